// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import EngineCore
import Glibc

/// Says in one line what is wrong, and ends the program.
package func fail(_ message: String, status: Int32) -> Never {
  complain(message)
  exit(status)
}

/// Says in one line on standard error what is wrong.
package func complain(_ message: String) {
  _ = "quartet: \(message)\n".withCString { write(STDERR_FILENO, $0, strlen($0)) }
}

/// An engine that cannot do this at all is a wrong use of the command line.
package func reporting<Result>(_ body: () throws(EngineError) -> Result) throws -> Result {
  do { return try body() } catch { throw ValidationError(error.message) }
}

/// Sends on what was printed. An answer that cannot be written, on a full disk perhaps, ends the program with a status that
/// says so.
package func flushAnswers() {
  if fflush(nil) != 0 {
    fail("the answer cannot be written: \(String(cString: strerror(errno)))", status: EX_IOERR)
  }
}
