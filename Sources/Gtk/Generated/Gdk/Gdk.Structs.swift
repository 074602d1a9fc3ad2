// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import CGtk

extension Gdk {
  /// The struct [`GdkContentFormats`](https://docs.gtk.org/gdk4/struct.ContentFormats.html).
  public final class ContentFormats: Boxed {
    public override class var gType: GType { gdk_content_formats_get_type() }

    /// Calls [`gdk_content_formats_new()`](https://docs.gtk.org/gdk4/ctor.ContentFormats.new.html).
    public convenience init(mimeTypes: [String] = []) {
      let lent = CallScope()
      defer { lent.end() }
      self.init(taking: gdk_content_formats_new(lent.strings(mimeTypes), mimeTypes.count.uint32).raw)
    }

    /// Calls [`gdk_content_formats_new_for_gtype()`](https://docs.gtk.org/gdk4/ctor.ContentFormats.new_for_gtype.html).
    public convenience init(type: any GTyped.Type) {
      self.init(taking: gdk_content_formats_new_for_gtype(type.registeredType).raw)
    }

    /// Calls [`gdk_content_formats_contain_gtype()`](https://docs.gtk.org/gdk4/method.ContentFormats.contain_gtype.html).
    @discardableResult
    public func containGtype(_ type: any GTyped.Type) -> Bool {
      gdk_content_formats_contain_gtype(opaque, type.registeredType).isTrue
    }

    /// Calls
    /// [`gdk_content_formats_contain_mime_type()`](https://docs.gtk.org/gdk4/method.ContentFormats.contain_mime_type.html).
    @discardableResult
    public func containMimeType(_ mimeType: String) -> Bool {
      gdk_content_formats_contain_mime_type(opaque, mimeType).isTrue
    }

    /// Calls [`gdk_content_formats_get_gtypes()`](https://docs.gtk.org/gdk4/method.ContentFormats.get_gtypes.html).
    public var gtypes: [GType] {
      var cNGtypes: UInt = 0
      let result = gdk_content_formats_get_gtypes(opaque, &cNGtypes)
      return elements(result, count: cNGtypes.int, isGiven: false) { $0 }
    }

    /// Calls
    /// [`gdk_content_formats_get_mime_types()`](https://docs.gtk.org/gdk4/method.ContentFormats.get_mime_types.html).
    public var mimeTypes: [String] {
      var cNMimeTypes: UInt = 0
      let result = gdk_content_formats_get_mime_types(opaque, &cNMimeTypes)
      return elements(result, count: cNMimeTypes.int, isGiven: false) { lentString($0) }
    }

    /// Calls [`gdk_content_formats_match()`](https://docs.gtk.org/gdk4/method.ContentFormats.match.html).
    @discardableResult
    public func match(_ second: Gdk.ContentFormats) -> Bool { gdk_content_formats_match(opaque, second.opaque).isTrue }

    /// Calls [`gdk_content_formats_match_gtype()`](https://docs.gtk.org/gdk4/method.ContentFormats.match_gtype.html).
    @discardableResult
    public func matchGtype(_ second: Gdk.ContentFormats) -> GType {
      gdk_content_formats_match_gtype(opaque, second.opaque)
    }

    /// Calls
    /// [`gdk_content_formats_match_mime_type()`](https://docs.gtk.org/gdk4/method.ContentFormats.match_mime_type.html).
    @discardableResult
    public func matchMimeType(_ second: Gdk.ContentFormats) -> String? {
      lentString(ifAny: gdk_content_formats_match_mime_type(opaque, second.opaque))
    }

    /// Calls [`gdk_content_formats_to_string()`](https://docs.gtk.org/gdk4/method.ContentFormats.to_string.html).
    @discardableResult
    public func toString() -> String { givenString(gdk_content_formats_to_string(opaque)) }

