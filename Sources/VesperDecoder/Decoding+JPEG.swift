import CImageLibraries
import ImageDecoding

/// Decodes with libjpeg-turbo, which scales down to eighths while it decodes.
func decodeJPEG(_ bytes: UnsafeBufferPointer<UInt8>, _ box: PictureBox) throws(DecodingFailure) -> ImageFile {
  let header = JPEGHeader(bytes)
  guard let size = header.size else { throw .damaged }
  try checkSize(width: size.width, height: size.height)
  let lyingBox = header.orientation.swapsSides ? box.turned : box
  let wanted = lyingBox.size(width: size.width, height: size.height)
  // TJSCALED in turbojpeg.h
  func scaled(_ eighths: Int) -> (width: Int, height: Int) {
    ((size.width * eighths + 7) / 8, (size.height * eighths + 7) / 8)
  }
  // Of the eighths, these have fast implementations. A smaller image than is wanted is scaled up.
  let decoded = [1, 2, 4].lazy.map(scaled).first { $0.width >= wanted.width && $0.height >= wanted.height } ?? size
  // As it is wanted, at once.
  if decoded == wanted, header.orientation == .upright, header.componentCount != 4 {
    let image = try ImageFile(width: wanted.width, height: wanted.height, isOpaque: true)
    try decompress(bytes, header, to: image.bytes.baseAddress!, wanted, TJPF_RGB)
    return image
  }
  let canvas = try Canvas(width: decoded.width, height: decoded.height)
  let areInks = header.componentCount == 4
  try decompress(bytes, header, to: canvas.bytes, decoded, areInks ? TJPF_CMYK : TJPF_BGRA)
  if areInks { canvas.replaceInks(areInverted: header.isFromAdobe) }
  return try canvas.finished(wanted, header.orientation, isOpaque: true)
}

private func decompress(
  _ bytes: UnsafeBufferPointer<UInt8>, _ header: JPEGHeader, to target: UnsafeMutablePointer<UInt8>,
  _ size: (width: Int, height: Int), _ format: TJPF
) throws(DecodingFailure) {
  guard let decompressor = tjInitDecompress() else { throw .damaged }
  defer { tjDestroy(decompressor) }
  // Colours are no finer than they were taken, as GdkPixbuf has them: smoothing takes a third of the time.
  let result = tjDecompress2(
    decompressor, bytes.baseAddress, UInt(bytes.count), target, Int32(size.width), 0, Int32(size.height),
    Int32(format.rawValue), TJFLAG_LIMITSCANS | TJFLAG_FASTUPSAMPLE)
  guard result != 0 else { return }
  // Many files are odd, and can be shown. One whose end is missing has no more than the upper part.
  guard tjGetErrorCode(decompressor) == TJERR_WARNING.rawValue, hasEnd(bytes, after: header.scanStart) else {
    throw .damaged
  }
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
