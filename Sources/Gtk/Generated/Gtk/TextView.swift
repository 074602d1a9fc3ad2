// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkTextView`](https://docs.gtk.org/gtk4/class.TextView.html).
open class TextView: Widget, Scrollable {
  open override class var gType: GType { gtk_text_view_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkTextView: UnsafeMutablePointer<GtkTextView> {
    pointer.assumingMemoryBound(to: GtkTextView.self)
  }

  /// Calls [`gtk_text_view_new()`](https://docs.gtk.org/gtk4/ctor.TextView.new.html).
  public init() {
    super.init(adopting: gtk_text_view_new())
  }

  /// Calls [`gtk_text_view_new_with_buffer()`](https://docs.gtk.org/gtk4/ctor.TextView.new_with_buffer.html).
  public init(buffer: TextBuffer) {
    super.init(adopting: gtk_text_view_new_with_buffer(buffer.gtkTextBuffer))
  }

  /// The property [`accepts-tab`](https://docs.gtk.org/gtk4/property.TextView.accepts-tab.html) of `GtkTextView`.
  public final var acceptsTab: Bool {
    get { gtk_text_view_get_accepts_tab(gtkTextView).isTrue }
    set { gtk_text_view_set_accepts_tab(gtkTextView, newValue.gboolean) }
  }

  /// The property [`bottom-margin`](https://docs.gtk.org/gtk4/property.TextView.bottom-margin.html) of `GtkTextView`.
  public final var bottomMargin: Int {
    get { gtk_text_view_get_bottom_margin(gtkTextView).int }
    set { gtk_text_view_set_bottom_margin(gtkTextView, newValue.int32) }
  }

  /// The property [`buffer`](https://docs.gtk.org/gtk4/property.TextView.buffer.html) of `GtkTextView`.
  public final var buffer: TextBuffer? {
    get { lentObject(gtk_text_view_get_buffer(gtkTextView)) }
    set { gtk_text_view_set_buffer(gtkTextView, newValue?.gtkTextBuffer) }
  }

  /// The property [`cursor-visible`](https://docs.gtk.org/gtk4/property.TextView.cursor-visible.html) of `GtkTextView`.
  public final var cursorVisible: Bool {
    get { gtk_text_view_get_cursor_visible(gtkTextView).isTrue }
    set { gtk_text_view_set_cursor_visible(gtkTextView, newValue.gboolean) }
  }

  /// The property [`editable`](https://docs.gtk.org/gtk4/property.TextView.editable.html) of `GtkTextView`.
  public final var editable: Bool {
    get { gtk_text_view_get_editable(gtkTextView).isTrue }
    set { gtk_text_view_set_editable(gtkTextView, newValue.gboolean) }
  }

  /// The property [`extra-menu`](https://docs.gtk.org/gtk4/property.TextView.extra-menu.html) of `GtkTextView`.
  public final var extraMenu: Gio.MenuModel? {
    get { lentObject(gtk_text_view_get_extra_menu(gtkTextView)) }
    set { gtk_text_view_set_extra_menu(gtkTextView, newValue?.gMenuModel) }
  }

  /// The property [`im-module`](https://docs.gtk.org/gtk4/property.TextView.im-module.html) of `GtkTextView`.
  public final var imModule: String {
    get { getProperty("im-module") }
    set { setProperty("im-module", newValue) }
  }

  /// The property [`indent`](https://docs.gtk.org/gtk4/property.TextView.indent.html) of `GtkTextView`.
  public final var indent: Int {
    get { gtk_text_view_get_indent(gtkTextView).int }
    set { gtk_text_view_set_indent(gtkTextView, newValue.int32) }
  }

  /// The property [`input-hints`](https://docs.gtk.org/gtk4/property.TextView.input-hints.html) of `GtkTextView`.
  public final var inputHints: InputHints {
    get { InputHints(cValue: gtk_text_view_get_input_hints(gtkTextView)) }
    set { gtk_text_view_set_input_hints(gtkTextView, newValue.cValue) }
  }

  /// The property [`input-purpose`](https://docs.gtk.org/gtk4/property.TextView.input-purpose.html) of `GtkTextView`.
  public final var inputPurpose: InputPurpose {
    get { InputPurpose(cValue: gtk_text_view_get_input_purpose(gtkTextView)) }
    set { gtk_text_view_set_input_purpose(gtkTextView, newValue.cValue) }
  }

  /// The property [`justification`](https://docs.gtk.org/gtk4/property.TextView.justification.html) of `GtkTextView`.
  public final var justification: Justification {
    get { Justification(cValue: gtk_text_view_get_justification(gtkTextView)) }
    set { gtk_text_view_set_justification(gtkTextView, newValue.cValue) }
  }

  /// The property [`left-margin`](https://docs.gtk.org/gtk4/property.TextView.left-margin.html) of `GtkTextView`.
  public final var leftMargin: Int {
    get { gtk_text_view_get_left_margin(gtkTextView).int }
    set { gtk_text_view_set_left_margin(gtkTextView, newValue.int32) }
  }

  /// The property [`monospace`](https://docs.gtk.org/gtk4/property.TextView.monospace.html) of `GtkTextView`.
  public final var monospace: Bool {
    get { gtk_text_view_get_monospace(gtkTextView).isTrue }
    set { gtk_text_view_set_monospace(gtkTextView, newValue.gboolean) }
  }

  /// The property [`overwrite`](https://docs.gtk.org/gtk4/property.TextView.overwrite.html) of `GtkTextView`.
  public final var overwrite: Bool {
    get { gtk_text_view_get_overwrite(gtkTextView).isTrue }
    set { gtk_text_view_set_overwrite(gtkTextView, newValue.gboolean) }
  }

  /// The property [`pixels-above-lines`](https://docs.gtk.org/gtk4/property.TextView.pixels-above-lines.html) of
  /// `GtkTextView`.
  public final var pixelsAboveLines: Int {
    get { gtk_text_view_get_pixels_above_lines(gtkTextView).int }
    set { gtk_text_view_set_pixels_above_lines(gtkTextView, newValue.int32) }
  }

  /// The property [`pixels-below-lines`](https://docs.gtk.org/gtk4/property.TextView.pixels-below-lines.html) of
  /// `GtkTextView`.
  public final var pixelsBelowLines: Int {
    get { gtk_text_view_get_pixels_below_lines(gtkTextView).int }
    set { gtk_text_view_set_pixels_below_lines(gtkTextView, newValue.int32) }
  }

  /// The property [`pixels-inside-wrap`](https://docs.gtk.org/gtk4/property.TextView.pixels-inside-wrap.html) of
  /// `GtkTextView`.
  public final var pixelsInsideWrap: Int {
    get { gtk_text_view_get_pixels_inside_wrap(gtkTextView).int }
    set { gtk_text_view_set_pixels_inside_wrap(gtkTextView, newValue.int32) }
  }

  /// The property [`right-margin`](https://docs.gtk.org/gtk4/property.TextView.right-margin.html) of `GtkTextView`.
  public final var rightMargin: Int {
    get { gtk_text_view_get_right_margin(gtkTextView).int }
    set { gtk_text_view_set_right_margin(gtkTextView, newValue.int32) }
  }

  /// The property [`tabs`](https://docs.gtk.org/gtk4/property.TextView.tabs.html) of `GtkTextView`.
  public final var tabs: Pango.TabArray? {
    get { givenBoxed(opaque: gtk_text_view_get_tabs(gtkTextView)) }
    set { gtk_text_view_set_tabs(gtkTextView, newValue?.opaque) }
  }

  /// The property [`top-margin`](https://docs.gtk.org/gtk4/property.TextView.top-margin.html) of `GtkTextView`.
  public final var topMargin: Int {
    get { gtk_text_view_get_top_margin(gtkTextView).int }
    set { gtk_text_view_set_top_margin(gtkTextView, newValue.int32) }
  }

  /// The property [`wrap-mode`](https://docs.gtk.org/gtk4/property.TextView.wrap-mode.html) of `GtkTextView`.
  public final var wrapMode: WrapMode {
    get { WrapMode(cValue: gtk_text_view_get_wrap_mode(gtkTextView)) }
    set { gtk_text_view_set_wrap_mode(gtkTextView, newValue.cValue) }
  }

  /// Calls [`gtk_text_view_add_child_at_anchor()`](https://docs.gtk.org/gtk4/method.TextView.add_child_at_anchor.html).
  public final func addChildAtAnchor(_ child: Widget, anchor: TextChildAnchor) {
    gtk_text_view_add_child_at_anchor(gtkTextView, child.gtkWidget, anchor.gtkTextChildAnchor)
  }

  /// Calls [`gtk_text_view_add_overlay()`](https://docs.gtk.org/gtk4/method.TextView.add_overlay.html).
  public final func addOverlay(_ child: Widget, xpos: Int, ypos: Int) {
    gtk_text_view_add_overlay(gtkTextView, child.gtkWidget, xpos.int32, ypos.int32)
  }

  /// Calls
  /// [`gtk_text_view_backward_display_line()`](https://docs.gtk.org/gtk4/method.TextView.backward_display_line.html).
  @discardableResult
  public final func backwardDisplayLine(_ iter: TextIter) -> Bool {
    gtk_text_view_backward_display_line(gtkTextView, iter.gtkTextIter).isTrue
  }

  /// Calls
  /// [`gtk_text_view_backward_display_line_start()`](https://docs.gtk.org/gtk4/method.TextView.backward_display_line_start.html).
  @discardableResult
  public final func backwardDisplayLineStart(_ iter: TextIter) -> Bool {
    gtk_text_view_backward_display_line_start(gtkTextView, iter.gtkTextIter).isTrue
  }

  /// Calls
  /// [`gtk_text_view_buffer_to_window_coords()`](https://docs.gtk.org/gtk4/method.TextView.buffer_to_window_coords.html).
  @discardableResult
  public final func bufferToWindowCoords(win: TextWindowType, bufferX: Int, bufferY: Int) -> (
    windowX: Int, windowY: Int
  ) {
    var cWindowX: Int32 = 0
    var cWindowY: Int32 = 0
    gtk_text_view_buffer_to_window_coords(gtkTextView, win.cValue, bufferX.int32, bufferY.int32, &cWindowX, &cWindowY)
    return (cWindowX.int, cWindowY.int)
  }

  /// Calls
  /// [`gtk_text_view_forward_display_line()`](https://docs.gtk.org/gtk4/method.TextView.forward_display_line.html).
  @discardableResult
  public final func forwardDisplayLine(_ iter: TextIter) -> Bool {
    gtk_text_view_forward_display_line(gtkTextView, iter.gtkTextIter).isTrue
  }

  /// Calls
  /// [`gtk_text_view_forward_display_line_end()`](https://docs.gtk.org/gtk4/method.TextView.forward_display_line_end.html).
  @discardableResult
  public final func forwardDisplayLineEnd(_ iter: TextIter) -> Bool {
    gtk_text_view_forward_display_line_end(gtkTextView, iter.gtkTextIter).isTrue
  }

  /// Calls
  /// [`gtk_text_view_get_cursor_locations()`](https://docs.gtk.org/gtk4/method.TextView.get_cursor_locations.html).
  public final func getCursorLocations(_ iter: TextIter?) -> (strong: Gdk.Rectangle, weak: Gdk.Rectangle) {
    var cStrong = GdkRectangle()
    var cWeak = GdkRectangle()
    gtk_text_view_get_cursor_locations(gtkTextView, iter?.gtkTextIter, &cStrong, &cWeak)
    return (Gdk.Rectangle(cValue: cStrong), Gdk.Rectangle(cValue: cWeak))
  }

  /// Calls [`gtk_text_view_get_gutter()`](https://docs.gtk.org/gtk4/method.TextView.get_gutter.html).
  public final func getGutter(_ win: TextWindowType) -> Widget? {
    lentObject(widget: gtk_text_view_get_gutter(gtkTextView, win.cValue))
  }

  /// Calls
  /// [`gtk_text_view_get_iter_at_location()`](https://docs.gtk.org/gtk4/method.TextView.get_iter_at_location.html).
  public final func getIterAtLocation(x: Int, y: Int) -> TextIter? {
    var cIter = GtkTextIter()
    let result = gtk_text_view_get_iter_at_location(gtkTextView, &cIter, x.int32, y.int32)
    guard result != 0 else { return nil }
    return TextIter(copying: &cIter)
  }

  /// Calls
  /// [`gtk_text_view_get_iter_at_position()`](https://docs.gtk.org/gtk4/method.TextView.get_iter_at_position.html).
  public final func getIterAtPosition(x: Int, y: Int) -> (iter: TextIter, trailing: Int)? {
    var cIter = GtkTextIter()
    var cTrailing: Int32 = 0
    let result = gtk_text_view_get_iter_at_position(gtkTextView, &cIter, &cTrailing, x.int32, y.int32)
    guard result != 0 else { return nil }
    return (TextIter(copying: &cIter), cTrailing.int)
  }

  /// Calls [`gtk_text_view_get_iter_location()`](https://docs.gtk.org/gtk4/method.TextView.get_iter_location.html).
  public final func getIterLocation(_ iter: TextIter) -> Gdk.Rectangle {
    var cLocation = GdkRectangle()
    gtk_text_view_get_iter_location(gtkTextView, iter.gtkTextIter, &cLocation)
    return Gdk.Rectangle(cValue: cLocation)
  }

  /// Calls [`gtk_text_view_get_line_at_y()`](https://docs.gtk.org/gtk4/method.TextView.get_line_at_y.html).
  public final func getLineAtY(_ y: Int) -> (targetIter: TextIter, lineTop: Int) {
    var cTargetIter = GtkTextIter()
    var cLineTop: Int32 = 0
    gtk_text_view_get_line_at_y(gtkTextView, &cTargetIter, y.int32, &cLineTop)
    return (TextIter(copying: &cTargetIter), cLineTop.int)
  }

  /// Calls [`gtk_text_view_get_line_yrange()`](https://docs.gtk.org/gtk4/method.TextView.get_line_yrange.html).
  public final func getLineYrange(_ iter: TextIter) -> (y: Int, height: Int) {
    var cY: Int32 = 0
    var cHeight: Int32 = 0
    gtk_text_view_get_line_yrange(gtkTextView, iter.gtkTextIter, &cY, &cHeight)
    return (cY.int, cHeight.int)
  }

  /// Calls [`gtk_text_view_get_ltr_context()`](https://docs.gtk.org/gtk4/method.TextView.get_ltr_context.html). Since
  /// GTK 4.4.
  public final var ltrContext: Pango.Context? { lentObject(opaque: gtk_text_view_get_ltr_context(gtkTextView)) }

  /// Calls [`gtk_text_view_get_rtl_context()`](https://docs.gtk.org/gtk4/method.TextView.get_rtl_context.html). Since
  /// GTK 4.4.
  public final var rtlContext: Pango.Context? { lentObject(opaque: gtk_text_view_get_rtl_context(gtkTextView)) }

  /// Calls [`gtk_text_view_get_visible_rect()`](https://docs.gtk.org/gtk4/method.TextView.get_visible_rect.html).
  public final var visibleRect: Gdk.Rectangle {
    var cVisibleRect = GdkRectangle()
    gtk_text_view_get_visible_rect(gtkTextView, &cVisibleRect)
    return Gdk.Rectangle(cValue: cVisibleRect)
  }

  /// Calls
  /// [`gtk_text_view_im_context_filter_keypress()`](https://docs.gtk.org/gtk4/method.TextView.im_context_filter_keypress.html).
  @discardableResult
  public final func imContextFilterKeypress(_ event: Gdk.Event) -> Bool {
    gtk_text_view_im_context_filter_keypress(gtkTextView, event.opaque).isTrue
  }

  /// Calls [`gtk_text_view_move_mark_onscreen()`](https://docs.gtk.org/gtk4/method.TextView.move_mark_onscreen.html).
  @discardableResult
  public final func moveMarkOnscreen(_ mark: TextMark) -> Bool {
    gtk_text_view_move_mark_onscreen(gtkTextView, mark.gtkTextMark).isTrue
  }

  /// Calls [`gtk_text_view_move_overlay()`](https://docs.gtk.org/gtk4/method.TextView.move_overlay.html).
  public final func moveOverlay(_ child: Widget, xpos: Int, ypos: Int) {
    gtk_text_view_move_overlay(gtkTextView, child.gtkWidget, xpos.int32, ypos.int32)
  }

  /// Calls [`gtk_text_view_move_visually()`](https://docs.gtk.org/gtk4/method.TextView.move_visually.html).
  @discardableResult
  public final func moveVisually(_ iter: TextIter, count: Int) -> Bool {
    gtk_text_view_move_visually(gtkTextView, iter.gtkTextIter, count.int32).isTrue
  }

  /// Calls
  /// [`gtk_text_view_place_cursor_onscreen()`](https://docs.gtk.org/gtk4/method.TextView.place_cursor_onscreen.html).
  @discardableResult
  public final func placeCursorOnscreen() -> Bool { gtk_text_view_place_cursor_onscreen(gtkTextView).isTrue }

  /// Calls [`gtk_text_view_remove()`](https://docs.gtk.org/gtk4/method.TextView.remove.html).
  public final func remove(_ child: Widget) { gtk_text_view_remove(gtkTextView, child.gtkWidget) }

  /// Calls [`gtk_text_view_reset_cursor_blink()`](https://docs.gtk.org/gtk4/method.TextView.reset_cursor_blink.html).
  public final func resetCursorBlink() { gtk_text_view_reset_cursor_blink(gtkTextView) }

  /// Calls [`gtk_text_view_reset_im_context()`](https://docs.gtk.org/gtk4/method.TextView.reset_im_context.html).
  public final func resetImContext() { gtk_text_view_reset_im_context(gtkTextView) }

  /// Calls
  /// [`gtk_text_view_scroll_mark_onscreen()`](https://docs.gtk.org/gtk4/method.TextView.scroll_mark_onscreen.html).
  public final func scrollMarkOnscreen(_ mark: TextMark) {
    gtk_text_view_scroll_mark_onscreen(gtkTextView, mark.gtkTextMark)
  }

  /// Calls [`gtk_text_view_scroll_to_iter()`](https://docs.gtk.org/gtk4/method.TextView.scroll_to_iter.html).
  @discardableResult
  public final func scrollToIter(_ iter: TextIter, withinMargin: Double, useAlign: Bool, xalign: Double, yalign: Double)
    -> Bool
  {
    gtk_text_view_scroll_to_iter(gtkTextView, iter.gtkTextIter, withinMargin, useAlign.gboolean, xalign, yalign).isTrue
  }

  /// Calls [`gtk_text_view_scroll_to_mark()`](https://docs.gtk.org/gtk4/method.TextView.scroll_to_mark.html).
  public final func scrollToMark(_ mark: TextMark, withinMargin: Double, useAlign: Bool, xalign: Double, yalign: Double)
  { gtk_text_view_scroll_to_mark(gtkTextView, mark.gtkTextMark, withinMargin, useAlign.gboolean, xalign, yalign) }

  /// Calls [`gtk_text_view_set_gutter()`](https://docs.gtk.org/gtk4/method.TextView.set_gutter.html).
  public final func setGutter(win: TextWindowType, widget: Widget?) {
    gtk_text_view_set_gutter(gtkTextView, win.cValue, widget?.gtkWidget)
  }

  /// Calls [`gtk_text_view_starts_display_line()`](https://docs.gtk.org/gtk4/method.TextView.starts_display_line.html).
  @discardableResult
  public final func startsDisplayLine(_ iter: TextIter) -> Bool {
    gtk_text_view_starts_display_line(gtkTextView, iter.gtkTextIter).isTrue
  }

  /// Calls
  /// [`gtk_text_view_window_to_buffer_coords()`](https://docs.gtk.org/gtk4/method.TextView.window_to_buffer_coords.html).
  @discardableResult
  public final func windowToBufferCoords(win: TextWindowType, windowX: Int, windowY: Int) -> (
    bufferX: Int, bufferY: Int
  ) {
    var cBufferX: Int32 = 0
    var cBufferY: Int32 = 0
    gtk_text_view_window_to_buffer_coords(gtkTextView, win.cValue, windowX.int32, windowY.int32, &cBufferX, &cBufferY)
    return (cBufferX.int, cBufferY.int)
  }
}

extension Reactive where Base: TextView {
  /// The property [`accepts-tab`](https://docs.gtk.org/gtk4/property.TextView.accepts-tab.html) of `GtkTextView`.
  public var acceptsTab: DynamicSubject<Bool> { property("accepts-tab") }

