#pragma once
// libarchive for Swift, loaded when it is used for the first time: see Archive.c. What is named as in libarchive does what
// it does there.
#include <archive.h>
#include <archive_entry.h>

/// The library, as systems name it.
#define VESPER_ARCHIVE_LIBRARY "libarchive.so.13"

/// Loads the library. To be called before any other function of it, on any thread and as often as wanted. Returns null, or
/// why it cannot be loaded.
const char *vesper_archive_load(void);
