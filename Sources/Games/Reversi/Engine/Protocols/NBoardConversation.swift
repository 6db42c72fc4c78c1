// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore

/// The protocol of NBoard, version 2 (Chris Welty): the board program sets games and asks for moves; `ping` keeps the two in step.
final class NBoardConversation: EngineConversation {
  private let player: ProtocolPlayer<Reversi>
  private let engine: Reversi.Engine
  /// How many moves ahead the other program wants to be looked; nil until it says so.
  private var depth: Int?
  private(set) var isOver = false

  init(_ player: ProtocolPlayer<Reversi>, _ engine: Reversi.Engine) {
    (self.player, self.engine) = (player, engine)
  }

  func answer(_ line: String) -> String? {
    let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    let rest = words.count > 1 ? words[1] : ""
    switch words.first {
    case "nboard": return "set myname Quartet"
    case "ping": return "pong \(rest)"
    case "set" where rest.hasPrefix("game "): return set(game: String(rest.dropFirst(5)))
    case "set" where rest.hasPrefix("depth "):
      depth = Int(rest.dropFirst(6)).map { max(1, min(60, $0)) } ?? depth
      return nil
    case "move": return play(rest[...]) ? nil : "status illegal move \(rest)"
    case "go": return go()
    case "hint": return hint(Int(rest) ?? 1)
    // There is nothing to keep: the book is made elsewhere.
    case "learn": return "learned"
    case "quit":
      isOver = true
      return nil
    // Contempt and analysis: nothing depends on an answer.
    default: return nil
    }
  }

  /// `MOVE`, then perhaps a value and a time, with slashes between.
  private func play(_ text: Substring) -> Bool {
    let name = text.prefix { $0 != "/" && !$0.isWhitespace }.lowercased()
    let move: Reversi.Move? = name.hasPrefix("pa") ? .pass : Reversi.Move(name)
    return move.map { player.play([$0]) } ?? false
  }

  private static let over = "status the game is over"

  private func go() -> String {
    let move = depth.flatMap { judged($0).first?.move } ?? player.choose()
    return move.map { "=== \(Self.name($0))" } ?? Self.over
  }

  private func judged(_ depth: Int?) -> [Reversi.Engine.Judged] {
    engine.judge(player.position, depth: depth, control: SearchControl())
  }

  /// So many of the best moves, one a line, with what each is worth to whoever plays it in discs and how far that was looked: `100%`
  /// is exact, `100%W` says who wins for sure.
  private func hint(_ count: Int) -> String? {
    guard !player.isOver else { return Self.over }
    let legal = player.position.legalMoves.count
    if count <= 1, legal > 1, depth == nil, let line = study() { return line + "\nstatus" }
    let lines = judged(depth).prefix(max(1, count)).map { judged in
      Self.line("search", judged.move, judged.value, judged.isExact ? "100%" : String(judged.depth))
    }
    return (lines + ["status"]).joined(separator: "\n")
  }

  /// The move that the engine would play.
  private func study() -> String? {
    let choice = engine.study(
      player.position, seed: player.moveSeed, milliseconds: player.milliseconds, control: SearchControl())
    guard let choice else { return nil }
    let value = choice.exact.map { $0 * Evaluation.unit } ?? choice.guess ?? 0
    let isKnown = choice.bounds.lowerBound >= 0 || choice.bounds.upperBound <= 0
    let depth = choice.exact != nil ? "100%" : isKnown ? "100%W" : String(choice.depth)
    // What comes from the book was not searched.
    return Self.line(choice.depth == 0 && choice.exact == nil ? "book" : "search", choice.move, value, depth)
  }

  /// - Parameter value: in eighths of a disc.
  private static func line(_ kind: String, _ move: Reversi.Move, _ value: Int, _ depth: String) -> String {
    let hundredths = abs(value) * 100 / Evaluation.unit
    let (whole, part) = (hundredths / 100, hundredths % 100)
    let discs = "\(value < 0 ? "-" : "")\(whole).\(part < 10 ? "0" : "")\(part)"
    return "\(kind) \(name(move)) \(discs) 0 \(depth)"
  }

  private static func name(_ move: Reversi.Move) -> String {
    move == .pass ? "PA" : move.description.uppercased()
  }

  /// A game in GGF; the board stays as it was where that cannot be read.
  private func set(game text: String) -> String? {
    do throws(TranscriptError) {
      let game = try Reversi.Tree.read(text)
      var options = GameOptions()
      options.setup = game.setup
      player.start(Reversi.start(options))
      for move in game.moves { _ = player.play([move]) }
      return nil
    } catch { return "status \(error.fault)" }
  }
}
