// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Files
import Glibc
import Synchronization
import Words

/// Where the files are that come with the program.
package struct AssetFolder {
  /// Folder with icons, pieces, boards and books.
  package var assets: String
  /// Folder with the typefaces.
  package var fonts: String

  /// QUARTET_ASSETS names the folder that holds Assets and Fonts. Without it they are looked for beside the program and
  /// in the folders above it (a build folder lies in its package), and in share/quartet below each of those (the
  /// program lies in PREFIX/bin, or in a folder of PREFIX/lib/quartet).
  package static func find() -> AssetFolder {
    if let chosen = getenv("QUARTET_ASSETS") { return AssetFolder(root: String(cString: chosen)) }
    var folder = programFolder
    var roots: [String] = []
    for _ in 0..<5 {
      roots += [folder, folder + "/share/quartet"]
      folder = parent(folder)
    }
    return AssetFolder(root: roots.first { access($0 + "/Assets", R_OK) == 0 } ?? ".")
  }

  private init(root: String) {
    assets = root + "/Assets"
    fonts = root + "/Fonts"
  }

  /// The folder of the catalogues; empty when nothing is translated.
  package var translations: String { assets + "/translations" }

  /// False when the pictures are not there: the program was copied without them.
  package var isThere: Bool { access(assets + "/icons", R_OK) == 0 }

  /// The files for the games. Standard error hears of a book that is missing or damaged.
  package var resources: Resources { resources { complain($0) } }

  /// The files for the games.
  /// - Parameter report: hears once of each book that is missing or damaged, from any thread: without it the bots play
  ///   on, and nobody would know why they are worse.
  package func resources(report: @escaping @Sendable (String) -> Void) -> Resources {
    Resources(
      report: { path, fault in
        guard Self.isNew(path) else { return }
        switch fault {
        case .missing: report(tr("{file} is missing; the bots know less without it.", ["file": path]))
        case .damaged: report(tr("{file} is damaged; the bots know less without it.", ["file": path]))
        }
      },
      load: { [assets] path in File.bytes(assets + "/" + path) })
  }

  /// Whether nothing was said of this file yet.
  private static func isNew(_ path: String) -> Bool { told.withLock { $0.insert(path).inserted } }
  private static let told = Mutex<Set<String>>([])

  private static var programFolder: String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0 else { return "." }
    return parent(String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self))
  }

  private static func parent(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return "/" }
    return String(path[..<slash])
  }
}
