// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Who sits on the other side.
public enum Opponent: Hashable, Sendable {
  /// A person at the same table.
  case friend
  case character(Character)
  /// A bot that plays as well as the person before the screen, by their rating.
  case mine
  /// A person elsewhere, to whom moves travel as text; see `FarFriend`.
  case far

  /// One of six, the same at every table for two, from the weakest to the strongest.
  public enum Character: String, Hashable, Sendable, CaseIterable {
    case pebble, cork, bramble, flint, ember, onyx

    /// 1 to 6.
    public var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }

    /// - Parameter number: 1 to 6; nil for any other.
    public init?(number: Int) {
      guard Self.allCases.indices.contains(number - 1) else { return nil }
      self = Self.allCases[number - 1]
    }

    /// The same in every language.
    public var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  }

  /// Everybody, friends last.
  public static var all: [Opponent] { Character.allCases.map { .character($0) } + [.mine, .friend, .far] }

  /// True of a person, at this table or elsewhere.
  public var isPerson: Bool { self == .friend || self == .far }

  public var character: Character? { if case .character(let character) = self { character } else { nil } }

  /// What they are called in ids: "flint", "mine", "friend", "far".
  public var id: String {
    switch self {
    case .friend: "friend"
    case .character(let character): character.rawValue
    case .mine: "mine"
    case .far: "far"
    }
  }
}

// As it is kept: a kind and a number. The kinds are those of the first versions, where five levels and a perfect bot had no names,
// so that older files are read as they are, and older versions read these.
extension Opponent {
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable { case friend, bot, perfect, mine, far }

  public var kind: Kind {
    switch self {
    case .friend: .friend
    case .character(.onyx): .perfect
    case .character: .bot
    case .mine: .mine
    case .far: .far
    }
  }

  /// 1 to 5 of one of the first five characters.
  public var level: Int? {
    guard let character, character != .onyx else { return nil }
    return character.number
  }

  /// - Parameter level: 1 to 5 of a bot; without it the one that is there at first.
  public init(kind: Kind, level: Int?) {
    switch kind {
    case .friend: self = .friend
    case .bot:
      let isLevel = level.map { (1...5).contains($0) } ?? false
      self = .character(isLevel ? level.flatMap { Character(number: $0) } ?? .bramble : .bramble)
    case .perfect: self = .character(.onyx)
    case .mine: self = .mine
    case .far: self = .far
    }
  }
}
