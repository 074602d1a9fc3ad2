#pragma once
// The libraries that decode images, for Swift.
#include <gif_lib.h>
#include <png.h>
#include <turbojpeg.h>
#include <webp/decode.h>
#include <webp/demux.h>
#include <webp/encode.h>

/// Blue, green, red and opacity, a byte each.
static const png_uint_32 vesper_png_format = PNG_FORMAT_BGRA;
