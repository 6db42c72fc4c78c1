// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Glibc

/// The few functions of libdbus that are called here. It is loaded when it is there and never required.
struct BusLibrary: Sendable {
  typealias Connection = OpaquePointer
  typealias Message = OpaquePointer
  typealias Text = UnsafePointer<CChar>?
  typealias Iterator = UnsafeMutableRawPointer

  let openPrivate: @convention(c) (Text, OpaquePointer?) -> Connection?
  let getPrivate: @convention(c) (Int32, OpaquePointer?) -> Connection?
  let register: @convention(c) (Connection, OpaquePointer?) -> UInt32
  let uniqueName: @convention(c) (Connection) -> Text
  let hasOwner: @convention(c) (Connection, Text, OpaquePointer?) -> UInt32
  let setExits: @convention(c) (Connection, UInt32) -> Void
  let changeSignals: @convention(c) (UInt32) -> Void
  let file: @convention(c) (Connection, UnsafeMutablePointer<Int32>) -> UInt32
  let readWrite: @convention(c) (Connection, Int32) -> UInt32
  let pop: @convention(c) (Connection) -> Message?
  let send: @convention(c) (Connection, Message, OpaquePointer?) -> UInt32
  let ask: @convention(c) (Connection, Message, Int32, OpaquePointer?) -> Message?
  let hasToSend: @convention(c) (Connection) -> UInt32
  let waitingBytes: @convention(c) (Connection) -> Int
  let close: @convention(c) (Connection) -> Void
  let release: @convention(c) (Connection) -> Void
  let newCall: @convention(c) (Text, Text, Text, Text) -> Message?
  let newReturn: @convention(c) (Message) -> Message?
  let newError: @convention(c) (Message, Text, Text) -> Message?
  let newSignal: @convention(c) (Text, Text, Text) -> Message?
  let free: @convention(c) (Message) -> Void
  let kind: @convention(c) (Message) -> Int32
  let path: @convention(c) (Message) -> Text
  let interface: @convention(c) (Message) -> Text
  let member: @convention(c) (Message) -> Text
  let wantsNoReply: @convention(c) (Message) -> UInt32
  let beginReading: @convention(c) (Message, Iterator) -> UInt32
  let argumentType: @convention(c) (Iterator) -> Int32
  let read: @convention(c) (Iterator, UnsafeMutableRawPointer) -> Void
  let next: @convention(c) (Iterator) -> UInt32
  let enter: @convention(c) (Iterator, Iterator) -> Void
  let beginWriting: @convention(c) (Message, Iterator) -> Void
  let append: @convention(c) (Iterator, Int32, UnsafeRawPointer) -> UInt32
  let open: @convention(c) (Iterator, Int32, Text, Iterator) -> UInt32
  let shut: @convention(c) (Iterator, Iterator) -> UInt32

  /// Nil where the library is not there, or lacks one of them.
  init?() {
    guard let library = dlopen("libdbus-1.so.3", RTLD_NOW) else { return nil }
    func find<Function>(_ name: String) throws(NotThere) -> Function {
      guard let address = dlsym(library, "dbus_" + name) else { throw NotThere() }
      return unsafeBitCast(address, to: Function.self)
    }
    do throws(NotThere) {
      openPrivate = try find("connection_open_private")
      getPrivate = try find("bus_get_private")
      register = try find("bus_register")
      uniqueName = try find("bus_get_unique_name")
      hasOwner = try find("bus_name_has_owner")
      setExits = try find("connection_set_exit_on_disconnect")
      changeSignals = try find("connection_set_change_sigpipe")
      file = try find("connection_get_unix_fd")
      readWrite = try find("connection_read_write")
      pop = try find("connection_pop_message")
      send = try find("connection_send")
      ask = try find("connection_send_with_reply_and_block")
      hasToSend = try find("connection_has_messages_to_send")
      waitingBytes = try find("connection_get_outgoing_size")
      close = try find("connection_close")
      release = try find("connection_unref")
      newCall = try find("message_new_method_call")
      newReturn = try find("message_new_method_return")
      newError = try find("message_new_error")
      newSignal = try find("message_new_signal")
      free = try find("message_unref")
      kind = try find("message_get_type")
      path = try find("message_get_path")
      interface = try find("message_get_interface")
      member = try find("message_get_member")
      wantsNoReply = try find("message_get_no_reply")
      beginReading = try find("message_iter_init")
      argumentType = try find("message_iter_get_arg_type")
      read = try find("message_iter_get_basic")
      next = try find("message_iter_next")
      enter = try find("message_iter_recurse")
      beginWriting = try find("message_iter_init_append")
      append = try find("message_iter_append_basic")
      open = try find("message_iter_open_container")
      shut = try find("message_iter_close_container")
    } catch { return nil }
  }

  private struct NotThere: Error {}
}
