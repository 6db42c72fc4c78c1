// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// The weights of the evaluation as a file.
///
/// "QRN2", then the hidden units and the stages in a byte each, the rows in four bytes, the weights of the rows, the biases and the
/// corrections in a signed byte each, the output weights in two, and a checksum of four bytes; numbers little-endian. Made by
/// `workbench reversi`.
package enum WeightsFile {
  static let magic: [UInt8] = Array("QRN2".utf8)

  /// Nil when the bytes are not such a file or were damaged.
  package static func read(_ bytes: [UInt8]) -> Network? {
    var network = Network()
    let (header, rows, biases) = (header, network.rows.count, network.biases.count)
    let corrections = header.count + rows + biases
    let outputs = corrections + network.corrections.count
    guard bytes.count == outputs + 2 * network.outputs.count + 4, bytes.starts(with: header),
      withoutChecksum(bytes) != nil
    else { return nil }
    network.rows = bytes[header.count..<header.count + rows].map { Int8(bitPattern: $0) }
    network.biases = bytes[header.count + rows..<corrections].map { Int8(bitPattern: $0) }
    network.corrections = bytes[corrections..<outputs].map { Int8(bitPattern: $0) }
    for index in network.outputs.indices {
      let low = UInt16(bytes[outputs + 2 * index])
      network.outputs[index] = Int16(bitPattern: low | UInt16(bytes[outputs + 2 * index + 1]) << 8)
    }
    return network
  }

  /// The file of these weights.
  package static func bytes(_ network: Network) -> [UInt8] {
    var bytes = header
    bytes += network.rows.map { UInt8(bitPattern: $0) }
    bytes += network.biases.map { UInt8(bitPattern: $0) }
    bytes += network.corrections.map { UInt8(bitPattern: $0) }
    for weight in network.outputs { withUnsafeBytes(of: weight.littleEndian) { bytes += $0 } }
    return withChecksum(bytes)
  }

  private static var header: [UInt8] {
    let rows = UInt32(FeatureClasses.count)
    return magic + [UInt8(Network.width), UInt8(Network.stageCount)]
      + withUnsafeBytes(of: rows.littleEndian) { Array($0) }
  }
}
