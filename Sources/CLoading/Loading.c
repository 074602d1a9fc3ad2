// Each linked library makes the start of a program longer by what it takes to map it, to relocate it, and to look through
// it for every symbol of all the others. So libraries that are needed later, or by few people, are loaded when they are
// used for the first time.
#include "CLoading.h"
#include <dlfcn.h>

const char *vesper_load_library(const char *name, const struct vesper_function functions[], size_t count) {
  void *handle = dlopen(name, RTLD_LAZY | RTLD_LOCAL);
  if (!handle) return dlerror();
  for (size_t i = 0; i < count; i++) {
    void *address = dlsym(handle, functions[i].name);
    if (!address) return dlerror();
    *functions[i].address = address;
  }
  return NULL;
}
