// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Glibc

/// Typefaces of the system for letters that ours have not: a person may be called 太郎. Nothing is looked for or opened before such
/// a letter stands somewhere.
final class SystemFonts {
  struct Face {
    var file: MappedFile
    /// Which face of a collection.
    var index: Int
  }

  private(set) var faces: [Face] = []
  private var paths: [String] = []
  /// Asked so often; a text of strange letters must not stop the window.
  private var questions = 0
  private static let mostQuestions = 24
  /// False once fontconfig was not there, failed or took too long: each question more would make the window wait again.
  private var isAnswered = true

  /// The place among `faces` of one that may have the letter and was not tried for it yet. Fontconfig answers with the nearest
  /// that it has, which need not have the letter.
  func find(_ scalar: Unicode.Scalar) -> Int? {
    guard questions < Self.mostQuestions else { return nil }
    questions += 1
    let pattern = "sans-serif:medium:scalable=true:color=false:charset=" + String(scalar.value, radix: 16)
    let answer = isAnswered ? Self.answer(of: ["fc-match", "--format", "%{file}\t%{index}", pattern]) : nil
    isAnswered = answer != nil
    let parts = answer?.split(separator: "\t").map(String.init) ?? []
    if parts.count == 2, let index = Int(parts[1]), let found = add(parts[0], index: index) { return found }
    // Without fontconfig: where distributions keep typefaces that have much.
    return Self.usual.lazy.compactMap { self.add($0, index: 0) }.first
  }

  /// Nil when it is there already, or cannot be read.
  private func add(_ path: String, index: Int) -> Int? {
    guard !paths.contains("\(path) \(index)") else { return nil }
    paths.append("\(path) \(index)")
    // The upper half of the number is an instance of a variable face.
    guard let file = MappedFile(path) else { return nil }
    faces.append(Face(file: file, index: index & 0xFFFF))
    return faces.count - 1
  }

  private static let usual = [
    "truetype/dejavu/DejaVuSans.ttf", "dejavu-sans-fonts/DejaVuSans.ttf", "TTF/DejaVuSans.ttf",
    "opentype/noto/NotoSansCJK-Regular.ttc", "google-noto-cjk/NotoSansCJK-Regular.ttc",
    "noto-cjk/NotoSansCJK-Regular.ttc", "truetype/wqy/wqy-microhei.ttc",
    "truetype/droid/DroidSansFallbackFull.ttf",
  ].map { "/usr/share/fonts/" + $0 }

  /// What a program says, at most a second later; nil when it is not there or fails.
  private static func answer(of words: [String]) -> String? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    // It ends by signals like any other program: ours are blocked, for a thread that waits for them.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var arguments = words.map { strdup($0) } + [nil]
    defer { for text in arguments { free(text) } }
    var child = pid_t()
    let isStarted = posix_spawnp(&child, words[0], &actions, &attributes, &arguments, environ) == 0
    close(ends[1])
    guard isStarted else { return nil }
    let said = read(from: ends[0])
    if said == nil { kill(child, SIGKILL) }
    var status: Int32 = 0
    _ = waitpid(child, &status, 0)
    return status == 0 ? said : nil
  }

  private static func read(from end: Int32) -> String? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    var wanted = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
    while bytes.count < 8192 {
      guard poll(&wanted, 1, 1000) > 0 else { return nil }
      let count = Glibc.read(end, &buffer, buffer.count)
      guard count > 0 else { return count == 0 ? String(decoding: bytes, as: UTF8.self) : nil }
      bytes += buffer[..<count]
    }
    return nil
  }
}