    /// Calls [`gdk_content_formats_union()`](https://docs.gtk.org/gdk4/method.ContentFormats.union.html).
    @discardableResult
    public func union(_ second: Gdk.ContentFormats) -> Gdk.ContentFormats {
      promised(givenBoxed(opaque: gdk_content_formats_union(given(), second.opaque)))
    }

    /// Calls
    /// [`gdk_content_formats_union_deserialize_gtypes()`](https://docs.gtk.org/gdk4/method.ContentFormats.union_deserialize_gtypes.html).
    @discardableResult
    public func unionDeserializeGtypes() -> Gdk.ContentFormats {
      promised(givenBoxed(opaque: gdk_content_formats_union_deserialize_gtypes(given())))
    }

    /// Calls
    /// [`gdk_content_formats_union_deserialize_mime_types()`](https://docs.gtk.org/gdk4/method.ContentFormats.union_deserialize_mime_types.html).
    @discardableResult
    public func unionDeserializeMimeTypes() -> Gdk.ContentFormats {
      promised(givenBoxed(opaque: gdk_content_formats_union_deserialize_mime_types(given())))
    }

    /// Calls
    /// [`gdk_content_formats_union_serialize_gtypes()`](https://docs.gtk.org/gdk4/method.ContentFormats.union_serialize_gtypes.html).
    @discardableResult
    public func unionSerializeGtypes() -> Gdk.ContentFormats {
      promised(givenBoxed(opaque: gdk_content_formats_union_serialize_gtypes(given())))
    }

    /// Calls
    /// [`gdk_content_formats_union_serialize_mime_types()`](https://docs.gtk.org/gdk4/method.ContentFormats.union_serialize_mime_types.html).
    @discardableResult
    public func unionSerializeMimeTypes() -> Gdk.ContentFormats {
      promised(givenBoxed(opaque: gdk_content_formats_union_serialize_mime_types(given())))
    }

    /// Calls [`gdk_content_formats_parse()`](https://docs.gtk.org/gdk4/type_func.ContentFormats.parse.html). Since GTK
    /// 4.4.
    @discardableResult
    public static func parse(_ string: String) -> Gdk.ContentFormats? {
      givenBoxed(opaque: gdk_content_formats_parse(string))
    }
  }
}

extension Gdk {
  /// The struct [`GdkContentFormatsBuilder`](https://docs.gtk.org/gdk4/struct.ContentFormatsBuilder.html).
  public final class ContentFormatsBuilder: Boxed {
    public override class var gType: GType { gdk_content_formats_builder_get_type() }

    /// Calls [`gdk_content_formats_builder_new()`](https://docs.gtk.org/gdk4/ctor.ContentFormatsBuilder.new.html).
    public convenience init() {
      self.init(taking: gdk_content_formats_builder_new().raw)
    }

    /// Calls
    /// [`gdk_content_formats_builder_add_formats()`](https://docs.gtk.org/gdk4/method.ContentFormatsBuilder.add_formats.html).
    public func addFormats(_ formats: Gdk.ContentFormats) {
      gdk_content_formats_builder_add_formats(opaque, formats.opaque)
    }

    /// Calls
    /// [`gdk_content_formats_builder_add_gtype()`](https://docs.gtk.org/gdk4/method.ContentFormatsBuilder.add_gtype.html).
    public func addGtype(_ type: any GTyped.Type) { gdk_content_formats_builder_add_gtype(opaque, type.registeredType) }

    /// Calls
    /// [`gdk_content_formats_builder_add_mime_type()`](https://docs.gtk.org/gdk4/method.ContentFormatsBuilder.add_mime_type.html).
    public func addMimeType(_ mimeType: String) { gdk_content_formats_builder_add_mime_type(opaque, mimeType) }

    /// Calls
    /// [`gdk_content_formats_builder_to_formats()`](https://docs.gtk.org/gdk4/method.ContentFormatsBuilder.to_formats.html).
    @discardableResult
    public func toFormats() -> Gdk.ContentFormats {
      promised(givenBoxed(opaque: gdk_content_formats_builder_to_formats(opaque)))
    }
  }
}

