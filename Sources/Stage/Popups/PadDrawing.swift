// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import InterfaceKit
import SceneKit
import Words

/// A game controller as it is drawn on the page of keys: the button that is pressed is lit, and each says what it does.
struct PadDrawing {
  var kind: PadKind
  var pressed: PadButton?

  init?(_ context: StageContext) {
    guard let kind = context.pads.first else { return nil }
    (self.kind, pressed) = (kind, context.padPressed)
  }

  private static let size = Size(240, 132)

  /// What the buttons do, in words.
  private static var meanings: [(meaning: PadButton, words: String)] {
    [
      (.up, tr("move between things")), (.accept, tr("places, presses")), (.back, tr("back")),
      (.undo, tr("undo")), (.hint, tr("hint")), (.leftShoulder, tr("turns left, a move back")),
      (.rightShoulder, tr("turns right, a move on")), (.leftTrigger, tr("mirrors, to the first move")),
      (.rightTrigger, tr("turns over, to the last move")), (.stick, tr("take it off the board")),
      (.start, tr("settings")),
    ]
  }

  static func words(of meaning: PadButton) -> String {
    meanings.first { $0.meaning == meaning }?.words ?? ""
  }

  /// The drawing with rows of what the buttons do beside it, or below.
  func node(columns: Int, rows: [Node<StageAction>]) -> Node<StageAction> {
    typealias Part = Node<StageAction>
    let drawing = Part.drawing(Self.size) { painter, frame in paint(frame, &painter) }
      .named("keys.pad", .text, tr("Game controller"), value: pressed.map { "\($0)" } ?? "")
    let list = Part.column(rows, spacing: 6).wide(.fill)
    let both: Part =
      columns == 2
      ? .row([drawing.placed(0, 0), list], spacing: 28)
      : .column([drawing.placed(0.5, 0), list], spacing: 12)
    return .captioned("keys.heading.pad", tr("Game controller"), both, spacing: 8)
  }

  /// A row for each thing to do, with the sign of its button.
  static func rows(_ kind: PadKind, _ map: PadMap) -> [Node<StageAction>] {
    typealias Part = Node<StageAction>
    return meanings.map { entry in
      let sign = Part.drawing(Size(30, 24)) { painter, frame in
        painter.padSign(PadSign(map.button(of: entry.meaning), kind), at: frame.center)
      }
      return Part.row(
        [sign.placed(0, 0.5), .words(entry.words, .body, .secondary).wide(.fill).placed(0, 0.5)], spacing: 10)
    }
  }

  /// Where the buttons lie on the drawing.
  private static let places: [(button: PadButton, at: Point)] = [
    (.accept, Point(192, 78)), (.back, Point(214, 58)), (.undo, Point(170, 58)), (.hint, Point(192, 38)),
    (.leftShoulder, Point(62, 14)), (.rightShoulder, Point(178, 14)), (.leftTrigger, Point(28, 14)),
    (.rightTrigger, Point(212, 14)), (.start, Point(120, 52)), (.up, Point(48, 44)), (.down, Point(48, 72)),
    (.left, Point(34, 58)), (.right, Point(62, 58)), (.stick, Point(92, 92)),
  ]

  private func paint(_ frame: Rect, _ painter: inout Painter) {
    let body = Rect(frame.x + 6, frame.y + 24, frame.width - 12, 78)
    let ink = painter.palette.text
    for x in [body.x, body.maxX - 66] {
      let grip = Rect(x, body.y + 26, 66, 78)
      painter.list.shape(
        Shape(
          .roundedRect(grip.size, radius: 30), fill: .solid(painter.palette.surface),
          stroke: Stroke(ink, width: 2)),
        at: grip.origin)
    }
    painter.list.shape(
      Shape(
        .roundedRect(body.size, radius: 36), fill: .solid(painter.palette.surface),
        stroke: Stroke(ink, width: 2)),
      at: body.origin)
    for place in Self.places {
      let center = frame.origin + place.at
      let isLit = place.button == pressed
      let radius = place.button.isDirection ? 7.0 : place.button == .stick ? 13 : 10
      painter.list.shape(
        Shape(
          .disc(radius: radius), fill: .solid(isLit ? painter.accentColor : painter.palette.sunk),
          stroke: Stroke(ink, width: isLit ? 3 : 1.5)), at: center - Point(radius, radius))
    }
  }
}

extension PadMap {
  init(_ context: StageContext) {
    self.init(context.settings.keys, placesWithB: context.settings.placesWithB)
  }
}

extension PadSign {
  /// Its name, for whoever reads or hears it.
  var words: String {
    switch self {
    case .letters("\u{2261}"): tr("Menu")
    case .letters(let letters): letters
    case .cross: tr("Cross")
    case .circle: tr("Circle")
    case .square: tr("Square")
    case .triangle: tr("Triangle")
    case .directions: tr("Arrow keys")
    }
  }
}
