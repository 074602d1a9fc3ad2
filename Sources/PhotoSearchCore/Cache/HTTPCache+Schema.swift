nonisolated extension HTTPCache {
  /// Everything is in one file, including the bodies: an entry is stored completely or not at all, even if the process
  /// is killed, and other processes never see a partial one. One file per body would leave orphans behind.
  ///
  /// Bodies have their own table, so that recording the use of an entry does not touch its body.
  static let schema: [Database.Migration] = [
    .sql(
      """
      CREATE TABLE entries (
        id INTEGER PRIMARY KEY, key BLOB NOT NULL UNIQUE, size INTEGER NOT NULL, checksum INTEGER NOT NULL,
        stored_at INTEGER NOT NULL, initial_age INTEGER NOT NULL, used_at INTEGER NOT NULL, headers TEXT NOT NULL
      ) STRICT;
      CREATE INDEX entries_by_use ON entries (used_at);
      CREATE TABLE bodies (id INTEGER PRIMARY KEY, body BLOB NOT NULL) STRICT;
      CREATE TABLE totals (count INTEGER NOT NULL, bytes INTEGER NOT NULL) STRICT;
      INSERT INTO totals VALUES (0, 0);
      CREATE TRIGGER entry_added AFTER INSERT ON entries BEGIN
        UPDATE totals SET count = count + 1, bytes = bytes + new.size;
      END;
      CREATE TRIGGER entry_removed AFTER DELETE ON entries BEGIN
        UPDATE totals SET count = count - 1, bytes = bytes - old.size;
        DELETE FROM bodies WHERE id = old.id;
      END;
      """)
  ]
}
