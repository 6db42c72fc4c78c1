// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

extension Stage {
  /// Code of the language that is spoken; nil for the system's.
  public var language: String? { settings.language }

  /// True when somebody listens.
  var isSpeaking: Bool { settings.spokenHints || setup.speaks }

  /// What is new to say; nothing while nobody listens.
  func narrated() -> [String] {
    guard isSpeaking || isHeard else {
      narrator = Narrator()
      return []
    }
    let layer = top
    let names = layer.interface.names
    // A screen reader tells the name of the window and where the focus is by itself.
    let moment = Narrator.Moment(
      scene: ObjectIdentifier(layer), title: isSpeaking ? title : "", move: layer.scene.saidMove,
      message: names.filter(Self.isMessage).map(Self.said(message:)).joined(separator: " "),
      line: layer.scene.saidLine ?? "", slip: shownToast?.words ?? "",
      focus: isSpeaking ? focusedElement(of: layer).map(said) ?? "" : "")
    return narrator.lines(moment)
  }

  /// What is on top, by its name: a game, "History", "Settings"; "Quartet" for the menu.
  public var title: String {
    top.interface.names.first { $0.id == top.scene.name + ".panel" }?.label ?? title(of: top.scene)
  }

  private func title(of scene: any Scene) -> String {
    switch scene.name {
    case "table", "opponents":
      setup.games.first { $0.info.name == scene.about }?.info.title.said ?? "Quartet"
    case "history": tr("History")
    case "replay": tr("Review")
    case "puzzles", "puzzle": tr("Puzzles")
    case "rush": tr("Rush")
    case "editor": tr("Own board")
    case "statistics": tr("Statistics")
    case "lesson": tr("Lessons")
    default: "Quartet"
    }
  }

  private static func isMessage(_ element: Element) -> Bool {
    [".message", ".banner", ".verdict"].contains { element.id.hasSuffix($0) } && element.role != .button
  }

  private static func said(message: Element) -> String {
    guard message.id.hasSuffix(".message"), let more = message.value, !more.isEmpty else {
      return message.label
    }
    return "\(message.label) \(more)"
  }

  private func focusedElement(of layer: Layer) -> Element? {
    guard layer.host.showsFocus else { return nil }
    return layer.interface.elements(layer.host).first(where: \.isFocused)
  }

  /// An element as it is said when it gets the focus.
  private func said(_ element: Element) -> String {
    var words = [element.spoken ?? element.label]
    switch element.role {
    case .toggle: words.append(element.value == "on" ? tr("on") : tr("off"))
    case .slider: words += [element.value.map { Int($0)?.percent ?? $0 }].compactMap { $0 }
    case .field: words += [element.value].compactMap { $0 }.filter { !$0.isEmpty }
    case .segment, .tab: if element.isSelected { words.append(tr("chosen")) }
    default: break
    }
    return words.joined(separator: ", ")
  }
}
