// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Pango {
  /// The class [`PangoLayout`](https://docs.gtk.org/Pango/class.Layout.html).
  open class Layout: Object {
    open override class var gType: GType { pango_layout_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`pango_layout_new()`](https://docs.gtk.org/Pango/ctor.Layout.new.html).
    public init(context: Pango.Context) {
      super.init(adopting: pango_layout_new(context.opaque).raw)
    }

    /// Calls [`pango_layout_context_changed()`](https://docs.gtk.org/Pango/method.Layout.context_changed.html).
    public final func contextChanged() { pango_layout_context_changed(instance(self)) }

    /// Calls [`pango_layout_copy()`](https://docs.gtk.org/Pango/method.Layout.copy.html).
    @discardableResult
    public final func copy() -> Pango.Layout { givenObject(opaque: pango_layout_copy(instance(self)))! }

    /// Calls [`pango_layout_get_alignment()`](https://docs.gtk.org/Pango/method.Layout.get_alignment.html) and
    /// `pango_layout_set_alignment()`.
    public final var alignment: Pango.Alignment {
      get { Pango.Alignment(cValue: pango_layout_get_alignment(instance(self))) }
      set(alignment) { pango_layout_set_alignment(instance(self), alignment.cValue) }
    }

    /// Calls [`pango_layout_get_attributes()`](https://docs.gtk.org/Pango/method.Layout.get_attributes.html) and
    /// `pango_layout_set_attributes()`.
    public final var attributes: Pango.AttrList? {
      get { lentBoxed(opaque: pango_layout_get_attributes(instance(self))) }
      set(attrs) { pango_layout_set_attributes(instance(self), attrs?.opaque) }
    }

    /// Calls [`pango_layout_get_auto_dir()`](https://docs.gtk.org/Pango/method.Layout.get_auto_dir.html) and
    /// `pango_layout_set_auto_dir()`. Since Pango 1.4.
    public final var autoDir: Bool {
      get { pango_layout_get_auto_dir(instance(self)).isTrue }
      set(autoDir) { pango_layout_set_auto_dir(instance(self), autoDir.gboolean) }
    }

    /// Calls [`pango_layout_get_baseline()`](https://docs.gtk.org/Pango/method.Layout.get_baseline.html). Since Pango
    /// 1.22.
    public final var baseline: Int { pango_layout_get_baseline(instance(self)).int }

    /// Calls [`pango_layout_get_caret_pos()`](https://docs.gtk.org/Pango/method.Layout.get_caret_pos.html). Since Pango
    /// 1.50.
    public final func getCaretPos(_ index: Int) -> (strongPos: Pango.Rectangle, weakPos: Pango.Rectangle) {
      var cStrongPos = PangoRectangle()
      var cWeakPos = PangoRectangle()
      pango_layout_get_caret_pos(instance(self), index.int32, &cStrongPos, &cWeakPos)
      return (Pango.Rectangle(cValue: cStrongPos), Pango.Rectangle(cValue: cWeakPos))
    }

    /// Calls [`pango_layout_get_character_count()`](https://docs.gtk.org/Pango/method.Layout.get_character_count.html).
    /// Since Pango 1.30.
    public final var characterCount: Int { pango_layout_get_character_count(instance(self)).int }

    /// Calls [`pango_layout_get_context()`](https://docs.gtk.org/Pango/method.Layout.get_context.html).
    public final var context: Pango.Context? { lentObject(opaque: pango_layout_get_context(instance(self))) }

    /// Calls [`pango_layout_get_cursor_pos()`](https://docs.gtk.org/Pango/method.Layout.get_cursor_pos.html).
    public final func getCursorPos(_ index: Int) -> (strongPos: Pango.Rectangle, weakPos: Pango.Rectangle) {
      var cStrongPos = PangoRectangle()
      var cWeakPos = PangoRectangle()
      pango_layout_get_cursor_pos(instance(self), index.int32, &cStrongPos, &cWeakPos)
      return (Pango.Rectangle(cValue: cStrongPos), Pango.Rectangle(cValue: cWeakPos))
    }

    /// Calls [`pango_layout_get_direction()`](https://docs.gtk.org/Pango/method.Layout.get_direction.html). Since Pango
    /// 1.46.
    public final func getDirection(_ index: Int) -> Pango.Direction {
      Pango.Direction(cValue: pango_layout_get_direction(instance(self), index.int32))
    }

    /// Calls [`pango_layout_get_ellipsize()`](https://docs.gtk.org/Pango/method.Layout.get_ellipsize.html) and
    /// `pango_layout_set_ellipsize()`. Since Pango 1.6.
    public final var ellipsize: Pango.EllipsizeMode {
      get { Pango.EllipsizeMode(cValue: pango_layout_get_ellipsize(instance(self))) }
      set(ellipsize) { pango_layout_set_ellipsize(instance(self), ellipsize.cValue) }
    }

    /// Calls [`pango_layout_get_extents()`](https://docs.gtk.org/Pango/method.Layout.get_extents.html).
    public final var extents: (inkRect: Pango.Rectangle, logicalRect: Pango.Rectangle) {
      var cInkRect = PangoRectangle()
      var cLogicalRect = PangoRectangle()
      pango_layout_get_extents(instance(self), &cInkRect, &cLogicalRect)
      return (Pango.Rectangle(cValue: cInkRect), Pango.Rectangle(cValue: cLogicalRect))
    }

    /// Calls
    /// [`pango_layout_get_font_description()`](https://docs.gtk.org/Pango/method.Layout.get_font_description.html) and
    /// `pango_layout_set_font_description()`. Since Pango 1.8.
    public final var fontDescription: Pango.FontDescription? {
      get { lentBoxed(opaque: pango_layout_get_font_description(instance(self))) }
      set(desc) { pango_layout_set_font_description(instance(self), desc?.opaque) }
    }

    /// Calls [`pango_layout_get_height()`](https://docs.gtk.org/Pango/method.Layout.get_height.html) and
    /// `pango_layout_set_height()`. Since Pango 1.20.
    public final var height: Int {
      get { pango_layout_get_height(instance(self)).int }
      set(height) { pango_layout_set_height(instance(self), height.int32) }
    }

    /// Calls [`pango_layout_get_indent()`](https://docs.gtk.org/Pango/method.Layout.get_indent.html) and
    /// `pango_layout_set_indent()`.
    public final var indent: Int {
      get { pango_layout_get_indent(instance(self)).int }
      set(indent) { pango_layout_set_indent(instance(self), indent.int32) }
    }

    /// Calls [`pango_layout_get_iter()`](https://docs.gtk.org/Pango/method.Layout.get_iter.html).
    public final var iter: Pango.LayoutIter { promised(givenBoxed(opaque: pango_layout_get_iter(instance(self)))) }

    /// Calls [`pango_layout_get_justify()`](https://docs.gtk.org/Pango/method.Layout.get_justify.html) and
    /// `pango_layout_set_justify()`.
    public final var justify: Bool {
      get { pango_layout_get_justify(instance(self)).isTrue }
      set(justify) { pango_layout_set_justify(instance(self), justify.gboolean) }
    }

    /// Calls
    /// [`pango_layout_get_justify_last_line()`](https://docs.gtk.org/Pango/method.Layout.get_justify_last_line.html)
    /// and `pango_layout_set_justify_last_line()`. Since Pango 1.50.
    public final var justifyLastLine: Bool {
      get { pango_layout_get_justify_last_line(instance(self)).isTrue }
      set(justify) { pango_layout_set_justify_last_line(instance(self), justify.gboolean) }
    }

    /// Calls [`pango_layout_get_line()`](https://docs.gtk.org/Pango/method.Layout.get_line.html).
    public final func getLine(_ line: Int) -> Pango.LayoutLine? {
      lentBoxed(pango_layout_get_line(instance(self), line.int32))
    }

    /// Calls [`pango_layout_get_line_count()`](https://docs.gtk.org/Pango/method.Layout.get_line_count.html).
    public final var lineCount: Int { pango_layout_get_line_count(instance(self)).int }

    /// Calls [`pango_layout_get_line_readonly()`](https://docs.gtk.org/Pango/method.Layout.get_line_readonly.html).
    /// Since Pango 1.16.
    public final func getLineReadonly(_ line: Int) -> Pango.LayoutLine? {
      lentBoxed(pango_layout_get_line_readonly(instance(self), line.int32))
    }

    /// Calls [`pango_layout_get_line_spacing()`](https://docs.gtk.org/Pango/method.Layout.get_line_spacing.html) and
    /// `pango_layout_set_line_spacing()`. Since Pango 1.44.
    public final var lineSpacing: Double {
      get { pango_layout_get_line_spacing(instance(self)).double }
      set(factor) { pango_layout_set_line_spacing(instance(self), factor.float) }
    }

    /// Calls [`pango_layout_get_lines()`](https://docs.gtk.org/Pango/method.Layout.get_lines.html).
    public final var lines: [Pango.LayoutLine] {
      lists(pango_layout_get_lines(instance(self)), isGiven: false) { lentBoxed($0) as Pango.LayoutLine? }
    }

    /// Calls [`pango_layout_get_lines_readonly()`](https://docs.gtk.org/Pango/method.Layout.get_lines_readonly.html).
    /// Since Pango 1.16.
    public final var linesReadonly: [Pango.LayoutLine] {
      lists(pango_layout_get_lines_readonly(instance(self)), isGiven: false) { lentBoxed($0) as Pango.LayoutLine? }
    }

    /// Calls [`pango_layout_get_pixel_extents()`](https://docs.gtk.org/Pango/method.Layout.get_pixel_extents.html).
    public final var pixelExtents: (inkRect: Pango.Rectangle, logicalRect: Pango.Rectangle) {
      var cInkRect = PangoRectangle()
      var cLogicalRect = PangoRectangle()
      pango_layout_get_pixel_extents(instance(self), &cInkRect, &cLogicalRect)
      return (Pango.Rectangle(cValue: cInkRect), Pango.Rectangle(cValue: cLogicalRect))
    }

    /// Calls [`pango_layout_get_pixel_size()`](https://docs.gtk.org/Pango/method.Layout.get_pixel_size.html).
    public final var pixelSize: (width: Int, height: Int) {
      var cWidth: Int32 = 0
      var cHeight: Int32 = 0
      pango_layout_get_pixel_size(instance(self), &cWidth, &cHeight)
      return (cWidth.int, cHeight.int)
    }

    /// Calls [`pango_layout_get_serial()`](https://docs.gtk.org/Pango/method.Layout.get_serial.html). Since Pango
    /// 1.32.4.
    public final var serial: Int { pango_layout_get_serial(instance(self)).int }

    /// Calls
    /// [`pango_layout_get_single_paragraph_mode()`](https://docs.gtk.org/Pango/method.Layout.get_single_paragraph_mode.html)
    /// and `pango_layout_set_single_paragraph_mode()`.
    public final var singleParagraphMode: Bool {
      get { pango_layout_get_single_paragraph_mode(instance(self)).isTrue }
      set(setting) { pango_layout_set_single_paragraph_mode(instance(self), setting.gboolean) }
    }

    /// Calls [`pango_layout_get_size()`](https://docs.gtk.org/Pango/method.Layout.get_size.html).
    public final var size: (width: Int, height: Int) {
      var cWidth: Int32 = 0
      var cHeight: Int32 = 0
      pango_layout_get_size(instance(self), &cWidth, &cHeight)
      return (cWidth.int, cHeight.int)
    }

    /// Calls [`pango_layout_get_spacing()`](https://docs.gtk.org/Pango/method.Layout.get_spacing.html) and
    /// `pango_layout_set_spacing()`.
    public final var spacing: Int {
      get { pango_layout_get_spacing(instance(self)).int }
      set(spacing) { pango_layout_set_spacing(instance(self), spacing.int32) }
    }

    /// Calls [`pango_layout_get_tabs()`](https://docs.gtk.org/Pango/method.Layout.get_tabs.html) and
    /// `pango_layout_set_tabs()`.
    public final var tabs: Pango.TabArray? {
      get { givenBoxed(opaque: pango_layout_get_tabs(instance(self))) }
      set(tabs) { pango_layout_set_tabs(instance(self), tabs?.opaque) }
    }

    /// Calls [`pango_layout_get_text()`](https://docs.gtk.org/Pango/method.Layout.get_text.html).
    public final var text: String { lentString(pango_layout_get_text(instance(self))) }

    /// Calls
    /// [`pango_layout_get_unknown_glyphs_count()`](https://docs.gtk.org/Pango/method.Layout.get_unknown_glyphs_count.html).
    /// Since Pango 1.16.
    public final var unknownGlyphsCount: Int { pango_layout_get_unknown_glyphs_count(instance(self)).int }

    /// Calls [`pango_layout_get_width()`](https://docs.gtk.org/Pango/method.Layout.get_width.html) and
    /// `pango_layout_set_width()`.
    public final var width: Int {
      get { pango_layout_get_width(instance(self)).int }
      set(width) { pango_layout_set_width(instance(self), width.int32) }
    }

    /// Calls [`pango_layout_get_wrap()`](https://docs.gtk.org/Pango/method.Layout.get_wrap.html) and
    /// `pango_layout_set_wrap()`.
    public final var wrap: Pango.WrapMode {
      get { Pango.WrapMode(cValue: pango_layout_get_wrap(instance(self))) }
      set(wrap) { pango_layout_set_wrap(instance(self), wrap.cValue) }
    }

    /// Calls [`pango_layout_index_to_line_x()`](https://docs.gtk.org/Pango/method.Layout.index_to_line_x.html).
    @discardableResult
    public final func indexToLineX(index: Int, trailing: Bool) -> (line: Int, xPos: Int) {
      var cLine: Int32 = 0
      var cXPos: Int32 = 0
      pango_layout_index_to_line_x(instance(self), index.int32, trailing.gboolean, &cLine, &cXPos)
      return (cLine.int, cXPos.int)
    }

    /// Calls [`pango_layout_index_to_pos()`](https://docs.gtk.org/Pango/method.Layout.index_to_pos.html).
    @discardableResult
    public final func indexToPos(_ index: Int) -> Pango.Rectangle {
      var cPos = PangoRectangle()
      pango_layout_index_to_pos(instance(self), index.int32, &cPos)
      return Pango.Rectangle(cValue: cPos)
    }

    /// Calls [`pango_layout_is_ellipsized()`](https://docs.gtk.org/Pango/method.Layout.is_ellipsized.html). Since Pango
    /// 1.16.
    public final var isEllipsized: Bool { pango_layout_is_ellipsized(instance(self)).isTrue }

    /// Calls [`pango_layout_is_wrapped()`](https://docs.gtk.org/Pango/method.Layout.is_wrapped.html). Since Pango 1.16.
    public final var isWrapped: Bool { pango_layout_is_wrapped(instance(self)).isTrue }

    /// Calls
    /// [`pango_layout_move_cursor_visually()`](https://docs.gtk.org/Pango/method.Layout.move_cursor_visually.html).
    @discardableResult
    public final func moveCursorVisually(strong: Bool, oldIndex: Int, oldTrailing: Int, direction: Int) -> (
      newIndex: Int, newTrailing: Int
    ) {
      var cNewIndex: Int32 = 0
      var cNewTrailing: Int32 = 0
      pango_layout_move_cursor_visually(
        instance(self), strong.gboolean, oldIndex.int32, oldTrailing.int32, direction.int32, &cNewIndex, &cNewTrailing)
      return (cNewIndex.int, cNewTrailing.int)
    }

    /// Calls [`pango_layout_serialize()`](https://docs.gtk.org/Pango/method.Layout.serialize.html). Since Pango 1.50.
    @discardableResult
    public final func serialize(_ flags: Pango.LayoutSerializeFlags) -> GLib.Bytes {
      promised(givenBoxed(opaque: pango_layout_serialize(instance(self), flags.cValue)))
    }

    /// Calls [`pango_layout_set_markup()`](https://docs.gtk.org/Pango/method.Layout.set_markup.html).
    public final func setMarkup(_ markup: String, length: Int = -1) {
      pango_layout_set_markup(instance(self), markup, length.int32)
    }

    /// Calls
    /// [`pango_layout_set_markup_with_accel()`](https://docs.gtk.org/Pango/method.Layout.set_markup_with_accel.html).
    @discardableResult
    public final func setMarkupWithAccel(_ markup: String, length: Int = -1, accelMarker: UInt32) -> UInt32 {
      var cAccelChar: UInt32 = 0
      pango_layout_set_markup_with_accel(instance(self), markup, length.int32, accelMarker, &cAccelChar)
      return cAccelChar
    }

    /// Calls [`pango_layout_set_text()`](https://docs.gtk.org/Pango/method.Layout.set_text.html).
    public final func setText(_ text: String, length: Int = -1) {
      pango_layout_set_text(instance(self), text, length.int32)
    }

    /// Calls [`pango_layout_write_to_file()`](https://docs.gtk.org/Pango/method.Layout.write_to_file.html). Since Pango
    /// 1.50.
    public final func writeToFile(flags: Pango.LayoutSerializeFlags, filename: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      pango_layout_write_to_file(instance(self), flags.cValue, filename, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`pango_layout_xy_to_index()`](https://docs.gtk.org/Pango/method.Layout.xy_to_index.html).
    @discardableResult
    public final func xyToIndex(x: Int, y: Int) -> (index: Int, trailing: Int)? {
      var cIndex: Int32 = 0
      var cTrailing: Int32 = 0
      let result = pango_layout_xy_to_index(instance(self), x.int32, y.int32, &cIndex, &cTrailing)
      guard result != 0 else { return nil }
      return (cIndex.int, cTrailing.int)
    }

    /// Calls [`pango_layout_deserialize()`](https://docs.gtk.org/Pango/type_func.Layout.deserialize.html). Since Pango
    /// 1.50.
    @discardableResult
    public static func deserialize(_ context: Pango.Context, bytes: GLib.Bytes, flags: Pango.LayoutDeserializeFlags)
      throws(GLib.Failure) -> Pango.Layout?
    {
      var error: UnsafeMutablePointer<GError>?
      let result = pango_layout_deserialize(context.opaque, bytes.opaque, flags.cValue, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)
    }
  }
}
