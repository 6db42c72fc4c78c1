// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Days are counted in the calendar of Pope Gregory, before and after it was made; as text, for files: "2026-11-21".
extension Day: Comparable, LosslessStringConvertible {
  /// Days since the first of January 1970.
  public var number: Int {
    // Years begin in March, so that a leap day comes last.
    let years = month < 3 ? year - 1 : year
    let era = Self.quotient(years, 400)
    let yearOfEra = years - 400 * era
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return 146_097 * era + 365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// - Parameter number: days since the first of January 1970.
  public init(number: Int) {
    let date = LocalTime(seconds: number * 86_400).date
    self.init(year: date.year, month: date.month, day: date.day)
  }

  public init?(_ description: String) {
    let parts = description.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, let year = (1...9999).read(parts[0]), let month = (1...12).read(parts[1]),
      let day = (1...31).read(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
    // The thirtieth of February, and what is written otherwise.
    guard Day(number: number) == self, self.description == description else { return nil }
  }

  public var description: String {
    func padded(_ number: Int, _ length: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, length - digits.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  /// 0 is Monday.
  public var weekday: Int { LocalTime(seconds: number * 86_400).weekday }

  /// The weeks since that of the first of January 1970; a week begins with Monday.
  public var week: Int { Self.quotient(number + 3, 7) }

  /// So many days later, or earlier.
  public func adding(_ days: Int) -> Day { Day(number: number + days) }

  public static func < (a: Day, b: Day) -> Bool { (a.year, a.month, a.day) < (b.year, b.month, b.day) }

  /// Rounded down.
  static func quotient(_ a: Int, _ b: Int) -> Int { (a - (a % b + b) % b) / b }
}

extension LocalTime {
  /// The day of the calendar.
  public var calendarDay: Day { Day(number: day) }
}