  /// The property [`bottom-margin`](https://docs.gtk.org/gtk4/property.TextView.bottom-margin.html) of `GtkTextView`.
  public var bottomMargin: DynamicSubject<Int> {
    property("bottom-margin", get: { (object: TextView) in object.bottomMargin }, set: { $0.bottomMargin = $1 })
  }

  /// The property [`buffer`](https://docs.gtk.org/gtk4/property.TextView.buffer.html) of `GtkTextView`.
  public var buffer: DynamicSubject<TextBuffer?> { property("buffer") }

  /// The property [`cursor-visible`](https://docs.gtk.org/gtk4/property.TextView.cursor-visible.html) of `GtkTextView`.
  public var cursorVisible: DynamicSubject<Bool> { property("cursor-visible") }

  /// The property [`editable`](https://docs.gtk.org/gtk4/property.TextView.editable.html) of `GtkTextView`.
  public var editable: DynamicSubject<Bool> { property("editable") }

  /// The property [`extra-menu`](https://docs.gtk.org/gtk4/property.TextView.extra-menu.html) of `GtkTextView`.
  public var extraMenu: DynamicSubject<Gio.MenuModel?> { property("extra-menu") }

  /// The property [`im-module`](https://docs.gtk.org/gtk4/property.TextView.im-module.html) of `GtkTextView`.
  public var imModule: DynamicSubject<String> { property("im-module") }

