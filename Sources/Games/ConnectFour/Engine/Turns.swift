// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore

/// Columns in GTP: a digit, or a cell whose letter is the column ("d1").
extension ConnectFour: GTPGame {
  public static var boardSizes: [String] { ["7", "7 6"] }

  public static func turn(named name: String) -> [Move]? {
    if let move = Move(name) { return [move] }
    guard let letter = name.first?.asciiValue, (97...103).contains(letter),
      name.count == 1 || name.count == 2 && Int(name.dropFirst()).map({ (1...6).contains($0) }) ?? false
    else { return nil }
    return Move(column: Int(letter) - 97).map { [$0] }
  }

  public static func name(ofTurn moves: [Move]) -> String { moves.last?.description ?? "PASS" }

  public static func drawn(_ position: Position) -> String {
    let rows = (0..<Position.rows).reversed().map { row in
      (0..<Position.columns).map { column in
        let disc = position.stone(column: column, row: row)
        return disc == .first ? "X" : disc == .second ? "O" : "."
      }.joined(separator: " ")
    }
    return (rows + ["1 2 3 4 5 6 7"]).joined(separator: "\n")
  }

  public static func turnsLeft(in position: Position) -> Int {
    (Position.columns * Position.rows - position.columnsPlayed.count + 1) / 2
  }
}

extension ConnectFour.Console: TalkingConsole {
  public static var languages: [EngineLanguage] { [.gtp] }

  public func converse(
    _ language: EngineLanguage, _ request: EngineRequest
  ) throws(EngineError) -> any EngineConversation {
    GTPConversation<ConnectFour>(request, ConnectFour.Engine(resources: resources))
  }
}
