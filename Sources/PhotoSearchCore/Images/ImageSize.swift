/// The size in device pixels to which an image is decoded. The image keeps its proportions.
public nonisolated struct ImageSize: Sendable, Hashable {
  /// How an image of other proportions is fitted to the size.
  public enum Fit: Sendable {
    /// The whole image fits within the size. A smaller image is not enlarged.
    case contain
    /// The image covers the size and may extend beyond it. A smaller image is enlarged.
    case cover
  }

  public let width: Int
  public let height: Int
  public let fit: Fit

  public init(width: Int, height: Int, fit: Fit = .contain) {
    self.width = width
    self.height = height
    self.fit = fit
  }

  /// Returns the size multiplied by a scale factor, such as a screen's number of device pixels per desktop pixel.
  public func scaled(by scale: Int) -> ImageSize {
    ImageSize(width: width * scale, height: height * scale, fit: fit)
  }
}
