// The mouse and the keyboard of an X server, by its XTEST extension: what GTK gets are events like any other.
#include "include/CGtkTesting.h"

#include <dlfcn.h>
#include <gdk/x11/gdkx.h>

// libX11 is there where GTK has its backend for it; libXtst need not be. Neither is linked.
static struct {
  int (*XTestFakeMotionEvent)(Display *, int, int, int, unsigned long);
  int (*XTestFakeButtonEvent)(Display *, unsigned, int, unsigned long);
  int (*XTestFakeKeyEvent)(Display *, unsigned, int, unsigned long);
  KeyCode (*XKeysymToKeycode)(Display *, KeySym);
  KeySym *(*XGetKeyboardMapping)(Display *, KeyCode, int, int *);
  int (*XChangeKeyboardMapping)(Display *, int, int, KeySym *, int);
  int (*XDisplayKeycodes)(Display *, int *, int *);
  int (*XSetInputFocus)(Display *, Window, int, Time);
  Bool (*XTranslateCoordinates)(Display *, Window, Window, int, int, int *, int *, Window *);
  Window (*XDefaultRootWindow)(Display *);
  int (*XSync)(Display *, Bool);
  int (*XFree)(void *);
} x;

static const char *load(void) {
  static const char *result;
  static gboolean is_loaded;
  if (is_loaded) return result;
  is_loaded = TRUE;
  void *x11 = dlopen("libX11.so.6", RTLD_LAZY), *test = dlopen("libXtst.so.6", RTLD_LAZY);
  if (!x11) return result = "libX11 is missing";
  if (!test) return result = "the tests need libXtst to use the mouse and the keyboard (Debian: apt install libxtst6)";
#define FIND(library, name) \
  if (!(*(void **)&x.name = dlsym(library, #name))) return result = #name " is missing"
  FIND(test, XTestFakeMotionEvent);
  FIND(test, XTestFakeButtonEvent);
  FIND(test, XTestFakeKeyEvent);
  FIND(x11, XKeysymToKeycode);
  FIND(x11, XGetKeyboardMapping);
  FIND(x11, XChangeKeyboardMapping);
  FIND(x11, XDisplayKeycodes);
  FIND(x11, XSetInputFocus);
  FIND(x11, XTranslateCoordinates);
  FIND(x11, XDefaultRootWindow);
  FIND(x11, XSync);
  FIND(x11, XFree);
  return NULL;
}

static Display *of(GdkDisplay *display, const char **problem) {
  *problem = GDK_IS_X11_DISPLAY(display) ? load() : "the mouse and the keyboard can be used on an X server only";
  return *problem ? NULL : gdk_x11_display_get_xdisplay(display);
}

gboolean gtk_testing_origin(GdkSurface *surface, int *left, int *top) {
  const char *problem;
  Display *display = of(gdk_surface_get_display(surface), &problem);
  Window child;
  return display && x.XTranslateCoordinates(display, gdk_x11_surface_get_xid(surface), x.XDefaultRootWindow(display), 0,
                                            0, left, top, &child);
}

void gtk_testing_focus(GdkSurface *surface) {
  const char *problem;
  Display *display = of(gdk_surface_get_display(surface), &problem);
  if (!display) return;
  // A window that is not mapped yet cannot have it, which is no reason to end the program.
  gdk_x11_display_error_trap_push(gdk_surface_get_display(surface));
  x.XSetInputFocus(display, gdk_x11_surface_get_xid(surface), RevertToPointerRoot, CurrentTime);
  gdk_x11_display_error_trap_pop_ignored(gdk_surface_get_display(surface));
}

const char *gtk_testing_move(GdkDisplay *gdk_display, int left, int top) {
  const char *problem;
  Display *display = of(gdk_display, &problem);
  if (!display) return problem;
  x.XTestFakeMotionEvent(display, -1, left, top, 0);
  x.XSync(display, False);
  return NULL;
}

const char *gtk_testing_button(GdkDisplay *gdk_display, unsigned button, gboolean is_pressed) {
  const char *problem;
  Display *display = of(gdk_display, &problem);
  if (!display) return problem;
  x.XTestFakeButtonEvent(display, button, is_pressed, 0);
  x.XSync(display, False);
  return NULL;
}

// Finds the key, and whether it needs Shift.
static KeyCode find_key(Display *display, KeySym meaning, gboolean *is_shifted) {
  KeyCode code = x.XKeysymToKeycode(display, meaning);
  *is_shifted = FALSE;
  if (!code) return 0;
  int count = 0;
  KeySym *meanings = x.XGetKeyboardMapping(display, code, 1, &count);
  if (!meanings) return code;
  gboolean is_plain = count > 0 && meanings[0] == meaning;
  *is_shifted = !is_plain && count > 1 && meanings[1] == meaning;
  // A letter beyond Shift would need AltGr.
  if (!is_plain && !*is_shifted) code = 0;
  x.XFree(meanings);
  return code;
}

// Gives a meaning to a key that has none.
static KeyCode add_key(Display *display, KeySym meaning) {
  int first, last, count = 0;
  x.XDisplayKeycodes(display, &first, &last);
  KeySym *meanings = x.XGetKeyboardMapping(display, first, last - first + 1, &count);
  KeyCode code = 0;
  for (int key = last; key >= first && !code; key--) {
    gboolean is_free = TRUE;
    for (int i = 0; i < count; i++) is_free = is_free && meanings[(key - first) * count + i] == 0;
    if (is_free) code = key;
  }
  x.XFree(meanings);
  if (!code) return 0;
  KeySym both[] = {meaning, meaning};
  x.XChangeKeyboardMapping(display, code, 2, both, 1);
  x.XSync(display, False);
  return code;
}

const char *gtk_testing_key(GdkDisplay *gdk_display, unsigned long keyval, gboolean is_pressed) {
  const char *problem;
  Display *display = of(gdk_display, &problem);
  if (!display) return problem;
  gboolean is_shifted;
  KeyCode code = find_key(display, keyval, &is_shifted);
  if (!code) code = add_key(display, keyval);
  if (!code) return "the keyboard has no key left for this";
  KeyCode shift = is_shifted ? x.XKeysymToKeycode(display, GDK_KEY_Shift_L) : 0;
  if (shift && is_pressed) x.XTestFakeKeyEvent(display, shift, True, 0);
  x.XTestFakeKeyEvent(display, code, is_pressed, 0);
  if (shift && !is_pressed) x.XTestFakeKeyEvent(display, shift, False, 0);
  x.XSync(display, False);
  return NULL;
}
