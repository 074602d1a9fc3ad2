import CImageLibraries
import ImageDecoding

/// Decodes with libjpeg-turbo, which scales down to eighths while it decodes.
func decodeJPEG(_ bytes: UnsafeBufferPointer<UInt8>, _ box: PictureBox) throws(DecodingFailure) -> PixelBuffer {
  let header = JPEGHeader(bytes)
  guard let size = header.size else { throw .damaged }
  try checkSize(width: size.width, height: size.height)
  let lyingBox = header.orientation.swapsSides ? box.turned : box
  let wanted = lyingBox.size(width: size.width, height: size.height)
  // TJSCALED in turbojpeg.h
  func scaled(_ eighths: Int) -> (width: Int, height: Int) {
    ((size.width * eighths + 7) / 8, (size.height * eighths + 7) / 8)
  }
  // A quarter more than is wanted: to scale twice by nearly as much makes soft.
  let decoded =
    (1...8).lazy.map(scaled).first { 4 * $0.width >= 5 * wanted.width && 4 * $0.height >= 5 * wanted.height } ?? size
  let image = try PixelBuffer(width: decoded.width, height: decoded.height)
  guard let decompressor = tjInitDecompress() else { throw .damaged }
  defer { tjDestroy(decompressor) }
  let areInks = header.componentCount == 4
  let result = tjDecompress2(
    decompressor, bytes.baseAddress, UInt(bytes.count), image.bytes, Int32(image.width), 0, Int32(image.height),
    Int32((areInks ? TJPF_CMYK : TJPF_BGRA).rawValue), TJFLAG_LIMITSCANS)
  if result != 0 {
    // Many files are odd, and can be shown. One whose end is missing has no more than the upper part.
    guard tjGetErrorCode(decompressor) == TJERR_WARNING.rawValue, hasEnd(bytes, after: header.scanStart) else {
      throw .damaged
    }
  }
  if areInks { image.replaceInks(areInverted: header.isFromAdobe) }
  return try image.scaled(to: wanted).upright(header.orientation)
}

/// Whether the marker of the end follows the pixels, among which it cannot occur.
private func hasEnd(_ bytes: UnsafeBufferPointer<UInt8>, after start: Int) -> Bool {
  var offset = bytes.count - 2
  while offset >= start {
    if bytes[offset] == 0xFF, bytes[offset + 1] == 0xD9 { return true }
    offset -= 1
  }
  return false
}
