// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkWidget`](https://docs.gtk.org/gtk4/class.Widget.html).
open class Widget: OverridableWidget, Accessible, Buildable, ConstraintTarget {
  open override class var gType: GType { gtk_widget_get_type() }

  /// Wraps a new GObject, or makes that of a Swift subclass.
  public override init(adopting pointer: UnsafeMutableRawPointer = Object.unmade) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkWidget: UnsafeMutablePointer<GtkWidget> {
    pointer.assumingMemoryBound(to: GtkWidget.self)
  }

  /// The property [`can-focus`](https://docs.gtk.org/gtk4/property.Widget.can-focus.html) of `GtkWidget`.
  public final var canFocus: Bool {
    get { gtk_widget_get_can_focus(gtkWidget).isTrue }
    set { gtk_widget_set_can_focus(gtkWidget, newValue.gboolean) }
  }

  /// The property [`can-target`](https://docs.gtk.org/gtk4/property.Widget.can-target.html) of `GtkWidget`.
  public final var canTarget: Bool {
    get { gtk_widget_get_can_target(gtkWidget).isTrue }
    set { gtk_widget_set_can_target(gtkWidget, newValue.gboolean) }
  }

  /// The property [`css-classes`](https://docs.gtk.org/gtk4/property.Widget.css-classes.html) of `GtkWidget`.
  public final var cssClasses: [String] {
    get { givenStrings(gtk_widget_get_css_classes(gtkWidget)) }
    set { setProperty("css-classes", newValue) }
  }

  /// The property [`css-name`](https://docs.gtk.org/gtk4/property.Widget.css-name.html) of `GtkWidget`.
  public final var cssName: String { lentString(gtk_widget_get_css_name(gtkWidget)) }

  /// The property [`cursor`](https://docs.gtk.org/gtk4/property.Widget.cursor.html) of `GtkWidget`.
  public final var cursor: Gdk.Cursor? {
    get { lentObject(opaque: gtk_widget_get_cursor(gtkWidget)) }
    set { gtk_widget_set_cursor(gtkWidget, newValue?.opaque) }
  }

  /// The property [`focus-on-click`](https://docs.gtk.org/gtk4/property.Widget.focus-on-click.html) of `GtkWidget`.
  public final var focusOnClick: Bool {
    get { gtk_widget_get_focus_on_click(gtkWidget).isTrue }
    set { gtk_widget_set_focus_on_click(gtkWidget, newValue.gboolean) }
  }

  /// The property [`focusable`](https://docs.gtk.org/gtk4/property.Widget.focusable.html) of `GtkWidget`.
  public final var focusable: Bool {
    get { gtk_widget_get_focusable(gtkWidget).isTrue }
    set { gtk_widget_set_focusable(gtkWidget, newValue.gboolean) }
  }

  /// The property [`halign`](https://docs.gtk.org/gtk4/property.Widget.halign.html) of `GtkWidget`.
  public final var halign: Align {
    get { Align(cValue: gtk_widget_get_halign(gtkWidget)) }
    set { gtk_widget_set_halign(gtkWidget, newValue.cValue) }
  }

  /// The property [`has-default`](https://docs.gtk.org/gtk4/property.Widget.has-default.html) of `GtkWidget`.
  public final var hasDefault: Bool { gtk_widget_has_default(gtkWidget).isTrue }

  /// The property [`has-focus`](https://docs.gtk.org/gtk4/property.Widget.has-focus.html) of `GtkWidget`.
  public final var hasFocus: Bool { gtk_widget_has_focus(gtkWidget).isTrue }

  /// The property [`has-tooltip`](https://docs.gtk.org/gtk4/property.Widget.has-tooltip.html) of `GtkWidget`.
  public final var hasTooltip: Bool {
    get { gtk_widget_get_has_tooltip(gtkWidget).isTrue }
    set { gtk_widget_set_has_tooltip(gtkWidget, newValue.gboolean) }
  }

  /// The property [`height-request`](https://docs.gtk.org/gtk4/property.Widget.height-request.html) of `GtkWidget`.
  public final var heightRequest: Int {
    get { getProperty("height-request") }
    set { setProperty("height-request", newValue) }
  }

  /// The property [`hexpand`](https://docs.gtk.org/gtk4/property.Widget.hexpand.html) of `GtkWidget`.
  public final var hexpand: Bool {
    get { gtk_widget_get_hexpand(gtkWidget).isTrue }
    set { gtk_widget_set_hexpand(gtkWidget, newValue.gboolean) }
  }

  /// The property [`hexpand-set`](https://docs.gtk.org/gtk4/property.Widget.hexpand-set.html) of `GtkWidget`.
  public final var hexpandSet: Bool {
    get { gtk_widget_get_hexpand_set(gtkWidget).isTrue }
    set { gtk_widget_set_hexpand_set(gtkWidget, newValue.gboolean) }
  }

  /// The property [`layout-manager`](https://docs.gtk.org/gtk4/property.Widget.layout-manager.html) of `GtkWidget`.
  public final var layoutManager: LayoutManager? {
    get { lentObject(gtk_widget_get_layout_manager(gtkWidget)) }
    set {
      gtk_widget_set_layout_manager(gtkWidget, newValue?.givenPointer().assumingMemoryBound(to: GtkLayoutManager.self))
    }
  }

  /// The property [`margin-bottom`](https://docs.gtk.org/gtk4/property.Widget.margin-bottom.html) of `GtkWidget`.
  public final var marginBottom: Int {
    get { gtk_widget_get_margin_bottom(gtkWidget).int }
    set { gtk_widget_set_margin_bottom(gtkWidget, newValue.int32) }
  }

  /// The property [`margin-end`](https://docs.gtk.org/gtk4/property.Widget.margin-end.html) of `GtkWidget`.
  public final var marginEnd: Int {
    get { gtk_widget_get_margin_end(gtkWidget).int }
    set { gtk_widget_set_margin_end(gtkWidget, newValue.int32) }
  }

  /// The property [`margin-start`](https://docs.gtk.org/gtk4/property.Widget.margin-start.html) of `GtkWidget`.
  public final var marginStart: Int {
    get { gtk_widget_get_margin_start(gtkWidget).int }
    set { gtk_widget_set_margin_start(gtkWidget, newValue.int32) }
  }

