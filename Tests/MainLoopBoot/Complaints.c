// Counts what GLib and GTK find wrong with how they are used. GLib takes one function for that in a process.
#include <string.h>

#include "../../Sources/CGtk/shim.h"
#include "include/MainLoopBoot.h"

static GMutex lock;
static int count;
static char *last;
static const char *expected;

static GLogWriterOutput count_and_write(GLogLevelFlags level, const GLogField *fields, gsize n_fields, gpointer data) {
  (void)data;
  if (level & (G_LOG_LEVEL_WARNING | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_ERROR)) {
    char *message = NULL;
    for (gsize i = 0; i < n_fields; i++) {
      if (g_strcmp0(fields[i].key, "MESSAGE") != 0) continue;
      message = fields[i].length < 0 ? g_strdup(fields[i].value) : g_strndup(fields[i].value, fields[i].length);
    }
    g_mutex_lock(&lock);
    int is_expected = expected && message && strstr(message, expected);
    if (is_expected) {
      g_free(message);
    } else {
      count += 1;
      g_free(last);
      last = message;
    }
    g_mutex_unlock(&lock);
    if (is_expected) return G_LOG_WRITER_HANDLED;
  }
  return g_log_writer_default(level, fields, n_fields, NULL);
}

void count_complaints(void) {
  static gsize is_set;
  if (g_once_init_enter(&is_set)) {
    g_log_set_writer_func(count_and_write, NULL, NULL);
    g_once_init_leave(&is_set, 1);
  }
}

int complaint_count(void) {
  g_mutex_lock(&lock);
  int result = count;
  g_mutex_unlock(&lock);
  return result;
}

void expect_complaints(const char *part) {
  g_mutex_lock(&lock);
  expected = part ? g_intern_string(part) : NULL;
  g_mutex_unlock(&lock);
}

char *last_complaint(void) {
  g_mutex_lock(&lock);
  char *result = g_strdup(last ? last : "");
  g_mutex_unlock(&lock);
  return result;
}
