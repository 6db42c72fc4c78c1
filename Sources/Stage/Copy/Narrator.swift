// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import Words

/// What is said aloud: what came, what was played, the message when it changes, and what has the focus. Whoever hears only
/// these lines can play.
struct Narrator {
  private var scene: ObjectIdentifier?
  private var moves: Int?
  private var lastMove = ""
  private var message = ""
  private var line = ""
  private var slip = ""
  private var focus = ""

  /// What there is to say at one moment.
  struct Moment {
    var scene: ObjectIdentifier
    var title: String
    /// How many moves have been made, and the last of them in words.
    var move: (count: Int, words: String)?
    var message: String
    /// What somebody opposite says; empty while they say nothing.
    var line: String
    var slip: String
    var focus: String
  }

  /// What is new since the last call.
  mutating func lines(_ moment: Moment) -> [String] {
    var lines: [String] = []
    if scene != moment.scene {
      lines.append(moment.title)
      (scene, focus) = (moment.scene, "")
      moves = moment.move?.count
    }
    if let move = moment.move {
      if let moves, move.count > moves { lines.append(move.words) }
      if let moves, move.count < moves, !lastMove.isEmpty {
        lines.append(tr("Taken back: {move}", ["move": lastMove]))
      }
      (moves, lastMove) = (move.count, move.words)
    }
    func note(_ new: String, _ old: inout String) {
      if new != old && !new.isEmpty { lines.append(new) }
      old = new
    }
    note(moment.slip, &slip)
    note(moment.message, &message)
    // Once, however often other words take its place for a while.
    if !moment.line.isEmpty { note(moment.line, &line) }
    note(moment.focus, &focus)
    return lines
  }
}

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
    let moment = Narrator.Moment(
      scene: ObjectIdentifier(layer), title: title, move: layer.scene.saidMove,
      message: names.filter(Self.isMessage).map(Self.said(message:)).joined(separator: " "),
      line: layer.scene.saidLine ?? "", slip: shownToast?.words ?? "",
      focus: isSpeaking ? focusedElement(of: layer).map(said) ?? "" : "")
    return narrator.lines(moment)
  }

  /// What is on top, by its name: a game, "History", "Settings"; "Quartet" for the menu.
  public var title: String {
    top.interface.names.first { $0.id == top.scene.name + ".panel" }?.label ?? Self.title(of: top.scene)
  }

  private static func title(of scene: any Scene) -> String {
    if let table = scene as? any TableOfGame { return table.kind.info.title.said }
    return switch scene.name {
    case "history": tr("History")
    case "replay": tr("Review")
    case "puzzles", "puzzle": tr("Puzzles")
    case "rush": tr("Rush")
    case "editor": tr("Own board")
    case "statistics": tr("Statistics")
    case "opponents": (scene as? OpponentScene)?.info.title.said ?? "Quartet"
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