  /// The property [`indent`](https://docs.gtk.org/gtk4/property.TextView.indent.html) of `GtkTextView`.
  public var indent: DynamicSubject<Int> {
    property("indent", get: { (object: TextView) in object.indent }, set: { $0.indent = $1 })
  }

  /// The property [`input-hints`](https://docs.gtk.org/gtk4/property.TextView.input-hints.html) of `GtkTextView`.
  public var inputHints: DynamicSubject<InputHints> { property("input-hints") }

  /// The property [`input-purpose`](https://docs.gtk.org/gtk4/property.TextView.input-purpose.html) of `GtkTextView`.
  public var inputPurpose: DynamicSubject<InputPurpose> { property("input-purpose") }

  /// The property [`justification`](https://docs.gtk.org/gtk4/property.TextView.justification.html) of `GtkTextView`.
  public var justification: DynamicSubject<Justification> { property("justification") }

  /// The property [`left-margin`](https://docs.gtk.org/gtk4/property.TextView.left-margin.html) of `GtkTextView`.
  public var leftMargin: DynamicSubject<Int> {
    property("left-margin", get: { (object: TextView) in object.leftMargin }, set: { $0.leftMargin = $1 })
  }

  /// The property [`monospace`](https://docs.gtk.org/gtk4/property.TextView.monospace.html) of `GtkTextView`.
  public var monospace: DynamicSubject<Bool> { property("monospace") }

