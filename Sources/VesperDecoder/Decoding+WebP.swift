import CImageLibraries
import ImageDecoding

/// Decodes with libwebp, which scales while it decodes, unless it is an animation.
func decodeWebP(_ bytes: UnsafeBufferPointer<UInt8>, _ box: PictureBox) throws(DecodingFailure) -> ImageFile {
  var configuration = WebPDecoderConfig()
  guard WebPInitDecoderConfig(&configuration) != 0,
    WebPGetFeatures(bytes.baseAddress, bytes.count, &configuration.input) == VP8_STATUS_OK
  else { throw .damaged }
  let size = (width: Int(configuration.input.width), height: Int(configuration.input.height))
  try checkSize(width: size.width, height: size.height)
  var data = WebPData(bytes: bytes.baseAddress, size: bytes.count)
  let orientation = orientation(of: &data)
  let lyingBox = orientation.swapsSides ? box.turned : box
  let wanted = lyingBox.size(width: size.width, height: size.height)
  let isOpaque = configuration.input.has_alpha == 0
  guard configuration.input.has_animation == 0 else {
    return try decodeFirstFrame(&data).finished(wanted, orientation, isOpaque: isOpaque)
  }
  let canvas = try Canvas(width: wanted.width, height: wanted.height)
  configuration.options.use_scaling = wanted == size ? 0 : 1
  configuration.options.scaled_width = Int32(wanted.width)
  configuration.options.scaled_height = Int32(wanted.height)
  configuration.output.colorspace = MODE_BGRA
  configuration.output.is_external_memory = 1
  configuration.output.u.RGBA.rgba = canvas.bytes
  configuration.output.u.RGBA.stride = Int32(canvas.width * 4)
  configuration.output.u.RGBA.size = canvas.pixels.count * 4
  guard WebPDecode(bytes.baseAddress, bytes.count, &configuration) == VP8_STATUS_OK else { throw .damaged }
  return try canvas.finished(wanted, orientation, isOpaque: isOpaque)
}

private func orientation(of data: inout WebPData) -> ImageOrientation {
  guard let file = WebPDemux(&data) else { return .upright }
  defer { WebPDemuxDelete(file) }
  var chunk = WebPChunkIterator()
  guard WebPDemuxGetChunk(file, "EXIF", 1, &chunk) != 0 else { return .upright }
  defer { WebPDemuxReleaseChunkIterator(&chunk) }
  let bytes = UnsafeBufferPointer(start: chunk.chunk.bytes, count: chunk.chunk.size)
  // Some programs write it as in a JPEG file.
  let header = Array("Exif".utf8) + [0, 0]
  return ImageOrientation(exif: bytes.starts(with: header) ? bytes.dropFirst(header.count) : bytes[...])
}

private func decodeFirstFrame(_ data: inout WebPData) throws(DecodingFailure) -> Canvas {
  var options = WebPAnimDecoderOptions()
  guard WebPAnimDecoderOptionsInit(&options) != 0 else { throw .damaged }
  options.color_mode = MODE_BGRA
  options.use_threads = 0
  guard let decoder = WebPAnimDecoderNew(&data, &options) else { throw .damaged }
  defer { WebPAnimDecoderDelete(decoder) }
  var information = WebPAnimInfo()
  var frame: UnsafeMutablePointer<UInt8>?
  var time: Int32 = 0
  guard WebPAnimDecoderGetInfo(decoder, &information) != 0, WebPAnimDecoderGetNext(decoder, &frame, &time) != 0,
    let frame
  else { throw .damaged }
  let canvas = try Canvas(width: Int(information.canvas_width), height: Int(information.canvas_height))
  canvas.bytes.update(from: frame, count: canvas.pixels.count * 4)
  return canvas
}
