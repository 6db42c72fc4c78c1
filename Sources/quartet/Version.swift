// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CBuild

/// Which Quartet this is.
enum Version {
  static let number = "1.0.0"

  /// "quartet 1.0.0 (0123456789ab, 2026-11-22)", or without commit and date when the scripts have not built it.
  static var line: String {
    let build = String(cString: quartet_build())
    return "quartet \(number)" + (build.isEmpty ? "" : " (\(build))")
  }
}
