#define _GNU_SOURCE
#include "CHostileDecoder.h"
#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

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

/// From here on the calls fail as on a kernel that has neither.
static bool lacks(int call, int other) {
  struct sock_filter code[] = {
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, call, 1, 0),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, other, 0, 1),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = {.len = sizeof code / sizeof *code, .filter = code};
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program) == 0;
}

bool hostile_kernel_lacks_landlock(void) { return lacks(SYS_landlock_create_ruleset, SYS_landlock_restrict_self); }

bool hostile_kernel_lacks_seccomp(void) { return lacks(SYS_seccomp, SYS_prctl); }
