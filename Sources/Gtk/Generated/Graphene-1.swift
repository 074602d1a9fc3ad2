// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// What GTK's interface uses of Graphene.
public enum Graphene {}

extension Graphene {
  /// A structure capable of holding a 4x4 matrix.
  public final class Matrix: Boxed, @MainActor Equatable {
    public override class var gType: GType { graphene_matrix_get_type() }

    final var grapheneMatrixT: UnsafeMutablePointer<graphene_matrix_t> {
      pointer.assumingMemoryBound(to: graphene_matrix_t.self)
    }

    /// Whether both are equal, as C compares them.
    public static func == (left: Matrix, right: Matrix) -> Bool { left.equal(right) }

    /// Allocates a new #graphene_matrix_t.
    public convenience init() {
      self.init(taking: graphene_matrix_alloc())
    }

    /// Computes the determinant of the given matrix.
    @discardableResult
    public func determinant() -> Double { graphene_matrix_determinant(grapheneMatrixT).double }

    /// Checks whether the two given #graphene_matrix_t matrices are equal.
    @discardableResult
    public func equal(_ b: Graphene.Matrix) -> Bool { graphene_matrix_equal(grapheneMatrixT, b.grapheneMatrixT) }

    /// Checks whether the two given #graphene_matrix_t matrices are byte-by-byte equal.
    @discardableResult
    public func equalFast(_ b: Graphene.Matrix) -> Bool {
      graphene_matrix_equal_fast(grapheneMatrixT, b.grapheneMatrixT)
    }

    /// Retrieves the given row vector at `index` inside a matrix.
    public func getRow(_ index: Int) -> Graphene.Vec4 {
      var cRes = graphene_vec4_t()
      graphene_matrix_get_row(grapheneMatrixT, index.uint32, &cRes)
      return Graphene.Vec4(copying: &cRes)
    }

    /// Retrieves the value at the given `row` and `col` index.
    public func getValue(row: Int, col: Int) -> Double {
      graphene_matrix_get_value(grapheneMatrixT, row.uint32, col.uint32).double
    }

    /// Retrieves the scaling factor on the X axis in `m`.
    public var xScale: Double { graphene_matrix_get_x_scale(grapheneMatrixT).double }

    /// Retrieves the translation component on the X axis from `m`.
    public var xTranslation: Double { graphene_matrix_get_x_translation(grapheneMatrixT).double }

    /// Retrieves the scaling factor on the Y axis in `m`.
    public var yScale: Double { graphene_matrix_get_y_scale(grapheneMatrixT).double }

    /// Retrieves the translation component on the Y axis from `m`.
    public var yTranslation: Double { graphene_matrix_get_y_translation(grapheneMatrixT).double }

    /// Retrieves the scaling factor on the Z axis in `m`.
    public var zScale: Double { graphene_matrix_get_z_scale(grapheneMatrixT).double }

    /// Retrieves the translation component on the Z axis from `m`.
    public var zTranslation: Double { graphene_matrix_get_z_translation(grapheneMatrixT).double }

    /// Linearly interpolates the two given #graphene_matrix_t by interpolating the decomposed transformations separately.
    @discardableResult
    public func interpolate(_ b: Graphene.Matrix, factor: Double) -> Graphene.Matrix {
      var cRes = graphene_matrix_t()
      graphene_matrix_interpolate(grapheneMatrixT, b.grapheneMatrixT, factor, &cRes)
      return Graphene.Matrix(copying: &cRes)
    }

    /// Inverts the given matrix.
    @discardableResult
    public func inverse() -> Graphene.Matrix? {
      var cRes = graphene_matrix_t()
      let result = graphene_matrix_inverse(grapheneMatrixT, &cRes)
      guard result else { return nil }
      return Graphene.Matrix(copying: &cRes)
    }

    /// Checks whether the given #graphene_matrix_t is compatible with an a 2D affine transformation matrix.
    public var is2d: Bool { graphene_matrix_is_2d(grapheneMatrixT) }

    /// Checks whether a #graphene_matrix_t has a visible back face.
    public var isBackfaceVisible: Bool { graphene_matrix_is_backface_visible(grapheneMatrixT) }

    /// Checks whether the given #graphene_matrix_t is the identity matrix.
    public var isIdentity: Bool { graphene_matrix_is_identity(grapheneMatrixT) }

    /// Checks whether a matrix is singular.
    public var isSingular: Bool { graphene_matrix_is_singular(grapheneMatrixT) }

    /// Multiplies two #graphene_matrix_t.
    @discardableResult
    public func multiply(_ b: Graphene.Matrix) -> Graphene.Matrix {
      var cRes = graphene_matrix_t()
      graphene_matrix_multiply(grapheneMatrixT, b.grapheneMatrixT, &cRes)
      return Graphene.Matrix(copying: &cRes)
    }

    /// Compares the two given #graphene_matrix_t matrices and checks whether their values are within the given `epsilon`
    /// of each other.
    @discardableResult
    public func near(_ b: Graphene.Matrix, epsilon: Double) -> Bool {
      graphene_matrix_near(grapheneMatrixT, b.grapheneMatrixT, epsilon.float)
    }

    /// Normalizes the given #graphene_matrix_t.
    @discardableResult
    public func normalize() -> Graphene.Matrix {
      var cRes = graphene_matrix_t()
      graphene_matrix_normalize(grapheneMatrixT, &cRes)
      return Graphene.Matrix(copying: &cRes)
    }

    /// Applies a perspective of `depth` to the matrix.
    @discardableResult
    public func perspective(_ depth: Double) -> Graphene.Matrix {
      var cRes = graphene_matrix_t()
      graphene_matrix_perspective(grapheneMatrixT, depth.float, &cRes)
      return Graphene.Matrix(copying: &cRes)
    }

    /// Prints the contents of a matrix to the standard error stream.
    public func print() { graphene_matrix_print(grapheneMatrixT) }

    /// Projects a #graphene_point_t using the matrix `m`.
    @discardableResult
    public func projectPoint(_ p: Graphene.Point) -> Graphene.Point {
      var cP = p.cValue
      var cRes = graphene_point_t()
      graphene_matrix_project_point(grapheneMatrixT, &cP, &cRes)
      return Graphene.Point(cValue: cRes)
    }

    /// Projects a #graphene_rect_t using the given matrix.
    @discardableResult
    public func projectRectBounds(_ r: Graphene.Rect) -> Graphene.Rect {
      var cR = r.cValue
      var cRes = graphene_rect_t()
      graphene_matrix_project_rect_bounds(grapheneMatrixT, &cR, &cRes)
      return Graphene.Rect(cValue: cRes)
    }

