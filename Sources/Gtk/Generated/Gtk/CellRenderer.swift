// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkCellRenderer`](https://docs.gtk.org/gtk4/class.CellRenderer.html).
open class CellRenderer: Object {
  open override class var gType: GType { gtk_cell_renderer_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkCellRenderer: UnsafeMutablePointer<GtkCellRenderer> {
    pointer.assumingMemoryBound(to: GtkCellRenderer.self)
  }

  /// The property [`cell-background`](https://docs.gtk.org/gtk4/property.CellRenderer.cell-background.html) of
  /// `GtkCellRenderer`.
  public final func setCellBackground(_ newValue: String?) {
    setProperty("cell-background", newValue)
  }

  /// The property [`cell-background-rgba`](https://docs.gtk.org/gtk4/property.CellRenderer.cell-background-rgba.html)
  /// of `GtkCellRenderer`.
  public final var cellBackgroundRgba: Gdk.RGBA? {
    get { getProperty("cell-background-rgba") }
    set { setProperty("cell-background-rgba", newValue) }
  }

  /// The property [`cell-background-set`](https://docs.gtk.org/gtk4/property.CellRenderer.cell-background-set.html) of
  /// `GtkCellRenderer`.
  public final var cellBackgroundSet: Bool {
    get { getProperty("cell-background-set") }
    set { setProperty("cell-background-set", newValue) }
  }

  /// The property [`editing`](https://docs.gtk.org/gtk4/property.CellRenderer.editing.html) of `GtkCellRenderer`.
  public final var editing: Bool { getProperty("editing") }

  /// The property [`height`](https://docs.gtk.org/gtk4/property.CellRenderer.height.html) of `GtkCellRenderer`.
  public final var height: Int {
    get { getProperty("height") }
    set { setProperty("height", newValue) }
  }

  /// The property [`is-expanded`](https://docs.gtk.org/gtk4/property.CellRenderer.is-expanded.html) of
  /// `GtkCellRenderer`.
  public final var isExpanded: Bool {
    get { gtk_cell_renderer_get_is_expanded(gtkCellRenderer).isTrue }
    set { gtk_cell_renderer_set_is_expanded(gtkCellRenderer, newValue.gboolean) }
  }

  /// The property [`is-expander`](https://docs.gtk.org/gtk4/property.CellRenderer.is-expander.html) of
  /// `GtkCellRenderer`.
  public final var isExpander: Bool {
    get { gtk_cell_renderer_get_is_expander(gtkCellRenderer).isTrue }
    set { gtk_cell_renderer_set_is_expander(gtkCellRenderer, newValue.gboolean) }
  }

  /// The property [`mode`](https://docs.gtk.org/gtk4/property.CellRenderer.mode.html) of `GtkCellRenderer`.
  public final var mode: CellRendererMode {
    get { getProperty("mode") }
    set { setProperty("mode", newValue) }
  }

  /// The property [`sensitive`](https://docs.gtk.org/gtk4/property.CellRenderer.sensitive.html) of `GtkCellRenderer`.
  public final var sensitive: Bool {
    get { gtk_cell_renderer_get_sensitive(gtkCellRenderer).isTrue }
    set { gtk_cell_renderer_set_sensitive(gtkCellRenderer, newValue.gboolean) }
  }

  /// The property [`visible`](https://docs.gtk.org/gtk4/property.CellRenderer.visible.html) of `GtkCellRenderer`.
  public final var visible: Bool {
    get { gtk_cell_renderer_get_visible(gtkCellRenderer).isTrue }
    set { gtk_cell_renderer_set_visible(gtkCellRenderer, newValue.gboolean) }
  }

  /// The property [`width`](https://docs.gtk.org/gtk4/property.CellRenderer.width.html) of `GtkCellRenderer`.
  public final var width: Int {
    get { getProperty("width") }
    set { setProperty("width", newValue) }
  }

  /// The property [`xalign`](https://docs.gtk.org/gtk4/property.CellRenderer.xalign.html) of `GtkCellRenderer`.
  public final var xalign: Double {
    get { getProperty("xalign") }
    set { setProperty("xalign", newValue) }
  }

  /// The property [`xpad`](https://docs.gtk.org/gtk4/property.CellRenderer.xpad.html) of `GtkCellRenderer`.
  public final var xpad: Int {
    get { getProperty("xpad") }
    set { setProperty("xpad", newValue) }
  }

  /// The property [`yalign`](https://docs.gtk.org/gtk4/property.CellRenderer.yalign.html) of `GtkCellRenderer`.
  public final var yalign: Double {
    get { getProperty("yalign") }
    set { setProperty("yalign", newValue) }
  }

  /// The property [`ypad`](https://docs.gtk.org/gtk4/property.CellRenderer.ypad.html) of `GtkCellRenderer`.
  public final var ypad: Int {
    get { getProperty("ypad") }
    set { setProperty("ypad", newValue) }
  }

  /// Calls [`gtk_cell_renderer_activate()`](https://docs.gtk.org/gtk4/method.CellRenderer.activate.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public final func activate(
    _ event: Gdk.Event, widget: Widget, path: String, backgroundArea: Gdk.Rectangle, cellArea: Gdk.Rectangle,
    flags: CellRendererState
  ) -> Bool {
    var cBackgroundArea = backgroundArea.cValue
    var cCellArea = cellArea.cValue
    return gtk_cell_renderer_activate(
      gtkCellRenderer, event.opaque, widget.gtkWidget, path, &cBackgroundArea, &cCellArea, flags.cValue
    ).isTrue
  }

