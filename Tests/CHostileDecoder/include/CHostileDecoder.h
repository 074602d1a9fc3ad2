#pragma once
#include <stdbool.h>
#include <stddef.h>

/// Sends a message with any number of files, up to 8.
bool hostile_send(const void *message, size_t size, const int *files, size_t count);
