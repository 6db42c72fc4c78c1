// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GRDB

/// The tables, from the first version on; Documentation/store.md explains them. A migration that was ever released is
/// never changed: what comes later is added below.
enum Schema {
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    registerGames(&migrator)
    registerPractice(&migrator)
    registerPeople(&migrator)
    registerGroups(&migrator)
    return migrator
  }

  /// Games that are going on, are over, or were left, with the reviews of those that are over.
  private static func registerGames(_ migrator: inout DatabaseMigrator) {
    migrator.registerMigration("1") { db in
      try db.execute(
        sql: """
          CREATE TABLE running (
            game TEXT PRIMARY KEY, \(gameColumns),
            undone TEXT NOT NULL, given INTEGER NOT NULL, number INTEGER NOT NULL,
            own_score INTEGER NOT NULL, other_score INTEGER NOT NULL, saved INTEGER NOT NULL
          ) STRICT;
          CREATE TABLE past (
            game TEXT NOT NULL, \(gameColumns),
            move_count INTEGER NOT NULL, winner INTEGER, how TEXT NOT NULL, finished INTEGER NOT NULL,
            marks TEXT
          ) STRICT;
          CREATE UNIQUE INDEX past_id ON past (id);
          CREATE INDEX past_finished ON past (finished);
          CREATE TABLE set_aside (
            game TEXT NOT NULL, \(gameColumns), undone TEXT NOT NULL, saved INTEGER NOT NULL
          ) STRICT;
          """)
    }
    registerCounts(&migrator)
  }

  /// Whether a game counts, whose moves it has, how it ended, and what its review found.
  private static func registerCounts(_ migrator: inout DatabaseMigrator) {
    migrator.registerMigration("2") { db in
      for table in ["running", "past"] {
        try db.execute(
          sql: """
            ALTER TABLE \(table) ADD COLUMN helped INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE \(table) ADD COLUMN counts INTEGER NOT NULL DEFAULT 1;
            """)
      }
      try db.execute(
        sql: """
          ALTER TABLE running ADD COLUMN own_moves INTEGER NOT NULL DEFAULT 0;
          -- Whose moves they were is not known here; the table knows when it next keeps the game.
          UPDATE running SET own_moves = max(0, length(moves) - length(replace(moves, ' ', '')) + 1 - given)
            WHERE moves <> '';
          ALTER TABLE past ADD COLUMN number INTEGER NOT NULL DEFAULT 1;
          -- Before, whoever had to pass was said to have made a move, and positions from the clipboard counted.
          UPDATE past SET
            move_count = move_count - (length(replace(' ' || moves || ' ', ' ', '  '))
              - length(replace(replace(' ' || moves || ' ', ' ', '  '), ' pass ', ''))) / 6,
            counts = setup IS NULL OR game = 'pentominoes';
          CREATE TABLE unfinished (
            game TEXT NOT NULL, \(gameColumns), helped INTEGER NOT NULL, counts INTEGER NOT NULL,
            undone TEXT NOT NULL, given INTEGER NOT NULL, own_moves INTEGER NOT NULL, number INTEGER NOT NULL,
            own_score INTEGER NOT NULL, other_score INTEGER NOT NULL, left_at INTEGER NOT NULL,
            cleared INTEGER NOT NULL
          ) STRICT;
          CREATE UNIQUE INDEX unfinished_id ON unfinished (id);
          """)
    }
    migrator.registerMigration("3") { db in
      try db.execute(sql: "ALTER TABLE past RENAME COLUMN how TO reason")
      for sentence in try String.fetchAll(db, sql: "SELECT DISTINCT reason FROM past") {
        try db.execute(
          sql: "UPDATE past SET reason = ? WHERE reason = ?",
          arguments: [OldReasons.reason(of: sentence), sentence])
      }
    }
    migrator.registerMigration("4 review") { db in
      // Marks told where value was given away; a review tells how much, and what would have kept it.
      try db.execute(sql: "ALTER TABLE past RENAME COLUMN marks TO review; UPDATE past SET review = NULL;")
    }
  }

  /// Solutions that were found, and tries at puzzles.
  private static func registerPractice(_ migrator: inout DatabaseMigrator) {
    migrator.registerMigration("5") { db in
      // From now on "helped" is one more than the hints: 1 stands for an unknown number.
      try db.execute(
        sql: """
          CREATE TABLE solutions (
            game TEXT NOT NULL, start TEXT NOT NULL, solution TEXT NOT NULL, found INTEGER NOT NULL,
            PRIMARY KEY (game, start, solution)
          ) STRICT;
          """)
    }
    migrator.registerMigration("6 tries") { db in
      try db.execute(
        sql: """
          CREATE TABLE tries (
            game TEXT NOT NULL, puzzle TEXT NOT NULL, stars INTEGER NOT NULL, seconds REAL NOT NULL,
            date INTEGER NOT NULL, day TEXT,
            PRIMARY KEY (game, puzzle, date)
          ) STRICT;
          """)
    }
  }

  /// Who played, and how far a puzzle has been brought.
  private static func registerPeople(_ migrator: inout DatabaseMigrator) {
    migrator.registerMigration("7 people") { db in
      // Who played, with how much time and which odds; `clock` of a game without one is null.
      for table in ["running", "past", "unfinished"] {
        try db.execute(
          sql: """
            ALTER TABLE \(table) ADD COLUMN own_name TEXT;
            ALTER TABLE \(table) ADD COLUMN other_name TEXT;
            ALTER TABLE \(table) ADD COLUMN person_seat INTEGER;
            ALTER TABLE \(table) ADD COLUMN odds INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE \(table) ADD COLUMN clock TEXT;
            """)
      }
    }
    migrator.registerMigration("8 far") { db in
      // Of a game by message its code, how many moves have been sent, and the friend's name; else null.
      for table in ["running", "past", "unfinished"] {
        try db.execute(sql: "ALTER TABLE \(table) ADD COLUMN far TEXT")
      }
    }
    migrator.registerMigration("begun puzzles") { db in
      // How far a puzzle has been brought that is not solved yet.
      try db.execute(
        sql: """
          CREATE TABLE begun (
            game TEXT NOT NULL, puzzle TEXT NOT NULL, state TEXT NOT NULL,
            PRIMARY KEY (game, puzzle)
          ) STRICT;
          """)
    }
    migrator.registerMigration("events") { db in
      // Where a game of others was played; empty of one that was pasted, null of those that were played here.
      for table in ["running", "past", "unfinished"] {
        try db.execute(sql: "ALTER TABLE \(table) ADD COLUMN event TEXT")
      }
    }
  }

  /// What lets hundreds of thousands of games be counted at once.
  private static func registerGroups(_ migrator: inout DatabaseMigrator) {
    migrator.registerMigration("groups") { db in
      // Games that are counted alike share a group, so that two hundred thousand are counted by a look at one index.
      try db.execute(
        sql: """
          CREATE TABLE game_groups (number INTEGER PRIMARY KEY, alike TEXT NOT NULL UNIQUE) STRICT;
          ALTER TABLE past ADD COLUMN game_group INTEGER;
          INSERT INTO game_groups (alike) SELECT DISTINCT \(alike("past")) FROM past;
          UPDATE past SET game_group = (SELECT number FROM game_groups WHERE alike = \(alike("past")));
          DROP INDEX past_finished;
          CREATE INDEX past_finished ON past (finished, game_group, seconds);
          """)
      try makeTriggers(db)
    }
    migrator.registerMigration("groups of others") { db in
      // Sixty thousand games of a collection share a few groups; their names are looked for in an index of their own.
      try db.execute(sql: "DROP TRIGGER past_entered; DROP TRIGGER past_changed")
      try makeTriggers(db)
      try db.execute(
        sql: """
          UPDATE past SET event = event WHERE event IS NOT NULL;
          CREATE INDEX past_others ON past (own_name, other_name, event) WHERE event IS NOT NULL;
          """)
    }
  }

  /// What games of one group have in common.
  private static let groupColumns = [
    "game", "opponent", "level", "first", "switches", "setup", "own_seat", "helped", "counts", "own_name",
    "other_name", "person_seat", "odds", "far", "event", "winner",
  ]

  /// What all games of a group have in common, as one text. Of games of others neither the names nor the event matter, but whether
  /// there is one: they count for nobody.
  private static func alike(_ row: String) -> String {
    let columns = groupColumns.map { column in
      switch column {
      case "own_name", "other_name": "CASE WHEN \(row).event IS NULL THEN quote(\(row).\(column)) ELSE '' END"
      case "event": "CASE \(row).event WHEN '' THEN 'pasted' ELSE quote(\(row).event IS NULL) END"
      default: "quote(\(row).\(column))"
      }
    }
    return columns.joined(separator: " || ' ' || ")
      + " || CASE WHEN \(row).person_seat IS NULL THEN ' ' || \(row).number % 2 ELSE '' END"
  }

  /// Whatever enters a game, or changes it, finds its group.
  private static func makeTriggers(_ db: Database) throws {
    let enter = """
      INSERT INTO game_groups (alike) SELECT \(alike("NEW"))
        WHERE NOT EXISTS (SELECT 1 FROM game_groups WHERE alike = \(alike("NEW")));
      UPDATE past SET game_group = (SELECT number FROM game_groups WHERE alike = \(alike("NEW")))
        WHERE rowid = NEW.rowid;
      """
    try db.execute(
      sql: """
        CREATE TRIGGER past_entered AFTER INSERT ON past BEGIN \(enter) END;
        CREATE TRIGGER past_changed AFTER UPDATE OF \(groupColumns.joined(separator: ", ")), number ON past
          BEGIN \(enter) END;
        """)
  }

  /// What a game is, the same in all tables.
  private static let gameColumns = """
    id TEXT NOT NULL, opponent TEXT NOT NULL, level INTEGER NOT NULL, first TEXT NOT NULL,
    switches TEXT NOT NULL, setup TEXT, own_seat INTEGER, seed INTEGER NOT NULL, moves TEXT NOT NULL,
    seconds REAL NOT NULL
    """
}