  /// Calls
  /// [`gtk_cell_renderer_get_aligned_area()`](https://docs.gtk.org/gtk4/method.CellRenderer.get_aligned_area.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func getAlignedArea(_ widget: Widget, flags: CellRendererState, cellArea: Gdk.Rectangle) -> Gdk.Rectangle
  {
    var cCellArea = cellArea.cValue
    var cAlignedArea = GdkRectangle()
    gtk_cell_renderer_get_aligned_area(gtkCellRenderer, widget.gtkWidget, flags.cValue, &cCellArea, &cAlignedArea)
    return Gdk.Rectangle(cValue: cAlignedArea)
  }

  /// Calls [`gtk_cell_renderer_get_alignment()`](https://docs.gtk.org/gtk4/method.CellRenderer.get_alignment.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final var alignment: (xalign: Double, yalign: Double) {
    var cXalign: Float = 0
    var cYalign: Float = 0
    gtk_cell_renderer_get_alignment(gtkCellRenderer, &cXalign, &cYalign)
    return (cXalign.double, cYalign.double)
  }

  /// Calls [`gtk_cell_renderer_get_fixed_size()`](https://docs.gtk.org/gtk4/method.CellRenderer.get_fixed_size.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final var fixedSize: (width: Int, height: Int) {
    var cWidth: Int32 = 0
    var cHeight: Int32 = 0
    gtk_cell_renderer_get_fixed_size(gtkCellRenderer, &cWidth, &cHeight)
    return (cWidth.int, cHeight.int)
  }

  /// Calls [`gtk_cell_renderer_get_padding()`](https://docs.gtk.org/gtk4/method.CellRenderer.get_padding.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final var padding: (xpad: Int, ypad: Int) {
    var cXpad: Int32 = 0
    var cYpad: Int32 = 0
    gtk_cell_renderer_get_padding(gtkCellRenderer, &cXpad, &cYpad)
    return (cXpad.int, cYpad.int)
  }

  /// Calls
  /// [`gtk_cell_renderer_get_preferred_height()`](https://docs.gtk.org/gtk4/method.CellRenderer.get_preferred_height.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func getPreferredHeight(_ widget: Widget) -> (minimumSize: Int, naturalSize: Int) {
    var cMinimumSize: Int32 = 0
    var cNaturalSize: Int32 = 0
    gtk_cell_renderer_get_preferred_height(gtkCellRenderer, widget.gtkWidget, &cMinimumSize, &cNaturalSize)
    return (cMinimumSize.int, cNaturalSize.int)
  }

  /// Calls
  /// [`gtk_cell_renderer_get_preferred_height_for_width()`](https://docs.gtk.org/gtk4/method.CellRenderer.get_preferred_height_for_width.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func getPreferredHeightForWidth(_ widget: Widget, width: Int) -> (minimumHeight: Int, naturalHeight: Int)
  {
    var cMinimumHeight: Int32 = 0
    var cNaturalHeight: Int32 = 0
    gtk_cell_renderer_get_preferred_height_for_width(
      gtkCellRenderer, widget.gtkWidget, width.int32, &cMinimumHeight, &cNaturalHeight)
    return (cMinimumHeight.int, cNaturalHeight.int)
  }

  /// Calls
  /// [`gtk_cell_renderer_get_preferred_size()`](https://docs.gtk.org/gtk4/method.CellRenderer.get_preferred_size.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func getPreferredSize(_ widget: Widget) -> (minimumSize: Requisition, naturalSize: Requisition) {
    var cMinimumSize = GtkRequisition()
    var cNaturalSize = GtkRequisition()
    gtk_cell_renderer_get_preferred_size(gtkCellRenderer, widget.gtkWidget, &cMinimumSize, &cNaturalSize)
    return (Requisition(cValue: cMinimumSize), Requisition(cValue: cNaturalSize))
  }

  /// Calls
  /// [`gtk_cell_renderer_get_preferred_width()`](https://docs.gtk.org/gtk4/method.CellRenderer.get_preferred_width.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func getPreferredWidth(_ widget: Widget) -> (minimumSize: Int, naturalSize: Int) {
    var cMinimumSize: Int32 = 0
    var cNaturalSize: Int32 = 0
    gtk_cell_renderer_get_preferred_width(gtkCellRenderer, widget.gtkWidget, &cMinimumSize, &cNaturalSize)
    return (cMinimumSize.int, cNaturalSize.int)
  }

  /// Calls
  /// [`gtk_cell_renderer_get_preferred_width_for_height()`](https://docs.gtk.org/gtk4/method.CellRenderer.get_preferred_width_for_height.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func getPreferredWidthForHeight(_ widget: Widget, height: Int) -> (minimumWidth: Int, naturalWidth: Int)
  {
    var cMinimumWidth: Int32 = 0
    var cNaturalWidth: Int32 = 0
    gtk_cell_renderer_get_preferred_width_for_height(
      gtkCellRenderer, widget.gtkWidget, height.int32, &cMinimumWidth, &cNaturalWidth)
    return (cMinimumWidth.int, cNaturalWidth.int)
  }

  /// Calls
  /// [`gtk_cell_renderer_get_request_mode()`](https://docs.gtk.org/gtk4/method.CellRenderer.get_request_mode.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final var requestMode: SizeRequestMode {
    SizeRequestMode(cValue: gtk_cell_renderer_get_request_mode(gtkCellRenderer))
  }

  /// Calls [`gtk_cell_renderer_get_state()`](https://docs.gtk.org/gtk4/method.CellRenderer.get_state.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func getState(_ widget: Widget?, cellState: CellRendererState) -> StateFlags {
    StateFlags(cValue: gtk_cell_renderer_get_state(gtkCellRenderer, widget?.gtkWidget, cellState.cValue))
  }

  /// Calls [`gtk_cell_renderer_is_activatable()`](https://docs.gtk.org/gtk4/method.CellRenderer.is_activatable.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final var isActivatable: Bool { gtk_cell_renderer_is_activatable(gtkCellRenderer).isTrue }

  /// Calls [`gtk_cell_renderer_set_alignment()`](https://docs.gtk.org/gtk4/method.CellRenderer.set_alignment.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func setAlignment(xalign: Double, yalign: Double) {
    gtk_cell_renderer_set_alignment(gtkCellRenderer, xalign.float, yalign.float)
  }

  /// Calls [`gtk_cell_renderer_set_fixed_size()`](https://docs.gtk.org/gtk4/method.CellRenderer.set_fixed_size.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func setFixedSize(width: Int, height: Int) {
    gtk_cell_renderer_set_fixed_size(gtkCellRenderer, width.int32, height.int32)
  }

  /// Calls [`gtk_cell_renderer_set_padding()`](https://docs.gtk.org/gtk4/method.CellRenderer.set_padding.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func setPadding(xpad: Int, ypad: Int) {
    gtk_cell_renderer_set_padding(gtkCellRenderer, xpad.int32, ypad.int32)
  }

  /// Calls [`gtk_cell_renderer_snapshot()`](https://docs.gtk.org/gtk4/method.CellRenderer.snapshot.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func snapshot(
    _ snapshot: Snapshot, widget: Widget, backgroundArea: Gdk.Rectangle, cellArea: Gdk.Rectangle,
    flags: CellRendererState
  ) {
    var cBackgroundArea = backgroundArea.cValue
    var cCellArea = cellArea.cValue
    gtk_cell_renderer_snapshot(
      gtkCellRenderer, snapshot.opaque, widget.gtkWidget, &cBackgroundArea, &cCellArea, flags.cValue)
  }

  /// Calls [`gtk_cell_renderer_start_editing()`](https://docs.gtk.org/gtk4/method.CellRenderer.start_editing.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public final func startEditing(
    _ event: Gdk.Event?, widget: Widget, path: String, backgroundArea: Gdk.Rectangle, cellArea: Gdk.Rectangle,
    flags: CellRendererState
  ) -> (any CellEditable)? {
    var cBackgroundArea = backgroundArea.cValue
    var cCellArea = cellArea.cValue
    return lentInterface(
      opaque: gtk_cell_renderer_start_editing(
        gtkCellRenderer, event?.opaque, widget.gtkWidget, path, &cBackgroundArea, &cCellArea, flags.cValue))
  }

  /// Calls [`gtk_cell_renderer_stop_editing()`](https://docs.gtk.org/gtk4/method.CellRenderer.stop_editing.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func stopEditing(_ canceled: Bool) { gtk_cell_renderer_stop_editing(gtkCellRenderer, canceled.gboolean) }
}

