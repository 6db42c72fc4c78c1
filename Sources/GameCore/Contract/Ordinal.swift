// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// "1st", "2nd", "3rd", "11th": a number that counts, in a sentence.
public func ordinal(_ number: Int) -> String {
  let ending =
    switch (number % 10, number % 100) {
    case (_, 11...13): "th"
    case (1, _): "st"
    case (2, _): "nd"
    case (3, _): "rd"
    default: "th"
    }
  return "\(number)\(ending)"
}
