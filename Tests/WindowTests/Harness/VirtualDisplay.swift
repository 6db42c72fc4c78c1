// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation

/// A screen that nobody looks at, with a window manager: Xvfb and openbox.
final class VirtualDisplay {
  /// Large enough for a window of 1280 x 800 to grow.
  static let width = 1920
  static let height = 1400

  let name: String
  private let folder: URL
  /// True of one that every test finds as any other left it.
  private let isShared: Bool
  /// Where the server keeps what it shows.
  var screen: URL { folder.appending(path: "Xvfb_screen0") }
  private let server: Child
  private let windowManager: Child

  /// A server outlives a test that is killed, but not for long: 20 minutes, or what Scripts/soak says.
  private static let seconds = ProcessInfo.processInfo.environment["QUARTET_DISPLAY_SECONDS"] ?? "1200"

  private static let lock = NSLock()
  private nonisolated(unsafe) static var free: [VirtualDisplay] = []
  /// The end of the tests is the end of all that are free then.
  private static let ending: Void = { atexit { for display in VirtualDisplay.free { display.stop() } } }()

  /// One of the usual size, with the pointer in its middle: one that another test has closed, or a new one.
  static func shared() throws -> VirtualDisplay {
    _ = ending
    guard let display = lock.withLock({ free.popLast() }), display.server.ending == nil else {
      let folder = FileManager.default.temporaryDirectory.appending(
        path: "quartet-screen-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return try VirtualDisplay(folder: folder, isShared: true)
    }
    let tool = try Child(
      "xdotool", ["mousemove", String(width / 2), String(height / 2)], environment: ["DISPLAY": display.name],
      errors: display.folder.appending(path: "xdotool.log"))
    guard try tool.waitForEnding() == 0 else { throw WindowFailure("xdotool: " + tool.standardError) }
    return display
  }

  /// Its files are kept in `folder`.
  init(
    folder: URL, width: Int = VirtualDisplay.width, height: Int = VirtualDisplay.height,
    isShared: Bool = false
  ) throws {
    (self.folder, self.isShared) = (folder, isShared)
    server = try Child(
      "timeout",
      [
        Self.seconds, "Xvfb", "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24",
        "-nolisten",
        "tcp",
        "-fbdir", folder.path,
      ], environment: [:], errors: folder.appending(path: "xvfb.log"))
    guard let number = server.firstLine() else {
      throw WindowFailure("Xvfb did not start: " + server.standardError)
    }
    name = ":" + number
    let configuration = folder.appending(path: "openbox")
    try FileManager.default.createDirectory(at: configuration, withIntermediateDirectories: true)
    try Self.openbox.write(to: configuration.appending(path: "rc.xml"), atomically: true, encoding: .utf8)
    // A window that is there before its manager would be moved and lose its first clicks.
    let ready = folder.appending(path: "openbox-is-ready").path
    windowManager = try Child(
      "openbox", ["--sm-disable", "--startup", "touch \(ready)"],
      environment: ["DISPLAY": name, "XDG_CONFIG_HOME": folder.path],
      errors: folder.appending(path: "openbox.log"))
    try waiting(for: "openbox") { FileManager.default.fileExists(atPath: ready) ? true : nil }
  }

  /// New windows get the focus, Alt F4 closes them, and clicks are left alone: the window manager usually looks at
  /// every click first, and on a busy machine a key that comes later would overtake it.
  private static let openbox = """
    <openbox_config xmlns="http://openbox.org/3.4/rc">
      <focus><focusNew>yes</focusNew><followMouse>no</followMouse></focus>
      <keyboard><keybind key="A-F4"><action name="Close"/></keybind></keyboard>
      <mouse><context name="Frame"/></mouse>
    </openbox_config>
    """

  /// Says how dense it is, as a desktop does.
  func tell(dotsPerInch: Int) throws {
    let tool = try Child(
      "xprop",
      ["-root", "-f", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER", "Xft.dpi:\t\(dotsPerInch)\n"],
      environment: ["DISPLAY": name], errors: folder.appending(path: "xprop.log"))
    guard try tool.waitForEnding() == 0 else { throw WindowFailure("xprop: " + tool.standardError) }
  }

  /// Whoever had it is done with it.
  func close() {
    if isShared { Self.lock.withLock { Self.free.append(self) } } else { stop() }
  }

  private func stop() {
    windowManager.stop()
    server.stop()
    if isShared { try? FileManager.default.removeItem(at: folder) }
  }

  /// What the screen shows now.
  func picture() throws -> ScreenPicture {
    try ScreenPicture(xwd: Data(contentsOf: screen))
  }
}

/// The pixels of a screen.
struct ScreenPicture {
  let width: Int
  let height: Int
  private let bytesPerLine: Int
  private let pixels: Data

  /// The X window dump format, version 7, as Xvfb keeps its screen in a file: a header of big-endian 32-bit words, the
  /// colour map, then lines of pixels with blue first.
  init(xwd: Data) throws {
    func word(_ index: Int) -> Int { xwd[(index * 4)..<(index * 4 + 4)].reduce(0) { $0 << 8 | Int($1) } }
    guard xwd.count > 100, word(1) == 7, word(11) == 32 else {
      throw WindowFailure("the screen has another format")
    }
    width = word(4)
    height = word(5)
    bytesPerLine = word(12)
    pixels = Data(xwd.dropFirst(word(0) + word(19) * 12))
    guard pixels.count >= bytesPerLine * height else { throw WindowFailure("the screen is cut short") }
  }

  /// Red, green and blue, 0 to 255.
  subscript(x: Int, y: Int) -> (red: Int, green: Int, blue: Int) {
    let place = y * bytesPerLine + x * 4
    return (Int(pixels[place + 2]), Int(pixels[place + 1]), Int(pixels[place]))
  }

  /// All colours that are seen somewhere, each as red, green and blue.
  var colours: Set<[Int]> {
    var colours: Set<[Int]> = []
    for y in 0..<height {
      for x in 0..<width {
        let (red, green, blue) = self[x, y]
        colours.insert([red, green, blue])
      }
    }
    return colours
  }

  /// The picture as a portable pixmap file.
  var pixmap: Data { pixmap(x: 0, y: 0, width: width, height: height) }

  /// A part of it that lies on the screen.
  func pixmap(x: Int, y: Int, width: Int, height: Int) -> Data {
    var bytes: [UInt8] = Array("P6 \(width) \(height) 255\n".utf8)
    bytes.reserveCapacity(bytes.count + width * height * 3)
    pixels.withUnsafeBytes { (pixels: UnsafeRawBufferPointer) in
      for line in y..<(y + height) {
        for column in x..<(x + width) {
          let place = line * bytesPerLine + column * 4
          bytes += [pixels[place + 2], pixels[place + 1], pixels[place]]
        }
      }
    }
    return Data(bytes)
  }
}
