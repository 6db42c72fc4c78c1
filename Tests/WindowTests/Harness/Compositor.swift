// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation

/// A Wayland desktop in a window of its own on a virtual display: weston, whose one program fills the whole of it.
final class Compositor {
  /// The class of its window on the display below.
  static let windowClass = "weston"
  private let child: Child
  /// What a program finds on a desktop of today: this server, and one for programs that know X11 alone.
  let environment: [String: String]

  static var isInstalled: Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/weston")
    }
  }

  init(on display: String, folder: URL) throws {
    let runtime = folder.appending(path: "runtime")
    try FileManager.default.createDirectory(
      at: runtime, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    child = try Child(
      "weston",
      [
        "--backend=x11-backend.so", "--use-pixman", "--shell=kiosk-shell.so", "--socket=quartet",
        "--no-config",
        "--width=1280", "--height=800", "--idle-time=0",
      ], environment: ["DISPLAY": display, "XDG_RUNTIME_DIR": runtime.path],
      errors: folder.appending(path: "weston.log"))
    environment = ["WAYLAND_DISPLAY": "quartet", "XDG_RUNTIME_DIR": runtime.path, "DISPLAY": display]
    try waiting(for: "weston") {
      FileManager.default.fileExists(atPath: runtime.appending(path: "quartet").path) ? true : nil
    }
  }

  func stop() { child.stop() }
}
