// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Threads

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
    let words = ["fc-match", "--format", "%{file}\t%{index}", pattern]
    let answer = isAnswered ? Program.answer(of: words) : nil
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
}
