// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import CommandKit
import EngineCore
import Files
import GameCore

/// Finds puzzles, binds what was found into Assets/puzzles, and proves what lies there.
struct Puzzles: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Finds, binds and proves puzzles.",
    subcommands: [Find.self, Bind.self, Prove.self, Last.self, Work.self])

  /// Games in which puzzles are found.
  enum Source: String, ExpressibleByArgument, CaseIterable {
    case connectFour = "connect-four"
    case quarto, reversi

    var quarry: any Quarry.Type {
      switch self {
      case .connectFour: ConnectFourQuarry.self
      case .quarto: QuartoQuarry.self
      case .reversi: ReversiQuarry.self
      }
    }
  }
}

extension Puzzles {
  struct Find: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Looks for puzzles in games of bots; can be stopped and gone on with at any time.")

    @Argument(help: "The game.")
    var game: Source
    @Argument(help: "The file of what this part has found.")
    var work: String
    @Option(help: "How many games are looked at in all parts together.")
    var games = 4000
    @Option(help: "Which part of the games, such as 1/4.")
    var part = Part()

    func run() throws { try look(game.quarry) }

    private func look<Q: Quarry>(_ quarry: Q.Type) throws {
      let known = wholeLines(File.bytes(work) ?? [])
      let file = try GrowingFile(work, keeping: known.count)
      let done = PuzzleFile(known).done
      let maker = PuzzleMaker(quarry, AssetFolder.find().resources)
      for number in 0..<games where part.contains(number) && !done.contains(number) {
        let found = maker.look(at: number)
        let lines = found.map(\.line) + ["\(number)"]
        file.append(Array(lines.map { $0 + "\n" }.joined().utf8))
      }
    }
  }

  struct Bind: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Chooses puzzles and puts them into a file.")

    @Argument(help: "The game.")
    var game: Source
    @Argument(help: "The file of puzzles.")
    var file: String
    @Argument(help: "Files of what was found.")
    var work: [String] = []
    @Option(help: "A file of puzzles that are left out, images and parts of them, too.")
    var beside: String?
    @Option(help: "A file of puzzles that stay, under their names, where they are still good.")
    var keep: String?
    @Option(help: "How many times as many puzzles as a shelf has.")
    var times = 1

    func run() throws { try bind(game.quarry) }

    private func bind<Q: Quarry>(_ quarry: Q.Type) throws {
      let known = try beside.map { PackedPuzzle.list(try needFile($0)) } ?? []
      var binder = PuzzleBinder(quarry, times: times, beside: known)
      if let keep { binder.keep(PackedPuzzle.list(try needFile(keep))) }
      binder.take(try work.flatMap { PuzzleFile(wholeLines(try needFile($0))).found })
      let puzzles = binder.puzzles(measuredBy: PuzzleMaker(quarry, AssetFolder.find().resources))
      let lines =
        ["; id, grade, goal, rules that are switched on, position, solution, danger"]
        + puzzles.map(\.description)
      try writeFile(file, Array(lines.map { $0 + "\n" }.joined().utf8))
      tell("\(puzzles.count) puzzles")
      for (pack, count) in binder.missing { tell("\(pack): \(count) more are wanted") }
    }
  }

  struct Prove: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract:
        "Holds every puzzle of the program against an exact solver, and says how many bots solve each grade.")

    @Argument(help: "The game.")
    var game: Source

    func run() throws { try prove(game.quarry) }

    private func prove<Q: Quarry>(_ quarry: Q.Type) throws {
      let resources = AssetFolder.find().resources
      let maker = PuzzleMaker(quarry, resources)
      let puzzles = Q.G.packedPuzzles(resources)
      var faults = 0
      for puzzle in puzzles {
        guard let fault = maker.fault(of: puzzle) else { continue }
        faults += 1
        tell("\(puzzle.id): \(fault)")
      }
      tell("\(puzzles.count) puzzles, \(faults) faults")
      // Seeds that the grades were not made with.
      let seeds = 1000..<1004 as Range<UInt64>
      func row(_ name: String, _ puzzles: ArraySlice<PackedPuzzle>) {
        let shares = PuzzleSolver.allCases.map { solver in
          let solved = puzzles.reduce(0) { $0 + maker.solved($1, by: solver, seeds: seeds) }
          return "\(100 * solved / max(1, puzzles.count * seeds.count))"
        }
        tell("| \(name) | \(puzzles.count) | \(shares.joined(separator: " | ")) |")
      }
      tell("solved in percent by levels 1 to 5, and by a person")
      for grade in 1...5 { row("grade \(grade)", puzzles.filter { $0.grade == grade }[...]) }
      for pack in Set(puzzles.map(\.pack)).sorted() {
        let all = puzzles.filter { $0.pack == pack }
        for third in 0..<3 {
          row("\(pack), third \(third + 1)", all[all.count * third / 3..<all.count * (third + 1) / 3])
        }
      }
      if faults > 0 { throw ExitCode(1) }
    }
  }
}