extension Gdk {
  /// The struct [`GdkEventSequence`](https://docs.gtk.org/gdk4/struct.EventSequence.html).
  public final class EventSequence: Boxed {
    public override class var gType: GType { gdk_event_sequence_get_type() }
  }
}

extension Gdk {
  /// The struct [`GdkFileList`](https://docs.gtk.org/gdk4/struct.FileList.html). Since GTK 4.6.
  public final class FileList: Boxed {
    public override class var gType: GType { gdk_file_list_get_type() }

    /// Calls [`gdk_file_list_new_from_array()`](https://docs.gtk.org/gdk4/ctor.FileList.new_from_array.html). Since GTK
    /// 4.8.
    public convenience init(files: [Gio.File]) {
      let lent = CallScope()
      defer { lent.end() }
      self.init(taking: gdk_file_list_new_from_array(lent.array(files, by: \.pointer), files.count.uint).raw)
    }

    /// Calls [`gdk_file_list_new_from_list()`](https://docs.gtk.org/gdk4/ctor.FileList.new_from_list.html). Since GTK
    /// 4.8.
    public static func fromList(_ files: [Gio.File]) -> Gdk.FileList {
      let lent = CallScope()
      defer { lent.end() }
      return Gdk.FileList(taking: gdk_file_list_new_from_list(lent.list(files, by: \.pointer)).raw)
    }

    /// Calls [`gdk_file_list_get_files()`](https://docs.gtk.org/gdk4/method.FileList.get_files.html). Since GTK 4.6.
    public var files: [Gio.File] {
      lists(gdk_file_list_get_files(opaque), isGiven: true) { lentObject($0) as Gio.File? }
    }
  }
}

extension Gdk {
  /// The struct [`GdkFrameTimings`](https://docs.gtk.org/gdk4/struct.FrameTimings.html).
  public final class FrameTimings: Boxed {
    public override class var gType: GType { gdk_frame_timings_get_type() }

    /// Calls [`gdk_frame_timings_get_complete()`](https://docs.gtk.org/gdk4/method.FrameTimings.get_complete.html).
    public var complete: Bool { gdk_frame_timings_get_complete(opaque).isTrue }

    /// Calls
    /// [`gdk_frame_timings_get_frame_counter()`](https://docs.gtk.org/gdk4/method.FrameTimings.get_frame_counter.html).
    public var frameCounter: Int { gdk_frame_timings_get_frame_counter(opaque) }

    /// Calls [`gdk_frame_timings_get_frame_time()`](https://docs.gtk.org/gdk4/method.FrameTimings.get_frame_time.html).
    public var frameTime: Int { gdk_frame_timings_get_frame_time(opaque) }

    /// Calls
    /// [`gdk_frame_timings_get_predicted_presentation_time()`](https://docs.gtk.org/gdk4/method.FrameTimings.get_predicted_presentation_time.html).
    public var predictedPresentationTime: Int { gdk_frame_timings_get_predicted_presentation_time(opaque) }

    /// Calls
    /// [`gdk_frame_timings_get_presentation_time()`](https://docs.gtk.org/gdk4/method.FrameTimings.get_presentation_time.html).
    public var presentationTime: Int { gdk_frame_timings_get_presentation_time(opaque) }

    /// Calls
    /// [`gdk_frame_timings_get_refresh_interval()`](https://docs.gtk.org/gdk4/method.FrameTimings.get_refresh_interval.html).
    public var refreshInterval: Int { gdk_frame_timings_get_refresh_interval(opaque) }
  }
}

extension Gdk {
  /// The struct [`GdkKeymapKey`](https://docs.gtk.org/gdk4/struct.KeymapKey.html).
  public struct KeymapKey: Hashable, Sendable {
    /// `GdkKeymapKey.keycode` in C.
    public var keycode: Int

