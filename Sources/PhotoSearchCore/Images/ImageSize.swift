/// A size in device pixels that a picture shall fill.
public nonisolated struct ImageSize: Sendable, Hashable {
  public let width: Int
  public let height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// So many times as wide and as high, as for a screen with that many device pixels for one of the desktop's.
  public func scaled(by scale: Int) -> ImageSize { ImageSize(width: width * scale, height: height * scale) }
}
