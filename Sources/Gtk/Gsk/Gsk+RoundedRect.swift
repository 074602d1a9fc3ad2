public import CGtk

extension Gsk {
  /// A rectangle with rounded corners, each with a horizontal and a vertical radius.
  public struct RoundedRect: Hashable, Sendable {
    /// The bounds of the rectangle, ignoring the corners.
    public var bounds: Graphene.Rect
    /// The radii of the corners.
    public var topLeft, topRight, bottomRight, bottomLeft: Graphene.Size

    /// Creates a rectangle with four different corners.
    public init(
      bounds: Graphene.Rect, topLeft: Graphene.Size, topRight: Graphene.Size, bottomRight: Graphene.Size,
      bottomLeft: Graphene.Size
    ) {
      self.bounds = bounds
      (self.topLeft, self.topRight) = (topLeft, topRight)
      (self.bottomRight, self.bottomLeft) = (bottomRight, bottomLeft)
    }

    /// Creates a rectangle with four equal corners.
    public init(bounds: Graphene.Rect, radius: Double) {
      let corner = Graphene.Size(width: radius, height: radius)
      self.init(bounds: bounds, topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
    }

    @_spi(Bindings) public init(cValue: GskRoundedRect) {
      self.init(
        bounds: Graphene.Rect(cValue: cValue.bounds), topLeft: Graphene.Size(cValue: cValue.corner.0),
        topRight: Graphene.Size(cValue: cValue.corner.1), bottomRight: Graphene.Size(cValue: cValue.corner.2),
        bottomLeft: Graphene.Size(cValue: cValue.corner.3))
    }

    @_spi(Bindings) public var cValue: GskRoundedRect {
      GskRoundedRect(
        bounds: bounds.cValue, corner: (topLeft.cValue, topRight.cValue, bottomRight.cValue, bottomLeft.cValue))
    }

    /// Whether a point is inside the rectangle.
    public func contains(_ point: Graphene.Point) -> Bool {
      var (rect, point) = (cValue, point.cValue)
      return gsk_rounded_rect_contains_point(&rect, &point) != 0
    }
  }
}
