// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing

extension WindowTests {
  /// Takes the pictures of the README from the real window; `Scripts/pictures` calls it.
  @Suite(.enabled(if: Show.folder != nil, "only Scripts/pictures asks for it"))
  struct ShowTests {
    @Test(arguments: ["light", "dark"]) func everyGame(theme: String) throws {
      let folder = try #require(Show.folder)
      try withApp("--theme", theme, settings: Show.settings) { app in
        try app.waitCalm("the menu")
        try app.keep(folder.appending(path: "menu-\(theme)"))
        for (name, text) in Show.games {
          let file = app.folder.appending(path: name + ".quartet")
          try "quartet game \(name)\n\(text)\n".write(to: file, atomically: true, encoding: .utf8)
          try app.startAgain(["--theme", theme, file.path])
          try app.wait("the game") { $0.scene == "table" && !$0.moves.isEmpty || $0.has("toast") }
          try app.waitCalm("the board without a slip") { !$0.has("toast") }
          try app.keep(folder.appending(path: "\(name)-\(theme)"))
        }
      }
    }

    /// Some seconds of Connect Four, Reversi and Quarto, as pictures one after the other.
    @Test func aFewMoves() throws {
      let folder = try #require(Show.folder).appending(path: "film")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try withApp("--theme", "light", "--window", "960x600", settings: Show.settings) { app in
        let film = Film(app, folder)
        for (name, acts) in Show.acts {
          let file = app.folder.appending(path: name + ".quartet")
          try "quartet game \(name)\n\(Show.games[name] ?? "")\n".write(
            to: file, atomically: true, encoding: .utf8)
          try app.startAgain(["--theme", "light", "--window", "960x600", file.path])
          try app.waitCalm("the board without a slip") { $0.scene == "table" && !$0.has("toast") }
          try film.begin()
          var hand = (x: 480.0, y: 300.0)
          for id in acts {
            let tree = try app.waitCalm("your turn") { $0.game?.turn == "you" }
            let choices = tree.elements(id).filter(\.enabled)
            let target = try #require(choices.dropFirst(choices.count / 2).first ?? choices.first).center
            try app.drag(from: hand, to: target, steps: 16)
            hand = target
            usleep(250_000)
            try app.press(target.x, target.y)
            try app.release()
          }
          try app.waitCalm("the answer") { $0.game?.turn == "you" }
          usleep(700_000)
          film.end()
        }
      }
    }
  }
}

/// What is shown.
enum Show {
  static let folder = ProcessInfo.processInfo.environment["QUARTET_PICTURES"].map { URL(filePath: $0) }
  static let settings = """
    {"pace": 3, "games": {"connect-four": {"opponent": "bot", "level": 3, "first": "you"},
     "quarto": {"opponent": "bot", "level": 3, "first": "you"},
     "reversi": {"opponent": "bot", "level": 3, "first": "you"}}}
    """
  /// Games in the middle, where it is your turn.
  static let games = [
    "connect-four": "5 6 1 1 6 6 4 5 3 2 5 3 4 6",
    "quarto": ".5.b6.....0d9... 3",
    "reversi": "f5 d6 c3 d3 c4 f4 c5 b3 c2 e6",
    "pentominoes": "TYYYYPPPLL/TTTYXPP.L./TUUXXX..L./.UZZX...L./.UUZ....../...ZZ..... FILNPTUVWXYZ 12",
  ]
  /// What is clicked, each when it is your turn: an element, or one of several that begin so.
  static let acts = [
    ("connect-four", ["column.4", "column.2"]), ("reversi", ["cell.", "cell."]),
    ("quarto", ["cell."]),
  ]
}

extension AppDriver {
  /// Where the window is on the screen: x and y. The pointer is asked, because a window manager's frame counts for some
  /// tools and not for others.
  func place() throws -> (x: Int, y: Int) {
    let words = try xdotool("mousemove", "--window", window, "0", "0", "getmouselocation", "--shell")
    func number(_ name: String) -> Int {
      words.split(separator: "\n").first { $0.hasPrefix(name) }.flatMap { Int($0.dropFirst(name.count)) } ?? 0
    }
    return (number("X="), number("Y="))
  }

  /// The part of the screen that is the window's, as a portable pixmap.
  func keep(_ path: URL) throws {
    let place = try place()
    // Out of the picture.
    try xdotool("mousemove", String(VirtualDisplay.width - 1), String(VirtualDisplay.height - 1))
    let size = try waitCalm("the picture").window
    try display.picture().pixmap(x: place.x, y: place.y, width: Int(size.w), height: Int(size.h))
      .write(to: path.appendingPathExtension("ppm"))
  }
}

/// Pictures of the window, twelve a second, from a thread of its own.
final class Film {
  private let app: AppDriver
  private let folder: URL
  private var camera = Camera()
  private var part = 0

  init(_ app: AppDriver, _ folder: URL) {
    self.app = app
    self.folder = folder
  }

  func begin() throws {
    part += 1
    camera = Camera()
    let (place, screen, name) = (try app.place(), app.display.screen, folder.appending(path: "\(part)-").path)
    let size = try app.wait("a window") { _ in true }.window
    try app.move(480, 300)
    Thread.detachNewThread { [camera] in camera.record(place, size, screen, name) }
  }

  func end() { camera.stop() }
}

/// What the thread works with.
final class Camera: Sendable {
  private let isRunning = Mutex(true)
  private let isDone = DispatchSemaphore(value: 0)

  func record(_ place: (x: Int, y: Int), _ size: UITree.Window, _ screen: URL, _ name: String) {
    let start = Date()
    var count = 0
    while isRunning.withLock({ $0 }) {
      let next = start.addingTimeInterval(Double(count) / 12)
      if next > Date() { Thread.sleep(until: next) }
      count += 1
      guard let picture = try? ScreenPicture(xwd: Data(contentsOf: screen)) else { continue }
      try? picture.pixmap(x: place.x, y: place.y, width: Int(size.w), height: Int(size.h))
        .write(to: URL(filePath: name + String(format: "%04d.ppm", count)))
    }
    isDone.signal()
  }

  func stop() {
    isRunning.withLock { $0 = false }
    isDone.wait()
  }
}
