// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import CGtk

extension Graphene {
  /// The struct [`graphene_matrix_t`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-t).
  public final class Matrix: Boxed, @MainActor Equatable {
    public override class var gType: GType { graphene_matrix_get_type() }

    @_spi(Bindings) public final var grapheneMatrixT: UnsafeMutablePointer<graphene_matrix_t> {
      pointer.assumingMemoryBound(to: graphene_matrix_t.self)
    }

    /// Whether both are equal, as C compares them.
    public static func == (left: Matrix, right: Matrix) -> Bool { left.equal(right) }

    /// Calls
    /// [`graphene_matrix_alloc()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-alloc).
    /// Since Graphene 1.0.
    public convenience init() {
      self.init(taking: graphene_matrix_alloc())
    }

    /// Calls
    /// [`graphene_matrix_determinant()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-determinant).
    /// Since Graphene 1.0.
    @discardableResult
    public func determinant() -> Double { graphene_matrix_determinant(grapheneMatrixT).double }

    /// Calls
    /// [`graphene_matrix_equal()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-equal).
    /// Since Graphene 1.10.
    @discardableResult
    public func equal(_ b: Graphene.Matrix) -> Bool { graphene_matrix_equal(grapheneMatrixT, b.grapheneMatrixT) }

    /// Calls
    /// [`graphene_matrix_equal_fast()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-equal-fast).
    /// Since Graphene 1.10.
    @discardableResult
    public func equalFast(_ b: Graphene.Matrix) -> Bool {
      graphene_matrix_equal_fast(grapheneMatrixT, b.grapheneMatrixT)
    }

    /// Calls
    /// [`graphene_matrix_get_row()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-get-row).
    /// Since Graphene 1.0.
    public func getRow(_ index: Int) -> Graphene.Vec4 {
      var cRes = graphene_vec4_t()
      graphene_matrix_get_row(grapheneMatrixT, index.uint32, &cRes)
      return Graphene.Vec4(copying: &cRes)
    }

    /// Calls
    /// [`graphene_matrix_get_value()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-get-value).
    /// Since Graphene 1.0.
    public func getValue(row: Int, col: Int) -> Double {
      graphene_matrix_get_value(grapheneMatrixT, row.uint32, col.uint32).double
    }

    /// Calls
    /// [`graphene_matrix_get_x_scale()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-get-x-scale).
    /// Since Graphene 1.0.
    public var xScale: Double { graphene_matrix_get_x_scale(grapheneMatrixT).double }

    /// Calls
    /// [`graphene_matrix_get_x_translation()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-get-x-translation).
    /// Since Graphene 1.10.
    public var xTranslation: Double { graphene_matrix_get_x_translation(grapheneMatrixT).double }

    /// Calls
    /// [`graphene_matrix_get_y_scale()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-get-y-scale).
    /// Since Graphene 1.0.
    public var yScale: Double { graphene_matrix_get_y_scale(grapheneMatrixT).double }

    /// Calls
    /// [`graphene_matrix_get_y_translation()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-get-y-translation).
    /// Since Graphene 1.10.
    public var yTranslation: Double { graphene_matrix_get_y_translation(grapheneMatrixT).double }

    /// Calls
    /// [`graphene_matrix_get_z_scale()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-get-z-scale).
    /// Since Graphene 1.0.
    public var zScale: Double { graphene_matrix_get_z_scale(grapheneMatrixT).double }

    /// Calls
    /// [`graphene_matrix_get_z_translation()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-get-z-translation).
    /// Since Graphene 1.10.
    public var zTranslation: Double { graphene_matrix_get_z_translation(grapheneMatrixT).double }

    /// Calls
    /// [`graphene_matrix_interpolate()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-interpolate).
    /// Since Graphene 1.0.
    @discardableResult
    public func interpolate(_ b: Graphene.Matrix, factor: Double) -> Graphene.Matrix {
      var cRes = graphene_matrix_t()
      graphene_matrix_interpolate(grapheneMatrixT, b.grapheneMatrixT, factor, &cRes)
      return Graphene.Matrix(copying: &cRes)
    }

    /// Calls
    /// [`graphene_matrix_inverse()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-inverse).
    /// Since Graphene 1.0.
    @discardableResult
    public func inverse() -> Graphene.Matrix? {
      var cRes = graphene_matrix_t()
      let result = graphene_matrix_inverse(grapheneMatrixT, &cRes)
      guard result else { return nil }
      return Graphene.Matrix(copying: &cRes)
    }

    /// Calls
    /// [`graphene_matrix_is_2d()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-is-2d).
    /// Since Graphene 1.0.
    public var is2d: Bool { graphene_matrix_is_2d(grapheneMatrixT) }

    /// Calls
    /// [`graphene_matrix_is_backface_visible()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-is-backface-visible).
    /// Since Graphene 1.0.
    public var isBackfaceVisible: Bool { graphene_matrix_is_backface_visible(grapheneMatrixT) }

    /// Calls
    /// [`graphene_matrix_is_identity()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-is-identity).
    /// Since Graphene 1.0.
    public var isIdentity: Bool { graphene_matrix_is_identity(grapheneMatrixT) }

    /// Calls
    /// [`graphene_matrix_is_singular()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-is-singular).
    /// Since Graphene 1.0.
    public var isSingular: Bool { graphene_matrix_is_singular(grapheneMatrixT) }

    /// Calls
    /// [`graphene_matrix_multiply()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-multiply).
    /// Since Graphene 1.0.
    @discardableResult
    public func multiply(_ b: Graphene.Matrix) -> Graphene.Matrix {
      var cRes = graphene_matrix_t()
      graphene_matrix_multiply(grapheneMatrixT, b.grapheneMatrixT, &cRes)
      return Graphene.Matrix(copying: &cRes)
    }

    /// Calls
    /// [`graphene_matrix_near()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-near).
    /// Since Graphene 1.10.
    @discardableResult
    public func near(_ b: Graphene.Matrix, epsilon: Double) -> Bool {
      graphene_matrix_near(grapheneMatrixT, b.grapheneMatrixT, epsilon.float)
    }

    /// Calls
    /// [`graphene_matrix_normalize()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-normalize).
    /// Since Graphene 1.0.
    @discardableResult
    public func normalize() -> Graphene.Matrix {
      var cRes = graphene_matrix_t()
      graphene_matrix_normalize(grapheneMatrixT, &cRes)
      return Graphene.Matrix(copying: &cRes)
    }

    /// Calls
    /// [`graphene_matrix_perspective()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-perspective).
    /// Since Graphene 1.0.
    @discardableResult
    public func perspective(_ depth: Double) -> Graphene.Matrix {
      var cRes = graphene_matrix_t()
      graphene_matrix_perspective(grapheneMatrixT, depth.float, &cRes)
      return Graphene.Matrix(copying: &cRes)
    }

    /// Calls
    /// [`graphene_matrix_print()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-print).
    /// Since Graphene 1.0.
    public func print() { graphene_matrix_print(grapheneMatrixT) }

    /// Calls
    /// [`graphene_matrix_project_point()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-project-point).
    /// Since Graphene 1.0.
    @discardableResult
    public func projectPoint(_ p: Graphene.Point) -> Graphene.Point {
      var cP = p.cValue
      var cRes = graphene_point_t()
      graphene_matrix_project_point(grapheneMatrixT, &cP, &cRes)
      return Graphene.Point(cValue: cRes)
    }

    /// Calls
    /// [`graphene_matrix_project_rect_bounds()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-project-rect-bounds).
    /// Since Graphene 1.0.
    @discardableResult
    public func projectRectBounds(_ r: Graphene.Rect) -> Graphene.Rect {
      var cR = r.cValue
      var cRes = graphene_rect_t()
      graphene_matrix_project_rect_bounds(grapheneMatrixT, &cR, &cRes)
      return Graphene.Rect(cValue: cRes)
    }

    /// Calls
    /// [`graphene_matrix_rotate()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-rotate).
    /// Since Graphene 1.0.
    public func rotate(angle: Double, axis: Graphene.Vec3) {
      graphene_matrix_rotate(grapheneMatrixT, angle.float, axis.grapheneVec3T)
    }

    /// Calls
    /// [`graphene_matrix_rotate_x()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-rotate-x).
    /// Since Graphene 1.0.
    public func rotateX(_ angle: Double) { graphene_matrix_rotate_x(grapheneMatrixT, angle.float) }

    /// Calls
    /// [`graphene_matrix_rotate_y()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-rotate-y).
    /// Since Graphene 1.0.
    public func rotateY(_ angle: Double) { graphene_matrix_rotate_y(grapheneMatrixT, angle.float) }

