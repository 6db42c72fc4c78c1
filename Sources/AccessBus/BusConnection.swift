// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Glibc

/// A connection to a bus, to be used from the thread that made it.
final class BusConnection {
  private let library: BusLibrary
  private let connection: BusLibrary.Connection
  /// The name that the bus has given us.
  let name: String
  /// Becomes readable when something has come.
  let file: Int32

  /// What waits for a reader that does not read is dropped beyond this.
  private static let mostWaiting = 1 << 20
  /// Room for libdbus's iterator, which is smaller on every machine.
  private static let iteratorSize = 256

  /// - Parameter address: of the bus; nil for that of the session.
  init?(_ library: BusLibrary, address: String?) {
    // How signals are dealt with is the program's business.
    library.changeSignals(0)
    let opened = address.map { library.openPrivate($0, nil) } ?? library.getPrivate(0, nil)
    guard let connection = opened else { return nil }
    library.setExits(connection, 0)
    var file: Int32 = -1
    guard address == nil || library.register(connection, nil) != 0, library.file(connection, &file) != 0,
      let name = library.uniqueName(connection)
    else {
      library.close(connection)
      library.release(connection)
      return nil
    }
    (self.library, self.connection, self.name, self.file) = (library, connection, String(cString: name), file)
  }

  deinit {
    library.close(connection)
    library.release(connection)
  }

  func hasOwner(_ name: String) -> Bool { library.hasOwner(connection, name, nil) != 0 }

  var hasToSend: Bool { library.hasToSend(connection) != 0 }

  /// Reads and writes what can be without waiting; false when the bus has gone.
  func exchange() -> Bool { library.readWrite(connection, 0) != 0 }

  /// Asks another program, waits for at most three seconds, and returns what it says; nil when it does not.
  func ask(_ destination: String, _ call: BusCall) -> [BusValue]? {
    guard let message = library.newCall(destination, call.path, call.interface, call.member) else {
      return nil
    }
    defer { library.free(message) }
    guard write(call.arguments, to: message), let reply = library.ask(connection, message, 3000, nil) else {
      return nil
    }
    defer { library.free(reply) }
    return arguments(of: reply)
  }

  func send(_ signal: BusSignal) {
    guard library.waitingBytes(connection) < Self.mostWaiting,
      let message = library.newSignal(signal.path, signal.interface, signal.member)
    else { return }
    defer { library.free(message) }
    if write(signal.arguments, to: message) { _ = library.send(connection, message, nil) }
  }

  /// Answers the next call that has come; false when there is none. Without an answer it is told that there is no such thing.
  func answer(_ answer: (BusCall) -> [BusValue]?) -> Bool {
    guard let message = library.pop(connection) else { return false }
    defer { library.free(message) }
    let isCall = library.kind(message) == 1
    guard isCall, let path = library.path(message), let member = library.member(message) else { return true }
    let interface = library.interface(message).map { String(cString: $0) } ?? ""
    let call = BusCall(
      path: String(cString: path), interface: interface, member: String(cString: member),
      arguments: arguments(of: message))
    let values = answer(call)
    guard library.wantsNoReply(message) == 0, library.waitingBytes(connection) < Self.mostWaiting else {
      return true
    }
    let reply =
      values == nil
      ? library.newError(message, "org.freedesktop.DBus.Error.UnknownMethod", "There is no such thing here.")
      : library.newReturn(message)
    guard let reply else { return true }
    defer { library.free(reply) }
    if write(values ?? [], to: reply) { _ = library.send(connection, reply, nil) }
    return true
  }

  // MARK: Reading

  private func withIterator<Result>(_ body: (BusLibrary.Iterator) -> Result) -> Result {
    let iterator = UnsafeMutableRawPointer.allocate(byteCount: Self.iteratorSize, alignment: 16)
    defer { iterator.deallocate() }
    return body(iterator)
  }

  private func arguments(of message: BusLibrary.Message) -> [BusValue] {
    withIterator { iterator in
      library.beginReading(message, iterator) == 0 ? [] : values(iterator)
    }
  }

  /// Everything from here on; what has a type that is not wanted here ends the list.
  private func values(_ iterator: BusLibrary.Iterator) -> [BusValue] {
    var values: [BusValue] = []
    while let value = value(iterator) {
      values.append(value)
      if library.next(iterator) == 0 { break }
    }
    return values
  }

  private func value(_ iterator: BusLibrary.Iterator) -> BusValue? {
    let type = library.argumentType(iterator)
    func basic<Value: BitwiseCopyable>(_ first: Value) -> Value {
      var value = first
      library.read(iterator, &value)
      return value
    }
    func inside() -> [BusValue] {
      withIterator { inner in
        library.enter(iterator, inner)
        return values(inner)
      }
    }
    switch UnicodeScalar(UInt8(truncatingIfNeeded: type)) {
    case "s": return basic(nil as BusLibrary.Text).map { .string(String(cString: $0)) }
    case "o": return basic(nil as BusLibrary.Text).map { .path(String(cString: $0)) }
    case "i": return .int(basic(0))
    case "u": return .uint(basic(0))
    case "n": return .short(basic(0))
    case "b": return .bool(basic(0 as UInt32) != 0)
    case "d": return .double(basic(0))
    case "v": return inside().first.map { .variant($0) }
    case "r": return .structure(inside())
    case "a":
      let elements = inside()
      return .array(elements.first?.signature ?? "s", elements)
    default: return nil
    }
  }

  // MARK: Writing

  private func write(_ values: [BusValue], to message: BusLibrary.Message) -> Bool {
    withIterator { iterator in
      library.beginWriting(message, iterator)
      return values.allSatisfy { write($0, iterator) }
    }
  }

  private func write(_ value: BusValue, _ iterator: BusLibrary.Iterator) -> Bool {
    func basic<Value: BitwiseCopyable>(_ type: Unicode.Scalar, _ value: Value) -> Bool {
      withUnsafeBytes(of: value) { bytes in
        bytes.baseAddress.map { library.append(iterator, Int32(type.value), $0) != 0 } ?? false
      }
    }
    func container(_ type: Unicode.Scalar, _ signature: String?, _ members: [BusValue]) -> Bool {
      withIterator { inner in
        guard library.open(iterator, Int32(type.value), signature, inner) != 0 else { return false }
        let isWritten = members.allSatisfy { write($0, inner) }
        return library.shut(iterator, inner) != 0 && isWritten
      }
    }
    switch value {
    case .string(let text): return text.withCString { basic("s", $0) }
    case .path(let path): return path.withCString { basic("o", $0) }
    case .int(let number): return basic("i", number)
    case .uint(let number): return basic("u", number)
    case .short(let number): return basic("n", number)
    case .bool(let isTrue): return basic("b", UInt32(isTrue ? 1 : 0))
    case .double(let number): return basic("d", number)
    case .variant(let value): return container("v", value.signature, [value])
    case .structure(let members): return container("r", nil, members)
    case .entry(let key, let value): return container("e", nil, [.string(key), value])
    case .array(let element, let members): return container("a", element, members)
    }
  }
}
