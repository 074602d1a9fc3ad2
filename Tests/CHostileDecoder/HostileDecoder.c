#define _GNU_SOURCE
#include "CHostileDecoder.h"
#include <string.h>
#include <sys/socket.h>

bool hostile_send(const void *message, size_t size, const int *files, size_t count) {
  struct iovec part = {.iov_base = (void *)message, .iov_len = size};
  struct msghdr whole = {.msg_iov = &part, .msg_iovlen = 1};
  _Alignas(struct cmsghdr) char control[CMSG_SPACE(8 * sizeof(int))] = {0};
  if (count > 0) {
    whole.msg_control = control;
    whole.msg_controllen = CMSG_SPACE(count * sizeof(int));
    struct cmsghdr *header = CMSG_FIRSTHDR(&whole);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(count * sizeof(int));
    memcpy(CMSG_DATA(header), files, count * sizeof(int));
  }
  const int decoder_socket = 3;
  return sendmsg(decoder_socket, &whole, MSG_NOSIGNAL) == (ssize_t)size;
}
