#pragma once

/// Whether the tests run on the main thread inside a GLib main loop. Call it from each test target that uses GTK: a
/// linker drops a library of which nothing is used.
int main_loop_boot_is_available(void);
