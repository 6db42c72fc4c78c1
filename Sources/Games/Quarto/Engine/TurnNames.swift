// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore

/// Turns in GTP: a cell and the piece that is given, "a4=7"; a gift alone at the start, "=7", and a cell alone at the end.
extension Quarto: GTPGame {
  public static var boardSizes: [String] { ["4", "4 4"] }

  public static func turn(named name: String) -> [Quarto.Move]? {
    let parts = name.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count <= 2 else { return nil }
    let cell = parts[0].isEmpty ? [] : [Quarto.Move(String(parts[0]))]
    let gift = parts.count == 2 ? [Quarto.Move("=" + parts[1])] : []
    let moves = (cell + gift).compactMap { $0 }
    return moves.count == cell.count + gift.count && !moves.isEmpty ? moves : nil
  }

  public static func name(ofTurn moves: [Quarto.Move]) -> String { moves.map(\.description).joined() }

  public static func drawn(_ position: Quarto.Position) -> String {
    let rows = (0..<4).map { row in
      "\(row + 1) "
        + (0..<4).map { position.board[4 * row + $0]?.description ?? "." }.joined(separator: " ")
    }
    return (["  a b c d"] + rows + ["in hand: \(position.hand?.description ?? "-")"]).joined(separator: "\n")
  }

  public static func turnsLeft(in position: Quarto.Position) -> Int { (position.emptyCells.count + 1) / 2 }
}

extension Quarto.Console: TalkingConsole {
  public static var languages: [EngineLanguage] { [.gtp] }

  public func converse(
    _ language: EngineLanguage, _ request: EngineRequest
  ) throws(EngineError) -> any EngineConversation {
    GTPConversation<Quarto>(request, Quarto.Engine(resources: resources))
  }
}
