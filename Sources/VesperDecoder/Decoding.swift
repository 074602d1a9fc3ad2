import ImageDecoding

/// Decodes an image to the size that the box calls for.
func decode(
  _ bytes: UnsafeBufferPointer<UInt8>, _ format: DecoderFormat, _ box: PictureBox
) throws(DecodingFailure) -> ImageFile {
  switch format {
  case .jpeg: try decodeJPEG(bytes, box)
  case .png: try decodePNG(bytes, box)
  case .gif: try decodeGIF(bytes, box)
  case .webp: try decodeWebP(bytes, box)
  }
}

/// Throws unless an image of this size may be decoded.
func checkSize(width: Int, height: Int) throws(DecodingFailure) {
  guard width > 0, height > 0 else { throw .damaged }
  let (count, overflow) = width.multipliedReportingOverflow(by: height)
  guard !overflow, count <= maximumImagePixelCount else { throw .tooLarge(width: width, height: height) }
}
