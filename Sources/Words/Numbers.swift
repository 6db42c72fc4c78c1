// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

extension Int {
  /// 12345 as "12,345".
  public var grouped: String {
    var digits = String(self)
    var parts: [String] = []
    while digits.count > 3 {
      parts.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return ([digits] + parts).joined(separator: ",")
  }
}
