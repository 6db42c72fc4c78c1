// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CSDL2
import Glibc

/// What was copied, after the program has ended. On X11 and on Wayland a text on the clipboard is asked of the program that has copied
/// it, each time somebody pastes: a child stays for that, until something else is copied or the desktop ends.
public enum LastCopy {
  /// Leaves the child, which answers for `text` through the connection of the window that was there. To be called once, when the
  /// window is gone and nothing else of this process uses the display any more.
  /// - Parameter shrink: gives back memory, in the child.
  public static func stay(with text: String, shrink: () -> Void) {
    guard fork() == 0 else { return }
    // Nobody waits for it, and nobody reads what it could say.
    setsid()
    for file in inherited { close(file) }
    let nowhere = open("/dev/null", O_RDWR)
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] { dup2(nowhere, stream) }
    _ = chdir("/")
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGTERM, SIGINT, SIGHUP] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    shrink()
    let owner = SelectionOwner()
    SDL_FlushEvent(SDL_QUIT.rawValue)
    while answer(), owner.map(\.isSame) ?? (current == text) {}
    _exit(0)
  }

  /// Remembers which files were open before anything of the window was: whoever started the program may wait for their end, which the
  /// child must not hold up.
  static func begin() { _ = inherited }

  private static let inherited: [Int32] = {
    guard let folder = opendir("/proc/self/fd") else { return [] }
    defer { closedir(folder) }
    var files: [Int32] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let file = Int32(name), file > STDERR_FILENO, file != dirfd(folder) { files.append(file) }
    }
    return files
  }()

  /// SDL answers whoever asks; returns when something has happened, or after a while.
  /// - Returns: false at the end of the desktop, which SDL 3 tells of and outlives.
  private static func answer() -> Bool {
    var event = SDL_Event()
    // That something else was copied is no event everywhere.
    guard SDL_WaitEventTimeout(&event, 30_000) != 0 else { return true }
    repeat {
      if event.type == SDL_QUIT.rawValue { return false }
    } while SDL_PollEvent(&event) != 0
    return true
  }

  /// The text on the clipboard.
  private static var current: String? {
    guard let text = SDL_GetClipboardText() else { return nil }
    defer { SDL_free(text) }
    return String(cString: text)
  }
}

/// Who has copied last, on X11: the server says it without asking anybody for the text. Xlib is SDL's, loaded already.
private struct SelectionOwner {
  private typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
  private typealias Atom = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> UInt
  private typealias Owner = @convention(c) (OpaquePointer, UInt) -> UInt

  private let display: OpaquePointer
  private let selection: UInt
  private let owner: Owner
  private let first: UInt

  /// Nil where the display is no X11.
  init?() {
    guard let driver = SDL_GetCurrentVideoDriver(), String(cString: driver) == "x11",
      let library = dlopen("libX11.so.6", RTLD_LAZY), let opening = dlsym(library, "XOpenDisplay"),
      let naming = dlsym(library, "XInternAtom"), let owning = dlsym(library, "XGetSelectionOwner"),
      let display = unsafeBitCast(opening, to: Open.self)(nil)
    else { return nil }
    self.display = display
    selection = unsafeBitCast(naming, to: Atom.self)(display, "CLIPBOARD", 0)
    owner = unsafeBitCast(owning, to: Owner.self)
    first = owner(display, selection)
  }

  var isSame: Bool { first != 0 && owner(display, selection) == first }
}
