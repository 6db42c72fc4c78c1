// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Runs the program that lies beside the tests, and holds it to the contract of the command line.
struct CommandTests {
  struct Outcome {
    var output: [String]
    var errors: [String]
    var status: Int32
  }

  private static let program = built("quartet")

  /// A program that lies beside the tests.
  static func built(_ name: String) -> URL {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: name)
  }

  private func run(
    _ arguments: String, of program: String = "quartet", input: String = "",
    environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = Self.built(program)
    process.arguments = arguments.split(separator: " ").map(String.init)
    // Without a display no window can open by mistake. A fault that Scripts/mutations planted is planted there, too.
    let planted = ProcessInfo.processInfo.environment.filter {
      ["QUARTET_FAULT", "QUARTET_REACHED"].contains($0.key)
    }
    process.environment = ["PATH": "/usr/bin:/bin", "SDL_VIDEODRIVER": "none-at-all"]
      .merging(planted) { $1 }.merging(environment) { $1 }
    let pipes = (input: Pipe(), output: Pipe(), errors: Pipe())
    process.standardInput = pipes.input
    process.standardOutput = pipes.output
    process.standardError = pipes.errors
    try process.run()
    try pipes.input.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try pipes.input.fileHandleForWriting.close()
    let output = try pipes.output.fileHandleForReading.readToEnd() ?? Data()
    let errors = try pipes.errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    func lines(_ data: Data) -> [String] {
      String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }
    return Outcome(output: lines(output), errors: lines(errors), status: process.terminationStatus)
  }

  /// Swift brings its own, beside itself.
  private static let compiler = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .flatMap { folder in ["cc", "clang", "gcc"].map { "\(folder)/\($0)" } }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test(
    "A library that changes the environment before the program begins takes no argument away",
    .enabled(if: compiler != nil), arguments: ["quartet", "workbench"])
  func preloaded(program: String) throws {
    let library = FileManager.default.temporaryDirectory.appending(path: "preloaded-\(UUID()).so")
    defer { try? FileManager.default.removeItem(at: library) }
    let cc = Process()
    cc.executableURL = URL(filePath: try #require(Self.compiler))
    cc.arguments = ["-shared", "-fPIC", "-x", "c", "-o", library.path, "-"]
    let source = Pipe()
    cc.standardInput = source
    try cc.run()
    let code = """
      #include <stdlib.h>
      __attribute__((constructor)) static void begin(void) { setenv("QUARTET_PRELOADED", "1", 1); }

      """
    try source.fileHandleForWriting.write(contentsOf: Data(code.utf8))
    try source.fileHandleForWriting.close()
    cc.waitUntilExit()
    #expect(cc.terminationStatus == 0)
    let outcome = try run("--help", of: program, environment: ["LD_PRELOAD": library.path])
    #expect(outcome.status == 0 && outcome.output.joined().contains(program) && outcome.errors.isEmpty)
    guard program == "quartet" else { return }
    let solved = try run(
      "solve connect-four", input: "1212121\n", environment: ["LD_PRELOAD": library.path])
    #expect(solved.output.first == "-18", "\(solved)")
    let wrong = try run("--no-such-flag", environment: ["LD_PRELOAD": library.path])
    #expect(wrong.status == 64 && wrong.errors.count == 1)
  }

  @Test("A NUL byte belongs to its line", arguments: ["solve connect-four", "gtp reversi", "nboard"])
  func nulByte(arguments: String) throws {
    let (one, other) = arguments.hasPrefix("solve") ? ("444", "4444") : ("name", "version")
    let outcome = try run(arguments, input: "\(one)\0x\n\(other)\n")
    let plain = try run(arguments, input: "\(other)\n")
    #expect(outcome.output.suffix(plain.output.count) == plain.output[...], "\(outcome)")
    #expect(outcome.output.count > plain.output.count || arguments == "nboard")
  }

  @Test("The help of gtp lists the games that speak it")
  func helpOfGTP() throws {
    let help = try run("help gtp").output.joined(separator: " ")
    let talkers = ["quarto", "connect-four", "reversi", "pentominoes"].filter { game in
      (try? run("gtp \(game)", input: "quit\n").status) == 0
    }
    #expect(!talkers.isEmpty)
    for game in ["quarto", "connect-four", "reversi", "pentominoes"] {
      #expect(help.contains(game) == talkers.contains(game), "\(game): \(help)")
    }
  }

  @Test(
    "Version and help go to standard output",
    arguments: ["--version", "--help", "solve --help", "help", "help solve"]
  )
  func information(arguments: String) throws {
    let outcome = try run(arguments)
    #expect(outcome.status == 0)
    #expect(outcome.output.joined().contains("quartet"))
    #expect(outcome.errors.isEmpty)
  }

  @Test(
    "Wrong use: one line that says what is wrong and what is allowed, status 64",
    arguments: [
      "--foo", "--game chess", "--game", "--window 3x3", "--window 800", "--window 800x", "--window 0x0",
      "--window 99999x99999", "--window -800x600", "--renderer gl", "--theme blue", "--text-size 99",
      "--text-size 201", "--scale 99", "--scale 1.5", "--text-size large", "--seed x", "--seed -1",
      "--seed 99999999999999999999999", "foo", "solve", "solve chess", "solve connect-four --threads 0",
      "solve connect-four --threads many", "solve connect-four --rules lines",
      "solve connect-four --rules stars", "solve connect-four extra", "solve connect-four --level 1",
      "move connect-four --level 6", "move connect-four --level", "move connect-four --time-ms 0",
      "move connect-four --time-ms soon", "move connect-four --seed 1.5", "bench", "bench chess",
      "perft connect-four", "perft connect-four -1", "perft connect-four x", "prove reversi",
      "prove connect-four --memory 0", "prove",
      "--mute solve connect-four", "solve connect-four --mute", "--seed 1 bench connect-four",
      "no-such.quartet", "/usr", "--game quarto /etc/passwd", "/etc/passwd /etc/passwd",
    ])
  func wrongUse(arguments: String) throws {
    let outcome = try run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.count == 1)
    #expect(outcome.errors.first?.contains("allowed") == true)
  }

  @Test(
    "Wrong use of the tools for developers",
    arguments: [
      "match connect-four 1 2 --games=-1", "match connect-four 1 2 --opening=-1",
      "match connect-four / random", "match connect-four /@ random", "match connect-four 1/2@ random",
      "match connect-four 1 2 --rules abc", "match quarto 1 2 --rules abc",
      "check connect-four --limit=-1 /etc/passwd", "check connect-four no-such-file", "pace chess",
    ])
  func wrongUseOfTools(arguments: String) throws {
    let outcome = try run(arguments, of: "workbench")
    #expect(outcome.status == 64 && outcome.output.isEmpty)
    #expect(outcome.errors.first?.hasPrefix("Error: ") == true)
  }

  @Test("Strengths play each other, and a rival that errs less wins more")
  func aMatch() throws {
    let outcome = try run("match connect-four perfect random --games 2 --seed 5", of: "workbench")
    #expect(
      outcome.output.prefix(2) == [
        "perfect moving first against random: 1 won, 0 drawn, 0 lost",
        "perfect moving second against random: 1 won, 0 drawn, 0 lost",
      ])
  }

  @Test("Without a display one line says so, status 69")
  func noDisplay() throws {
    let outcome = try run("--mute")
    #expect(outcome.status == 69)
    #expect(outcome.errors.count == 1)
  }

  @Test("Each line is answered in order; blank lines and comments are not")
  func lines() throws {
    let outcome = try run(
      "solve connect-four", input: "; a comment\n\n44444422222266116611\n   \n 121212 \r\n1212121\n")
    #expect(outcome.output.count == 3)
    #expect(outcome.output.dropFirst() == ["18", "-18"])
    #expect(outcome.errors.isEmpty)
    #expect(outcome.status == 0)
  }

  @Test("A malformed line is answered, the next one is read, and the status is 1")
  func malformed() throws {
    let outcome = try run("solve connect-four --moves", input: "48\n121212\nhello\n4444444\n12121212\n")
    #expect(outcome.output.count == 5)
    for index in [0, 2, 3, 4] { #expect(outcome.output[index].hasPrefix("error: ")) }
    #expect(outcome.output[1].hasPrefix("18 "))
    #expect(outcome.output[1].split(separator: " ").count == 8)
    #expect(outcome.status == 1)
  }

  @Test("What the explainer says of a move is a value: reason, cost, weight, and what the coach would do")
  func explained() throws {
    struct Line: Decodable {
      struct Reason: Decodable {
        struct Reply: Decodable { var idea: String, move: String }
        var idea: String, move: String, cells: [String], certain: Bool, lets: Reply?
      }
      struct Coach: Decodable { var stops: Bool, explains: Bool }
      struct Move: Decodable { var reason: Reason?, cost: Int?, weight: Double, coach: Coach, words: String }
      var moves: [Move]
    }
    let outcome = try run("analyse connect-four --time-ms 100", input: "3 4 4 4 1 3 5 3 4 3 4 3\n")
    let line = try JSONDecoder().decode(Line.self, from: Data(outcome.output.joined().utf8))
    let missed = try #require(line.moves.dropFirst(10).first)
    let reason = try #require(missed.reason)
    #expect(reason.idea == "overlooked threat" && reason.move == "4" && reason.certain)
    #expect(reason.lets?.move == "3" && reason.lets?.idea == "wins" && reason.cells.count == 4)
    #expect(missed.coach.stops && missed.coach.explains && missed.weight >= 0.5)
    #expect(missed.words.hasPrefix("That does not stop "))
    let last = try #require(line.moves.last)
    #expect(
      last.reason == nil && last.cost == nil && last.weight == 0 && !last.coach.stops && !last.coach.explains)
  }

  /// Ten megabytes, which nobody keeps; the line after it is answered.
  @Test(arguments: ["solve connect-four", "analyse connect-four", "move quarto"])
  func aLineWithoutEnd(command: String) throws {
    let outcome = try run(command, input: String(repeating: "4 ", count: 5_000_000) + "\n;\n4 4 4 4 4 4 4\n")
    #expect(outcome.output.count == 2)
    #expect(outcome.output.first?.contains("too long; allowed are 65536 bytes") == true)
    #expect(outcome.output.last?.hasPrefix("error: ") == true, "the next line is read")
    #expect(outcome.status == 1)
  }

  @Test("An answer that cannot be written ends the program with a sentence", arguments: ["solve", "move"])
  func aFullDisk(command: String) throws {
    let process = Process()
    let (input, errors) = (Pipe(), Pipe())
    process.executableURL = Self.program
    process.arguments = [command, "connect-four"]
    process.standardInput = input
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: "/dev/full"))
    process.standardError = errors
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data("121212\n121212\n".utf8))
    try input.fileHandleForWriting.close()
    let said = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == EX_IOERR)
    #expect(said == "quartet: the answer cannot be written: No space left on device\n")
  }

  @Test(
    "A book that is missing or damaged is said once, and the engine goes on", arguments: [nil, 10, 150_000])
  func withoutABook(damage: Int?) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "quartet-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let book = root.appending(path: "Assets/books/connect-four.book")
    try FileManager.default.createDirectory(
      at: book.deletingLastPathComponent(), withIntermediateDirectories: true)
    if let damage {
      let sources = URL(filePath: #filePath).deletingLastPathComponent()
      var bytes = try Data(contentsOf: sources.appending(path: "../../Assets/books/connect-four.book"))
      bytes[damage] ^= 0x40
      try bytes.write(to: book)
    }
    let outcome = try run(
      "move connect-four --level perfect", input: "121212\n121212\n",
      environment: ["QUARTET_ASSETS": root.path])
    #expect(outcome.output == ["1", "1"] && outcome.status == 0)
    let how = damage == nil ? "missing" : "damaged"
    #expect(
      outcome.errors == ["quartet: books/connect-four.book is \(how); the bots know less without it."])
  }

  @Test("An answer comes before the next line is asked for")
  func flushed() throws {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = ["move", "connect-four"]
    let pipes = (input: Pipe(), output: Pipe())
    process.standardInput = pipes.input
    process.standardOutput = pipes.output
    try process.run()
    for (line, answer) in [("121212\n", "1\n"), ("12121\n", "1\n")] {
      try pipes.input.fileHandleForWriting.write(contentsOf: Data(line.utf8))
      #expect(pipes.output.fileHandleForReading.availableData == Data(answer.utf8))
    }
    try pipes.input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test("The book is found: the first moves are known at once")
  func book() throws {
    #expect(try run("solve connect-four --moves", input: "-\n").output == ["1 -2 -1 0 1 0 -1 -2"])
    #expect(try run("move connect-four", input: "-\n4\n").output == ["4", "4"])
  }

  @Test("Equal seeds give equal moves", arguments: 1...5)
  func seeds(level: Int) throws {
    let arguments = "move connect-four --level \(level) --seed 7"
    let first = try run(arguments, input: "4435\n44\n-\n")
    #expect(first.output.count == 3)
    #expect(try run(arguments, input: "4435\n44\n-\n").output == first.output)
  }

  @Test("In a talk a level plays as it does on a line, as well or as badly")
  func levelsOfTalks() throws {
    for (level, isSure) in [("1", false), ("perfect", true)] {
      let moves = try (1...4).map { seed in
        try run("gtp connect-four --level \(level) --seed \(seed)", input: "play b 4\ngenmove w\n").output
          .last
      }
      #expect((Set(moves).count == 1) == isSure, "\(level): \(moves)")
    }
  }

  @Test("The leaves of the move tree")
  func perft() throws {
    #expect(try run("perft connect-four 0").output == ["1"])
    #expect(try run("perft connect-four 7").output == ["823536"])
  }

  /// How the engines search is kept in `Signatures.txt`; who changes that on purpose changes the file and says so.
  /// The benchmark ends with four lines; alone, and with two threads where these share the work.
  @Test(
    "Every engine searches as it did, and its signature does not depend on threads", arguments: keptSignatures
  )
  func signatures(game: String, nodes: String) throws {
    let outcome = try run("bench \(game)")
    #expect(outcome.output.last == "signature: \(nodes)" && outcome.status == 0)
    let last = outcome.output.suffix(4).map { String($0.prefix { $0 != ":" }) }
    #expect(last == ["nodes", "seconds", "nodes/s", "signature"])
    guard ["connect-four", "reversi"].contains(game) else { return }
    #expect(try run("bench \(game) --threads 2").output.last == outcome.output.last)
  }

  @Test("The signature of every game is kept")
  func everySignature() throws {
    let wrong = try run("bench no-such-game").errors.joined()
    for (game, _) in keptSignatures { #expect(wrong.contains(game)) }
    #expect(keptSignatures.count == wrong.split(separator: "'").count { $0.contains(/^[a-z-]+$/) } - 1)
  }
}

/// Games and their signatures.
private let keptSignatures: [(String, String)] = {
  let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Signatures.txt")
  let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n")
  return lines.map { $0.split(separator: " ").map(String.init) }.map { ($0[0], $0[1]) }
}()
