extension Box {
  /// Creates a box with children, from left to right or from top to bottom.
  public convenience init(_ orientation: Orientation, spacing: Int = 6, _ children: [Widget]) {
    self.init(orientation: orientation, spacing: spacing)
    append(children)
  }

  /// Adds children at the end.
  public final func append(_ children: [Widget]) {
    for child in children { append(child) }
  }
}
