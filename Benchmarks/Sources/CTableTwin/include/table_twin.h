#pragma once

/// A table of GObjects with a name and a size each, filtered or sorted by GTK's own models and shown in a list view.

typedef enum { TABLE_FILTER, TABLE_SORT_BY_SIZE, TABLE_SORT_BY_NAME } TableTask;

/// What the main loop did until the work was done.
typedef struct {
  /// Milliseconds from the beginning.
  double total;
  /// The length of its longest turn in milliseconds.
  double longest;
} TableTimes;

/// Milliseconds of a clock that never goes back.
double table_clock(void);
/// Starts GTK.
void table_init(void);
/// Turns the main loop until `is_done` says so.
TableTimes table_run(int (*is_done)(void *), void *context);
/// Turns the main loop for a time.
void table_settle(double milliseconds);
/// Makes a window with a list of `count` rows. Their names and sizes come from the functions.
void table_twin_open(int count, const char *(*name)(int), int (*size)(int));
/// Filters or sorts what the list shows, at once or incrementally.
TableTimes table_twin_run(TableTask task, int incremental);
/// Adds rows to the list.
TableTimes table_twin_append(int count, const char *(*name)(int), int (*size)(int));
