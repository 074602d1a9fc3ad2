// A disk that fails when a test wants it to. The functions of the C library that use files are defined here once more,
// so that a program with this in it, and each library that it loads, calls these.
#define _GNU_SOURCE
#include "CFaultyDisk.h"

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

// Read on every call in the process, so without a lock while there is nothing to do.
static atomic_bool is_active;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static vesper_faulty_disk disk;
static char directory[PATH_MAX];
static char suffix[NAME_MAX];
static long seen;
// The name of the function that failed first, and of the file.
static char failure[NAME_MAX + 32];

void vesper_faulty_disk_begin(vesper_faulty_disk wanted) {
  pthread_mutex_lock(&mutex);
  disk = wanted;
  snprintf(directory, sizeof directory, "%s", wanted.directory);
  snprintf(suffix, sizeof suffix, "%s", wanted.suffix == NULL ? "" : wanted.suffix);
  seen = 0;
  failure[0] = 0;
  atomic_store(&is_active, true);
  pthread_mutex_unlock(&mutex);
}

long vesper_faulty_disk_end(void) {
  pthread_mutex_lock(&mutex);
  atomic_store(&is_active, false);
  long count = seen;
  pthread_mutex_unlock(&mutex);
  return count;
}

const char *vesper_faulty_disk_failure(void) { return failure; }

typedef enum { WORKS, FAILS, FALLS_SHORT } outcome;

static bool counts(const char *path) {
  size_t length = strlen(directory);
  if (strncmp(path, directory, length) != 0 || (path[length] != '/' && path[length] != 0)) return false;
  size_t path_length = strlen(path), suffix_length = strlen(suffix);
  return path_length >= suffix_length && strcmp(path + path_length - suffix_length, suffix) == 0;
}

// The outcome of a call about a path, which is absolute in all that is tested here.
static outcome count_call(const char *function, const char *path, unsigned int kind) {
  if (!atomic_load_explicit(&is_active, memory_order_relaxed)) return WORKS;
  pthread_mutex_lock(&mutex);
  outcome result = WORKS;
  unsigned int delay = 0;
  if (atomic_load(&is_active) && (disk.calls & kind) != 0 && counts(path)) {
    long number = seen++;
    delay = disk.delay;
    if (number >= disk.first && (disk.count < 0 || number < disk.first + disk.count)) {
      result = disk.error == 0 ? FALLS_SHORT : FAILS;
      errno = disk.error;
      const char *name = strrchr(path, '/');
      if (failure[0] == 0) snprintf(failure, sizeof failure, "%s %s", function, name == NULL ? path : name + 1);
    }
  }
  pthread_mutex_unlock(&mutex);
  if (delay > 0) {
    int before = errno;
    struct timespec time = {delay / 1000000, delay % 1000000 * 1000};
    nanosleep(&time, NULL);
    errno = before;
  }
  return result;
}

