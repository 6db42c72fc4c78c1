// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// The player's calendar, given from outside: rules and scenes read no clock.
public struct LocalClock: Sendable {
  /// Seconds since 1970.
  public var now: @Sendable () -> Int
  /// How far local time is ahead of UTC at a time, in seconds.
  public var offset: @Sendable (Int) -> Int

  public init(
    now: @escaping @Sendable () -> Int = { 0 }, offset: @escaping @Sendable (Int) -> Int = { _ in 0 }
  ) {
    self.now = now
    self.offset = offset
  }

  public func local(_ time: Timestamp) -> LocalTime {
    // No clock is further than a day from UTC, whatever the system says.
    LocalTime(seconds: time.value + max(-86_400, min(offset(time.value), 86_400)))
  }

  /// This moment.
  public var stamp: Timestamp { Timestamp(clamping: now()) }
  public var today: LocalTime { local(stamp) }
}

/// A moment on the wall.
public struct LocalTime: Hashable, Sendable {
  /// Days since the first of January 1970.
  public var day: Int
  /// Seconds since midnight.
  public var second: Int

  /// `seconds` since 1970, in local time.
  public init(seconds: Int) {
    day = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
    second = seconds - day * 86_400
  }

  public var hour: Int { second / 3600 }
  public var minute: Int { second / 60 % 60 }

  /// 0 for Monday to 6 for Sunday.
  public var weekday: Int {
    // The first day of 1970 was a Thursday.
    ((day + 3) % 7 + 7) % 7
  }

  /// The Gregorian date, by counting in eras of 400 years that begin in March.
  public var date: (year: Int, month: Int, day: Int) {
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    )
  }

  /// "16:20".
  public var clock: String { "\(hour):\(minute < 10 ? "0" : "")\(minute)" }
}
