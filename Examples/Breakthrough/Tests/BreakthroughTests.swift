// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Breakthrough
import Canvas
import EngineCore
import GameCore
import GameLaws
import Testing

struct BreakthroughTests {
  /// The board with left and right exchanged.
  private static func mirrored(_ notation: String) -> String {
    let board = Array(notation)
    let rows = (0..<6).map { row in String(board[(6 * row)..<(6 * row + 6)].reversed()) }
    return rows.joined() + notation.dropFirst(36)
  }

  @Test(arguments: Law.allCases) func holds(_ law: Law) throws {
    let setup = "------o--o----x---------x-------x--- x"
    try GameLaws(Breakthrough.self, setups: [setup], images: [Self.mirrored], hints: 80).check(law)
  }

  @Test func aPieceCapturesAslantAlone() throws {
    let position = try #require(Breakthrough.Position("------------ooo----x---------------- x"))
    #expect(position.legalMoves.map(\.description) == ["b4a3", "b4c3"])
  }

  /// A table as a person before the second seat has it.
  private func table(_ position: Breakthrough.Position, own: Seat) -> (
    Breakthrough.Table, Breakthrough.Table.View
  ) {
    var table = Breakthrough.Table()
    table.arrange(
      BoardRegion(arrangement: .wide, window: Size(800, 800), frame: Rect(50, 50, 660, 700), pixel: 1))
    var view = Breakthrough.Table.View(
      position: position, moves: [], turn: position.turn, outcome: nil, mayMove: true, options: GameOptions(),
      look: Look(), now: 0)
    view.ownSeat = own
    table.follow(.appeared, view)
    return (table, view)
  }

  private func click(_ name: String, _ table: inout Breakthrough.Table, _ view: Breakthrough.Table.View)
    throws
    -> TableResponse<Breakthrough.Move>
  {
    let place = try #require(table.elements(view).first { $0.label.hasPrefix(name) })
    return table.interpret(.click(place.frame.center, .left), view)
  }

  @Test func aPieceIsPickedAndMoved() throws {
    var (table, view) = table(Breakthrough.Position(), own: .first)
    _ = try click("b5", &table, view)
    #expect(table.elements(view).filter { $0.value == "empty target" }.count == 3 && table.takes(.escape))
    _ = table.interpret(.key(.escape, []), view)
    #expect(!table.takes(.escape))
    #expect(try "\(click("b4", &table, view))".hasPrefix("refused"), "nothing is picked")
    _ = try click("b5", &table, view)
    #expect(try "\(click("b2", &table, view))".hasPrefix("refused"), "too far")
    guard case .move(let move) = try click("c4", &table, view) else { throw CancellationError() }
    #expect(move.description == "b5c4")
  }

  @Test func theSecondSeatSeesTheBoardFromItsSide() {
    let own = Seat.allCases.map { table(Breakthrough.Position(), own: $0) }.map { table, view in
      table.elements(view)[0].frame.center
    }
    #expect(own[0].x < own[1].x && own[0].y < own[1].y)
  }
}
