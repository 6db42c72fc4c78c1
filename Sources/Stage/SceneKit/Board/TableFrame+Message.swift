// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import InterfaceKit
import Words

/// What is said beside a board, and what can be done about it.
extension TableFrame {
  /// The place of what is said, which nothing may cover.
  package static let words = "message.words"

  /// Of what is said of a move, over the sentence.
  package static let over = TextStyle.over

  /// A sentence that is set smaller where it is long, and never smaller than the caption over it: large text lets captions grow
  /// by more than sentences.
  package func sentence(_ style: TextStyle, part: Double) -> TextStyle {
    let least = (Self.over.size + 1) * type.factor / (1 + (type.factor - 1) / 2)
    return style.scaled(max(part, min(1, least / style.size)))
  }

  /// In the middle of a tall window, at the left of others.
  package var anchor: TextAnchor { arrangement == .tall ? .center : .left }

  /// A line of small print over a sentence.
  package func over(_ part: Part) -> Part {
    arrangement == .tall ? Part.row([.spring, part, .spring]).wide(.fill) : part
  }

  /// One sentence with what stands over and under it, always in full size: what is not needed leaves where there is no
  /// room, and the rest scrolls. A new sentence begins at its top.
  /// - Parameters:
  ///   - over: a line of small print.
  ///   - isNeeded: the line under it tells what nothing else does, and never leaves.
  ///   - isOffer: what stands under both stays as long as anything.
  ///   - scrolls: false where something else can give way instead.
  package func message(
    _ title: String, _ detail: String, over: Part? = nil, extra: Part? = nil, isNeeded: Bool = false,
    isOffer: Bool = false, scrolls: Bool = true
  ) -> Part {
    let (id, title, detail) = ("words." + title, title.bound, detail.bound)
    let isCentered = arrangement == .tall
    let isLarge = type.factor > 1
    let place = isCentered ? 0.5 : 0
    func sentence(_ part: Double = 1) -> Part {
      .words(title, self.sentence(messageStyle, part: part), anchor: anchor).wide(.fill).placed(place, 0)
    }
    func under(_ style: TextStyle, _ width: Extent = .fill) -> Part? {
      detail.isEmpty ? nil : .words(detail, style, .secondary, anchor: anchor).wide(width)
    }
    func form(_ space: Double, _ parts: Part?...) -> Part {
      let block = Part.column(parts, spacing: 2).wide(.fill).identified(Self.words)
      return Part.column([.space(space > 0 ? space + 2 : 0), block]).placed(0, isCentered ? 0.5 : 0)
    }
    let over = over.map { self.over($0) }
    let extra = isOffer ? extra?.placed(place, 0) : extra
    let spaced = extra?.inset(Insets(0, 6))
    let (full, small) = (sentence(), under(.caption))
    let body = under(.body, isCentered ? .fill : .atMost(340 * type.factor))
    let sizes = [0.86, 0.72, 0.6]
    let first =
      arrangement == .wide ? (hasStage ? 24.0 : 34) : arrangement == .small && !hasStage ? 21 : 0
    let least = hasStage || isCentered ? 0.0 : 4
    // What leaves gives its room to the space over the sentence, too.
    let spaces = [arrangement == .small ? first : least, least]
    var forms = [form(first, over, full, body, spaced), form(least, over, full, body, spaced)]
    if isOffer {
      // An offer stays: what stands over it is set smaller, and leaves first; large text leaves the sentence alone.
      forms += [
        form(least, over, full, small, extra), form(least, over, sentence(0.86), small, extra),
        form(least, over, full, extra),
      ]
      if type.factor <= 1.4 { forms.append(form(0, extra)) }
    }
    // What tells why stays whole, set smaller.
    let isWhole = isNeeded && small != nil
    if isWhole { forms += sizes.map { form(least, sentence($0), small) } }
    forms += spaces.map { form($0, over, full, body) }
    if !isNeeded { forms += spaces.map { form($0, over, full) } }
    // Of large text a whole sentence in less than its size says more than half of it.
    if isLarge && !isOffer { forms += sizes.map { form(least, over, sentence($0)) } }
    guard scrolls else { return Part.choice(forms).sized(.fill, .fill) }
    // What scrolls begins with what matters most.
    let rest = isWhole || isLarge && !isOffer ? [sentence(0.6), small] : [full, body]
    let column = Part.column([.space(least)] + rest + [over], spacing: 2).wide(.fill)
    let last = Part.layers([.scroll(id, column.inset(Insets(right: 10))).sized(.fill, .fill)])
    return Part.choice(forms + [last.sized(.fill, .fill).identified(Self.words)]).sized(.fill, .fill)
  }

  /// Undo, redo, hint and restart: as many words as there is room for, icons first and the last in a row of its own.
  package func actions(_ buttons: [Part]) -> Part {
    let height = arrangement == .wide ? 46.0 : 42
    let (icons, words) = (buttons.map { $0.across(height) }, buttons.map { $0.labelled.across(height) })
    if arrangement == .small && !isRoomy {
      let row = Part.grid(icons, columns: 4, spacing: Size(hasStage ? 8 : 12, 0))
      return hasStage || isTight ? row : .choice([.grid(icons, columns: 2, spacing: Size(12, 16)), row])
    }
    func row(_ last: ArraySlice<Part>) -> Part {
      .row(icons.prefix(2).map { $0.wide(.exactly(arrangement == .tall ? 74 : 58)) } + last, spacing: 12)
    }
    // Where there is room for it, and for who wants large text, no word is lost.
    let mayBreak = arrangement == .wide && window.height >= 780 || type.factor > 1 && !hasStage
    let broken =
      mayBreak ? Part.column([row(words.dropFirst(2).prefix(1))] + words.dropFirst(3), spacing: 12) : nil
    return .choice([
      row(words.dropFirst(2)), broken, row(icons.dropFirst(2)),
      .grid(icons, columns: icons.count, spacing: Size(12, 0)),
    ])
  }
}