    /// Adds a rotation transformation to `m`, using the given `angle` and `axis` vector.
    public func rotate(angle: Double, axis: Graphene.Vec3) {
      graphene_matrix_rotate(grapheneMatrixT, angle.float, axis.grapheneVec3T)
    }

    /// Adds a rotation transformation around the X axis to `m`, using the given `angle`.
    public func rotateX(_ angle: Double) { graphene_matrix_rotate_x(grapheneMatrixT, angle.float) }

    /// Adds a rotation transformation around the Y axis to `m`, using the given `angle`.
    public func rotateY(_ angle: Double) { graphene_matrix_rotate_y(grapheneMatrixT, angle.float) }

    /// Adds a rotation transformation around the Z axis to `m`, using the given `angle`.
    public func rotateZ(_ angle: Double) { graphene_matrix_rotate_z(grapheneMatrixT, angle.float) }

    /// Adds a scaling transformation to `m`, using the three given factors.
    public func scale(factorX: Double, factorY: Double, factorZ: Double) {
      graphene_matrix_scale(grapheneMatrixT, factorX.float, factorY.float, factorZ.float)
    }

    /// Adds a skew of `factor` on the X and Y axis to the given matrix.
    public func skewXy(_ factor: Double) { graphene_matrix_skew_xy(grapheneMatrixT, factor.float) }

    /// Adds a skew of `factor` on the X and Z axis to the given matrix.
    public func skewXz(_ factor: Double) { graphene_matrix_skew_xz(grapheneMatrixT, factor.float) }

    /// Adds a skew of `factor` on the Y and Z axis to the given matrix.
    public func skewYz(_ factor: Double) { graphene_matrix_skew_yz(grapheneMatrixT, factor.float) }

    /// Converts a #graphene_matrix_t to an affine transformation matrix, if the given matrix is compatible.
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

    /// Transforms each corner of a #graphene_rect_t using the given matrix `m`.
    @discardableResult
    public func transformBounds(_ r: Graphene.Rect) -> Graphene.Rect {
      var cR = r.cValue
      var cRes = graphene_rect_t()
      graphene_matrix_transform_bounds(grapheneMatrixT, &cR, &cRes)
      return Graphene.Rect(cValue: cRes)
    }

    /// Transforms the given #graphene_point_t using the matrix `m`.
    @discardableResult
    public func transformPoint(_ p: Graphene.Point) -> Graphene.Point {
      var cP = p.cValue
      var cRes = graphene_point_t()
      graphene_matrix_transform_point(grapheneMatrixT, &cP, &cRes)
      return Graphene.Point(cValue: cRes)
    }

    /// Transforms the given #graphene_point3d_t using the matrix `m`.
    @discardableResult
    public func transformPoint3d(_ p: Graphene.Point3D) -> Graphene.Point3D {
      var cP = p.cValue
      var cRes = graphene_point3d_t()
      graphene_matrix_transform_point3d(grapheneMatrixT, &cP, &cRes)
      return Graphene.Point3D(cValue: cRes)
    }

    /// Transforms the given #graphene_vec3_t using the matrix `m`.
    @discardableResult
    public func transformVec3(_ v: Graphene.Vec3) -> Graphene.Vec3 {
      var cRes = graphene_vec3_t()
      graphene_matrix_transform_vec3(grapheneMatrixT, v.grapheneVec3T, &cRes)
      return Graphene.Vec3(copying: &cRes)
    }

    /// Transforms the given #graphene_vec4_t using the matrix `m`.
    @discardableResult
    public func transformVec4(_ v: Graphene.Vec4) -> Graphene.Vec4 {
      var cRes = graphene_vec4_t()
      graphene_matrix_transform_vec4(grapheneMatrixT, v.grapheneVec4T, &cRes)
      return Graphene.Vec4(copying: &cRes)
    }

    /// Adds a translation transformation to `m` using the coordinates of the given #graphene_point3d_t.
    public func translate(_ pos: Graphene.Point3D) {
      var cPos = pos.cValue
      graphene_matrix_translate(grapheneMatrixT, &cPos)
    }

    /// Transposes the given matrix.
    @discardableResult
    public func transpose() -> Graphene.Matrix {
      var cRes = graphene_matrix_t()
      graphene_matrix_transpose(grapheneMatrixT, &cRes)
      return Graphene.Matrix(copying: &cRes)
    }

    /// Unprojects the given `point` using the `projection` matrix and a `modelview` matrix.
    @discardableResult
    public func unprojectPoint3d(_ modelview: Graphene.Matrix, point: Graphene.Point3D) -> Graphene.Point3D {
      var cPoint = point.cValue
      var cRes = graphene_point3d_t()
      graphene_matrix_unproject_point3d(grapheneMatrixT, modelview.grapheneMatrixT, &cPoint, &cRes)
      return Graphene.Point3D(cValue: cRes)
    }

    /// Undoes the transformation on the corners of a #graphene_rect_t using the given matrix, within the given axis
    /// aligned rectangular `bounds`.
    @discardableResult
    public func untransformBounds(_ r: Graphene.Rect, bounds: Graphene.Rect) -> Graphene.Rect {
      var cR = r.cValue
      var cBounds = bounds.cValue
      var cRes = graphene_rect_t()
      graphene_matrix_untransform_bounds(grapheneMatrixT, &cR, &cBounds, &cRes)
      return Graphene.Rect(cValue: cRes)
    }

    /// Undoes the transformation of a #graphene_point_t using the given matrix, within the given axis aligned rectangular
    /// `bounds`.
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
  /// A point with two coordinates.
  public struct Point: CStructure, Hashable, Sendable {
    /// the X coordinate of the point
    public var x: Double

    /// the Y coordinate of the point
    public var y: Double

    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }

    init(cValue: graphene_point_t) {
      x = cValue.x.double
      y = cValue.y.double
    }

    var cValue: graphene_point_t { graphene_point_t(x: x.float, y: y.float) }

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

    /// Computes the distance between `a` and `b`.
    @discardableResult
    public func distance(_ b: Graphene.Point) -> (result: Double, dX: Double, dY: Double) {
      var structure = cValue
      var cB = b.cValue
      var cDX: Float = 0
      var cDY: Float = 0
      let result = graphene_point_distance(&structure, &cB, &cDX, &cDY)
      return (result.double, cDX.double, cDY.double)
    }

    /// Checks if the two points `a` and `b` point to the same coordinates.
    @discardableResult
    public func equal(_ b: Graphene.Point) -> Bool {
      var structure = cValue
      var cB = b.cValue
      return graphene_point_equal(&structure, &cB)
    }