  /// The property [`overwrite`](https://docs.gtk.org/gtk4/property.TextView.overwrite.html) of `GtkTextView`.
  public var overwrite: DynamicSubject<Bool> { property("overwrite") }

  /// The property [`pixels-above-lines`](https://docs.gtk.org/gtk4/property.TextView.pixels-above-lines.html) of
  /// `GtkTextView`.
  public var pixelsAboveLines: DynamicSubject<Int> {
    property(
      "pixels-above-lines", get: { (object: TextView) in object.pixelsAboveLines }, set: { $0.pixelsAboveLines = $1 })
  }

  /// The property [`pixels-below-lines`](https://docs.gtk.org/gtk4/property.TextView.pixels-below-lines.html) of
  /// `GtkTextView`.
  public var pixelsBelowLines: DynamicSubject<Int> {
    property(
      "pixels-below-lines", get: { (object: TextView) in object.pixelsBelowLines }, set: { $0.pixelsBelowLines = $1 })
  }

  /// The property [`pixels-inside-wrap`](https://docs.gtk.org/gtk4/property.TextView.pixels-inside-wrap.html) of
  /// `GtkTextView`.
  public var pixelsInsideWrap: DynamicSubject<Int> {
    property(
      "pixels-inside-wrap", get: { (object: TextView) in object.pixelsInsideWrap }, set: { $0.pixelsInsideWrap = $1 })
  }