    /// Calls
    /// [`graphene_matrix_rotate_z()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-rotate-z).
    /// Since Graphene 1.0.
    public func rotateZ(_ angle: Double) { graphene_matrix_rotate_z(grapheneMatrixT, angle.float) }

    /// Calls
    /// [`graphene_matrix_scale()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-scale).
    /// Since Graphene 1.0.
    public func scale(factorX: Double, factorY: Double, factorZ: Double) {
      graphene_matrix_scale(grapheneMatrixT, factorX.float, factorY.float, factorZ.float)
    }

    /// Calls
    /// [`graphene_matrix_skew_xy()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-skew-xy).
    /// Since Graphene 1.0.
    public func skewXy(_ factor: Double) { graphene_matrix_skew_xy(grapheneMatrixT, factor.float) }

    /// Calls
    /// [`graphene_matrix_skew_xz()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-skew-xz).
    /// Since Graphene 1.0.
    public func skewXz(_ factor: Double) { graphene_matrix_skew_xz(grapheneMatrixT, factor.float) }

    /// Calls
    /// [`graphene_matrix_skew_yz()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-skew-yz).
    /// Since Graphene 1.0.
    public func skewYz(_ factor: Double) { graphene_matrix_skew_yz(grapheneMatrixT, factor.float) }

    /// Calls
    /// [`graphene_matrix_to_2d()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-to-2d).
    /// Since Graphene 1.0.
    @discardableResult
    public func to2d() -> (xx: Double, yx: Double, xy: Double, yy: Double, x0: Double, y0: Double)? {
      var cXx: Double = 0
      var cYx: Double = 0
      var cXy: Double = 0
      var cYy: Double = 0
      var cX0: Double = 0
      var cY0: Double = 0
      let result = graphene_matrix_to_2d(grapheneMatrixT, &cXx, &cYx, &cXy, &cYy, &cX0, &cY0)
      guard result else { return nil }
      return (cXx, cYx, cXy, cYy, cX0, cY0)
    }

    /// Calls
    /// [`graphene_matrix_transform_bounds()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-transform-bounds).
    /// Since Graphene 1.0.
    @discardableResult
    public func transformBounds(_ r: Graphene.Rect) -> Graphene.Rect {
      var cR = r.cValue
      var cRes = graphene_rect_t()
      graphene_matrix_transform_bounds(grapheneMatrixT, &cR, &cRes)
      return Graphene.Rect(cValue: cRes)
    }

    /// Calls
    /// [`graphene_matrix_transform_point()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-transform-point).
    /// Since Graphene 1.0.
    @discardableResult
    public func transformPoint(_ p: Graphene.Point) -> Graphene.Point {
      var cP = p.cValue
      var cRes = graphene_point_t()
      graphene_matrix_transform_point(grapheneMatrixT, &cP, &cRes)
      return Graphene.Point(cValue: cRes)
    }

    /// Calls
    /// [`graphene_matrix_transform_point3d()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-transform-point3d).
    /// Since Graphene 1.2.
    @discardableResult
    public func transformPoint3d(_ p: Graphene.Point3D) -> Graphene.Point3D {
      var cP = p.cValue
      var cRes = graphene_point3d_t()
      graphene_matrix_transform_point3d(grapheneMatrixT, &cP, &cRes)
      return Graphene.Point3D(cValue: cRes)
    }

    /// Calls
    /// [`graphene_matrix_transform_vec3()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-transform-vec3).
    /// Since Graphene 1.0.
    @discardableResult
    public func transformVec3(_ v: Graphene.Vec3) -> Graphene.Vec3 {
      var cRes = graphene_vec3_t()
      graphene_matrix_transform_vec3(grapheneMatrixT, v.grapheneVec3T, &cRes)
      return Graphene.Vec3(copying: &cRes)
    }

    /// Calls
    /// [`graphene_matrix_transform_vec4()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-transform-vec4).
    /// Since Graphene 1.0.
    @discardableResult
    public func transformVec4(_ v: Graphene.Vec4) -> Graphene.Vec4 {
      var cRes = graphene_vec4_t()
      graphene_matrix_transform_vec4(grapheneMatrixT, v.grapheneVec4T, &cRes)
      return Graphene.Vec4(copying: &cRes)
    }

    /// Calls
    /// [`graphene_matrix_translate()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-translate).
    /// Since Graphene 1.0.
    public func translate(_ pos: Graphene.Point3D) {
      var cPos = pos.cValue
      graphene_matrix_translate(grapheneMatrixT, &cPos)
    }

    /// Calls
    /// [`graphene_matrix_transpose()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-transpose).
    /// Since Graphene 1.0.
    @discardableResult
    public func transpose() -> Graphene.Matrix {
      var cRes = graphene_matrix_t()
      graphene_matrix_transpose(grapheneMatrixT, &cRes)
      return Graphene.Matrix(copying: &cRes)
    }

    /// Calls
    /// [`graphene_matrix_unproject_point3d()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-unproject-point3d).
    /// Since Graphene 1.2.
    @discardableResult
    public func unprojectPoint3d(_ modelview: Graphene.Matrix, point: Graphene.Point3D) -> Graphene.Point3D {
      var cPoint = point.cValue
      var cRes = graphene_point3d_t()
      graphene_matrix_unproject_point3d(grapheneMatrixT, modelview.grapheneMatrixT, &cPoint, &cRes)
      return Graphene.Point3D(cValue: cRes)
    }

    /// Calls
    /// [`graphene_matrix_untransform_bounds()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-untransform-bounds).
    /// Since Graphene 1.0.
    @discardableResult
    public func untransformBounds(_ r: Graphene.Rect, bounds: Graphene.Rect) -> Graphene.Rect {
      var cR = r.cValue
      var cBounds = bounds.cValue
      var cRes = graphene_rect_t()
      graphene_matrix_untransform_bounds(grapheneMatrixT, &cR, &cBounds, &cRes)
      return Graphene.Rect(cValue: cRes)
    }

    /// Calls
    /// [`graphene_matrix_untransform_point()`](https://ebassi.github.io/graphene/docs/graphene-Matrix.html#graphene-matrix-untransform-point).
    /// Since Graphene 1.0.
    @discardableResult
    public func untransformPoint(_ p: Graphene.Point, bounds: Graphene.Rect) -> Graphene.Point? {
      var cP = p.cValue
      var cBounds = bounds.cValue
      var cRes = graphene_point_t()
      let result = graphene_matrix_untransform_point(grapheneMatrixT, &cP, &cBounds, &cRes)
      guard result else { return nil }
      return Graphene.Point(cValue: cRes)
    }
  }
}

extension Graphene {
  /// The struct [`graphene_point_t`](https://ebassi.github.io/graphene/docs/graphene-Point.html#graphene-point-t).
  /// Since Graphene 1.0.
  public struct Point: CStructure, Hashable, Sendable {
    /// `graphene_point_t.x` in C.
    public var x: Double

    /// `graphene_point_t.y` in C.
    public var y: Double

    /// Makes one of its fields.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }

    @_spi(Bindings) public init(cValue: graphene_point_t) {
      x = cValue.x.double
      y = cValue.y.double
    }

    @_spi(Bindings) public var cValue: graphene_point_t { graphene_point_t(x: x.float, y: y.float) }

    public static var gType: GType { graphene_point_get_type() }

    public static func readNullable(_ slot: GValueSlot) -> Point? {
      slot.structure.map { Point(cValue: $0.assumingMemoryBound(to: graphene_point_t.self).pointee) }
    }

    public static func read(_ slot: GValueSlot) -> Point {
      readNullable(slot) ?? Point(cValue: graphene_point_t())
    }

    public func write(to slot: GValueSlot) {
      var structure = cValue
      g_value_set_boxed(slot.pointer, &structure)
    }

    /// Calls
    /// [`graphene_point_distance()`](https://ebassi.github.io/graphene/docs/graphene-Point.html#graphene-point-distance).
    /// Since Graphene 1.0.
    @discardableResult
    public func distance(_ b: Graphene.Point) -> (result: Double, dX: Double, dY: Double) {
      var structure = cValue
      var cB = b.cValue
      var cDX: Float = 0
      var cDY: Float = 0
      let result = graphene_point_distance(&structure, &cB, &cDX, &cDY)
      return (result.double, cDX.double, cDY.double)
    }

    /// Calls [`graphene_point_equal()`](https://ebassi.github.io/graphene/docs/graphene-Point.html#graphene-point-equal).
    /// Since Graphene 1.0.
    @discardableResult
    public func equal(_ b: Graphene.Point) -> Bool {
      var structure = cValue
      var cB = b.cValue
      return graphene_point_equal(&structure, &cB)
    }

