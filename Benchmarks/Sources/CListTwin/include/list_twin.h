#pragma once

enum { LIST_FRAMES = 240 };

void list_init(void);

/// Milliseconds that this process has used of the processor.
double list_processor_time(void);
/// Milliseconds of the clock.
double list_clock(void);
/// How much memory the process has in use now, in kB.
long list_resident_memory(void);

/// Shows the window and waits for its first frame. Returns the milliseconds of the processor that it took.
double list_show(void);
/// Scrolls through the list. Writes what each of LIST_FRAMES frames takes, in milliseconds of the processor.
void list_scroll(double *times);
/// Scrolls to the middle of the list, and a little further.
void list_scroll_to_middle(void);
/// Draws one frame.
void list_draw_frame(void);

/// The same in C: a window with a list of "Row 0" to "Row n-1", in a GListStore or, if `in_store` is 0, a GtkStringList.
/// A row is a label, or with `in_boxes` a box with a label inside.
void list_twin_open(int n, int in_store, int in_boxes);
/// 1,000 random inserts and removals. Returns a checksum.
long list_twin_edit(void);

/// A random number below `limit`: the same ones for both.
unsigned list_random(unsigned limit);
