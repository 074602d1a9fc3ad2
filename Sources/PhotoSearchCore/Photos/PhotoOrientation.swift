/// The orientation of an image.
public nonisolated enum PhotoOrientation: String, Sendable, Hashable, Codable, CaseIterable {
  case landscape, portrait
  /// As wide as high, within five percent.
  case square

  /// - Parameters:
  ///   - width: The width in pixels, above zero.
  ///   - height: The height in pixels, above zero.
  public init(width: Int, height: Int) {
    let ratio = Double(width) / Double(height)
    self = ratio > 1.05 ? .landscape : ratio < 1 / 1.05 ? .portrait : .square
  }
}
