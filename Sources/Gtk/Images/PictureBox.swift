/// The target box to which an image is scaled, keeping its aspect ratio.
nonisolated struct PictureBox: Sendable {
  /// The size of the box, at least 1.
  let width, height: Int
  /// Whether the image covers the box instead of fitting inside it.
  let isCovered: Bool

  init(_ size: (width: Int, height: Int), isCovered: Bool = false) {
    (width, height) = (max(1, size.width), max(1, size.height))
    self.isCovered = isCovered
  }

  /// The box for an image rotated by 90°.
  var turned: PictureBox { PictureBox((height, width), isCovered: isCovered) }

  /// Returns the scaled size of an image.
  func size(width: Int, height: Int) -> (width: Int, height: Int) {
    let scales = (Double(self.width) / Double(width), Double(self.height) / Double(height))
    // A covering film strip could be arbitrarily long.
    let limit = 4 * Double(max(self.width, self.height)) / Double(max(width, height))
    let scale = isCovered ? min(max(scales.0, scales.1), limit) : min(1, scales.0, scales.1)
    return (
      max(1, Int((Double(width) * scale).rounded())), max(1, Int((Double(height) * scale).rounded()))
    )
  }
}
