#pragma once
#include <stdbool.h>

/// Calls that a disk can fail.
enum {
  /// Making names: files that are created, directories, links, renaming.
  VESPER_DISK_CREATE = 1,
  /// Writing, and changing the length of a file.
  VESPER_DISK_WRITE = 2,
  /// Waiting until the disk has what was written.
  VESPER_DISK_SYNC = 4,
  /// Opening for reading, reading, looking at files.
  VESPER_DISK_READ = 8,
  /// Opening an existing file for writing.
  VESPER_DISK_OPEN = 16,
  VESPER_DISK_REMOVE = 32,
  /// Locking a file as a whole, as Vesper does.
  VESPER_DISK_LOCK = 64,
  /// Locking a part of a file, as SQLite does.
  VESPER_DISK_LOCK_PART = 128,
};

typedef struct {
  /// Calls about files in here count, whoever makes them in this process: also SQLite and Foundation.
  const char *directory;
  /// Only calls about files whose names end like this count, or NULL for all.
  const char *suffix;
  /// The calls that count and fail.
  unsigned int calls;
  /// The number of the first call that fails, from 0.
  long first;
  /// How many calls fail from there on, or -1 for all.
  long count;
  /// What they fail with, or 0 for calls that write less than they should.
  int error;
  /// How long each call takes, in microseconds.
  unsigned int delay;
} vesper_faulty_disk;

/// From now on the disk is like that. One at a time.
void vesper_faulty_disk_begin(vesper_faulty_disk disk);

/// The function of the C library that failed first, and the name of the file, until the next begin.
const char *vesper_faulty_disk_failure(void);

/// From now on the disk works. Returns how many calls counted.
long vesper_faulty_disk_end(void);