// The outcome of a call about an open file, also one whose name is gone.
static outcome count_file_call(const char *function, int file, unsigned int kind) {
  if (!atomic_load_explicit(&is_active, memory_order_relaxed)) return WORKS;
  char link[64], path[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  int before = errno;
  ssize_t length = readlink(link, path, sizeof path - 1);
  errno = before;
  if (length < 0) return WORKS;
  path[length] = 0;
  return count_call(function, path, kind);
}

// The function that would have been called.
#define REAL(name) ((__typeof__(&name))real(&name##_real, #name))
static void *real(void *_Atomic *known, const char *name) {
  void *function = atomic_load(known);
  if (function == NULL) {
    function = dlsym(RTLD_NEXT, name);
    atomic_store(known, function);
  }
  return function;
}
#define FUNCTION(name) static void *_Atomic name##_real

// MARK: Opening

static unsigned int kind_of_opening(int flags) {
  if ((flags & O_CREAT) != 0) return VESPER_DISK_CREATE;
  return (flags & O_ACCMODE) == O_RDONLY ? VESPER_DISK_READ : VESPER_DISK_OPEN;
}

// What exists is opened, not created, but a call that fails for other reasons fails for this one, too.
static bool opening_fails(const char *function, const char *path, int flags) {
  unsigned int kind = kind_of_opening(flags);
  if (kind == VESPER_DISK_CREATE && (flags & O_EXCL) == 0 && atomic_load(&is_active)) {
    struct stat status;
    if (syscall(SYS_newfstatat, AT_FDCWD, path, &status, 0) == 0)
      kind = (flags & O_ACCMODE) == O_RDONLY ? VESPER_DISK_READ : VESPER_DISK_OPEN;
  }
  return count_call(function, path, kind) == FAILS;
}

#define OPENING(name)                                    \
  FUNCTION(name);                                        \
  int name(const char *path, int flags, ...) {           \
    va_list arguments;                                   \
    va_start(arguments, flags);                          \
    mode_t mode = va_arg(arguments, mode_t);             \
    va_end(arguments);                                   \
    if (opening_fails(#name, path, flags)) return -1;           \
    return REAL(name)(path, flags, mode);                \
  }
OPENING(open)
OPENING(open64)

FUNCTION(mkstemp);
int mkstemp(char *path) { return count_call("mkstemp", path, VESPER_DISK_CREATE) == FAILS ? -1 : REAL(mkstemp)(path); }

FUNCTION(opendir);
DIR *opendir(const char *path) {
  return count_call("opendir", path, VESPER_DISK_READ) == FAILS ? NULL : REAL(opendir)(path);
}

// MARK: Reading and writing

#define READING(name, parameters, arguments)                                            \
  FUNCTION(name);                                                                       \
  ssize_t name parameters {                                                             \
    return count_file_call(#name, file, VESPER_DISK_READ) == FAILS ? -1 : REAL(name) arguments; \
  }
READING(read, (int file, void *bytes, size_t count), (file, bytes, count))
READING(pread, (int file, void *bytes, size_t count, off_t offset), (file, bytes, count, offset))
READING(pread64, (int file, void *bytes, size_t count, off64_t offset), (file, bytes, count, offset))

#define WRITING(name, parameters, arguments)                                    \
  FUNCTION(name);                                                               \
  ssize_t name parameters {                                                     \
    outcome outcome = count_file_call(#name, file, VESPER_DISK_WRITE);                 \
    if (outcome == FAILS) return -1;                                            \
    if (outcome == FALLS_SHORT && count > 1) count /= 2;                        \
    return REAL(name) arguments;                                                \
  }
WRITING(write, (int file, const void *bytes, size_t count), (file, bytes, count))
WRITING(pwrite, (int file, const void *bytes, size_t count, off_t offset), (file, bytes, count, offset))
WRITING(pwrite64, (int file, const void *bytes, size_t count, off64_t offset), (file, bytes, count, offset))

#define ON_FILE(name, kind, parameters, arguments)                                        \
  FUNCTION(name);                                                                         \
  int name parameters { return count_file_call(#name, file, kind) == FAILS ? -1 : REAL(name) arguments; }
ON_FILE(ftruncate, VESPER_DISK_WRITE, (int file, off_t length), (file, length))
ON_FILE(ftruncate64, VESPER_DISK_WRITE, (int file, off64_t length), (file, length))
ON_FILE(flock, VESPER_DISK_LOCK, (int file, int operation), (file, operation))

// What the disk has is not to be proved here, and waiting for it takes most of the time of such tests.
#define SYNCHRONIZING(name)                                                               \
  FUNCTION(name);                                                                         \
  int name(int file) {                                                                    \
    if (count_file_call(#name, file, VESPER_DISK_SYNC) == FAILS) return -1;                      \
    return atomic_load(&is_active) ? 0 : REAL(name)(file);                                \
  }
SYNCHRONIZING(fsync)
SYNCHRONIZING(fdatasync)

#define CONTROLLING(name)                                                                 \
  FUNCTION(name);                                                                         \
  int name(int file, int command, ...) {                                                  \
    va_list arguments;                                                                    \
    va_start(arguments, command);                                                         \
    void *argument = va_arg(arguments, void *);                                           \
    va_end(arguments);                                                                    \
    bool locks = command == F_SETLK || command == F_SETLKW;                               \
    if (locks && count_file_call(#name, file, VESPER_DISK_LOCK_PART) == FAILS) return -1;        \
    return REAL(name)(file, command, argument);                                           \
  }
CONTROLLING(fcntl)
CONTROLLING(fcntl64)

// MARK: Names

#define ON_PATH(name, kind, parameters, arguments)                                        \
  FUNCTION(name);                                                                         \
  int name parameters { return count_call(#name, path, kind) == FAILS ? -1 : REAL(name) arguments; }
ON_PATH(rename, VESPER_DISK_CREATE, (const char *from, const char *path), (from, path))
ON_PATH(link, VESPER_DISK_CREATE, (const char *from, const char *path), (from, path))
ON_PATH(symlink, VESPER_DISK_CREATE, (const char *from, const char *path), (from, path))
ON_PATH(unlink, VESPER_DISK_REMOVE, (const char *path), (path))
ON_PATH(rmdir, VESPER_DISK_REMOVE, (const char *path), (path))
ON_PATH(chmod, VESPER_DISK_CREATE, (const char *path, mode_t mode), (path, mode))

// That a directory exists is found out before anything is written.
FUNCTION(mkdir);
int mkdir(const char *path, mode_t mode) {
  struct stat status;
  bool exists = atomic_load(&is_active) && syscall(SYS_newfstatat, AT_FDCWD, path, &status, 0) == 0;
  return !exists && count_call("mkdir", path, VESPER_DISK_CREATE) == FAILS ? -1 : REAL(mkdir)(path, mode);
}

// Renaming without overwriting has no function of its own in older C libraries.
FUNCTION(syscall);
long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long a = va_arg(list, long), b = va_arg(list, long), c = va_arg(list, long), d = va_arg(list, long);
  long e = va_arg(list, long), f = va_arg(list, long);
  va_end(list);
  if (number == SYS_renameat2 && count_call("renameat2", (const char *)d, VESPER_DISK_CREATE) == FAILS) return -1;
  return REAL(syscall)(number, a, b, c, d, e, f);
}
