// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import House
import SceneKit

extension Game {
  /// The board of a puzzle of a day before its first move; nil when it is none of this game.
  static func picture(of puzzle: DayPuzzle, _ context: StageContext) -> BoardPicture? {
    switch puzzle.task {
    case .packed(let packed):
      guard let seat = line(of: packed)?.first?.position.turn,
        var desk = BoardDesk<Self>(packed, GameOptions(), seat: seat)
      else { return nil }
      // Nothing is on its way there.
      var still = context
      still.look.reducedMotion = true
      _ = desk.arrange(.anywhere)
      _ = desk.advance(still)
      still.now += 10
      _ = desk.advance(still)
      return BoardView<Self>(table: desk.table, view: desk.view).cutOut(margin: 0)
    case .start(let start):
      var options = GameOptions()
      options.setup = start.setup
      let size = Size(150, 150)
      var list = DrawList(context.look.finish)
      facets.paintThumbnail(
        Self.start(options), in: Rect(origin: .zero, size: size), look: context.look, into: &list)
      return BoardPicture(list: list, size: size)
    }
  }
}

extension BoardRegion {
  /// For a board of which a picture is made: that is scaled to where it is shown.
  static var anywhere: BoardRegion {
    BoardRegion(
      arrangement: .wide, window: Size(700, 420), frame: Rect(0, 0, 420, 420),
      side: Rect(440, 200, 240, 187), stage: Rect(440, 0, 100, 110), pixel: 1)
  }
}

extension BoardPicture {
  /// As large as there is room, in the middle of it.
  func fitted(in room: Rect) -> (place: Rect, scale: Double) {
    let scale = min(room.width / max(1, size.width), room.height / max(1, size.height))
    return (Rect(center: room.center, size: Size(size.width * scale, size.height * scale)), scale)
  }
}
