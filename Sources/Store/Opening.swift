// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Files
import GRDB
import GameCore
import Words

/// From a folder to a database that can be used, whatever lies there.
extension GameDatabase {
  /// Opens what is in the folder. A window takes the lock, when no other one has it.
  mutating func openFolder(asWindow isWindow: Bool) {
    do throws(FileError) {
      try File.makeFolder(folder.path)
    } catch {
      return stop(StoreProblem(unreadable: error.said))
    }
    if isWindow { isKeeper = folder.takeLock() }
    connect()
  }

  private mutating func stop(_ problem: StoreProblem) {
    obstacle = problem.reason
    answer(.obstacle(problem.words))
    tell(problem.words)
  }

  /// Opens the file, a new one if the old one is damaged. What can only be read is read into memory.
  private mutating func connect(isKnown: Bool = false) {
    database = nil
    let found = folder.stamp
    isNew = found == nil
    let checks = isKeeper && !isKnown && !isChecked
    do {
      if let found {
        guard found.isPlain else { throw StoreProblem.noFile }
        // A file without a byte in it may be one that another window is just beginning.
        if found.size == 0, isKeeper { throw DatabaseError(resultCode: .SQLITE_NOTADB) }
      }
      try use(folder.connection(checks: checks, configure))
      if checks { checkedOn = clock.today.calendarDay }
    } catch {
      let problem = StoreProblem(error)
      if problem.isDamage { return setAside() }
      if found == nil {
        folder.removeEmpty()
      } else {
        database = try? folder.copy()
      }
      // SQLite misses the files that it cannot make there.
      stop(folder.isReadOnly && database != nil ? .readOnly : problem)
    }
  }

  /// The file is looked through for damage, unless it is as this program has left it, and that was done within the last week.
  /// Whatever happened to it in between, a kill among it, has changed its time or size.
  private var isChecked: Bool {
    let words = folder.note.split(separator: " ")
    guard words.count == 3, let mark = folder.stamp?.mark, words[0] + " " + words[1] == mark,
      let day = Day(String(words[2]))
    else { return false }
    return (0..<7).contains(clock.today.calendarDay.number - day.number)
  }

  /// Notes how the file is left, and when it was looked through.
  mutating func noteChecked() {
    guard isKeeper, let mark = folder.stamp?.mark, let day = checkedOn ?? Day(String(folder.note.suffix(10)))
    else {
      return
    }
    folder.note = "\(mark) \(day)"
  }

  private mutating func use(_ new: DatabaseQueue) {
    database = new
    if obstacle != nil { answer(.obstacle(nil)) }
    obstacle = nil
    notePlace()
  }

  /// After a change of one's own: whatever differs from this later was changed by somebody else.
  mutating func notePlace() {
    place = folder.stamp
    changeCount = (try? database?.read { $0.changeCount }) ?? nil
  }

  /// Goes on in a new file, with everything that can be read of the old one. A new file that is damaged at once is no help:
  /// then nothing is kept until a window is opened again, instead of one file after the other being set aside.
  mutating func setAside() {
    try? database?.close()
    database = nil
    if let place {
      // Somebody may just have been writing another file over it.
      folder.rest()
      if folder.stamp != place, folder.stamp?.size != 0,
        let whole = try? folder.connection(checks: true, configure)
      {
        return use(whole)
      }
    }
    let image = try? DatabaseImage(folder)
    guard !hasFreshFile, let name = folder.setAside() else {
      hasGivenUp = true
      obstacle = tr("it is damaged")
      return tell(tr("The history is damaged and could not be set aside, so games cannot be kept."))
    }
    hasFreshFile = true
    let rescued = image.flatMap { try? Rescue($0, rules).history } ?? KeptHistory()
    do {
      try use(folder.connection(checks: false, configure))
      let count = try refill(rescued)
      tell(Self.words(count, name, wasEmpty: image?.bytes.isEmpty ?? false))
    } catch {
      tell(Self.words(0, name, wasEmpty: false))
      if database == nil { stop(StoreProblem(error)) }
    }
    offerCopy()
  }

  private static func words(_ count: Int, _ name: String, wasEmpty: Bool) -> String {
    if wasEmpty {
      return tr("The file of the history was empty; it was set aside as {name}.", ["name": name])
    }
    guard count > 0 else { return tr("The history was damaged; it was set aside as {name}.", ["name": name]) }
    return trn(
      "The history was damaged; {count} game was saved from it, and it was set aside as {name}.",
      "The history was damaged; {count} games were saved from it, and it was set aside as {name}.", count,
      ["name": name])
  }

  /// Writes what was read elsewhere into a new file, and what runs here over it. Returns how many games were read.
  private mutating func refill(_ history: KeptHistory) throws -> Int {
    let (own, time, isKeeper) = (running.values, clock.stamp, isKeeper)
    try database?.write { db in
      for game in history.past + history.unfinished { try GameTables.enter(game, replaces: false, db) }
      for game in history.running { try GameTables.keep(game, at: time, knowing: nil, db) }
      for solution in history.solutions { try GameTables.found(solution, db) }
      for attempt in history.tries { try GameTables.tried(attempt, db) }
      for game in own {
        if isKeeper {
          try GameTables.keep(game, at: time, knowing: game.id, db)
        } else {
          try GameTables.keepApart(game, at: time, db)
        }
      }
    }
    return history.gameCount
  }

  /// A folder that could not be written may be writable by now.
  mutating func openLate() {
    guard !hasGivenUp else { return }
    openFolder(asWindow: true)
    guard obstacle == nil else { return }
    if let all = homeless {
      homeless = nil
      _ = try? refill(all)
      tell(tr("The history was deleted while it was open; it has been written anew."))
    }
    list()
  }

  /// A file that was deleted or exchanged while it was open leads nowhere any more: what is still known of it is written
  /// anew, or the other one is used.
  mutating func checkPlace() {
    guard obstacle == nil, database != nil, folder.stamp != place else { return }
    guard let there = folder.stamp else {
      homeless = read { try KeptHistory($0) }
      return leave(andTell: false)
    }
    guard there.identity == place?.identity else {
      // It has no name any more, but it can still be read.
      copyToday()
      return leave(andTell: true)
    }
    switch isStillOurs() {
    case true?: return notePlace()
    case false?:
      folder.rest()
      leave(andTell: true)
    case nil: connect(isKnown: true)
    }
  }

  /// Whether the file is the one that was opened, with what other windows have written into it since, and not one that was
  /// written over it: changes are only ever added, and what this window has kept is there. Nil when it has kept nothing.
  private mutating func isStillOurs() -> Bool? {
    let games = running.values.filter { !unwritten.contains($0.game) }
    let (last, isRunning) = (changeCount ?? 0, isKeeper)
    let isOurs = try? database?.read { db -> Bool in
      guard let count = db.changeCount, count >= last else { return false }
      return try games.allSatisfy { try GameTables.isKept($0, asRunning: isRunning, db) }
    }
    return isOurs == true && games.isEmpty ? nil : isOurs ?? false
  }

  /// Lets go of the file and opens what lies in its place.
  private mutating func leave(andTell isExchanged: Bool) {
    try? database?.close()
    database = nil
    folder.releaseLock()
    (known, unwritten) = ([:], Set(running.keys))
    openLate()
    guard obstacle == nil, isExchanged else { return }
    tell(tr("Another file was put in the place of the history; games are kept in that one now."))
    keepWaiting()
    offerCopy()
  }
}
