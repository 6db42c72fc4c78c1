// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// What goes to a friend far away and comes back: the whole game up to now, as a few words that survive being wrapped, quoted and
/// written in other letters. Documentation/by-message.md tells the form.
public struct FarMessage: Hashable, Sendable {
  /// The name of the game.
  public var game: String
  public var code: String
  /// Rules that are not the usual ones, in alphabetical order: "squares", "no-corners".
  public var rules: [String]
  public var moves: [String]
  /// Who is to move; nil when the game is over.
  public var turn: Seat?
  /// Who has given up; then it is nobody's turn.
  public var resigned: Seat?

  public init(
    game: String, code: String, rules: [String], moves: [String], turn: Seat?, resigned: Seat? = nil
  ) {
    (self.game, self.code, self.rules, self.moves, self.turn) = (game, code, rules, moves, turn)
    self.resigned = resigned
  }

  /// What stands over the moves.
  public var head: String { (["quartet", game, code] + rules).joined(separator: " ") }
  /// The moves with their number.
  public var line: String { "moves \(moves.count): " + moves.joined(separator: " ") }
  private var tail: String {
    func named(_ seat: Seat) -> String { seat == .first ? "first" : "second" }
    return resigned.map { "resigned " + named($0) } ?? turn.map { "turn " + named($0) } ?? "over"
  }

  public var text: String { "\(head)\n\(line)\n\(tail)\ncheck \(check)\n" }

  /// Four hexadecimal digits over everything else.
  private var check: String {
    let sum = checksum("\(head) \(line) \(tail)".lowercased().utf8)
    let digits = String((sum >> 16) ^ (sum & 0xFFFF), radix: 16, uppercase: true)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}

extension FarMessage {
  /// What a text holds.
  public enum Reading: Hashable, Sendable {
    /// Nothing of ours.
    case nothing
    /// Something that was ours, and is not whole any more.
    case damaged
    /// At least one; those that stand first come first.
    case messages([FarMessage])
  }

  // Nothing that is written here comes near; a longer text is looked through up to there.
  private static let (longestText, mostWords, longestWord, mostMoves) = (200_000, 20_000, 40, 1000)

  /// Looks for messages in a text, whatever stands around them.
  /// - Parameter games: the names that are known.
  public static func read(_ text: String, games: [String]) -> Reading {
    let words = words(of: text)
    var (found, isDamaged): ([FarMessage], Bool) = ([], false)
    for (index, word) in words.enumerated() where word == "quartet" {
      var reader = Reader(words: words[(index + 1)...])
      guard let game = reader.next(), games.contains(game), let code = reader.next()?.uppercased(),
        FarFriend.isCode(code)
      else { continue }
      guard let message = reader.message(game, code) else {
        isDamaged = true
        continue
      }
      found.append(message)
    }
    return found.isEmpty ? (isDamaged ? .damaged : .nothing) : .messages(found)
  }

  /// In small letters, without the signs that mails and chats put before, around and into them.
  private static func words(of text: String) -> [String] {
    var (words, word): ([String], String) = ([], "")
    func add() {
      let bare = word.lowercased().trimmed { around.contains($0) }
      if !bare.isEmpty, bare.utf8.count <= longestWord { words.append(bare) }
      word = ""
    }
    for scalar in text.unicodeScalars.prefix(longestText) where words.count < mostWords {
      if scalar.properties.isWhitespace {
        add()
      } else if scalar.properties.generalCategory != .format, word.utf8.count <= 2 * longestWord {
        word.unicodeScalars.append(scalar)
      }
    }
    add()
    return words
  }

  private static let around = Set(">|*_~\"'`´«»“”„‘’()[]{}<,;:.")

  private struct Reader {
    var words: ArraySlice<String>

    mutating func next() -> String? { words.popFirst() }

    /// What follows after game and code; nil when anything is missing or does not fit.
    mutating func message(_ game: String, _ code: String) -> FarMessage? {
      var rules: [String] = []
      while let word = next(), word != "moves" {
        guard rules.count < 16 else { return nil }
        rules.append(word)
      }
      guard let count = next().flatMap({ (0...mostMoves).read($0) }), words.count >= count
      else { return nil }
      let moves = Array(words.prefix(count))
      words = words.dropFirst(count)
      var (turn, resigned): (Seat?, Seat?) = (nil, nil)
      switch next() {
      case "over": break
      case let word? where word == "turn" || word == "resigned":
        guard let name = next(), ["first", "second"].contains(name) else { return nil }
        let seat: Seat = name == "first" ? .first : .second
        if word == "turn" { turn = seat } else { resigned = seat }
      default: return nil
      }
      let message = FarMessage(
        game: game, code: code, rules: rules, moves: moves, turn: turn, resigned: resigned)
      guard next() == "check", next()?.uppercased() == message.check else { return nil }
      return message
    }
  }
}

extension String {
  fileprivate func trimmed(_ isAround: (Character) -> Bool) -> String {
    var rest = self[...].drop(while: isAround)
    while let last = rest.last, isAround(last) { rest = rest.dropLast() }
    return String(rest)
  }
}
