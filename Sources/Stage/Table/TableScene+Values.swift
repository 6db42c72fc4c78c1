// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

/// What moves are worth, beside the board: the switch in the header, and who wins with how much certainty.
extension TableScene {
  /// The letter is a column on some boards; there it needs Control, like the hint's.
  static var valuesKey: String { G.info.hintKey.contains(" ") ? "Ctrl A" : "A" }

  func valuesSwitch(_ context: StageContext) -> [Part] {
    guard G.facets.isValuing, session.company.isHere else { return [] }
    let isOn = context.settings[game: G.info.name].showsValues
    return [
      Part.quiet("table.values", icon: "analysis", tr("Values of moves"), isOn: isOn, .table(.values))
        .shortcut(Self.valuesKey)
    ]
  }

  /// Who plays with a friend far away plays alone.
  var showsValues: Bool { session.options.showsValues && !session.isFar }

  /// The value of the position, as long as values are shown.
  private var best: MoveValue? {
    showsValues && session.announced == nil ? session.bestValue : nil
  }

  /// Who wins as far as it is known: "Amber wins in 2 moves".
  var verdict: String? {
    best.map { G.facets.verdict($0, in: session.position) { person($0).subject } }
  }

  /// The message below a bar of two colours with the verdict under it, where the rail has room for them.
  func withVerdict(_ message: Part) -> Part {
    guard hasVerdictBar else { return message }
    let first = raise.value("values", now: view.now, default: 0.5)
    let colors = [G.info.sideColors[.first], G.info.sideColors[.second]].compactMap { $0 }
    let bar = Part.drawing(Size(0, 21)) { painter, frame in
      painter.verdictBar(frame, first: first, colors: colors)
    }.wide(.fill)
    let sureness = best.map { value in
      value.depth.map { trn("{count} move deep", "{count} moves deep", $0) } ?? tr("Exact")
    }
    let style = TextStyle(.manropeSemiBold, 14, line: 20)
    let left = Part.words(verdict ?? tr("Looking ahead"), style, lines: 1).wide(.fill)
    let right = Part.words(sureness ?? "", style, .secondary, anchor: .right, lines: 1)
    // A long name breaks the line before anything of it is cut.
    let broken = Part.words(verdict ?? tr("Looking ahead"), style).wide(.fill)
    var words = Part.choice([.row([left, right], spacing: 12), left, broken]).named(
      "table.verdict", .text, verdict ?? tr("Looking ahead"), value: sureness ?? "")
    // Told once it stands: while the engine looks further it changes again and again.
    (words.isNews, words.spoken) = (true, isAsking ? "" : verdict ?? "")
    if arrangement == .tall {
      return .column([message.sized(.fill, .fill), .row([bar, words], spacing: 16)])
    }
    return .column(
      [.space(14, least: 4), bar, .space(4), words, message.sized(.fill, .fill)]
    ).sized(.fill, .fill)
  }

  /// A board with a tray beside it has no room for a bar, and its values have no measure.
  private var hasVerdictBar: Bool {
    showsValues && session.announced == nil
      && !G.info.regions.contains(.tray) && G.info.sideColors.count == 2 && G.facets.isValuing
  }

  /// The bar glides from one value to the next, and keeps the last one while the next is sought.
  func followValues(_ context: StageContext) {
    if session.isUntouched && best == nil || !showsValues { raise.keep { $0 != "values" } }
    guard let best else { return }
    let own = G.facets.share(best, in: session.position)
    raise.send(
      "values", to: session.turn == .first ? own : 1 - own,
      over: context.look.reducedMotion ? 0 : 0.24 * context.look.pace, .release, now: context.now)
  }

  /// Instead of the line of help, where the bar has no room.
  var verdictLine: String? { hasVerdictBar ? nil : verdict }
}

extension Painter {
  /// A slab in two colours, with a notch over its middle.
  mutating func verdictBar(_ frame: Rect, first: Double, colors: [Color]) {
    let face = Rect(frame.x, frame.y + 5, frame.width, 11)
    list.rounded(Rect(face.x, face.y, face.width, 16), radius: 4, palette.surfaceWall)
    let width = (face.width * clamp(first, 0, 1)).rounded()
    if let left = colors.first, let right = colors.last {
      list.rounded(face, radius: 4, right)
      if width > 0 { list.rounded(Rect(face.x, face.y, width, face.height), radius: 4, left) }
    }
    list.shape(
      Shape(
        .path(Path(polygon: [Point(-4, 0), Point(4, 0), Point(0, 5)], closed: true)),
        fill: .solid(palette.textSecondary)), at: Point(face.midX, frame.y - 2))
  }
}
