import CGtk

/// Measures and allocates with the C class of a widget: either the widget itself or, as in boxes and buttons, its
/// layout manager. GTK asks a layout manager instead of the widget.
///
/// So if a Swift class overrides one of these functions, the layout manager of its objects is made to ask the widget.
/// It remains the same object, converted to a subclass of its own class.
enum NativeLayout {
  static func measure(_ widget: OverridableWidget, _ orientation: Orientation, _ size: Int) -> Widget.Measurement {
    Widget.Measurement {
      if let (manager, table) = manager(of: widget) {
        table.pointee.measure(manager, widget.cast(), orientation.cValue, Int32(size), $0, $1, $2, $3)
      } else {
        widget.nativeClass.pointee.measure(widget.cast(), orientation.cValue, Int32(size), $0, $1, $2, $3)
      }
    }
  }

  static func allocate(_ widget: OverridableWidget, _ width: Int, _ height: Int, _ baseline: Int) {
    if let (manager, table) = manager(of: widget) {
      table.pointee.allocate(manager, widget.cast(), Int32(width), Int32(height), Int32(baseline))
    } else {
      widget.nativeClass.pointee.size_allocate(widget.cast(), Int32(width), Int32(height), Int32(baseline))
    }
  }

  static func requestMode(_ widget: OverridableWidget) -> SizeRequestMode {
    if let (manager, table) = manager(of: widget) {
      SizeRequestMode(cValue: table.pointee.get_request_mode(manager, widget.cast()))
    } else {
      SizeRequestMode(cValue: widget.nativeClass.pointee.get_request_mode(widget.cast()))
    }
  }

  /// Makes the widget's layout manager, if it has one, ask the widget.
  static func letDecide(_ widget: UnsafeMutableRawPointer) {
    guard let manager = gtk_widget_get_layout_manager(widget.assumingMemoryBound(to: GtkWidget.self)) else { return }
    let instance = UnsafeMutableRawPointer(manager).assumingMemoryBound(to: GTypeInstance.self)
    let type = cgtk_type_of(manager)
    guard nativeTables[type] == nil else { return }
    // Sound: as in `Subclass.convert`.
    let old = instance.pointee.g_class
    instance.pointee.g_class = g_type_class_ref(asking[type] ?? makeAsking(type)).assumingMemoryBound(
      to: GTypeClass.self)
    g_type_class_unref(old)
  }

  private typealias Table = UnsafeMutablePointer<GtkLayoutManagerClass>

  /// The classes that ask the widget, by their superclass.
  private static var asking: [GType: GType] = [:]
  /// The functions of the layout managers' own classes, by the class that asks the widget.
  private static var nativeTables: [GType: Table] = [:]

  private static func makeAsking(_ native: GType) -> GType {
    var query = GTypeQuery()
    g_type_query(native, &query)
    let type = g_type_register_static_simple(
      native, "GtkSwift\(typeName(native))", query.class_size, setUp, query.instance_size, nil,
      GTypeFlags(rawValue: 0))
    asking[native] = type
    nativeTables[type] = g_type_class_ref(native).assumingMemoryBound(to: GtkLayoutManagerClass.self)
    return type
  }

  /// Returns the layout manager that asks the widget, and the functions of its own class.
  private static func manager(of widget: OverridableWidget) -> (UnsafeMutablePointer<GtkLayoutManager>, Table)? {
    guard let manager = gtk_widget_get_layout_manager(widget.cast()),
      let table = nativeTables[cgtk_type_of(manager)]
    else { return nil }
    return (manager, table)
  }

  private static let setUp: GClassInitFunc = { table, _ in
    let table = table!.assumingMemoryBound(to: GtkLayoutManagerClass.self)
    table.pointee.measure = { _, widget, orientation, size, minimum, natural, minimumBaseline, naturalBaseline in
      swiftObject(widget)?.measure(orientation: Orientation(cValue: orientation), forSize: Int(size))
        .store(minimum, natural, minimumBaseline, naturalBaseline)
    }
    table.pointee.allocate = { _, widget, width, height, baseline in
      swiftObject(widget)?.sizeAllocate(width: Int(width), height: Int(height), baseline: Int(baseline))
    }
    table.pointee.get_request_mode = { _, widget in
      (swiftObject(widget)?.sizeRequestMode ?? .constantSize).cValue
    }
  }
}
