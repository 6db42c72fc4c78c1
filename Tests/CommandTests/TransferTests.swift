// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Export, import and damaged texts, by command.
struct TransferTests {
  private func run(_ arguments: [String], of program: String = "quartet") throws -> (
    output: String, errors: String, status: Int32
  ) {
    let process = Process()
    process.executableURL = CommandTests.built(program)
    process.arguments = arguments
    let pipes = (output: Pipe(), errors: Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipes.output
    process.standardError = pipes.errors
    try process.run()
    let output = try pipes.output.fileHandleForReading.readToEnd() ?? Data()
    let errors = try pipes.errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (
      String(decoding: output, as: UTF8.self), String(decoding: errors, as: UTF8.self),
      process.terminationStatus
    )
  }

  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "quartet-transfer-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private static func file(_ moves: String) -> String {
    """
    {"format": "quartet-history", "version": 1, "running": [], "past": [
      {"id": "00112233445566778899aabbccddeeff", "game": "connect-four", "opponent": "bot", "level": 3,
       "first": "turns", "switches": {}, "ownSeat": "first", "seed": "5", "moves": \(moves), "seconds": 20.5,
       "winner": "first", "how": "with four in a column", "finished": 1700000000}]}
    """
  }

  @Test func whatIsImportedIsExportedAgain() throws {
    try inFolder { folder in
      let (one, two) = (folder.appending(path: "one.json"), folder.appending(path: "two.json"))
      try Self.file(#"["1", "2", "1", "2", "1", "2", "1"]"#).write(to: one, atomically: true, encoding: .utf8)
      let data = ["--data-dir", folder.appending(path: "data").path]
      #expect(try run(["import", one.path] + data).output == "1 of 1 game added\n")
      #expect(try run(["import", one.path] + data).output == "0 of 1 game added\n")
      #expect(try run(["export", two.path] + data).output == "1 finished game written to \(two.path)\n")
      let document = try #require(
        try JSONSerialization.jsonObject(with: Data(contentsOf: two)) as? [String: Any])
      let game = try #require((document["past"] as? [[String: Any]])?.first)
      #expect(game["id"] as? String == "00112233445566778899aabbccddeeff")
      #expect(game["winner"] as? String == "first" && game["level"] as? Int == 3)
    }
  }

