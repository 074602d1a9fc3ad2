extension Graphene.Rect {
  /// Creates a rectangle from its top left corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Graphene.Point(x: x, y: y), size: Graphene.Size(width: width, height: height))
  }
}
