// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CommandKit
import Files
import Foundation
import Testing

/// `quartet read`: what people have, by the command line.
struct ReadTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  private func run(_ arguments: [String], input: Data? = nil) throws -> (output: String, status: Int32) {
    let process = Process()
    process.executableURL = CommandTests.built("quartet")
    process.arguments = arguments
    process.environment = ["PATH": "/usr/bin:/bin", "SDL_VIDEODRIVER": "none-at-all"]
    let (given, told) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput, process.standardError) = (given, told, told)
    try process.run()
    try given.fileHandleForWriting.write(contentsOf: input ?? Data())
    try given.fileHandleForWriting.close()
    let output = try told.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: output, as: UTF8.self), process.terminationStatus)
  }

  private static func paste(_ target: String, _ name: String) -> String {
    root.appending(path: "\(target)/Data/pastes/\(name)").path
  }

  @Test(
    "Files are read, and refused with their form and place",
    arguments: [
      (
        "reversi", "ReversiTests", "reversi_C_pgn_thor.txt",
        "moves d3 c3 f5 f4 f3 d2 d1 e3 b3\t13-0\tAnn\tBen\n", 0
      ),
      (
        "reversi", "ReversiTests", "reversi_A_illegal21.txt",
        "error: transcript: move 21, a1, turns no disc.\n", 65
      ),
      (
        "reversi", "ReversiTests", "reversi_pos_OBF.txt",
        "position ------------------XO------XXX------OXX-----O-------------------- O moves\t*\n", 0
      ),
      ("connect-four", "ConnectFourTests", "c4_letters.txt", "moves 4 4 3 5 4 3 1 7\t*\n", 0),
      ("quarto", "QuartoTests", "quarto_bga.txt", "moves =5 a4 =7 b3 =c c2 =e d1\t1-0\tAnn\tBen\n", 0),
      (
        "pentominoes", "PentominoesTests", "pent_board_not5.txt",
        "error: board: 11 squares: not a multiple of five\n", 65
      ),
      (
        "pentominoes", "PentominoesTests", "pent_burrtools.xmpuzzle",
        "position ...../...../..... FILNPTUVWXYZ 3 moves\t*\n", 0
      ),
    ] as [(String, String, String, String, Int32)])
  func files(game: String, target: String, name: String, line: String, status: Int32) throws {
    let answer = try run(["read", game, Self.paste(target, name)])
    #expect(answer.output == line && answer.status == status)
    let bytes = try Data(contentsOf: URL(filePath: Self.paste(target, name)))
    let piped = try run(["read", game], input: bytes)
    #expect(piped.output == line && piped.status == status)
  }

  @Test func othersReadWhatIsWritten() throws {
    let game = Data("f5d6c3d3c4".utf8)
    #expect(try run(["read", "reversi", "--as", "transcript"], input: game).output == "f5d6c3d3c4\n")
    #expect(
      try run(["read", "reversi", "--as", "sgf"], input: game).output.hasPrefix("(;FF[4]GM[2]SZ[8];B[f5]"))
    #expect(try run(["read", "reversi", "--as", "ggf"], input: game).output.contains("B[F5]W[D6]"))
    let link = try run(["read", "connect-four", "--as", "link"], input: Data("4435".utf8))
    #expect(link.output == "https://connect4.gamesolver.org/?pos=4435\n")
    let wrong = try run(["read", "reversi", "--as", "picture"], input: game)
    #expect(wrong.status == 64 && wrong.output.contains("allowed: own, transcript, ggf, sgf"))
  }

  /// Packed by gzip with a name in its head, in UTF-16, and in Latin-1.
  @Test func bytesBecomeText() throws {
    let packed: [UInt8] = [
      0x1f, 0x8b, 0x8, 0x8, 0x0, 0x0, 0x0, 0x0, 0x2, 0xff, 0x61, 0x0, 0x4b, 0x33, 0x4d, 0x31, 0x4b, 0x36,
      0x4e, 0x31, 0x4e,
      0x36, 0xe1, 0x2, 0x0, 0x90, 0xe4, 0xe3, 0xb8, 0xb, 0x0, 0x0, 0x0,
    ]
    #expect(GivenBytes.text(of: packed) == "f5d6c3d3c4\n")
    #expect(Inflate.gzip(Array(packed.dropLast(12)), limit: 100) == nil)
    #expect(Inflate.gzip(packed, limit: 5) == nil)
    #expect(GivenBytes.text(of: [0xff, 0xfe, 0x66, 0, 0x35, 0]) == "f5")
    #expect(GivenBytes.text(of: [0xfe, 0xff, 0, 0x66, 0, 0x35]) == "f5")
    #expect(GivenBytes.text(of: [0x66, 0x35, 0xe9]) == "f5é")
  }

  /// A long text, which is packed with codes of its own and with what repeats.
  @Test func whatGzipPacksIsUnpacked() throws {
    var text = ""
    for number in 0..<3000 { text += "\(number * number % 997) voxel \(number % 7)\n" }
    let gzip = Process()
    gzip.executableURL = URL(filePath: "/bin/gzip")
    gzip.arguments = ["-c", "-n"]
    let (given, told) = (Pipe(), Pipe())
    (gzip.standardInput, gzip.standardOutput) = (given, told)
    try gzip.run()
    let data = Data(text.utf8)
    let writer = Thread {
      try? given.fileHandleForWriting.write(contentsOf: data)
      try? given.fileHandleForWriting.close()
    }
    writer.start()
    let packed = try told.fileHandleForReading.readToEnd() ?? Data()
    gzip.waitUntilExit()
    #expect(Inflate.gzip(Array(packed), limit: 1 << 20) == Array(text.utf8))
  }

  @Test func collectionsAreImported() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "collection-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = Self.paste("ReversiTests", "sample.wtb")
    #expect(try run(["import", "--data-dir", folder, file]).output == "5 of 5 games added\n")
    #expect(try run(["import", "--data-dir", folder, file]).output == "0 of 5 games added\n")
    let export = folder + "/out.quartet"
    _ = try run(["export", "--data-dir", folder, export])
    let text = try String(contentsOfFile: export, encoding: .utf8)
    #expect(text.components(separatedBy: "\"ownName\" : \"Ann\"").count == 6)
  }
}
