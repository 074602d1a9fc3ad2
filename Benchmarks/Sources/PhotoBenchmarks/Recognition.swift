import Foundation
import PhotoSearchCore

/// Recognising a picture among 100,000: what is done once for each picture, and the search for one that is there and for
/// one that is not, which looks for turned and mirrored ones as well.
func measureRecognition() {
  var random = SystemRandomNumberGenerator()
  func picture() -> Luminance {
    let bytes = (0..<512 * 384 * 4).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    return bytes.withUnsafeBytes { Luminance(pixels: $0, width: 512, height: 384, stride: 512 * 4) }!
  }
  let (known, unknown) = (picture(), picture())
  row("the fingerprint of a picture of 512 x 384", "\(processorTime(of: { _ = PictureFingerprint(of: known) })) ms")

  var index = FingerprintIndex<Int>()
  for number in 0..<99_999 {
    let bytes = (0..<192).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    if let fingerprint = PictureFingerprint(data: Data(bytes)) { index.insert(fingerprint, for: number) }
  }
  index.insert(PictureFingerprint(of: known), for: -1)
  for (name, picture, isThere) in [("that is there", known, true), ("that is not", unknown, false)] {
    let time = processorTime(of: { precondition(index.matches(for: picture).isEmpty != isThere, "not what is there") })
    row("a picture \(name), among 100,000", "\(time) ms", "10 ms", isKept: time <= 10)
  }
}

/// The median of eleven runs, in milliseconds of the processor.
private func processorTime(of run: () -> Void) -> Double {
  let times = (0..<11).map { _ in
    let start = processorTime()
    run()
    return processorTime() - start
  }
  return (median(times) * 10).rounded() / 10
}
