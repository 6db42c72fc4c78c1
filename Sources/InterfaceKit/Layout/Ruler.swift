// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// Says how much room nodes want. All sizes include insets.
final class Ruler {
  let type: TypeScale
  let metrics: any TextMetrics

  init(_ type: TypeScale, _ metrics: any TextMetrics) {
    self.type = type
    self.metrics = metrics
  }

  /// - Parameter words: those of the node.
  func block(_ node: Box, _ words: Words, width: Double, height: Double? = nil) -> WordBlock {
    node.follow(self)
    if let known = node.measures.blocks.first(where: { $0.width == width && $0.height == height }) {
      return known.block
    }
    let block = WordBlock(words, width: width, height: height, type, metrics)
    node.measures.blocks.append((width, height, block))
    return block
  }

  // MARK: - Width

  /// The least width without setting anything smaller, and the width without breaking a line.
  func widths(_ node: Box) -> (least: Double, natural: Double) {
    node.follow(self)
    if let known = node.measures.widths { return known }
    let widths = measuredWidths(node)
    node.measures.widths = widths
    return widths
  }

  private func measuredWidths(_ node: Box) -> (least: Double, natural: Double) {
    var (least, natural) = contentWidths(node)
    least += node.insets.width
    natural += node.insets.width
    if case .control = node.content, case .exactly(let width) = node.width {
      // A label that is longer than the design's makes its control wider.
      return (max(width, least), max(width, natural))
    }
    return (node.width.limited(least), node.width.limited(natural))
  }

  private func contentWidths(_ node: Box) -> (least: Double, natural: Double) {
    switch node.content {
    case .nothing, .list, .surface: return (0, 0)
    case .words(let words): return widths(words)
    case .control(let kind, let showsLabel):
      let width = controlWidth(kind, node, showsLabel)
      return (width, width)
    case .picture(_, let size, let ink):
      let width = ink == nil ? size.width : type.icon(size.width)
      return (width, width)
    case .drawing(let size, _): return (size.width, size.width)
    case .gap(let length, let least): return (least, length)
    case .stack(.horizontal, let nodes, let spacing):
      let gaps = spacing * Double(max(0, nodes.count - 1))
      return nodes.reduce((gaps, gaps)) { sum, node in
        let own = widths(node)
        return (sum.0 + own.least, sum.1 + own.natural)
      }
    case .stack(.vertical, let nodes, _), .layers(let nodes): return widest(nodes)
    case .grid(let nodes, let columns, let spacing):
      let widest = widest(nodes)
      let gaps = spacing.width * Double(columns - 1)
      return (widest.least * Double(columns) + gaps, widest.natural * Double(columns) + gaps)
    case .scroll(let node): return widths(node)
    case .choice(let nodes):
      guard let first = nodes.first else { return (0, 0) }
      let least = nodes.reduce(Double.infinity) { min($0, widths($1).least) }
      return (least, widths(first).natural)
    }
  }

  private func widest(_ nodes: [Box]) -> (least: Double, natural: Double) {
    nodes.reduce((0, 0)) { most, node in
      let own = widths(node)
      return (max(most.0, own.least), max(most.1, own.natural))
    }
  }

  private func widths(_ words: Words) -> (least: Double, natural: Double) {
    let style = type.style(words.style)
    let text = words.text
    let natural = metrics.width(of: text, style).rounded(.up)
    guard words.lines != 1 else { return ((natural * words.least).rounded(.up), natural) }
    let longest = metrics.widthOfLongestWord(in: text, style)
    return ((longest * words.least).rounded(.up), natural)
  }

  private func controlWidth(_ kind: Control.Kind, _ node: Box, _ showsLabel: Bool) -> Double {
    func labelled(_ icon: String?, _ lettering: Control.Lettering, sides: Double) -> Double {
      let words = showsLabel ? metrics.width(of: node.label, type.style(lettering.style)) : 0
      let picture = icon == nil ? 0 : type.icon(lettering.icon)
      return (words + picture + (icon != nil && words > 0 ? lettering.gap : 0) + 2 * sides).rounded(.up)
    }
    return switch kind {
    case .button(let icon, _): labelled(icon, .button(controlHeight(kind, node.height)), sides: 12)
    case .segment(_, _, let icon, _): labelled(icon, .segment, sides: 8)
    case .quiet: max(44, type.icon(24) + 8)
    case .toggle: type.icon(52)
    case .slider, .field: 120
    case .area, .row: 0
    }
  }

  // MARK: - Height

  /// The height that the content wants at this width.
  func height(_ node: Box, width: Double) -> Double {
    node.follow(self)
    if let known = node.measures.heights[width] { return known }
    let height = measuredHeight(node, width: width)
    node.measures.heights[width] = height
    return height
  }

  private func measuredHeight(_ node: Box, width: Double) -> Double {
    if case .control(let kind, _) = node.content { return controlHeight(kind, node.height) }
    let inner = max(0, width - node.insets.width)
    return node.height.limited(contentHeight(node, width: inner) + node.insets.height)
  }

  private func contentHeight(_ node: Box, width: Double) -> Double {
    switch node.content {
    case .nothing, .control, .list, .surface: return 0
    case .words(let words): return block(node, words, width: width).height
    case .picture(_, let size, let ink): return ink == nil ? size.height : type.icon(size.height)
    case .drawing(let size, _): return size.height
    case .gap(let length, _): return length
    case .stack(.horizontal, let nodes, let spacing):
      let widths = Division(nodes.map { span($0) }, spacing: spacing).sizes(in: width)
      return zip(nodes, widths).map { height($0, width: $1) }.max() ?? 0
    case .stack(.vertical, let nodes, let spacing):
      return nodes.reduce(spacing * Double(max(0, nodes.count - 1))) { $0 + height($1, width: width) }
    case .grid(let nodes, let columns, let spacing):
      let column = (width - spacing.width * Double(columns - 1)) / Double(columns)
      let rows = Double((nodes.count + columns - 1) / columns)
      let row = highest(nodes, width: column)
      return rows * row + max(0, rows - 1) * spacing.height
    case .layers(let nodes): return highest(nodes, width: width)
    case .scroll(let node): return height(node, width: width)
    case .choice(let nodes): return chosen(nodes, width: width).map { height($0, width: width) } ?? 0
    }
  }

