// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Glibc

/// What the machine has to think with.
public enum Processors {
  /// Threads for a search while a person plays: all processors but one, which the window keeps, and no more than are of
  /// use.
  public static let forSearch = max(1, min(4, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))) - 1))
}
