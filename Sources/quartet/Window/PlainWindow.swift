// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Screen

/// Shows one sentence in a window, without any picture of the game's, until the player closes it or presses Escape or Enter.
/// - Throws: a `ScreenError` when there is no display or no font.
func showPlainly(_ sentence: String, fonts: String) throws(ScreenError) {
  let window = try Window(
    title: "Quartet", size: Viewport.minimum, minimum: Viewport.minimum, fullscreen: false,
    renderer: .software, assets: "", fonts: fonts, mute: true)
  while true {
    window.present(page(sentence, in: window.viewport.size, window.metrics))
    for event in window.events(until: .never) {
      switch event {
      case .quit, .key(.escape, _, _), .key(.enter, _, _): return
      default: break
      }
    }
  }
}

private func page(_ sentence: String, in size: Size, _ metrics: any TextMetrics) -> DrawList {
  let style = TextStyle.messageSmall
  let lines = metrics.wrap(sentence, style, width: size.width - 112)
  var list = DrawList()
  list.fill(Rect(0, 0, size.width, size.height), Color(0xE2D4BC))
  let top = (size.height - Double(lines.count) * style.lineHeight) / 2
  for (index, line) in lines.enumerated() {
    let middle = top + (Double(index) + 0.5) * style.lineHeight
    list.text(line, style, at: Point(size.width / 2, middle), anchor: .center, Color(0x33261B))
  }
  return list
}