  /// The property [`margin-top`](https://docs.gtk.org/gtk4/property.Widget.margin-top.html) of `GtkWidget`.
  public final var marginTop: Int {
    get { gtk_widget_get_margin_top(gtkWidget).int }
    set { gtk_widget_set_margin_top(gtkWidget, newValue.int32) }
  }

  /// The property [`name`](https://docs.gtk.org/gtk4/property.Widget.name.html) of `GtkWidget`.
  public final var name: String {
    get { lentString(gtk_widget_get_name(gtkWidget)) }
    set { lend(newValue) { gtk_widget_set_name(gtkWidget, $0) } }
  }

  /// The property [`opacity`](https://docs.gtk.org/gtk4/property.Widget.opacity.html) of `GtkWidget`.
  public final var opacity: Double {
    get { gtk_widget_get_opacity(gtkWidget) }
    set { gtk_widget_set_opacity(gtkWidget, newValue) }
  }

  /// The property [`overflow`](https://docs.gtk.org/gtk4/property.Widget.overflow.html) of `GtkWidget`.
  public final var overflow: Overflow {
    get { Overflow(cValue: gtk_widget_get_overflow(gtkWidget)) }
    set { gtk_widget_set_overflow(gtkWidget, newValue.cValue) }
  }

  /// The property [`parent`](https://docs.gtk.org/gtk4/property.Widget.parent.html) of `GtkWidget`.
  public final var parent: Widget? { lentObject(widget: gtk_widget_get_parent(gtkWidget)) }

  /// The property [`receives-default`](https://docs.gtk.org/gtk4/property.Widget.receives-default.html) of `GtkWidget`.
  public final var receivesDefault: Bool {
    get { gtk_widget_get_receives_default(gtkWidget).isTrue }
    set { gtk_widget_set_receives_default(gtkWidget, newValue.gboolean) }
  }

  /// The property [`root`](https://docs.gtk.org/gtk4/property.Widget.root.html) of `GtkWidget`.
  public final var root: (any Root)? { lentInterface(opaque: gtk_widget_get_root(gtkWidget)) }

  /// The property [`scale-factor`](https://docs.gtk.org/gtk4/property.Widget.scale-factor.html) of `GtkWidget`.
  public final var scaleFactor: Int { gtk_widget_get_scale_factor(gtkWidget).int }

  /// The property [`sensitive`](https://docs.gtk.org/gtk4/property.Widget.sensitive.html) of `GtkWidget`.
  public final var sensitive: Bool {
    get { gtk_widget_get_sensitive(gtkWidget).isTrue }
    set { gtk_widget_set_sensitive(gtkWidget, newValue.gboolean) }
  }

  /// The property [`tooltip-markup`](https://docs.gtk.org/gtk4/property.Widget.tooltip-markup.html) of `GtkWidget`.
  public final var tooltipMarkup: String? {
    get { lentString(ifAny: gtk_widget_get_tooltip_markup(gtkWidget)) }
    set { lend(newValue) { gtk_widget_set_tooltip_markup(gtkWidget, $0) } }
  }

  /// The property [`tooltip-text`](https://docs.gtk.org/gtk4/property.Widget.tooltip-text.html) of `GtkWidget`.
  public final var tooltipText: String? {
    get { lentString(ifAny: gtk_widget_get_tooltip_text(gtkWidget)) }
    set { lend(newValue) { gtk_widget_set_tooltip_text(gtkWidget, $0) } }
  }

  /// The property [`valign`](https://docs.gtk.org/gtk4/property.Widget.valign.html) of `GtkWidget`.
  public final var valign: Align {
    get { Align(cValue: gtk_widget_get_valign(gtkWidget)) }
    set { gtk_widget_set_valign(gtkWidget, newValue.cValue) }
  }

  /// The property [`vexpand`](https://docs.gtk.org/gtk4/property.Widget.vexpand.html) of `GtkWidget`.
  public final var vexpand: Bool {
    get { gtk_widget_get_vexpand(gtkWidget).isTrue }
    set { gtk_widget_set_vexpand(gtkWidget, newValue.gboolean) }
  }

  /// The property [`vexpand-set`](https://docs.gtk.org/gtk4/property.Widget.vexpand-set.html) of `GtkWidget`.
  public final var vexpandSet: Bool {
    get { gtk_widget_get_vexpand_set(gtkWidget).isTrue }
    set { gtk_widget_set_vexpand_set(gtkWidget, newValue.gboolean) }
  }

  /// The property [`visible`](https://docs.gtk.org/gtk4/property.Widget.visible.html) of `GtkWidget`.
  public final var visible: Bool {
    get { gtk_widget_get_visible(gtkWidget).isTrue }
    set { gtk_widget_set_visible(gtkWidget, newValue.gboolean) }
  }

  /// The property [`width-request`](https://docs.gtk.org/gtk4/property.Widget.width-request.html) of `GtkWidget`.
  public final var widthRequest: Int {
    get { getProperty("width-request") }
    set { setProperty("width-request", newValue) }
  }

  /// Calls [`gtk_widget_action_set_enabled()`](https://docs.gtk.org/gtk4/method.Widget.action_set_enabled.html).
  public final func actionSetEnabled(_ actionName: String, enabled: Bool) {
    gtk_widget_action_set_enabled(gtkWidget, actionName, enabled.gboolean)
  }

  /// Calls [`gtk_widget_activate()`](https://docs.gtk.org/gtk4/method.Widget.activate.html).
  @discardableResult
  public final func activate() -> Bool { gtk_widget_activate(gtkWidget).isTrue }

  /// Calls
  /// [`gtk_widget_activate_action_variant()`](https://docs.gtk.org/gtk4/method.Widget.activate_action_variant.html).
  @discardableResult
  public final func activateAction(_ name: String, args: GLib.Variant?) -> Bool {
    gtk_widget_activate_action_variant(gtkWidget, name, args?.opaque).isTrue
  }

  /// Calls [`gtk_widget_activate_default()`](https://docs.gtk.org/gtk4/method.Widget.activate_default.html).
  public final func activateDefault() { gtk_widget_activate_default(gtkWidget) }

  /// Calls [`gtk_widget_add_controller()`](https://docs.gtk.org/gtk4/method.Widget.add_controller.html).
  public final func addController(_ controller: EventController) {
    gtk_widget_add_controller(gtkWidget, controller.given())
  }