    /// Calls
    /// [`graphene_point_interpolate()`](https://ebassi.github.io/graphene/docs/graphene-Point.html#graphene-point-interpolate).
    /// Since Graphene 1.0.
    @discardableResult
    public func interpolate(_ b: Graphene.Point, factor: Double) -> Graphene.Point {
      var structure = cValue
      var cB = b.cValue
      var cRes = graphene_point_t()
      graphene_point_interpolate(&structure, &cB, factor, &cRes)
      return Graphene.Point(cValue: cRes)
    }

    /// Calls [`graphene_point_near()`](https://ebassi.github.io/graphene/docs/graphene-Point.html#graphene-point-near).
    /// Since Graphene 1.0.
    @discardableResult
    public func near(_ b: Graphene.Point, epsilon: Double) -> Bool {
      var structure = cValue
      var cB = b.cValue
      return graphene_point_near(&structure, &cB, epsilon.float)
    }

    /// Calls
    /// [`graphene_point_to_vec2()`](https://ebassi.github.io/graphene/docs/graphene-Point.html#graphene-point-to-vec2).
    /// Since Graphene 1.4.
    @discardableResult
    public func toVec2() -> Graphene.Vec2 {
      var structure = cValue
      var cV = graphene_vec2_t()
      graphene_point_to_vec2(&structure, &cV)
      return Graphene.Vec2(copying: &cV)
    }

    /// Calls [`graphene_point_zero()`](https://ebassi.github.io/graphene/docs/graphene-Point.html#graphene-point-zero).
    /// Since Graphene 1.0.
    @discardableResult
    public static func zero() -> Graphene.Point { Graphene.Point(cValue: graphene_point_zero().pointee) }
  }
}

extension Graphene {
  /// The struct
  /// [`graphene_point3d_t`](https://ebassi.github.io/graphene/docs/graphene-Point3D.html#graphene-point3d-t). Since
  /// Graphene 1.0.
  public struct Point3D: CStructure, Hashable, Sendable {
    /// `graphene_point3d_t.x` in C.
    public var x: Double

    /// `graphene_point3d_t.y` in C.
    public var y: Double

    /// `graphene_point3d_t.z` in C.
    public var z: Double

    /// Makes one of its fields.
    public init(x: Double, y: Double, z: Double) {
      self.x = x
      self.y = y
      self.z = z
    }

    @_spi(Bindings) public init(cValue: graphene_point3d_t) {
      x = cValue.x.double
      y = cValue.y.double
      z = cValue.z.double
    }

    @_spi(Bindings) public var cValue: graphene_point3d_t { graphene_point3d_t(x: x.float, y: y.float, z: z.float) }

    public static var gType: GType { graphene_point3d_get_type() }

    public static func readNullable(_ slot: GValueSlot) -> Point3D? {
      slot.structure.map { Point3D(cValue: $0.assumingMemoryBound(to: graphene_point3d_t.self).pointee) }
    }

    public static func read(_ slot: GValueSlot) -> Point3D {
      readNullable(slot) ?? Point3D(cValue: graphene_point3d_t())
    }

    public func write(to slot: GValueSlot) {
      var structure = cValue
      g_value_set_boxed(slot.pointer, &structure)
    }

    /// Calls
    /// [`graphene_point3d_cross()`](https://ebassi.github.io/graphene/docs/graphene-Point3D.html#graphene-point3d-cross).
    /// Since Graphene 1.0.
    @discardableResult
    public func cross(_ b: Graphene.Point3D) -> Graphene.Point3D {
      var structure = cValue
      var cB = b.cValue
      var cRes = graphene_point3d_t()
      graphene_point3d_cross(&structure, &cB, &cRes)
      return Graphene.Point3D(cValue: cRes)
    }

    /// Calls
    /// [`graphene_point3d_distance()`](https://ebassi.github.io/graphene/docs/graphene-Point3D.html#graphene-point3d-distance).
    /// Since Graphene 1.4.
    @discardableResult
    public func distance(_ b: Graphene.Point3D) -> (result: Double, delta: Graphene.Vec3) {
      var structure = cValue
      var cB = b.cValue
      var cDelta = graphene_vec3_t()
      let result = graphene_point3d_distance(&structure, &cB, &cDelta)
      return (result.double, Graphene.Vec3(copying: &cDelta))
    }

    /// Calls
    /// [`graphene_point3d_dot()`](https://ebassi.github.io/graphene/docs/graphene-Point3D.html#graphene-point3d-dot).
    /// Since Graphene 1.0.
    @discardableResult
    public func dot(_ b: Graphene.Point3D) -> Double {
      var structure = cValue
      var cB = b.cValue
      return graphene_point3d_dot(&structure, &cB).double
    }

    /// Calls
    /// [`graphene_point3d_equal()`](https://ebassi.github.io/graphene/docs/graphene-Point3D.html#graphene-point3d-equal).
    /// Since Graphene 1.0.
    @discardableResult
    public func equal(_ b: Graphene.Point3D) -> Bool {
      var structure = cValue
      var cB = b.cValue
      return graphene_point3d_equal(&structure, &cB)
    }

    /// Calls
    /// [`graphene_point3d_interpolate()`](https://ebassi.github.io/graphene/docs/graphene-Point3D.html#graphene-point3d-interpolate).
    /// Since Graphene 1.0.
    @discardableResult
    public func interpolate(_ b: Graphene.Point3D, factor: Double) -> Graphene.Point3D {
      var structure = cValue
      var cB = b.cValue
      var cRes = graphene_point3d_t()
      graphene_point3d_interpolate(&structure, &cB, factor, &cRes)
      return Graphene.Point3D(cValue: cRes)
    }

    /// Calls
    /// [`graphene_point3d_length()`](https://ebassi.github.io/graphene/docs/graphene-Point3D.html#graphene-point3d-length).
    /// Since Graphene 1.0.
    @discardableResult
    public func length() -> Double {
      var structure = cValue
      return graphene_point3d_length(&structure).double
    }

    /// Calls
    /// [`graphene_point3d_near()`](https://ebassi.github.io/graphene/docs/graphene-Point3D.html#graphene-point3d-near).
    /// Since Graphene 1.0.
    @discardableResult
    public func near(_ b: Graphene.Point3D, epsilon: Double) -> Bool {
      var structure = cValue
      var cB = b.cValue
      return graphene_point3d_near(&structure, &cB, epsilon.float)
    }

    /// Calls
    /// [`graphene_point3d_normalize()`](https://ebassi.github.io/graphene/docs/graphene-Point3D.html#graphene-point3d-normalize).
    /// Since Graphene 1.0.
    @discardableResult
    public func normalize() -> Graphene.Point3D {
      var structure = cValue
      var cRes = graphene_point3d_t()
      graphene_point3d_normalize(&structure, &cRes)
      return Graphene.Point3D(cValue: cRes)
    }

    /// Calls
    /// [`graphene_point3d_normalize_viewport()`](https://ebassi.github.io/graphene/docs/graphene-Point3D.html#graphene-point3d-normalize-viewport).
    /// Since Graphene 1.4.
    @discardableResult
    public func normalizeViewport(_ viewport: Graphene.Rect, zNear: Double, zFar: Double) -> Graphene.Point3D {
      var structure = cValue
      var cViewport = viewport.cValue
      var cRes = graphene_point3d_t()
      graphene_point3d_normalize_viewport(&structure, &cViewport, zNear.float, zFar.float, &cRes)
      return Graphene.Point3D(cValue: cRes)
    }

    /// Calls
    /// [`graphene_point3d_scale()`](https://ebassi.github.io/graphene/docs/graphene-Point3D.html#graphene-point3d-scale).
    /// Since Graphene 1.0.
    @discardableResult
    public func scale(_ factor: Double) -> Graphene.Point3D {
      var structure = cValue
      var cRes = graphene_point3d_t()
      graphene_point3d_scale(&structure, factor.float, &cRes)
      return Graphene.Point3D(cValue: cRes)
    }

    /// Calls
    /// [`graphene_point3d_to_vec3()`](https://ebassi.github.io/graphene/docs/graphene-Point3D.html#graphene-point3d-to-vec3).
    /// Since Graphene 1.0.
    @discardableResult
    public func toVec3() -> Graphene.Vec3 {
      var structure = cValue
      var cV = graphene_vec3_t()
      graphene_point3d_to_vec3(&structure, &cV)
      return Graphene.Vec3(copying: &cV)
    }

