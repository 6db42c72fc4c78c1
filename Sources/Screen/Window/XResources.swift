// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Glibc

/// What a desktop on X11 keeps for its programs at the root window. Xlib is SDL's, loaded already when this is asked.
enum XResources {
  /// How dense the desktop takes its displays to be, and how large it wants text, in one number: dots per inch, where 96 is
  /// usual. Nil where it does not say.
  static func dotsPerInch() -> Double? {
    guard let library = dlopen("libX11.so.6", RTLD_LAZY) else { return nil }
    defer { dlclose(library) }
    typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    typealias Resources = @convention(c) (OpaquePointer) -> UnsafePointer<CChar>?
    typealias Close = @convention(c) (OpaquePointer) -> Int32
    guard let opening = dlsym(library, "XOpenDisplay"),
      let resources = dlsym(library, "XResourceManagerString"), let closing = dlsym(library, "XCloseDisplay"),
      let display = unsafeBitCast(opening, to: Open.self)(nil)
    else { return nil }
    defer { _ = unsafeBitCast(closing, to: Close.self)(display) }
    guard let text = unsafeBitCast(resources, to: Resources.self)(display) else { return nil }
    return dotsPerInch(in: String(cString: text))
  }

  /// From lines such as "Xft.dpi:\t144"; nil for what no display has.
  static func dotsPerInch(in resources: String) -> Double? {
    let name = "Xft.dpi:"
    guard let line = resources.split(separator: "\n").last(where: { $0.hasPrefix(name) }),
      let value = Double(line.dropFirst(name.count).filter { !$0.isWhitespace }), (48...960).contains(value)
    else { return nil }
    return value
  }
}
