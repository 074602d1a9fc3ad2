// Notes the texts that the program asks gettext for, so that tests can compare them with the template of the translations.
// Loaded before GLib by LD_PRELOAD. Appends to the file VESPER_ASKED_TEXTS, as in a catalogue: the context, a byte 4, the
// text, and a zero.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

static void note(const char *domain, const char *context, const char *text) {
  const char *path = getenv("VESPER_ASKED_TEXTS");
  if (!path || !domain || strcmp(domain, "vesper")) return;
  int file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (file < 0) return;
  struct iovec parts[] = {
    {(void *)(context ? context : ""), context ? strlen(context) : 0},
    {"\4", context ? 1 : 0},
    {(void *)text, strlen(text) + 1},
  };
  // In one call: several threads ask.
  if (writev(file, parts, 3) < 0) abort();
  close(file);
}

const char *g_dgettext(const char *domain, const char *text) {
  note(domain, NULL, text);
  const char *(*next)(const char *, const char *) = dlsym(RTLD_NEXT, "g_dgettext");
  return next(domain, text);
}

const char *g_dpgettext2(const char *domain, const char *context, const char *text) {
  note(domain, context, text);
  const char *(*next)(const char *, const char *, const char *) = dlsym(RTLD_NEXT, "g_dpgettext2");
  return next(domain, context, text);
}

const char *g_dngettext(const char *domain, const char *one, const char *other, unsigned long count) {
  note(domain, NULL, one);
  const char *(*next)(const char *, const char *, const char *, unsigned long) = dlsym(RTLD_NEXT, "g_dngettext");
  return next(domain, one, other, count);
}
