// Decodes images for another process, which passes the socket between them on as file 3. Whatever an image makes the
// decoding libraries do here: there is no file, no network and no other program within reach. See `DecoderProcess` in Gtk
// for the other side.

import CDecoderMessages
import CSandbox
import Glibc
import ImageDecoding

/// Decodes the image in a file. The second is the image if there is one.
func answer(_ request: DecoderRequest, _ file: Int32) -> (DecoderAnswer, ImageFile?) {
  var answer = DecoderAnswer()
  answer.outcome = DecoderOutcome.damaged.rawValue
  let size = Int(request.size)
  guard size > 0, let format = DecoderFormat(rawValue: request.format),
    let memory = mmap(nil, size, PROT_READ, MAP_SHARED | MAP_POPULATE, file, 0), memory != MAP_FAILED
  else { return (answer, nil) }
  defer { munmap(memory, size) }
  let box = PictureBox((Int(request.width), Int(request.height)), isCovered: request.covers == 1)
  let bytes = UnsafeBufferPointer(start: memory.assumingMemoryBound(to: UInt8.self), count: size)
  do throws(DecodingFailure) {
    let image = try decode(bytes, format, box)
    answer.outcome = DecoderOutcome.decoded.rawValue
    (answer.width, answer.height) = (UInt32(image.width), UInt32(image.height))
    answer.pixel_size = image.isOpaque ? 3 : 4
    return (answer, image)
  } catch {
    if case .tooLarge(let width, let height) = error {
      answer.outcome = DecoderOutcome.tooLarge.rawValue
      (answer.width, answer.height) = (UInt32(truncatingIfNeeded: width), UInt32(truncatingIfNeeded: height))
    }
    return (answer, nil)
  }
}

func send(_ answer: DecoderAnswer, _ file: Int32 = -1) {
  let isSent = withUnsafeBytes(of: answer) {
    vesper_message_send(VESPER_DECODER_SOCKET, $0.baseAddress, $0.count, file)
  }
  // Nobody waits for it any more.
  if !isSent { exit(0) }
}

/// Waits for an image and sends what became of it. Returns `false` when no more will come.
func serveNext() -> Bool {
  var request = DecoderRequest()
  var file: Int32 = -1
  let isReceived = withUnsafeMutableBytes(of: &request) {
    vesper_message_receive(VESPER_DECODER_SOCKET, $0.baseAddress, $0.count, &file)
  }
  guard isReceived else { return false }
  let (answer, image) = answer(request, file)
  if file >= 0 { close(file) }
  guard let image else {
    send(answer)
    return true
  }
  return image.handOn { send(answer, $0) } != nil
}

var ready = DecoderAnswer()
ready.outcome = DecoderOutcome.ready.rawValue
ready.protections = vesper_sandbox_enter(VESPER_SANDBOX_ALL)
send(ready)
while serveNext() {}
