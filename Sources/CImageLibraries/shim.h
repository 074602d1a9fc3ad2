#pragma once
// The libraries that decode images, for Swift.
#include <gif_lib.h>
#include <png.h>
#include <stdbool.h>
#include <stdint.h>
#include <turbojpeg.h>
#include <webp/decode.h>
#include <webp/demux.h>
#include <webp/encode.h>

/// Blue, green, red and opacity, a byte each.
static const png_uint_32 vesper_png_format = PNG_FORMAT_BGRA;

/// Where the pixels of an image come in another: the place of the first, and how far from there the next in its row and in
/// its column come.
struct vesper_places {
  long first, right, down;
};

/// Copies pixels of four bytes, whose rows are `stride` pixels apart, to their places: all of them, or, if the image is
/// opaque, red, green and blue. In C because it is quick without an optimiser, too.
static inline void vesper_place_pixels(
  const uint32_t *source, long width, long height, long stride, struct vesper_places places, bool is_opaque,
  uint8_t *target) {
  for (long y = 0; y < height; y++) {
    const uint8_t *pixel = (const uint8_t *)(source + y * stride);
    long place = places.first + y * places.down;
    for (long x = 0; x < width; x++, pixel += 4, place += places.right) {
      if (is_opaque) {
        uint8_t *to = target + 3 * place;
        to[0] = pixel[2];
        to[1] = pixel[1];
        to[2] = pixel[0];
      } else {
        ((uint32_t *)target)[place] = *(const uint32_t *)pixel;
      }
    }
  }
}
