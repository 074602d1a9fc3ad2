package import CDecoderMessages

/// The formats that a decoder of its own process knows, by their numbers in its messages.
package enum DecoderFormat: UInt32, Sendable {
  case jpeg = 1
  case png, gif, webp
}

/// What became of an image, by the numbers in a decoder's messages.
package enum DecoderOutcome: UInt32, Sendable {
  /// Not of an image: the decoder has started and given up what it does not need.
  case ready = 1
  case decoded, damaged, tooLarge
}

package typealias DecoderRequest = vesper_decoder_request
package typealias DecoderAnswer = vesper_decoder_answer

/// The size limit of images, in pixels before scaling.
package let maximumImagePixelCount = 100_000_000
