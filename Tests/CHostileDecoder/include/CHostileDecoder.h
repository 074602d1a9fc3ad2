#pragma once
#include <stdbool.h>
#include <stddef.h>

/// Sends a message with any number of files, up to 8.
bool hostile_send(const void *message, size_t size, const int *files, size_t count);

/// Makes the kernel one that has no Landlock, as before Linux 5.13, or where it was left out. Returns whether it could.
bool hostile_kernel_lacks_landlock(void);

/// Makes the kernel one that has no seccomp. Returns whether it could, which that takes.
bool hostile_kernel_lacks_seccomp(void);
