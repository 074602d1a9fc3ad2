#define _GNU_SOURCE
#include "CSandbox.h"
#include <errno.h>
#include <fcntl.h>
#include <linux/landlock.h>
#include <seccomp.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifndef __has_feature
#define __has_feature(feature) 0
#endif

static bool limit(__rlimit_resource_t resource, rlim_t value) {
  struct rlimit most = {.rlim_cur = value, .rlim_max = value};
  return setrlimit(resource, &most) == 0;
}

static bool enter_limits(void) {
  bool holds = true;
#if !__has_feature(address_sanitizer)
  // What the largest image takes, in the format that takes most, and some: 100 million pixels of a progressive JPEG file
  // with 6 bytes each, and its pixels twice, before and after scaling.
  holds = limit(RLIMIT_AS, (rlim_t)1536 << 20) && holds;
#endif
  // Seconds. A decoder is replaced by another before it needs so much.
  holds = limit(RLIMIT_CPU, 60) && holds;
  // The pixels of the largest image.
  holds = limit(RLIMIT_FSIZE, (rlim_t)400 << 20) && holds;
  holds = limit(RLIMIT_NOFILE, 16) && holds;
  holds = limit(RLIMIT_CORE, 0) && holds;
  return holds;
}

// MARK: Landlock

long vesper_sandbox_landlock_version(void) {
  long version = syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
  return version < 0 ? 0 : version;
}

// The rights of each version of Landlock, as the kernel numbers them: linux/landlock.h of the machine that this is built
// on may be older than the kernel that it runs on. See https://docs.kernel.org/userspace-api/landlock.html.
static uint64_t file_rights(long version) {
  switch (version) {
    case 1: return (1ull << 13) - 1;
    case 2: return (1ull << 14) - 1; // Moving files between directories.
    case 3: case 4: return (1ull << 15) - 1; // Truncating.
    default: return (1ull << 16) - 1; // Controlling devices.
  }
}

static bool enter_landlock(void) {
  long version = vesper_sandbox_landlock_version();
  if (version < 1) return false;
  struct { uint64_t files, network, scopes; } handled = {
    .files = file_rights(version),
    .network = version >= 4 ? 3 : 0, // Binding and connecting TCP sockets.
    .scopes = version >= 6 ? 3 : 0, // Abstract sockets and signals of processes outside.
  };
  size_t size = version >= 6 ? sizeof handled
    : version >= 4 ? offsetof(__typeof__(handled), scopes) : offsetof(__typeof__(handled), network);
  // What is handled and has no rule is forbidden.
  long rules = syscall(SYS_landlock_create_ruleset, &handled, size, 0);
  if (rules < 0) return false;
  bool holds = syscall(SYS_landlock_restrict_self, rules, 0) == 0;
  close((int)rules);
  return holds;
}

// MARK: seccomp

// By name, since not every architecture has every call: those it lacks are left out.
static bool add(scmp_filter_ctx filter, uint32_t action, const char *const names[]) {
  for (; *names; names++) {
    int call = seccomp_syscall_resolve_name(*names);
    if (call == __NR_SCMP_ERROR) continue;
    int result = seccomp_rule_add(filter, action, call, 0);
    // A call that is not numbered on this architecture.
    if (result != 0 && result != -EDOM && result != -EINVAL) return false;
  }
  return true;
}

static bool enter_seccomp(void) {
  // What decoding, the memory allocator and ending need.
  static const char *const allowed[] = {
    "recvmsg", "sendmsg", "close", "memfd_create", "ftruncate", "ftruncate64", "munmap", "mremap", "madvise", "brk", "futex",
    "getrandom", "clock_gettime", "clock_gettime64", "gettimeofday", "getpid", "gettid", "sched_yield", "sysinfo",
    "rt_sigreturn", "rt_sigprocmask", "restart_syscall", "exit", "exit_group", NULL,
  };
  // Whoever asks for these means no good.
  static const char *const deadly[] = {
    "open", "openat", "openat2", "creat", "open_by_handle_at", "socket", "socketpair", "socketcall", "connect", "bind",
    "listen", "accept", "accept4", "execve", "execveat", "fork", "vfork", "clone", "clone3", "ptrace", "process_vm_readv",
    "process_vm_writev", "pidfd_open", "pidfd_getfd", "kill", "tkill", "rt_sigqueueinfo", "unlink", "unlinkat", "rename",
    "renameat", "renameat2", "link", "linkat", "symlink", "symlinkat", "mkdir", "mkdirat", "mount", "umount2", "unshare",
    "setns", "chroot", "pivot_root", "io_uring_setup", "bpf", "perf_event_open", "userfaultfd", "add_key", "keyctl",
    "ioctl", NULL,
  };
  // Whatever else there is does not exist here: a newer C library may ask for something harmless, and has another way.
  scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(ENOSYS));
  if (!filter) return false;
  bool holds = add(filter, SCMP_ACT_ALLOW, allowed) && add(filter, SCMP_ACT_KILL_PROCESS, deadly)
    // Memory is never made executable.
    && seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(mmap), 1, SCMP_A2(SCMP_CMP_MASKED_EQ, PROT_EXEC, 0)) == 0
    && seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(mprotect), 1, SCMP_A2(SCMP_CMP_MASKED_EQ, PROT_EXEC, 0)) == 0
    && seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(fcntl), 1, SCMP_A1(SCMP_CMP_EQ, F_ADD_SEALS)) == 0
    // A process that fails may end itself, and no other.
    && seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(tgkill), 1, SCMP_A0(SCMP_CMP_EQ, (scmp_datum_t)getpid())) == 0
    && seccomp_load(filter) == 0;
  seccomp_release(filter);
  return holds;
}

uint32_t vesper_sandbox_enter(uint32_t protections) {
  uint32_t held = 0;
  // The two that follow need it.
  if (protections & VESPER_SANDBOX_NO_NEW_PRIVILEGES && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0)
    held |= VESPER_SANDBOX_NO_NEW_PRIVILEGES;
  if (protections & VESPER_SANDBOX_LANDLOCK && enter_landlock()) held |= VESPER_SANDBOX_LANDLOCK;
  if (protections & VESPER_SANDBOX_LIMITS && enter_limits()) held |= VESPER_SANDBOX_LIMITS;
  // Last: it forbids the others.
  if (protections & VESPER_SANDBOX_SECCOMP && enter_seccomp()) held |= VESPER_SANDBOX_SECCOMP;
  return held;
}