    /// Linearly interpolates the coordinates of `a` and `b` using the given `factor`.
    @discardableResult
    public func interpolate(_ b: Graphene.Point, factor: Double) -> Graphene.Point {
      var structure = cValue
      var cB = b.cValue
      var cRes = graphene_point_t()
      graphene_point_interpolate(&structure, &cB, factor, &cRes)
      return Graphene.Point(cValue: cRes)
    }

    /// Checks whether the two points `a` and `b` are within the threshold of `epsilon`.
    @discardableResult
    public func near(_ b: Graphene.Point, epsilon: Double) -> Bool {
      var structure = cValue
      var cB = b.cValue
      return graphene_point_near(&structure, &cB, epsilon.float)
    }

    /// Stores the coordinates of the given #graphene_point_t into a #graphene_vec2_t.
    @discardableResult
    public func toVec2() -> Graphene.Vec2 {
      var structure = cValue
      var cV = graphene_vec2_t()
      graphene_point_to_vec2(&structure, &cV)
      return Graphene.Vec2(copying: &cV)
    }

    /// Returns a point fixed at (0, 0).
    @discardableResult
    public static func zero() -> Graphene.Point { Graphene.Point(cValue: graphene_point_zero().pointee) }
  }
}

extension Graphene {
  /// A point with three components: X, Y, and Z.
  public struct Point3D: CStructure, Hashable, Sendable {
    /// the X coordinate
    public var x: Double

    /// the Y coordinate
    public var y: Double

    /// the Z coordinate
    public var z: Double

    public init(x: Double, y: Double, z: Double) {
      self.x = x
      self.y = y
      self.z = z
    }

    init(cValue: graphene_point3d_t) {
      x = cValue.x.double
      y = cValue.y.double
      z = cValue.z.double
    }

    var cValue: graphene_point3d_t { graphene_point3d_t(x: x.float, y: y.float, z: z.float) }

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

    /// Computes the cross product of the two given #graphene_point3d_t.
    @discardableResult
    public func cross(_ b: Graphene.Point3D) -> Graphene.Point3D {
      var structure = cValue
      var cB = b.cValue
      var cRes = graphene_point3d_t()
      graphene_point3d_cross(&structure, &cB, &cRes)
      return Graphene.Point3D(cValue: cRes)
    }

    /// Computes the distance between the two given #graphene_point3d_t.
    @discardableResult
    public func distance(_ b: Graphene.Point3D) -> (result: Double, delta: Graphene.Vec3) {
      var structure = cValue
      var cB = b.cValue
      var cDelta = graphene_vec3_t()
      let result = graphene_point3d_distance(&structure, &cB, &cDelta)
      return (result.double, Graphene.Vec3(copying: &cDelta))
    }

    /// Computes the dot product of the two given #graphene_point3d_t.
    @discardableResult
    public func dot(_ b: Graphene.Point3D) -> Double {
      var structure = cValue
      var cB = b.cValue
      return graphene_point3d_dot(&structure, &cB).double
    }

    /// Checks whether two given points are equal.
    @discardableResult
    public func equal(_ b: Graphene.Point3D) -> Bool {
      var structure = cValue
      var cB = b.cValue
      return graphene_point3d_equal(&structure, &cB)
    }

    /// Linearly interpolates each component of `a` and `b` using the provided `factor`, and places the result in `res`.
    @discardableResult
    public func interpolate(_ b: Graphene.Point3D, factor: Double) -> Graphene.Point3D {
      var structure = cValue
      var cB = b.cValue
      var cRes = graphene_point3d_t()
      graphene_point3d_interpolate(&structure, &cB, factor, &cRes)
      return Graphene.Point3D(cValue: cRes)
    }

    /// Computes the length of the vector represented by the coordinates of the given #graphene_point3d_t.
    @discardableResult
    public func length() -> Double {
      var structure = cValue
      return graphene_point3d_length(&structure).double
    }

    /// Checks whether the two points are near each other, within an `epsilon` factor.
    @discardableResult
    public func near(_ b: Graphene.Point3D, epsilon: Double) -> Bool {
      var structure = cValue
      var cB = b.cValue
      return graphene_point3d_near(&structure, &cB, epsilon.float)
    }

    /// Computes the normalization of the vector represented by the coordinates of the given #graphene_point3d_t.
    @discardableResult
    public func normalize() -> Graphene.Point3D {
      var structure = cValue
      var cRes = graphene_point3d_t()
      graphene_point3d_normalize(&structure, &cRes)
      return Graphene.Point3D(cValue: cRes)
    }

    /// Normalizes the coordinates of a #graphene_point3d_t using the given viewport and clipping planes.
    @discardableResult
    public func normalizeViewport(_ viewport: Graphene.Rect, zNear: Double, zFar: Double) -> Graphene.Point3D {
      var structure = cValue
      var cViewport = viewport.cValue
      var cRes = graphene_point3d_t()
      graphene_point3d_normalize_viewport(&structure, &cViewport, zNear.float, zFar.float, &cRes)
      return Graphene.Point3D(cValue: cRes)
    }

    /// Scales the coordinates of the given #graphene_point3d_t by the given `factor`.
    @discardableResult
    public func scale(_ factor: Double) -> Graphene.Point3D {
      var structure = cValue
      var cRes = graphene_point3d_t()
      graphene_point3d_scale(&structure, factor.float, &cRes)
      return Graphene.Point3D(cValue: cRes)
    }

    /// Stores the coordinates of a #graphene_point3d_t into a #graphene_vec3_t.
    @discardableResult
    public func toVec3() -> Graphene.Vec3 {
      var structure = cValue
      var cV = graphene_vec3_t()
      graphene_point3d_to_vec3(&structure, &cV)
      return Graphene.Vec3(copying: &cV)
    }

    /// Retrieves a constant point with all three coordinates set to 0.
    @discardableResult
    public static func zero() -> Graphene.Point3D { Graphene.Point3D(cValue: graphene_point3d_zero().pointee) }
  }
}

extension Graphene {
  /// The location and size of a rectangle region.
  public struct Rect: CStructure, Hashable, Sendable {
    /// the coordinates of the origin of the rectangle
    public var origin: Graphene.Point

    /// the size of the rectangle
    public var size: Graphene.Size

    public init(origin: Graphene.Point, size: Graphene.Size) {
      self.origin = origin
      self.size = size
    }

    init(cValue: graphene_rect_t) {
      origin = Graphene.Point(cValue: cValue.origin)
      size = Graphene.Size(cValue: cValue.size)
    }

    var cValue: graphene_rect_t { graphene_rect_t(origin: origin.cValue, size: size.cValue) }

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

    /// Checks whether a #graphene_rect_t contains the given coordinates.
    @discardableResult
    public func containsPoint(_ p: Graphene.Point) -> Bool {
      var structure = cValue
      var cP = p.cValue
      return graphene_rect_contains_point(&structure, &cP)
    }

