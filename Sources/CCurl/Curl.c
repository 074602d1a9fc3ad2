// libcurl, loaded when it is used for the first time. It brings 24 libraries more, which at the start take a seventh of
// what an empty window takes: see Loading.c. Nobody asks a service before there is a window.
//
// The functions that Swift calls are defined here, for this program alone, and hand over to the library's own.
#define CURL_DISABLE_TYPECHECK
#include "CCurl.h"
#include "CLoading.h"

#pragma GCC visibility push(hidden)

#define EACH_FUNCTION(DO) \
  DO(curl_easy_cleanup) \
  DO(curl_easy_getinfo) \
  DO(curl_easy_init) \
  DO(curl_easy_pause) \
  DO(curl_easy_reset) \
  DO(curl_easy_setopt) \
  DO(curl_easy_strerror) \
  DO(curl_global_init) \
  DO(curl_multi_add_handle) \
  DO(curl_multi_cleanup) \
  DO(curl_multi_info_read) \
  DO(curl_multi_init) \
  DO(curl_multi_perform) \
  DO(curl_multi_poll) \
  DO(curl_multi_remove_handle) \
  DO(curl_multi_setopt) \
  DO(curl_multi_wakeup) \
  DO(curl_slist_append) \
  DO(curl_slist_free_all) \
  DO(curl_version_info)

VESPER_LIBRARY(EACH_FUNCTION)

const char *vesper_curl_load(void) { return VESPER_LOAD(VESPER_CURL_LIBRARY); }

CURL *curl_easy_init(void) { return library.curl_easy_init(); }
void curl_easy_cleanup(CURL *handle) { library.curl_easy_cleanup(handle); }
void curl_easy_reset(CURL *handle) { library.curl_easy_reset(handle); }
CURLcode curl_easy_pause(CURL *handle, int directions) { return library.curl_easy_pause(handle, directions); }
const char *curl_easy_strerror(CURLcode code) { return library.curl_easy_strerror(code); }
CURLcode curl_global_init(long flags) { return library.curl_global_init(flags); }

CURLM *curl_multi_init(void) { return library.curl_multi_init(); }
CURLMcode curl_multi_cleanup(CURLM *multi) { return library.curl_multi_cleanup(multi); }
CURLMcode curl_multi_add_handle(CURLM *multi, CURL *handle) { return library.curl_multi_add_handle(multi, handle); }
CURLMcode curl_multi_remove_handle(CURLM *multi, CURL *handle) {
  return library.curl_multi_remove_handle(multi, handle);
}
CURLMcode curl_multi_perform(CURLM *multi, int *running) { return library.curl_multi_perform(multi, running); }
CURLMsg *curl_multi_info_read(CURLM *multi, int *remaining) { return library.curl_multi_info_read(multi, remaining); }
CURLMcode curl_multi_poll(
  CURLM *multi, struct curl_waitfd others[], unsigned int count, int milliseconds, int *ready) {
  return library.curl_multi_poll(multi, others, count, milliseconds, ready);
}
CURLMcode curl_multi_wakeup(CURLM *multi) { return library.curl_multi_wakeup(multi); }

struct curl_slist *curl_slist_append(struct curl_slist *list, const char *line) {
  return library.curl_slist_append(list, line);
}
void curl_slist_free_all(struct curl_slist *list) { library.curl_slist_free_all(list); }

CURLcode vesper_curl_set_long(CURL *handle, CURLoption option, long value) {
  return library.curl_easy_setopt(handle, option, value);
}

CURLcode vesper_curl_set_offset(CURL *handle, CURLoption option, curl_off_t value) {
  return library.curl_easy_setopt(handle, option, value);
}

CURLcode vesper_curl_set_string(CURL *handle, CURLoption option, const char *value) {
  return library.curl_easy_setopt(handle, option, value);
}

CURLcode vesper_curl_set_pointer(CURL *handle, CURLoption option, void *value) {
  return library.curl_easy_setopt(handle, option, value);
}

CURLcode vesper_curl_set_headers(CURL *handle, struct curl_slist *list) {
  return library.curl_easy_setopt(handle, CURLOPT_HTTPHEADER, list);
}

CURLcode vesper_curl_set_write_function(CURL *handle, curl_write_callback function) {
  return library.curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, function);
}

CURLcode vesper_curl_set_header_function(CURL *handle, curl_write_callback function) {
  return library.curl_easy_setopt(handle, CURLOPT_HEADERFUNCTION, function);
}

CURLcode vesper_curl_set_open_socket_function(CURL *handle, curl_opensocket_callback function) {
  return library.curl_easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, function);
}

CURLcode vesper_curl_get_long(CURL *handle, CURLINFO info, long *value) {
  return library.curl_easy_getinfo(handle, info, value);
}

CURLcode vesper_curl_get_string(CURL *handle, CURLINFO info, char **value) {
  return library.curl_easy_getinfo(handle, info, value);
}

CURLMcode vesper_curl_multi_set_long(CURLM *handle, CURLMoption option, long value) {
  return library.curl_multi_setopt(handle, option, value);
}

const char *vesper_curl_version(void) { return library.curl_version_info(CURLVERSION_NOW)->version; }
