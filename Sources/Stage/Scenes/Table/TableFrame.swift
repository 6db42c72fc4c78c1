// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit

/// What stands around a board, for every size of window: a header, and beside or over the board the rail with players,
/// message and actions. A game is played in it, and replayed.
struct TableFrame {
  typealias Part = Node<StageAction>

  let arrangement: BoardRegion.Arrangement
  let window: Size
  let type: TypeScale
  /// True when the game keeps a tray beside the board.
  let hasSide: Bool
  /// True when the piece in hand stands beside the message.
  let hasStage: Bool
  private let pixel: Double

  /// - Parameter regions: what the game has beside its board.
  init(_ context: StageContext, _ regions: Set<GameDescriptor.Region> = []) {
    window = context.viewport.size
    type = context.type
    pixel = 1 / context.viewport.pixelScale
    hasSide = regions.contains(.tray)
    hasStage = regions.contains(.hand)
    let ratio = window.width / max(1, window.height)
    // Board and tray over each other need the height for it.
    if ratio < 1.15 && !(hasSide && window.height < 820) {
      arrangement = .tall
    } else {
      arrangement = window.width < 960 || window.height < 640 ? .small : .wide
    }
  }

  /// The rail grows with the text, and the board takes what is left.
  var rail: Double {
    let growth = type.factor.squareRoot()
    switch arrangement {
    case .wide:
      let base = clamp((0.297 * window.width).rounded(), 300, 420)
      return type.factor == 1 ? base : clamp((343 * growth).rounded(), max(380, base), max(460, base))
    case .small:
      return min((188 * type.factor.squareRoot() * growth.squareRoot()).rounded(), window.width - 398)
    case .tall: return window.width - 40
    }
  }

  var titleStyle: TextStyle {
    switch arrangement {
    case .wide: .title
    case .small: TextStyle(.vollkornSemiBold, 23, line: 28)
    case .tall: TextStyle(.vollkornSemiBold, 26, line: 32)
    }
  }

  var messageStyle: TextStyle {
    switch arrangement {
    case .wide: hasSide ? TextStyle(.vollkornSemiBold, 28, line: 33) : .message
    case .small: hasSide ? TextStyle(.vollkornSemiBold, 20, line: 24) : .messageSmall
    case .tall: .message
    }
  }

  var controlHeight: Double { arrangement == .small ? 38 : 42 }

  // MARK: - Header

  private var headerInsets: Insets {
    switch arrangement {
    case .wide: Insets(left: 28, top: 19, right: 28)
    case .small: Insets(left: 16, top: 10, right: 17)
    case .tall: Insets(left: 20, top: 15, right: 20)
    }
  }

  /// The way back, the title with a word beside it, what is chosen from, and what belongs to the right end. Where that has no
  /// room, the word leaves first and the title then.
  /// - Parameters:
  ///   - middle: in the middle of a wide header, at the right of others.
  ///   - few: what of the right end can give way to the word.
  func header(
    back: Part, title: String, beside: String?, middle: Part?, right: [Part], few: [Part]? = nil
  ) -> Part {
    let isSmall = arrangement == .small
    let back = back.sized(.exactly(isSmall ? 42 : 46), .exactly(isSmall ? 38 : 42))
    let name = Part.words(title, titleStyle, lines: 1).identified("table.title")
    let variant = beside.map {
      Part.words($0, .caption, .secondary, lines: 1).named("table.variant", .text, $0)
    }
    func icons(_ right: [Part]) -> Part {
      .row(right, spacing: arrangement == .wide ? 6 : isSmall ? 4 : 2)
    }
    func row(_ left: [Part], _ right: [Part]) -> Part {
      let icons = icons(right)
      let start = Part.row(left, spacing: arrangement == .wide ? 20 : isSmall ? 14 : 16)
      guard let middle else { return .row([start.wide(.fill), icons], spacing: 12) }
      if arrangement == .wide {
        return .row([start.wide(.fill), middle, Part.row([.spring, icons]).wide(.fill)], spacing: 12)
      }
      return .row([start.wide(.fill), middle, icons], spacing: 10)
    }
    let full = variant.map { row([back, Part.row([name, $0], spacing: 14)], right) }
    let less = variant.flatMap { word in few.map { row([back, Part.row([name, word], spacing: 10)], $0) } }
    return Part.choice([full, less, row([back, name], right), row([back], right)].compactMap { $0 })
      .wide(.fill).inset(headerInsets)
  }