    /// Checks whether a #graphene_rect_t fully contains the given rectangle.
    @discardableResult
    public func containsRect(_ b: Graphene.Rect) -> Bool {
      var structure = cValue
      var cB = b.cValue
      return graphene_rect_contains_rect(&structure, &cB)
    }

    /// Checks whether the two given rectangle are equal.
    @discardableResult
    public func equal(_ b: Graphene.Rect) -> Bool {
      var structure = cValue
      var cB = b.cValue
      return graphene_rect_equal(&structure, &cB)
    }

    /// Expands a #graphene_rect_t to contain the given #graphene_point_t.
    @discardableResult
    public func expand(_ p: Graphene.Point) -> Graphene.Rect {
      var structure = cValue
      var cP = p.cValue
      var cRes = graphene_rect_t()
      graphene_rect_expand(&structure, &cP, &cRes)
      return Graphene.Rect(cValue: cRes)
    }

    /// Compute the area of given normalized rectangle.
    public var area: Double {
      var structure = cValue
      return graphene_rect_get_area(&structure).double
    }

    /// Retrieves the coordinates of the bottom-left corner of the given rectangle.
    public var bottomLeft: Graphene.Point {
      var structure = cValue
      var cP = graphene_point_t()
      graphene_rect_get_bottom_left(&structure, &cP)
      return Graphene.Point(cValue: cP)
    }

    /// Retrieves the coordinates of the bottom-right corner of the given rectangle.
    public var bottomRight: Graphene.Point {
      var structure = cValue
      var cP = graphene_point_t()
      graphene_rect_get_bottom_right(&structure, &cP)
      return Graphene.Point(cValue: cP)
    }

    /// Retrieves the coordinates of the center of the given rectangle.
    public var center: Graphene.Point {
      var structure = cValue
      var cP = graphene_point_t()
      graphene_rect_get_center(&structure, &cP)
      return Graphene.Point(cValue: cP)
    }

    /// Retrieves the normalized height of the given rectangle.
    public var height: Double {
      var structure = cValue
      return graphene_rect_get_height(&structure).double
    }

    /// Retrieves the coordinates of the top-left corner of the given rectangle.
    public var topLeft: Graphene.Point {
      var structure = cValue
      var cP = graphene_point_t()
      graphene_rect_get_top_left(&structure, &cP)
      return Graphene.Point(cValue: cP)
    }

    /// Retrieves the coordinates of the top-right corner of the given rectangle.
    public var topRight: Graphene.Point {
      var structure = cValue
      var cP = graphene_point_t()
      graphene_rect_get_top_right(&structure, &cP)
      return Graphene.Point(cValue: cP)
    }

    /// Retrieves the normalized width of the given rectangle.
    public var width: Double {
      var structure = cValue
      return graphene_rect_get_width(&structure).double
    }

    /// Retrieves the normalized X coordinate of the origin of the given rectangle.
    public var x: Double {
      var structure = cValue
      return graphene_rect_get_x(&structure).double
    }

    /// Retrieves the normalized Y coordinate of the origin of the given rectangle.
    public var y: Double {
      var structure = cValue
      return graphene_rect_get_y(&structure).double
    }

    /// Changes the given rectangle to be smaller, or larger depending on the given inset parameters.
    @discardableResult
    public mutating func inset(dX: Double, dY: Double) -> Graphene.Rect {
      var structure = cValue
      let result = graphene_rect_inset(&structure, dX.float, dY.float)
      self = .init(cValue: structure)
      return Graphene.Rect(cValue: result!.pointee)
    }

    /// Changes the given rectangle to be smaller, or larger depending on the given inset parameters.
    @discardableResult
    public func insetR(dX: Double, dY: Double) -> Graphene.Rect {
      var structure = cValue
      var cRes = graphene_rect_t()
      graphene_rect_inset_r(&structure, dX.float, dY.float, &cRes)
      return Graphene.Rect(cValue: cRes)
    }

    /// Linearly interpolates the origin and size of the two given rectangles.
    @discardableResult
    public func interpolate(_ b: Graphene.Rect, factor: Double) -> Graphene.Rect {
      var structure = cValue
      var cB = b.cValue
      var cRes = graphene_rect_t()
      graphene_rect_interpolate(&structure, &cB, factor, &cRes)
      return Graphene.Rect(cValue: cRes)
    }

    /// Computes the intersection of the two given rectangles.
    @discardableResult
    public func intersection(_ b: Graphene.Rect) -> Graphene.Rect? {
      var structure = cValue
      var cB = b.cValue
      var cRes = graphene_rect_t()
      let result = graphene_rect_intersection(&structure, &cB, &cRes)
      guard result else { return nil }
      return Graphene.Rect(cValue: cRes)
    }

    /// Normalizes the passed rectangle.
    @discardableResult
    public mutating func normalize() -> Graphene.Rect {
      var structure = cValue
      let result = graphene_rect_normalize(&structure)
      self = .init(cValue: structure)
      return Graphene.Rect(cValue: result!.pointee)
    }

    /// Normalizes the passed rectangle.
    @discardableResult
    public func normalizeR() -> Graphene.Rect {
      var structure = cValue
      var cRes = graphene_rect_t()
      graphene_rect_normalize_r(&structure, &cRes)
      return Graphene.Rect(cValue: cRes)
    }

    /// Offsets the origin by `dX` and `dY`.
    @discardableResult
    public mutating func offset(dX: Double, dY: Double) -> Graphene.Rect {
      var structure = cValue
      let result = graphene_rect_offset(&structure, dX.float, dY.float)
      self = .init(cValue: structure)
      return Graphene.Rect(cValue: result!.pointee)
    }

    /// Offsets the origin of the given rectangle by `dX` and `dY`.
    @discardableResult
    public func offsetR(dX: Double, dY: Double) -> Graphene.Rect {
      var structure = cValue
      var cRes = graphene_rect_t()
      graphene_rect_offset_r(&structure, dX.float, dY.float, &cRes)
      return Graphene.Rect(cValue: cRes)
    }

    /// Rounds the origin and size of the given rectangle to their nearest integer values; the rounding is guaranteed to
    /// be large enough to have an area bigger or equal to the original rectangle, but might not fully contain its
    /// extents. Use graphene_rect_round_extents() in case you need to round to a rectangle that covers fully the original
    /// one.
    @available(*, deprecated, message: "Use graphene_rect_round_extents() instead")
    @discardableResult
    public func round() -> Graphene.Rect {
      var structure = cValue
      var cRes = graphene_rect_t()
      graphene_rect_round(&structure, &cRes)
      return Graphene.Rect(cValue: cRes)
    }

