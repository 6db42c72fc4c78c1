// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Glibc
import House
import Stage
import Synchronization
import Threads

/// How the desktop wants programs to look: asked of its portal (org.freedesktop.portal.Settings) through `gdbus`, where there
/// is one, and heard of while the program runs. Two threads' worth of nothing on any other desktop.
final class DesktopWatch: Sendable {
  private struct State {
    var news: DesktopLook?
    var child: pid_t?
    var isClosed = false
  }

  private let state = Mutex(State())
  private let wake: @Sendable () -> Void

  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  /// Begins to listen, on a thread that sleeps until the desktop says something.
  func start() {
    guard Self.hasBus, Program.isThere("gdbus") else { return }
    do throws(NoThread) { _ = try Thread(stackSize: 256 << 10) { [self] in listen() } } catch {}
  }

  /// What the desktop has said since the last call.
  func take() -> DesktopLook? {
    state.withLock { state in
      defer { state.news = nil }
      return state.news
    }
  }

  func close() {
    let child = state.withLock { state in
      state.isClosed = true
      return state.child
    }
    if let child { kill(child, SIGTERM) }
  }

  /// True where the desktop has a bus for its programs.
  static var hasBus: Bool {
    if getenv("DBUS_SESSION_BUS_ADDRESS") != nil { return true }
    guard let folder = getenv("XDG_RUNTIME_DIR") else { return false }
    return access(String(cString: folder) + "/bus", R_OK) == 0
  }

  private static let portal = [
    "--session", "--dest", "org.freedesktop.portal.Desktop", "--object-path",
    "/org/freedesktop/portal/desktop",
  ]

  private func listen() {
    var said = DesktopSettings()
    let asked =
      ["gdbus", "call"] + Self.portal + [
        "--timeout", "5", "--method", "org.freedesktop.portal.Settings.ReadAll",
        "['org.freedesktop.appearance', 'org.gnome.desktop.interface']",
      ]
    read(asked) { said.take($0) }
    tell(said.look)
    read(["gdbus", "monitor"] + Self.portal) { line in
      guard line.contains("SettingChanged") else { return }
      said.take(line)
      tell(said.look)
    }
  }

  private func tell(_ look: DesktopLook) {
    state.withLock { $0.news = look }
    wake()
  }

  /// Hands out what a program prints, line by line, until it ends.
  private func read(_ words: [String], _ line: (String) -> Void) {
    guard let ends = Program.pipe() else { return }
    let child = Program.start(words, output: ends.write)
    Glibc.close(ends.write)
    defer { Glibc.close(ends.read) }
    guard let child else { return }
    let isClosed = state.withLock { state in
      state.child = child
      return state.isClosed
    }
    if isClosed { kill(child, SIGTERM) }
    var pending: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Glibc.read(ends.read, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { break }
      pending += chunk[..<count]
      while let end = pending.firstIndex(of: 10) {
        line(String(decoding: pending[..<end], as: UTF8.self))
        pending.removeSubrange(...end)
      }
    }
    if !pending.isEmpty { line(String(decoding: pending, as: UTF8.self)) }
    state.withLock { $0.child = nil }
    var status: Int32 = 0
    waitpid(child, &status, 0)
  }
}
