// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Glibc
import Synchronization
import Threads

/// Sleeps until a game controller is plugged in, pulled out or touched, and then wakes the main loop. Left alone, SDL would ask
/// the controllers a thousand times a second, and every three seconds whether there are any.
enum PadWatch {
  private static let folder = "/dev/input"

  /// - Parameter wake: called from a thread of its own.
  static func start(_ wake: @escaping @Sendable () -> Void) {
    let changes = inotify_init1(Int32(IN_CLOEXEC))
    guard changes >= 0 else { return }
    let kinds = UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_ATTRIB)
    guard inotify_add_watch(changes, folder, kinds) >= 0 else {
      close(changes)
      return
    }
    do throws(NoThread) {
      _ = try Thread(stackSize: 128 << 10) { watch(changes, wake) }
    } catch { close(changes) }
  }

  /// True when something is plugged in that has a game controller's buttons.
  static var isPadThere: Bool { !devices.isEmpty }

  private static func watch(_ changes: Int32, _ wake: () -> Void) {
    var open: [Int32] = []
    var isNew = true
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      if isNew {
        for file in open { close(file) }
        open = devices.compactMap { path in
          let file = Glibc.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
          return file >= 0 ? file : nil
        }
        isNew = false
      }
      var files = ([changes] + open).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard poll(&files, UInt(files.count), -1) >= 0 || errno == EINTR else { return }
      for file in files where file.revents != 0 {
        let count = read(file.fd, &bytes, bytes.count)
        if file.fd == changes || count <= 0 { isNew = true }
      }
      // A device that was just made is given its rights a moment later, which is a change of its own.
      wake()
    }
  }

  /// Devices with at least one button from BTN_JOYSTICK to BTN_GAMEPAD and its neighbours: 0x120 to 0x13f.
  private static var devices: [String] {
    guard let list = opendir(folder) else { return [] }
    defer { closedir(list) }
    var found: [String] = []
    while let entry = readdir(list) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasPrefix("event"), hasButtons("/sys/class/input/\(name)/device/capabilities/key") {
        found.append(folder + "/" + name)
      }
    }
    return found.sorted()
  }

  /// The file has a set of bits in hexadecimal words of 64 bits, the highest first.
  static func hasButtons(_ path: String) -> Bool {
    guard let file = fopen(path, "r") else { return false }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 512)
    guard fgets(&line, 512, file) != nil else { return false }
    let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let words = text.split { $0.isWhitespace }
    guard words.count > 4, let word = UInt64(words[words.count - 5], radix: 16) else { return false }
    return word >> 32 != 0
  }
}

/// Whether something happened to a controller since it was asked last.
final class PadNews: Sendable {
  private let isNew = Atomic(false)

  func note() { isNew.store(true, ordering: .relaxed) }
  func take() -> Bool { isNew.exchange(false, ordering: .relaxed) }
}
