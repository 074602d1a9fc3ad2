import CImageLibraries
import ImageDecoding

/// Decodes with libpng, which makes sRGB of all that it is given.
func decodePNG(_ bytes: UnsafeBufferPointer<UInt8>, _ box: PictureBox) throws(DecodingFailure) -> ImageFile {
  var file = png_image()
  file.version = png_uint_32(PNG_IMAGE_VERSION)
  defer { png_image_free(&file) }
  guard png_image_begin_read_from_memory(&file, bytes.baseAddress, bytes.count) != 0 else { throw .damaged }
  try checkSize(width: Int(file.width), height: Int(file.height))
  let isOpaque = file.format & png_uint_32(PNG_FORMAT_FLAG_ALPHA) == 0
  file.format = vesper_png_format
  let canvas = try Canvas(width: Int(file.width), height: Int(file.height))
  guard png_image_finish_read(&file, nil, canvas.bytes, 0, nil) != 0 else { throw .damaged }
  return try canvas.finished(box.size(width: canvas.width, height: canvas.height), isOpaque: isOpaque)
}