    /// Rounds the origin of the given rectangle to its nearest integer value and and recompute the size so that the
    /// rectangle is large enough to contain all the conrners of the original rectangle.
    @discardableResult
    public func roundExtents() -> Graphene.Rect {
      var structure = cValue
      var cRes = graphene_rect_t()
      graphene_rect_round_extents(&structure, &cRes)
      return Graphene.Rect(cValue: cRes)
    }

    /// Rounds the origin and the size of the given rectangle to their nearest integer values; the rounding is guaranteed
    /// to be large enough to contain the original rectangle.
    @available(*, deprecated, message: "Use graphene_rect_round() instead")
    @discardableResult
    public mutating func roundToPixel() -> Graphene.Rect {
      var structure = cValue
      let result = graphene_rect_round_to_pixel(&structure)
      self = .init(cValue: structure)
      return Graphene.Rect(cValue: result!.pointee)
    }

    /// Scales the size and origin of a rectangle horizontaly by `sH`, and vertically by `sV`. The result `res` is
    /// normalized.
    @discardableResult
    public func scale(sH: Double, sV: Double) -> Graphene.Rect {
      var structure = cValue
      var cRes = graphene_rect_t()
      graphene_rect_scale(&structure, sH.float, sV.float, &cRes)
      return Graphene.Rect(cValue: cRes)
    }

    /// Computes the union of the two given rectangles.
    @discardableResult
    public func union(_ b: Graphene.Rect) -> Graphene.Rect {
      var structure = cValue
      var cB = b.cValue
      var cRes = graphene_rect_t()
      graphene_rect_union(&structure, &cB, &cRes)
      return Graphene.Rect(cValue: cRes)
    }

    /// Returns a degenerate rectangle with origin fixed at (0, 0) and a size of 0, 0.
    @discardableResult
    public static func zero() -> Graphene.Rect { Graphene.Rect(cValue: graphene_rect_zero().pointee) }
  }
}

extension Graphene {
  /// A size.
  public struct Size: CStructure, Hashable, Sendable {
    /// the width
    public var width: Double

    /// the height
    public var height: Double

    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }

    init(cValue: graphene_size_t) {
      width = cValue.width.double
      height = cValue.height.double
    }

    var cValue: graphene_size_t { graphene_size_t(width: width.float, height: height.float) }

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

    /// Checks whether the two give #graphene_size_t are equal.
    @discardableResult
    public func equal(_ b: Graphene.Size) -> Bool {
      var structure = cValue
      var cB = b.cValue
      return graphene_size_equal(&structure, &cB)
    }

    /// Linearly interpolates the two given #graphene_size_t using the given interpolation `factor`.
    @discardableResult
    public func interpolate(_ b: Graphene.Size, factor: Double) -> Graphene.Size {
      var structure = cValue
      var cB = b.cValue
      var cRes = graphene_size_t()
      graphene_size_interpolate(&structure, &cB, factor, &cRes)
      return Graphene.Size(cValue: cRes)
    }

    /// Scales the components of a #graphene_size_t using the given `factor`.
    @discardableResult
    public func scale(_ factor: Double) -> Graphene.Size {
      var structure = cValue
      var cRes = graphene_size_t()
      graphene_size_scale(&structure, factor.float, &cRes)
      return Graphene.Size(cValue: cRes)
    }

    /// A constant pointer to a zero #graphene_size_t, useful for equality checks and interpolations.
    @discardableResult
    public static func zero() -> Graphene.Size { Graphene.Size(cValue: graphene_size_zero().pointee) }
  }
}

extension Graphene {
  /// A structure capable of holding a vector with two dimensions, x and y.
  public final class Vec2: Boxed, @MainActor Equatable {
    public override class var gType: GType { graphene_vec2_get_type() }

    final var grapheneVec2T: UnsafeMutablePointer<graphene_vec2_t> {
      pointer.assumingMemoryBound(to: graphene_vec2_t.self)
    }

    /// Whether both are equal, as C compares them.
    public static func == (left: Vec2, right: Vec2) -> Bool { left.equal(right) }

    /// Allocates a new #graphene_vec2_t structure.
    public convenience init() {
      self.init(taking: graphene_vec2_alloc())
    }

    /// Adds each component of the two passed vectors and places each result into the components of `res`.
    @discardableResult
    public func add(_ b: Graphene.Vec2) -> Graphene.Vec2 {
      var cRes = graphene_vec2_t()
      graphene_vec2_add(grapheneVec2T, b.grapheneVec2T, &cRes)
      return Graphene.Vec2(copying: &cRes)
    }

    /// Divides each component of the first operand `a` by the corresponding component of the second operand `b`, and
    /// places the results into the vector `res`.
    @discardableResult
    public func divide(_ b: Graphene.Vec2) -> Graphene.Vec2 {
      var cRes = graphene_vec2_t()
      graphene_vec2_divide(grapheneVec2T, b.grapheneVec2T, &cRes)
      return Graphene.Vec2(copying: &cRes)
    }

    /// Computes the dot product of the two given vectors.
    @discardableResult
    public func dot(_ b: Graphene.Vec2) -> Double { graphene_vec2_dot(grapheneVec2T, b.grapheneVec2T).double }

    /// Checks whether the two given #graphene_vec2_t are equal.
    @discardableResult
    public func equal(_ v2: Graphene.Vec2) -> Bool { graphene_vec2_equal(grapheneVec2T, v2.grapheneVec2T) }

    /// Retrieves the X component of the #graphene_vec2_t.
    public var x: Double { graphene_vec2_get_x(grapheneVec2T).double }

    /// Retrieves the Y component of the #graphene_vec2_t.
    public var y: Double { graphene_vec2_get_y(grapheneVec2T).double }

    /// Linearly interpolates `v1` and `v2` using the given `factor`.
    @discardableResult
    public func interpolate(_ v2: Graphene.Vec2, factor: Double) -> Graphene.Vec2 {
      var cRes = graphene_vec2_t()
      graphene_vec2_interpolate(grapheneVec2T, v2.grapheneVec2T, factor, &cRes)
      return Graphene.Vec2(copying: &cRes)
    }

    /// Computes the length of the given vector.
    @discardableResult
    public func length() -> Double { graphene_vec2_length(grapheneVec2T).double }

    /// Compares the two given vectors and places the maximum values of each component into `res`.
    @discardableResult
    public func max(_ b: Graphene.Vec2) -> Graphene.Vec2 {
      var cRes = graphene_vec2_t()
      graphene_vec2_max(grapheneVec2T, b.grapheneVec2T, &cRes)
      return Graphene.Vec2(copying: &cRes)
    }

