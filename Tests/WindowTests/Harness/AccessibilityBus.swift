// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation

/// A session bus with the desktop's accessibility bus on it, as the at-spi2-core of every desktop makes it, and a screen reader's
/// questions, asked by `gdbus`.
final class AccessibilityBus {
  private let folder: URL
  private let daemon: Child
  /// For whoever is to find the bus.
  let variables: [String: String]
  private var address = ""
  /// Our program's name on it.
  private var program = ""

  private static let launcher = "/usr/libexec/at-spi-bus-launcher"
  static var isInstalled: Bool {
    FileManager.default.isExecutableFile(atPath: launcher)
      && ["dbus-daemon", "gdbus"].allSatisfy { tool in
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
          FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)")
        }
      }
  }

  /// - Parameter isEnabled: false where the desktop says that nobody reads.
  init(isEnabled: Bool = true) throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "quartet-bus-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let own = ["XDG_RUNTIME_DIR": folder.path, "HOME": folder.path, "GSETTINGS_BACKEND": "memory"]
    daemon = try Child(
      "dbus-daemon", ["--session", "--nofork", "--print-address"], environment: own,
      errors: folder.appending(path: "dbus.log"))
    guard let session = daemon.firstLine() else { throw WindowFailure("dbus-daemon did not start") }
    variables = ["XDG_RUNTIME_DIR": folder.path, "DBUS_SESSION_BUS_ADDRESS": session]
    let bus = ["--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus", "--method"]
    address = try Self.quoted(gdbus(bus + ["org.a11y.Bus.GetAddress"])).first ?? ""
    let set = bus + ["org.freedesktop.DBus.Properties.Set", "org.a11y.Status", "IsEnabled"]
    _ = try gdbus(set + [isEnabled ? "<true>" : "<false>"])
  }

  func close() {
    daemon.stop()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Ends the bus while programs are on it.
  func die() { daemon.stop() }

  // MARK: Questions

  /// Waits until a program is on the bus.
  func find() throws {
    program = try waiting(for: "a program on the accessibility bus") { try programs().first }
  }

  func programs() throws -> [String] {
    try Self.quoted(ask("org.a11y.atspi.Registry", "root", "Accessible.GetChildren")).filter {
      $0.hasPrefix(":")
    }
  }

  /// Paths of what is on the window, and of what that holds: boards, choices, lists and dialogs.
  func elements() throws -> [String] {
    var (found, open): ([String], [String]) = ([], ["window"])
    while let holder = open.popLast() {
      let children = try Self.quoted(ask(program, holder, "Accessible.GetChildren")).filter {
        $0.hasPrefix("/")
      }.map { String($0.dropFirst("/org/a11y/atspi/accessible/".count)) }
      found += children.filter { !$0.hasPrefix(Self.group) }
      open += children.filter { $0.hasPrefix(Self.group) || $0.hasSuffix("_2epanel") }
    }
    return found
  }

  private static let group = "element_group_2e"

  /// What an object answers, as GVariant's text.
  func ask(_ object: String, _ method: String, _ arguments: String...) throws -> String {
    try ask(program, object, method, arguments)
  }

  func name(of object: String) throws -> String {
    try Self.quoted(
      gdbus(
        to(program, object) + ["org.freedesktop.DBus.Properties.Get", "org.a11y.atspi.Accessible", "Name"])
    ).first ?? ""
  }

  /// Begins to write down what the program says by itself; `heard` is what it was.
  func listen() throws -> Child {
    try Child(
      "stdbuf", ["-oL", "gdbus", "monitor", "--address", address, "--dest", program], environment: variables,
      errors: folder.appending(path: "monitor.log"))
  }

  private func ask(_ name: String, _ object: String, _ method: String, _ arguments: [String] = []) throws
    -> String
  {
    try gdbus(to(name, object) + ["org.a11y.atspi." + method] + arguments)
  }

  private func to(_ name: String, _ object: String) -> [String] {
    [
      "--address", address, "--dest", name, "--object-path", "/org/a11y/atspi/accessible/" + object,
      "--method",
    ]
  }

  private func gdbus(_ arguments: [String]) throws -> String {
    let tool = Process()
    let output = Pipe()
    tool.executableURL = URL(filePath: "/usr/bin/env")
    tool.arguments = ["gdbus", "call"] + arguments
    tool.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    (tool.standardInput, tool.standardOutput, tool.standardError) = (FileHandle.nullDevice, output, output)
    try tool.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    tool.waitUntilExit()
    guard tool.terminationStatus == 0 else { throw WindowFailure("gdbus \(arguments): \(text)") }
    return text
  }

  private static func quoted(_ text: String) -> [String] {
    text.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
      .map { String($0.element) }
  }
}