    /// `GdkKeymapKey.group` in C.
    public var group: Int

    /// `GdkKeymapKey.level` in C.
    public var level: Int

    /// Makes one of its fields.
    public init(keycode: Int, group: Int, level: Int) {
      self.keycode = keycode
      self.group = group
      self.level = level
    }

    @_spi(Bindings) public init(cValue: GdkKeymapKey) {
      keycode = cValue.keycode.int
      group = cValue.group.int
      level = cValue.level.int
    }

    @_spi(Bindings) public var cValue: GdkKeymapKey {
      GdkKeymapKey(keycode: keycode.uint32, group: group.int32, level: level.int32)
    }
  }
}

extension Gdk {
  /// The struct [`GdkPopupLayout`](https://docs.gtk.org/gdk4/struct.PopupLayout.html).
  public final class PopupLayout: Boxed, @MainActor Equatable {
    public override class var gType: GType { gdk_popup_layout_get_type() }

    /// Whether both are equal, as C compares them.
    public static func == (left: PopupLayout, right: PopupLayout) -> Bool { left.equal(right) }

    /// Calls [`gdk_popup_layout_new()`](https://docs.gtk.org/gdk4/ctor.PopupLayout.new.html).
    public convenience init(anchorRect: Gdk.Rectangle, rectAnchor: Gdk.Gravity, surfaceAnchor: Gdk.Gravity) {
      var cAnchorRect = anchorRect.cValue
      self.init(taking: gdk_popup_layout_new(&cAnchorRect, rectAnchor.cValue, surfaceAnchor.cValue).raw)
    }

    /// Calls [`gdk_popup_layout_equal()`](https://docs.gtk.org/gdk4/method.PopupLayout.equal.html).
    @discardableResult
    public func equal(_ other: Gdk.PopupLayout) -> Bool { gdk_popup_layout_equal(opaque, other.opaque).isTrue }

    /// Calls [`gdk_popup_layout_get_anchor_hints()`](https://docs.gtk.org/gdk4/method.PopupLayout.get_anchor_hints.html)
    /// and `gdk_popup_layout_set_anchor_hints()`.
    public var anchorHints: Gdk.AnchorHints {
      get { Gdk.AnchorHints(cValue: gdk_popup_layout_get_anchor_hints(opaque)) }
      set(anchorHints) { gdk_popup_layout_set_anchor_hints(opaque, anchorHints.cValue) }
    }

    /// Calls [`gdk_popup_layout_get_anchor_rect()`](https://docs.gtk.org/gdk4/method.PopupLayout.get_anchor_rect.html)
    /// and `gdk_popup_layout_set_anchor_rect()`.
    public var anchorRect: Gdk.Rectangle {
      get { Gdk.Rectangle(cValue: gdk_popup_layout_get_anchor_rect(opaque).pointee) }
      set(anchorRect) {
        var cAnchorRect = anchorRect.cValue
        gdk_popup_layout_set_anchor_rect(opaque, &cAnchorRect)
      }
    }

    /// Calls [`gdk_popup_layout_get_offset()`](https://docs.gtk.org/gdk4/method.PopupLayout.get_offset.html).
    public var offset: (dx: Int, dy: Int) {
      var cDx: Int32 = 0
      var cDy: Int32 = 0
      gdk_popup_layout_get_offset(opaque, &cDx, &cDy)
      return (cDx.int, cDy.int)
    }

    /// Calls [`gdk_popup_layout_get_rect_anchor()`](https://docs.gtk.org/gdk4/method.PopupLayout.get_rect_anchor.html)
    /// and `gdk_popup_layout_set_rect_anchor()`.
    public var rectAnchor: Gdk.Gravity {
      get { Gdk.Gravity(cValue: gdk_popup_layout_get_rect_anchor(opaque)) }
      set(anchor) { gdk_popup_layout_set_rect_anchor(opaque, anchor.cValue) }
    }

