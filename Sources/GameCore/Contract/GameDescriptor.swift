// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Words

/// What a game is, as far as it can be said without playing it: the stage asks this, and never which game it is.
public final class GameDescriptor: Sendable {
  public enum Seats: Hashable, Sendable { case one, two }

  public enum Region: Hashable, Sendable {
    /// Pieces lie beside the board.
    case tray
    /// The piece in hand stands on a stage of its own beside the message.
    case hand
    /// The score stands on the rail; see `Surroundings.score`.
    case score
  }

  /// The name on the command line and in ids: "connect-four".
  public let name: String
  public let title: Phrase
  /// A few words under the title on the menu.
  public let tagline: Phrase
  public let accent: Accent
  /// Words on the menu tile: the title, and what stands under it.
  public let tileColors: (title: Color, tagline: Color)
  /// What two people at one screen call the seats: "Coral" and "Amber".
  public let seatNames: [Seat: Phrase]
  /// On what the result is announced when the seat has won.
  public let seatColors: [Seat: Color]
  /// What stands for a seat in bars and graphs; empty where no value has a measure.
  public let sideColors: [Seat: Color]
  /// How the pieces of first and second seat look on plates.
  public let tokens: [Seat: Picture]
  /// The same with colour-blind marks.
  public let markedTokens: [Seat: Picture]
  /// The colour of their faces, on which numbers stand.
  public let faces: [Seat: Color]
  /// One line for each of the six characters; none where nobody plays against one.
  public let levels: [Phrase]
  /// True when the best bot never errs, and may be called perfect; else it is a master.
  public let isSolved: Bool
  /// How strong its bots are.
  public let scale: RatingScale
  /// Switches of this game's own, shown in the settings.
  public let switches: [GameSwitch]
  /// The help pop-up: how to play, a paragraph an entry.
  public let rules: [Phrase]
  /// How many sides there are.
  public let seats: Seats
  /// What a whole game is played for when it is to be solved and not won: it is timed, has medals, and its starts are puzzles.
  public let goal: Goal?
  /// Two sides play against each other: there are opponents, a series, values of moves, and a next game that may start by itself.
  public var isContest: Bool { seats == .two }
  /// What the table has beside its board.
  public let regions: Set<Region>
  /// Rows of the help pop-up's key table: key and what it does.
  public let keys: [KeyHelp]
  /// Keys that stand for a piece each.
  public let pieceKeys: [PieceKey]
  /// What the weaker side can be given; nil where there is nothing.
  public let handicap: HandicapOffer?
  /// Stands for the game in lists where its seats have no token.
  public let emblem: Picture?

  public init(
    name: String, title: Phrase, tagline: Phrase, accent: Accent, tileColors: (title: Color, tagline: Color),
    seatNames: [Seat: Phrase], seatColors: [Seat: Color], sideColors: [Seat: Color] = [:],
    tokens: [Seat: Picture],
    markedTokens: [Seat: Picture], levels: [Phrase] = [], scale: RatingScale = .even, switches: [GameSwitch],
    rules: [Phrase] = [],
    keys: [KeyHelp],
    seats: Seats = .two, goal: Goal? = nil, regions: Set<Region> = [],
    emblem: Picture? = nil, faces: [Seat: Color] = [:], isSolved: Bool = true, handicap: HandicapOffer? = nil,
    pieceKeys: [PieceKey] = []
  ) {
    self.name = name
    self.title = title
    self.tagline = tagline
    self.accent = accent
    self.tileColors = tileColors
    self.seatNames = seatNames
    self.seatColors = seatColors
    self.sideColors = sideColors
    self.tokens = tokens
    self.faces = faces
    self.markedTokens = markedTokens
    self.levels = levels
    self.scale = scale
    self.switches = switches
    self.rules = rules
    self.keys = keys
    self.seats = seats
    self.goal = goal
    self.regions = regions
    self.emblem = emblem
    self.isSolved = isSolved
    self.handicap = handicap
    self.pieceKeys = pieceKeys
  }
}

extension GameDescriptor {
  /// The key that asks for a hint, as it is written on buttons.
  public var hintKey: String { keys.first { $0.action == KeyHelp.hint.action }?.keys.text ?? "H" }

