// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CSDL2
import Canvas

/// Rasterises pictures at the exact size that is asked for.
final class PictureLoader {
  private let folder: String
  private let complain: (String) -> Void
  private var complaints: Set<String> = []

  /// `folder` holds what `Picture.asset` names; `complain` writes a line on standard error.
  init(folder: String, complain: @escaping (String) -> Void = Screen.complain) {
    self.folder = folder
    self.complain = complain
  }

  /// Nil when the picture does not exist or is damaged; that is said once on standard error.
  func load(_ order: PictureOrder) -> Bitmap? { load([order])[0] }

  /// The same for several pictures, on two processors when there is something to share.
  func load(_ orders: [PictureOrder]) -> [Bitmap?] {
    let bitmaps = PictureWork(orders, folder: folder).done()
    for (order, bitmap) in zip(orders, bitmaps) where bitmap == nil && order.isPossible {
      report(order.picture)
    }
    return bitmaps
  }

  /// As SDL knows it, to be freed with `SDL_FreeSurface`; nil as in `load`.
  func surface(_ order: PictureOrder) -> UnsafeMutablePointer<SDL_Surface>? {
    let surface = order.surface(folder: folder)
    if surface == nil { report(order.picture) }
    return surface
  }

  private func report(_ picture: Picture) {
    let name =
      switch picture {
      case .svg: "that the program drew itself"
      case .asset(let asset): PictureOrder.path(of: asset, in: folder)
      }
    if complaints.insert(name).inserted { complain("the picture \(name) cannot be shown") }
  }
}
