import CGtk
import ImageDecoding
import Synchronization

/// The decoding of one image, by a `GdkPixbufLoader` or in a process of its own.
nonisolated final class DecodingJob: Sendable {
  private let box: PictureBox
  private let processes: DecoderProcesses?
  private let isCancelled = Atomic(false)

  /// The number of bytes passed to the loader between two checks of `isCancelled`.
  private static let chunk = 64 * 1024

  init(_ box: PictureBox, in processes: DecoderProcesses? = nil) {
    self.box = box
    self.processes = processes
  }

  func cancel() { isCancelled.store(true, ordering: .relaxed) }

  func decode(_ bytes: UnsafeBufferPointer<UInt8>) throws -> NewTexture {
    try checkCancellation()
    guard let format = ImageFormat(of: bytes) else { throw ImageDecoder.Failure.unsupportedFormat }
    let request = SizeRequest(box: box)
    if let size = ClaimedSize.of(bytes, format: format), !request.isAcceptable(width: size.width, height: size.height) {
      throw ImageDecoder.Failure.tooLarge(width: size.width, height: size.height)
    }
    if let processes {
      return try processes.decode(bytes, format, box) { isCancelled.load(ordering: .relaxed) }
    }
    guard let loader = gdk_pixbuf_loader_new_with_type(format.rawValue, nil) else {
      throw ImageDecoder.Failure.unsupportedFormat
    }
    defer { g_object_unref(loader) }
    let prepared: @convention(c) (UnsafeMutableRawPointer, gint, gint, UnsafeMutableRawPointer) -> Void = {
      loader, width, height, context in
      let request = Unmanaged<SizeRequest>.fromOpaque(context).takeUnretainedValue()
      let size = request.answer(width: Int(width), height: Int(height))
      gdk_pixbuf_loader_set_size(
        loader.assumingMemoryBound(to: GdkPixbufLoader.self), gint(size.width), gint(size.height))
    }
    // Sound: GObject calls it with the arguments of "size-prepared", which are these.
    let handler = unsafeBitCast(prepared, to: GCallback.self)
    try withExtendedLifetime(request) {
      let context = Unmanaged.passUnretained(request).toOpaque()
      let id = g_signal_connect_data(loader, "size-prepared", handler, context, nil, GConnectFlags(rawValue: 0))
      defer { g_signal_handler_disconnect(loader, id) }
      if format == .gif, let end = GIFFrames.endOfFirst(in: bytes) {
        // End the file there.
        try (Array(bytes[..<end]) + [0x3B]).withUnsafeBufferPointer { try feed(loader, $0, request) }
      } else {
        try feed(loader, bytes, request)
      }
    }
    try checkCancellation()
    return try texture(of: loader)
  }

  /// Passes all bytes to the loader. It must be closed in any case, and only then reports truncation.
  private func feed(
    _ loader: UnsafeMutablePointer<GdkPixbufLoader>, _ bytes: UnsafeBufferPointer<UInt8>, _ request: SizeRequest
  ) throws {
    do {
      var rest = bytes[...]
      while !rest.isEmpty {
        try checkCancellation()
        let part = UnsafeBufferPointer(rebasing: rest.prefix(DecodingJob.chunk))
        rest = rest.dropFirst(DecodingJob.chunk)
        try call(request) { gdk_pixbuf_loader_write(loader, part.baseAddress, gsize(part.count), &$0) }
      }
    } catch {
      gdk_pixbuf_loader_close(loader, nil)
      throw error
    }
    try call(request) { gdk_pixbuf_loader_close(loader, &$0) }
  }

  private func call(
    _ request: SizeRequest, _ function: (inout UnsafeMutablePointer<GError>?) -> gboolean
  ) throws {
    var error: UnsafeMutablePointer<GError>?
    let succeeded = function(&error) != 0
    defer { g_clear_error(&error) }
    if let refused = request.refused {
      throw ImageDecoder.Failure.tooLarge(width: refused.width, height: refused.height)
    }
    if !succeeded {
      throw ImageDecoder.Failure.damaged(error.map { String(cString: $0.pointee.message) } ?? "")
    }
  }

  private func texture(of loader: UnsafeMutablePointer<GdkPixbufLoader>) throws -> NewTexture {
    guard let decoded = gdk_pixbuf_loader_get_pixbuf(loader) else { throw ImageDecoder.Failure.damaged("") }
    guard let upright = gdk_pixbuf_apply_embedded_orientation(decoded) else {
      throw ImageDecoder.Failure.damaged("")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
    let width = Int(gdk_pixbuf_get_width(upright))
    let height = Int(gdk_pixbuf_get_height(upright))
    let size = box.size(width: width, height: height)
    // Only an image whose orientation could not be foreseen is still too large.
    guard size != (width, height) else { return NewTexture(pointer: gdk_texture_new_for_pixbuf(upright)) }
    guard let scaled = gdk_pixbuf_scale_simple(upright, gint(size.width), gint(size.height), GDK_INTERP_BILINEAR)
    else { throw ImageDecoder.Failure.tooLarge(width: width, height: height) }
    defer { g_object_unref(UnsafeMutableRawPointer(scaled)) }
    return NewTexture(pointer: gdk_texture_new_for_pixbuf(scaled))
  }

  private func checkCancellation() throws {
    if isCancelled.load(ordering: .relaxed) { throw CancellationError() }
  }
}

/// The answer to a loader that has read the size of an image.
private nonisolated final class SizeRequest {
  let box: PictureBox
  /// The size of the image, if it is too large.
  private(set) var refused: (width: Int, height: Int)?

  init(box: PictureBox) { self.box = box }

  func isAcceptable(width: Int, height: Int) -> Bool {
    let count = width.multipliedReportingOverflow(by: height)
    return !count.overflow && count.partialValue <= ImageDecoder.maximumPixelCount
  }

  /// Returns the size to which to decode an image. To refuse it, returns zero, which makes the loader give up before it
  /// allocates anything.
  ///
  /// The orientation is not known yet, so the size is the larger of those for upright and rotated images.
  func answer(width: Int, height: Int) -> (width: Int, height: Int) {
    guard width > 0, height > 0, isAcceptable(width: width, height: height) else {
      refused = (width, height)
      return (0, 0)
    }
    let upright = box.size(width: width, height: height)
    let lying = box.turned.size(width: width, height: height)
    return upright.width > lying.width ? upright : lying
  }
}
