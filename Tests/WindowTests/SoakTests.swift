// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import GRDB
import Testing

extension WindowTests {
  /// Hours at the real window, in one run of the program; `Scripts/soak MINUTES` calls it.
  @Suite(.enabled(if: Soak.minutes > 0, "only Scripts/soak asks for it"))
  struct SoakTests {
    @Test(.timeLimit(.minutes(60 * 24))) func theLineIsFlat() throws {
      try withApp { app in
        var soak = Soak(app)
        try soak.run()
        let lines = soak.lines
        #expect(app.child.standardError.isEmpty, "\(app.child.standardError)")
        // The first visits fill caches that are meant to be kept.
        let second = lines[(lines.count / 4)..<(lines.count / 2)].map(\.watch.memory).sorted()
        let last = lines[(lines.count * 3 / 4)...].map(\.watch.memory).sorted()
        if let before = second.last, let after = last.first {
          #expect(after <= before + before / 10, "memory grows from \(before) to \(after) KiB")
        }
        // Nobody does anything, and neither does the program.
        #expect(lines.allSatisfy { $0.wakeups < 2 && $0.ticks <= 2 })
        let handles = lines.dropFirst(lines.count / 4).map(\.watch.handles)
        #expect((handles.max() ?? 0) - (handles.min() ?? 0) <= 2, "handles: \(handles)")
        #expect(try app.terminate() == 0)
        let database = try DatabaseQueue(path: app.data.appending(path: "quartet.db").path)
        let soundness = try database.read { try String.fetchOne($0, sql: "PRAGMA integrity_check") }
        #expect(soundness == "ok")
        try database.close()
      }
    }
  }
}

/// Somebody who plays everything against everybody, by turns restless and slow.
struct Soak {
  static let minutes = ProcessInfo.processInfo.environment["QUARTET_SOAK"].flatMap { Double($0) } ?? 0

  /// What was seen after one visit, at the menu.
  struct Line {
    var watch: Watch
    /// Per second, while nothing happens.
    var wakeups: Double
    var ticks: Int
  }

  private let app: AppDriver
  private var random = SystemRandomNumberGenerator()
  private(set) var lines: [Line] = []
  private(set) var moves = 0
  private static let games = ["connect-four", "quarto", "reversi", "pentominoes"]
  private static let idle = 5.0

  init(_ app: AppDriver) { self.app = app }

  mutating func run() throws {
    let end = Date(timeIntervalSinceNow: Self.minutes * 60)
    let start = Date()
    print(
      "  min  game          who       PSS MiB  handles  threads  database KiB  wakeups/s  CPU ticks  moves")
    var visit = 0
    while Date() < end || lines.count < 8 {
      let game = Self.games[visit % Self.games.count]
      let isRestless = (visit / Self.games.count) % 2 == 0
      try app.waitCalm("the menu") { $0.scene == "menu" && $0.popup == nil }
      try app.click("menu.game.\(game)")
      try app.waitCalm("the table") { $0.scene == "table" }
      try choose()
      let until = min(end, Date(timeIntervalSinceNow: isRestless ? 25 : 45))
      while Date() < until { if isRestless { try fidget() } else { try ponder() } }
      try leave()
      let line = try rest()
      lines.append(line)
      visit += 1
      print(
        String(
          format: "%5.1f  %@  %@  %7.1f  %7d  %7d  %12d  %9.1f  %9d  %5d", -start.timeIntervalSinceNow / 60,
          game.padding(toLength: 12, withPad: " ", startingAt: 0), isRestless ? "restless" : "slow    ",
          Double(line.watch.memory) / 1024, line.watch.handles, line.watch.threads,
          line.watch.database / 1024, line.wakeups, line.ticks, moves))
      fflush(nil)
    }
  }

  /// Nothing for some seconds: what does the program do by itself?
  private func rest() throws -> Line {
    try app.move(3, 3)
    try app.waitCalm("the menu at rest") { $0.scene == "menu" }
    // The slip of words goes by itself, and the controls under the pointer fade.
    try app.wait("no slip") { !$0.has("toast") }
    usleep(1_500_000)
    // The board of a tile that was chosen by keys lives on for a while; that must come to an end.
    var line = try idle()
    for _ in 0..<6 where line.ticks > 2 || line.wakeups >= 2 { line = try idle() }
    return line
  }

  private func idle() throws -> Line {
    let before = (try Watch.sleeps(app), try app.processorTicks())
    usleep(UInt32(Self.idle * 1e6))
    let after = (try Watch.sleeps(app), try app.processorTicks())
    // Threads that have ended or come in between do not count.
    let wakeups = after.0.reduce(0) { sum, thread in
      sum + (before.0[thread.key].map { thread.value - $0 } ?? 0)
    }
    return Line(watch: try Watch(app), wakeups: Double(wakeups) / Self.idle, ticks: after.1 - before.1)
  }

