// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Glibc
import Testing

struct CodeTests {
  /// Pages of files that lie in memory for this program; see proc_pid_statm(5).
  private func pagesOfFiles() throws -> Int {
    let file = try #require(fopen("/proc/self/statm", "r"))
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    try #require(fgets(&line, Int32(line.count), file) != nil)
    let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return try #require(Int(text.split(separator: " ")[2]))
  }

  /// The code that runs comes back at once, all the rest stays away.
  @Test func codeIsGivenBack() throws {
    let before = try pagesOfFiles()
    releaseCode()
    #expect(try pagesOfFiles() < before)
  }
}
