#pragma once

/// How long a list in the only window takes to show and to scroll. Times are milliseconds of the processor.
typedef struct {
  double first_frame;
  double median_frame;
  double p95_frame;
} list_frames;

void list_init(void);

/// Milliseconds that this process has used of the processor.
double list_processor_time(void);
/// Milliseconds of the clock.
double list_clock(void);
/// How much memory the process has in use now, in kB.
long list_resident_memory(void);

/// Shows the window, waits for its first frame and scrolls through the list.
list_frames list_measure_frames(void);
/// Draws one frame.
void list_draw_frame(void);

/// The same in C: a window with a list of "Row 0" to "Row n-1", in a GListStore or, if `in_store` is 0, a GtkStringList.
/// Returns the milliseconds of the clock that it took from the strings to a window with a list.
double list_twin_open(int n, int in_store);
/// 1,000 random inserts and removals. Returns a checksum.
long list_twin_edit(void);

/// A random number below `limit`: the same ones for both.
unsigned list_random(unsigned limit);
