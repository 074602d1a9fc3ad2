#pragma once
// libcurl for Swift, loaded when it is used for the first time: see Curl.c. What is named as in libcurl does what it does
// there.
#include <curl/curl.h>
#include <malloc.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>

/// The library, as systems name it.
#define VESPER_CURL_LIBRARY "libcurl.so.4"

/// Loads the library. To be called once, before any other function of it. Returns null, or why it cannot be loaded.
const char *vesper_curl_load(void);

// The setters and getters of libcurl take variable arguments, which Swift does not import, so each argument type that
// is used has a typed function here.

CURLcode vesper_curl_set_long(CURL *handle, CURLoption option, long value);
CURLcode vesper_curl_set_offset(CURL *handle, CURLoption option, curl_off_t value);
/// libcurl copies the string.
CURLcode vesper_curl_set_string(CURL *handle, CURLoption option, const char *value);
CURLcode vesper_curl_set_pointer(CURL *handle, CURLoption option, void *value);
/// The list must live as long as the handle uses it.
CURLcode vesper_curl_set_headers(CURL *handle, struct curl_slist *list);
CURLcode vesper_curl_set_write_function(CURL *handle, curl_write_callback function);
CURLcode vesper_curl_set_header_function(CURL *handle, curl_write_callback function);
CURLcode vesper_curl_set_open_socket_function(CURL *handle, curl_opensocket_callback function);
CURLcode vesper_curl_get_long(CURL *handle, CURLINFO info, long *value);
/// The string belongs to the handle.
CURLcode vesper_curl_get_string(CURL *handle, CURLINFO info, char **value);
CURLMcode vesper_curl_multi_set_long(CURLM *handle, CURLMoption option, long value);

/// `CURL_NETRC_IGNORED`: an enumerator in older headers and a macro since libcurl 8.14, which Swift imports as different
/// types.
static const long vesper_curl_netrc_ignored = CURL_NETRC_IGNORED;

/// The version of the library that runs, such as "7.88.1".
const char *vesper_curl_version(void);

/// Names the calling thread, for debuggers and `ps -T`; at most 15 bytes.
static inline void vesper_name_thread(const char *name) {
  prctl(PR_SET_NAME, name, 0, 0, 0);
}

/// Lets malloc keep what is freed, up to twice as much, and not give it back to the system each time. By its own rule it
/// does so after a block was freed that had been mapped, see mallopt(3): a program that shows pictures comes to it anyway.
static inline void vesper_keep_memory(size_t bytes) {
  // Compilers leave out what they see no use of.
  void *volatile block = malloc(bytes);
  free(block);
}

/// Has the threads that have taken no memory yet take it from the heap of the first one. Where malloc is another than
/// glibc's it does nothing.
static inline void vesper_use_one_heap(void) {
#ifdef M_ARENA_MAX
  mallopt(M_ARENA_MAX, 1);
#endif
}

/// Copies the bytes of an IP address, 4 or 16, and returns how many; 0 for a socket address of another family.
static inline int vesper_curl_address_bytes(const struct curl_sockaddr *address, unsigned char bytes[16]) {
  if (address->family == AF_INET && address->addrlen >= sizeof(struct sockaddr_in)) {
    struct sockaddr_in in;
    memcpy(&in, &address->addr, sizeof in);
    memcpy(bytes, &in.sin_addr, 4);
    return 4;
  }
  if (address->family == AF_INET6 && address->addrlen >= sizeof(struct sockaddr_in6)) {
    struct sockaddr_in6 in;
    memcpy(&in, &address->addr, sizeof in);
    memcpy(bytes, &in.sin6_addr, 16);
    return 16;
  }
  return 0;
}
