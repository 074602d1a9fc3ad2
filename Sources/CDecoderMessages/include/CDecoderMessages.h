#pragma once
// What a program and its image decoder, which runs in a process of its own, send each other: messages of a fixed size
// over a socket that keeps their limits (SOCK_SEQPACKET), each with at most one file in memory.
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// The socket of the decoder.
#define VESPER_DECODER_SOCKET 3

/// An image to be decoded. The file has its bytes.
struct vesper_decoder_request {
  /// A `DecoderFormat`.
  uint32_t format;
  /// The box to which the image is scaled.
  uint32_t width, height;
  /// 1 if the image covers the box.
  uint32_t covers;
  /// The number of bytes.
  uint64_t size;
};

/// What became of it. Of a decoded image, the file has the pixels, row by row.
struct vesper_decoder_answer {
  /// A `DecoderOutcome`.
  uint32_t outcome;
  /// The size of the decoded image, or of one that is too large.
  uint32_t width, height;
  /// Of a decoded image, the bytes of a pixel: 3 for red, green and blue, or 4 for blue, green, red and opacity.
  uint32_t pixel_size;
  /// Of the first message: what protects the decoder, as in `CSandbox.h`.
  uint32_t protections;
};

/// Creates a file in memory of a size in bytes. Returns -1 on failure.
int vesper_memory_file(size_t size);
/// Makes what the file has final. Nobody may have it mapped for writing.
bool vesper_memory_file_seal(int file);
/// Whether nobody can change what the file has, and its size is the given one.
bool vesper_memory_file_is_final(int file, size_t size);

/// Sends a message, with a file unless it is -1.
bool vesper_message_send(int socket, const void *message, size_t size, int file);
/// Waits for a message of exactly that size. `file` becomes the file that came with it, which the caller closes, or -1.
/// Returns false when the other side is gone, or has sent something else.
bool vesper_message_receive(int socket, void *message, size_t size, int *file);

/// Starts a decoder with nothing of ours but a socket, of which `socket` becomes the other end. Returns 0, or a number of
/// `errno.h`.
int vesper_decoder_start(const char *program, pid_t *id, int *socket);
/// Ends a decoder, and returns what `waitpid` tells of it.
int vesper_decoder_end(pid_t id, int socket);
