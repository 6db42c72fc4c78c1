// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// The weights of the evaluation as a file.
///
/// "QRW2", the number of stages, the number of classes in three bytes, then for each stage one signed byte a class, in
/// eighths of a disc, and a checksum of four bytes; numbers little-endian. Made by `bookbinder reversi`.
enum WeightsFile {
  static let magic: [UInt8] = Array("QRW2".utf8)

  /// Weights for each stage and class; nil when the bytes are not such a file or were damaged.
  static func read(_ bytes: [UInt8]) -> [[Int8]]? {
    let (stages, count) = (Evaluation.stageCount, PatternClasses.count)
    guard bytes.count == 12 + stages * count, bytes.starts(with: header), withoutChecksum(bytes) != nil
    else { return nil }
    return (0..<stages).map { stage in
      let start = 8 + stage * count
      return bytes[start..<start + count].map { Int8(bitPattern: $0) }
    }
  }

  /// The file for these weights.
  static func bytes(_ weights: [[Int8]]) -> [UInt8] {
    var bytes = header
    for stage in weights { bytes += stage.map { UInt8(bitPattern: $0) } }
    return withChecksum(bytes)
  }

  private static var header: [UInt8] {
    let count = PatternClasses.count
    return magic + [
      UInt8(Evaluation.stageCount), UInt8(count & 255), UInt8(count >> 8 & 255), UInt8(count >> 16),
    ]
  }
}
