// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// A value on the bus, with what of D-Bus's types is wanted here.
public indirect enum BusValue: Hashable, Sendable {
  case string(String)
  case path(String)
  case int(Int32)
  case uint(UInt32)
  case short(Int16)
  case bool(Bool)
  case double(Double)
  /// The signature of the elements, which an empty array has, too.
  case array(String, [BusValue])
  case structure([BusValue])
  case entry(String, BusValue)
  case variant(BusValue)

  var signature: String {
    switch self {
    case .string: "s"
    case .path: "o"
    case .int: "i"
    case .uint: "u"
    case .short: "n"
    case .bool: "b"
    case .double: "d"
    case .array(let element, _): "a" + element
    case .structure(let members): "(" + members.map(\.signature).joined() + ")"
    case .entry(_, let value): "{s" + value.signature + "}"
    case .variant: "v"
    }
  }

  var string: String? {
    switch self {
    case .string(let text), .path(let text): text
    case .variant(let value): value.string
    default: nil
    }
  }

  /// A whole number of either kind.
  var number: Int? {
    switch self {
    case .int(let number): Int(number)
    case .uint(let number): Int(number)
    case .variant(let value): value.number
    default: nil
    }
  }

  var double: Double? {
    switch self {
    case .double(let number): number
    case .variant(let value): value.double
    default: nil
    }
  }

  var isTrue: Bool {
    switch self {
    case .bool(let value): value
    case .variant(let value): value.isTrue
    default: false
    }
  }
}

/// Somebody asks something of an object.
public struct BusCall: Hashable, Sendable {
  var path: String
  var interface: String
  var member: String
  var arguments: [BusValue] = []
}

/// What an object says to whoever listens.
public struct BusSignal: Hashable, Sendable {
  var path: String
  var interface: String
  var member: String
  var arguments: [BusValue]
}
