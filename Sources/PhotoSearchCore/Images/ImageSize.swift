/// A size in device pixels that a picture is decoded to, keeping its proportions.
public nonisolated struct ImageSize: Sendable, Hashable {
  /// How a picture of other proportions is brought to the size.
  public enum Fit: Sendable {
    /// All of it has a place within the size. A smaller picture stays as it is.
    case contain
    /// It fills the size, and what is over is left over. A smaller picture is enlarged.
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

  /// So many times as wide and as high, as for a screen with that many device pixels for one of the desktop's.
  public func scaled(by scale: Int) -> ImageSize {
    ImageSize(width: width * scale, height: height * scale, fit: fit)
  }
}
