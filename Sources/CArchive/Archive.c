// libarchive, loaded when it is used for the first time. It brings the libraries of a dozen compression formats, and few
// people export a ZIP file or check a document each time they start the program: see Loading.c for what linked
// libraries cost at the start.
//
// The functions that Swift calls are defined here, for this program alone, and hand over to the library's own.
#include "CArchive.h"
#include "CLoading.h"

#pragma GCC visibility push(hidden)

#define EACH_FUNCTION(DO) \
  DO(archive_entry_free) \
  DO(archive_entry_is_encrypted) \
  DO(archive_entry_new) \
  DO(archive_entry_pathname) \
  DO(archive_entry_set_filetype) \
  DO(archive_entry_set_mtime) \
  DO(archive_entry_set_pathname) \
  DO(archive_entry_set_perm) \
  DO(archive_entry_set_size) \
  DO(archive_errno) \
  DO(archive_error_string) \
  DO(archive_read_data) \
  DO(archive_read_free) \
  DO(archive_read_new) \
  DO(archive_read_next_header) \
  DO(archive_read_open_filename) \
  DO(archive_read_support_format_zip) \
  DO(archive_write_close) \
  DO(archive_write_data) \
  DO(archive_write_finish_entry) \
  DO(archive_write_free) \
  DO(archive_write_header) \
  DO(archive_write_new) \
  DO(archive_write_open_fd) \
  DO(archive_write_set_format_zip) \
  DO(archive_write_zip_set_compression_deflate) \
  DO(archive_write_zip_set_compression_store)

VESPER_LIBRARY(EACH_FUNCTION)

const char *vesper_archive_load(void) { return VESPER_LOAD(VESPER_ARCHIVE_LIBRARY); }

struct archive_entry *archive_entry_new(void) { return library.archive_entry_new(); }
void archive_entry_free(struct archive_entry *entry) { library.archive_entry_free(entry); }
const char *archive_entry_pathname(struct archive_entry *entry) { return library.archive_entry_pathname(entry); }
int archive_entry_is_encrypted(struct archive_entry *entry) { return library.archive_entry_is_encrypted(entry); }
void archive_entry_set_filetype(struct archive_entry *entry, unsigned int type) {
  library.archive_entry_set_filetype(entry, type);
}
void archive_entry_set_mtime(struct archive_entry *entry, time_t seconds, long nanoseconds) {
  library.archive_entry_set_mtime(entry, seconds, nanoseconds);
}
void archive_entry_set_pathname(struct archive_entry *entry, const char *name) {
  library.archive_entry_set_pathname(entry, name);
}
void archive_entry_set_perm(struct archive_entry *entry, mode_t mode) { library.archive_entry_set_perm(entry, mode); }
void archive_entry_set_size(struct archive_entry *entry, la_int64_t size) {
  library.archive_entry_set_size(entry, size);
}

int archive_errno(struct archive *archive) { return library.archive_errno(archive); }
const char *archive_error_string(struct archive *archive) { return library.archive_error_string(archive); }

struct archive *archive_read_new(void) { return library.archive_read_new(); }
int archive_read_free(struct archive *archive) { return library.archive_read_free(archive); }
int archive_read_support_format_zip(struct archive *archive) {
  return library.archive_read_support_format_zip(archive);
}
int archive_read_open_filename(struct archive *archive, const char *path, size_t block) {
  return library.archive_read_open_filename(archive, path, block);
}
int archive_read_next_header(struct archive *archive, struct archive_entry **entry) {
  return library.archive_read_next_header(archive, entry);
}
la_ssize_t archive_read_data(struct archive *archive, void *bytes, size_t count) {
  return library.archive_read_data(archive, bytes, count);
}

struct archive *archive_write_new(void) { return library.archive_write_new(); }
int archive_write_free(struct archive *archive) { return library.archive_write_free(archive); }
int archive_write_close(struct archive *archive) { return library.archive_write_close(archive); }
int archive_write_set_format_zip(struct archive *archive) { return library.archive_write_set_format_zip(archive); }
int archive_write_zip_set_compression_deflate(struct archive *archive) {
  return library.archive_write_zip_set_compression_deflate(archive);
}
int archive_write_zip_set_compression_store(struct archive *archive) {
  return library.archive_write_zip_set_compression_store(archive);
}
int archive_write_open_fd(struct archive *archive, int descriptor) {
  return library.archive_write_open_fd(archive, descriptor);
}
int archive_write_header(struct archive *archive, struct archive_entry *entry) {
  return library.archive_write_header(archive, entry);
}
la_ssize_t archive_write_data(struct archive *archive, const void *bytes, size_t count) {
  return library.archive_write_data(archive, bytes, count);
}
int archive_write_finish_entry(struct archive *archive) { return library.archive_write_finish_entry(archive); }