extension Reactive where Base: CellRenderer {
  /// The property [`cell-background`](https://docs.gtk.org/gtk4/property.CellRenderer.cell-background.html) of
  /// `GtkCellRenderer`.
  public var cellBackground: Bond<String?> { bond { $0.setProperty("cell-background", $1) } }

  /// The property [`cell-background-rgba`](https://docs.gtk.org/gtk4/property.CellRenderer.cell-background-rgba.html)
  /// of `GtkCellRenderer`.
  public var cellBackgroundRgba: DynamicSubject<Gdk.RGBA?> { property("cell-background-rgba") }

  /// The property [`cell-background-set`](https://docs.gtk.org/gtk4/property.CellRenderer.cell-background-set.html) of
  /// `GtkCellRenderer`.
  public var cellBackgroundSet: DynamicSubject<Bool> { property("cell-background-set") }

  /// The property [`editing`](https://docs.gtk.org/gtk4/property.CellRenderer.editing.html) of `GtkCellRenderer`.
  public var editing: SafeSignal<Bool> { readOnlyProperty("editing") }

  /// The property [`height`](https://docs.gtk.org/gtk4/property.CellRenderer.height.html) of `GtkCellRenderer`.
  public var height: DynamicSubject<Int> { property("height") }

  /// The property [`is-expanded`](https://docs.gtk.org/gtk4/property.CellRenderer.is-expanded.html) of
  /// `GtkCellRenderer`.
  public var isExpanded: DynamicSubject<Bool> { property("is-expanded") }

