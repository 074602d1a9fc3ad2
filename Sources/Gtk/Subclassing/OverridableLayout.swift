import CGtk

/// The functions that a Swift subclass of a layout manager can override to measure and place the children of a widget.
///
///     final class DiagonalLayout: LayoutManager {
///       init() { super.init() }
///
///       override func measure(_ widget: Widget, orientation: Orientation, forSize size: Int) -> Measurement {
///         Measurement(minimum: 0, natural: widget.children.map { $0.measured(orientation: orientation).natural }.reduce(0, +))
///       }
///
///       override func allocate(_ widget: Widget, width: Int, height: Int, baseline: Int) {
///         for (n, child) in widget.children.enumerated() {
///           child.sizeAllocate(Gdk.Rectangle(x: n * 30, y: n * 30, width: 30, height: 30), baseline: -1)
///         }
///       }
///     }
///
///     box.layoutManager = DiagonalLayout()
///
/// An override replaces the layout manager's own implementation, which it can call with `super`.
open class OverridableLayout: Object {
  /// The space that the children need in one direction.
  public typealias Measurement = OverridableWidget.Measurement

  /// Wraps a new GObject, or creates the one for a Swift subclass.
  public override init(adopting pointer: UnsafeMutableRawPointer = Object.unmade) { super.init(adopting: pointer) }

  /// Measures the children of a widget.
  ///
  /// - Parameter size: The size in the other direction, or -1 if it is unknown.
  open func measure(_ widget: Widget, orientation: Orientation, forSize size: Int) -> Measurement {
    Measurement {
      guard let table = nativeLayout else {
        gtk_layout_manager_measure(cast(), widget.cast(), orientation.cValue, Int32(size), $0, $1, $2, $3)
        return
      }
      table.pointee.measure(cast(), widget.cast(), orientation.cValue, Int32(size), $0, $1, $2, $3)
    }
  }

  /// Assigns positions and sizes to the children of a widget.
  ///
  /// - Parameter baseline: The position of the baseline, or -1 for none.
  open func allocate(_ widget: Widget, width: Int, height: Int, baseline: Int) {
    guard let table = nativeLayout else {
      gtk_layout_manager_allocate(cast(), widget.cast(), Int32(width), Int32(height), Int32(baseline))
      return
    }
    table.pointee.allocate(cast(), widget.cast(), Int32(width), Int32(height), Int32(baseline))
  }

  /// Whether the requested height depends on the width, or vice versa.
  open func requestMode(of widget: Widget) -> SizeRequestMode {
    guard let table = nativeLayout else {
      return SizeRequestMode(cValue: gtk_layout_manager_get_request_mode(cast()))
    }
    return SizeRequestMode(cValue: table.pointee.get_request_mode(cast(), widget.cast()))
  }

  /// The functions of the GTK class that a Swift class derives from, or `nil` for GTK's own classes.
  private var nativeLayout: UnsafeMutablePointer<GtkLayoutManagerClass>? {
    var type = cgtk_type_of(pointer)
    while type != 0 {
      if let subclass = Subclass.of(type) { return subclass.nativeClass() }
      type = g_type_parent(type)
    }
    return nil
  }
}

extension UnsafeMutablePointer<GtkLayoutManagerClass> {
  /// Installs functions that call Swift.
  func installOverrides() {
    pointee.measure = { manager, widget, orientation, size, minimum, natural, minimumBaseline, naturalBaseline in
      guard let (layout, widget) = swiftLayout(manager, widget) else { return }
      layout.measure(widget, orientation: Orientation(cValue: orientation), forSize: Int(size))
        .store(minimum, natural, minimumBaseline, naturalBaseline)
    }
    pointee.allocate = { manager, widget, width, height, baseline in
      guard let (layout, widget) = swiftLayout(manager, widget) else { return }
      layout.allocate(widget, width: Int(width), height: Int(height), baseline: Int(baseline))
    }
    pointee.get_request_mode = { manager, widget in
      guard let (layout, widget) = swiftLayout(manager, widget) else { return SizeRequestMode.constantSize.cValue }
      return layout.requestMode(of: widget).cValue
    }
  }
}

/// The Swift objects of a layout manager and its widget, or `nil` while the manager has none.
private func swiftLayout(
  _ manager: UnsafeMutablePointer<GtkLayoutManager>?, _ widget: UnsafeMutablePointer<GtkWidget>?
) -> (OverridableLayout, Widget)? {
  guard let manager,
    let found = g_object_get_qdata(
      UnsafeMutableRawPointer(manager).assumingMemoryBound(to: GObject.self), Object.wrapperQuark),
    let layout = Unmanaged<Object>.fromOpaque(found).takeUnretainedValue() as? OverridableLayout,
    let widget: Widget = lentObject(widget)
  else { return nil }
  return (layout, widget)
}