    /// Calls [`gdk_popup_layout_get_shadow_width()`](https://docs.gtk.org/gdk4/method.PopupLayout.get_shadow_width.html).
    /// Since GTK 4.2.
    public var shadowWidth: (left: Int, right: Int, top: Int, bottom: Int) {
      var cLeft: Int32 = 0
      var cRight: Int32 = 0
      var cTop: Int32 = 0
      var cBottom: Int32 = 0
      gdk_popup_layout_get_shadow_width(opaque, &cLeft, &cRight, &cTop, &cBottom)
      return (cLeft.int, cRight.int, cTop.int, cBottom.int)
    }

    /// Calls
    /// [`gdk_popup_layout_get_surface_anchor()`](https://docs.gtk.org/gdk4/method.PopupLayout.get_surface_anchor.html)
    /// and `gdk_popup_layout_set_surface_anchor()`.
    public var surfaceAnchor: Gdk.Gravity {
      get { Gdk.Gravity(cValue: gdk_popup_layout_get_surface_anchor(opaque)) }
      set(anchor) { gdk_popup_layout_set_surface_anchor(opaque, anchor.cValue) }
    }

    /// Calls [`gdk_popup_layout_set_offset()`](https://docs.gtk.org/gdk4/method.PopupLayout.set_offset.html).
    public func setOffset(dx: Int, dy: Int) { gdk_popup_layout_set_offset(opaque, dx.int32, dy.int32) }

    /// Calls [`gdk_popup_layout_set_shadow_width()`](https://docs.gtk.org/gdk4/method.PopupLayout.set_shadow_width.html).
    /// Since GTK 4.2.
    public func setShadowWidth(left: Int, right: Int, top: Int, bottom: Int) {
      gdk_popup_layout_set_shadow_width(opaque, left.int32, right.int32, top.int32, bottom.int32)
    }
  }
}

extension Gdk {
  /// The struct [`GdkRGBA`](https://docs.gtk.org/gdk4/struct.RGBA.html).
  public struct RGBA: CStructure, Hashable, Sendable {
    /// `GdkRGBA.red` in C.
    public var red: Double

    /// `GdkRGBA.green` in C.
    public var green: Double

    /// `GdkRGBA.blue` in C.
    public var blue: Double

    /// `GdkRGBA.alpha` in C.
    public var alpha: Double

    /// Makes one of its fields.
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    @_spi(Bindings) public init(cValue: GdkRGBA) {
      red = cValue.red.double
      green = cValue.green.double
      blue = cValue.blue.double
      alpha = cValue.alpha.double
    }

    @_spi(Bindings) public var cValue: GdkRGBA {
      GdkRGBA(red: red.float, green: green.float, blue: blue.float, alpha: alpha.float)
    }

    public static var gType: GType { gdk_rgba_get_type() }

    public static func readNullable(_ slot: GValueSlot) -> RGBA? {
      slot.structure.map { RGBA(cValue: $0.assumingMemoryBound(to: GdkRGBA.self).pointee) }
    }

    public static func read(_ slot: GValueSlot) -> RGBA {
      readNullable(slot) ?? RGBA(cValue: GdkRGBA())
    }

    public func write(to slot: GValueSlot) {
      var structure = cValue
      g_value_set_boxed(slot.pointer, &structure)
    }

    /// Calls [`gdk_rgba_equal()`](https://docs.gtk.org/gdk4/method.RGBA.equal.html).
    @discardableResult
    public func equal(_ p2: Gdk.RGBA) -> Bool {
      var structure = cValue
      var cP2 = p2.cValue
      return gdk_rgba_equal(&structure, &cP2).isTrue
    }

    /// Calls [`gdk_rgba_hash()`](https://docs.gtk.org/gdk4/method.RGBA.hash.html).
    @discardableResult
    public func hash() -> Int {
      var structure = cValue
      return gdk_rgba_hash(&structure).int
    }

