// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore

/// Go Text Protocol, version 2 (Gunnar Farnebäck, 2002), with the squares of Reversi: a1 is on the upper left. A side that must pass
/// may say so ("pass" or "pa") or leave it out.
final class GTPConversation: EngineConversation {
  private let player: ProtocolPlayer
  private(set) var isOver = false
  /// Milliseconds a move when the clock is for so many moves.
  private static let most = 86_400_000

  private static let commands = [
    "protocol_version", "name", "version", "known_command", "list_commands", "quit", "boardsize",
    "clear_board", "komi", "play", "genmove", "reg_genmove", "undo", "time_settings", "time_left",
    "final_score", "showboard",
  ]

  private struct Refusal: Error { var message: String }

  init(_ player: ProtocolPlayer) { self.player = player }

  func answer(_ line: String) -> String? {
    var words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
    guard !words.isEmpty else { return nil }
    let number = Int(words[0]) == nil ? "" : words.removeFirst()
    do throws(Refusal) {
      guard let command = words.first else { throw Refusal(message: "syntax error") }
      let text = try run(command, Array(words.dropFirst()))
      return "=\(number)\(text.isEmpty ? "" : " ")\(text)\n"
    } catch {
      return "?\(number) \(error.message)\n"
    }
  }

  private func run(_ command: String, _ words: [String]) throws(Refusal) -> String {
    switch command {
    case "protocol_version": return "2"
    case "name": return "Quartet"
    case "version": return "1"
    case "list_commands": return Self.commands.joined(separator: "\n")
    case "known_command": return String(Self.commands.contains(words.first ?? ""))
    case "quit": isOver = true
    case "boardsize": if words != ["8"] { throw Refusal(message: "unacceptable size") }
    case "komi": break
    case "clear_board": player.start()
    case "play": try play(words)
    case "genmove", "reg_genmove": return try generate(words, isPlayed: command == "genmove")
    case "undo": if !player.undo() { throw Refusal(message: "cannot undo") }
    case "time_settings", "time_left": try setTime(command, words)
    case "final_score": return score
    case "showboard": return board
    default: throw Refusal(message: "unknown command")
    }
    return ""
  }

  private func seat(_ word: String?) throws(Refusal) -> Seat {
    switch word {
    case "b", "black": .first
    case "w", "white": .second
    default: throw Refusal(message: "syntax error")
    }
  }

  private func play(_ words: [String]) throws(Refusal) {
    let seat = try seat(words.first)
    guard words.count == 2 else { throw Refusal(message: "syntax error") }
    let move = ["pass", "pa"].contains(words[1]) ? .pass : Reversi.Move(words[1])
    guard let move else { throw Refusal(message: "syntax error") }
    guard player.give(to: seat), player.play(move) else {
      player.takeSilenceBack()
      throw Refusal(message: "illegal move")
    }
  }

  private func generate(_ words: [String], isPlayed: Bool) throws(Refusal) -> String {
    let seat = try seat(words.first)
    if player.position.isOver { return "PASS" }
    guard player.give(to: seat) else { throw Refusal(message: "not the turn of this side") }
    let move = player.choose()
    if let move, isPlayed { _ = player.play(move) } else { player.takeSilenceBack() }
    guard let move else { return "PASS" }
    return move.description.uppercased()
  }

  /// `time_settings main extra moves` in seconds, `time_left side seconds moves`; what is left is shared among the moves to come.
  private func setTime(_ command: String, _ words: [String]) throws(Refusal) {
    let numbers = words.compactMap { Double($0) }
    guard numbers.count == (command == "time_left" ? 2 : 3), numbers.allSatisfy({ $0 >= 0 && $0 < 1e6 })
    else {
      throw Refusal(message: "syntax error")
    }
    let moves = Double(player.position.empty.nonzeroBitCount / 2 + 2)
    let seconds =
      command == "time_left"
      ? numbers[0] / (numbers[1] > 0 ? numbers[1] : moves)
      : numbers[0] > 0 ? numbers[0] / moves : numbers[1] / max(1, numbers[2])
    player.milliseconds = seconds > 0 ? max(1, min(Self.most, Int(seconds * 900))) : nil
  }

  private var score: String {
    let score = player.position.finalScore(for: .first)
    return score == 0 ? "0" : score > 0 ? "B+\(score)" : "W+\(-score)"
  }

  private var board: String {
    let position = player.position
    let rows = (0..<8).map { row in
      "\(row + 1) "
        + (0..<8).map { column in
          let disc = position.disc(on: 8 * row + column)
          return disc == .first ? "X" : disc == .second ? "O" : "."
        }.joined(separator: " ")
    }
    return (["", "  A B C D E F G H"] + rows).joined(separator: "\n")
  }
}
