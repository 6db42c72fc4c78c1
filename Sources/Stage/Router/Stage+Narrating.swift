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
    defer { answer = nil }
    let layer = top
    let moment = Narrator.Moment(
      page: ObjectIdentifier(layer), open: Set(layers.map(ObjectIdentifier.init)), title: title,
      moves: layer.scene.saidMoves, news: news(of: layer).map(Narrator.News.init),
      line: layer.scene.saidLine ?? "", slip: shownToast?.words ?? "", answer: answer,
      focus: focusedElement(of: layer).map {
        Narrator.Focus(id: $0.id, words: said($0), group: $0.group, explanation: $0.explanation)
      }, isVoice: isSpeaking, isDialog: layer.scene.isPopup)
    return narrator.lines(moment)
  }

  /// What is on top, by its name: a game, "History", "Settings"; "Quartet" for the menu.
  public var title: String {
    let scene = top.scene
    let panel = top.interface.names.first { $0.id == scene.name + ".panel" }?.label
    return panel ?? scene.called ?? setup.games.first { $0.info.name == scene.about }?.info.title.said
      ?? "Quartet"
  }

  /// The words of a layer that are told when they change.
  func news(of layer: Layer) -> [Element] { layer.interface.names.filter(\.isNews) }

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
    // What follows goes on in the same sentence.
    if words.count > 1, words[0].hasSuffix(".") { words[0].removeLast() }
    return words.joined(separator: ", ")
  }
}

extension Narrator.News {
  fileprivate init(_ element: Element) {
    self.init(id: element.id, title: element.spoken ?? element.label, detail: element.explanation ?? "")
  }
}