  /// Calls [`gtk_widget_add_css_class()`](https://docs.gtk.org/gtk4/method.Widget.add_css_class.html).
  public final func addCssClass(_ cssClass: String) { gtk_widget_add_css_class(gtkWidget, cssClass) }

  /// Calls [`gtk_widget_add_mnemonic_label()`](https://docs.gtk.org/gtk4/method.Widget.add_mnemonic_label.html).
  public final func addMnemonicLabel(_ label: Widget) { gtk_widget_add_mnemonic_label(gtkWidget, label.gtkWidget) }

  /// Calls [`gtk_widget_add_tick_callback()`](https://docs.gtk.org/gtk4/method.Widget.add_tick_callback.html).
  @discardableResult
  public final func addTickCallback(_ callback: @escaping (Widget, Gdk.FrameClock) -> Bool) -> Int {
    gtk_widget_add_tick_callback(gtkWidget, callGtkTickCallback, heldClosure(callback), releaseClosure).int
  }

  /// Calls [`gtk_widget_allocate()`](https://docs.gtk.org/gtk4/method.Widget.allocate.html).
  public final func allocate(width: Int, height: Int, baseline: Int, transform: Gsk.Transform?) {
    gtk_widget_allocate(gtkWidget, width.int32, height.int32, baseline.int32, transform?.given())
  }

  /// Calls [`gtk_widget_child_focus()`](https://docs.gtk.org/gtk4/method.Widget.child_focus.html).
  @discardableResult
  public final func childFocus(_ direction: DirectionType) -> Bool {
    gtk_widget_child_focus(gtkWidget, direction.cValue).isTrue
  }

  /// Calls [`gtk_widget_compute_bounds()`](https://docs.gtk.org/gtk4/method.Widget.compute_bounds.html).
  public final func computeBounds(_ target: Widget) -> Graphene.Rect? {
    var cOutBounds = graphene_rect_t()
    let result = gtk_widget_compute_bounds(gtkWidget, target.gtkWidget, &cOutBounds)
    guard result != 0 else { return nil }
    return Graphene.Rect(cValue: cOutBounds)
  }

  /// Calls [`gtk_widget_compute_expand()`](https://docs.gtk.org/gtk4/method.Widget.compute_expand.html).
  public final func computeExpand(_ orientation: Orientation) -> Bool {
    gtk_widget_compute_expand(gtkWidget, orientation.cValue).isTrue
  }

  /// Calls [`gtk_widget_compute_point()`](https://docs.gtk.org/gtk4/method.Widget.compute_point.html).
  public final func computePoint(_ target: Widget, point: Graphene.Point) -> Graphene.Point? {
    var cPoint = point.cValue
    var cOutPoint = graphene_point_t()
    let result = gtk_widget_compute_point(gtkWidget, target.gtkWidget, &cPoint, &cOutPoint)
    guard result != 0 else { return nil }
    return Graphene.Point(cValue: cOutPoint)
  }

  /// Calls [`gtk_widget_compute_transform()`](https://docs.gtk.org/gtk4/method.Widget.compute_transform.html).
  public final func computeTransform(_ target: Widget) -> Graphene.Matrix? {
    var cOutTransform = graphene_matrix_t()
    let result = gtk_widget_compute_transform(gtkWidget, target.gtkWidget, &cOutTransform)
    guard result != 0 else { return nil }
    return Graphene.Matrix(copying: &cOutTransform)
  }

  /// Calls [`gtk_widget_create_pango_context()`](https://docs.gtk.org/gtk4/method.Widget.create_pango_context.html).
  @discardableResult
  public final func createPangoContext() -> Pango.Context {
    givenObject(opaque: gtk_widget_create_pango_context(gtkWidget))!
  }

  /// Calls [`gtk_widget_create_pango_layout()`](https://docs.gtk.org/gtk4/method.Widget.create_pango_layout.html).
  @discardableResult
  public final func createPangoLayout(_ text: String?) -> Pango.Layout {
    givenObject(opaque: gtk_widget_create_pango_layout(gtkWidget, text))!
  }

  /// Calls [`gtk_widget_dispose_template()`](https://docs.gtk.org/gtk4/method.Widget.dispose_template.html). Since GTK
  /// 4.8.
  public final func disposeTemplate(_ widgetType: any GTyped.Type) {
    gtk_widget_dispose_template(gtkWidget, widgetType.registeredType)
  }

  /// Calls [`gtk_drag_check_threshold()`](https://docs.gtk.org/gtk4/method.Widget.drag_check_threshold.html).
  @discardableResult
  public final func dragCheckThreshold(startX: Int, startY: Int, currentX: Int, currentY: Int) -> Bool {
    gtk_drag_check_threshold(gtkWidget, startX.int32, startY.int32, currentX.int32, currentY.int32).isTrue
  }

  /// Calls [`gtk_widget_error_bell()`](https://docs.gtk.org/gtk4/method.Widget.error_bell.html).
  public final func errorBell() { gtk_widget_error_bell(gtkWidget) }

  /// Calls
  /// [`gtk_widget_get_allocated_baseline()`](https://docs.gtk.org/gtk4/method.Widget.get_allocated_baseline.html).
  #if GTK_4_12
  @available(*, deprecated, message: "Replaced by `Widget.baseline` in GTK 4.12.")
  #endif
  public final var allocatedBaseline: Int { gtk_widget_get_allocated_baseline(gtkWidget).int }

  /// Calls [`gtk_widget_get_allocated_height()`](https://docs.gtk.org/gtk4/method.Widget.get_allocated_height.html).
  #if GTK_4_12
  @available(*, deprecated, message: "Replaced by `Widget.height` in GTK 4.12.")
  #endif
  public final var allocatedHeight: Int { gtk_widget_get_allocated_height(gtkWidget).int }

  /// Calls [`gtk_widget_get_allocated_width()`](https://docs.gtk.org/gtk4/method.Widget.get_allocated_width.html).
  #if GTK_4_12
  @available(*, deprecated, message: "Replaced by `Widget.width` in GTK 4.12.")
  #endif
  public final var allocatedWidth: Int { gtk_widget_get_allocated_width(gtkWidget).int }

  /// Calls [`gtk_widget_get_allocation()`](https://docs.gtk.org/gtk4/method.Widget.get_allocation.html).
  #if GTK_4_12
  @available(*, deprecated, message: "Replaced by `Widget.computeBounds()` in GTK 4.12.")
  #endif
  public final var allocation: Gdk.Rectangle {
    var cAllocation = GdkRectangle()
    gtk_widget_get_allocation(gtkWidget, &cAllocation)
    return Gdk.Rectangle(cValue: cAllocation)
  }

