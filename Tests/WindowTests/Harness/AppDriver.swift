// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The real program on a screen of its own, driven by a real pointer and real keys and watched through its `--ui-tree`.
///
/// Nothing here waits for a time: whatever is awaited is something that the tree says.
final class AppDriver {
  let folder: URL
  let display: VirtualDisplay
  private(set) var child: Child
  private(set) var window = ""
  private let arguments: [String]
  private let asksForSize: Bool
  private let compositor: Compositor?
  private let variables: [String: String]
  private var clipboard: Process?

  /// Where the program keeps its files: what `--data-dir` names.
  var data: URL { folder.appending(path: "data") }
  var settingsFile: URL { data.appending(path: "settings.json") }
  private var treeFile: URL { folder.appending(path: "tree.json") }

  /// The binary that was built with the tests, or the one that QUARTET_PROGRAM names: an installed one.
  static let binary =
    ProcessInfo.processInfo.environment["QUARTET_PROGRAM"].map { URL(filePath: $0) }
    ?? URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "quartet")

  /// Starts the program and waits until its window has the focus. `settings` is the text of the settings file.
  fileprivate init(
    _ arguments: [String], settings: String?, folder: URL, on server: DisplayServer,
    variables: [String: String]
  ) throws {
    self.folder = folder
    self.variables = variables
    self.arguments = arguments
    try FileManager.default.createDirectory(
      at: folder.appending(path: "data"), withIntermediateDirectories: true)
    if let settings {
      try settings.write(to: folder.appending(path: "data/settings.json"), atomically: true, encoding: .utf8)
    }
    (display, asksForSize) =
      switch server {
      case .screen(let width, let height):
        (try VirtualDisplay(folder: folder, width: width, height: height), false)
      // What a screen was told stays told.
      case .x11(_?), .wayland: (try VirtualDisplay(folder: folder), true)
      case .x11(nil): (try VirtualDisplay.shared(), true)
      }
    switch server {
    case .screen: compositor = nil
    case .x11(let dotsPerInch):
      compositor = nil
      if let dotsPerInch { try display.tell(dotsPerInch: dotsPerInch) }
    case .wayland(let output): compositor = try Compositor(on: display.name, folder: folder, output)
    }
    child = try Self.start(
      arguments, folder: folder, environment: Self.environment(display, compositor, variables),
      asksForSize: asksForSize)
    try findWindow()
  }

  private static func environment(
    _ display: VirtualDisplay, _ compositor: Compositor?, _ variables: [String: String]
  ) -> [String: String] {
    (compositor?.environment ?? ["DISPLAY": display.name]).merging(variables) { $1 }
  }

  private static func start(
    _ arguments: [String], folder: URL, environment: [String: String], asksForSize: Bool
  ) throws -> Child {
    let tree = folder.appending(path: "tree.json").path
    try? FileManager.default.removeItem(atPath: tree)
    var all = ["--ui-tree", tree, "--data-dir", folder.appending(path: "data").path, "--seed", "1", "--mute"]
    if asksForSize, !arguments.contains("--window") { all += ["--window", "1280x800"] }
    return try Child(
      binary.path, all + arguments,
      environment: ["HOME": folder.path, "SDL_AUDIODRIVER": "dummy", "LC_ALL": "C.UTF-8"]
        .merging(environment) { $1 }, errors: folder.appending(path: "quartet.log"))
  }

  private func findWindow() throws {
    try wait("the window to have the focus") { $0.window.focused }
    // On Wayland the pointer and the keys go through the compositor's window, which the program's fills.
    let pid = String(child.process.processIdentifier)
    let search = compositor == nil ? ["--onlyvisible", "--pid", pid] : ["--class", Compositor.windowClass]
    window = try waiting(for: "the window's number") {
      try? xdotool(["search"] + search).split(separator: "\n").last.map(String.init)
    }
    // weston learns where the pointer is when it comes in from outside.
    if compositor != nil {
      try xdotool("mousemove", "1", "1", "sleep", "0.1", "mousemove", "--window", window, "640", "400")
    }
  }

  /// Ends the program as a session manager would, and returns its exit status.
  func terminate() throws -> Int32 {
    child.signal(SIGTERM)
    return try child.waitForEnding()
  }

  /// Starts it again, with the same files.
  func startAgain(_ arguments: [String]? = nil) throws {
    child.stop()
    child = try Self.start(
      arguments ?? self.arguments, folder: folder,
      environment: Self.environment(display, compositor, variables), asksForSize: asksForSize)
    try findWindow()
  }

  /// The Wayland desktop goes, as at its user's leave.
  func endDesktop() { compositor?.stop() }

  func close() {
    clipboard?.terminate()
    child.stop()
    compositor?.stop()
    display.close()
  }

  // MARK: Watching

  /// The tree as it is now; nil before the first frame.
  func look() throws -> UITree? {
    guard let data = try? Data(contentsOf: treeFile) else { return nil }
    do {
      return try JSONDecoder().decode(UITree.self, from: data)
    } catch {
      throw WindowFailure("the tree cannot be read: \(error)\n\(String(decoding: data, as: UTF8.self))")
    }
  }

  /// Waits until the tree fulfils the condition, and returns that tree.
  @discardableResult
  func wait(_ what: String, _ condition: (UITree) -> Bool) throws -> UITree {
    var last: UITree?
    return try waiting(for: "\(what); last seen: \(last?.summary ?? "nothing")") {
      let ending = child.ending
      last = try look()
      if let last, condition(last) { return last }
      guard ending == nil else {
        throw WindowFailure("the program ended (\(ending ?? 0)) before \(what): \(child.standardError)")
      }
      return nil
    }
  }

  /// As `wait`, but when nothing moves and nobody thinks any more.
  @discardableResult
  func waitCalm(_ what: String, _ condition: (UITree) -> Bool = { _ in true }) throws -> UITree {
    try wait(what + ", calm") { $0.isCalm && condition($0) }
  }

  /// Changes whenever the program replaces the tree.
  func treeStamp() throws -> UInt64 {
    let attributes = try FileManager.default.attributesOfItem(atPath: treeFile.path)
    guard let inode = attributes[.systemFileNumber] as? UInt64,
      let date = attributes[.modificationDate] as? Date
    else { throw WindowFailure("the tree has no stamp") }
    return inode &* 31 &+ date.timeIntervalSinceReferenceDate.bitPattern
  }

  /// Processor time that the program has used, in clock ticks.
  func processorTicks() throws -> Int {
    let line = try String(contentsOfFile: "/proc/\(child.process.processIdentifier)/stat", encoding: .utf8)
    let fields = line[(line.lastIndex(of: ")") ?? line.startIndex)...].split(separator: " ")
    guard fields.count > 13, let user = Int(fields[12]), let system = Int(fields[13]) else {
      throw WindowFailure("the system does not tell the processor time")
    }
    return user + system
  }

  // MARK: Hands

  @discardableResult
  func xdotool(_ arguments: String...) throws -> String { try xdotool(arguments) }

  private func xdotool(_ arguments: [String]) throws -> String { try ask("xdotool", arguments) }

  /// What a tool of X11 says.
  private func ask(_ name: String, _ arguments: [String]) throws -> String {
    let tool = Process()
    let output = Pipe()
    tool.executableURL = URL(filePath: "/usr/bin/env")
    tool.arguments = [name] + arguments
    tool.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": display.name]) { $1 }
    tool.standardInput = FileHandle.nullDevice
    tool.standardOutput = output
    tool.standardError = FileHandle.nullDevice
    try tool.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    tool.waitUntilExit()
    guard tool.terminationStatus == 0 else { throw WindowFailure("\(name) \(arguments) failed") }
    return text
  }

  private func pointer(_ x: Double, _ y: Double) -> [String] {
    let (x, y) = (x * (compositor?.scale ?? 1), y * (compositor?.scale ?? 1))
    return ["mousemove", "--window", window, String(Int(x.rounded())), String(Int(y.rounded()))]
  }

  func move(_ x: Double, _ y: Double) throws { _ = try xdotool(pointer(x, y)) }

  func press(_ x: Double, _ y: Double) throws { _ = try xdotool(pointer(x, y) + ["mousedown", "1"]) }

  func release() throws { try xdotool("mouseup", "1") }

  func click(_ x: Double, _ y: Double) throws {
    _ = try xdotool(pointer(x, y) + ["mousedown", "1", "mouseup", "1"])
  }

  /// The element, once it is there, can be used and rests.
  func usable(_ id: String) throws -> UITree.Element {
    var before: [Double]?
    let tree = try wait("\(id) to be usable") { tree in
      defer { before = tree[id]?.frame }
      return tree[id]?.enabled == true && tree[id]?.frame == before
    }
    guard let element = tree[id] else { throw WindowFailure("\(id) is gone") }
    return element
  }

  /// Turns to the section of the settings that has this row.
  func turn(to id: String) throws {
    guard id.hasPrefix("settings.") else { return }
    let tree = try wait("the settings") { $0.popup == "settings" || $0.has(id) }
    for section in tree.elements("settings.section.").map(\.id) {
      if try look()?.has(id) == true { return }
      try click(section)
      try wait("the section") { $0[section]?.selected == true }
    }
  }

  /// Clicks the middle of an element.
  func click(_ id: String) throws {
    try turn(to: id)
    let center = try usable(id).center
    try click(center.x, center.y)
  }

  /// Moves the pressed pointer along a straight line, as a hand does: in small steps with a little time between.
  func drag(from: (x: Double, y: Double), to: (x: Double, y: Double), steps: Int = 12) throws {
    var script: [String] = []
    for step in 1...steps {
      let t = Double(step) / Double(steps)
      script += pointer(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t) + ["sleep", "0.012"]
    }
    _ = try xdotool(script)
  }

  /// Keys in the names of xdotool: "ctrl+n", "Escape", "4".
  func key(_ keys: String...) throws { _ = try xdotool(["key"] + keys) }

  /// A keyboard of another kind, such as "us" and "intl" with dead keys: a sign that no key has xdotool puts on one for a moment, which may
  /// be over when the program asks.
  func setKeyboard(_ layout: String, _ variant: String) throws {
    _ = try ask("setxkbmap", ["-layout", layout, "-variant", variant])
  }

  /// Puts a text on the clipboard of the display, as another program would.
  func setClipboard(_ text: String) throws {
    let file = folder.appending(path: "clipboard.txt")
    try text.write(to: file, atomically: true, encoding: .utf8)
    clipboard?.terminate()
    // It stays as long as the text is its own.
    clipboard = try xclip("-quiet", "-i", file.path)
    _ = try waiting(for: "the clipboard") { try readClipboard() == text ? text : nil }
  }

  /// What is on the clipboard of the display as text, as another program would read it.
  func readClipboard() throws -> String {
    let output = Pipe()
    let reader = try xclip("-o", output: output)
    let read = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    reader.waitUntilExit()
    return read
  }

  /// Where what the window shows stands on the screen, below its title bar. xdotool would count the edges twice.
  func frameOnScreen() throws -> (x: Int, y: Int, maxX: Int, maxY: Int) {
    let numbers = try ask("xwininfo", ["-id", window]).split(separator: "\n").reduce(into: [String: Int]()) {
      all, line in
      let parts = line.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
      if parts.count == 2 { all[parts[0]] = Int(parts[1]) }
    }
    guard let x = numbers["Absolute upper-left X"], let y = numbers["Absolute upper-left Y"],
      let width = numbers["Width"], let height = numbers["Height"]
    else { throw WindowFailure("the window has no place") }
    return (x, y, x + width, y + height)
  }

  /// True while a process is there that was started with these files, such as one that holds what was copied.
  var hasHeir: Bool {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.contains { entry in
      guard let number = Int32(entry), number != child.process.processIdentifier,
        let line = try? String(contentsOfFile: "/proc/\(entry)/cmdline", encoding: .utf8)
      else { return false }
      return line.contains(AppDriver.binary.lastPathComponent) && line.contains(data.path)
    }
  }

  private func xclip(_ arguments: String..., output: Pipe? = nil) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["xclip", "-selection", "clipboard"] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": display.name]) { $1 }
    process.standardInput = FileHandle.nullDevice
    if let output { process.standardOutput = output } else { process.standardOutput = FileHandle.nullDevice }
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  func resize(_ width: Int, _ height: Int) throws {
    try xdotool("windowsize", window, String(width), String(height))
  }
}

/// Runs `body` with a program of its own. If it fails, the tree and a picture of the screen stay in a temporary folder.
/// `variables` are those of its environment besides the usual ones.
func withApp(
  _ arguments: String..., settings: String? = nil, on server: DisplayServer = .x11(),
  variables: [String: String] = [:], _ body: (AppDriver) throws -> Void
) throws {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "quartet-window-\(UUID().uuidString.prefix(8))")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  var app: AppDriver?
  do {
    let started = try AppDriver(
      arguments, settings: settings, folder: folder, on: server, variables: variables)
    app = started
    try body(started)
    started.close()
    try? FileManager.default.removeItem(at: folder)
  } catch {
    if let picture = try? app?.display.picture() {
      try? picture.pixmap.write(to: folder.appending(path: "screen.ppm"))
    }
    if let tree = try? Data(contentsOf: folder.appending(path: "tree.json")) {
      Attachment.record(Array(tree), named: "tree.json")
    }
    app?.close()
    Issue.record("The files of this failure are in \(folder.path)")
    throw error
  }
}
