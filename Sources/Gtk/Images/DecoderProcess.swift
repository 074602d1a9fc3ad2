import CDecoderMessages
import CGtk
import Glibc
import ImageDecoding

/// A process that decodes images, one at a time. It is not trusted: what it sends is checked before it is used.
nonisolated struct DecoderProcess: Sendable {
  /// Why a process must be ended.
  enum Trouble: Error {
    /// It is gone, or has sent what it never sends.
    case broken
    case late
  }

  let id: pid_t
  /// Our end of the socket between us.
  private let socket: Int32

  /// What becomes of an image.
  enum Outcome {
    case decoded(NewTexture)
    case failed(ImageDecoder.Failure)
  }

  init(program: String) throws(ImageDecoder.Failure) {
    var id: pid_t = 0
    var socket: Int32 = -1
    let error = vesper_decoder_start(program, &id, &socket)
    guard error == 0 else { throw .noDecoder("\(program): \(String(cString: strerror(error)))") }
    (self.id, self.socket) = (id, socket)
  }

  /// Ends the process and frees what belongs to it: it must not be used any more. Returns what `waitpid` tells of it.
  @discardableResult func end() -> Int32 { vesper_decoder_end(id, socket) }

  /// Waits until the process has given up what it does not need, and returns what protects it. To be called once, before
  /// anything else.
  func waitUntilReady(until deadline: ContinuousClock.Instant) throws -> DecoderProtections {
    let (answer, file) = try receive({ deadline }, isCancelled: { false })
    if file >= 0 { close(file) }
    guard file < 0, answer.outcome == DecoderOutcome.ready.rawValue else { throw Trouble.broken }
    return DecoderProtections(rawValue: answer.protections)
  }

  /// Decodes an image.
  ///
  /// - Parameter patience: How long it may take, and how long if nobody wants the image any more.
  /// - Throws: `Trouble`, or `CancellationError`. The process must be ended after either.
  func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, _ format: DecoderFormat, _ box: PictureBox,
    patience: (Duration, cancelled: Duration), isCancelled: () -> Bool
  ) throws -> Outcome {
    try send(bytes, format, box)
    let start = ContinuousClock.now
    let (answer, file) = try receive(
      { start + (isCancelled() ? patience.cancelled : patience.0) }, isCancelled: isCancelled)
    defer { if file >= 0 { close(file) } }
    let (width, height) = (Int(answer.width), Int(answer.height))
    switch DecoderOutcome(rawValue: answer.outcome) {
    case .decoded:
      guard file >= 0, box.mayBecome(width: width, height: height), [3, 4].contains(answer.pixel_size) else {
        throw Trouble.broken
      }
      return .decoded(try texture(file, width: width, height: height, pixelSize: Int(answer.pixel_size)))
    case .damaged where file < 0: return .failed(.damaged(""))
    case .tooLarge where file < 0: return .failed(.tooLarge(width: width, height: height))
    default: throw Trouble.broken
    }
  }

  private func send(_ bytes: UnsafeBufferPointer<UInt8>, _ format: DecoderFormat, _ box: PictureBox) throws {
    let file = vesper_memory_file(bytes.count)
    guard file >= 0 else { throw ImageDecoder.Failure.damaged(String(cString: strerror(errno))) }
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = write(file, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
      guard count > 0 else { throw ImageDecoder.Failure.damaged(String(cString: strerror(errno))) }
      rest = rest.dropFirst(count)
    }
    var request = DecoderRequest()
    request.format = format.rawValue
    request.width = UInt32(clamping: box.width)
    request.height = UInt32(clamping: box.height)
    request.covers = box.isCovered ? 1 : 0
    request.size = UInt64(bytes.count)
    let isSent = withUnsafeBytes(of: request) { vesper_message_send(socket, $0.baseAddress, $0.count, file) }
    guard isSent else { throw Trouble.broken }
  }

  /// How often somebody who waits looks whether the image is still wanted, in milliseconds.
  private static let interval: Int32 = 20

  private func receive(
    _ deadline: () -> ContinuousClock.Instant, isCancelled: () -> Bool
  ) throws -> (DecoderAnswer, file: Int32) {
    var polled = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    while poll(&polled, 1, Self.interval) <= 0 {
      guard ContinuousClock.now < deadline() else {
        // The computer may have slept, or this thread have stood still, while the answer came.
        if poll(&polled, 1, 0) > 0 { break }
        if isCancelled() { throw CancellationError() }
        throw Trouble.late
      }
    }
    var answer = DecoderAnswer()
    var file: Int32 = -1
    let isReceived = withUnsafeMutableBytes(of: &answer) {
      vesper_message_receive(socket, $0.baseAddress, $0.count, &file)
    }
    guard isReceived else { throw Trouble.broken }
    return (answer, file)
  }

  /// Makes a texture of the pixels in a file, without copying them.
  private func texture(_ file: Int32, width: Int, height: Int, pixelSize: Int) throws -> NewTexture {
    let size = width * height * pixelSize
    guard vesper_memory_file_is_final(file, size),
      let memory = mmap(nil, size, PROT_READ, MAP_SHARED, file, 0), memory != MAP_FAILED
    else { throw Trouble.broken }
    let mapping = UnsafeMutablePointer<UnsafeRawBufferPointer>.allocate(capacity: 1)
    mapping.initialize(to: UnsafeRawBufferPointer(start: memory, count: size))
    let bytes = g_bytes_new_with_free_func(
      memory, gsize(size),
      { mapping in
        let mapping = mapping!.assumingMemoryBound(to: UnsafeRawBufferPointer.self)
        munmap(UnsafeMutableRawPointer(mutating: mapping.pointee.baseAddress), mapping.pointee.count)
        mapping.deallocate()
      }, mapping)
    defer { g_bytes_unref(bytes) }
    // GTK 4.8 converts these quickly, and what is in cairo's own format slowly, by way of floating-point numbers.
    let format = pixelSize == 3 ? GDK_MEMORY_R8G8B8 : GDK_MEMORY_B8G8R8A8
    return NewTexture(
      pointer: gdk_memory_texture_new(gint(width), gint(height), format, bytes, gsize(width * pixelSize)))
  }
}