  /// Calls [`gtk_widget_get_ancestor()`](https://docs.gtk.org/gtk4/method.Widget.get_ancestor.html).
  public final func getAncestor(_ widgetType: any GTyped.Type) -> Widget? {
    lentObject(widget: gtk_widget_get_ancestor(gtkWidget, widgetType.registeredType))
  }

  /// Calls [`gtk_widget_get_child_visible()`](https://docs.gtk.org/gtk4/method.Widget.get_child_visible.html) and
  /// `gtk_widget_set_child_visible()`.
  public final var childVisible: Bool {
    get { gtk_widget_get_child_visible(gtkWidget).isTrue }
    set(childVisible) { gtk_widget_set_child_visible(gtkWidget, childVisible.gboolean) }
  }

  /// Calls [`gtk_widget_get_clipboard()`](https://docs.gtk.org/gtk4/method.Widget.get_clipboard.html).
  public final var clipboard: Gdk.Clipboard? { lentObject(opaque: gtk_widget_get_clipboard(gtkWidget)) }

  /// Calls [`gtk_widget_get_direction()`](https://docs.gtk.org/gtk4/method.Widget.get_direction.html) and
  /// `gtk_widget_set_direction()`.
  public final var direction: TextDirection {
    get { TextDirection(cValue: gtk_widget_get_direction(gtkWidget)) }
    set(dir) { gtk_widget_set_direction(gtkWidget, dir.cValue) }
  }

  /// Calls [`gtk_widget_get_display()`](https://docs.gtk.org/gtk4/method.Widget.get_display.html).
  public final var display: Gdk.Display? { lentObject(opaque: gtk_widget_get_display(gtkWidget)) }

  /// Calls [`gtk_widget_get_first_child()`](https://docs.gtk.org/gtk4/method.Widget.get_first_child.html).
  public final var firstChild: Widget? { lentObject(widget: gtk_widget_get_first_child(gtkWidget)) }

  /// Calls [`gtk_widget_get_focus_child()`](https://docs.gtk.org/gtk4/method.Widget.get_focus_child.html) and
  /// `gtk_widget_set_focus_child()`.
  public final var focusChild: Widget? {
    get { lentObject(widget: gtk_widget_get_focus_child(gtkWidget)) }
    set(child) { gtk_widget_set_focus_child(gtkWidget, child?.gtkWidget) }
  }

  /// Calls [`gtk_widget_get_font_map()`](https://docs.gtk.org/gtk4/method.Widget.get_font_map.html) and
  /// `gtk_widget_set_font_map()`.
  public final var fontMap: Pango.FontMap? {
    get { lentObject(gtk_widget_get_font_map(gtkWidget)) }
    set(fontMap) { gtk_widget_set_font_map(gtkWidget, fontMap?.pangoFontMap) }
  }

  /// Calls [`gtk_widget_get_frame_clock()`](https://docs.gtk.org/gtk4/method.Widget.get_frame_clock.html).
  public final var frameClock: Gdk.FrameClock? { lentObject(opaque: gtk_widget_get_frame_clock(gtkWidget)) }

  /// Calls [`gtk_widget_get_height()`](https://docs.gtk.org/gtk4/method.Widget.get_height.html).
  public final var height: Int { gtk_widget_get_height(gtkWidget).int }

  /// Calls [`gtk_widget_get_last_child()`](https://docs.gtk.org/gtk4/method.Widget.get_last_child.html).
  public final var lastChild: Widget? { lentObject(widget: gtk_widget_get_last_child(gtkWidget)) }

  /// Calls [`gtk_widget_get_mapped()`](https://docs.gtk.org/gtk4/method.Widget.get_mapped.html).
  public final var mapped: Bool { gtk_widget_get_mapped(gtkWidget).isTrue }

  /// Calls [`gtk_widget_get_native()`](https://docs.gtk.org/gtk4/method.Widget.get_native.html).
  public final var native: (any Native)? { lentInterface(opaque: gtk_widget_get_native(gtkWidget)) }

  /// Calls [`gtk_widget_get_next_sibling()`](https://docs.gtk.org/gtk4/method.Widget.get_next_sibling.html).
  public final var nextSibling: Widget? { lentObject(widget: gtk_widget_get_next_sibling(gtkWidget)) }

  /// Calls [`gtk_widget_get_pango_context()`](https://docs.gtk.org/gtk4/method.Widget.get_pango_context.html).
  public final var pangoContext: Pango.Context? { lentObject(opaque: gtk_widget_get_pango_context(gtkWidget)) }

  /// Calls [`gtk_widget_get_preferred_size()`](https://docs.gtk.org/gtk4/method.Widget.get_preferred_size.html).
  public final var preferredSize: (minimumSize: Requisition, naturalSize: Requisition) {
    var cMinimumSize = GtkRequisition()
    var cNaturalSize = GtkRequisition()
    gtk_widget_get_preferred_size(gtkWidget, &cMinimumSize, &cNaturalSize)
    return (Requisition(cValue: cMinimumSize), Requisition(cValue: cNaturalSize))
  }

  /// Calls [`gtk_widget_get_prev_sibling()`](https://docs.gtk.org/gtk4/method.Widget.get_prev_sibling.html).
  public final var prevSibling: Widget? { lentObject(widget: gtk_widget_get_prev_sibling(gtkWidget)) }

  /// Calls [`gtk_widget_get_primary_clipboard()`](https://docs.gtk.org/gtk4/method.Widget.get_primary_clipboard.html).
  public final var primaryClipboard: Gdk.Clipboard? { lentObject(opaque: gtk_widget_get_primary_clipboard(gtkWidget)) }

  /// Calls [`gtk_widget_get_realized()`](https://docs.gtk.org/gtk4/method.Widget.get_realized.html).
  public final var realized: Bool { gtk_widget_get_realized(gtkWidget).isTrue }

  /// Calls [`gtk_widget_get_request_mode()`](https://docs.gtk.org/gtk4/method.Widget.get_request_mode.html).
  public final var requestMode: SizeRequestMode { SizeRequestMode(cValue: gtk_widget_get_request_mode(gtkWidget)) }