    /// Calls
    /// [`graphene_point3d_zero()`](https://ebassi.github.io/graphene/docs/graphene-Point3D.html#graphene-point3d-zero).
    /// Since Graphene 1.0.
    @discardableResult
    public static func zero() -> Graphene.Point3D { Graphene.Point3D(cValue: graphene_point3d_zero().pointee) }
  }
}

extension Graphene {
  /// The struct [`graphene_rect_t`](https://ebassi.github.io/graphene/docs/graphene-Rectangle.html#graphene-rect-t).
  /// Since Graphene 1.0.
  public struct Rect: CStructure, Hashable, Sendable {
    /// `graphene_rect_t.origin` in C.
    public var origin: Graphene.Point

    /// `graphene_rect_t.size` in C.
    public var size: Graphene.Size

    /// Makes one of its fields.
    public init(origin: Graphene.Point, size: Graphene.Size) {
      self.origin = origin
      self.size = size
    }

    @_spi(Bindings) public init(cValue: graphene_rect_t) {
      origin = Graphene.Point(cValue: cValue.origin)
      size = Graphene.Size(cValue: cValue.size)
    }

    @_spi(Bindings) public var cValue: graphene_rect_t { graphene_rect_t(origin: origin.cValue, size: size.cValue) }

    public static var gType: GType { graphene_rect_get_type() }

    public static func readNullable(_ slot: GValueSlot) -> Rect? {
      slot.structure.map { Rect(cValue: $0.assumingMemoryBound(to: graphene_rect_t.self).pointee) }
    }

    public static func read(_ slot: GValueSlot) -> Rect {
      readNullable(slot) ?? Rect(cValue: graphene_rect_t())
    }

    public func write(to slot: GValueSlot) {
      var structure = cValue
      g_value_set_boxed(slot.pointer, &structure)
    }

    /// Calls
    /// [`graphene_rect_contains_point()`](https://ebassi.github.io/graphene/docs/graphene-Rectangle.html#graphene-rect-contains-point).
    /// Since Graphene 1.0.
    @discardableResult
    public func containsPoint(_ p: Graphene.Point) -> Bool {
      var structure = cValue
      var cP = p.cValue
      return graphene_rect_contains_point(&structure, &cP)
    }

    /// Calls
    /// [`graphene_rect_contains_rect()`](https://ebassi.github.io/graphene/docs/graphene-Rectangle.html#graphene-rect-contains-rect).
    /// Since Graphene 1.0.
    @discardableResult
    public func containsRect(_ b: Graphene.Rect) -> Bool {
      var structure = cValue
      var cB = b.cValue
      return graphene_rect_contains_rect(&structure, &cB)
    }

    /// Calls
    /// [`graphene_rect_equal()`](https://ebassi.github.io/graphene/docs/graphene-Rectangle.html#graphene-rect-equal).
    /// Since Graphene 1.0.
    @discardableResult
    public func equal(_ b: Graphene.Rect) -> Bool {
      var structure = cValue
      var cB = b.cValue
      return graphene_rect_equal(&structure, &cB)
    }

    /// Calls
    /// [`graphene_rect_expand()`](https://ebassi.github.io/graphene/docs/graphene-Rectangle.html#graphene-rect-expand).
    /// Since Graphene 1.4.
    @discardableResult
    public func expand(_ p: Graphene.Point) -> Graphene.Rect {
      var structure = cValue
      var cP = p.cValue
      var cRes = graphene_rect_t()
      graphene_rect_expand(&structure, &cP, &cRes)
      return Graphene.Rect(cValue: cRes)
    }

    /// Calls
    /// [`graphene_rect_get_area()`](https://ebassi.github.io/graphene/docs/graphene-Rectangle.html#graphene-rect-get-area).
    /// Since Graphene 1.10.
    public var area: Double {
      var structure = cValue
      return graphene_rect_get_area(&structure).double
    }

    /// Calls
    /// [`graphene_rect_get_bottom_left()`](https://ebassi.github.io/graphene/docs/graphene-Rectangle.html#graphene-rect-get-bottom-left).
    /// Since Graphene 1.0.
    public var bottomLeft: Graphene.Point {
      var structure = cValue
      var cP = graphene_point_t()
      graphene_rect_get_bottom_left(&structure, &cP)
      return Graphene.Point(cValue: cP)
    }

    /// Calls
    /// [`graphene_rect_get_bottom_right()`](https://ebassi.github.io/graphene/docs/graphene-Rectangle.html#graphene-rect-get-bottom-right).
    /// Since Graphene 1.0.
    public var bottomRight: Graphene.Point {
      var structure = cValue
      var cP = graphene_point_t()
      graphene_rect_get_bottom_right(&structure, &cP)
      return Graphene.Point(cValue: cP)
    }

    /// Calls
    /// [`graphene_rect_get_center()`](https://ebassi.github.io/graphene/docs/graphene-Rectangle.html#graphene-rect-get-center).
    /// Since Graphene 1.0.
    public var center: Graphene.Point {
      var structure = cValue
      var cP = graphene_point_t()
      graphene_rect_get_center(&structure, &cP)
      return Graphene.Point(cValue: cP)
    }

    /// Calls
    /// [`graphene_rect_get_height()`](https://ebassi.github.io/graphene/docs/graphene-Rectangle.html#graphene-rect-get-height).
    /// Since Graphene 1.0.
    public var height: Double {
      var structure = cValue
      return graphene_rect_get_height(&structure).double
    }

    /// Calls
    /// [`graphene_rect_get_top_left()`](https://ebassi.github.io/graphene/docs/graphene-Rectangle.html#graphene-rect-get-top-left).
    /// Since Graphene 1.0.
    public var topLeft: Graphene.Point {
      var structure = cValue
      var cP = graphene_point_t()
      graphene_rect_get_top_left(&structure, &cP)
      return Graphene.Point(cValue: cP)
    }

    /// Calls
    /// [`graphene_rect_get_top_right()`](https://ebassi.github.io/graphene/docs/graphene-Rectangle.html#graphene-rect-get-top-right).
    /// Since Graphene 1.0.
    public var topRight: Graphene.Point {
      var structure = cValue
      var cP = graphene_point_t()
      graphene_rect_get_top_right(&structure, &cP)
      return Graphene.Point(cValue: cP)
    }

    /// Calls
    /// [`graphene_rect_get_width()`](https://ebassi.github.io/graphene/docs/graphene-Rectangle.html#graphene-rect-get-width).
    /// Since Graphene 1.0.
    public var width: Double {
      var structure = cValue
      return graphene_rect_get_width(&structure).double
    }

    /// Calls
    /// [`graphene_rect_get_x()`](https://ebassi.github.io/graphene/docs/graphene-Rectangle.html#graphene-rect-get-x).
    /// Since Graphene 1.0.
    public var x: Double {
      var structure = cValue
      return graphene_rect_get_x(&structure).double
    }

    /// Calls
    /// [`graphene_rect_get_y()`](https://ebassi.github.io/graphene/docs/graphene-Rectangle.html#graphene-rect-get-y).
    /// Since Graphene 1.0.
    public var y: Double {
      var structure = cValue
      return graphene_rect_get_y(&structure).double
    }

    /// Calls
    /// [`graphene_rect_inset()`](https://ebassi.github.io/graphene/docs/graphene-Rectangle.html#graphene-rect-inset).
    /// Since Graphene 1.0.
    @discardableResult
    public mutating func inset(dX: Double, dY: Double) -> Graphene.Rect {
      var structure = cValue
      let result = graphene_rect_inset(&structure, dX.float, dY.float)
      self = .init(cValue: structure)
      return Graphene.Rect(cValue: result!.pointee)
    }

    /// Calls
    /// [`graphene_rect_inset_r()`](https://ebassi.github.io/graphene/docs/graphene-Rectangle.html#graphene-rect-inset-r).
    /// Since Graphene 1.4.
    @discardableResult
    public func insetR(dX: Double, dY: Double) -> Graphene.Rect {
      var structure = cValue
      var cRes = graphene_rect_t()
      graphene_rect_inset_r(&structure, dX.float, dY.float, &cRes)
      return Graphene.Rect(cValue: cRes)
    }

    /// Calls
    /// [`graphene_rect_interpolate()`](https://ebassi.github.io/graphene/docs/graphene-Rectangle.html#graphene-rect-interpolate).
    /// Since Graphene 1.0.
    @discardableResult
    public func interpolate(_ b: Graphene.Rect, factor: Double) -> Graphene.Rect {
      var structure = cValue
      var cB = b.cValue
      var cRes = graphene_rect_t()
      graphene_rect_interpolate(&structure, &cB, factor, &cRes)
      return Graphene.Rect(cValue: cRes)
    }

