// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

/// The game that is chosen: a board as wide as it has room for, what came of it, and three things to do (mockup 46).
extension HistoryScene {
  /// Beside the list, or a page of its own.
  func rail(_ frame: HistoryFrame, _ context: StageContext) -> Part {
    let k = context.type.factor
    let isPage = frame.place == .page
    let width = isPage ? frame.table.window.width - 2 * frame.margin : HistoryFrame.rail
    // The board takes what words and actions leave it.
    let side = min(width + 14, frame.table.window.height - (isPage ? 250 : 330) * k)
    let spring = isPage ? Part.space(10) : .spring
    return Part.column(
      [shown(height: max(120, side))] + [slider, .space(8), words(context), spring]
        + [actions(height: isPage ? 46 : 54, context)]
    ).sized(isPage ? .fill : .exactly(width), .fill).identified("history.preview")
  }

  /// Over the list of a tall window.
  func strip(_ frame: HistoryFrame, _ context: StageContext) -> Part {
    let side = HistoryFrame.above
    return Part.row(
      [
        Part.column([shown(height: side), slider]).wide(.exactly(side + 20)),
        Part.column([words(context), .spring, actions(height: 50, context)]).sized(.fill, .fill),
      ], spacing: 24
    ).wide(.fill).identified("history.preview")
  }

  private func shown(height: Double) -> Part {
    guard let board else { return Part.layers([]).across(height) }
    return Part.layers([board.node.identified("table.board")]).across(height)
      .named("history.board", .text, gameWords, value: String(board.index))
      .with(\.explanation, board.boardWords?.whole)
  }

  /// "You won: a row of four. Move 7 of 7."
  private var gameWords: String {
    guard let board, let kind = kind(board.subject.record.game) else { return "" }
    return tr("{what}. {place}.", ["what": board.subject.words(kind), "place": board.placeWords])
  }

  private var slider: Part {
    guard let board, board.count > 0 else { return .space(44) }
    return .row([board.slider.wide(.fill), board.position.placed(0, 0.5)], spacing: 14).wide(.fill)
      .inset(Insets(6, 0))
  }

  private func words(_ context: StageContext) -> Part {
    guard let board, let kind = kind(board.subject.record.game) else { return .space(60) }
    let subject = board.subject
    let title = Part.words(subject.words(kind), .title, lines: 3)
    let detail = sides(subject, kind.info).map { Part.note($0, .label) }
    let said = Part.column([title.wide(.fill), detail], spacing: 4).wide(.fill)
      .placed(0, 0)
    guard kind.info.regions.contains(.hand) else { return said }
    // What is given stands beside the words, so that the board keeps its room.
    return .row([said, TableFrame.stage(radius: 39).placed(1, 0)], spacing: 12).wide(.fill)
  }

  /// Who had which pieces; nil where both play with the same.
  private func sides(_ subject: ReplaySubject, _ info: GameDescriptor) -> String? {
    guard info.isContest, info.tokens.count == 2 else { return nil }
    let own = subject.record.ownSeat ?? .first
    let names = [own, own.other].map { subject.name(of: $0, info) }
    let colours = [own, own.other].map { info.seatNames[$0]?.said ?? "" }
    guard names != colours else { return nil }
    return tr(
      "{name}: {side}, {other}: {otherSide}",
      ["name": names[0], "side": colours[0], "other": names[1], "otherSide": colours[1]])
  }

  // MARK: - Actions

  private func actions(height: Double, _ context: StageContext) -> Part {
    let more = [
      Part.button("history.share", icon: "share", tr("Share"), .list(.share)).enabled(board != nil),
      Part.button("history.delete", icon: "bin", tr("Delete"), .list(.delete)).enabled(list.row != nil)
        .shortcut(tr("Delete")),
    ].map { $0.across(height - 8) }
    return .column(
      [
        use.shortcut(tr("Enter")).across(height),
        .grid(more, columns: 2, spacing: Size(12, 0)).wide(.fill),
      ], spacing: 16
    ).wide(.fill).inset(Insets(bottom: 6))
  }

  /// What Enter does: a game that was left goes on, one that has ended is gone through.
  private var use: Part {
    if case .unfinished? = list.row {
      return .button("history.continue", icon: "play", tr("Continue"), isPrimary: true, .list(.resume(nil)))
    }
    let isContest = list.row.flatMap { kind($0.game) }?.info.isContest ?? true
    return Part.button(
      "history.replay", icon: "replay", isContest ? tr("Review") : tr("Replay"), isPrimary: true,
      .list(.replay)
    ).enabled(list.row != nil)
  }
}