    /// Calls [`gdk_rgba_is_clear()`](https://docs.gtk.org/gdk4/method.RGBA.is_clear.html).
    public var isClear: Bool {
      var structure = cValue
      return gdk_rgba_is_clear(&structure).isTrue
    }

    /// Calls [`gdk_rgba_is_opaque()`](https://docs.gtk.org/gdk4/method.RGBA.is_opaque.html).
    public var isOpaque: Bool {
      var structure = cValue
      return gdk_rgba_is_opaque(&structure).isTrue
    }

    /// Calls [`gdk_rgba_parse()`](https://docs.gtk.org/gdk4/method.RGBA.parse.html).
    @discardableResult
    public mutating func parse(_ spec: String) -> Bool {
      var structure = cValue
      let result = gdk_rgba_parse(&structure, spec)
      self = .init(cValue: structure)
      return result.isTrue
    }

    /// Calls [`gdk_rgba_to_string()`](https://docs.gtk.org/gdk4/method.RGBA.to_string.html).
    @discardableResult
    public func toString() -> String {
      var structure = cValue
      return givenString(gdk_rgba_to_string(&structure))
    }
  }
}

extension Gdk {
  /// The struct [`GdkRectangle`](https://docs.gtk.org/gdk4/struct.Rectangle.html).
  public struct Rectangle: CStructure, Hashable, Sendable {
    /// `GdkRectangle.x` in C.
    public var x: Int

    /// `GdkRectangle.y` in C.
    public var y: Int

    /// `GdkRectangle.width` in C.
    public var width: Int

    /// `GdkRectangle.height` in C.
    public var height: Int

    /// Makes one of its fields.
    public init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    @_spi(Bindings) public init(cValue: GdkRectangle) {
      x = cValue.x.int
      y = cValue.y.int
      width = cValue.width.int
      height = cValue.height.int
    }

    @_spi(Bindings) public var cValue: GdkRectangle {
      GdkRectangle(x: x.int32, y: y.int32, width: width.int32, height: height.int32)
    }

    public static var gType: GType { gdk_rectangle_get_type() }

    public static func readNullable(_ slot: GValueSlot) -> Rectangle? {
      slot.structure.map { Rectangle(cValue: $0.assumingMemoryBound(to: GdkRectangle.self).pointee) }
    }

    public static func read(_ slot: GValueSlot) -> Rectangle {
      readNullable(slot) ?? Rectangle(cValue: GdkRectangle())
    }

    public func write(to slot: GValueSlot) {
      var structure = cValue
      g_value_set_boxed(slot.pointer, &structure)
    }

    /// Calls [`gdk_rectangle_contains_point()`](https://docs.gtk.org/gdk4/method.Rectangle.contains_point.html).
    @discardableResult
    public func containsPoint(x: Int, y: Int) -> Bool {
      var structure = cValue
      return gdk_rectangle_contains_point(&structure, x.int32, y.int32).isTrue
    }

    /// Calls [`gdk_rectangle_equal()`](https://docs.gtk.org/gdk4/method.Rectangle.equal.html).
    @discardableResult
    public func equal(_ rect2: Gdk.Rectangle) -> Bool {
      var structure = cValue
      var cRect2 = rect2.cValue
      return gdk_rectangle_equal(&structure, &cRect2).isTrue
    }

    /// Calls [`gdk_rectangle_intersect()`](https://docs.gtk.org/gdk4/method.Rectangle.intersect.html).
    @discardableResult
    public func intersect(_ src2: Gdk.Rectangle) -> Gdk.Rectangle? {
      var structure = cValue
      var cSrc2 = src2.cValue
      var cDest = GdkRectangle()
      let result = gdk_rectangle_intersect(&structure, &cSrc2, &cDest)
      guard result != 0 else { return nil }
      return Gdk.Rectangle(cValue: cDest)
    }

