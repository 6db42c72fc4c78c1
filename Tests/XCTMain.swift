// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Where the tests begin. SwiftPM would make this file itself and look for tests of XCTest in the compiler's index; there are none,
/// and writing the index costs a quarter of the build (see Scripts/lib.sh).
@main struct Tests {
  static func main() async {
    // `swift test --filter` asks for the tests of XCTest, and where it finds none it would run nothing without a word.
    if CommandLine.arguments.contains("--dump-tests-json") {
      print("Some of the tests are run by: Scripts/test --filter NAME")
      exit(64)
    }
    await Testing.__swiftPMEntryPoint() as Never
  }
}
