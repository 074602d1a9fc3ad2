#define _GNU_SOURCE
#include "CDecoderMessages.h"
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

int vesper_memory_file(size_t size) {
  int file = memfd_create("image", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (file < 0) return -1;
  if (ftruncate(file, (off_t)size) == 0) return file;
  close(file);
  return -1;
}

static const int final_seals = F_SEAL_SEAL | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE;

bool vesper_memory_file_seal(int file) { return fcntl(file, F_ADD_SEALS, final_seals) == 0; }

bool vesper_memory_file_is_final(int file, size_t size) {
  struct stat status;
  // Only files in memory have seals. The size is read once it cannot change any more.
  return fcntl(file, F_GET_SEALS) == final_seals && fstat(file, &status) == 0 && status.st_size == (off_t)size;
}

// Room for a file, as `struct cmsghdr` needs it aligned.
union control {
  struct cmsghdr header;
  char bytes[CMSG_SPACE(sizeof(int))];
};

bool vesper_message_send(int socket, const void *message, size_t size, int file) {
  struct iovec part = {.iov_base = (void *)message, .iov_len = size};
  struct msghdr whole = {.msg_iov = &part, .msg_iovlen = 1};
  union control control;
  if (file >= 0) {
    memset(&control, 0, sizeof control);
    whole.msg_control = &control;
    whole.msg_controllen = sizeof control.bytes;
    struct cmsghdr *header = CMSG_FIRSTHDR(&whole);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof file);
    memcpy(CMSG_DATA(header), &file, sizeof file);
  }
  ssize_t sent;
  do {
    sent = sendmsg(socket, &whole, MSG_NOSIGNAL);
  } while (sent < 0 && errno == EINTR);
  return sent == (ssize_t)size;
}

bool vesper_message_receive(int socket, void *message, size_t size, int *file) {
  *file = -1;
  struct iovec part = {.iov_base = message, .iov_len = size};
  union control control;
  struct msghdr whole = {
    .msg_iov = &part, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control.bytes};
  ssize_t received;
  do {
    received = recvmsg(socket, &whole, MSG_CMSG_CLOEXEC);
  } while (received < 0 && errno == EINTR);
  if (received < 0) return false;
  bool is_wanted = received == (ssize_t)size && !(whole.msg_flags & (MSG_TRUNC | MSG_CTRUNC));
  for (struct cmsghdr *header = CMSG_FIRSTHDR(&whole); header; header = CMSG_NXTHDR(&whole, header)) {
    if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
    // The room for one, rounded up, has room for two.
    size_t count = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
    for (size_t i = 0; i < count; i++) {
      int other;
      memcpy(&other, CMSG_DATA(header) + i * sizeof other, sizeof other);
      if (*file < 0) {
        *file = other;
      } else {
        close(other);
        is_wanted = false;
      }
    }
  }
  if (is_wanted) return true;
  if (*file >= 0) close(*file);
  *file = -1;
  return false;
}