  /// The property [`right-margin`](https://docs.gtk.org/gtk4/property.TextView.right-margin.html) of `GtkTextView`.
  public var rightMargin: DynamicSubject<Int> {
    property("right-margin", get: { (object: TextView) in object.rightMargin }, set: { $0.rightMargin = $1 })
  }

  /// The property [`tabs`](https://docs.gtk.org/gtk4/property.TextView.tabs.html) of `GtkTextView`.
  public var tabs: DynamicSubject<Pango.TabArray?> { property("tabs") }

  /// The property [`top-margin`](https://docs.gtk.org/gtk4/property.TextView.top-margin.html) of `GtkTextView`.
  public var topMargin: DynamicSubject<Int> {
    property("top-margin", get: { (object: TextView) in object.topMargin }, set: { $0.topMargin = $1 })
  }

  /// The property [`wrap-mode`](https://docs.gtk.org/gtk4/property.TextView.wrap-mode.html) of `GtkTextView`.
  public var wrapMode: DynamicSubject<WrapMode> { property("wrap-mode") }

  /// The signal [`backspace`](https://docs.gtk.org/gtk4/signal.TextView.backspace.html) of `GtkTextView`.
  public var backspace: SafeSignal<Void> { signal("backspace") }

  /// The signal [`copy-clipboard`](https://docs.gtk.org/gtk4/signal.TextView.copy-clipboard.html) of `GtkTextView`.
  public var copyClipboard: SafeSignal<Void> { signal("copy-clipboard") }