  /// The property [`is-expander`](https://docs.gtk.org/gtk4/property.CellRenderer.is-expander.html) of
  /// `GtkCellRenderer`.
  public var isExpander: DynamicSubject<Bool> { property("is-expander") }

  /// The property [`mode`](https://docs.gtk.org/gtk4/property.CellRenderer.mode.html) of `GtkCellRenderer`.
  public var mode: DynamicSubject<CellRendererMode> { property("mode") }

  /// The property [`sensitive`](https://docs.gtk.org/gtk4/property.CellRenderer.sensitive.html) of `GtkCellRenderer`.
  public var sensitive: DynamicSubject<Bool> { property("sensitive") }

  /// The property [`visible`](https://docs.gtk.org/gtk4/property.CellRenderer.visible.html) of `GtkCellRenderer`.
  public var visible: DynamicSubject<Bool> { property("visible") }

  /// The property [`width`](https://docs.gtk.org/gtk4/property.CellRenderer.width.html) of `GtkCellRenderer`.
  public var width: DynamicSubject<Int> { property("width") }

  /// The property [`xalign`](https://docs.gtk.org/gtk4/property.CellRenderer.xalign.html) of `GtkCellRenderer`.
  public var xalign: DynamicSubject<Double> { property("xalign") }

  /// The property [`xpad`](https://docs.gtk.org/gtk4/property.CellRenderer.xpad.html) of `GtkCellRenderer`.
  public var xpad: DynamicSubject<Int> { property("xpad") }

  /// The property [`yalign`](https://docs.gtk.org/gtk4/property.CellRenderer.yalign.html) of `GtkCellRenderer`.
  public var yalign: DynamicSubject<Double> { property("yalign") }

  /// The property [`ypad`](https://docs.gtk.org/gtk4/property.CellRenderer.ypad.html) of `GtkCellRenderer`.
  public var ypad: DynamicSubject<Int> { property("ypad") }

  /// The signal [`editing-canceled`](https://docs.gtk.org/gtk4/signal.CellRenderer.editing-canceled.html) of
  /// `GtkCellRenderer`.
  public var editingCanceled: SafeSignal<Void> { signal("editing-canceled") }

  /// The signal [`editing-started`](https://docs.gtk.org/gtk4/signal.CellRenderer.editing-started.html) of
  /// `GtkCellRenderer`.
  ///
  /// Arguments: `editable`, `path`.
  public var editingStarted: SafeSignal<(Widget, String)> { signal(ofSeveral: "editing-started") }
}