    /// Calls
    /// [`graphene_rect_intersection()`](https://ebassi.github.io/graphene/docs/graphene-Rectangle.html#graphene-rect-intersection).
    /// Since Graphene 1.0.
    @discardableResult
    public func intersection(_ b: Graphene.Rect) -> Graphene.Rect? {
      var structure = cValue
      var cB = b.cValue
      var cRes = graphene_rect_t()
      let result = graphene_rect_intersection(&structure, &cB, &cRes)
      guard result else { return nil }
      return Graphene.Rect(cValue: cRes)
    }

    /// Calls
    /// [`graphene_rect_normalize()`](https://ebassi.github.io/graphene/docs/graphene-Rectangle.html#graphene-rect-normalize).
    /// Since Graphene 1.0.
    @discardableResult
    public mutating func normalize() -> Graphene.Rect {
      var structure = cValue
      let result = graphene_rect_normalize(&structure)
      self = .init(cValue: structure)
      return Graphene.Rect(cValue: result!.pointee)
    }

    /// Calls
    /// [`graphene_rect_normalize_r()`](https://ebassi.github.io/graphene/docs/graphene-Rectangle.html#graphene-rect-normalize-r).
    /// Since Graphene 1.4.
    @discardableResult
    public func normalizeR() -> Graphene.Rect {
      var structure = cValue
      var cRes = graphene_rect_t()
      graphene_rect_normalize_r(&structure, &cRes)
      return Graphene.Rect(cValue: cRes)
    }

    /// Calls
    /// [`graphene_rect_offset()`](https://ebassi.github.io/graphene/docs/graphene-Rectangle.html#graphene-rect-offset).
    /// Since Graphene 1.0.
    @discardableResult
    public mutating func offset(dX: Double, dY: Double) -> Graphene.Rect {
      var structure = cValue
      let result = graphene_rect_offset(&structure, dX.float, dY.float)
      self = .init(cValue: structure)
      return Graphene.Rect(cValue: result!.pointee)
    }

    /// Calls
    /// [`graphene_rect_offset_r()`](https://ebassi.github.io/graphene/docs/graphene-Rectangle.html#graphene-rect-offset-r).
    /// Since Graphene 1.4.
    @discardableResult
    public func offsetR(dX: Double, dY: Double) -> Graphene.Rect {
      var structure = cValue
      var cRes = graphene_rect_t()
      graphene_rect_offset_r(&structure, dX.float, dY.float, &cRes)
      return Graphene.Rect(cValue: cRes)
    }

    /// Calls
    /// [`graphene_rect_round()`](https://ebassi.github.io/graphene/docs/graphene-Rectangle.html#graphene-rect-round).
    /// Since Graphene 1.4.
    @available(*, deprecated, message: "Replaced by `graphene_rect_round_extents()` in Graphene 1.10.")
    @discardableResult
    public func round() -> Graphene.Rect {
      var structure = cValue
      var cRes = graphene_rect_t()
      graphene_rect_round(&structure, &cRes)
      return Graphene.Rect(cValue: cRes)
    }

    /// Calls
    /// [`graphene_rect_round_extents()`](https://ebassi.github.io/graphene/docs/graphene-Rectangle.html#graphene-rect-round-extents).
    /// Since Graphene 1.10.
    @discardableResult
    public func roundExtents() -> Graphene.Rect {
      var structure = cValue
      var cRes = graphene_rect_t()
      graphene_rect_round_extents(&structure, &cRes)
      return Graphene.Rect(cValue: cRes)
    }

    /// Calls
    /// [`graphene_rect_round_to_pixel()`](https://ebassi.github.io/graphene/docs/graphene-Rectangle.html#graphene-rect-round-to-pixel).
    /// Since Graphene 1.0.
    @available(*, deprecated, message: "Replaced by `graphene_rect_round()` in Graphene 1.4.")
    @discardableResult
    public mutating func roundToPixel() -> Graphene.Rect {
      var structure = cValue
      let result = graphene_rect_round_to_pixel(&structure)
      self = .init(cValue: structure)
      return Graphene.Rect(cValue: result!.pointee)
    }

    /// Calls
    /// [`graphene_rect_scale()`](https://ebassi.github.io/graphene/docs/graphene-Rectangle.html#graphene-rect-scale).
    /// Since Graphene 1.10.
    @discardableResult
    public func scale(sH: Double, sV: Double) -> Graphene.Rect {
      var structure = cValue
      var cRes = graphene_rect_t()
      graphene_rect_scale(&structure, sH.float, sV.float, &cRes)
      return Graphene.Rect(cValue: cRes)
    }

    /// Calls
    /// [`graphene_rect_union()`](https://ebassi.github.io/graphene/docs/graphene-Rectangle.html#graphene-rect-union).
    /// Since Graphene 1.0.
    @discardableResult
    public func union(_ b: Graphene.Rect) -> Graphene.Rect {
      var structure = cValue
      var cB = b.cValue
      var cRes = graphene_rect_t()
      graphene_rect_union(&structure, &cB, &cRes)
      return Graphene.Rect(cValue: cRes)
    }

    /// Calls [`graphene_rect_zero()`](https://ebassi.github.io/graphene/docs/graphene-Rectangle.html#graphene-rect-zero).
    /// Since Graphene 1.4.
    @discardableResult
    public static func zero() -> Graphene.Rect { Graphene.Rect(cValue: graphene_rect_zero().pointee) }
  }
}

extension Graphene {
  /// The struct [`graphene_size_t`](https://ebassi.github.io/graphene/docs/graphene-Size.html#graphene-size-t). Since
  /// Graphene 1.0.
  public struct Size: CStructure, Hashable, Sendable {
    /// `graphene_size_t.width` in C.
    public var width: Double

    /// `graphene_size_t.height` in C.
    public var height: Double

    /// Makes one of its fields.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }

    @_spi(Bindings) public init(cValue: graphene_size_t) {
      width = cValue.width.double
      height = cValue.height.double
    }

    @_spi(Bindings) public var cValue: graphene_size_t { graphene_size_t(width: width.float, height: height.float) }

    public static var gType: GType { graphene_size_get_type() }

    public static func readNullable(_ slot: GValueSlot) -> Size? {
      slot.structure.map { Size(cValue: $0.assumingMemoryBound(to: graphene_size_t.self).pointee) }
    }

    public static func read(_ slot: GValueSlot) -> Size {
      readNullable(slot) ?? Size(cValue: graphene_size_t())
    }

    public func write(to slot: GValueSlot) {
      var structure = cValue
      g_value_set_boxed(slot.pointer, &structure)
    }

    /// Calls [`graphene_size_equal()`](https://ebassi.github.io/graphene/docs/graphene-Size.html#graphene-size-equal).
    /// Since Graphene 1.0.
    @discardableResult
    public func equal(_ b: Graphene.Size) -> Bool {
      var structure = cValue
      var cB = b.cValue
      return graphene_size_equal(&structure, &cB)
    }

    /// Calls
    /// [`graphene_size_interpolate()`](https://ebassi.github.io/graphene/docs/graphene-Size.html#graphene-size-interpolate).
    /// Since Graphene 1.0.
    @discardableResult
    public func interpolate(_ b: Graphene.Size, factor: Double) -> Graphene.Size {
      var structure = cValue
      var cB = b.cValue
      var cRes = graphene_size_t()
      graphene_size_interpolate(&structure, &cB, factor, &cRes)
      return Graphene.Size(cValue: cRes)
    }

    /// Calls [`graphene_size_scale()`](https://ebassi.github.io/graphene/docs/graphene-Size.html#graphene-size-scale).
    /// Since Graphene 1.0.
    @discardableResult
    public func scale(_ factor: Double) -> Graphene.Size {
      var structure = cValue
      var cRes = graphene_size_t()
      graphene_size_scale(&structure, factor.float, &cRes)
      return Graphene.Size(cValue: cRes)
    }

    /// Calls [`graphene_size_zero()`](https://ebassi.github.io/graphene/docs/graphene-Size.html#graphene-size-zero).
    /// Since Graphene 1.0.
    @discardableResult
    public static func zero() -> Graphene.Size { Graphene.Size(cValue: graphene_size_zero().pointee) }
  }
}

extension Graphene {
  /// The struct [`graphene_vec2_t`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec2-t).
  public final class Vec2: Boxed, @MainActor Equatable {
    public override class var gType: GType { graphene_vec2_get_type() }

    @_spi(Bindings) public final var grapheneVec2T: UnsafeMutablePointer<graphene_vec2_t> {
      pointer.assumingMemoryBound(to: graphene_vec2_t.self)
    }

