// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import Catalog
import EngineCore
import GameCore

/// Games that only a development build knows: one for debugging, or with `-Xswiftc -DEXAMPLES`.
private var developed: [any Game.Type] {
  #if DEBUG || EXAMPLES
  examples
  #else
  []
  #endif
}

/// A game of this box, by its name.
package struct GameName: ExpressibleByArgument {
  package let type: any Game.Type

  package init?(argument: String) {
    guard let type = (catalog + developed).first(where: { $0.info.name == argument }) else { return nil }
    self.type = type
  }

  package static var allValueStrings: [String] { catalog.map { $0.info.name } }

  /// The game's engine, as one that has a command.
  /// - Throws: a `ValidationError` that names the games whose engines have it.
  package func console<Ability>(for command: String, as ability: Ability.Type) throws -> Ability {
    if let able = type.makeConsole(AssetFolder.find().resources) as? Ability { return able }
    let able = catalog.filter { $0.makeConsole(.none) is Ability }.map { $0.info.name }
    throw ValidationError(
      "\(type.info.name) has no '\(command)'; allowed: \(able.joined(separator: ", "))")
  }
}

/// What a command asks of a game.
package protocol GameChoice {
  static func takes(_ game: any Game.Type) -> Bool
}

/// A game by its name, for a command that not every game has: its help lists those that do.
package struct ChosenGame<Choice: GameChoice>: ExpressibleByArgument {
  package let type: any Game.Type

  package init?(argument: String) {
    guard let name = GameName(argument: argument) else { return nil }
    type = name.type
  }

  package static var allValueStrings: [String] { catalog.filter(Choice.takes).map { $0.info.name } }
}

extension GameName {
  /// Names of rules that the game has.
  /// - Throws: a `ValidationError` when it has no such rules.
  package func checked(rules: String?, of console: any EngineConsole) throws -> String? {
    let known = Swift.type(of: console).rules
    if let rules, !known.contains(rules) {
      throw ValidationError(
        known.isEmpty
          ? "\(type.info.name) has one kind of rules; --rules '\(rules)' is not allowed"
          : "--rules '\(rules)' is wrong; allowed: \(known.joined(separator: ", "))")
    }
    return rules
  }
}

/// A whole number within bounds.
package struct Whole<let least: Int, let most: Int>: ExpressibleByArgument, ExpressibleByIntegerLiteral {
  package let value: Int

  package init(integerLiteral value: Int) { self.value = value }

  package init?(argument: String) {
    guard let value = Int(argument), (least...most).contains(value) else { return nil }
    self.value = value
  }

  package var defaultValueDescription: String { "\(value)" }
}

extension Strength: ExpressibleByArgument {
  public init?(argument: String) {
    if argument == "perfect" {
      self = .perfect
    } else if argument.utf8.count == 1, let level = Int(argument), (1...5).contains(level) {
      self = .level(level)
    } else {
      return nil
    }
  }

  public static var allValueStrings: [String] { (1...5).map(String.init) + ["perfect"] }
}

/// How well a bot is to play: a level, the best, or by a rating.
package enum WantedSkill: ExpressibleByArgument {
  case skill(Skill)
  case rating(Int)

  package init?(argument: String) {
    if let strength = Strength(argument: argument) {
      self = .skill(Skill(strength))
    } else if argument.hasPrefix("rating:"), let rating = Int(argument.dropFirst(7)),
      (0...5000).contains(rating)
    {
      self = .rating(rating)
    } else {
      return nil
    }
  }

  package static var allValueStrings: [String] { Strength.allValueStrings + ["rating:0 to rating:5000"] }

  package func on(_ scale: RatingScale) -> Skill {
    switch self {
    case .skill(let skill): skill
    case .rating(let rating): scale.skill(at: rating)
    }
  }
}

/// How the bot plays.
package struct BotOptions: ParsableArguments {
  @Option(help: ArgumentHelp("How well it plays; perfect by default.", valueName: "level"))
  package var level: WantedSkill?
  @Option(help: ArgumentHelp("Most time for a move, in milliseconds.", valueName: "1...86400000"))
  package var timeMs: Whole<1, 86_400_000>?
  @Option(help: ArgumentHelp("Make every random choice repeatable.", valueName: "0...18446744073709551615"))
  package var seed: UInt64?

  package init() {}

  package func add(to request: inout EngineRequest, on scale: RatingScale) {
    request.milliseconds = timeMs?.value
    request.seed = seed
    if let level { request.skill = level.on(scale) }
  }
}
