// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

/// How a slip of words lies on the topmost scene.
extension Stage {
  /// It takes the first place of its scene in which its words fit: large before small, where nothing is hidden before where a title
  /// is, in one line before two.
  func toastNode(on interface: Interface<StageAction>, _ context: StageContext) -> Node<StageAction>? {
    guard let toast = shownToast else { return nil }
    let places = top.scene.toastPlaces(interface, context)
    for part in type.factor > 1 ? [1, (1 + 1 / type.factor) / 2, 1 / type.factor] : [1] {
      for group in places {
        if let slip = slip(toast, in: group, part) { return slip }
      }
    }
    // Nowhere enough room: the way back alone, or the first lines of what there is to say.
    guard let place = places.joined().max(by: { $0.width < $1.width }) else { return nil }
    let style = Self.toastStyle(12 / type.factor, gap: 3)
    guard toast.hasButton else {
      let lines = broken(toast.words, style, place.width - 32)
      return slip(toast, words(Array(lines.prefix(2)), style), nil, in: place)
    }
    return slip(toast, nil, button(of: toast, 1 / type.factor), in: place)
  }

  /// - Parameter part: how large its words are, of what the player wants.
  private func slip(_ toast: Toast, in places: [Rect], _ part: Double) -> Node<StageAction>? {
    for (most, sizes) in [(1, [15.0, 14, 13]), (2, [14, 13, 12])] {
      for place in places {
        for size in sizes {
          let style = Self.toastStyle(size * part, gap: most == 1 ? 5 : 3)
          let slip = slip(toast, style, button: button(of: toast, part), in: place, most: most)
          if let slip { return slip }
        }
      }
    }
    return nil
  }

  private static func toastStyle(_ size: Double, gap: Double) -> TextStyle {
    TextStyle(.manropeSemiBold, size, line: size + gap)
  }

  private func broken(_ words: String, _ style: TextStyle, _ width: Double) -> [String] {
    setup.metrics.wrap(words, type.style(style), width: width)
  }

  private func words(_ lines: [String], _ style: TextStyle) -> Node<StageAction> {
    .column(lines.map { Node.words($0, style, .onSlip, anchor: .center, lines: 1).placed(0.5, 0.5) })
  }

  /// Nil where the words take more than `most` lines of this style.
  private func slip(
    _ toast: Toast, _ style: TextStyle, button: Node<StageAction>?, in place: Rect, most: Int
  ) -> Node<StageAction>? {
    let taken = (button?.naturalWidth(type, setup.metrics) ?? 4) + 28
    let lines = broken(toast.words, style, place.width - taken)
    guard lines.count <= most else { return nil }
    let words = words(lines, style)
    return words.naturalWidth(type, setup.metrics) + taken <= place.width
      ? slip(toast, words, button, in: place) : nil
  }

  private func slip(
    _ toast: Toast, _ words: Node<StageAction>?, _ button: Node<StageAction>?, in place: Rect
  ) -> Node<StageAction> {
    let said = words?.placed(0.5, 0.5).inset(Insets(left: 16, right: button == nil ? 16 : 12))
    let row = Node.row([said, button]).sized(.fill, .fill)
      .inset(Insets(left: said == nil ? 4 : 0, top: 4, right: button == nil ? 0 : 4, bottom: 4))
    let part = toast.remainder(at: now)
    let rest = Node<StageAction>.drawing(Size(0, 0)) { painter, frame in
      let width = ((frame.width - 8) * part).rounded()
      painter.list.fill(Rect(frame.x + 4, frame.maxY - 2, width, 2), painter.color(.onSlipBright))
    }.sized(.fill, .fill)
    let width = row.naturalWidth(type, setup.metrics).rounded(.up)
    let slip = Node.layers(button == nil ? [row] : [row, rest]).on(.slip)
      .named("toast", .toast, toast.words)
      .sized(.exactly(min(width, place.width)), .within(min(40, place.height)...place.height))
      .with(\.fade, toast.opacity(at: now))
    return Node.layers([slip]).at(place)
  }

  /// The way back, or the way to what was written.
  /// - Parameter part: how large its words are, of what the player wants.
  private func button(of toast: Toast, _ part: Double) -> Node<StageAction>? {
    guard toast.hasButton else { return nil }
    let (id, label, icon) =
      toast.offersUndo
      ? (Toast.undoID, tr("Undo"), "undo") : (Toast.folderID, tr("Open the folder"), "folder")
    let style = TextStyle.label.scaled(by: part)
    let words = Node<StageAction>.row(
      [.icon(icon, 18, .onSlipBright), .words(label, style, .onSlipBright, lines: 1)], spacing: 9)
    let isHovered = top.host.hovered == id
    return Node.layers([words.placed(0.5, 0.5)]).inset(Insets(12, 0))
      .on(
        .drawing { painter, frame in
          let fill = painter.palette.toastText.opacity(isHovered ? 0.22 : 0.14)
          painter.list.shape(
            Shape(.roundedRect(frame.size, radius: 3), fill: .solid(fill)), at: frame.origin)
        }
      ).named(id, .button, label).sized(.fit, .fill).shortcut(toast.offersUndo ? "Ctrl Z" : nil)
      .with(\.action, toast.file.map { .showFile($0) } ?? .bringBack)
      .with(\.ring, Control.Ring(wall: 0, radius: 4))
  }
}