  /// A game that was not over is one, too, and of two states of it the longer one counts.
  @Test func unfinishedGamesAreCounted() throws {
    func file(_ moves: String) -> String {
      """
      {"format": "quartet-history", "version": 2, "past": [], "running": [
        {"id": "00112233445566778899aabbccddeeff", "game": "connect-four", "opponent": "bot", "level": 3,
         "first": "you", "switches": {}, "ownSeat": "first", "seed": "5", "moves": \(moves), "seconds": 20.5}]}
      """
    }
    try inFolder { folder in
      let (one, two) = (folder.appending(path: "one.json"), folder.appending(path: "two.json"))
      let data = ["--data-dir", folder.appending(path: "data").path]
      for moves in [#"["1", "2"]"#, #"["1", "2", "1", "2"]"#] {
        try file(moves).write(to: one, atomically: true, encoding: .utf8)
        #expect(try run(["import", one.path] + data).output == "1 of 1 game added\n")
        #expect(try run(["import", one.path] + data).output == "0 of 1 game added\n")
      }
      #expect(
        try run(["export", two.path] + data).output
          == "0 finished and 1 unfinished game written to \(two.path)\n")
    }
  }

  /// Solutions come and go with the games; one that does not solve its puzzle keeps all out.
  @Test(arguments: [
    ("LLPPPYYYYT", true), ("LLPPPYYYYF", false), ("LLPPPYYYY#", false), ("", false),
  ])
  func solutionsAreChecked(lastRow: String, isRight: Bool) throws {
    let solution = "IFNNNZZVVV/IFFFNNZUUV/ILFWWXZZUV/ILWWXXXUUT/ILWPPXYTTT/\(lastRow)"
    let text = """
      {"format": "quartet-history", "version": 2, "past": [], "running": [], "solutions": [
        {"game": "pentominoes", "start": "", "solution": "\(solution)", "found": 1700000000}]}
      """
    try inFolder { folder in
      let (one, two) = (folder.appending(path: "one.json"), folder.appending(path: "two.json"))
      try text.write(to: one, atomically: true, encoding: .utf8)
      let data = ["--data-dir", folder.appending(path: "data").path]
      let outcome = try run(["import", one.path] + data)
      #expect(outcome.status == (isRight ? 0 : 65))
      #expect(
        outcome.errors
          == (isRight ? "" : "quartet: in solution 1: “solution” does not solve “start”.\n"))
      // A file that is refused makes no folder.
      #expect(try run(["export", two.path] + data).status == (isRight ? 0 : 66))
      if isRight { #expect(try String(contentsOf: two, encoding: .utf8).contains(solution)) }
    }
  }

  @Test(arguments: [
    (#"["1", "2", "9"]"#, "in game 1: move 3, “9”, is not possible."),
    (#"["1", "2"]"#, "in game 1: the result is not what the moves come to."),
    (#""1 2""#, "the file is damaged: past, number 1, moves is of another kind."),
  ])
  func aWrongFileIsOneLineAndStatus65(moves: String, words: String) throws {
    try inFolder { folder in
      let file = folder.appending(path: "one.json")
      try Self.file(moves).write(to: file, atomically: true, encoding: .utf8)
      let data = ["--data-dir", folder.appending(path: "data").path]
      let outcome = try run(["import", file.path] + data)
      #expect(outcome.status == 65 && outcome.errors == "quartet: \(words)\n")
      #expect(try run(["export", file.path] + data).status == 66)
    }
  }

  @Test func aFileThatCannotBeWrittenIsOneLineAndStatus73() throws {
    try inFolder { folder in
      let file = folder.appending(path: "one.json")
      try Self.file(#"["1", "2", "1", "2", "1", "2", "1"]"#).write(
        to: file, atomically: true, encoding: .utf8)
      #expect(try run(["import", file.path, "--data-dir", folder.path]).status == 0)
      let outcome = try run(["export", "/proc/none/x.json", "--data-dir", folder.path])
      #expect(outcome.status == 73 && outcome.errors.split(separator: "\n").count == 1)
    }
  }

  /// What would have been overwritten with nothing stays.
  @Test func anExportOfNothingIsNone() throws {
    try inFolder { folder in
      let file = folder.appending(path: "backup.quartet")
      try "backup".write(to: file, atomically: true, encoding: .utf8)
      let mistyped = folder.appending(path: "mistyped").path
      let missing = try run(["export", file.path, "--data-dir", mistyped])
      #expect(missing.status == 66 && missing.errors == "quartet: there is no history in \(mistyped).\n")
      #expect(!FileManager.default.fileExists(atPath: mistyped))
      try FileManager.default.createDirectory(atPath: mistyped, withIntermediateDirectories: true)
      try "no database".write(toFile: mistyped + "/quartet.db", atomically: true, encoding: .utf8)
      let damaged = try run(["export", file.path, "--data-dir", mistyped])
      #expect(
        damaged.status == 65
          && damaged.errors
            == "quartet: the history in \(mistyped) cannot be exported (it is damaged); nothing was written.\n"
      )
      #expect(try FileManager.default.contentsOfDirectory(atPath: mistyped) == ["quartet.db"])
      #expect(try String(contentsOf: file, encoding: .utf8) == "backup")
      for command in ["export", "import"] {
        for arguments in [[file.path, "--data-dir", ""], [""]] {
          let outcome = try run([command] + arguments)
          #expect(
            outcome.status == 64 && outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
        }
      }
    }
  }

  /// What an import finds wrong with the database itself is said, too.
  @Test func anImportIntoADamagedDatabaseSaysSo() throws {
    try inFolder { folder in
      let file = folder.appending(path: "one.json")
      try Self.file(#"["1", "2", "1", "2", "1", "2", "1"]"#).write(
        to: file, atomically: true, encoding: .utf8)
      try "no database".write(to: folder.appending(path: "quartet.db"), atomically: true, encoding: .utf8)
      let outcome = try run(["import", file.path, "--data-dir", folder.path])
      #expect(outcome.output == "1 of 1 game added\n" && outcome.status == 0)
      #expect(
        outcome.errors == "quartet: The history was damaged; it was set aside as quartet.damaged-1.db.\n")
    }
  }

  @Test func damagedTextsBreakNothing() throws {
    let outcome = try run(["fuzz", "--count", "1000", "--seed", "11"], of: "workbench")
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.hasPrefix("inputs: 1000\n"))
    #expect(try Self.number(after: "files shown: ", outcome.output) > 0)
    #expect(try Self.number(after: "pictures: ", outcome.output) > 100)
  }

  private static func number(after words: String, _ output: String) throws -> Int {
    let line = try #require(output.split(separator: "\n").first { $0.hasPrefix(words) })
    return try #require(Int(line.dropFirst(words.count).prefix { $0.isNumber }))
  }

  /// Every text that ever broke something, from the file to the picture.
  @Test func whatBrokeSomethingOnceBreaksNothing() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { folder + "/" + $0 }
    #expect(files.count > 10)
    let outcome = try run(["fuzz"] + files, of: "workbench")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    // Those whose values are in range are shown, all others refused.
    #expect(outcome.output.contains("files shown: 4\n"), "\(outcome.output)")
  }
}
