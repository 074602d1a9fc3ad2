import CGtk

/// What a Swift subclass of a layout manager can override, to measure and place the children of a widget.
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
/// An override replaces what the layout manager's own class does, and calls it with `super`.
open class OverridableLayout: Object {
  /// How much room the children want in one direction.
  public typealias Measurement = OverridableWidget.Measurement

  /// Wraps a new GObject, or makes that of a Swift subclass.
  public override init(adopting pointer: UnsafeMutableRawPointer = Object.unmade) { super.init(adopting: pointer) }

  /// Says how much room the children of a widget want.
  ///
  /// - Parameter size: how much there is in the other direction, -1 when that is not known.
  open func measure(_ widget: Widget, orientation: Orientation, forSize size: Int) -> Measurement {
    Measurement {
      guard let table = nativeLayout else {
        gtk_layout_manager_measure(cast(), widget.cast(), orientation.cValue, Int32(size), $0, $1, $2, $3)
        return
      }
      table.pointee.measure(cast(), widget.cast(), orientation.cValue, Int32(size), $0, $1, $2, $3)
    }
  }

  /// Gives the children of a widget their places.
  ///
  /// - Parameter baseline: where the baseline is, -1 for none.
  open func allocate(_ widget: Widget, width: Int, height: Int, baseline: Int) {
    guard let table = nativeLayout else {
      gtk_layout_manager_allocate(cast(), widget.cast(), Int32(width), Int32(height), Int32(baseline))
      return
    }
    table.pointee.allocate(cast(), widget.cast(), Int32(width), Int32(height), Int32(baseline))
  }

  /// Whether a wanted height depends on the width, or the other way round.
  open func requestMode(of widget: Widget) -> SizeRequestMode {
    guard let table = nativeLayout else {
      return SizeRequestMode(cValue: gtk_layout_manager_get_request_mode(cast()))
    }
    return SizeRequestMode(cValue: table.pointee.get_request_mode(cast(), widget.cast()))
  }

  /// The functions of the class of GTK's that a Swift class derives from; nil for one of GTK's.
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
  /// Lets GTK call Swift.
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

/// The Swift objects of a layout manager and of its widget; nil while there is none for the manager.
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
