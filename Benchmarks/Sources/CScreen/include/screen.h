#pragma once

#include <stdint.h>

/// What happened on the screen.
typedef enum {
  SCREEN_NOTHING,
  /// A window came.
  SCREEN_MAPPED,
  /// A part of the screen was drawn.
  SCREEN_DAMAGED,
  /// The program answered a ping.
  SCREEN_ANSWERED,
} screen_kind;

typedef struct {
  screen_kind kind;
  /// When it was known here, as `screen_clock` has it.
  double time;
  /// The window that came or whose program answered.
  unsigned long window;
  /// What was drawn.
  int x, y, width, height;
} screen_event;

/// Milliseconds of the clock.
double screen_clock(void);

/// Watches the screen of an X server, and the file in which it keeps the picture (option -fbdir of Xvfb). Returns 0, or
/// -1 if it cannot.
int screen_open(const char *display, const char *framebuffer);

/// Waits until something happens, or until a moment of the clock.
screen_event screen_next(double deadline);

/// The colours of the screen's pixels as 0x00RRGGBB, line by line.
const volatile uint32_t *screen_pixels(void);
int screen_width(void);
int screen_height(void);

/// Asks the program of a window whether it listens.
void screen_ping(unsigned long window);

/// Presses and releases the key for a character, or with a number of X11/keysymdef.h. Returns when, by the clock.
double screen_press(unsigned long keysym);
/// The same with Control held down.
double screen_press_with_control(unsigned long keysym);
/// Puts the mouse's pointer somewhere.
void screen_point(int x, int y);
/// Clicks.
double screen_click(void);
/// Turns the mouse's wheel by one notch, down or up.
double screen_turn_wheel(int down);