    /// Whether both are equal, as C compares them.
    public static func == (left: Vec2, right: Vec2) -> Bool { left.equal(right) }

    /// Calls [`graphene_vec2_alloc()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec2-alloc).
    /// Since Graphene 1.0.
    public convenience init() {
      self.init(taking: graphene_vec2_alloc())
    }

    /// Calls [`graphene_vec2_add()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec2-add).
    /// Since Graphene 1.0.
    @discardableResult
    public func add(_ b: Graphene.Vec2) -> Graphene.Vec2 {
      var cRes = graphene_vec2_t()
      graphene_vec2_add(grapheneVec2T, b.grapheneVec2T, &cRes)
      return Graphene.Vec2(copying: &cRes)
    }

    /// Calls
    /// [`graphene_vec2_divide()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec2-divide).
    /// Since Graphene 1.0.
    @discardableResult
    public func divide(_ b: Graphene.Vec2) -> Graphene.Vec2 {
      var cRes = graphene_vec2_t()
      graphene_vec2_divide(grapheneVec2T, b.grapheneVec2T, &cRes)
      return Graphene.Vec2(copying: &cRes)
    }

    /// Calls [`graphene_vec2_dot()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec2-dot).
    /// Since Graphene 1.0.
    @discardableResult
    public func dot(_ b: Graphene.Vec2) -> Double { graphene_vec2_dot(grapheneVec2T, b.grapheneVec2T).double }

    /// Calls [`graphene_vec2_equal()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec2-equal).
    /// Since Graphene 1.2.
    @discardableResult
    public func equal(_ v2: Graphene.Vec2) -> Bool { graphene_vec2_equal(grapheneVec2T, v2.grapheneVec2T) }

    /// Calls [`graphene_vec2_get_x()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec2-get-x).
    /// Since Graphene 1.0.
    public var x: Double { graphene_vec2_get_x(grapheneVec2T).double }

    /// Calls [`graphene_vec2_get_y()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec2-get-y).
    /// Since Graphene 1.0.
    public var y: Double { graphene_vec2_get_y(grapheneVec2T).double }

    /// Calls
    /// [`graphene_vec2_interpolate()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec2-interpolate).
    /// Since Graphene 1.10.
    @discardableResult
    public func interpolate(_ v2: Graphene.Vec2, factor: Double) -> Graphene.Vec2 {
      var cRes = graphene_vec2_t()
      graphene_vec2_interpolate(grapheneVec2T, v2.grapheneVec2T, factor, &cRes)
      return Graphene.Vec2(copying: &cRes)
    }

    /// Calls
    /// [`graphene_vec2_length()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec2-length).
    /// Since Graphene 1.0.
    @discardableResult
    public func length() -> Double { graphene_vec2_length(grapheneVec2T).double }

    /// Calls [`graphene_vec2_max()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec2-max).
    /// Since Graphene 1.0.
    @discardableResult
    public func max(_ b: Graphene.Vec2) -> Graphene.Vec2 {
      var cRes = graphene_vec2_t()
      graphene_vec2_max(grapheneVec2T, b.grapheneVec2T, &cRes)
      return Graphene.Vec2(copying: &cRes)
    }

    /// Calls [`graphene_vec2_min()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec2-min).
    /// Since Graphene 1.0.
    @discardableResult
    public func min(_ b: Graphene.Vec2) -> Graphene.Vec2 {
      var cRes = graphene_vec2_t()
      graphene_vec2_min(grapheneVec2T, b.grapheneVec2T, &cRes)
      return Graphene.Vec2(copying: &cRes)
    }

    /// Calls
    /// [`graphene_vec2_multiply()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec2-multiply).
    /// Since Graphene 1.0.
    @discardableResult
    public func multiply(_ b: Graphene.Vec2) -> Graphene.Vec2 {
      var cRes = graphene_vec2_t()
      graphene_vec2_multiply(grapheneVec2T, b.grapheneVec2T, &cRes)
      return Graphene.Vec2(copying: &cRes)
    }

    /// Calls [`graphene_vec2_near()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec2-near).
    /// Since Graphene 1.2.
    @discardableResult
    public func near(_ v2: Graphene.Vec2, epsilon: Double) -> Bool {
      graphene_vec2_near(grapheneVec2T, v2.grapheneVec2T, epsilon.float)
    }

    /// Calls
    /// [`graphene_vec2_negate()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec2-negate).
    /// Since Graphene 1.2.
    @discardableResult
    public func negate() -> Graphene.Vec2 {
      var cRes = graphene_vec2_t()
      graphene_vec2_negate(grapheneVec2T, &cRes)
      return Graphene.Vec2(copying: &cRes)
    }

    /// Calls
    /// [`graphene_vec2_normalize()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec2-normalize).
    /// Since Graphene 1.0.
    @discardableResult
    public func normalize() -> Graphene.Vec2 {
      var cRes = graphene_vec2_t()
      graphene_vec2_normalize(grapheneVec2T, &cRes)
      return Graphene.Vec2(copying: &cRes)
    }

    /// Calls [`graphene_vec2_scale()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec2-scale).
    /// Since Graphene 1.2.
    @discardableResult
    public func scale(_ factor: Double) -> Graphene.Vec2 {
      var cRes = graphene_vec2_t()
      graphene_vec2_scale(grapheneVec2T, factor.float, &cRes)
      return Graphene.Vec2(copying: &cRes)
    }

    /// Calls
    /// [`graphene_vec2_subtract()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec2-subtract).
    /// Since Graphene 1.0.
    @discardableResult
    public func subtract(_ b: Graphene.Vec2) -> Graphene.Vec2 {
      var cRes = graphene_vec2_t()
      graphene_vec2_subtract(grapheneVec2T, b.grapheneVec2T, &cRes)
      return Graphene.Vec2(copying: &cRes)
    }

    /// Calls [`graphene_vec2_one()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec2-one).
    /// Since Graphene 1.0.
    @discardableResult
    public static func one() -> Graphene.Vec2 { promised(lentBoxed(graphene_vec2_one())) }

    /// Calls
    /// [`graphene_vec2_x_axis()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec2-x-axis).
    /// Since Graphene 1.0.
    @discardableResult
    public static func xAxis() -> Graphene.Vec2 { promised(lentBoxed(graphene_vec2_x_axis())) }

    /// Calls
    /// [`graphene_vec2_y_axis()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec2-y-axis).
    /// Since Graphene 1.0.
    @discardableResult
    public static func yAxis() -> Graphene.Vec2 { promised(lentBoxed(graphene_vec2_y_axis())) }

    /// Calls [`graphene_vec2_zero()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec2-zero).
    /// Since Graphene 1.0.
    @discardableResult
    public static func zero() -> Graphene.Vec2 { promised(lentBoxed(graphene_vec2_zero())) }
  }
}

extension Graphene {
  /// The struct [`graphene_vec3_t`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec3-t).
  public final class Vec3: Boxed, @MainActor Equatable {
    public override class var gType: GType { graphene_vec3_get_type() }

    @_spi(Bindings) public final var grapheneVec3T: UnsafeMutablePointer<graphene_vec3_t> {
      pointer.assumingMemoryBound(to: graphene_vec3_t.self)
    }

    /// Whether both are equal, as C compares them.
    public static func == (left: Vec3, right: Vec3) -> Bool { left.equal(right) }

    /// Calls [`graphene_vec3_alloc()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec3-alloc).
    /// Since Graphene 1.0.
    public convenience init() {
      self.init(taking: graphene_vec3_alloc())
    }

    /// Calls [`graphene_vec3_add()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec3-add).
    /// Since Graphene 1.0.
    @discardableResult
    public func add(_ b: Graphene.Vec3) -> Graphene.Vec3 {
      var cRes = graphene_vec3_t()
      graphene_vec3_add(grapheneVec3T, b.grapheneVec3T, &cRes)
      return Graphene.Vec3(copying: &cRes)
    }

    /// Calls [`graphene_vec3_cross()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec3-cross).
    /// Since Graphene 1.0.
    @discardableResult
    public func cross(_ b: Graphene.Vec3) -> Graphene.Vec3 {
      var cRes = graphene_vec3_t()
      graphene_vec3_cross(grapheneVec3T, b.grapheneVec3T, &cRes)
      return Graphene.Vec3(copying: &cRes)
    }

