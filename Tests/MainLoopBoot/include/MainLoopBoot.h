#pragma once

/// Whether the tests run on the main thread inside a GLib main loop. Call it from each test target that uses GTK: a
/// linker drops a library of which nothing is used.
int main_loop_boot_is_available(void);

/// What an accessible attribute is, when that is not what is expected: in a process that was started with GTK_A11Y=test.
char *accessible_state_mismatch(void *accessible, int state, int expected);
char *accessible_property_mismatch(void *accessible, int property, int expected);
char *accessible_number_mismatch(void *accessible, int property, double expected);
char *accessible_relation_mismatch(void *accessible, int relation, int expected);
char *accessible_widget_mismatch(void *accessible, int relation, void *expected);

/// Counts from now on what GLib and GTK complain about: warnings and worse, which they print all the same.
void count_complaints(void);
int complaint_count(void);
/// The last of them, to be freed by the caller.
char *last_complaint(void);
/// Complaints with this in them are neither counted nor printed from now on; NULL for none.
void expect_complaints(const char *part);