    /// Compares the two given vectors and places the minimum values of each component into `res`.
    @discardableResult
    public func min(_ b: Graphene.Vec2) -> Graphene.Vec2 {
      var cRes = graphene_vec2_t()
      graphene_vec2_min(grapheneVec2T, b.grapheneVec2T, &cRes)
      return Graphene.Vec2(copying: &cRes)
    }

    /// Multiplies each component of the two passed vectors and places each result into the components of `res`.
    @discardableResult
    public func multiply(_ b: Graphene.Vec2) -> Graphene.Vec2 {
      var cRes = graphene_vec2_t()
      graphene_vec2_multiply(grapheneVec2T, b.grapheneVec2T, &cRes)
      return Graphene.Vec2(copying: &cRes)
    }

    /// Compares the two given #graphene_vec2_t vectors and checks whether their values are within the given `epsilon`.
    @discardableResult
    public func near(_ v2: Graphene.Vec2, epsilon: Double) -> Bool {
      graphene_vec2_near(grapheneVec2T, v2.grapheneVec2T, epsilon.float)
    }

    /// Negates the given #graphene_vec2_t.
    @discardableResult
    public func negate() -> Graphene.Vec2 {
      var cRes = graphene_vec2_t()
      graphene_vec2_negate(grapheneVec2T, &cRes)
      return Graphene.Vec2(copying: &cRes)
    }

    /// Computes the normalized vector for the given vector `v`.
    @discardableResult
    public func normalize() -> Graphene.Vec2 {
      var cRes = graphene_vec2_t()
      graphene_vec2_normalize(grapheneVec2T, &cRes)
      return Graphene.Vec2(copying: &cRes)
    }

    /// Multiplies all components of the given vector with the given scalar `factor`.
    @discardableResult
    public func scale(_ factor: Double) -> Graphene.Vec2 {
      var cRes = graphene_vec2_t()
      graphene_vec2_scale(grapheneVec2T, factor.float, &cRes)
      return Graphene.Vec2(copying: &cRes)
    }

    /// Subtracts from each component of the first operand `a` the corresponding component of the second operand `b` and
    /// places each result into the components of `res`.
    @discardableResult
    public func subtract(_ b: Graphene.Vec2) -> Graphene.Vec2 {
      var cRes = graphene_vec2_t()
      graphene_vec2_subtract(grapheneVec2T, b.grapheneVec2T, &cRes)
      return Graphene.Vec2(copying: &cRes)
    }

    /// Retrieves a constant vector with (1, 1) components.
    @discardableResult
    public static func one() -> Graphene.Vec2 { promised(lentBoxed(graphene_vec2_one())) }

    /// Retrieves a constant vector with (1, 0) components.
    @discardableResult
    public static func xAxis() -> Graphene.Vec2 { promised(lentBoxed(graphene_vec2_x_axis())) }

    /// Retrieves a constant vector with (0, 1) components.
    @discardableResult
    public static func yAxis() -> Graphene.Vec2 { promised(lentBoxed(graphene_vec2_y_axis())) }

    /// Retrieves a constant vector with (0, 0) components.
    @discardableResult
    public static func zero() -> Graphene.Vec2 { promised(lentBoxed(graphene_vec2_zero())) }
  }
}

extension Graphene {
  /// A structure capable of holding a vector with three dimensions: x, y, and z.
  public final class Vec3: Boxed, @MainActor Equatable {
    public override class var gType: GType { graphene_vec3_get_type() }

    final var grapheneVec3T: UnsafeMutablePointer<graphene_vec3_t> {
      pointer.assumingMemoryBound(to: graphene_vec3_t.self)
    }

    /// Whether both are equal, as C compares them.
    public static func == (left: Vec3, right: Vec3) -> Bool { left.equal(right) }

    /// Allocates a new #graphene_vec3_t structure.
    public convenience init() {
      self.init(taking: graphene_vec3_alloc())
    }

    /// Adds each component of the two given vectors.
    @discardableResult
    public func add(_ b: Graphene.Vec3) -> Graphene.Vec3 {
      var cRes = graphene_vec3_t()
      graphene_vec3_add(grapheneVec3T, b.grapheneVec3T, &cRes)
      return Graphene.Vec3(copying: &cRes)
    }

    /// Computes the cross product of the two given vectors.
    @discardableResult
    public func cross(_ b: Graphene.Vec3) -> Graphene.Vec3 {
      var cRes = graphene_vec3_t()
      graphene_vec3_cross(grapheneVec3T, b.grapheneVec3T, &cRes)
      return Graphene.Vec3(copying: &cRes)
    }

    /// Divides each component of the first operand `a` by the corresponding component of the second operand `b`, and
    /// places the results into the vector `res`.
    @discardableResult
    public func divide(_ b: Graphene.Vec3) -> Graphene.Vec3 {
      var cRes = graphene_vec3_t()
      graphene_vec3_divide(grapheneVec3T, b.grapheneVec3T, &cRes)
      return Graphene.Vec3(copying: &cRes)
    }

    /// Computes the dot product of the two given vectors.
    @discardableResult
    public func dot(_ b: Graphene.Vec3) -> Double { graphene_vec3_dot(grapheneVec3T, b.grapheneVec3T).double }

    /// Checks whether the two given #graphene_vec3_t are equal.
    @discardableResult
    public func equal(_ v2: Graphene.Vec3) -> Bool { graphene_vec3_equal(grapheneVec3T, v2.grapheneVec3T) }

    /// Retrieves the first component of the given vector `v`.
    public var x: Double { graphene_vec3_get_x(grapheneVec3T).double }

    /// Creates a #graphene_vec2_t that contains the first and second components of the given #graphene_vec3_t.
    public var xy: Graphene.Vec2 {
      var cRes = graphene_vec2_t()
      graphene_vec3_get_xy(grapheneVec3T, &cRes)
      return Graphene.Vec2(copying: &cRes)
    }

    /// Creates a #graphene_vec3_t that contains the first two components of the given #graphene_vec3_t, and the third
    /// component set to 0.
    public var xy0: Graphene.Vec3 {
      var cRes = graphene_vec3_t()
      graphene_vec3_get_xy0(grapheneVec3T, &cRes)
      return Graphene.Vec3(copying: &cRes)
    }

    /// Converts a #graphene_vec3_t in a #graphene_vec4_t using 0.0 as the value for the fourth component of the resulting
    /// vector.
    public var xyz0: Graphene.Vec4 {
      var cRes = graphene_vec4_t()
      graphene_vec3_get_xyz0(grapheneVec3T, &cRes)
      return Graphene.Vec4(copying: &cRes)
    }

