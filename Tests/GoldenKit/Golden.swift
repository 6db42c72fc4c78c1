// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Glibc
import Screen
import Testing

/// The folders that pictures and fonts are loaded from.
public enum Repository {
  public static let root = parent(parent(parent("\(#filePath)")))
  public static let assets = root + "/Assets"
  public static let fonts = root + "/Fonts"

  /// The path without its last part.
  public static func parent(_ path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }
}

/// Draws `list` and compares it, pixel by pixel, with `Goldens/NAME.png` beside the test. When they differ, the picture
/// is written to a temporary folder that the failure names. With `QUARTET_RECORD=1` the golden itself is written.
public func expectGolden(
  _ list: DrawList, _ viewport: Viewport, _ name: String, file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let canvas = try PictureCanvas(viewport: viewport, assets: Repository.assets, fonts: Repository.fonts)
  canvas.draw(list)
  let folder = Repository.parent(file) + "/Goldens"
  let golden = "\(folder)/\(name).png"
  if getenv("QUARTET_RECORD") != nil {
    mkdir(folder, 0o755)
    try canvas.writePNG(to: golden)
    return
  }
  let expected = readPNG(golden)
  if let expected, expected.width == canvas.width, expected.pixels == canvas.pixels() { return }
  let temporary = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
  let actual = "\(temporary)/quartet-goldens"
  mkdir(actual, 0o755)
  try canvas.writePNG(to: "\(actual)/\(name).png")
  let reason = expected.map { difference($0.pixels, canvas.pixels()) } ?? "there is no golden"
  Issue.record("\(name): \(reason); see \(actual)/\(name).png", sourceLocation: sourceLocation)
}

private func difference(_ a: [UInt32], _ b: [UInt32]) -> String {
  guard a.count == b.count else { return "the sizes differ" }
  let count = zip(a, b).count { $0 != $1 }
  return "\(count) of \(a.count) pixels differ"
}
