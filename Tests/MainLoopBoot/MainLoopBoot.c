// Runs the tests on the real main thread inside a GLib main loop.
//
// Swift's asynchronous `main` would drain the main queue on a libdispatch worker, and GTK belongs to one thread. The
// concurrency runtime lets a program replace that drain; a constructor does it before `main` starts. Where the runtime
// has no such hook (the symbol is weak) nothing happens. Nothing is ever printed: the test runner lists its tests on
// standard output.
#include "MainLoopBoot.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "../../Sources/CGtk/shim.h"

#define SWIFT_CC __attribute__((swiftcall))

typedef SWIFT_CC void (*DrainQueue)(void *original, void *compatibility);
extern DrainQueue swift_task_asyncMainDrainQueue_hook __attribute__((weak));

static SWIFT_CC void run_main_loop(void *original, void *compatibility) {
  (void)original;
  (void)compatibility;
  cgtk_serve_main_queue();
  g_main_loop_run(g_main_loop_new(NULL, FALSE));
  exit(EXIT_SUCCESS);
}

int main_loop_boot_is_available(void) { return &swift_task_asyncMainDrainQueue_hook != NULL; }

// The tests, and the bodies of exit tests, end on a thread of Swift's while the main loop goes on. Such an exit runs the
// destructors of the libraries under GTK's feet: libX11 gives away its lock, and the next event that GTK handles uses it.
// So this one, which runs before theirs, leaves without them.
static void leave_beside_main_loop(int status, void *nothing) {
  (void)nothing;
  if (cgtk_is_main_thread()) return;
  fflush(NULL);
  _exit(status);
}

// Longer than any exit test takes, and shorter than the time limit of a test.
enum { EXIT_TEST_SECONDS = 1200 };

// Where a test runs into its time limit while its exit test hangs, Swift Testing leaves that process alone for ever, and
// once it has ended it learns of the end of no other. So it ends by itself before.
__attribute__((constructor)) static void limit_exit_test(void) {
  if (getenv("SWT_EXIT_TEST_ID")) alarm(EXIT_TEST_SECONDS);
}

__attribute__((constructor)) static void install_hook(void) {
  if (!main_loop_boot_is_available()) return;
  swift_task_asyncMainDrainQueue_hook = run_main_loop;
  on_exit(leave_beside_main_loop, NULL);
}
