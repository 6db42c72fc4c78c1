// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import CommandKit
import EngineCore
import Glibc
import Screen

/// The root command: without a subcommand it opens the window.
@main
struct Quartet: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quartet",
    abstract: "Four board games in one box. Without a subcommand the window opens.",
    usage: "quartet [<options>] [<file>] | quartet <subcommand>",
    version: Version.line,
    subcommands: [
      Solve.self, Move.self, Evaluate.self, Bench.self, Perft.self, Prove.self, GTP.self, NBoard.self,
      Analyse.self, Read.self, Puzzles.self, Export.self, Import.self,
    ])

  @OptionGroup var window: WindowOptions

  func run() throws {
    gatherHeap()
    let files = AssetFolder.find()
    do {
      guard files.isThere else {
        let problem =
          "The pictures are missing: there is no folder \(files.assets). Please install Quartet anew."
        complain(problem)
        try showPlainly(problem, fonts: files.fonts)
        throw ExitCode(EX_SOFTWARE)
      }
      // Who has copied a move may leave.
      if let text = try runWindow(window.choices(), files) { LastCopy.stay(with: text, shrink: trimHeap) }
    } catch let error as ScreenError {
      fail(error.message, status: error.isUnavailable ? EX_UNAVAILABLE : EX_SOFTWARE)
    }
  }

  static func main() {
    // The parser gives the root command every flag that it has too: `move --seed 7` would set the seed of the window.
    let arguments = Array(Arguments.all.dropFirst())
    let called = arguments.first
    // `help` alone is that of the window; `help solve` would be taken for a file.
    let asksForHelp = called == "help" && arguments.count > 1
    let root: any ParsableCommand.Type =
      asksForHelp || isSubcommand(called) ? CommandsAlone.self : Quartet.self
    do {
      var command = try root.parseAsRoot(called == "help" && !asksForHelp ? ["--help"] : arguments)
      try command.run()
      flushAnswers()
    } catch {
      // Help and version go to standard output.
      if root.exitCode(for: error) == .success { root.exit(withError: error) }
      if let status = error as? ExitCode { Glibc.exit(status.rawValue) }
      fail(UsageLine.line(for: error), status: EX_USAGE)
    }
  }
}

extension Quartet {
  static func isSubcommand(_ name: String?) -> Bool {
    configuration.subcommands.contains { $0._commandName == name }
  }
}

/// The subcommands without the flags of the window.
private struct CommandsAlone: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quartet", version: Quartet.configuration.version,
    subcommands: Quartet.configuration.subcommands)
}
