/// The target box to which an image is scaled, keeping its aspect ratio.
package struct PictureBox: Sendable {
  /// The size of the box, at least 1.
  package let width, height: Int
  /// Whether the image covers the box instead of fitting inside it.
  package let isCovered: Bool

  package init(_ size: (width: Int, height: Int), isCovered: Bool = false) {
    (width, height) = (max(1, size.width), max(1, size.height))
    self.isCovered = isCovered
  }

  /// The box for an image rotated by 90°.
  package var turned: PictureBox { PictureBox((height, width), isCovered: isCovered) }

  /// Returns the scaled size of an image.
  package func size(width: Int, height: Int) -> (width: Int, height: Int) {
    let scales = (Double(self.width) / Double(width), Double(self.height) / Double(height))
    // A covering film strip could be arbitrarily long.
    let limit = 4 * Double(max(self.width, self.height)) / Double(max(width, height))
    let scale = isCovered ? min(max(scales.0, scales.1), limit) : min(1, scales.0, scales.1)
    return (
      max(1, Int((Double(width) * scale).rounded())), max(1, Int((Double(height) * scale).rounded()))
    )
  }

  /// Whether an image can have this size once it is scaled. Nothing larger than the box calls for may come back from
  /// elsewhere.
  package func mayBecome(width: Int, height: Int) -> Bool {
    guard width > 0, height > 0 else { return false }
    if isCovered { return max(width, height) <= 4 * max(self.width, self.height) }
    return width <= self.width && height <= self.height
  }
}