  /// Calls [`gtk_widget_get_settings()`](https://docs.gtk.org/gtk4/method.Widget.get_settings.html).
  public final var settings: ToolkitSettings? { lentObject(opaque: gtk_widget_get_settings(gtkWidget)) }

  /// Calls [`gtk_widget_get_size()`](https://docs.gtk.org/gtk4/method.Widget.get_size.html).
  public final func getSize(_ orientation: Orientation) -> Int {
    gtk_widget_get_size(gtkWidget, orientation.cValue).int
  }

  /// Calls [`gtk_widget_get_size_request()`](https://docs.gtk.org/gtk4/method.Widget.get_size_request.html).
  public final var sizeRequest: (width: Int, height: Int) {
    var cWidth: Int32 = 0
    var cHeight: Int32 = 0
    gtk_widget_get_size_request(gtkWidget, &cWidth, &cHeight)
    return (cWidth.int, cHeight.int)
  }

  /// Calls [`gtk_widget_get_state_flags()`](https://docs.gtk.org/gtk4/method.Widget.get_state_flags.html).
  public final var stateFlags: StateFlags { StateFlags(cValue: gtk_widget_get_state_flags(gtkWidget)) }

  /// Calls [`gtk_widget_get_style_context()`](https://docs.gtk.org/gtk4/method.Widget.get_style_context.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final var styleContext: StyleContext? { lentObject(gtk_widget_get_style_context(gtkWidget)) }

  /// Calls [`gtk_widget_get_template_child()`](https://docs.gtk.org/gtk4/method.Widget.get_template_child.html).
  public final func getTemplateChild(widgetType: any GTyped.Type, name: String) -> Object? {
    lentObject(gtk_widget_get_template_child(gtkWidget, widgetType.registeredType, name))
  }

  /// Calls [`gtk_widget_get_width()`](https://docs.gtk.org/gtk4/method.Widget.get_width.html).
  public final var width: Int { gtk_widget_get_width(gtkWidget).int }

  /// Calls [`gtk_widget_has_css_class()`](https://docs.gtk.org/gtk4/method.Widget.has_css_class.html).
  public final func hasCssClass(_ cssClass: String) -> Bool { gtk_widget_has_css_class(gtkWidget, cssClass).isTrue }

  /// Calls [`gtk_widget_has_visible_focus()`](https://docs.gtk.org/gtk4/method.Widget.has_visible_focus.html).
  public final var hasVisibleFocus: Bool { gtk_widget_has_visible_focus(gtkWidget).isTrue }

  /// Calls [`gtk_widget_hide()`](https://docs.gtk.org/gtk4/method.Widget.hide.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `Widget.visible` in GTK 4.10.")
  #endif
  public final func hide() { gtk_widget_hide(gtkWidget) }

  /// Calls [`gtk_widget_in_destruction()`](https://docs.gtk.org/gtk4/method.Widget.in_destruction.html).
  public final func inDestruction() -> Bool { gtk_widget_in_destruction(gtkWidget).isTrue }

  /// Calls [`gtk_widget_init_template()`](https://docs.gtk.org/gtk4/method.Widget.init_template.html).
  public final func initTemplate() { gtk_widget_init_template(gtkWidget) }

  /// Calls [`gtk_widget_insert_action_group()`](https://docs.gtk.org/gtk4/method.Widget.insert_action_group.html).
  public final func insertActionGroup(_ name: String, group: (any Gio.ActionGroup)?) {
    gtk_widget_insert_action_group(gtkWidget, name, group?.opaque)
  }

  /// Calls [`gtk_widget_insert_after()`](https://docs.gtk.org/gtk4/method.Widget.insert_after.html).
  public final func insertAfter(_ parent: Widget, previousSibling: Widget?) {
    gtk_widget_insert_after(gtkWidget, parent.gtkWidget, previousSibling?.gtkWidget)
  }

  /// Calls [`gtk_widget_insert_before()`](https://docs.gtk.org/gtk4/method.Widget.insert_before.html).
  public final func insertBefore(_ parent: Widget, nextSibling: Widget?) {
    gtk_widget_insert_before(gtkWidget, parent.gtkWidget, nextSibling?.gtkWidget)
  }

  /// Calls [`gtk_widget_is_ancestor()`](https://docs.gtk.org/gtk4/method.Widget.is_ancestor.html).
  public final func isAncestor(_ ancestor: Widget) -> Bool {
    gtk_widget_is_ancestor(gtkWidget, ancestor.gtkWidget).isTrue
  }

  /// Calls [`gtk_widget_is_drawable()`](https://docs.gtk.org/gtk4/method.Widget.is_drawable.html).
  public final var isDrawable: Bool { gtk_widget_is_drawable(gtkWidget).isTrue }

  /// Calls [`gtk_widget_is_focus()`](https://docs.gtk.org/gtk4/method.Widget.is_focus.html).
  public final var isFocus: Bool { gtk_widget_is_focus(gtkWidget).isTrue }

  /// Calls [`gtk_widget_is_sensitive()`](https://docs.gtk.org/gtk4/method.Widget.is_sensitive.html).
  public final var isSensitive: Bool { gtk_widget_is_sensitive(gtkWidget).isTrue }

  /// Calls [`gtk_widget_is_visible()`](https://docs.gtk.org/gtk4/method.Widget.is_visible.html).
  public final var isVisible: Bool { gtk_widget_is_visible(gtkWidget).isTrue }

  /// Calls [`gtk_widget_keynav_failed()`](https://docs.gtk.org/gtk4/method.Widget.keynav_failed.html).
  @discardableResult
  public final func keynavFailed(_ direction: DirectionType) -> Bool {
    gtk_widget_keynav_failed(gtkWidget, direction.cValue).isTrue
  }

  /// Calls [`gtk_widget_list_mnemonic_labels()`](https://docs.gtk.org/gtk4/method.Widget.list_mnemonic_labels.html).
  @discardableResult
  public final func listMnemonicLabels() -> [Widget] {
    lists(gtk_widget_list_mnemonic_labels(gtkWidget), isGiven: true) { lentObject($0) as Widget? }
  }

  /// Calls [`gtk_widget_map()`](https://docs.gtk.org/gtk4/method.Widget.map.html).
  public final func map() { gtk_widget_map(gtkWidget) }

