// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import AccessBus
import Canvas
import CommandKit
import EngineCore
import GameCore
import Glibc
import Preferences
import SceneKit
import Screen
import Stage
import Synchronization

/// The one main loop: events in, time on, picture out. It sleeps until the next event, or until something that
/// moves wants its next frame; when nothing changes, nothing is drawn and no timer ticks.
struct WindowLoop {
  let window: Window
  let stage: Stage
  let archive: any Archive
  let settings: SettingsStore
  let pictures: PictureFile
  let notes: Notes
  let desktop: DesktopWatch
  let reader: ScreenReader
  /// True where the window is offered though nobody is known to read.
  let offersAlways: Bool
  var voice: Voice
  var tree: TreeFile?
  /// What was copied last.
  private(set) var copied: String?

  /// Runs until the player closes the window.
  mutating func run() {
    var wake = Wake.nextFrame
    var isFirst = true
    var code = CodeAtRest {
      releaseCode()
      trimHeap()
    }
    var isOpen = true
    var inputs: [InputEvent] = []
    while isOpen {
      if !isFirst { inputs += window.events(until: inputs.isEmpty ? wake : .nextFrame) }
      inputs += notes.take().map { .note($0) }
      if let look = desktop.take() { inputs.append(.desktop(look)) }
      inputs += reader.take().map { wish in
        switch wish {
        case .press(let id): .use(id)
        case .focus(let id): .focus(id)
        case .set(let id, let value): .slide(id, value / 100)
        }
      }
      if inputs.contains(.focusChanged(true)) && !isFirst { offer() }
      stage.isHeard = reader.isListening
      let frame = stage.step(inputs, at: window.now, describing: tree != nil || stage.isHeard)
      inputs = []
      wake = frame.wake
      window.present(frame.picture)
      // Where one is comes before what happened there.
      if stage.isHeard, let tree = frame.tree { show(tree) }
      for effect in frame.effects {
        if case .quit = effect { isOpen = false } else { perform(effect, &inputs) }
      }
      follow(frame.pointer)
      window.isWriting = frame.isWriting
      // Xlib knows ASCII alone in the locale of C, and keeps the last title where there is more: such a scene has the program's.
      let title = stage.title
      let isPlain = title.utf8.allSatisfy { $0 < 0x80 }
      window.title = isPlain && title != "Quartet" ? "\(title) - Quartet" : "Quartet"
      // The first picture does not wait for the games that are kept.
      if isFirst { archive.send(.open) }
      if isFirst { desktop.start() }
      if isFirst { offer() }
      // What the tree tells has been kept.
      if let tree = frame.tree, archive.isIdle && settings.isIdle { self.tree?.write(tree.json) }
      isFirst = false
      if archive.isIdle { wake = code.follow(wake, at: window.now) }
    }
  }

  /// Does what the stage asks for outside of its picture.
  /// - Parameter inputs: gets what comes of it.
  private mutating func perform(_ effect: StageEffect, _ inputs: inout [InputEvent]) {
    switch effect {
    case .play(let sounds, let volume): window.play(sounds, volume: volume)
    case .copy(let text):
      window.clipboard = text
      copied = text
    case .picture(let picture):
      let kept = pictures.keep(picture)
      inputs.append(.pictureKept(path: kept.path, isCopied: kept.isCopied))
    case .paste: inputs.append(.paste(window.clipboard ?? ""))
    case .say(let lines, let interrupts, let isAloud):
      voice.say(lines, interrupts: interrupts, isAloud: isAloud, language: stage.language)
      reader.say(lines)
    case .toggleFullscreen: window.isFullscreen.toggle()
    case .quit: break
    }
  }

  /// The window to whoever reads it aloud.
  private func offer() {
    if DesktopWatch.hasBus { reader.offer(isForced: offersAlways) }
  }

  private func show(_ tree: StageTree) {
    let k = tree.windowScale
    let elements = tree.elements.map { element in
      var element = element
      let frame = element.frame
      element.frame = Rect(frame.x * k, frame.y * k, frame.width * k, frame.height * k)
      return element
    }
    reader.show(
      AccessWindow(
        title: stage.title, isActive: tree.isFocused, frame: window.frame, elements: elements,
        language: stage.language ?? "C"))
  }

  private func follow(_ pointer: StagePointer) {
    switch pointer {
    case .arrow: window.setCursor(.arrow)
    case .hand: window.setCursor(.hand)
    case .grab: window.setCursor(.grab)
    }
  }
}

/// What other threads have to tell the player.
final class Notes: Sendable {
  private let notes = Mutex<[String]>([])
  private let wake: @Sendable () -> Void

  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  func add(_ sentence: String) {
    notes.withLock { $0.append(sentence) }
    wake()
  }

  func take() -> [String] {
    notes.withLock { notes in
      defer { notes.removeAll() }
      return notes
    }
  }
}

/// The file of `--ui-tree`: replaced as a whole after every change, left alone while nothing changes.
struct TreeFile {
  let path: String
  private var last = ""
  private var hasFailed = false

  init(path: String) { self.path = path }

  mutating func write(_ text: String) {
    guard text != last, !hasFailed else { return }
    last = text
    let draft = path + ".new"
    guard let file = fopen(draft, "w") else { return fail() }
    let isWritten = fputs(text, file) >= 0
    let isClosed = fclose(file) == 0
    if !isWritten || !isClosed || rename(draft, path) != 0 { fail() }
  }

  private mutating func fail() {
    hasFailed = true
    complain("the element tree cannot be written to \(path): \(String(cString: strerror(errno))).")
  }
}