  /// Another opponent of another strength, and something else in the settings.
  private mutating func choose() throws {
    try app.click("table.settings")
    let tree = try app.waitCalm("the settings") { $0.popup == "settings" }
    for prefix in ["settings.next.", "settings.theme.", "settings."] {
      let choices = tree.elements(prefix).filter {
        $0.enabled && $0.role != "text" && !["settings.close", "settings.restart"].contains($0.id)
      }
      guard let choice = choices.randomElement(using: &random) else { continue }
      // Some lie below what a small window shows.
      try? app.click(choice.center.x, choice.center.y)
      try app.waitCalm("the settings to rest")
    }
    try app.key("Escape")
    try app.waitCalm("the table again")
  }

  private func leave() throws {
    try app.xdotool("mouseup", "1")
    try app.resize(1280, 800)
    // Fingers let go of a piece first, then close what is open, then leave.
    for _ in 0..<12 {
      let tree = try app.waitCalm("a place to leave from")
      if tree.scene == "menu" && tree.popup == nil { return }
      try app.key("Escape")
      usleep(100_000)
    }
    throw WindowFailure("there is no way back to the menu")
  }

  // MARK: Two kinds of people

  /// One thing after the other, without waiting for anything.
  private mutating func fidget() throws {
    let tree = try app.wait("a tree") { _ in true }
    switch Int.random(in: 0..<24, using: &random) {
    case 0..<9: try play(tree)
    case 9..<12: try dragSomething(tree)
    case 12:
      try app.click(Double.random(in: 5...700, using: &random), Double.random(in: 5...500, using: &random))
    case 13: try app.key("ctrl+z")
    case 14: try app.key("ctrl+shift+z")
    case 15: try app.key("ctrl+h")
    case 16: try app.key("Tab", "Tab", "Return")
    case 17: try app.xdotool("click", ["3", "4", "5", "6"].randomElement(using: &random) ?? "4")
    case 18: try app.key("Escape")
    case 19: try app.key("F1")
    case 20:
      let size = [(720, 560), (1280, 800), (720, 1000), (400, 300), (1500, 600)].randomElement(using: &random)
      try app.resize(size?.0 ?? 1280, size?.1 ?? 800)
    case 21:
      try app.setClipboard(
        ["4444", "f5 d6 c3", "nonsense", "12345671234567"].randomElement(using: &random) ?? "")
      try app.key("ctrl+v")
    case 22: try useButton(tree)
    default: try app.key("ctrl+n")
    }
    usleep(UInt32.random(in: 10_000...250_000, using: &random))
    try comeBack()
  }

  /// One move, and then a rest of up to half a minute with a hand that wanders now and then.
  private mutating func ponder() throws {
    let tree = try app.waitCalm("somebody to move")
    if Int.random(in: 0..<6, using: &random) == 0 { try useButton(tree) } else { try play(tree) }
    try comeBack()
    let rest: Double = [0.5, 0.5, 2, 2, 2, 5, 30].randomElement(using: &random) ?? 2
    for _ in 0..<Int(rest * 2) {
      usleep(500_000)
      if Int.random(in: 0..<4, using: &random) == 0 {
        try app.move(Double.random(in: 5...1200, using: &random), Double.random(in: 5...700, using: &random))
      }
    }
  }

  /// A click on something of the board; where the game takes two steps, both.
  private mutating func play(_ tree: UITree) throws {
    let before = tree.moves.count
    if Int.random(in: 0..<3, using: &random) == 0 {
      // The hint, and once more to play it.
      try app.key("ctrl+h")
      usleep(400_000)
      try app.key("ctrl+h")
    } else {
      let kinds = ["column.", "cell.", "piece.", "tile.", "tray."]
      let targets = tree.elements.filter { element in
        element.enabled && kinds.contains { element.id.hasPrefix($0) }
      }
      guard let target = targets.randomElement(using: &random) else { return }
      try app.click(target.center.x, target.center.y)
    }
    if let after = try app.look(), after.moves.count > before { moves += after.moves.count - before }
  }

  private mutating func dragSomething(_ tree: UITree) throws {
    let grips = tree.elements.filter { $0.id.hasPrefix("piece.") || $0.id.hasPrefix("tile.") }
    guard let from = grips.randomElement(using: &random)?.center else { return }
    let cells = tree.elements.filter { $0.id.hasPrefix("cell.") || $0.id.hasPrefix("column.") }
    let isWrong = Int.random(in: 0..<3, using: &random) == 0
    let to = isWrong ? (x: 20.0, y: 400.0) : (cells.randomElement(using: &random)?.center ?? (x: 9, y: 9))
    try app.press(from.x, from.y)
    try app.drag(from: from, to: to, steps: 5)
    if Int.random(in: 0..<4, using: &random) == 0 { try app.key("r") }
    try app.release()
  }

  private mutating func useButton(_ tree: UITree) throws {
    let buttons = tree.elements.filter { element in
      element.enabled && element.role == "button" && element.id != "history.export"
    }
    guard let button = buttons.randomElement(using: &random) else { return }
    try app.click(button.center.x, button.center.y)
  }

  /// A visit is to one game: whoever strays into the menu goes back in.
  private func comeBack() throws {
    if let ending = app.child.ending { throw WindowFailure("the program ended (\(ending))") }
    guard let tree = try app.look(), tree.scene == "menu", tree.popup == nil else { return }
    try app.waitCalm("the menu")
    guard let tile = try app.look()?.elements("menu.game.").first else { return }
    try app.click(tile.center.x, tile.center.y)
  }
}