  /// Calls [`gtk_widget_mnemonic_activate()`](https://docs.gtk.org/gtk4/method.Widget.mnemonic_activate.html).
  @discardableResult
  public final func mnemonicActivate(_ groupCycling: Bool) -> Bool {
    gtk_widget_mnemonic_activate(gtkWidget, groupCycling.gboolean).isTrue
  }

  /// Calls [`gtk_widget_observe_children()`](https://docs.gtk.org/gtk4/method.Widget.observe_children.html).
  @discardableResult
  public final func observeChildren() -> any Gio.ListModel {
    (givenInterface(opaque: gtk_widget_observe_children(gtkWidget)) as (any Gio.ListModel)?)!
  }

  /// Calls [`gtk_widget_observe_controllers()`](https://docs.gtk.org/gtk4/method.Widget.observe_controllers.html).
  @discardableResult
  public final func observeControllers() -> any Gio.ListModel {
    (givenInterface(opaque: gtk_widget_observe_controllers(gtkWidget)) as (any Gio.ListModel)?)!
  }

  /// Calls [`gtk_widget_pick()`](https://docs.gtk.org/gtk4/method.Widget.pick.html).
  @discardableResult
  public final func pick(x: Double, y: Double, flags: PickFlags) -> Widget? {
    lentObject(widget: gtk_widget_pick(gtkWidget, x, y, flags.cValue))
  }

  /// Calls [`gtk_widget_queue_allocate()`](https://docs.gtk.org/gtk4/method.Widget.queue_allocate.html).
  public final func queueAllocate() { gtk_widget_queue_allocate(gtkWidget) }

  /// Calls [`gtk_widget_queue_draw()`](https://docs.gtk.org/gtk4/method.Widget.queue_draw.html).
  public final func queueDraw() { gtk_widget_queue_draw(gtkWidget) }

  /// Calls [`gtk_widget_queue_resize()`](https://docs.gtk.org/gtk4/method.Widget.queue_resize.html).
  public final func queueResize() { gtk_widget_queue_resize(gtkWidget) }

  /// Calls [`gtk_widget_realize()`](https://docs.gtk.org/gtk4/method.Widget.realize.html).
  public final func realize() { gtk_widget_realize(gtkWidget) }

  /// Calls [`gtk_widget_remove_controller()`](https://docs.gtk.org/gtk4/method.Widget.remove_controller.html).
  public final func removeController(_ controller: EventController) {
    gtk_widget_remove_controller(gtkWidget, controller.opaque)
  }

  /// Calls [`gtk_widget_remove_css_class()`](https://docs.gtk.org/gtk4/method.Widget.remove_css_class.html).
  public final func removeCssClass(_ cssClass: String) { gtk_widget_remove_css_class(gtkWidget, cssClass) }

  /// Calls [`gtk_widget_remove_mnemonic_label()`](https://docs.gtk.org/gtk4/method.Widget.remove_mnemonic_label.html).
  public final func removeMnemonicLabel(_ label: Widget) {
    gtk_widget_remove_mnemonic_label(gtkWidget, label.gtkWidget)
  }

  /// Calls [`gtk_widget_remove_tick_callback()`](https://docs.gtk.org/gtk4/method.Widget.remove_tick_callback.html).
  public final func removeTickCallback(_ id: Int) { gtk_widget_remove_tick_callback(gtkWidget, id.uint32) }

  /// Calls [`gtk_widget_set_cursor_from_name()`](https://docs.gtk.org/gtk4/method.Widget.set_cursor_from_name.html).
  public final func setCursorFromName(_ name: String?) { gtk_widget_set_cursor_from_name(gtkWidget, name) }

  /// Calls [`gtk_widget_set_parent()`](https://docs.gtk.org/gtk4/method.Widget.set_parent.html).
  public final func setParent(_ parent: Widget) { gtk_widget_set_parent(gtkWidget, parent.gtkWidget) }

  /// Calls [`gtk_widget_set_size_request()`](https://docs.gtk.org/gtk4/method.Widget.set_size_request.html).
  public final func setSizeRequest(width: Int, height: Int) {
    gtk_widget_set_size_request(gtkWidget, width.int32, height.int32)
  }

  /// Calls [`gtk_widget_set_state_flags()`](https://docs.gtk.org/gtk4/method.Widget.set_state_flags.html).
  public final func setStateFlags(flags: StateFlags, clear: Bool) {
    gtk_widget_set_state_flags(gtkWidget, flags.cValue, clear.gboolean)
  }

  /// Calls [`gtk_widget_should_layout()`](https://docs.gtk.org/gtk4/method.Widget.should_layout.html).
  public final func shouldLayout() -> Bool { gtk_widget_should_layout(gtkWidget).isTrue }

  /// Calls [`gtk_widget_show()`](https://docs.gtk.org/gtk4/method.Widget.show.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `Widget.visible` in GTK 4.10.")
  #endif
  public final func show() { gtk_widget_show(gtkWidget) }

  /// Calls [`gtk_widget_size_allocate()`](https://docs.gtk.org/gtk4/method.Widget.size_allocate.html).
  public final func sizeAllocate(_ allocation: Gdk.Rectangle, baseline: Int) {
    var cAllocation = allocation.cValue
    gtk_widget_size_allocate(gtkWidget, &cAllocation, baseline.int32)
  }

  /// Calls [`gtk_widget_snapshot_child()`](https://docs.gtk.org/gtk4/method.Widget.snapshot_child.html).
  public final func snapshotChild(_ child: Widget, snapshot: Snapshot) {
    gtk_widget_snapshot_child(gtkWidget, child.gtkWidget, snapshot.opaque)
  }

  /// Calls [`gtk_widget_translate_coordinates()`](https://docs.gtk.org/gtk4/method.Widget.translate_coordinates.html).
  #if GTK_4_12
  @available(*, deprecated, message: "Replaced by `Widget.computePoint()` in GTK 4.12.")
  #endif
  @discardableResult
  public final func translateCoordinates(_ destWidget: Widget, srcX: Double, srcY: Double) -> (
    destX: Double, destY: Double
  )? {
    var cDestX: Double = 0
    var cDestY: Double = 0
    let result = gtk_widget_translate_coordinates(gtkWidget, destWidget.gtkWidget, srcX, srcY, &cDestX, &cDestY)
    guard result != 0 else { return nil }
    return (cDestX, cDestY)
  }