  /// What a seat is called between two people without names: by the colour of its pieces where they have one; else by the
  /// person, who is called the same when the seats change.
  /// - Parameter firstPerson: the seat of whoever has the upper plate.
  public func name(of seat: Seat, firstPerson: Seat) -> Phrase {
    let named = tokens.isEmpty ? (seat == firstPerson ? Seat.first : .second) : seat
    return seatNames[named] ?? .none
  }
}

/// A setting that is on or off.
public struct GameSwitch: Hashable, Sendable {
  /// Stable name, used in ids and in the settings file: "numbers".
  public var name: String
  public var title: Phrase
  public var detail: Phrase
  public var isOnAtFirst: Bool
  /// It says what a player would have to see: with a friend far away it is off.
  public var warns: Bool
  /// It costs the best medal: who is new to the game begins without it.
  public var costsMedal: Bool

  public init(
    name: String, title: Phrase, detail: Phrase, isOnAtFirst: Bool, warns: Bool = false,
    costsMedal: Bool = false
  ) {
    self.name = name
    self.title = title
    self.detail = detail
    self.isOnAtFirst = isOnAtFirst
    self.warns = warns
    self.costsMedal = costsMedal
  }

  /// For every board whose frame has the names of columns and rows cut into it.
  public static let coordinates = GameSwitch(
    name: "coordinates", title: Phrase("Coordinates"), detail: .none, isOnAtFirst: true)
}

public struct KeyHelp: Hashable, Sendable {
  public var keys: Phrase
  public var action: Phrase

  public init(_ keys: Phrase, _ action: Phrase) {
    self.keys = keys
    self.action = action
  }
}

/// A key that stands for a piece; it can be another.
public struct PieceKey: Hashable, Sendable {
  /// In the settings: "tile.f".
  public var name: String
  public var key: Character
  public var title: Saying
  /// For one hand alone, where the key is not for that hand: keys as the settings have them.
  public var left: String?
  public var right: String?

  public init(_ name: String, _ key: Character, _ title: Saying, left: String? = nil, right: String? = nil) {
    (self.name, self.key, self.title, self.left, self.right) = (name, key, title, left, right)
  }
}

/// Who moves first: between two people "you" is whoever has the upper plate, and "bot" the other one.
public enum FirstMove: String, Hashable, Sendable, Codable, CaseIterable { case you, bot, turns }

/// When the next game begins by itself, once the last one has been celebrated.
public enum NextGame: String, Hashable, Sendable, Codable, CaseIterable {
  case off, soon, later

  /// The countdown in seconds; nil when there is none.
  public var seconds: Double? {
    switch self {
    case .off: nil
    case .soon: 3
    case .later: 10
    }
  }
}

/// When the coach speaks of a move that gave something away. The texts are kept with settings and never change.
public enum Coach: String, Hashable, Sendable, Codable, CaseIterable {
  case off
  /// Before what loses at once: a win that is allowed, a win that is left, a placement after which every gift loses.
  case stops = "quiet"
  /// It also explains what changes the result and can be drawn in three moves.
  case explains = "talkative"
}

/// What can be chosen for a game. Kept in the settings file; damaged values fall back one by one.
public struct GameOptions: Hashable, Sendable {
  public var opponent = Opponent.character(.bramble)
  /// How strong a bot plays that is as strong as its player; nil until it has moved.
  public var rating: Int?
  public var first = FirstMove.turns
  public var nextGame = NextGame.off
  /// In seconds; see `Pondering.thinkingTimes`.
  public var thinkingTime = 3
  /// What moves are worth is shown on the board.
  public var showsValues = false
  public var coach = Coach.off
  /// By name; a switch that is missing has the game's own first value.
  public var switches: [String: Bool] = [:]
  /// What two people at this table are called.
  public var people = People()
  /// The friend far away that is chosen; in a game with one, how far that has been sent.
  public var far = FarFriend()
  /// What was chosen for games against bots, and for those against a friend at this table.
  public var botTerms = Terms()
  public var friendTerms = Terms()
  /// What a side has got in this game; like the start it belongs to one game and is not kept with the settings.
  public var odds: Odds?
  /// A start that is not the usual one, in the game's own words: a position, a puzzle. It belongs to one game and is
  /// not kept with the settings.
  public var setup: String?

  public init() {}

  public func isOn(_ entry: GameSwitch) -> Bool { switches[entry.name] ?? entry.isOnAtFirst }

  /// Where the first of two people sat in a game that was kept before seats of people were.
  public func firstPerson(inGame number: Int) -> Seat {
    first == .turns && number % 2 == 0 ? .second : .first
  }
}