    /// Converts a #graphene_vec3_t in a #graphene_vec4_t using 1.0 as the value for the fourth component of the resulting
    /// vector.
    public var xyz1: Graphene.Vec4 {
      var cRes = graphene_vec4_t()
      graphene_vec3_get_xyz1(grapheneVec3T, &cRes)
      return Graphene.Vec4(copying: &cRes)
    }

    /// Converts a #graphene_vec3_t in a #graphene_vec4_t using `w` as the value of the fourth component of the resulting
    /// vector.
    public func getXyzw(_ w: Double) -> Graphene.Vec4 {
      var cRes = graphene_vec4_t()
      graphene_vec3_get_xyzw(grapheneVec3T, w.float, &cRes)
      return Graphene.Vec4(copying: &cRes)
    }

    /// Retrieves the second component of the given vector `v`.
    public var y: Double { graphene_vec3_get_y(grapheneVec3T).double }

    /// Retrieves the third component of the given vector `v`.
    public var z: Double { graphene_vec3_get_z(grapheneVec3T).double }

    /// Linearly interpolates `v1` and `v2` using the given `factor`.
    @discardableResult
    public func interpolate(_ v2: Graphene.Vec3, factor: Double) -> Graphene.Vec3 {
      var cRes = graphene_vec3_t()
      graphene_vec3_interpolate(grapheneVec3T, v2.grapheneVec3T, factor, &cRes)
      return Graphene.Vec3(copying: &cRes)
    }

    /// Retrieves the length of the given vector `v`.
    @discardableResult
    public func length() -> Double { graphene_vec3_length(grapheneVec3T).double }

    /// Compares each component of the two given vectors and creates a vector that contains the maximum values.
    @discardableResult
    public func max(_ b: Graphene.Vec3) -> Graphene.Vec3 {
      var cRes = graphene_vec3_t()
      graphene_vec3_max(grapheneVec3T, b.grapheneVec3T, &cRes)
      return Graphene.Vec3(copying: &cRes)
    }

    /// Compares each component of the two given vectors and creates a vector that contains the minimum values.
    @discardableResult
    public func min(_ b: Graphene.Vec3) -> Graphene.Vec3 {
      var cRes = graphene_vec3_t()
      graphene_vec3_min(grapheneVec3T, b.grapheneVec3T, &cRes)
      return Graphene.Vec3(copying: &cRes)
    }

    /// Multiplies each component of the two given vectors.
    @discardableResult
    public func multiply(_ b: Graphene.Vec3) -> Graphene.Vec3 {
      var cRes = graphene_vec3_t()
      graphene_vec3_multiply(grapheneVec3T, b.grapheneVec3T, &cRes)
      return Graphene.Vec3(copying: &cRes)
    }

    /// Compares the two given #graphene_vec3_t vectors and checks whether their values are within the given `epsilon`.
    @discardableResult
    public func near(_ v2: Graphene.Vec3, epsilon: Double) -> Bool {
      graphene_vec3_near(grapheneVec3T, v2.grapheneVec3T, epsilon.float)
    }

    /// Negates the given #graphene_vec3_t.
    @discardableResult
    public func negate() -> Graphene.Vec3 {
      var cRes = graphene_vec3_t()
      graphene_vec3_negate(grapheneVec3T, &cRes)
      return Graphene.Vec3(copying: &cRes)
    }

    /// Normalizes the given #graphene_vec3_t.
    @discardableResult
    public func normalize() -> Graphene.Vec3 {
      var cRes = graphene_vec3_t()
      graphene_vec3_normalize(grapheneVec3T, &cRes)
      return Graphene.Vec3(copying: &cRes)
    }

    /// Multiplies all components of the given vector with the given scalar `factor`.
    @discardableResult
    public func scale(_ factor: Double) -> Graphene.Vec3 {
      var cRes = graphene_vec3_t()
      graphene_vec3_scale(grapheneVec3T, factor.float, &cRes)
      return Graphene.Vec3(copying: &cRes)
    }

    /// Subtracts from each component of the first operand `a` the corresponding component of the second operand `b` and
    /// places each result into the components of `res`.
    @discardableResult
    public func subtract(_ b: Graphene.Vec3) -> Graphene.Vec3 {
      var cRes = graphene_vec3_t()
      graphene_vec3_subtract(grapheneVec3T, b.grapheneVec3T, &cRes)
      return Graphene.Vec3(copying: &cRes)
    }

    /// Provides a constant pointer to a vector with three components, all sets to 1.
    @discardableResult
    public static func one() -> Graphene.Vec3 { promised(lentBoxed(graphene_vec3_one())) }

    /// Provides a constant pointer to a vector with three components with values set to (1, 0, 0).
    @discardableResult
    public static func xAxis() -> Graphene.Vec3 { promised(lentBoxed(graphene_vec3_x_axis())) }

    /// Provides a constant pointer to a vector with three components with values set to (0, 1, 0).
    @discardableResult
    public static func yAxis() -> Graphene.Vec3 { promised(lentBoxed(graphene_vec3_y_axis())) }

    /// Provides a constant pointer to a vector with three components with values set to (0, 0, 1).
    @discardableResult
    public static func zAxis() -> Graphene.Vec3 { promised(lentBoxed(graphene_vec3_z_axis())) }

    /// Provides a constant pointer to a vector with three components, all sets to 0.
    @discardableResult
    public static func zero() -> Graphene.Vec3 { promised(lentBoxed(graphene_vec3_zero())) }
  }
}

extension Graphene {
  /// A structure capable of holding a vector with four dimensions: x, y, z, and w.
  public final class Vec4: Boxed, @MainActor Equatable {
    public override class var gType: GType { graphene_vec4_get_type() }

    final var grapheneVec4T: UnsafeMutablePointer<graphene_vec4_t> {
      pointer.assumingMemoryBound(to: graphene_vec4_t.self)
    }

    /// Whether both are equal, as C compares them.
    public static func == (left: Vec4, right: Vec4) -> Bool { left.equal(right) }

    /// Allocates a new #graphene_vec4_t structure.
    public convenience init() {
      self.init(taking: graphene_vec4_alloc())
    }

    /// Adds each component of the two given vectors.
    @discardableResult
    public func add(_ b: Graphene.Vec4) -> Graphene.Vec4 {
      var cRes = graphene_vec4_t()
      graphene_vec4_add(grapheneVec4T, b.grapheneVec4T, &cRes)
      return Graphene.Vec4(copying: &cRes)
    }

    /// Divides each component of the first operand `a` by the corresponding component of the second operand `b`, and
    /// places the results into the vector `res`.
    @discardableResult
    public func divide(_ b: Graphene.Vec4) -> Graphene.Vec4 {
      var cRes = graphene_vec4_t()
      graphene_vec4_divide(grapheneVec4T, b.grapheneVec4T, &cRes)
      return Graphene.Vec4(copying: &cRes)
    }