  /// The signal [`cut-clipboard`](https://docs.gtk.org/gtk4/signal.TextView.cut-clipboard.html) of `GtkTextView`.
  public var cutClipboard: SafeSignal<Void> { signal("cut-clipboard") }

  /// The signal [`delete-from-cursor`](https://docs.gtk.org/gtk4/signal.TextView.delete-from-cursor.html) of
  /// `GtkTextView`.
  ///
  /// Arguments: `type`, `count`.
  public var deleteFromCursor: SafeSignal<(DeleteType, Int)> { signal(ofSeveral: "delete-from-cursor") }

  /// The signal [`extend-selection`](https://docs.gtk.org/gtk4/signal.TextView.extend-selection.html) of `GtkTextView`.
  ///
  /// Arguments: `granularity`, `location`, `start`, `end`.
  public var extendSelection: SignalRequest<Bool, TextExtendSelection, TextIter, TextIter, TextIter> {
    request("extend-selection")
  }

  /// The signal [`insert-at-cursor`](https://docs.gtk.org/gtk4/signal.TextView.insert-at-cursor.html) of `GtkTextView`.
  ///
  /// Argument: `string`.
  public var insertAtCursor: SafeSignal<String> { signal(ofOne: "insert-at-cursor") }

  /// The signal [`insert-emoji`](https://docs.gtk.org/gtk4/signal.TextView.insert-emoji.html) of `GtkTextView`.
  public var insertEmoji: SafeSignal<Void> { signal("insert-emoji") }

