#pragma once
// A process gives up what it does not need, and cannot take it back.
#include <stdint.h>

/// Programs that it could start get no more rights than it has.
#define VESPER_SANDBOX_NO_NEW_PRIVILEGES 1u
/// Memory, processor time, files and their size are bounded.
#define VESPER_SANDBOX_LIMITS 2u
/// No file can be opened by its name (Landlock, Linux 5.13), no connection be made (Linux 6.7).
#define VESPER_SANDBOX_LANDLOCK 4u
/// Opening a file or a socket, or starting a process, ends the process; all else that was not foreseen is refused.
#define VESPER_SANDBOX_SECCOMP 8u
#define VESPER_SANDBOX_ALL 15u

/// Gives up what `protections` names, a sum of the above, for the rest of the process's life. Returns those of them that
/// hold: the system may lack some. The calling thread has to be the only one.
uint32_t vesper_sandbox_enter(uint32_t protections);

/// The version of Landlock that the kernel has, or 0.
long vesper_sandbox_landlock_version(void);
