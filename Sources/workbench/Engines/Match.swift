// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import CommandKit
import EngineCore
import GameCore

/// Lets two strengths of a game's bot play each other, changing seats after every game.
struct Match: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Two strengths play each other.")

  @Argument(help: "The game.")
  var game: GameName
  @Argument(
    help:
      "random, 1 to 6 in any fraction (6 is perfect), perfect, a rival of the game, 'gtp:COMMAND', or A/B@N: A for the first N moves of the game, then B."
  )
  var first: String
  @Argument(help: "The same for the other.")
  var second: String
  @Option(help: "How many games.")
  var games: Whole<1, 1_000_000> = 100
  @Option(help: "Seed of the first game.")
  var seed: UInt64 = 1
  @Option(help: "How many random moves begin each pair of games, which has the seats changed.")
  var opening: Whole<0, 1000> = 0
  @Option(help: "The game's rules, where it has several.")
  var rules: String?

  private enum Style {
    case random
    case bot(Skill)
    case rival(Rival.Kind)
    case program(GTPProgram)
  }

  /// Who plays: one style up to a move, then another.
  private struct Player {
    var early: Style
    var late: Style
    var change = 0
    var program: GTPProgram? { if case .program(let program) = early { program } else { nil } }

    init(_ text: String, rivals: [Rival.Kind]) throws {
      if text.hasPrefix("gtp:") {
        early = .program(try GTPProgram(String(text.dropFirst(4))))
        late = early
        return
      }
      let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      early = try Self.style(parts.first ?? text, rivals)
      late = early
      guard parts.count == 2 else { return }
      let rest = parts[1].split(separator: "@", omittingEmptySubsequences: false).map(String.init)
      guard rest.count == 2, let move = Int(rest[1]), move >= 0 else {
        throw ValidationError("'\(text)' is no player; allowed is A/B@N, such as 3/perfect@14")
      }
      late = try Self.style(rest[0], rivals)
      change = move
    }

    private static func style(_ text: String, _ rivals: [Rival.Kind]) throws -> Style {
      if text == "random" { return .random }
      if let rival = rivals.first(where: { $0.rawValue == text }) { return .rival(rival) }
      if let strength = Strength(argument: text) { return .bot(Skill(strength)) }
      if let step = Double(text), (1...Skill.best).contains(step) { return .bot(Skill(step: step)) }
      let known = ["random"] + Strength.allValueStrings + rivals.map(\.rawValue)
      throw ValidationError("'\(text)' is no player; allowed: \(known.joined(separator: ", "))")
    }
  }

  func run() throws { try play(game.type) }

  private func play<Played: Game>(_ type: Played.Type) throws {
    let engine = Played.Engine(resources: AssetFolder.find().resources)
    let players = try [first, second].map { try Player($0, rivals: Rival.kinds(of: type)) }
    let options = GameOptions(rules: try game.checked(rules: rules, of: type.makeConsole(.none)), of: type)
    var results: [Seat: [Int]] = [.first: [0, 0, 0], .second: [0, 0, 0]]
    var slowest = [Duration.zero, .zero]
    for number in 0..<games.value {
      // The first player has the first seat in even games.
      let seat: Seat = number.isMultiple(of: 2) ? .first : .second
      var random = SeededRandom(seed: seed &+ UInt64(number))
      let (line, beginning) = try opened(type, options, pair: UInt64(number / 2))
      var position = beginning
      for player in players { try player.program?.start(line.map(\.description)) }
      var moves = 0
      while Played.outcome(of: position) == nil {
        let index = Played.turn(in: position) == seat ? 0 : 1
        let chance = random.next()
        let start = ContinuousClock.now
        let move: Played.Move?
        switch moves < players[index].change ? players[index].early : players[index].late {
        case .random: move = Played.legalMoves(in: position).randomElement(using: &random)
        case .bot(let skill):
          move = engine.choose(
            in: position, strength: skill.strength(seed: chance), seed: chance, control: SearchControl())
        case .rival(let kind): move = Rival.move(kind, in: position, of: type, seed: chance)
        case .program(let program):
          let legal = Played.legalMoves(in: position)
          let isForced = legal.count == 1 && legal.first?.description == "pass"
          let isFirst = Played.turn(in: position) == .first
          move = isForced ? legal.first : Played.Move(try program.choose(isFirst: isFirst))
        }
        slowest[index] = max(slowest[index], ContinuousClock.now - start)
        guard let move, let next = Played.playing(move, in: position) else {
          throw ValidationError("no move in \(Played.notation(of: position))")
        }
        let isFirst = Played.turn(in: position) == .first
        try players[1 - index].program?.play(move.description, isFirst: isFirst)
        position = next
        moves += 1
      }
      let winner = Played.outcome(of: position)?.winner
      results[seat]?[winner == nil ? 1 : winner == seat ? 0 : 2] += 1
    }
    for (seat, title) in [(Seat.first, "moving first"), (.second, "moving second")] {
      let counts = results[seat] ?? [0, 0, 0]
      print("\(first) \(title) against \(second): \(counts[0]) won, \(counts[1]) drawn, \(counts[2]) lost")
    }
    print("slowest move: \(first) \(slowest[0]), \(second) \(slowest[1])")
  }

  /// The start, or where the random moves of this pair of games lead; never to the end of a game.
  private func opened<Played: Game>(
    _ type: Played.Type, _ options: GameOptions, pair: UInt64
  ) throws -> (moves: [Played.Move], position: Played.Position) {
    var random = SeededRandom(seed: seed &+ pair &* 0x1_0001)
    for _ in 0..<1000 {
      var position = Played.start(options)
      var moves: [Played.Move] = []
      for _ in 0..<opening.value {
        guard let move = Played.legalMoves(in: position).randomElement(using: &random),
          let next = Played.playing(move, in: position)
        else { break }
        position = next
        moves.append(move)
      }
      if Played.outcome(of: position) == nil { return (moves, position) }
    }
    throw ValidationError("--opening \(opening.value) is too long; allowed are fewer moves than a game has")
  }
}
