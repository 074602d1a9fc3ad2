#include "screen.h"

#include <X11/Xlib.h>
#include <X11/extensions/Xdamage.h>
#include <X11/keysym.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static Display *display;
static int damage_base;
static Atom protocols, ping;
static const volatile uint32_t *pixels;
static int width, height;

// The functions of libXtst, whose headers are not needed for anything else.
static int (*fake_key)(Display *, unsigned, int, unsigned long);
static int (*fake_button)(Display *, unsigned, int, unsigned long);
static int (*fake_motion)(Display *, int, int, int, unsigned long);

double screen_clock(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

const volatile uint32_t *screen_pixels(void) { return pixels; }
int screen_width(void) { return width; }
int screen_height(void) { return height; }

static uint32_t big_endian(uint32_t number) { return __builtin_bswap32(number); }

/// The file is as X11/XWDFile.h describes it: numbers, a table of colours, then the pixels.
static int open_framebuffer(const char *path) {
  struct stat status;
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0 || fstat(file, &status)) return -1;
  const uint32_t *header = mmap(NULL, status.st_size, PROT_READ, MAP_SHARED, file, 0);
  close(file);
  if (header == MAP_FAILED || big_endian(header[1]) != 7 || big_endian(header[11]) != 32) return -1;
  width = big_endian(header[4]);
  height = big_endian(header[5]);
  if (big_endian(header[12]) != (uint32_t)width * 4) return -1;
  pixels = (const uint32_t *)((const char *)header + big_endian(header[0]) + big_endian(header[19]) * 12);
  return 0;
}

int screen_open(const char *name, const char *framebuffer) {
  int error_base;
  void *library = dlopen("libXtst.so.6", RTLD_NOW);
  if (!library || open_framebuffer(framebuffer)) return -1;
  fake_key = (int (*)(Display *, unsigned, int, unsigned long))dlsym(library, "XTestFakeKeyEvent");
  fake_button = (int (*)(Display *, unsigned, int, unsigned long))dlsym(library, "XTestFakeButtonEvent");
  fake_motion = (int (*)(Display *, int, int, int, unsigned long))dlsym(library, "XTestFakeMotionEvent");
  display = XOpenDisplay(name);
  if (!display || !fake_key || !fake_button || !fake_motion) return -1;
  if (!XDamageQueryExtension(display, &damage_base, &error_base)) return -1;
  protocols = XInternAtom(display, "WM_PROTOCOLS", False);
  ping = XInternAtom(display, "_NET_WM_PING", False);
  // GDK sends the answer to a ping to the root window, for these.
  XSelectInput(display, DefaultRootWindow(display), SubstructureNotifyMask);
  XDamageCreate(display, DefaultRootWindow(display), XDamageReportRawRectangles);
  XSync(display, False);
  return 0;
}

static screen_event describe(XEvent *event) {
  screen_event result;
  memset(&result, 0, sizeof result);
  result.time = screen_clock();
  if (event->type == damage_base + XDamageNotify) {
    XDamageNotifyEvent *damage = (XDamageNotifyEvent *)event;
    result.kind = SCREEN_DAMAGED;
    result.x = damage->area.x;
    result.y = damage->area.y;
    result.width = damage->area.width;
    result.height = damage->area.height;
  } else if (event->type == MapNotify) {
    result.kind = SCREEN_MAPPED;
    result.window = event->xmap.window;
  } else if (event->type == ClientMessage && event->xclient.message_type == protocols &&
             (Atom)event->xclient.data.l[0] == ping) {
    result.kind = SCREEN_ANSWERED;
    result.window = event->xclient.data.l[2];
  }
  return result;
}

screen_event screen_next(double deadline) {
  screen_event nothing;
  memset(&nothing, 0, sizeof nothing);
  for (;;) {
    while (XPending(display)) {
      XEvent event;
      XNextEvent(display, &event);
      screen_event result = describe(&event);
      if (result.kind != SCREEN_NOTHING) return result;
    }
    nothing.time = screen_clock();
    if (nothing.time >= deadline) return nothing;
    struct pollfd descriptor = {ConnectionNumber(display), POLLIN, 0};
    poll(&descriptor, 1, (int)(deadline - nothing.time) + 1);
  }
}

void screen_ping(unsigned long window) {
  XEvent event;
  memset(&event, 0, sizeof event);
  event.xclient.type = ClientMessage;
  event.xclient.window = window;
  event.xclient.message_type = protocols;
  event.xclient.format = 32;
  event.xclient.data.l[0] = ping;
  event.xclient.data.l[1] = CurrentTime;
  event.xclient.data.l[2] = window;
  XSendEvent(display, window, False, NoEventMask, &event);
  XFlush(display);
}

static double press(unsigned long keysym, unsigned long modifier) {
  KeyCode code = XKeysymToKeycode(display, keysym);
  KeyCode held = modifier ? XKeysymToKeycode(display, modifier) : 0;
  if (held) fake_key(display, held, True, CurrentTime);
  fake_key(display, code, True, CurrentTime);
  double time = screen_clock();
  XFlush(display);
  fake_key(display, code, False, CurrentTime);
  if (held) fake_key(display, held, False, CurrentTime);
  XFlush(display);
  return time;
}

double screen_press(unsigned long keysym) { return press(keysym, 0); }

double screen_press_with_control(unsigned long keysym) { return press(keysym, XK_Control_L); }

void screen_point(int x, int y) {
  fake_motion(display, -1, x, y, CurrentTime);
  XFlush(display);
}

static double click(unsigned button) {
  fake_button(display, button, True, CurrentTime);
  double time = screen_clock();
  fake_button(display, button, False, CurrentTime);
  XFlush(display);
  return time;
}

double screen_click(void) { return click(1); }

double screen_turn_wheel(int down) { return click(down ? 5 : 4); }
