import CGtk

extension ScrolledWindow {
  /// Makes every scrolled window, including GTK's own, keep its scrollbars within its bounds.
  ///
  /// Without overlay scrolling, GTK 4.8 and 4.18 place scrollbars on the left or at the top outside the window, beside
  /// the space that it leaves for them. With a right-to-left language, that is every vertical one.
  static func keepScrollbarsInside() {
    guard allocationOfGtk == nil, let scrolledWindows = g_type_class_ref(gtk_scrolled_window_get_type()) else { return }
    let widgets = scrolledWindows.assumingMemoryBound(to: GtkWidgetClass.self)
    allocationOfGtk = widgets.pointee.size_allocate
    widgets.pointee.size_allocate = { widget, width, height, baseline in
      allocationOfGtk?(widget, width, height, baseline)
      if let widget { ScrolledWindow.moveScrollbarsInside(UnsafeMutableRawPointer(widget)) }
    }
  }

  private static func moveScrollbarsInside(_ scrolledWindow: UnsafeMutableRawPointer) {
    let window = OpaquePointer(scrolledWindow)
    let vertical = PlacedScrollbar(gtk_scrolled_window_get_vscrollbar(window), in: scrolledWindow)
    let horizontal = PlacedScrollbar(gtk_scrolled_window_get_hscrollbar(window), in: scrolledWindow)
    let left = max(0, -(vertical?.area.origin.x ?? 0))
    let top = max(0, -(horizontal?.area.origin.y ?? 0))
    guard left > 0 || top > 0 else { return }
    for scrollbar in [vertical, horizontal] { scrollbar?.move(right: left, down: top) }
  }
}

/// GTK's own `size_allocate` implementation.
private var allocationOfGtk: (@convention(c) (UnsafeMutablePointer<GtkWidget>?, gint, gint, gint) -> Void)?

/// A scrollbar that is shown.
private struct PlacedScrollbar {
  let widget: UnsafeMutablePointer<GtkWidget>
  /// Its place in the scrolled window.
  let area: graphene_rect_t

  init?(_ widget: UnsafeMutablePointer<GtkWidget>?, in scrolledWindow: UnsafeMutableRawPointer) {
    var area = graphene_rect_t()
    let window = scrolledWindow.assumingMemoryBound(to: GtkWidget.self)
    guard let widget, gtk_widget_get_child_visible(widget) != 0,
      gtk_widget_compute_bounds(widget, window, &area) != 0
    else { return nil }
    (self.widget, self.area) = (widget, area)
  }

  func move(right: Float, down: Float) {
    var position = graphene_point_t(x: area.origin.x + right, y: area.origin.y + down)
    gtk_widget_allocate(
      widget, gint(area.size.width), gint(area.size.height), -1, gsk_transform_translate(nil, &position))
  }
}