  // MARK: - The whole

  /// - Parameters:
  ///   - message: takes the room that it is given.
  ///   - under: below the board.
  func whole(
    header: Part, plates: [Part], score: Part?, message: Part, moves: Part? = nil, status: Part?,
    actions: Part,
    under: Part? = nil
  ) -> Part {
    let board = Part.spring.identified("table.board")
    let edge = arrangement == .wide ? 28.0 : 16
    let body: Part
    switch arrangement {
    case .wide:
      var rail: [Part] = [hasStage ? pair(plates, 12, height: 58) : .column(plates, spacing: 10)]
      if let score { rail += [.space(28, least: 8), score.high(.exactly(34))] }
      if hasSide {
        let head = 94 * (1 + (type.factor - 1) / 2)
        rail += [hasStage ? onStage(message) : beside(message, head: .exactly(head)), .space(20)]
      } else {
        rail += [message.sized(.fill, .fill)]
        if let moves { rail += [moves, .space(10, least: 4)] }
        if let status { rail += [.space(6), status, .space(33, least: 10)] } else { rail.append(.space(20)) }
      }
      rail.append(actions)
      let below = hasSide ? 34.0 : score == nil ? 48 : 44
      let left = boardColumn(
        board, under, Insets(left: hasSide ? 28 : 42, top: 0, right: hasSide ? 28 : 42, bottom: below))
      body = .row([
        left, Part.column(rail).sized(.exactly(self.rail + edge), .fill).inset(Insets(right: 28, bottom: 26)),
      ]).sized(.fill, .fill).inset(Insets(top: 35))
    case .small:
      var rail: [Part] = [
        hasStage ? pair(plates, 8, height: 44) : .column(plates, spacing: hasSide ? 8 : 10)
      ]
      if let score { rail += [.space(12, least: 6), score.high(.exactly(26))] }
      rail.append(
        hasStage
          ? onStage(message) : hasSide ? beside(message, head: .fill) : message.sized(.fill, .fill))
      rail += [.space(8), actions]
      let left = boardColumn(board, under, Insets(left: 16, top: 0, right: 26, bottom: 32))
      body = .row([
        left,
        Part.column(rail).sized(.exactly(self.rail + edge), .fill).inset(
          Insets(top: 8, right: 16, bottom: 32)),
      ]).sized(.fill, .fill).inset(Insets(top: 12))
    case .tall:
      var parts: [Part] = [.grid(plates, columns: 2, spacing: Size(14, 0))]
      if let score { parts += [.space(12), score.high(.exactly(24))] }
      parts +=
        [message.sized(.fill, .exactly(66 * (1 + (type.factor - 1) / 2))), board] + [under].compactMap { $0 }
      body = Part.column([
        Part.column(parts).sized(.fill, .fill).inset(Insets(20, 0)),
        .space(28, least: 12), actions.wide(.fill).inset(Insets(16, 0)),
      ]).sized(.fill, .fill).inset(Insets(left: 0, top: 21, right: 0, bottom: 15))
    }
    return Part.column([header, body]).sized(.fill, .fill)
  }

  private func pair(_ plates: [Part], _ spacing: Double, height: Double) -> Part {
    Part.grid(plates.map { $0.high(.exactly(type.height(height))) }, columns: 2, spacing: Size(spacing, 0))
  }

  /// The stage with the message beside it, or under it where the rail is narrow; then the tray.
  private func onStage(_ message: Part) -> Part {
    if arrangement == .wide {
      let place = plinth(clamp(rail * 0.213, 56, 81))
      let head = Part.row([place, message.sized(.fill, .fill)], spacing: 20)
      return Part.column([.space(26, least: 6), head, .space(10), side]).sized(.fill, .fill)
    }
    // Where the window is low the piece is smaller than on the board.
    let line = 34 * (1 + (type.factor - 1) / 2)
    return Part.choice(
      [50.0, 38, 26, 20].map { radius in
        Part.column([
          .space(18, least: 6), plinth(radius).placed(0.5, 0), message.sized(.fill, .exactly(line)),
          .space(2),
          side,
        ]).sized(.fill, .fill)
      }
    ).sized(.fill, .fill)
  }

  /// Room for the stage: a disc with its wall.
  private func plinth(_ radius: Double) -> Part {
    Part.drawing(Size(2 * radius, 2 * radius * (1 + 6.0 / 81)), { _, _ in }).identified("table.stage")
  }

