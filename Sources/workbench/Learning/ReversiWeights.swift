// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import EngineCore
import Files
import Reversi

struct ReversiWeights: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reversi",
    abstract:
      "The weights of Reversi's evaluation, from games of the engine against itself, and its opening book.",
    subcommands: [
      Play.self, Fit.self, Value.self, Correct.self, Errors.self, Deviations.self, ReversiBook.self,
    ])
}

extension ReversiWeights {
  struct Play: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract:
        "Plays games into a file; what is in it already is not played again. Files of parts may be joined.")

    @Argument(help: "The file of games.")
    var games: String
    @Option(help: "The weights to play with; without them those made by hand.")
    var weights: String?
    @Option(help: "How many games there are in all parts together.")
    var count = 100_000
    @Option(help: "The number of the first game.")
    var first = 0
    @Option(help: "Which part of the games, such as 1/4.")
    var part = Part()
    @Option(help: "Plies that each move is searched.")
    var depth = 4
    @Option(help: "Empty squares from which on the game is played exactly.")
    var exact = 16
    @Option(help: "One move in so many is left to chance; 0: none.")
    var stray: UInt64 = 20
    @Option(help: "Discs; of openings that are worth more to either side three in four are dropped.")
    var balance = 64

    func run() throws {
      let bytes = File.bytes(games) ?? []
      let (done, whole) = SelfPlay.count(bytes)
      let file = try GrowingFile(games, keeping: whole)
      var play = SelfPlay(
        weights: try weights.map(needWeights), depth: depth, exactEmpty: exact, stray: stray, balance: balance
      )
      let numbers = (first..<first + count).filter(part.contains)
      for (index, number) in numbers.enumerated().dropFirst(done) {
        file.append(play.play(UInt64(number)))
        if (index + 1).isMultiple(of: 1000) { tell("\(index + 1) of \(numbers.count) games") }
      }
    }
  }

  struct Fit: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Learns the weights from files of games, and of positions with values.")

    @Argument(help: "Where the weights go.")
    var weights: String
    @Argument(help: "Files of games.")
    var games: [String]
    @Option(
      parsing: .upToNextOption,
      help:
        "Files of positions and values. With as many empty squares as they have, nothing is learned from the games."
    )
    var positions: [String] = []
    @Option(help: "Weights to go on from; without them it begins by chance.")
    var from: String?
    @Option(help: "How much the value of a position is that of later ones where the end is far, 0 to 1.")
    var trust: Float = 0.3
    @Option(help: "How much positions count that were looked at aside.")
    var aside: Float = 0.35
    @Option(parsing: .upToNextOption, help: "How large the steps are in each round through all positions.")
    var rates: [Float] = WeightsTrainer.rates

    func run() throws {
      let trainer = WeightsTrainer(
        files: try games.map(needFile), positions: try needPositions(positions), trust: trust, aside: aside,
        rates: rates)
      try writeFile(weights, trainer.make(from: from.map(needWeights), tell))
    }
  }

  struct Value: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract:
        "Values positions out of a file of games by a deep search, to measure weights by or to learn from. Goes on where it was."
    )

    @Argument(help: "The file of positions and values.")
    var positions: String
    @Argument(help: "A file of games; one that nothing is learned from, to measure by.")
    var games: String
    @Option(help: "The weights to search with.")
    var weights: String?
    @Option(parsing: .upToNextOption, help: "Numbers of empty squares, one for each game in turn.")
    var empty = [20, 32, 38, 44, 50]
    @Flag(help: "All of these numbers for each game.")
    var all = false
    @Flag(help: "Positions after moves that were looked at aside.")
    var aside = false
    @Option(help: "Plies of the search; up to 20 empty squares are always solved.")
    var depth = 18
    @Option(help: "Which part of the games, such as 1/4.")
    var part = Part()

    func run() throws {
      let whole = wholeLines(File.bytes(positions) ?? [])
      let done = whole.count { $0 == 10 }
      let file = try GrowingFile(positions, keeping: whole.count)
      var search = EvaluationErrors(weights: try weights.map(needWeights))
      let games = SelfPlay.games(try needFile(games)).enumerated().filter { part.contains($0.offset) }
      let wanted = games.lazy.flatMap { number, game in
        (all ? empty : [empty[number / part.count % empty.count]]).map { (game, $0) }
      }
      for (game, empty) in wanted.dropFirst(done) {
        let line = search.value(game, empty: empty, depth: empty <= 20 ? empty : depth, isAside: aside)
        file.append(Array("\(line ?? "-")\n".utf8))
      }
    }
  }

  struct Errors: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "How far the evaluation is from the values of deep searches.")

    @Argument(help: "Files of positions and values.")
    var positions: [String]
    @Option(help: "The weights to measure.")
    var weights: String
    @Option(parsing: .upToNextOption, help: "Plies of the search that is held against the deep one.")
    var depth = [1, 8]

    func run() throws {
      var errors = EvaluationErrors(weights: try needWeights(weights))
      for line in errors.report(try needPositions(positions), depths: depth) { tell(line) }
    }
  }

  struct Deviations: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "How far shallow searches stray from deep ones, beside what ProbCut takes for that.")

    @Argument(help: "A file of games.")
    var games: String
    @Option(help: "The weights to search with.")
    var weights: String?
    @Option(help: "How many games, one position of each.")
    var count = 20_000
    @Option(help: "Which part of the games, such as 1/4.")
    var part = Part()
    @Option(help: "Plies of the deepest search.")
    var depth = 8

    func run() throws {
      var deviations = SearchDeviations(weights: try weights.map(needWeights), depth: depth)
      let games = SelfPlay.games(try needFile(games)).prefix(max(0, count)).enumerated()
      for (number, game) in games where part.contains(number) {
        deviations.look(at: game, number: number / part.count)
      }
      for line in deviations.report { tell(line) }
    }
  }
}

/// The positions in files of positions and values; other lines are skipped.
func needPositions(_ paths: [String]) throws -> [ValuedPosition] {
  try paths.flatMap { path in
    String(decoding: try needFile(path), as: UTF8.self).split(separator: "\n").compactMap {
      ValuedPosition($0)
    }
  }
}

/// The weights in a file that must be good.
func needWeights(_ path: String) throws -> Network {
  guard let weights = WeightsFile.read(try needFile(path)) else {
    throw ValidationError("'\(path)' is no file of weights as fit makes them.")
  }
  return weights
}
