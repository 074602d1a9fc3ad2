/// A size in device pixels that a picture shall fill.
public nonisolated struct ImageSize: Sendable, Hashable {
  public let width: Int
  public let height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
