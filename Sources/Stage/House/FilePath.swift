// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Paths as text, without a look at the disk.
package enum FilePath {
  /// From the root: what is typed in a folder, with "." and ".." taken out. What begins with "~" stays as it is.
  package static func absolute(_ typed: String, in folder: String) -> String {
    if typed.hasPrefix("~") { return typed }
    var parts: [Substring] = typed.hasPrefix("/") ? [] : folder.split(separator: "/")
    for part in typed.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The folder that something is in; the root is in itself.
  package static func parent(_ path: String) -> String { absolute("..", in: path) }

  package static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The folder that was typed, up to its last slash, and what stands after it.
  package static func split(_ typed: String) -> (folder: String, name: String) {
    if typed == "~" { return ("~", "") }
    guard let slash = typed.lastIndex(of: "/") else { return ("", typed) }
    return (String(typed[...slash]), String(typed[typed.index(after: slash)...]))
  }

  /// The path that file managers put on the clipboard, as an address or as it is.
  package static func pasted(_ text: String) -> String? {
    guard var line = text.split(whereSeparator: \.isNewline).first(where: { $0.contains("/") }) else {
      return nil
    }
    while let end = line.last, end.isWhitespace || "\"'".contains(end) { line.removeLast() }
    while let start = line.first, start.isWhitespace || "\"'".contains(start) { line.removeFirst() }
    if line.hasPrefix("file://") { return decoded(line.dropFirst(7)) }
    return line.hasPrefix("/") ? String(line) : nil
  }

  /// "%20" is a space, byte by byte.
  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2, let code = UInt8(String(rest.prefix(2)) ?? "", radix: 16) else { return nil }
      bytes.append(code)
      rest = rest.dropFirst(2)
    }
    return bytes.first == UInt8(ascii: "/") ? String(validating: bytes, as: UTF8.self) : nil
  }

  /// "file:///home/me/My%20games": bytes that mean something in an address, or to whoever reads it, are numbers.
  package static func address(of path: String) -> String {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/-._~".utf8)
    let digits = Array("0123456789ABCDEF")
    return path.utf8.reduce(into: "file://") { text, byte in
      if plain.contains(byte) {
        text.unicodeScalars.append(UnicodeScalar(byte))
      } else {
        text += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
  }

  /// What shows a file in the desktop's program for files, as programs with their arguments, the best first: chosen in its folder
  /// where that program can be asked for it (org.freedesktop.FileManager1), else the folder alone.
  /// - Parameter path: from the root.
  package static func waysToShow(_ path: String) -> [[String]] {
    let name = "org.freedesktop.FileManager1"
    return [
      [
        "gdbus", "call", "--session", "--dest", name, "--object-path", "/org/freedesktop/FileManager1",
        "--timeout", "5", "--method", name + ".ShowItems", "['\(address(of: path))']", "''",
      ], ["xdg-open", address(of: parent(path))],
    ]
  }
}
