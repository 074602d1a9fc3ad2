#pragma once
// Not the headers of GTK: who imports both modules would see deprecations that the other leaves out.
#include "../../CGtk/shim.h"

/// Why there is no screen to test on, or null. The text lives as long as the process.
const char *gtk_testing_missing(void);

/// Where the middle of a surface's top left pixel is on the screen. False for what is on no X server.
gboolean gtk_testing_origin(GdkSurface *surface, int *x, int *y);
/// Gives the keyboard to a surface.
void gtk_testing_focus(GdkSurface *surface);

// What a person does with the mouse and the keyboard. Each returns null, or why it cannot be done.

const char *gtk_testing_move(GdkDisplay *display, int x, int y);
const char *gtk_testing_button(GdkDisplay *display, unsigned button, gboolean is_pressed);
/// Presses or releases the key that has a meaning, with Shift where the keyboard needs that. A key that the keyboard has
/// not is put onto it.
const char *gtk_testing_key(GdkDisplay *display, unsigned long keyval, gboolean is_pressed);

// What assistive technology was told: with GTK_A11Y=test, which the private screen has. To be freed; null for nothing.

char *gtk_testing_property(GtkAccessible *accessible, GtkAccessibleProperty property);

/// Whether one label, and no other widget, labels this one.
gboolean gtk_testing_is_labelled_by(GtkAccessible *accessible, GtkAccessible *label);
char *gtk_testing_state(GtkAccessible *accessible, GtkAccessibleState state);
