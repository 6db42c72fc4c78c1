// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Glibc
import Synchronization
import Threads

/// Offers the window to screen readers on the desktop's accessibility bus (AT-SPI), where there is such a bus and somebody who
/// reads. A thread of its own talks to the bus: however that fares, the game only leaves there what is on the window, and
/// finds there what was asked of it.
public final class ScreenReader: Sendable {
  struct State {
    var window: AccessWindow?
    var lines: [String] = []
    var wanted: [AccessWish] = []
    var isRunning = false
    var isClosed = false
    /// A pipe: what is written to it wakes the thread.
    var bell: (read: Int32, write: Int32)?

    /// The window as it is, and what there is to say on it: words wait until there is one.
    mutating func take() -> (window: AccessWindow, lines: [String])? {
      guard let window else { return nil }
      defer { lines = [] }
      return (window, lines)
    }
  }

  private let state = Mutex(State())
  private let listens = Atomic(false)
  private let version: String
  private let wake: @Sendable () -> Void

  /// - Parameter wake: called from another thread when there is news.
  public init(version: String, wake: @escaping @Sendable () -> Void) {
    self.version = version
    self.wake = wake
  }

  /// True while somebody reads: then `show` and `say` are heard.
  public var isListening: Bool { listens.load(ordering: .relaxed) }

  /// Looks on a thread for somebody who reads, and stays with them; the thread ends where there is nobody. To be asked again
  /// when that may have changed.
  /// - Parameter isForced: true to offer it where the bus is, whoever reads.
  public func offer(isForced: Bool) {
    let bell = state.withLock { state -> Int32? in
      guard !state.isRunning, !state.isClosed else { return nil }
      guard let bell = state.bell ?? Self.newBell() else { return nil }
      (state.bell, state.isRunning) = (bell, true)
      return bell.read
    }
    guard let bell else { return }
    do throws(NoThread) {
      _ = try Thread(stackSize: 256 << 10) { [self] in
        run(bell, isForced: isForced)
        listens.store(false, ordering: .relaxed)
        state.withLock { $0.isRunning = false }
      }
    } catch { state.withLock { $0.isRunning = false } }
  }

  /// What is on the window now.
  public func show(_ window: AccessWindow) {
    guard isListening else { return }
    ring { state in
      guard state.window != window else { return false }
      state.window = window
      return true
    }
  }

  /// What has happened, in words. Nobody wants to hear what is long past.
  public func say(_ lines: [String]) {
    guard isListening, !lines.isEmpty else { return }
    ring { state in
      state.lines = (state.lines + lines).suffix(20)
      return true
    }
  }

  /// What was asked of the game since the last call.
  public func take() -> [AccessWish] {
    guard isListening else { return [] }
    return state.withLock { state in
      defer { state.wanted = [] }
      return state.wanted
    }
  }

  public func close() {
    ring { state in
      state.isClosed = true
      return true
    }
  }

  private func ring(_ change: (inout State) -> Bool) {
    let bell = state.withLock { state in change(&state) ? state.bell : nil }
    // A pipe that is full wakes, too.
    if let bell { _ = write(bell.write, "!", 1) }
  }

  private static func newBell() -> (read: Int32, write: Int32)? {
    guard let bell = Program.pipe() else { return nil }
    for end in [bell.read, bell.write] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    return bell
  }

  // MARK: On the thread

  private func run(_ bell: Int32, isForced: Bool) {
    guard let library = BusLibrary(), let address = Self.address(library, isForced: isForced),
      let connection = BusConnection(library, address: address)
    else { return }
    // The first window is that of the next picture.
    state.withLock { $0.window = nil }
    listens.store(true, ordering: .relaxed)
    wake()
    var tree: AccessTree?
    while connection.exchange() {
      let (news, isClosed) = state.withLock { ($0.take(), $0.isClosed) }
      if isClosed { return }
      if let (window, lines) = news {
        if tree == nil {
          guard let first = Self.enter(connection, window, version) else { return }
          tree = first
          for signal in first.signals(since: nil) { connection.send(signal) }
        }
        let old = tree?.window
        if old != window {
          tree?.show(window)
          for signal in tree?.signals(since: old) ?? [] { connection.send(signal) }
        }
        let isHeard = lines.isEmpty || Self.hearsAnnouncements(connection)
        for line in lines {
          for signal in tree?.say(line, announced: isHeard) ?? [] { connection.send(signal) }
        }
      }
      while connection.answer({ tree?.answer($0) }) {}
      if let wanted = tree?.wanted, !wanted.isEmpty {
        tree?.wanted = []
        // A flood of them is no player.
        state.withLock { $0.wanted = ($0.wanted + wanted).suffix(64) }
        wake()
      }
      Self.sleep(connection, bell)
    }
  }

  private static func sleep(_ connection: BusConnection, _ bell: Int32) {
    let events = Int16(POLLIN) | (connection.hasToSend ? Int16(POLLOUT) : 0)
    var files = [
      pollfd(fd: connection.file, events: events, revents: 0),
      pollfd(fd: bell, events: Int16(POLLIN), revents: 0),
    ]
    _ = poll(&files, 2, -1)
    var rings = [UInt8](repeating: 0, count: 64)
    while files[1].revents != 0, read(bell, &rings, rings.count) > 0 {}
  }

  /// Of the accessibility bus; nil where there is none, or nobody who reads. Nothing is started by asking.
  private static func address(_ library: BusLibrary, isForced: Bool) -> String? {
    guard let session = BusConnection(library, address: nil), session.hasOwner("org.a11y.Bus") else {
      return nil
    }
    func status(_ name: String) -> Bool {
      let call = BusCall(
        path: "/org/a11y/bus", interface: "org.freedesktop.DBus.Properties", member: "Get",
        arguments: [.string("org.a11y.Status"), .string(name)])
      return session.ask("org.a11y.Bus", call)?.first?.isTrue ?? false
    }
    guard isForced || status("IsEnabled") || status("ScreenReaderEnabled") else { return nil }
    let call = BusCall(path: "/org/a11y/bus", interface: "org.a11y.Bus", member: "GetAddress")
    return session.ask("org.a11y.Bus", call)?.first?.string
  }

  /// False where somebody reads who hears notifications alone: Orca before 45. Who hears both would hear everything twice.
  private static func hearsAnnouncements(_ connection: BusConnection) -> Bool {
    let call = BusCall(
      path: "/org/a11y/atspi/registry", interface: "org.a11y.atspi.Registry", member: "GetRegisteredEvents")
    guard case .array(_, let entries)? = connection.ask("org.a11y.atspi.Registry", call)?.first else {
      return true
    }
    let events = entries.compactMap { entry -> String? in
      guard case .structure(let parts) = entry, parts.count > 1 else { return nil }
      return parts[1].string?.lowercased()
    }
    return events.contains { $0.contains("announcement") } || !events.contains { $0.contains("showing") }
  }

  /// Makes the program known to the registry of all programs.
  private static func enter(_ connection: BusConnection, _ window: AccessWindow, _ version: String)
    -> AccessTree?
  {
    let own = BusValue.structure([.string(connection.name), .path(AccessPath.root)])
    let call = BusCall(
      path: AccessPath.root, interface: "org.a11y.atspi.Socket", member: "Embed", arguments: [own])
    guard case .structure(let socket)? = connection.ask("org.a11y.atspi.Registry", call)?.first,
      socket.count == 2, let name = socket[0].string, let path = socket[1].string
    else { return nil }
    return AccessTree(bus: connection.name, desktop: (name, path), version: version, window: window)
  }
}