    /// Calls
    /// [`graphene_vec3_divide()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec3-divide).
    /// Since Graphene 1.0.
    @discardableResult
    public func divide(_ b: Graphene.Vec3) -> Graphene.Vec3 {
      var cRes = graphene_vec3_t()
      graphene_vec3_divide(grapheneVec3T, b.grapheneVec3T, &cRes)
      return Graphene.Vec3(copying: &cRes)
    }

    /// Calls [`graphene_vec3_dot()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec3-dot).
    /// Since Graphene 1.0.
    @discardableResult
    public func dot(_ b: Graphene.Vec3) -> Double { graphene_vec3_dot(grapheneVec3T, b.grapheneVec3T).double }

    /// Calls [`graphene_vec3_equal()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec3-equal).
    /// Since Graphene 1.2.
    @discardableResult
    public func equal(_ v2: Graphene.Vec3) -> Bool { graphene_vec3_equal(grapheneVec3T, v2.grapheneVec3T) }

    /// Calls [`graphene_vec3_get_x()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec3-get-x).
    /// Since Graphene 1.0.
    public var x: Double { graphene_vec3_get_x(grapheneVec3T).double }

    /// Calls
    /// [`graphene_vec3_get_xy()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec3-get-xy).
    /// Since Graphene 1.0.
    public var xy: Graphene.Vec2 {
      var cRes = graphene_vec2_t()
      graphene_vec3_get_xy(grapheneVec3T, &cRes)
      return Graphene.Vec2(copying: &cRes)
    }

    /// Calls
    /// [`graphene_vec3_get_xy0()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec3-get-xy0).
    /// Since Graphene 1.0.
    public var xy0: Graphene.Vec3 {
      var cRes = graphene_vec3_t()
      graphene_vec3_get_xy0(grapheneVec3T, &cRes)
      return Graphene.Vec3(copying: &cRes)
    }

    /// Calls
    /// [`graphene_vec3_get_xyz0()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec3-get-xyz0).
    /// Since Graphene 1.0.
    public var xyz0: Graphene.Vec4 {
      var cRes = graphene_vec4_t()
      graphene_vec3_get_xyz0(grapheneVec3T, &cRes)
      return Graphene.Vec4(copying: &cRes)
    }

    /// Calls
    /// [`graphene_vec3_get_xyz1()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec3-get-xyz1).
    /// Since Graphene 1.0.
    public var xyz1: Graphene.Vec4 {
      var cRes = graphene_vec4_t()
      graphene_vec3_get_xyz1(grapheneVec3T, &cRes)
      return Graphene.Vec4(copying: &cRes)
    }

    /// Calls
    /// [`graphene_vec3_get_xyzw()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec3-get-xyzw).
    /// Since Graphene 1.0.
    public func getXyzw(_ w: Double) -> Graphene.Vec4 {
      var cRes = graphene_vec4_t()
      graphene_vec3_get_xyzw(grapheneVec3T, w.float, &cRes)
      return Graphene.Vec4(copying: &cRes)
    }

    /// Calls [`graphene_vec3_get_y()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec3-get-y).
    /// Since Graphene 1.0.
    public var y: Double { graphene_vec3_get_y(grapheneVec3T).double }

    /// Calls [`graphene_vec3_get_z()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec3-get-z).
    /// Since Graphene 1.0.
    public var z: Double { graphene_vec3_get_z(grapheneVec3T).double }

    /// Calls
    /// [`graphene_vec3_interpolate()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec3-interpolate).
    /// Since Graphene 1.10.
    @discardableResult
    public func interpolate(_ v2: Graphene.Vec3, factor: Double) -> Graphene.Vec3 {
      var cRes = graphene_vec3_t()
      graphene_vec3_interpolate(grapheneVec3T, v2.grapheneVec3T, factor, &cRes)
      return Graphene.Vec3(copying: &cRes)
    }

    /// Calls
    /// [`graphene_vec3_length()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec3-length).
    /// Since Graphene 1.0.
    @discardableResult
    public func length() -> Double { graphene_vec3_length(grapheneVec3T).double }

    /// Calls [`graphene_vec3_max()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec3-max).
    /// Since Graphene 1.0.
    @discardableResult
    public func max(_ b: Graphene.Vec3) -> Graphene.Vec3 {
      var cRes = graphene_vec3_t()
      graphene_vec3_max(grapheneVec3T, b.grapheneVec3T, &cRes)
      return Graphene.Vec3(copying: &cRes)
    }

    /// Calls [`graphene_vec3_min()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec3-min).
    /// Since Graphene 1.0.
    @discardableResult
    public func min(_ b: Graphene.Vec3) -> Graphene.Vec3 {
      var cRes = graphene_vec3_t()
      graphene_vec3_min(grapheneVec3T, b.grapheneVec3T, &cRes)
      return Graphene.Vec3(copying: &cRes)
    }

    /// Calls
    /// [`graphene_vec3_multiply()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec3-multiply).
    /// Since Graphene 1.0.
    @discardableResult
    public func multiply(_ b: Graphene.Vec3) -> Graphene.Vec3 {
      var cRes = graphene_vec3_t()
      graphene_vec3_multiply(grapheneVec3T, b.grapheneVec3T, &cRes)
      return Graphene.Vec3(copying: &cRes)
    }

    /// Calls [`graphene_vec3_near()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec3-near).
    /// Since Graphene 1.2.
    @discardableResult
    public func near(_ v2: Graphene.Vec3, epsilon: Double) -> Bool {
      graphene_vec3_near(grapheneVec3T, v2.grapheneVec3T, epsilon.float)
    }

    /// Calls
    /// [`graphene_vec3_negate()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec3-negate).
    /// Since Graphene 1.2.
    @discardableResult
    public func negate() -> Graphene.Vec3 {
      var cRes = graphene_vec3_t()
      graphene_vec3_negate(grapheneVec3T, &cRes)
      return Graphene.Vec3(copying: &cRes)
    }

    /// Calls
    /// [`graphene_vec3_normalize()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec3-normalize).
    /// Since Graphene 1.0.
    @discardableResult
    public func normalize() -> Graphene.Vec3 {
      var cRes = graphene_vec3_t()
      graphene_vec3_normalize(grapheneVec3T, &cRes)
      return Graphene.Vec3(copying: &cRes)
    }

    /// Calls [`graphene_vec3_scale()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec3-scale).
    /// Since Graphene 1.2.
    @discardableResult
    public func scale(_ factor: Double) -> Graphene.Vec3 {
      var cRes = graphene_vec3_t()
      graphene_vec3_scale(grapheneVec3T, factor.float, &cRes)
      return Graphene.Vec3(copying: &cRes)
    }

    /// Calls
    /// [`graphene_vec3_subtract()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec3-subtract).
    /// Since Graphene 1.0.
    @discardableResult
    public func subtract(_ b: Graphene.Vec3) -> Graphene.Vec3 {
      var cRes = graphene_vec3_t()
      graphene_vec3_subtract(grapheneVec3T, b.grapheneVec3T, &cRes)
      return Graphene.Vec3(copying: &cRes)
    }

    /// Calls [`graphene_vec3_one()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec3-one).
    /// Since Graphene 1.0.
    @discardableResult
    public static func one() -> Graphene.Vec3 { promised(lentBoxed(graphene_vec3_one())) }

    /// Calls
    /// [`graphene_vec3_x_axis()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec3-x-axis).
    /// Since Graphene 1.0.
    @discardableResult
    public static func xAxis() -> Graphene.Vec3 { promised(lentBoxed(graphene_vec3_x_axis())) }

    /// Calls
    /// [`graphene_vec3_y_axis()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec3-y-axis).
    /// Since Graphene 1.0.
    @discardableResult
    public static func yAxis() -> Graphene.Vec3 { promised(lentBoxed(graphene_vec3_y_axis())) }

    /// Calls
    /// [`graphene_vec3_z_axis()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec3-z-axis).
    /// Since Graphene 1.0.
    @discardableResult
    public static func zAxis() -> Graphene.Vec3 { promised(lentBoxed(graphene_vec3_z_axis())) }

    /// Calls [`graphene_vec3_zero()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec3-zero).
    /// Since Graphene 1.0.
    @discardableResult
    public static func zero() -> Graphene.Vec3 { promised(lentBoxed(graphene_vec3_zero())) }
  }
}

extension Graphene {
  /// The struct [`graphene_vec4_t`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec4-t).
  public final class Vec4: Boxed, @MainActor Equatable {
    public override class var gType: GType { graphene_vec4_get_type() }

    @_spi(Bindings) public final var grapheneVec4T: UnsafeMutablePointer<graphene_vec4_t> {
      pointer.assumingMemoryBound(to: graphene_vec4_t.self)
    }

