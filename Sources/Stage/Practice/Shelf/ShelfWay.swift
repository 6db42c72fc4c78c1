// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

/// What leads from the shelf to a kind of practice: a line with one button.
struct ShelfWay {
  /// That of its button, as is `value`.
  let id: String
  let icon: String
  let title: String
  let detail: String
  let button: (icon: String, label: String)
  var value: String?
  /// False of a second button to the same: it stands there without the line.
  var hasWords = true
  let request: () -> StageRequest?

  private typealias Part = Node<StageAction>

  var node: Node<StageAction> {
    var button = Part.button(id, icon: button.icon, button.label, .shelf(.way(id)))
    button.value = value
    guard hasWords else { return button.sized(.fill, .exactly(44)) }
    let words = Part.column([
      .words(title, TextStyle(.manropeBold, 17, line: 24), lines: 1), .words(detail, .caption, .secondary),
    ]).wide(.fill).placed(0, 0.5)
    button = button.heard(as: title, detail).sized(.within(122...240), .exactly(44))
    return Part.column([
      .rule(1),
      Part.choice([
        .row([.icon(icon, 28), words, button], spacing: 16),
        .column([words, button.wide(.fill)], spacing: 6),
      ]).wide(.fill).inset(Insets(0, 14)),
    ]).wide(.fill)
  }
}

extension ShelfScene {
  /// A rush, mistakes of one's own, and boards of one's own.
  func ways(_ index: Int, _ context: StageContext) -> [ShelfWay] {
    let game = columns[index].game
    let name = game.info.name
    let best = context.kept.sums.rushes[hasRush(game) ? name : RushRun.mixed]?.best?.found
    let rush = best.map { tr("Three minutes, best {count}", ["count": String($0)]) } ?? tr("Three minutes")
    var ways = [
      ShelfWay(
        id: "shelf.rush", icon: "timer", title: tr("Rush"), detail: rush, button: ("play", tr("Start"))
      ) { [desk] in .scene(RushPopup(game: game, desk)) }
    ]
    if let pack = mistakes(index, context) {
      let solved = context.kept.solved(pack, of: game, context.clock)
      let due = trn("{count} is due", "{count} are due", solved.count { !$0 })
      ways.append(
        ShelfWay(
          id: "shelf.mistakes", icon: "mark-blunder", title: pack.title, detail: due,
          button: ("restart", tr("Try them")), value: "\(solved.count { $0 })/\(solved.count)"
        ) { .today(.mistakes(game: name)) })
    }
    guard game.boardMaker != nil else { return ways }
    let own = ownBoards(index, context)
    if let own {
      let count = trn("{count} board", "{count} boards", own.puzzles.count)
      ways.append(
        ShelfWay(
          id: "shelf.own", icon: "puzzle", title: own.title, detail: count, button: ("play", tr("Play"))
        ) { self.open(own, of: game, context) })
    }
    ways.append(
      ShelfWay(
        id: "make." + name, icon: "puzzle", title: tr("Own boards"), detail: tr("Made square by square"),
        button: ("puzzle", tr("Make one")), hasWords: own == nil
      ) { .maker(name) })
    return ways
  }
}
