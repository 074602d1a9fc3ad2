import CGtk

extension CustomLayout {
  /// Creates a layout manager from closures. For a named type, subclass `LayoutManager` instead.
  ///
  /// - Parameters:
  ///   - requestMode: returns whether the requested height depends on the width or vice versa; `nil` means neither.
  ///   - measure: measures the children of a widget, as `OverridableLayout.measure` does.
  ///   - allocate: allocates the children.
  public convenience init(
    requestMode: ((Widget) -> SizeRequestMode)? = nil,
    measure: @escaping (Widget, Orientation, _ forSize: Int) -> OverridableWidget.Measurement,
    allocate: @escaping (Widget, _ width: Int, _ height: Int, _ baseline: Int) -> Void
  ) {
    let layout = gtk_custom_layout_new(
      { closures(of: $0)?.requestMode($0) ?? SizeRequestMode.constantSize.cValue },
      { closures(of: $0)?.measure($0, $1, $2, $3, $4, $5, $6) },
      { closures(of: $0)?.allocate($0, $1, $2, $3) })!
    self.init(adopting: UnsafeMutableRawPointer(layout))
    // The C functions have no context parameter, so the layout manager stores it.
    g_object_set_qdata_full(
      cast(), closuresQuark,
      heldClosure(LayoutClosures(requestMode: requestMode, measure: measure, allocate: allocate)), releaseClosure)
  }
}

private let closuresQuark = g_quark_from_string("swift-layout-closures")

private struct LayoutClosures {
  let requestMode: ((Widget) -> SizeRequestMode)?
  let measure: (Widget, Orientation, Int) -> OverridableWidget.Measurement
  let allocate: (Widget, Int, Int, Int) -> Void

  func requestMode(_ widget: UnsafeMutablePointer<GtkWidget>?) -> GtkSizeRequestMode {
    guard let requestMode, let widget: Widget = lentObject(widget) else {
      return SizeRequestMode.constantSize.cValue
    }
    return requestMode(widget).cValue
  }

  func measure(
    _ widget: UnsafeMutablePointer<GtkWidget>?, _ orientation: GtkOrientation, _ size: Int32,
    _ minimum: UnsafeMutablePointer<Int32>?, _ natural: UnsafeMutablePointer<Int32>?,
    _ minimumBaseline: UnsafeMutablePointer<Int32>?, _ naturalBaseline: UnsafeMutablePointer<Int32>?
  ) {
    guard let widget: Widget = lentObject(widget) else { return }
    measure(widget, Orientation(cValue: orientation), Int(size))
      .store(minimum, natural, minimumBaseline, naturalBaseline)
  }

  func allocate(_ widget: UnsafeMutablePointer<GtkWidget>?, _ width: Int32, _ height: Int32, _ baseline: Int32) {
    guard let widget: Widget = lentObject(widget) else { return }
    allocate(widget, Int(width), Int(height), Int(baseline))
  }
}

private func closures(of widget: UnsafeMutablePointer<GtkWidget>?) -> LayoutClosures? {
  guard let layout = gtk_widget_get_layout_manager(widget),
    let closures = g_object_get_qdata(
      UnsafeMutableRawPointer(layout).assumingMemoryBound(to: GObject.self), closuresQuark)
  else { return nil }
  return lentClosure(closures)
}
