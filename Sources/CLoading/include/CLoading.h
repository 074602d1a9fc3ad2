#pragma once
// Libraries that are loaded when they are used for the first time, and not linked: see Loading.c.
//
// A list of functions is a macro that is given a macro, and calls it with the name of each:
//
//     #define EACH_FUNCTION(DO) DO(curl_easy_init) DO(curl_easy_cleanup)
//     VESPER_LIBRARY(EACH_FUNCTION)
//
// From then on `library.curl_easy_init()` calls the library's own function, once `VESPER_LOAD("libcurl.so.4")` has found
// it.
#include <stddef.h>

/// A function of a library: its name, and where its address is put.
struct vesper_function {
  const char *name;
  void **address;
};

/// Loads a library and finds its functions. Several threads may do so at once, and as often as wanted: each writes the
/// same. Returns null, or why the library cannot be used.
const char *vesper_load_library(const char *name, const struct vesper_function functions[], size_t count);

/// Declares `library`, which has the functions of a list, and the table with which they are found.
#define VESPER_LIBRARY(EACH_FUNCTION) \
  static struct { EACH_FUNCTION(VESPER_DECLARE_FUNCTION) } library; \
  static const struct vesper_function library_functions[] = {EACH_FUNCTION(VESPER_LIST_FUNCTION)};

/// Loads what `VESPER_LIBRARY` has declared, as `vesper_load_library` does.
#define VESPER_LOAD(name) \
  vesper_load_library(name, library_functions, sizeof library_functions / sizeof library_functions[0])

#define VESPER_DECLARE_FUNCTION(name) __typeof__(&(name)) name;
#define VESPER_LIST_FUNCTION(name) {#name, (void **)&library.name},
