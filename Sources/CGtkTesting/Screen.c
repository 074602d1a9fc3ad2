// A screen, a message bus and a home of the tests' own, before `main` begins and GTK looks for them. So tests neither show
// anything on the desktop where they run nor read the settings of who runs them.
//
// A process that is forked here starts the servers, and ends them and removes the directory when the tests have ended,
// however they did: their end of a pipe is closed then.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "include/CGtkTesting.h"

static const char *missing;

const char *gtk_testing_missing(void) { return missing; }

// No service can be started on it: neither the portals of the desktop nor its settings.
static const char bus_configuration[] =
    "<!DOCTYPE busconfig PUBLIC \"-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN\"\n"
    " \"http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd\">\n"
    "<busconfig><type>session</type><listen>unix:path=%s/bus</listen><auth>EXTERNAL</auth>"
    "<policy context=\"default\"><allow send_destination=\"*\"/><allow eavesdrop=\"true\"/><allow own=\"*\"/></policy>"
    "</busconfig>\n";

static pid_t start(char *const arguments[], int kept) {
  pid_t server = fork();
  if (server != 0) return server;
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (kept >= 0) fcntl(kept, F_SETFD, 0);
  execvp(arguments[0], arguments);
  _exit(127);
}

static void remove_directory(const char *directory) {
  char *const arguments[] = {"rm", "-rf", (char *)directory, NULL};
  waitpid(start(arguments, -1), NULL, 0);
}

// The process that looks after the servers. It writes the number of the display when both can be used.
static void serve(const char *directory, int answer, int life) {
  int null = open("/dev/null", O_RDWR);
  for (int descriptor = 0; descriptor < 3; descriptor++) dup2(null, descriptor);
  setpgid(0, 0);
  int number[2];
  if (pipe2(number, O_CLOEXEC) != 0) _exit(1);

  char path[4096];
  snprintf(path, sizeof path, "%s/bus.conf", directory);
  FILE *configuration = fopen(path, "we");
  if (configuration) {
    fprintf(configuration, bus_configuration, directory);
    fclose(configuration);
  }
  char option[4200];
  snprintf(option, sizeof option, "--config-file=%s", path);
  char *const bus_arguments[] = {"dbus-daemon", "--nofork", "--nosyslog", option, NULL};
  pid_t bus = start(bus_arguments, -1);

  char descriptor[16];
  snprintf(descriptor, sizeof descriptor, "%d", number[1]);
  // Without keys that repeat (-r): a busy machine may hold one for longer than a person would.
  char *const screen_arguments[] = {"Xvfb",      "-displayfd", descriptor, "-screen", "0", "1280x1024x24",
                                    "-nolisten", "tcp",        "-noreset", "-r",      NULL};
  pid_t screen = start(screen_arguments, number[1]);
  close(number[1]);

  char text[32] = "";
  ssize_t length = read(number[0], text, sizeof text - 1);
  if (length > 0) {
    // The bus is there sooner than the screen. Without dbus-daemon there is none.
    snprintf(path, sizeof path, "%s/bus", directory);
    for (int i = 0; i < 6000 && access(path, F_OK) != 0 && waitpid(bus, NULL, WNOHANG) == 0; i++) usleep(10000);
    ssize_t written = write(answer, text, length);
    (void)written;
  }
  close(answer);
  char byte;
  while (read(life, &byte, 1) < 0 && errno == EINTR) {
  }
  kill(screen, SIGTERM);
  kill(bus, SIGTERM);
  waitpid(screen, NULL, 0);
  remove_directory(directory);
  _exit(0);
}

static void set_in(const char *name, const char *directory, const char *folder) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s", directory, folder);
  mkdir(path, 0700);
  setenv(name, path, 1);
}

static void set_environment(const char *directory, const char *display) {
  char text[4096];
  snprintf(text, sizeof text, ":%s", display);
  setenv("DISPLAY", text, 1);
  snprintf(text, sizeof text, "unix:path=%s/bus", directory);
  setenv("DBUS_SESSION_BUS_ADDRESS", text, 1);
  set_in("XDG_CONFIG_HOME", directory, "config");
  set_in("XDG_CACHE_HOME", directory, "cache");
  set_in("XDG_DATA_HOME", directory, "data");
  set_in("XDG_STATE_HOME", directory, "state");
  set_in("XDG_RUNTIME_DIR", directory, "run");
  const char *const fixed[][2] = {
      {"GDK_BACKEND", "x11"},  {"GSK_RENDERER", "cairo"},   {"GDK_DISABLE", "gl:vulkan"},
      {"GTK_USE_PORTAL", "0"}, {"GTK_A11Y", "test"},        {"GTK_IM_MODULE", "gtk-im-context-simple"},
      {"NO_AT_BRIDGE", "1"},   {"GSETTINGS_BACKEND", "memory"}, {"GIO_USE_VFS", "local"},
      {"LC_ALL", "C.UTF-8"},
  };
  for (size_t i = 0; i < sizeof fixed / sizeof fixed[0]; i++) setenv(fixed[i][0], fixed[i][1], 1);
  unsetenv("WAYLAND_DISPLAY");
  unsetenv("GTK_THEME");
  unsetenv("LANGUAGE");
  // Exit tests are processes that find the screen there.
  setenv("GTK_TESTING_SCREEN", "given", 1);
}

__attribute__((constructor)) static void make_screen(void) {
  const char *wanted = getenv("GTK_TESTING_SCREEN");
  if (wanted && *wanted) return;
  // Paths of sockets are short.
  const char *temporary = getenv("TMPDIR");
  static char directory[80];
  snprintf(directory, sizeof directory, "%s/gtk-testing.XXXXXX",
           temporary && temporary[0] == '/' && strlen(temporary) < 50 ? temporary : "/tmp");
  int answer[2], life[2];
  if (!mkdtemp(directory) || pipe2(answer, O_CLOEXEC) != 0 || pipe2(life, O_CLOEXEC) != 0) {
    missing = "no directory for the tests can be made in /tmp";
    return;
  }
  pid_t keeper = fork();
  if (keeper == 0) {
    close(answer[0]);
    close(life[1]);
    serve(directory, answer[1], life[0]);
  }
  close(answer[1]);
  close(life[0]);
  char display[32] = "";
  ssize_t length = keeper > 0 ? read(answer[0], display, sizeof display - 1) : 0;
  close(answer[0]);
  if (length <= 0) {
    missing = "the tests need a screen of their own: install Xvfb (Debian: apt install xvfb), or set "
              "GTK_TESTING_SCREEN=given to test on the screen of the environment";
    return;
  }
  display[strcspn(display, "\n")] = 0;
  set_environment(directory, display);
}