  /// The message over the tray.
  private func beside(_ message: Part, head: Extent) -> Part {
    Part.column([message.sized(.fill, head), side]).sized(.fill, .fill)
  }

  private func boardColumn(_ board: Part, _ under: Part?, _ insets: Insets) -> Part {
    Part.column([board] + [under].compactMap { $0 }).sized(.fill, .fill).inset(insets)
  }

  /// Room for a tray: as high as it is wide, less where the window is low.
  private var side: Part {
    switch arrangement {
    case .wide: Part.drawing(Size(0, 180), { _, _ in }).sized(.fill, .fill).identified("table.side")
    case .small:
      Part.choice([rail + 10, 180, 150].map { .drawing(Size(0, $0), { _, _ in }) }).identified("table.side")
    case .tall: Part(.nothing)
    }
  }

  /// Where the board may stand, once the whole has found its place.
  func region(_ interface: Interface<StageAction>) -> BoardRegion {
    BoardRegion(
      arrangement: arrangement, window: window, frame: interface.frame(of: "table.board") ?? .zero,
      side: interface.frame(of: "table.side"), stage: interface.frame(of: "table.stage"), pixel: pixel)
  }

  // MARK: - Parts

  /// One sentence and a line under it, as large as there is room for them: smaller before the line leaves.
  func message(_ title: String, _ detail: String, extra: Part? = nil) -> Part {
    let anchor: TextAnchor = arrangement == .tall ? .center : .left
    let hasMore = (!detail.isEmpty || extra != nil) && arrangement == .wide
    var more: [Part] = []
    if hasMore && !detail.isEmpty {
      more.append(.words(detail, .body, .secondary, anchor: anchor).wide(.atMost(340 * type.factor)))
    }
    if let extra, hasMore { more.append(extra.inset(Insets(0, 6))) }
    let words = Words(title, messageStyle, anchor: anchor)
    func lines(_ space: Double, least: Double, _ more: [Part]) -> Part {
      var words = words
      words.least = least
      var node = Part(.words(words))
      if least < 1 { node = node.sized(.fit, .fill) }
      return .column([.space(space), node.placed(0, 0)] + more, spacing: 2)
    }
    let first =
      arrangement == .wide
      ? (hasStage ? 24.0 : hasSide ? 14 : 34) : arrangement == .small ? (hasSide ? 6 : 21) : 20
    return Part.choice([
      lines(first, least: 1, more), lines(6, least: 1, more), lines(4, least: 0.62, more),
      lines(2, least: 11 / messageStyle.size, []),
    ]).sized(.fill, .fill)
  }

  /// Undo, redo, hint and restart: as many words as there is room for, icons first and the last in a row of its own.
  func actions(_ buttons: [Part], labelled: (Part) -> Part) -> Part {
    let icons = buttons
    let words = Array(buttons.dropFirst(2)).map(labelled)
    let height = arrangement == .wide ? 46.0 : 42
    func icon(_ part: Part, _ width: Extent) -> Part { part.sized(width, .exactly(height)) }
    func fill(_ part: Part) -> Part { part.sized(.fill, .exactly(height)) }
    switch arrangement {
    case .small:
      if hasStage { return .grid(icons.map(fill), columns: 4, spacing: Size(8, 0)) }
      return .choice([
        .grid(icons.map(fill), columns: 2, spacing: Size(12, 16)),
        .grid(icons.map(fill), columns: 4, spacing: Size(12, 0)),
      ])
    case .wide, .tall:
      let short = Extent.exactly(arrangement == .wide ? 58 : 74)
      let first = icons.prefix(2).map { icon($0, short) }
      func row(_ last: [Part]) -> Part {
        .row(
          first + [Part.grid(last.map(fill), columns: max(1, last.count), spacing: Size(12, 0)).wide(.fill)],
          spacing: 12)
      }
      let broken = Part.column(
        [.row(first + words.prefix(1).map(fill), spacing: 12)] + words.dropFirst().map(fill), spacing: 12)
      let tight = Part.grid(icons.map(fill), columns: max(1, icons.count), spacing: Size(12, 0))
      let bare = row(Array(icons.dropFirst(2)))
      // Who wants large text wants words.
      return .choice(type.factor > 1 ? [row(words), broken, bare, tight] : [row(words), bare, tight])
    }
  }
}

extension Node {
  /// A name for its place that is no row of the element tree.
  func identified(_ id: String) -> Node {
    var node = self
    node.id = id
    return node
  }
}