    /// Calls [`gdk_rectangle_union()`](https://docs.gtk.org/gdk4/method.Rectangle.union.html).
    @discardableResult
    public func union(_ src2: Gdk.Rectangle) -> Gdk.Rectangle {
      var structure = cValue
      var cSrc2 = src2.cValue
      var cDest = GdkRectangle()
      gdk_rectangle_union(&structure, &cSrc2, &cDest)
      return Gdk.Rectangle(cValue: cDest)
    }
  }
}

extension Gdk {
  /// The struct [`GdkToplevelLayout`](https://docs.gtk.org/gdk4/struct.ToplevelLayout.html).
  public final class ToplevelLayout: Boxed, @MainActor Equatable {
    public override class var gType: GType { gdk_toplevel_layout_get_type() }

    /// Whether both are equal, as C compares them.
    public static func == (left: ToplevelLayout, right: ToplevelLayout) -> Bool { left.equal(right) }

    /// Calls [`gdk_toplevel_layout_new()`](https://docs.gtk.org/gdk4/ctor.ToplevelLayout.new.html).
    public convenience init() {
      self.init(taking: gdk_toplevel_layout_new().raw)
    }

    /// Calls [`gdk_toplevel_layout_equal()`](https://docs.gtk.org/gdk4/method.ToplevelLayout.equal.html).
    @discardableResult
    public func equal(_ other: Gdk.ToplevelLayout) -> Bool { gdk_toplevel_layout_equal(opaque, other.opaque).isTrue }

    /// Calls
    /// [`gdk_toplevel_layout_get_fullscreen()`](https://docs.gtk.org/gdk4/method.ToplevelLayout.get_fullscreen.html).
    public var fullscreen: Bool? {
      var cFullscreen: gboolean = 0
      let result = gdk_toplevel_layout_get_fullscreen(opaque, &cFullscreen)
      guard result != 0 else { return nil }
      return cFullscreen.isTrue
    }

    /// Calls
    /// [`gdk_toplevel_layout_get_fullscreen_monitor()`](https://docs.gtk.org/gdk4/method.ToplevelLayout.get_fullscreen_monitor.html).
    public var fullscreenMonitor: Gdk.Monitor? {
      lentObject(opaque: gdk_toplevel_layout_get_fullscreen_monitor(opaque))
    }

    /// Calls [`gdk_toplevel_layout_get_maximized()`](https://docs.gtk.org/gdk4/method.ToplevelLayout.get_maximized.html).
    public var maximized: Bool? {
      var cMaximized: gboolean = 0
      let result = gdk_toplevel_layout_get_maximized(opaque, &cMaximized)
      guard result != 0 else { return nil }
      return cMaximized.isTrue
    }

    /// Calls [`gdk_toplevel_layout_get_resizable()`](https://docs.gtk.org/gdk4/method.ToplevelLayout.get_resizable.html)
    /// and `gdk_toplevel_layout_set_resizable()`.
    public var resizable: Bool {
      get { gdk_toplevel_layout_get_resizable(opaque).isTrue }
      set(resizable) { gdk_toplevel_layout_set_resizable(opaque, resizable.gboolean) }
    }

    /// Calls
    /// [`gdk_toplevel_layout_set_fullscreen()`](https://docs.gtk.org/gdk4/method.ToplevelLayout.set_fullscreen.html).
    public func setFullscreen(fullscreen: Bool, monitor: Gdk.Monitor?) {
      gdk_toplevel_layout_set_fullscreen(opaque, fullscreen.gboolean, monitor?.opaque)
    }

    /// Calls [`gdk_toplevel_layout_set_maximized()`](https://docs.gtk.org/gdk4/method.ToplevelLayout.set_maximized.html).
    public func setMaximized(_ maximized: Bool) { gdk_toplevel_layout_set_maximized(opaque, maximized.gboolean) }
  }
}