    /// Whether both are equal, as C compares them.
    public static func == (left: Vec4, right: Vec4) -> Bool { left.equal(right) }

    /// Calls [`graphene_vec4_alloc()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec4-alloc).
    /// Since Graphene 1.0.
    public convenience init() {
      self.init(taking: graphene_vec4_alloc())
    }

    /// Calls [`graphene_vec4_add()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec4-add).
    /// Since Graphene 1.0.
    @discardableResult
    public func add(_ b: Graphene.Vec4) -> Graphene.Vec4 {
      var cRes = graphene_vec4_t()
      graphene_vec4_add(grapheneVec4T, b.grapheneVec4T, &cRes)
      return Graphene.Vec4(copying: &cRes)
    }

    /// Calls
    /// [`graphene_vec4_divide()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec4-divide).
    /// Since Graphene 1.0.
    @discardableResult
    public func divide(_ b: Graphene.Vec4) -> Graphene.Vec4 {
      var cRes = graphene_vec4_t()
      graphene_vec4_divide(grapheneVec4T, b.grapheneVec4T, &cRes)
      return Graphene.Vec4(copying: &cRes)
    }

    /// Calls [`graphene_vec4_dot()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec4-dot).
    /// Since Graphene 1.0.
    @discardableResult
    public func dot(_ b: Graphene.Vec4) -> Double { graphene_vec4_dot(grapheneVec4T, b.grapheneVec4T).double }

    /// Calls [`graphene_vec4_equal()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec4-equal).
    /// Since Graphene 1.2.
    @discardableResult
    public func equal(_ v2: Graphene.Vec4) -> Bool { graphene_vec4_equal(grapheneVec4T, v2.grapheneVec4T) }

    /// Calls [`graphene_vec4_get_w()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec4-get-w).
    /// Since Graphene 1.0.
    public var w: Double { graphene_vec4_get_w(grapheneVec4T).double }

    /// Calls [`graphene_vec4_get_x()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec4-get-x).
    /// Since Graphene 1.0.
    public var x: Double { graphene_vec4_get_x(grapheneVec4T).double }

    /// Calls
    /// [`graphene_vec4_get_xy()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec4-get-xy).
    /// Since Graphene 1.0.
    public var xy: Graphene.Vec2 {
      var cRes = graphene_vec2_t()
      graphene_vec4_get_xy(grapheneVec4T, &cRes)
      return Graphene.Vec2(copying: &cRes)
    }

    /// Calls
    /// [`graphene_vec4_get_xyz()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec4-get-xyz).
    /// Since Graphene 1.0.
    public var xyz: Graphene.Vec3 {
      var cRes = graphene_vec3_t()
      graphene_vec4_get_xyz(grapheneVec4T, &cRes)
      return Graphene.Vec3(copying: &cRes)
    }

    /// Calls [`graphene_vec4_get_y()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec4-get-y).
    /// Since Graphene 1.0.
    public var y: Double { graphene_vec4_get_y(grapheneVec4T).double }

    /// Calls [`graphene_vec4_get_z()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec4-get-z).
    /// Since Graphene 1.0.
    public var z: Double { graphene_vec4_get_z(grapheneVec4T).double }

    /// Calls
    /// [`graphene_vec4_interpolate()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec4-interpolate).
    /// Since Graphene 1.10.
    @discardableResult
    public func interpolate(_ v2: Graphene.Vec4, factor: Double) -> Graphene.Vec4 {
      var cRes = graphene_vec4_t()
      graphene_vec4_interpolate(grapheneVec4T, v2.grapheneVec4T, factor, &cRes)
      return Graphene.Vec4(copying: &cRes)
    }

    /// Calls
    /// [`graphene_vec4_length()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec4-length).
    /// Since Graphene 1.0.
    @discardableResult
    public func length() -> Double { graphene_vec4_length(grapheneVec4T).double }

    /// Calls [`graphene_vec4_max()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec4-max).
    /// Since Graphene 1.0.
    @discardableResult
    public func max(_ b: Graphene.Vec4) -> Graphene.Vec4 {
      var cRes = graphene_vec4_t()
      graphene_vec4_max(grapheneVec4T, b.grapheneVec4T, &cRes)
      return Graphene.Vec4(copying: &cRes)
    }

    /// Calls [`graphene_vec4_min()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec4-min).
    /// Since Graphene 1.0.
    @discardableResult
    public func min(_ b: Graphene.Vec4) -> Graphene.Vec4 {
      var cRes = graphene_vec4_t()
      graphene_vec4_min(grapheneVec4T, b.grapheneVec4T, &cRes)
      return Graphene.Vec4(copying: &cRes)
    }

    /// Calls
    /// [`graphene_vec4_multiply()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec4-multiply).
    /// Since Graphene 1.0.
    @discardableResult
    public func multiply(_ b: Graphene.Vec4) -> Graphene.Vec4 {
      var cRes = graphene_vec4_t()
      graphene_vec4_multiply(grapheneVec4T, b.grapheneVec4T, &cRes)
      return Graphene.Vec4(copying: &cRes)
    }

    /// Calls [`graphene_vec4_near()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec4-near).
    /// Since Graphene 1.2.
    @discardableResult
    public func near(_ v2: Graphene.Vec4, epsilon: Double) -> Bool {
      graphene_vec4_near(grapheneVec4T, v2.grapheneVec4T, epsilon.float)
    }

    /// Calls
    /// [`graphene_vec4_negate()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec4-negate).
    /// Since Graphene 1.2.
    @discardableResult
    public func negate() -> Graphene.Vec4 {
      var cRes = graphene_vec4_t()
      graphene_vec4_negate(grapheneVec4T, &cRes)
      return Graphene.Vec4(copying: &cRes)
    }

    /// Calls
    /// [`graphene_vec4_normalize()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec4-normalize).
    /// Since Graphene 1.0.
    @discardableResult
    public func normalize() -> Graphene.Vec4 {
      var cRes = graphene_vec4_t()
      graphene_vec4_normalize(grapheneVec4T, &cRes)
      return Graphene.Vec4(copying: &cRes)
    }

    /// Calls [`graphene_vec4_scale()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec4-scale).
    /// Since Graphene 1.2.
    @discardableResult
    public func scale(_ factor: Double) -> Graphene.Vec4 {
      var cRes = graphene_vec4_t()
      graphene_vec4_scale(grapheneVec4T, factor.float, &cRes)
      return Graphene.Vec4(copying: &cRes)
    }

    /// Calls
    /// [`graphene_vec4_subtract()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec4-subtract).
    /// Since Graphene 1.0.
    @discardableResult
    public func subtract(_ b: Graphene.Vec4) -> Graphene.Vec4 {
      var cRes = graphene_vec4_t()
      graphene_vec4_subtract(grapheneVec4T, b.grapheneVec4T, &cRes)
      return Graphene.Vec4(copying: &cRes)
    }

    /// Calls [`graphene_vec4_one()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec4-one).
    /// Since Graphene 1.0.
    @discardableResult
    public static func one() -> Graphene.Vec4 { promised(lentBoxed(graphene_vec4_one())) }

    /// Calls
    /// [`graphene_vec4_w_axis()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec4-w-axis).
    /// Since Graphene 1.0.
    @discardableResult
    public static func wAxis() -> Graphene.Vec4 { promised(lentBoxed(graphene_vec4_w_axis())) }

    /// Calls
    /// [`graphene_vec4_x_axis()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec4-x-axis).
    /// Since Graphene 1.0.
    @discardableResult
    public static func xAxis() -> Graphene.Vec4 { promised(lentBoxed(graphene_vec4_x_axis())) }

    /// Calls
    /// [`graphene_vec4_y_axis()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec4-y-axis).
    /// Since Graphene 1.0.
    @discardableResult
    public static func yAxis() -> Graphene.Vec4 { promised(lentBoxed(graphene_vec4_y_axis())) }

    /// Calls
    /// [`graphene_vec4_z_axis()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec4-z-axis).
    /// Since Graphene 1.0.
    @discardableResult
    public static func zAxis() -> Graphene.Vec4 { promised(lentBoxed(graphene_vec4_z_axis())) }

    /// Calls [`graphene_vec4_zero()`](https://ebassi.github.io/graphene/docs/graphene-Vectors.html#graphene-vec4-zero).
    /// Since Graphene 1.0.
    @discardableResult
    public static func zero() -> Graphene.Vec4 { promised(lentBoxed(graphene_vec4_zero())) }
  }
}
