// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

/// The slab itself: what is cut out, what the pointer or the keys are at, and the stroke that is being drawn.
extension MakerScene {
  func slab(_ context: StageContext) -> Part {
    let surface = Surface(
      paint: { [self] list in paintSlab(context, into: &list) }, paintLifted: { _ in },
      elements: { [self] in squares(context) })
    return Part.surface(surface).sized(.fill, .fill)
  }

  private func squares(_ context: StageContext) -> [Element] {
    (0..<maker.slab.columns * maker.slab.rows).map { square in
      let name = maker.slab.name(square)
      let isOn = sketch.squares.contains(square)
      let words = isOn ? tr("{square}, cut out", ["square": name]) : tr("{square}, wood", ["square": name])
      return Element(
        "editor.cell.\(square / maker.slab.columns + 1).\(square % maker.slab.columns + 1)", .cell, words,
        frame(of: square), isFocused: context.showsFocus && context.focused == nil && square == cursor,
        isSelected: isOn)
    }
  }

  /// The squares that are cut out, and what is known of them.
  var boardWords: BoardWords? {
    let slab = maker.slab
    func cell(_ row: Int, _ column: Int) -> BoardWords.Cell {
      let square = row * slab.columns + column
      return BoardWords.Cell(slab.name(square), sketch.squares.contains(square) ? tr("cut out") : nil)
    }
    var words = BoardWords()
    words.rows = (0..<slab.rows).map { row in
      BoardWords.Line(String(row + 1), (0..<slab.columns).map { cell(row, $0) })
    }
    words.columns = (0..<slab.columns).map { column in
      BoardWords.Line(String(slab.name(column).prefix(1)), (0..<slab.rows).map { cell($0, column) })
    }
    (words.row, words.column) = (cursor / slab.columns, cursor % slab.columns)
    words.beside = [said.words]
    return words
  }

  private func paintSlab(_ context: StageContext, into list: inout DrawList) {
    maker.paint(
      sketch.squares, corner: lattice.corner, cell: lattice.cell, margin: lattice.margin, look: context.look,
      into: &list)
    axes(&list)
    if let stroke = sketch.stroke {
      for square in Set(stroke.trail).sorted() { dashed(frame(of: square), &list) }
      return
    }
    let isByKey = context.showsFocus && context.focused == nil
    guard let square = isByKey ? cursor : context.pointed.flatMap({ square(at: $0) }), context.isActive else {
      return
    }
    for image in sketch.images(of: square).subtracting([square]).sorted() {
      list.fill(frame(of: image).inset(2), Color(0x1FA34A, 0.16))
      dashed(frame(of: image), &list)
    }
    let place = frame(of: square).inset(2)
    if list.finish.isPlain {
      list.rounded(place, radius: 5, Finish.mark)
      return list.outline(place, radius: 5, .black, width: 3)
    }
    list.rounded(place, radius: 5, Color(0x1FA34A, 0.34))
    list.outline(place, radius: 5, Color(0xFFE9C8), width: isByKey ? 3.4 : 2.4)
  }

  /// A dark line under the light one is seen on linen, too.
  private func dashed(_ frame: Rect, _ list: inout DrawList) {
    let place = frame.inset(2)
    for (color, reach) in [
      (Color(0x3A2412, list.finish.isPlain ? 1 : 0.6), 1.0),
      (list.finish.isPlain ? Finish.mark : Color(0xFFE9C8), 0.0),
    ] {
      for offset in stride(from: 2.0, to: place.width - 2, by: 9) {
        let length = min(5, place.width - 2 - offset)
        for y in [place.y, place.maxY] {
          list.fill(Rect(place.x + offset, y - 1, length, 2).inset(-reach), color)
        }
        for x in [place.x, place.maxX] {
          list.fill(Rect(x - 1, place.y + offset, 2, length).inset(-reach), color)
        }
      }
    }
  }

  /// Where the mirror stands.
  private func axes(_ list: inout DrawList) {
    let slab = maker.slab
    let size = Size(Double(slab.columns) * lattice.cell, Double(slab.rows) * lattice.cell)
    let middle = Rect(origin: lattice.corner, size: size).center
    let reach = lattice.margin * 0.7
    let light = list.finish.isPlain ? list.finish.ink : Color(0xFFE9C8, 0.7)
    if [.sideways, .both].contains(sketch.mirror) {
      for y in stride(from: lattice.corner.y - reach, to: lattice.corner.y + size.height + reach, by: 10) {
        list.fill(Rect(middle.x - 1, y, 2, 6), light)
      }
    }
    if [.upright, .both].contains(sketch.mirror) {
      for x in stride(from: lattice.corner.x - reach, to: lattice.corner.x + size.width + reach, by: 10) {
        list.fill(Rect(x, middle.y - 1, 6, 2), light)
      }
    }
    if sketch.mirror == .turn { list.disc(at: middle, radius: 4, light) }
  }
}
