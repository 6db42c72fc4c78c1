// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import House
import InterfaceKit
import Words

/// What stands around a board, for every size of window: a header, and beside or over the board the rail with players,
/// message and actions. A game is played in it, and replayed.
package struct TableFrame {
  package typealias Part = Node<StageAction>

  package let arrangement: BoardRegion.Arrangement
  package let window: Size
  package let type: TypeScale
  /// True when the game keeps a tray beside the board, and the piece in hand stands beside the message.
  package let hasStage: Bool
  private let pixel: Double

  /// - Parameter regions: what the game has beside its board.
  package init(_ context: StageContext, _ regions: Set<GameDescriptor.Region> = []) {
    window = context.viewport.size
    type = context.type
    pixel = 1 / context.viewport.pixelScale
    hasStage = regions.contains(.hand)
    let ratio = window.width / max(1, window.height)
    // Board and tray over each other need the height for it, and so does large text under a board.
    if ratio < 1.15 && !((hasStage || type.factor > 1.4) && window.height < 820) {
      arrangement = .tall
    } else {
      arrangement = window.width < 960 || window.height < 640 ? .small : .wide
    }
  }

  /// The rail grows with the text, and the board takes what is left.
  package var rail: Double {
    let growth = type.factor.squareRoot()
    switch arrangement {
    case .wide:
      let base = clamp((0.297 * window.width).rounded(), 300, 420)
      return type.factor == 1 ? base : clamp((343 * growth).rounded(), max(380, base), max(460, base))
    case .small:
      // A low window may be wide: then there is room for more than icons.
      let base = clamp((188 + 0.38 * (window.width - 720)).rounded(), 188, 400)
      return min((base * growth * growth.squareRoot()).rounded(), max(460, base), window.width - 398)
    case .tall: return window.width - 40
    }
  }

  /// True where the rail has room for words beside each other.
  private var isRoomy: Bool { rail >= 280 * type.factor }

  /// True where the players' plates stand side by side, and have room for little more than names.
  package var isPaired: Bool { hasStage || isTight }

  /// True where large text leaves the rail no room for everything at once.
  package var isTight: Bool { arrangement == .small && type.factor > 1.4 }

  package var titleStyle: TextStyle {
    switch arrangement {
    case .wide: .title
    case .small: TextStyle(.vollkornSemiBold, 23, line: 28)
    case .tall: TextStyle(.vollkornSemiBold, 26, line: 32)
    }
  }

  package var messageStyle: TextStyle {
    switch arrangement {
    case .wide: hasStage ? TextStyle(.vollkornSemiBold, 28, line: 33) : .message
    case .small: hasStage ? TextStyle(.vollkornSemiBold, 21, line: 25) : .messageSmall
    case .tall: hasStage ? TextStyle(.vollkornSemiBold, 29, line: 34) : .message
    }
  }

  /// Of what is said of a move, over the sentence.
  package static let over = TextStyle(.manropeSemiBold, 15, line: 20)

  /// Room for words that may not grow with them: two lines, and one of what stands under them.
  private var wordsHeight: Double {
    let line = messageStyle.lineHeight * (1 + (type.factor - 1) / 2)
    let all = 2 * line + TextStyle.body.lineHeight * type.factor
    return arrangement == .tall ? clamp(window.height * 0.096 * type.factor.squareRoot(), 66, all) : all
  }

  package var controlHeight: Double { arrangement == .small ? 38 : 42 }

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
  package func header(
    back: Part, title: String, beside: String?, middle: Part?, right: [Part], few: [Part]? = nil
  ) -> Part {
    let isSmall = arrangement == .small
    let back = back.sized(.exactly(isSmall ? 42 : 46), .exactly(isSmall ? 38 : 42))
    let name = Part.heading("table.title", title, titleStyle, lines: 1)
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

  /// The two sides of a game's table: what is played and what was.
  package func tabs(of game: String, isPlay: Bool) -> Part {
    let width = arrangement == .wide ? 222.0 : arrangement == .small ? 174 : 166
    return Part.segments(
      "tab", tr("Pages"),
      Self.leading([
        .init("tab.play", trc("tab", "Play"), isSelected: isPlay, isPlay ? .nothing : .back),
        .init("tab.history", tr("History"), isSelected: !isPlay, isPlay ? .history(game: game) : .nothing),
      ]), height: controlHeight
    ).wide(.within(width...900))
  }

  /// Each of them is another scene.
  package static func leading(_ segments: [Part.Segment]) -> [Part.Segment] {
    segments.map { segment in
      var segment = segment
      segment.leadsAway = true
      return segment
    }
  }

  // MARK: - The whole

  /// - Parameters:
  ///   - message: takes the room that it is given.
  ///   - under: below the board.
  ///   - scrolls: all of the rail does, when it has more than room.
  package func whole(
    header: Part, plates: [Part], score: Part?, message: Part, moves: Part? = nil, status: Part?,
    actions: Part, under: Part? = nil, scrolls: Bool = false
  ) -> Part {
    let board = Part.spring.identified("table.board")
    let edge = arrangement == .wide ? 28.0 : 16
    let players = isPaired ? pair(plates) : .column(plates, spacing: 10)
    let body: Part
    switch arrangement {
    case .wide:
      var rail: [Part] = [players]
      if let score { rail += [.space(28, least: 8), score.high(.exactly(34))] }
      if hasStage {
        rail += [onStage(message), .space(20)]
      } else {
        rail += [message.sized(.fill, .fill)]
        if let moves { rail += [moves, .space(10, least: 4)] }
        if let status { rail += [.space(6), status, .space(33, least: 10)] } else { rail.append(.space(20)) }
      }
      rail.append(actions)
      let side = hasStage ? 28.0 : 42
      let both = trayWidth.map {
        Part.row([board, self.side.wide(.exactly($0))], spacing: 24).sized(.fill, .fill)
      }
      let left = boardColumn(
        both ?? board, under,
        Insets(left: side, top: 0, right: side, bottom: hasStage ? 34 : score == nil ? 48 : 44))
      body = .row([
        left,
        Part.column(rail)
          .sized(.exactly((both == nil ? self.rail : besideRail) + edge), .fill)
          .inset(Insets(right: 28, bottom: 26)),
      ]).sized(.fill, .fill).inset(Insets(top: 35))
    case .small:
      var rail = scrolls ? [] : [players]
      if let score { rail += [.space(12, least: 6), score.high(.exactly(26))] }
      rail.append(hasStage ? onStage(message) : message.sized(.fill, scrolls ? .fit : .fill))
      if scrolls { rail += [.space(8), players] }
      rail += [.space(8), actions]
      let column = Part.column(rail).wide(.fill)
      let left = boardColumn(board, under, Insets(left: 16, top: 0, right: 26, bottom: 32))
      body = .row([
        left,
        (scrolls ? Part.scroll("table.rail", column.inset(Insets(right: 10, bottom: 10))) : column)
          .sized(.exactly(self.rail + edge), .fill).inset(
            Insets(top: 8, right: 16, bottom: scrolls || hasStage && isLarge ? 12 : 32)),
      ]).sized(.fill, .fill).inset(Insets(top: 12))
    case .tall:
      var parts: [Part] = [.grid(plates, columns: 2, spacing: Size(14, 0))]
      if let score { parts += [.space(12), score.high(.exactly(24))] }
      parts += [message.sized(.fill, .exactly(wordsHeight)), board] + [under].compactMap { $0 }
      body = Part.column([
        Part.column(parts).sized(.fill, .fill).inset(Insets(20, 0)),
        .space(28, least: 12), actions.wide(.fill).inset(Insets(16, 0)),
      ]).sized(.fill, .fill).inset(Insets(left: 0, top: 21, right: 0, bottom: 15))
    }
    return Part.column([header, body]).sized(.fill, .fill)
  }

  private func pair(_ plates: [Part]) -> Part {
    let isWide = arrangement == .wide
    return .grid(
      plates.map { $0.high(.exactly(max(type.height(isWide ? 58 : 44), twoNames))) }, columns: 2,
      spacing: Size(isWide ? 12 : 8, 0))
  }

  /// So high is a plate with its two lines, where large text needs more than the plate grows; in a low window the name is set smaller
  /// instead.
  private var twoNames: Double {
    let isWide = arrangement == .wide
    guard type.factor > 1, !isWide || window.height >= 700 else { return 0 }
    let lines: [TextStyle] = isWide ? [.name, .caption] : [.caption, .micro]
    return lines.reduce(isWide ? 18 : 8) { $0 + type.style($1).lineHeight }.rounded(.up)
  }

  /// With large text the tray stands beside the board, where its pieces are as large as there is room for; nil where it stands under
  /// the message.
  private var trayWidth: Double? {
    guard hasStage, arrangement == .wide, type.factor > 1.4 else { return nil }
    let room = Size(window.width - besideRail - 108, window.height - 160)
    return min(max(room.width - room.height, 0.45 * room.width), 460).rounded()
  }

  /// Without a tray the rail has room enough for its words in less.
  private var besideRail: Double { min(rail, max(410, 0.22 * window.width)).rounded() }

  /// The stage with the message beside it, or under it where the rail is narrow; then the tray. What they measure follows
  /// from the window alone: whatever is said, nothing moves under the hand.
  private func onStage(_ message: Part) -> Part {
    let isWide = arrangement == .wide
    let most = isWide ? clamp(rail * 0.213, 56, 81) : clamp(rail * 0.16, 50, 81)
    // Where the window is low the piece is smaller than on the board.
    let isBeside = trayWidth != nil
    let parts = type.factor > 1.4 && !isBeside ? [0.52, 0.4] : [1, 0.92, 0.84, 0.76, 0.64, 0.52, 0.4]
    return Part.choice(
      parts.map { part in
        let place = plinth((most * part).rounded())
        let head =
          isWide || rail >= 240
          ? [
            Part.row([place.placed(0, 0), message.sized(.fill, .fill)], spacing: isWide ? 20 : 14)
              .high(
                isBeside
                  ? .fill
                  : .exactly(
                    max(Self.plinthHeight((most * part).rounded()), type.factor > 1.4 ? twoLines : 0)))
          ]
          : [place.placed(0.5, 0), .space(4), message.sized(.fill, .exactly(wordsHeight)), .space(2)]
        return Part.column(
          [.space(isWide ? 26 : 16, least: 6)] + head + (isBeside ? [] : [.space(isWide ? 10 : 6), side])
        )
        .sized(.fill, .fill)
      }
    ).sized(.fill, .fill)
  }

  private var isLarge: Bool { arrangement == .small && type.factor > 1.4 }

  /// So high is a sentence that breaks once.
  private var twoLines: Double { 2 * type.style(messageStyle).lineHeight + 2 }

  /// Room for the stage: a disc with its wall.
  private func plinth(_ radius: Double) -> Part {
    Part.drawing(Size(2 * radius, Self.plinthHeight(radius)), { _, _ in }).identified("table.stage")
  }

  private static func plinthHeight(_ radius: Double) -> Double { 2 * radius * (1 + 6.0 / 81) }

  private func boardColumn(_ board: Part, _ under: Part?, _ insets: Insets) -> Part {
    Part.column([board] + [under].compactMap { $0 }).sized(.fill, .fill).inset(insets)
  }

  /// Room for a tray, whose cells are never too small to be hit.
  private var side: Part {
    Part.drawing(Size(0, 187), { _, _ in }).sized(.fill, .fill).identified("table.side")
  }

  /// Where the board may stand, once the whole has found its place.
  package func region(_ interface: Interface<StageAction>) -> BoardRegion {
    BoardRegion(
      arrangement: arrangement, window: window, frame: interface.frame(of: "table.board") ?? .zero,
      side: interface.frame(of: "table.side"), stage: interface.frame(of: "table.stage"), pixel: pixel,
      text: type.factor)
  }

  /// Where the players' plates are.
  package func plates(_ interface: Interface<StageAction>, upper: Seat) -> [Seat: Rect] {
    var plates: [Seat: Rect] = [:]
    plates[upper] = interface.frame(of: "plate.you")
    plates[upper.other] = interface.frame(of: "plate.other")
    return plates
  }

  // MARK: - Parts

  /// The place of what is said, which nothing may cover.
  package static let words = "message.words"

  /// A sentence that is set smaller where it is long, and never smaller than the caption over it: large text lets captions grow
  /// by more than sentences.
  package func sentence(_ style: TextStyle, part: Double) -> TextStyle {
    let least = (Self.over.size + 1) * type.factor / (1 + (type.factor - 1) / 2)
    return style.scaled(max(part, min(1, least / style.size)))
  }

  /// One sentence with what stands over and under it, always in full size: what is not needed leaves where there is no
  /// room, and the rest scrolls. A new sentence begins at its top.
  /// - Parameters:
  ///   - over: a line of small print.
  ///   - isNeeded: the line under it tells what nothing else does, and never leaves.
  ///   - scrolls: false where something else can give way instead.
  package func message(
    _ title: String, _ detail: String, over: Part? = nil, extra: Part? = nil, isNeeded: Bool = false,
    isOffer: Bool = false, scrolls: Bool = true
  )
    -> Part
  {
    let (id, title, detail) = ("words." + title, title.bound, detail.bound)
    let anchor: TextAnchor = arrangement == .tall ? .center : .left
    let place = anchor == .center ? 0.5 : 0
    let extra = isOffer ? extra.map { $0.placed(place, 0) } : extra
    var more: [Part] = []
    if !detail.isEmpty {
      more.append(
        .words(detail, .body, .secondary, anchor: anchor)
          .wide(anchor == .center ? .fill : .atMost(340 * type.factor)))
    }
    let all = more + [extra?.inset(Insets(0, 6))].compactMap { $0 }
    let words = Part.words(title, messageStyle, anchor: anchor).wide(.fill).placed(place, 0)
    let over = over.map { anchor == .center ? Part.row([.spring, $0, .spring]).wide(.fill) : $0 }
    func lines(_ space: Double, _ parts: [Part]) -> Part {
      var block = Part.column(parts, spacing: 2).wide(.fill)
      block.id = Self.words
      return Part.column([.space(space > 0 ? space + 2 : 0), block]).placed(0, anchor == .center ? 0.5 : 0)
    }
    let first =
      arrangement == .wide ? (hasStage ? 24.0 : 34) : arrangement == .small && !hasStage ? 21 : 0
    let least = hasStage || anchor == .center ? 0.0 : 4
    let roomy = arrangement == .small ? first : least
    let head = [over, words].compactMap { $0 }
    // An offer stays: what stands over it is set smaller, and leaves first; large text leaves the sentence alone.
    let small = detail.isEmpty ? nil : Part.words(detail, .caption, .secondary, anchor: anchor).wide(.fill)
    let less = Part.words(title, sentence(messageStyle, part: 0.86), anchor: anchor).wide(.fill)
    let offers =
      isOffer
      ? [[words, small, extra], [less.placed(place, 0), small, extra], [words, extra]].map { parts in
        lines(least, [over].compactMap { $0 } + parts.compactMap { $0 })
      } + (type.factor > 1.4 ? [] : [lines(0, [extra].compactMap { $0 })]) : []
    // What tells why stays whole, set smaller.
    func whole(_ part: Double) -> [Part] {
      [.words(title, sentence(messageStyle, part: part), anchor: anchor).wide(.fill).placed(place, 0)]
        + [small].compactMap { $0 }
    }
    let sizes = [0.86, 0.72, 0.6]
    let smaller = isNeeded && !detail.isEmpty ? sizes.map { lines(least, whole($0)) } : []
    // Of large text a whole sentence in less than its size says more than half of it.
    let sentences =
      type.factor > 1 && !isOffer
      ? sizes.map { lines(least, [over].compactMap { $0 } + whole($0).prefix(1)) } : []
    // What scrolls begins with what matters most.
    let rest = isNeeded && !detail.isEmpty || !sentences.isEmpty ? whole(0.6) : [words] + more
    let last = Part.layers([
      .scroll(
        id,
        .column([.space(least)] + rest + [over].compactMap { $0 }, spacing: 2).wide(.fill)
          .inset(Insets(right: 10))
      ).sized(.fill, .fill)
    ]).sized(.fill, .fill).identified(Self.words)
    return Part.choice(
      [
        lines(first, head + all), lines(least, head + all),
      ] + offers + smaller + [
        // What leaves gives its room to the space over the sentence, too.
        lines(roomy, head + more), lines(least, head + more),
        lines(roomy, head + (isNeeded ? more : [])), lines(least, head + (isNeeded ? more : [])),
      ] + sentences + (scrolls ? [last] : [])
    ).sized(.fill, .fill)
  }

  /// Undo, redo, hint and restart: as many words as there is room for, icons first and the last in a row of its own.
  package func actions(_ buttons: [Part]) -> Part {
    let icons = buttons
    let words = buttons.dropFirst(2).map(\.labelled)
    let height = arrangement == .wide ? 46.0 : 42
    func icon(_ part: Part, _ width: Extent) -> Part { part.sized(width, .exactly(height)) }
    func fill(_ part: Part) -> Part { part.sized(.fill, .exactly(height)) }
    switch arrangement {
    case .small where !isRoomy:
      let row = Part.grid(icons.map(fill), columns: 4, spacing: Size(hasStage ? 8 : 12, 0))
      return hasStage || isTight
        ? row : .choice([.grid(icons.map(fill), columns: 2, spacing: Size(12, 16)), row])
    case .wide, .tall, .small:
      let short = Extent.exactly(arrangement == .tall ? 74 : 58)
      let first = icons.prefix(2).map { icon($0, short) }
      func row(_ last: [Part]) -> Part {
        .row(first + last.map(fill), spacing: 12)
      }
      let broken = Part.column(
        [.row(first + words.prefix(1).map(fill), spacing: 12)] + words.dropFirst().map(fill), spacing: 12)
      let tight = Part.grid(icons.map(fill), columns: max(1, icons.count), spacing: Size(12, 0))
      let bare = row(Array(icons.dropFirst(2)))
      // Where there is room for it, and for who wants large text, no word is lost.
      let mayBreak = arrangement == .wide && window.height >= 780 || type.factor > 1 && !hasStage
      return .choice(mayBreak ? [row(words), broken, bare, tight] : [row(words), bare, tight])
    }
  }
}

extension Node {
  /// A name for its place that is no row of the element tree.
  package func identified(_ id: String) -> Node {
    var node = self
    node.id = id
    return node
  }
}
