#pragma once

/// Initialises GTK.
void widget_init(void);

/// Milliseconds that this process has used of the processor.
double widget_processor_time(void);

/// Sets the text of a label so often.
void widget_twin_set_texts(int count);

/// Sets the opacity of a label so often.
void widget_twin_set_numbers(int count);

/// Emits `clicked` so often on the button in the newest window.
void widget_emit_clicks(int count);

/// Opens a window with a button whose `clicked` is counted by a C callback.
void widget_twin_open_button(void);

/// How often the callback was called.
int widget_twin_clicks(void);

/// Makes a window with so many labels.
void widget_twin_open_labels(int count);

/// Presents the newest window and waits for its first frame.
void widget_draw_first_frame(void);

/// Destroys the newest window.
void widget_close(void);

/// Presents the newest window and draws it again and again for so many milliseconds; how many frames there were.
int widget_count_frames(double milliseconds);