  /// Calls [`gtk_widget_trigger_tooltip_query()`](https://docs.gtk.org/gtk4/method.Widget.trigger_tooltip_query.html).
  public final func triggerTooltipQuery() { gtk_widget_trigger_tooltip_query(gtkWidget) }

  /// Calls [`gtk_widget_unmap()`](https://docs.gtk.org/gtk4/method.Widget.unmap.html).
  public final func unmap() { gtk_widget_unmap(gtkWidget) }

  /// Calls [`gtk_widget_unparent()`](https://docs.gtk.org/gtk4/method.Widget.unparent.html).
  public final func unparent() { gtk_widget_unparent(gtkWidget) }

  /// Calls [`gtk_widget_unrealize()`](https://docs.gtk.org/gtk4/method.Widget.unrealize.html).
  public final func unrealize() { gtk_widget_unrealize(gtkWidget) }

  /// Calls [`gtk_widget_unset_state_flags()`](https://docs.gtk.org/gtk4/method.Widget.unset_state_flags.html).
  public final func unsetStateFlags(_ flags: StateFlags) { gtk_widget_unset_state_flags(gtkWidget, flags.cValue) }

  /// Calls
  /// [`gtk_widget_get_default_direction()`](https://docs.gtk.org/gtk4/type_func.Widget.get_default_direction.html).
  public static var defaultDirection: TextDirection { TextDirection(cValue: gtk_widget_get_default_direction()) }

  /// Calls
  /// [`gtk_widget_set_default_direction()`](https://docs.gtk.org/gtk4/type_func.Widget.set_default_direction.html).
  public static func setDefaultDirection(_ dir: TextDirection) { gtk_widget_set_default_direction(dir.cValue) }
}

extension Reactive where Base: Widget {
  /// The property [`can-focus`](https://docs.gtk.org/gtk4/property.Widget.can-focus.html) of `GtkWidget`.
  public var canFocus: DynamicSubject<Bool> { property("can-focus") }

  /// The property [`can-target`](https://docs.gtk.org/gtk4/property.Widget.can-target.html) of `GtkWidget`.
  public var canTarget: DynamicSubject<Bool> { property("can-target") }

  /// The property [`css-classes`](https://docs.gtk.org/gtk4/property.Widget.css-classes.html) of `GtkWidget`.
  public var cssClasses: DynamicSubject<[String]> { property("css-classes") }

  /// The property [`css-name`](https://docs.gtk.org/gtk4/property.Widget.css-name.html) of `GtkWidget`.
  public var cssName: SafeSignal<String> { readOnlyProperty("css-name") }

  /// The property [`cursor`](https://docs.gtk.org/gtk4/property.Widget.cursor.html) of `GtkWidget`.
  public var cursor: DynamicSubject<Gdk.Cursor?> { property("cursor") }

  /// The property [`focus-on-click`](https://docs.gtk.org/gtk4/property.Widget.focus-on-click.html) of `GtkWidget`.
  public var focusOnClick: DynamicSubject<Bool> { property("focus-on-click") }

  /// The property [`focusable`](https://docs.gtk.org/gtk4/property.Widget.focusable.html) of `GtkWidget`.
  public var focusable: DynamicSubject<Bool> { property("focusable") }

  /// The property [`halign`](https://docs.gtk.org/gtk4/property.Widget.halign.html) of `GtkWidget`.
  public var halign: DynamicSubject<Align> { property("halign") }

  /// The property [`has-default`](https://docs.gtk.org/gtk4/property.Widget.has-default.html) of `GtkWidget`.
  public var hasDefault: SafeSignal<Bool> { readOnlyProperty("has-default") }

  /// The property [`has-focus`](https://docs.gtk.org/gtk4/property.Widget.has-focus.html) of `GtkWidget`.
  public var hasFocus: SafeSignal<Bool> { readOnlyProperty("has-focus") }

  /// The property [`has-tooltip`](https://docs.gtk.org/gtk4/property.Widget.has-tooltip.html) of `GtkWidget`.
  public var hasTooltip: DynamicSubject<Bool> { property("has-tooltip") }

  /// The property [`height-request`](https://docs.gtk.org/gtk4/property.Widget.height-request.html) of `GtkWidget`.
  public var heightRequest: DynamicSubject<Int> { property("height-request") }

  /// The property [`hexpand`](https://docs.gtk.org/gtk4/property.Widget.hexpand.html) of `GtkWidget`.
  public var hexpand: DynamicSubject<Bool> { property("hexpand") }

  /// The property [`hexpand-set`](https://docs.gtk.org/gtk4/property.Widget.hexpand-set.html) of `GtkWidget`.
  public var hexpandSet: DynamicSubject<Bool> { property("hexpand-set") }

  /// The property [`layout-manager`](https://docs.gtk.org/gtk4/property.Widget.layout-manager.html) of `GtkWidget`.
  public var layoutManager: DynamicSubject<LayoutManager?> { property("layout-manager") }

  /// The property [`margin-bottom`](https://docs.gtk.org/gtk4/property.Widget.margin-bottom.html) of `GtkWidget`.
  public var marginBottom: DynamicSubject<Int> {
    property("margin-bottom", get: { (object: Widget) in object.marginBottom }, set: { $0.marginBottom = $1 })
  }

  /// The property [`margin-end`](https://docs.gtk.org/gtk4/property.Widget.margin-end.html) of `GtkWidget`.
  public var marginEnd: DynamicSubject<Int> {
    property("margin-end", get: { (object: Widget) in object.marginEnd }, set: { $0.marginEnd = $1 })
  }

  /// The property [`margin-start`](https://docs.gtk.org/gtk4/property.Widget.margin-start.html) of `GtkWidget`.
  public var marginStart: DynamicSubject<Int> {
    property("margin-start", get: { (object: Widget) in object.marginStart }, set: { $0.marginStart = $1 })
  }

  /// The property [`margin-top`](https://docs.gtk.org/gtk4/property.Widget.margin-top.html) of `GtkWidget`.
  public var marginTop: DynamicSubject<Int> {
    property("margin-top", get: { (object: Widget) in object.marginTop }, set: { $0.marginTop = $1 })
  }

  /// The property [`name`](https://docs.gtk.org/gtk4/property.Widget.name.html) of `GtkWidget`.
  public var name: DynamicSubject<String> {
    property("name", get: { (object: Widget) in object.name }, set: { $0.name = $1 })
  }