    /// Computes the dot product of the two given vectors.
    @discardableResult
    public func dot(_ b: Graphene.Vec4) -> Double { graphene_vec4_dot(grapheneVec4T, b.grapheneVec4T).double }

    /// Checks whether the two given #graphene_vec4_t are equal.
    @discardableResult
    public func equal(_ v2: Graphene.Vec4) -> Bool { graphene_vec4_equal(grapheneVec4T, v2.grapheneVec4T) }

    /// Retrieves the value of the fourth component of the given #graphene_vec4_t.
    public var w: Double { graphene_vec4_get_w(grapheneVec4T).double }

    /// Retrieves the value of the first component of the given #graphene_vec4_t.
    public var x: Double { graphene_vec4_get_x(grapheneVec4T).double }

    /// Creates a #graphene_vec2_t that contains the first two components of the given #graphene_vec4_t.
    public var xy: Graphene.Vec2 {
      var cRes = graphene_vec2_t()
      graphene_vec4_get_xy(grapheneVec4T, &cRes)
      return Graphene.Vec2(copying: &cRes)
    }

    /// Creates a #graphene_vec3_t that contains the first three components of the given #graphene_vec4_t.
    public var xyz: Graphene.Vec3 {
      var cRes = graphene_vec3_t()
      graphene_vec4_get_xyz(grapheneVec4T, &cRes)
      return Graphene.Vec3(copying: &cRes)
    }

    /// Retrieves the value of the second component of the given #graphene_vec4_t.
    public var y: Double { graphene_vec4_get_y(grapheneVec4T).double }

    /// Retrieves the value of the third component of the given #graphene_vec4_t.
    public var z: Double { graphene_vec4_get_z(grapheneVec4T).double }

    /// Linearly interpolates `v1` and `v2` using the given `factor`.
    @discardableResult
    public func interpolate(_ v2: Graphene.Vec4, factor: Double) -> Graphene.Vec4 {
      var cRes = graphene_vec4_t()
      graphene_vec4_interpolate(grapheneVec4T, v2.grapheneVec4T, factor, &cRes)
      return Graphene.Vec4(copying: &cRes)
    }

    /// Computes the length of the given #graphene_vec4_t.
    @discardableResult
    public func length() -> Double { graphene_vec4_length(grapheneVec4T).double }

    /// Compares each component of the two given vectors and creates a vector that contains the maximum values.
    @discardableResult
    public func max(_ b: Graphene.Vec4) -> Graphene.Vec4 {
      var cRes = graphene_vec4_t()
      graphene_vec4_max(grapheneVec4T, b.grapheneVec4T, &cRes)
      return Graphene.Vec4(copying: &cRes)
    }

    /// Compares each component of the two given vectors and creates a vector that contains the minimum values.
    @discardableResult
    public func min(_ b: Graphene.Vec4) -> Graphene.Vec4 {
      var cRes = graphene_vec4_t()
      graphene_vec4_min(grapheneVec4T, b.grapheneVec4T, &cRes)
      return Graphene.Vec4(copying: &cRes)
    }

    /// Multiplies each component of the two given vectors.
    @discardableResult
    public func multiply(_ b: Graphene.Vec4) -> Graphene.Vec4 {
      var cRes = graphene_vec4_t()
      graphene_vec4_multiply(grapheneVec4T, b.grapheneVec4T, &cRes)
      return Graphene.Vec4(copying: &cRes)
    }

    /// Compares the two given #graphene_vec4_t vectors and checks whether their values are within the given `epsilon`.
    @discardableResult
    public func near(_ v2: Graphene.Vec4, epsilon: Double) -> Bool {
      graphene_vec4_near(grapheneVec4T, v2.grapheneVec4T, epsilon.float)
    }

    /// Negates the given #graphene_vec4_t.
    @discardableResult
    public func negate() -> Graphene.Vec4 {
      var cRes = graphene_vec4_t()
      graphene_vec4_negate(grapheneVec4T, &cRes)
      return Graphene.Vec4(copying: &cRes)
    }

    /// Normalizes the given #graphene_vec4_t.
    @discardableResult
    public func normalize() -> Graphene.Vec4 {
      var cRes = graphene_vec4_t()
      graphene_vec4_normalize(grapheneVec4T, &cRes)
      return Graphene.Vec4(copying: &cRes)
    }

    /// Multiplies all components of the given vector with the given scalar `factor`.
    @discardableResult
    public func scale(_ factor: Double) -> Graphene.Vec4 {
      var cRes = graphene_vec4_t()
      graphene_vec4_scale(grapheneVec4T, factor.float, &cRes)
      return Graphene.Vec4(copying: &cRes)
    }

    /// Subtracts from each component of the first operand `a` the corresponding component of the second operand `b` and
    /// places each result into the components of `res`.
    @discardableResult
    public func subtract(_ b: Graphene.Vec4) -> Graphene.Vec4 {
      var cRes = graphene_vec4_t()
      graphene_vec4_subtract(grapheneVec4T, b.grapheneVec4T, &cRes)
      return Graphene.Vec4(copying: &cRes)
    }

    /// Retrieves a pointer to a #graphene_vec4_t with all its components set to 1.
    @discardableResult
    public static func one() -> Graphene.Vec4 { promised(lentBoxed(graphene_vec4_one())) }

    /// Retrieves a pointer to a #graphene_vec4_t with its components set to (0, 0, 0, 1).
    @discardableResult
    public static func wAxis() -> Graphene.Vec4 { promised(lentBoxed(graphene_vec4_w_axis())) }

    /// Retrieves a pointer to a #graphene_vec4_t with its components set to (1, 0, 0, 0).
    @discardableResult
    public static func xAxis() -> Graphene.Vec4 { promised(lentBoxed(graphene_vec4_x_axis())) }

    /// Retrieves a pointer to a #graphene_vec4_t with its components set to (0, 1, 0, 0).
    @discardableResult
    public static func yAxis() -> Graphene.Vec4 { promised(lentBoxed(graphene_vec4_y_axis())) }

    /// Retrieves a pointer to a #graphene_vec4_t with its components set to (0, 0, 1, 0).
    @discardableResult
    public static func zAxis() -> Graphene.Vec4 { promised(lentBoxed(graphene_vec4_z_axis())) }

    /// Retrieves a pointer to a #graphene_vec4_t with all its components set to 0.
    @discardableResult
    public static func zero() -> Graphene.Vec4 { promised(lentBoxed(graphene_vec4_zero())) }
  }
}
