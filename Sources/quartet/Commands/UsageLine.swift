// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import CommandKit

/// A usage error as one line: what is wrong, and what is allowed.
enum UsageLine {
  static func line(for error: any Error) -> String {
    let message = oneLine(Quartet.message(for: error))
    // Messages of our own say what is allowed.
    if message.contains("allowed") { return message }
    return "\(message.hasSuffix(".") ? String(message.dropLast()) : message); allowed is: \(usage)"
  }

  /// The synopsis of the subcommand that was called, or of the whole.
  private static var usage: String {
    let called = Arguments.all.dropFirst().first { !$0.hasPrefix("-") }
    let command = Quartet.configuration.subcommands.first { $0._commandName == called }
    let text = command.map { Quartet.usageString(for: $0) } ?? Quartet.usageString()
    return oneLine(text).replacing("Usage: ", with: "")
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
