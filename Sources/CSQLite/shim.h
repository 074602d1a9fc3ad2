#pragma once
// SQLite for Swift. What takes variable arguments or a cast macro, which Swift does not import, has a typed function.
#include <fcntl.h>
#include <sqlite3.h>
#include <sys/syscall.h>
#include <unistd.h>

/// Copies the text.
static inline int vesper_sqlite_bind_text(sqlite3_stmt *statement, int index, const char *text, int count) {
  return sqlite3_bind_text(statement, index, text, count, SQLITE_TRANSIENT);
}

/// Copies the bytes. None of them is an empty blob, not null.
static inline int vesper_sqlite_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, int count) {
  return count == 0 ? sqlite3_bind_zeroblob(statement, index, 0)
                    : sqlite3_bind_blob(statement, index, bytes, count, SQLITE_TRANSIENT);
}

/// Keeps the write-ahead log when the last connection closes: its name may belong to another database by then.
static inline int vesper_sqlite_keep_log(sqlite3 *database) {
  int yes = 1;
  return sqlite3_file_control(database, "main", SQLITE_FCNTL_PERSIST_WAL, &yes);
}

/// Renames a file unless the new name is taken, at once: 0, or -1 with `errno`. EINVAL where the file system cannot.
static inline int vesper_rename_exclusively(const char *from, const char *to) {
  const unsigned no_replacement = 1;
  return (int)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, no_replacement);
}
