/// What a picture is scaled to, keeping its proportions.
nonisolated struct PictureBox: Sendable {
  /// At least one.
  let width, height: Int
  /// Whether it is filled, and not what contains the picture.
  let isCovered: Bool

  init(_ size: (width: Int, height: Int), isCovered: Bool = false) {
    (width, height) = (max(1, size.width), max(1, size.height))
    self.isCovered = isCovered
  }

  /// For a picture that lies on its side.
  var turned: PictureBox { PictureBox((height, width), isCovered: isCovered) }

  /// The size that a picture gets.
  func size(width: Int, height: Int) -> (width: Int, height: Int) {
    let scales = (Double(self.width) / Double(width), Double(self.height) / Double(height))
    // A covering strip of film would have any length.
    let limit = 4 * Double(max(self.width, self.height)) / Double(max(width, height))
    let scale = isCovered ? min(max(scales.0, scales.1), limit) : min(1, scales.0, scales.1)
    return (
      max(1, Int((Double(width) * scale).rounded())), max(1, Int((Double(height) * scale).rounded()))
    )
  }
}
