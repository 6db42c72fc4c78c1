// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// Rasterises pictures at the exact size that is asked for.
final class PictureLoader {
  private let folder: String
  private var complaints: Set<String> = []

  /// `folder` holds what `Picture.asset` names.
  init(folder: String) { self.folder = folder }

  /// Nil when the picture does not exist or is damaged; that is said once on standard error.
  func load(_ picture: Picture, width: Int, height: Int) -> Bitmap? {
    guard width > 0, height > 0, width <= 16384, height <= 16384 else { return nil }
    let source: [UInt8]?
    let name: String
    switch picture {
    case .svg(let text):
      source = Array(text.utf8)
      name = "that the program drew itself"
    case .asset(let asset):
      name = "\(folder)/\(asset).svg"
      source = MappedFile(name)?.copy
    }
    if let drawing = source.flatMap(DrawingReader.read) {
      return drawing.rasterised(width: width, height: height)
    }
    if complaints.insert(name).inserted { complain("the picture \(name) cannot be shown") }
    return nil
  }
}
