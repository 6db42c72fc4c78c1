// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation

/// What the program opens its window on.
enum DisplayServer {
  /// As dense as the desktop says, if it does.
  case x11(dotsPerInch: Int? = nil)
  /// A screen of this size, on which nobody asks for a size of the window.
  case screen(width: Int, height: Int)
  case wayland(Compositor.Output = Compositor.Output())
}

/// A Wayland desktop in a window of its own on a virtual display: weston, whose one program fills the whole of it.
final class Compositor {
  /// Its display, in the coordinates of its programs.
  struct Output {
    var width = 1280
    var height = 800
    /// Pixels of one coordinate.
    var scale = 1
  }

  /// The class of its window on the display below.
  static let windowClass = "weston"
  private let child: Child
  /// What a program finds on a desktop of today: this server, and one for programs that know X11 alone.
  let environment: [String: String]
  /// Pixels on the display below for one coordinate.
  let scale: Double

  static var isInstalled: Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/weston")
    }
  }

  init(on display: String, folder: URL, _ output: Output) throws {
    let runtime = folder.appending(path: "runtime")
    try FileManager.default.createDirectory(
      at: runtime, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    scale = Double(output.scale)
    child = try Child(
      "weston",
      [
        "--backend=x11-backend.so", "--use-pixman", "--shell=kiosk-shell.so", "--socket=quartet",
        "--no-config", "--width=\(output.width)", "--height=\(output.height)", "--scale=\(output.scale)",
        "--idle-time=0",
      ], environment: ["DISPLAY": display, "XDG_RUNTIME_DIR": runtime.path],
      errors: folder.appending(path: "weston.log"))
    environment = ["WAYLAND_DISPLAY": "quartet", "XDG_RUNTIME_DIR": runtime.path, "DISPLAY": display]
    try waiting(for: "weston") {
      FileManager.default.fileExists(atPath: runtime.appending(path: "quartet").path) ? true : nil
    }
  }

  func stop() { child.stop() }
}
