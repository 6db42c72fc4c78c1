// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Every picture is drawn by somebody.
struct AssetTests {
  /// Those of high contrast stand in for others of the same name.
  @Test func everyPictureIsNamed() throws {
    let all = House.files("Assets", ending: ".svg").map {
      $0.dropFirst("Assets/".count).dropLast(".svg".count)
    }
    let own = all.filter { !$0.hasPrefix("contrast/") }
    #expect(own.count > 100)
    // What stands between quotation marks, and how names begin whose rest is filled in: "pieces/quarto-\(piece)".
    let words = try Set(House.sources.flatMap { try House.text($0).split(separator: "\"") })
    let folders = Set(own.compactMap { $0.split(separator: "/").first.map { $0 + "/" } })
    let beginnings = words.compactMap { word -> Substring? in
      guard let rest = word.range(of: "\\(") else { return nil }
      let start = word[..<rest.lowerBound]
      return folders.contains { start.hasPrefix($0) && start.count > $0.count } ? start : nil
    }
    let endings = Set(words.compactMap { $0.split(separator: ".").last })
    let unnamed = own.filter { asset in
      let name = asset.split(separator: "/").last ?? asset
      // Some buttons have the icon of their id's last part.
      return !words.contains(asset) && !(asset.hasPrefix("icons/") && endings.contains(name))
        && !beginnings.contains { asset.hasPrefix($0) }
    }
    #expect(unnamed == [])
  }
}
