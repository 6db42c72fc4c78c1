// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// A part of the settings file on its way in or out: the same line reads a value, writes it, and turns it where it is a switch.
/// What is damaged or missing stays as it was; what is not known here stays in the file.
struct SettingsForm {
  enum Way: Hashable {
    case reads, writes
    /// Turns the switch with this key.
    case turns(String)
  }

  private(set) var file: JSON
  private let way: Way

  /// Goes through the lines of a part.
  /// - Returns: the file as it is then.
  @discardableResult
  static func pass(_ file: JSON, _ way: Way, _ lines: (inout Self) -> Void) -> JSON {
    var form = Self(file: file, way: way)
    lines(&form)
    return form.file
  }

  /// - Parameter write: nil leaves what lies there. Members of an object are changes of their own: two windows do not lose each other's.
  mutating func value<Value>(
    _ key: String, _ place: inout Value, _ read: (JSON) -> Value?, _ write: (Value) -> JSON?
  ) {
    switch way {
    case .reads: if let value = file[key].flatMap(read) { place = value }
    case .writes:
      guard let value = write(place) else { return }
      guard case .object(let new) = value, let old = file[key]?.members else {
        file[key] = value
        return
      }
      file[key] = .object(old.merging(new) { $1 })
    case .turns: break
    }
  }

  mutating func flag(_ key: String, _ place: inout Bool) {
    if way == .turns(key) { place.toggle() }
    value(key, &place, \.boolean, JSON.boolean)
  }

  mutating func choice<Value: RawRepresentable<String>>(_ key: String, _ place: inout Value) {
    value(key, &place, { $0.choice() }, { .string($0.rawValue) })
  }
}