  /// The signal [`move-cursor`](https://docs.gtk.org/gtk4/signal.TextView.move-cursor.html) of `GtkTextView`.
  ///
  /// Arguments: `step`, `count`, `extendSelection`.
  public var moveCursor: SafeSignal<(MovementStep, Int, Bool)> { signal(ofSeveral: "move-cursor") }

  /// The signal [`move-viewport`](https://docs.gtk.org/gtk4/signal.TextView.move-viewport.html) of `GtkTextView`.
  ///
  /// Arguments: `step`, `count`.
  public var moveViewport: SafeSignal<(ScrollStep, Int)> { signal(ofSeveral: "move-viewport") }

  /// The signal [`paste-clipboard`](https://docs.gtk.org/gtk4/signal.TextView.paste-clipboard.html) of `GtkTextView`.
  public var pasteClipboard: SafeSignal<Void> { signal("paste-clipboard") }

  /// The signal [`preedit-changed`](https://docs.gtk.org/gtk4/signal.TextView.preedit-changed.html) of `GtkTextView`.
  ///
  /// Argument: `preedit`.
  public var preeditChanged: SafeSignal<String> { signal(ofOne: "preedit-changed") }

  /// The signal [`select-all`](https://docs.gtk.org/gtk4/signal.TextView.select-all.html) of `GtkTextView`.
  ///
  /// Argument: `select`.
  public var selectAll: SafeSignal<Bool> { signal(ofOne: "select-all") }

  /// The signal [`set-anchor`](https://docs.gtk.org/gtk4/signal.TextView.set-anchor.html) of `GtkTextView`.
  public var setAnchor: SafeSignal<Void> { signal("set-anchor") }

  /// The signal [`toggle-cursor-visible`](https://docs.gtk.org/gtk4/signal.TextView.toggle-cursor-visible.html) of
  /// `GtkTextView`.
  public var toggleCursorVisible: SafeSignal<Void> { signal("toggle-cursor-visible") }

  /// The signal [`toggle-overwrite`](https://docs.gtk.org/gtk4/signal.TextView.toggle-overwrite.html) of `GtkTextView`.
  public var toggleOverwrite: SafeSignal<Void> { signal("toggle-overwrite") }
}