  /// The property [`opacity`](https://docs.gtk.org/gtk4/property.Widget.opacity.html) of `GtkWidget`.
  public var opacity: DynamicSubject<Double> {
    property("opacity", get: { (object: Widget) in object.opacity }, set: { $0.opacity = $1 })
  }

  /// The property [`overflow`](https://docs.gtk.org/gtk4/property.Widget.overflow.html) of `GtkWidget`.
  public var overflow: DynamicSubject<Overflow> { property("overflow") }

  /// The property [`parent`](https://docs.gtk.org/gtk4/property.Widget.parent.html) of `GtkWidget`.
  public var parent: SafeSignal<Widget?> { readOnlyProperty("parent") }

  /// The property [`receives-default`](https://docs.gtk.org/gtk4/property.Widget.receives-default.html) of `GtkWidget`.
  public var receivesDefault: DynamicSubject<Bool> { property("receives-default") }

  /// The property [`root`](https://docs.gtk.org/gtk4/property.Widget.root.html) of `GtkWidget`.
  public var root: SafeSignal<(any Root)?> { readOnlyInterfaceProperty("root") }

  /// The property [`scale-factor`](https://docs.gtk.org/gtk4/property.Widget.scale-factor.html) of `GtkWidget`.
  public var scaleFactor: SafeSignal<Int> { readOnlyProperty("scale-factor") }

  /// The property [`sensitive`](https://docs.gtk.org/gtk4/property.Widget.sensitive.html) of `GtkWidget`.
  public var sensitive: DynamicSubject<Bool> { property("sensitive") }

  /// The property [`tooltip-markup`](https://docs.gtk.org/gtk4/property.Widget.tooltip-markup.html) of `GtkWidget`.
  public var tooltipMarkup: DynamicSubject<String?> {
    property("tooltip-markup", get: { (object: Widget) in object.tooltipMarkup }, set: { $0.tooltipMarkup = $1 })
  }

  /// The property [`tooltip-text`](https://docs.gtk.org/gtk4/property.Widget.tooltip-text.html) of `GtkWidget`.
  public var tooltipText: DynamicSubject<String?> {
    property("tooltip-text", get: { (object: Widget) in object.tooltipText }, set: { $0.tooltipText = $1 })
  }

  /// The property [`valign`](https://docs.gtk.org/gtk4/property.Widget.valign.html) of `GtkWidget`.
  public var valign: DynamicSubject<Align> { property("valign") }

  /// The property [`vexpand`](https://docs.gtk.org/gtk4/property.Widget.vexpand.html) of `GtkWidget`.
  public var vexpand: DynamicSubject<Bool> { property("vexpand") }

  /// The property [`vexpand-set`](https://docs.gtk.org/gtk4/property.Widget.vexpand-set.html) of `GtkWidget`.
  public var vexpandSet: DynamicSubject<Bool> { property("vexpand-set") }

  /// The property [`visible`](https://docs.gtk.org/gtk4/property.Widget.visible.html) of `GtkWidget`.
  public var visible: DynamicSubject<Bool> { property("visible") }

  /// The property [`width-request`](https://docs.gtk.org/gtk4/property.Widget.width-request.html) of `GtkWidget`.
  public var widthRequest: DynamicSubject<Int> { property("width-request") }

  /// The signal [`destroy`](https://docs.gtk.org/gtk4/signal.Widget.destroy.html) of `GtkWidget`.
  public var destroy: SafeSignal<Void> { signal("destroy") }

  /// The signal [`direction-changed`](https://docs.gtk.org/gtk4/signal.Widget.direction-changed.html) of `GtkWidget`.
  ///
  /// Argument: `previousDirection`.
  public var directionChanged: SafeSignal<TextDirection> { signal(ofOne: "direction-changed") }

  /// The signal [`hide`](https://docs.gtk.org/gtk4/signal.Widget.hide.html) of `GtkWidget`.
  public var hide: SafeSignal<Void> { signal("hide") }

  /// The signal [`keynav-failed`](https://docs.gtk.org/gtk4/signal.Widget.keynav-failed.html) of `GtkWidget`.
  ///
  /// Argument: `direction`.
  public var keynavFailed: SignalRequest<Bool, DirectionType> { request("keynav-failed") }

  /// The signal [`map`](https://docs.gtk.org/gtk4/signal.Widget.map.html) of `GtkWidget`.
  public var map: SafeSignal<Void> { signal("map") }

  /// The signal [`mnemonic-activate`](https://docs.gtk.org/gtk4/signal.Widget.mnemonic-activate.html) of `GtkWidget`.
  ///
  /// Argument: `groupCycling`.
  public var mnemonicActivate: SignalRequest<Bool, Bool> { request("mnemonic-activate") }

  /// The signal [`move-focus`](https://docs.gtk.org/gtk4/signal.Widget.move-focus.html) of `GtkWidget`.
  ///
  /// Argument: `direction`.
  public var moveFocus: SafeSignal<DirectionType> { signal(ofOne: "move-focus") }

  /// The signal [`query-tooltip`](https://docs.gtk.org/gtk4/signal.Widget.query-tooltip.html) of `GtkWidget`.
  ///
  /// Arguments: `x`, `y`, `keyboardMode`, `tooltip`.
  public var queryTooltip: SignalRequest<Bool, Int, Int, Bool, Tooltip> { request("query-tooltip") }

  /// The signal [`realize`](https://docs.gtk.org/gtk4/signal.Widget.realize.html) of `GtkWidget`.
  public var realize: SafeSignal<Void> { signal("realize") }

  /// The signal [`show`](https://docs.gtk.org/gtk4/signal.Widget.show.html) of `GtkWidget`.
  public var show: SafeSignal<Void> { signal("show") }

  /// The signal [`state-flags-changed`](https://docs.gtk.org/gtk4/signal.Widget.state-flags-changed.html) of
  /// `GtkWidget`.
  ///
  /// Argument: `flags`.
  public var stateFlagsChanged: SafeSignal<StateFlags> { signal(ofOne: "state-flags-changed") }

  /// The signal [`unmap`](https://docs.gtk.org/gtk4/signal.Widget.unmap.html) of `GtkWidget`.
  public var unmap: SafeSignal<Void> { signal("unmap") }

  /// The signal [`unrealize`](https://docs.gtk.org/gtk4/signal.Widget.unrealize.html) of `GtkWidget`.
  public var unrealize: SafeSignal<Void> { signal("unrealize") }
}
