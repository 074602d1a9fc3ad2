#define _GNU_SOURCE
#include "CDecoderMessages.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

int vesper_decoder_start(const char *program, pid_t *id, int *other_end) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) return errno;

  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, ends[1], VESPER_DECODER_SOCKET);
  // What the libraries write there is for nobody.
  posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDWR, 0);
  posix_spawn_file_actions_adddup2(&files, STDIN_FILENO, STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&files, STDIN_FILENO, STDERR_FILENO);
  posix_spawn_file_actions_addclosefrom_np(&files, VESPER_DECODER_SOCKET + 1);
  posix_spawn_file_actions_addchdir_np(&files, "/");

  // Out of reach of the terminal's keys, and with no signal ignored or blocked.
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t signals;
  sigemptyset(&signals);
  posix_spawnattr_setsigmask(&attributes, &signals);
  sigfillset(&signals);
  posix_spawnattr_setsigdefault(&attributes, &signals);
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);

  // Swift's report of a crash would start another program. Libraries of Swift that lie elsewhere have to be found.
  char libraries[4096];
  const char *path = getenv("LD_LIBRARY_PATH");
  snprintf(libraries, sizeof libraries, "LD_LIBRARY_PATH=%s", path ? path : "");
  char *arguments[] = {(char *)program, NULL};
  char *environment[] = {"SWIFT_BACKTRACE=enable=no", path ? libraries : NULL, NULL};
  int error = posix_spawn(id, program, &files, &attributes, arguments, environment);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&files);
  close(ends[1]);
  if (error == 0) {
    *other_end = ends[0];
  } else {
    close(ends[0]);
  }
  return error;
}

int vesper_decoder_end(pid_t id, int socket) {
  close(socket);
  kill(id, SIGKILL);
  int status = 0;
  while (waitpid(id, &status, 0) < 0 && errno == EINTR) {}
  return status;
}
