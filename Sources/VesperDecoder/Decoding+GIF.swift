import CImageLibraries
import ImageDecoding

/// Decodes the first picture of a file with giflib.
func decodeGIF(_ bytes: UnsafeBufferPointer<UInt8>, _ box: PictureBox) throws(DecodingFailure) -> ImageFile {
  let rest = UnsafeMutablePointer<UnsafeBufferPointer<UInt8>>.allocate(capacity: 1)
  rest.initialize(to: bytes)
  defer { rest.deallocate() }
  let read: InputFunc = { file, target, count in
    let rest = file!.pointee.UserData.assumingMemoryBound(to: UnsafeBufferPointer<UInt8>.self)
    let part = rest.pointee.prefix(Int(count))
    if let source = UnsafeBufferPointer(rebasing: part).baseAddress { target!.update(from: source, count: part.count) }
    rest.pointee = UnsafeBufferPointer(rebasing: rest.pointee.dropFirst(part.count))
    return Int32(part.count)
  }
  guard let file = DGifOpen(rest, read, nil) else { throw .damaged }
  defer { DGifCloseFile(file, nil) }
  var transparent: Int32?
  while true {
    var kind = UNDEFINED_RECORD_TYPE
    guard DGifGetRecordType(file, &kind) != GIF_ERROR else { throw .damaged }
    switch kind {
    case EXTENSION_RECORD_TYPE:
      var code: Int32 = 0
      var block: UnsafeMutablePointer<GifByteType>?
      guard DGifGetExtension(file, &code, &block) != GIF_ERROR else { throw .damaged }
      while let current = block {
        var graphics = GraphicsControlBlock()
        // A block begins with its length.
        if code == GRAPHICS_EXT_FUNC_CODE, DGifExtensionToGCB(Int(current[0]), current + 1, &graphics) != GIF_ERROR {
          transparent = graphics.TransparentColor == NO_TRANSPARENT_COLOR ? nil : graphics.TransparentColor
        }
        guard DGifGetExtensionNext(file, &block) != GIF_ERROR else { throw .damaged }
      }
    case IMAGE_DESC_RECORD_TYPE:
      guard DGifGetImageDesc(file) != GIF_ERROR else { throw .damaged }
      let canvas = try decodeFrame(file, transparent: transparent)
      let isOpaque = canvas.pixels.allSatisfy { $0 >> 24 == 255 }
      return try canvas.finished(box.size(width: canvas.width, height: canvas.height), isOpaque: isOpaque)
    default: throw .damaged
    }
  }
}

/// Decodes the picture whose description was read last, on a canvas that has room for it.
private func decodeFrame(
  _ file: UnsafeMutablePointer<GifFileType>, transparent: Int32?
) throws(DecodingFailure) -> Canvas {
  let frame = file.pointee.Image
  let (left, top) = (Int(frame.Left), Int(frame.Top))
  let (width, height) = (Int(frame.Width), Int(frame.Height))
  let size = (width: max(Int(file.pointee.SWidth), left + width), height: max(Int(file.pointee.SHeight), top + height))
  try checkSize(width: size.width, height: size.height)
  try checkSize(width: width, height: height)
  guard let colors = frame.ColorMap ?? file.pointee.SColorMap else { throw .damaged }
  let table = UnsafeBufferPointer(start: colors.pointee.Colors, count: Int(colors.pointee.ColorCount))
  let palette = (0..<256).map { index -> UInt32 in
    guard index < table.count, Int32(index) != transparent else { return 0 }
    let color = table[index]
    return 0xFF00_0000 | UInt32(color.Red) << 16 | UInt32(color.Green) << 8 | UInt32(color.Blue)
  }
  let canvas = try Canvas(width: size.width, height: size.height)
  // Around the picture.
  canvas.pixels.update(repeating: 0)
  var line = [GifPixelType](repeating: 0, count: width)
  // Interlaced: every eighth line, those in the middle between them, and so on.
  let passes = frame.Interlace ? [(0, 8), (4, 8), (2, 4), (1, 2)] : [(0, 1)]
  for (first, step) in passes {
    for row in stride(from: first, to: height, by: step) {
      guard DGifGetLine(file, &line, Int32(width)) != GIF_ERROR else { throw .damaged }
      let start = (top + row) * size.width + left
      for column in 0..<width { canvas.pixels[start + column] = palette[Int(line[column])] }
    }
  }
  return canvas
}
