/// Which of several banners has its turn: the most important of those that are open.
public nonisolated struct BannerTurn: Sendable, Hashable {
  /// The position of the banner.
  public let index: Int
  /// The number of open banners.
  public let count: Int

  /// - Parameter open: Whether each banner is open, the most important first.
  /// - Returns: `nil` if none is open.
  public init?(open: [Bool]) {
    guard let index = open.firstIndex(of: true) else { return nil }
    self.index = index
    count = open.count(where: \.self)
  }
}