  private func highest(_ nodes: [Box], width: Double) -> Double {
    nodes.reduce(0) { max($0, height($1, width: width)) }
  }

  private func controlHeight(_ kind: Control.Kind, _ extent: Extent) -> Double {
    let natural: Double =
      switch kind {
      case .button, .field: 46
      case .quiet, .toggle, .slider: 44
      case .segment: 42
      case .area, .row: 0
      }
    return type.height(extent.limited(natural))
  }

  /// The least height: what can scroll needs little, what shares takes what it gets.
  func leastHeight(_ node: Box, width: Double) -> Double {
    node.follow(self)
    if let known = node.measures.leastHeights[width] { return known }
    let height = measuredLeastHeight(node, width: width)
    node.measures.leastHeights[width] = height
    return height
  }

  private func measuredLeastHeight(_ node: Box, width: Double) -> Double {
    let inner = max(0, width - node.insets.width)
    let least: Double
    switch node.content {
    case .gap(_, let shortest): least = shortest
    case .scroll(let child): least = min(44, height(child, width: inner))
    case .stack(.vertical, let nodes, let spacing):
      least = nodes.reduce(spacing * Double(max(0, nodes.count - 1))) { $0 + leastHeight($1, width: inner) }
    case .stack(.horizontal, let nodes, let spacing):
      let widths = Division(nodes.map { span($0) }, spacing: spacing).sizes(in: inner)
      least = zip(nodes, widths).map { leastHeight($0, width: $1) }.max() ?? 0
    case .layers(let nodes): least = nodes.reduce(0) { max($0, leastHeight($1, width: inner)) }
    case .choice(let nodes):
      let fitting = nodes.filter { widths($0).least <= inner + 0.5 }
      least =
        (fitting.isEmpty ? nodes.suffix(1) : fitting[...]).map { leastHeight($0, width: inner) }.min() ?? 0
    case .words(let words) where node.height.share != nil: least = leastHeight(words, width: inner)
    default: return height(node, width: width)
    }
    return node.height.limited(least + node.insets.height)
  }

  private func leastHeight(_ words: Words, width: Double) -> Double {
    let style = type.style(words.style)
    let lines = metrics.wrap(words.text, style, width: width / words.least).count
    return Double(lines) * style.lineHeight * words.least
  }

  // MARK: - Choice

  /// The first that has room without setting anything smaller; else, of those that are not too wide, the lowest.
  func chosen(_ nodes: [Box], width: Double, height: Double = .infinity) -> Box? {
    let narrow = nodes.filter { widths($0).least <= width + 0.5 }
    return narrow.first { leastHeight($0, width: width) <= height + 0.5 }
      ?? narrow.min { leastHeight($0, width: width) < leastHeight($1, width: width) } ?? nodes.last
  }

  func span(_ node: Box) -> Division.Item {
    let widths = widths(node)
    return Division.Item(
      least: widths.least, natural: widths.natural, share: node.width.share, isGap: node.isGap)
  }
}

/// How a length is divided among the nodes of a stack.
struct Division {
  struct Item {
    var least: Double
    var natural: Double
    var share: Double?
    /// It is only room.
    var isGap = false
  }

  private let items: [Item]
  private let gaps: Double

  init(_ items: [Item], spacing: Double) {
    self.items = items
    gaps = spacing * Double(max(0, items.count - 1))
  }

  /// Everybody what they want; shares divide what is left. Where that is too little, room between things gives way first, and then
  /// what can, in proportion.
  func sizes(in length: Double) -> [Double] {
    let length = length - gaps
    let leasts = items.map(\.least).reduce(0, +)
    guard leasts <= length else {
      let factor = leasts > 0 ? max(0, length) / leasts : 0
      return items.map { $0.least * factor }
    }
    let wanted = items.map { $0.share == nil ? $0.natural : $0.least }.reduce(0, +)
    if wanted > length {
      var missing = wanted - length
      var sizes = items.map { $0.share == nil ? $0.natural : $0.least }
      for isGap in [true, false] {
        let giving = items.indices.filter { items[$0].isGap == isGap && items[$0].share == nil }
        let give = giving.map { items[$0].natural - items[$0].least }.reduce(0, +)
        let part = give > 0 ? min(1, missing / give) : 0
        for index in giving { sizes[index] -= (items[index].natural - items[index].least) * part }
        missing -= give * part
      }
      return sizes
    }
    return shared(length - items.map { $0.share == nil ? $0.natural : 0 }.reduce(0, +))
  }

  private func shared(_ rest: Double) -> [Double] {
    var sizes = items.map { $0.share == nil ? $0.natural : $0.least }
    var open = items.indices.filter { items[$0].share != nil }
    var rest = rest
    while !open.isEmpty {
      let weights = open.map { items[$0].share ?? 0 }.reduce(0, +)
      let unit = weights > 0 ? rest / weights : 0
      let full = open.filter { items[$0].least > unit * (items[$0].share ?? 0) }
      guard !full.isEmpty else {
        for index in open { sizes[index] = unit * (items[index].share ?? 0) }
        return sizes
      }
      for index in full { rest -= sizes[index] }
      open.removeAll { full.contains($0) }
    }
    return sizes
  }
}
