// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore

/// The protocol of NBoard, version 2 (Chris Welty): the board program sets games and asks for moves; `ping` keeps the two in step.
final class NBoardConversation: EngineConversation {
  private let player: ProtocolPlayer
  private(set) var isOver = false

  init(_ player: ProtocolPlayer) { self.player = player }

  func answer(_ line: String) -> String? {
    let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    let rest = words.count > 1 ? words[1] : ""
    switch words.first {
    case "nboard": return "set myname Quartet"
    case "ping": return "pong \(rest)"
    case "set" where rest.hasPrefix("game "): return set(game: String(rest.dropFirst(5)))
    case "move": return play(rest[...]) ? nil : "status illegal move \(rest)"
    case "go": return go()
    case "hint": return hint()
    case "quit":
      isOver = true
      return nil
    // Depth, contempt, learning and analysis: nothing depends on an answer.
    default: return nil
    }
  }

  /// `MOVE`, then perhaps a value and a time, with slashes between.
  private func play(_ text: Substring) -> Bool {
    let name = text.prefix { $0 != "/" && !$0.isWhitespace }.lowercased()
    let move: Reversi.Move? = name.hasPrefix("pa") ? .pass : Reversi.Move(name)
    return move.map { player.play($0) } ?? false
  }

  private func go() -> String {
    guard let move = player.choose() else { return "status the game is over" }
    return "=== \(Self.name(move))"
  }

  /// The move, what it is worth to whoever plays it in discs, and how far that was looked: `100%` is exact, `100%W` says
  /// who wins for sure.
  private func hint() -> String? {
    guard let choice = player.study() else { return nil }
    let value = choice.exact.map { $0 * Evaluation.unit } ?? choice.guess ?? 0
    let hundredths = abs(value) * 100 / Evaluation.unit
    let (whole, part) = (hundredths / 100, hundredths % 100)
    let discs = "\(value < 0 ? "-" : "")\(whole).\(part < 10 ? "0" : "")\(part)"
    let isKnown = choice.bounds.lowerBound >= 0 || choice.bounds.upperBound <= 0
    let depth = choice.exact != nil ? "100%" : isKnown ? "100%W" : String(choice.depth)
    // What comes from the book was not searched.
    let kind = choice.depth == 0 && choice.exact == nil ? "book" : "search"
    return "\(kind) \(Self.name(choice.move)) \(discs) 0 \(depth)\nstatus"
  }

  private static func name(_ move: Reversi.Move) -> String {
    move == .pass ? "PA" : move.description.uppercased()
  }

  /// A game in GGF: `BO[8 ... *]` is the board and who begins, then `B[f5//1]W[d6]`.
  private func set(game text: String) -> String? {
    var rest = text[...]
    while let open = rest.firstIndex(of: "["), let close = rest[open...].firstIndex(of: "]") {
      let tag = rest[..<open].filter(\.isLetter).uppercased()
      let value = rest[rest.index(after: open)..<close]
      rest = rest[rest.index(after: close)...]
      switch tag {
      case "BO":
        guard let position = Self.position(value) else { return "status the board is not of 8 x 8" }
        player.start(position)
      case "B", "W":
        guard play(value) else { return "status illegal move \(value)" }
      default: break
      }
    }
    return nil
  }

  private static func position(_ text: Substring) -> Reversi.Position? {
    let discs = text.filter { !$0.isWhitespace }
    guard discs.count == 66, discs.first == "8" else { return nil }
    var (black, white): (UInt64, UInt64) = (0, 0)
    for (square, disc) in discs.dropFirst().prefix(64).enumerated() {
      if disc == "*" { black |= 1 << UInt64(square) }
      if disc == "O" { white |= 1 << UInt64(square) }
    }
    return Reversi.Position(black: black, white: white, turn: discs.last == "O" ? .second : .first)
  }
}
