import CGtk

/// A paintable drawn by Swift code, for use in a `Picture`, an `Image`, a cursor or a drag icon.
///
///     final class Disc: OverridablePaintable {
///       var color = Gdk.RGBA(red: 1, green: 0, blue: 0) { didSet { invalidateContents() } }
///
///       override var intrinsicWidth: Int { 32 }
///       override var intrinsicHeight: Int { 32 }
///
///       override func snapshot(_ snapshot: Snapshot, width: Double, height: Double) {
///         snapshot.appendColor(color, bounds: Graphene.Rect(x: 0, y: 0, width: width, height: height))
///       }
///     }
///
///     picture.paintable = Disc()
open class OverridablePaintable: Object, Gdk.Paintable {
  open override class var gType: GType { paintableType }

  /// Wraps a new GObject.
  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a paintable that draws nothing unless a subclass does.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(g_object_new_with_properties(paintableType, 0, nil, nil)))
  }

  /// Draws into the rectangle from 0, 0 to `width`, `height`.
  open func snapshot(_ snapshot: Snapshot, width: Double, height: Double) {}

  /// The preferred width, or 0 for no preference.
  open var intrinsicWidth: Int { 0 }

  /// The preferred height, or 0 for no preference.
  open var intrinsicHeight: Int { 0 }

  /// The preferred ratio of width to height, or 0 for no preference.
  open var intrinsicAspectRatio: Double {
    intrinsicHeight == 0 ? 0 : Double(intrinsicWidth) / Double(intrinsicHeight)
  }

  /// The aspects that never change.
  open var flags: Gdk.PaintableFlags { [] }
}

private let paintableType: GType = {
  let type = g_type_register_static_simple(
    FundamentalType.object, "GtkSwiftPaintable", guint(MemoryLayout<GObjectClass>.size), nil,
    guint(MemoryLayout<GObject>.size), nil, GTypeFlags(rawValue: 0))
  var implementation = GInterfaceInfo(interface_init: setUp, interface_finalize: nil, interface_data: nil)
  g_type_add_interface_static(type, gdk_paintable_get_type(), &implementation)
  return type
}()

private let setUp: GInterfaceInitFunc = { table, _ in
  let paintable = table!.assumingMemoryBound(to: GdkPaintableInterface.self)
  paintable.pointee.snapshot = { paintable, snapshot, width, height in
    guard let snapshot: Snapshot = lentObject(opaque: snapshot) else { return }
    swiftPaintable(paintable)?.snapshot(snapshot, width: width, height: height)
  }
  paintable.pointee.get_current_image = { paintable in
    let object = swiftPaintable(paintable)
    let (width, height) = (Double(object?.intrinsicWidth ?? 0), Double(object?.intrinsicHeight ?? 0))
    let picture = Snapshot()
    object?.snapshot(picture, width: width, height: height)
    var size = graphene_size_t(width: Float(width), height: Float(height))
    let image = withExtendedLifetime(picture) { gtk_snapshot_to_paintable(picture.opaque, &size) }
    return image ?? gdk_paintable_new_empty(Int32(width), Int32(height))
  }
  paintable.pointee.get_intrinsic_width = { Int32(swiftPaintable($0)?.intrinsicWidth ?? 0) }
  paintable.pointee.get_intrinsic_height = { Int32(swiftPaintable($0)?.intrinsicHeight ?? 0) }
  paintable.pointee.get_intrinsic_aspect_ratio = { swiftPaintable($0)?.intrinsicAspectRatio ?? 0 }
  paintable.pointee.get_flags = { (swiftPaintable($0)?.flags ?? []).cValue }
}

/// The Swift object of a paintable, or `nil` while it is being created or disposed of.
private func swiftPaintable(_ paintable: OpaquePointer?) -> OverridablePaintable? {
  Object.existing(paintable.map { UnsafeMutableRawPointer($0) }) as? OverridablePaintable
}
