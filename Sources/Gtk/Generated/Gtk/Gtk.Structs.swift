// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import CGtk

/// The struct [`GtkBitset`](https://docs.gtk.org/gtk4/struct.Bitset.html).
public final class Bitset: Boxed, @MainActor Equatable {
  public override class var gType: GType { gtk_bitset_get_type() }

  /// Whether both are equal, as C compares them.
  public static func == (left: Bitset, right: Bitset) -> Bool { left.equals(right) }

  /// Calls [`gtk_bitset_new_empty()`](https://docs.gtk.org/gtk4/ctor.Bitset.new_empty.html).
  public convenience init() {
    self.init(taking: gtk_bitset_new_empty().raw)
  }

  /// Calls [`gtk_bitset_new_range()`](https://docs.gtk.org/gtk4/ctor.Bitset.new_range.html).
  public convenience init(start: Int, nItems: Int) {
    self.init(taking: gtk_bitset_new_range(start.uint32, nItems.uint32).raw)
  }

  /// Calls [`gtk_bitset_add()`](https://docs.gtk.org/gtk4/method.Bitset.add.html).
  @discardableResult
  public func add(_ value: Int) -> Bool { gtk_bitset_add(opaque, value.uint32).isTrue }

  /// Calls [`gtk_bitset_add_range()`](https://docs.gtk.org/gtk4/method.Bitset.add_range.html).
  public func addRange(start: Int, nItems: Int) { gtk_bitset_add_range(opaque, start.uint32, nItems.uint32) }

  /// Calls [`gtk_bitset_add_range_closed()`](https://docs.gtk.org/gtk4/method.Bitset.add_range_closed.html).
  public func addRangeClosed(first: Int, last: Int) { gtk_bitset_add_range_closed(opaque, first.uint32, last.uint32) }

  /// Calls [`gtk_bitset_add_rectangle()`](https://docs.gtk.org/gtk4/method.Bitset.add_rectangle.html).
  public func addRectangle(start: Int, width: Int, height: Int, stride: Int) {
    gtk_bitset_add_rectangle(opaque, start.uint32, width.uint32, height.uint32, stride.uint32)
  }

  /// Calls [`gtk_bitset_contains()`](https://docs.gtk.org/gtk4/method.Bitset.contains.html).
  @discardableResult
  public func contains(_ value: Int) -> Bool { gtk_bitset_contains(opaque, value.uint32).isTrue }

  /// Calls [`gtk_bitset_difference()`](https://docs.gtk.org/gtk4/method.Bitset.difference.html).
  public func difference(_ other: Bitset) { gtk_bitset_difference(opaque, other.opaque) }

  /// Calls [`gtk_bitset_equals()`](https://docs.gtk.org/gtk4/method.Bitset.equals.html).
  @discardableResult
  public func equals(_ other: Bitset) -> Bool { gtk_bitset_equals(opaque, other.opaque).isTrue }

  /// Calls [`gtk_bitset_get_maximum()`](https://docs.gtk.org/gtk4/method.Bitset.get_maximum.html).
  public var maximum: Int { gtk_bitset_get_maximum(opaque).int }

  /// Calls [`gtk_bitset_get_minimum()`](https://docs.gtk.org/gtk4/method.Bitset.get_minimum.html).
  public var minimum: Int { gtk_bitset_get_minimum(opaque).int }

  /// Calls [`gtk_bitset_get_nth()`](https://docs.gtk.org/gtk4/method.Bitset.get_nth.html).
  public func getNth(_ nth: Int) -> Int { gtk_bitset_get_nth(opaque, nth.uint32).int }

  /// Calls [`gtk_bitset_get_size()`](https://docs.gtk.org/gtk4/method.Bitset.get_size.html).
  public var size: Int { gtk_bitset_get_size(opaque).int }

  /// Calls [`gtk_bitset_get_size_in_range()`](https://docs.gtk.org/gtk4/method.Bitset.get_size_in_range.html).
  public func getSizeInRange(first: Int, last: Int) -> Int {
    gtk_bitset_get_size_in_range(opaque, first.uint32, last.uint32).int
  }

  /// Calls [`gtk_bitset_intersect()`](https://docs.gtk.org/gtk4/method.Bitset.intersect.html).
  public func intersect(_ other: Bitset) { gtk_bitset_intersect(opaque, other.opaque) }

  /// Calls [`gtk_bitset_is_empty()`](https://docs.gtk.org/gtk4/method.Bitset.is_empty.html).
  public var isEmpty: Bool { gtk_bitset_is_empty(opaque).isTrue }

  /// Calls [`gtk_bitset_remove()`](https://docs.gtk.org/gtk4/method.Bitset.remove.html).
  @discardableResult
  public func remove(_ value: Int) -> Bool { gtk_bitset_remove(opaque, value.uint32).isTrue }

  /// Calls [`gtk_bitset_remove_all()`](https://docs.gtk.org/gtk4/method.Bitset.remove_all.html).
  public func removeAll() { gtk_bitset_remove_all(opaque) }

  /// Calls [`gtk_bitset_remove_range()`](https://docs.gtk.org/gtk4/method.Bitset.remove_range.html).
  public func removeRange(start: Int, nItems: Int) { gtk_bitset_remove_range(opaque, start.uint32, nItems.uint32) }

  /// Calls [`gtk_bitset_remove_range_closed()`](https://docs.gtk.org/gtk4/method.Bitset.remove_range_closed.html).
  public func removeRangeClosed(first: Int, last: Int) {
    gtk_bitset_remove_range_closed(opaque, first.uint32, last.uint32)
  }

  /// Calls [`gtk_bitset_remove_rectangle()`](https://docs.gtk.org/gtk4/method.Bitset.remove_rectangle.html).
  public func removeRectangle(start: Int, width: Int, height: Int, stride: Int) {
    gtk_bitset_remove_rectangle(opaque, start.uint32, width.uint32, height.uint32, stride.uint32)
  }

  /// Calls [`gtk_bitset_shift_left()`](https://docs.gtk.org/gtk4/method.Bitset.shift_left.html).
  public func shiftLeft(_ amount: Int) { gtk_bitset_shift_left(opaque, amount.uint32) }

  /// Calls [`gtk_bitset_shift_right()`](https://docs.gtk.org/gtk4/method.Bitset.shift_right.html).
  public func shiftRight(_ amount: Int) { gtk_bitset_shift_right(opaque, amount.uint32) }

  /// Calls [`gtk_bitset_splice()`](https://docs.gtk.org/gtk4/method.Bitset.splice.html).
  public func splice(position: Int, removed: Int, added: Int) {
    gtk_bitset_splice(opaque, position.uint32, removed.uint32, added.uint32)
  }

  /// Calls [`gtk_bitset_subtract()`](https://docs.gtk.org/gtk4/method.Bitset.subtract.html).
  public func subtract(_ other: Bitset) { gtk_bitset_subtract(opaque, other.opaque) }

  /// Calls [`gtk_bitset_union()`](https://docs.gtk.org/gtk4/method.Bitset.union.html).
  public func union(_ other: Bitset) { gtk_bitset_union(opaque, other.opaque) }
}

/// The struct [`GtkBitsetIter`](https://docs.gtk.org/gtk4/struct.BitsetIter.html).
public final class BitsetIter: Boxed {
  public override class var gType: GType { gtk_bitset_iter_get_type() }

  @_spi(Bindings) public final var gtkBitsetIter: UnsafeMutablePointer<GtkBitsetIter> {
    pointer.assumingMemoryBound(to: GtkBitsetIter.self)
  }

  /// Calls [`gtk_bitset_iter_get_value()`](https://docs.gtk.org/gtk4/method.BitsetIter.get_value.html).
  public var value: Int { gtk_bitset_iter_get_value(gtkBitsetIter).int }

  /// Calls [`gtk_bitset_iter_is_valid()`](https://docs.gtk.org/gtk4/method.BitsetIter.is_valid.html).
  public var isValid: Bool { gtk_bitset_iter_is_valid(gtkBitsetIter).isTrue }

  /// Calls [`gtk_bitset_iter_next()`](https://docs.gtk.org/gtk4/method.BitsetIter.next.html).
  @discardableResult
  public func next() -> Int? {
    var cValue: UInt32 = 0
    let result = gtk_bitset_iter_next(gtkBitsetIter, &cValue)
    guard result != 0 else { return nil }
    return cValue.int
  }

  /// Calls [`gtk_bitset_iter_previous()`](https://docs.gtk.org/gtk4/method.BitsetIter.previous.html).
  @discardableResult
  public func previous() -> Int? {
    var cValue: UInt32 = 0
    let result = gtk_bitset_iter_previous(gtkBitsetIter, &cValue)
    guard result != 0 else { return nil }
    return cValue.int
  }

  /// Calls [`gtk_bitset_iter_init_at()`](https://docs.gtk.org/gtk4/type_func.BitsetIter.init_at.html).
  @discardableResult
  public static func initAt(_ set: Bitset, target: Int) -> (iter: BitsetIter, value: Int)? {
    var cIter = GtkBitsetIter()
    var cValue: UInt32 = 0
    let result = gtk_bitset_iter_init_at(&cIter, set.opaque, target.uint32, &cValue)
    guard result != 0 else { return nil }
    return (BitsetIter(copying: &cIter), cValue.int)
  }

  /// Calls [`gtk_bitset_iter_init_first()`](https://docs.gtk.org/gtk4/type_func.BitsetIter.init_first.html).
  @discardableResult
  public static func initFirst(_ set: Bitset) -> (iter: BitsetIter, value: Int)? {
    var cIter = GtkBitsetIter()
    var cValue: UInt32 = 0
    let result = gtk_bitset_iter_init_first(&cIter, set.opaque, &cValue)
    guard result != 0 else { return nil }
    return (BitsetIter(copying: &cIter), cValue.int)
  }

  /// Calls [`gtk_bitset_iter_init_last()`](https://docs.gtk.org/gtk4/type_func.BitsetIter.init_last.html).
  @discardableResult
  public static func initLast(_ set: Bitset) -> (iter: BitsetIter, value: Int)? {
    var cIter = GtkBitsetIter()
    var cValue: UInt32 = 0
    let result = gtk_bitset_iter_init_last(&cIter, set.opaque, &cValue)
    guard result != 0 else { return nil }
    return (BitsetIter(copying: &cIter), cValue.int)
  }
}

/// The struct [`GtkBorder`](https://docs.gtk.org/gtk4/struct.Border.html).
public struct Border: CStructure, Hashable, Sendable {
  /// `GtkBorder.left` in C.
  public var left: Int

  /// `GtkBorder.right` in C.
  public var right: Int

  /// `GtkBorder.top` in C.
  public var top: Int

  /// `GtkBorder.bottom` in C.
  public var bottom: Int

  /// Makes one of its fields.
  public init(left: Int, right: Int, top: Int, bottom: Int) {
    self.left = left
    self.right = right
    self.top = top
    self.bottom = bottom
  }

  @_spi(Bindings) public init(cValue: GtkBorder) {
    left = cValue.left.int
    right = cValue.right.int
    top = cValue.top.int
    bottom = cValue.bottom.int
  }

  @_spi(Bindings) public var cValue: GtkBorder {
    GtkBorder(left: left.int16, right: right.int16, top: top.int16, bottom: bottom.int16)
  }

  public static var gType: GType { gtk_border_get_type() }

  public static func readNullable(_ slot: GValueSlot) -> Border? {
    slot.structure.map { Border(cValue: $0.assumingMemoryBound(to: GtkBorder.self).pointee) }
  }

  public static func read(_ slot: GValueSlot) -> Border {
    readNullable(slot) ?? Border(cValue: GtkBorder())
  }

  public func write(to slot: GValueSlot) {
    var structure = cValue
    g_value_set_boxed(slot.pointer, &structure)
  }
}

/// The struct [`GtkCssLocation`](https://docs.gtk.org/gtk4/struct.CssLocation.html).
public struct CssLocation: Hashable, Sendable {
  /// `GtkCssLocation.bytes` in C.
  public var bytes: Int

  /// `GtkCssLocation.chars` in C.
  public var chars: Int

  /// `GtkCssLocation.lines` in C.
  public var lines: Int

  /// `GtkCssLocation.line_bytes` in C.
  public var lineBytes: Int

  /// `GtkCssLocation.line_chars` in C.
  public var lineChars: Int

  /// Makes one of its fields.
  public init(bytes: Int, chars: Int, lines: Int, lineBytes: Int, lineChars: Int) {
    self.bytes = bytes
    self.chars = chars
    self.lines = lines
    self.lineBytes = lineBytes
    self.lineChars = lineChars
  }

  @_spi(Bindings) public init(cValue: GtkCssLocation) {
    bytes = cValue.bytes.int
    chars = cValue.chars.int
    lines = cValue.lines.int
    lineBytes = cValue.line_bytes.int
    lineChars = cValue.line_chars.int
  }

  @_spi(Bindings) public var cValue: GtkCssLocation {
    GtkCssLocation(
      bytes: bytes.uint, chars: chars.uint, lines: lines.uint, line_bytes: lineBytes.uint, line_chars: lineChars.uint)
  }
}

/// The struct [`GtkCssSection`](https://docs.gtk.org/gtk4/struct.CssSection.html).
public final class CssSection: Boxed {
  public override class var gType: GType { gtk_css_section_get_type() }

  /// Calls [`gtk_css_section_new()`](https://docs.gtk.org/gtk4/ctor.CssSection.new.html).
  public convenience init(file: Gio.File? = nil, start: CssLocation, end: CssLocation) {
    var cStart = start.cValue
    var cEnd = end.cValue
    self.init(taking: gtk_css_section_new(file?.opaque, &cStart, &cEnd).raw)
  }

  /// Calls [`gtk_css_section_get_end_location()`](https://docs.gtk.org/gtk4/method.CssSection.get_end_location.html).
  public var endLocation: CssLocation { CssLocation(cValue: gtk_css_section_get_end_location(opaque).pointee) }

  /// Calls [`gtk_css_section_get_file()`](https://docs.gtk.org/gtk4/method.CssSection.get_file.html).
  public var file: Gio.File? { lentObject(opaque: gtk_css_section_get_file(opaque)) }

  /// Calls [`gtk_css_section_get_parent()`](https://docs.gtk.org/gtk4/method.CssSection.get_parent.html).
  public var parent: CssSection? { lentBoxed(opaque: gtk_css_section_get_parent(opaque)) }

  /// Calls
  /// [`gtk_css_section_get_start_location()`](https://docs.gtk.org/gtk4/method.CssSection.get_start_location.html).
  public var startLocation: CssLocation { CssLocation(cValue: gtk_css_section_get_start_location(opaque).pointee) }

  /// Calls [`gtk_css_section_to_string()`](https://docs.gtk.org/gtk4/method.CssSection.to_string.html).
  @discardableResult
  public func toString() -> String { givenString(gtk_css_section_to_string(opaque)) }
}

/// The struct [`GtkExpressionWatch`](https://docs.gtk.org/gtk4/struct.ExpressionWatch.html).
public final class ExpressionWatch: Boxed {
  public override class var gType: GType { gtk_expression_watch_get_type() }

  /// Calls [`gtk_expression_watch_evaluate()`](https://docs.gtk.org/gtk4/method.ExpressionWatch.evaluate.html).
  @discardableResult
  public func evaluate() -> AnyValue? {
    var cValue = GValue()
    let result = gtk_expression_watch_evaluate(opaque, &cValue)
    guard result != 0 else { return nil }
    return AnyValue(taking: cValue)
  }

  /// Calls [`gtk_expression_watch_unwatch()`](https://docs.gtk.org/gtk4/method.ExpressionWatch.unwatch.html).
  public func unwatch() { gtk_expression_watch_unwatch(opaque) }
}

/// The struct [`GtkPageRange`](https://docs.gtk.org/gtk4/struct.PageRange.html).
public struct PageRange: Hashable, Sendable {
  /// `GtkPageRange.start` in C.
  public var start: Int

  /// `GtkPageRange.end` in C.
  public var end: Int

  /// Makes one of its fields.
  public init(start: Int, end: Int) {
    self.start = start
    self.end = end
  }

  @_spi(Bindings) public init(cValue: GtkPageRange) {
    start = cValue.start.int
    end = cValue.end.int
  }

  @_spi(Bindings) public var cValue: GtkPageRange { GtkPageRange(start: start.int32, end: end.int32) }
}

/// The struct [`GtkPaperSize`](https://docs.gtk.org/gtk4/struct.PaperSize.html).
public final class PaperSize: Boxed, @MainActor Equatable {
  public override class var gType: GType { gtk_paper_size_get_type() }

  /// Whether both are equal, as C compares them.
  public static func == (left: PaperSize, right: PaperSize) -> Bool { left.isEqual(right) }

  /// Calls [`gtk_paper_size_new()`](https://docs.gtk.org/gtk4/ctor.PaperSize.new.html).
  public convenience init(name: String? = nil) {
    self.init(taking: gtk_paper_size_new(name).raw)
  }

  /// Calls [`gtk_paper_size_new_custom()`](https://docs.gtk.org/gtk4/ctor.PaperSize.new_custom.html).
  public convenience init(name: String, displayName: String, width: Double, height: Double, unit: PrintUnit) {
    self.init(taking: gtk_paper_size_new_custom(name, displayName, width, height, unit.cValue).raw)
  }

  /// Calls [`gtk_paper_size_new_from_gvariant()`](https://docs.gtk.org/gtk4/ctor.PaperSize.new_from_gvariant.html).
  public convenience init(variant: GLib.Variant) {
    self.init(taking: gtk_paper_size_new_from_gvariant(variant.opaque).raw)
  }

  /// Calls [`gtk_paper_size_new_from_ipp()`](https://docs.gtk.org/gtk4/ctor.PaperSize.new_from_ipp.html).
  public convenience init(ippName: String, width: Double, height: Double) {
    self.init(taking: gtk_paper_size_new_from_ipp(ippName, width, height).raw)
  }

  /// Calls [`gtk_paper_size_new_from_key_file()`](https://docs.gtk.org/gtk4/ctor.PaperSize.new_from_key_file.html).
  public convenience init(keyFile: GLib.KeyFile, groupName: String?) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    let pointer = gtk_paper_size_new_from_key_file(keyFile.opaque, groupName, &error)
    if let error { throw GLib.Failure(consuming: error) }
    self.init(taking: pointer!.raw)
  }

  /// Calls [`gtk_paper_size_new_from_ppd()`](https://docs.gtk.org/gtk4/ctor.PaperSize.new_from_ppd.html).
  public convenience init(ppdName: String, ppdDisplayName: String, width: Double, height: Double) {
    self.init(taking: gtk_paper_size_new_from_ppd(ppdName, ppdDisplayName, width, height).raw)
  }

  /// Calls
  /// [`gtk_paper_size_get_default_bottom_margin()`](https://docs.gtk.org/gtk4/method.PaperSize.get_default_bottom_margin.html).
  public func getDefaultBottomMargin(_ unit: PrintUnit) -> Double {
    gtk_paper_size_get_default_bottom_margin(opaque, unit.cValue)
  }

  /// Calls
  /// [`gtk_paper_size_get_default_left_margin()`](https://docs.gtk.org/gtk4/method.PaperSize.get_default_left_margin.html).
  public func getDefaultLeftMargin(_ unit: PrintUnit) -> Double {
    gtk_paper_size_get_default_left_margin(opaque, unit.cValue)
  }

  /// Calls
  /// [`gtk_paper_size_get_default_right_margin()`](https://docs.gtk.org/gtk4/method.PaperSize.get_default_right_margin.html).
  public func getDefaultRightMargin(_ unit: PrintUnit) -> Double {
    gtk_paper_size_get_default_right_margin(opaque, unit.cValue)
  }

  /// Calls
  /// [`gtk_paper_size_get_default_top_margin()`](https://docs.gtk.org/gtk4/method.PaperSize.get_default_top_margin.html).
  public func getDefaultTopMargin(_ unit: PrintUnit) -> Double {
    gtk_paper_size_get_default_top_margin(opaque, unit.cValue)
  }

  /// Calls [`gtk_paper_size_get_display_name()`](https://docs.gtk.org/gtk4/method.PaperSize.get_display_name.html).
  public var displayName: String { lentString(gtk_paper_size_get_display_name(opaque)) }

  /// Calls [`gtk_paper_size_get_height()`](https://docs.gtk.org/gtk4/method.PaperSize.get_height.html).
  public func getHeight(_ unit: PrintUnit) -> Double { gtk_paper_size_get_height(opaque, unit.cValue) }

  /// Calls [`gtk_paper_size_get_name()`](https://docs.gtk.org/gtk4/method.PaperSize.get_name.html).
  public var name: String { lentString(gtk_paper_size_get_name(opaque)) }

  /// Calls [`gtk_paper_size_get_ppd_name()`](https://docs.gtk.org/gtk4/method.PaperSize.get_ppd_name.html).
  public var ppdName: String { lentString(gtk_paper_size_get_ppd_name(opaque)) }

  /// Calls [`gtk_paper_size_get_width()`](https://docs.gtk.org/gtk4/method.PaperSize.get_width.html).
  public func getWidth(_ unit: PrintUnit) -> Double { gtk_paper_size_get_width(opaque, unit.cValue) }

  /// Calls [`gtk_paper_size_is_custom()`](https://docs.gtk.org/gtk4/method.PaperSize.is_custom.html).
  public var isCustom: Bool { gtk_paper_size_is_custom(opaque).isTrue }

  /// Calls [`gtk_paper_size_is_equal()`](https://docs.gtk.org/gtk4/method.PaperSize.is_equal.html).
  public func isEqual(_ size2: PaperSize) -> Bool { gtk_paper_size_is_equal(opaque, size2.opaque).isTrue }

  /// Calls [`gtk_paper_size_is_ipp()`](https://docs.gtk.org/gtk4/method.PaperSize.is_ipp.html).
  public var isIpp: Bool { gtk_paper_size_is_ipp(opaque).isTrue }

  /// Calls [`gtk_paper_size_set_size()`](https://docs.gtk.org/gtk4/method.PaperSize.set_size.html).
  public func setSize(width: Double, height: Double, unit: PrintUnit) {
    gtk_paper_size_set_size(opaque, width, height, unit.cValue)
  }

  /// Calls [`gtk_paper_size_to_gvariant()`](https://docs.gtk.org/gtk4/method.PaperSize.to_gvariant.html).
  @discardableResult
  public func toGvariant() -> GLib.Variant { promised(lentBoxed(opaque: gtk_paper_size_to_gvariant(opaque))) }

  /// Calls [`gtk_paper_size_to_key_file()`](https://docs.gtk.org/gtk4/method.PaperSize.to_key_file.html).
  public func toKeyFile(_ keyFile: GLib.KeyFile, groupName: String) {
    gtk_paper_size_to_key_file(opaque, keyFile.opaque, groupName)
  }

  /// Calls [`gtk_paper_size_get_default()`](https://docs.gtk.org/gtk4/type_func.PaperSize.get_default.html).
  public static var `default`: String { lentString(gtk_paper_size_get_default()) }

  /// Calls [`gtk_paper_size_get_paper_sizes()`](https://docs.gtk.org/gtk4/type_func.PaperSize.get_paper_sizes.html).
  public static func getPaperSizes(_ includeCustom: Bool) -> [PaperSize] {
    lists(gtk_paper_size_get_paper_sizes(includeCustom.gboolean), isGiven: true) { givenBoxed($0) as PaperSize? }
  }
}

/// The struct [`GtkRecentInfo`](https://docs.gtk.org/gtk4/struct.RecentInfo.html).
public final class RecentInfo: Boxed {
  public override class var gType: GType { gtk_recent_info_get_type() }

  /// Calls [`gtk_recent_info_create_app_info()`](https://docs.gtk.org/gtk4/method.RecentInfo.create_app_info.html).
  @discardableResult
  public func createAppInfo(_ appName: String?) throws(GLib.Failure) -> Gio.AppInfo? {
    var error: UnsafeMutablePointer<GError>?
    let result = gtk_recent_info_create_app_info(opaque, appName, &error)
    if let error { throw GLib.Failure(consuming: error) }
    return givenObject(opaque: result)
  }

  /// Calls [`gtk_recent_info_exists()`](https://docs.gtk.org/gtk4/method.RecentInfo.exists.html).
  @discardableResult
  public func exists() -> Bool { gtk_recent_info_exists(opaque).isTrue }

  /// Calls [`gtk_recent_info_get_added()`](https://docs.gtk.org/gtk4/method.RecentInfo.get_added.html).
  public var added: GLib.DateTime { promised(lentBoxed(opaque: gtk_recent_info_get_added(opaque))) }

  /// Calls [`gtk_recent_info_get_age()`](https://docs.gtk.org/gtk4/method.RecentInfo.get_age.html).
  public var age: Int { gtk_recent_info_get_age(opaque).int }

  /// Calls
  /// [`gtk_recent_info_get_application_info()`](https://docs.gtk.org/gtk4/method.RecentInfo.get_application_info.html).
  public func getApplicationInfo(_ appName: String) -> (appExec: String, count: Int, stamp: GLib.DateTime)? {
    var cAppExec: UnsafePointer<CChar>?
    var cCount: UInt32 = 0
    var cStamp: OpaquePointer?
    let result = gtk_recent_info_get_application_info(opaque, appName, &cAppExec, &cCount, &cStamp)
    guard result != 0 else { return nil }
    return (lentString(cAppExec), cCount.int, promised(lentBoxed(opaque: cStamp)))
  }

  /// Calls [`gtk_recent_info_get_applications()`](https://docs.gtk.org/gtk4/method.RecentInfo.get_applications.html).
  public var applications: [String] {
    var cLength: UInt = 0
    let result = gtk_recent_info_get_applications(opaque, &cLength)
    return elements(result, count: cLength.int, isGiven: true) { givenString($0) }
  }

  /// Calls [`gtk_recent_info_get_description()`](https://docs.gtk.org/gtk4/method.RecentInfo.get_description.html).
  public var description: String { lentString(gtk_recent_info_get_description(opaque)) }

  /// Calls [`gtk_recent_info_get_display_name()`](https://docs.gtk.org/gtk4/method.RecentInfo.get_display_name.html).
  public var displayName: String { lentString(gtk_recent_info_get_display_name(opaque)) }

  /// Calls [`gtk_recent_info_get_gicon()`](https://docs.gtk.org/gtk4/method.RecentInfo.get_gicon.html).
  public var gicon: (any Gio.Icon)? { givenInterface(opaque: gtk_recent_info_get_gicon(opaque)) }

  /// Calls [`gtk_recent_info_get_groups()`](https://docs.gtk.org/gtk4/method.RecentInfo.get_groups.html).
  public var groups: [String] {
    var cLength: UInt = 0
    let result = gtk_recent_info_get_groups(opaque, &cLength)
    return elements(result, count: cLength.int, isGiven: true) { givenString($0) }
  }

  /// Calls [`gtk_recent_info_get_mime_type()`](https://docs.gtk.org/gtk4/method.RecentInfo.get_mime_type.html).
  public var mimeType: String { lentString(gtk_recent_info_get_mime_type(opaque)) }

  /// Calls [`gtk_recent_info_get_modified()`](https://docs.gtk.org/gtk4/method.RecentInfo.get_modified.html).
  public var modified: GLib.DateTime { promised(lentBoxed(opaque: gtk_recent_info_get_modified(opaque))) }

  /// Calls [`gtk_recent_info_get_private_hint()`](https://docs.gtk.org/gtk4/method.RecentInfo.get_private_hint.html).
  public var privateHint: Bool { gtk_recent_info_get_private_hint(opaque).isTrue }

  /// Calls [`gtk_recent_info_get_short_name()`](https://docs.gtk.org/gtk4/method.RecentInfo.get_short_name.html).
  public var shortName: String { givenString(gtk_recent_info_get_short_name(opaque)) }

  /// Calls [`gtk_recent_info_get_uri()`](https://docs.gtk.org/gtk4/method.RecentInfo.get_uri.html).
  public var uri: String { lentString(gtk_recent_info_get_uri(opaque)) }

  /// Calls [`gtk_recent_info_get_uri_display()`](https://docs.gtk.org/gtk4/method.RecentInfo.get_uri_display.html).
  public var uriDisplay: String? { givenString(ifAny: gtk_recent_info_get_uri_display(opaque)) }

  /// Calls [`gtk_recent_info_get_visited()`](https://docs.gtk.org/gtk4/method.RecentInfo.get_visited.html).
  public var visited: GLib.DateTime { promised(lentBoxed(opaque: gtk_recent_info_get_visited(opaque))) }

  /// Calls [`gtk_recent_info_has_application()`](https://docs.gtk.org/gtk4/method.RecentInfo.has_application.html).
  public func hasApplication(_ appName: String) -> Bool { gtk_recent_info_has_application(opaque, appName).isTrue }

  /// Calls [`gtk_recent_info_has_group()`](https://docs.gtk.org/gtk4/method.RecentInfo.has_group.html).
  public func hasGroup(_ groupName: String) -> Bool { gtk_recent_info_has_group(opaque, groupName).isTrue }

  /// Calls [`gtk_recent_info_is_local()`](https://docs.gtk.org/gtk4/method.RecentInfo.is_local.html).
  public var isLocal: Bool { gtk_recent_info_is_local(opaque).isTrue }

  /// Calls [`gtk_recent_info_last_application()`](https://docs.gtk.org/gtk4/method.RecentInfo.last_application.html).
  @discardableResult
  public func lastApplication() -> String { givenString(gtk_recent_info_last_application(opaque)) }

  /// Calls [`gtk_recent_info_match()`](https://docs.gtk.org/gtk4/method.RecentInfo.match.html).
  @discardableResult
  public func match(_ infoB: RecentInfo) -> Bool { gtk_recent_info_match(opaque, infoB.opaque).isTrue }
}

/// The struct [`GtkRequisition`](https://docs.gtk.org/gtk4/struct.Requisition.html).
public struct Requisition: CStructure, Hashable, Sendable {
  /// `GtkRequisition.width` in C.
  public var width: Int

  /// `GtkRequisition.height` in C.
  public var height: Int

  /// Makes one of its fields.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  @_spi(Bindings) public init(cValue: GtkRequisition) {
    width = cValue.width.int
    height = cValue.height.int
  }

  @_spi(Bindings) public var cValue: GtkRequisition { GtkRequisition(width: width.int32, height: height.int32) }

  public static var gType: GType { gtk_requisition_get_type() }

  public static func readNullable(_ slot: GValueSlot) -> Requisition? {
    slot.structure.map { Requisition(cValue: $0.assumingMemoryBound(to: GtkRequisition.self).pointee) }
  }

  public static func read(_ slot: GValueSlot) -> Requisition {
    readNullable(slot) ?? Requisition(cValue: GtkRequisition())
  }

  public func write(to slot: GValueSlot) {
    var structure = cValue
    g_value_set_boxed(slot.pointer, &structure)
  }
}

/// The struct [`GtkTextIter`](https://docs.gtk.org/gtk4/struct.TextIter.html).
public final class TextIter: Boxed, @MainActor Equatable {
  public override class var gType: GType { gtk_text_iter_get_type() }

  @_spi(Bindings) public final var gtkTextIter: UnsafeMutablePointer<GtkTextIter> {
    pointer.assumingMemoryBound(to: GtkTextIter.self)
  }

  /// Whether both are equal, as C compares them.
  public static func == (left: TextIter, right: TextIter) -> Bool { left.equal(right) }

  /// Calls [`gtk_text_iter_assign()`](https://docs.gtk.org/gtk4/method.TextIter.assign.html).
  public func assign(_ other: TextIter) { gtk_text_iter_assign(gtkTextIter, other.gtkTextIter) }

  /// Calls [`gtk_text_iter_backward_char()`](https://docs.gtk.org/gtk4/method.TextIter.backward_char.html).
  @discardableResult
  public func backwardChar() -> Bool { gtk_text_iter_backward_char(gtkTextIter).isTrue }

  /// Calls [`gtk_text_iter_backward_chars()`](https://docs.gtk.org/gtk4/method.TextIter.backward_chars.html).
  @discardableResult
  public func backwardChars(_ count: Int) -> Bool { gtk_text_iter_backward_chars(gtkTextIter, count.int32).isTrue }

  /// Calls
  /// [`gtk_text_iter_backward_cursor_position()`](https://docs.gtk.org/gtk4/method.TextIter.backward_cursor_position.html).
  @discardableResult
  public func backwardCursorPosition() -> Bool { gtk_text_iter_backward_cursor_position(gtkTextIter).isTrue }

  /// Calls
  /// [`gtk_text_iter_backward_cursor_positions()`](https://docs.gtk.org/gtk4/method.TextIter.backward_cursor_positions.html).
  @discardableResult
  public func backwardCursorPositions(_ count: Int) -> Bool {
    gtk_text_iter_backward_cursor_positions(gtkTextIter, count.int32).isTrue
  }

  /// Calls [`gtk_text_iter_backward_find_char()`](https://docs.gtk.org/gtk4/method.TextIter.backward_find_char.html).
  @discardableResult
  public func backwardFindChar(_ pred: @escaping (UInt32) -> Bool, limit: TextIter?) -> Bool {
    let lent = CallScope()
    defer { lent.end() }
    return gtk_text_iter_backward_find_char(
      gtkTextIter, callGtkTextCharPredicate, lent.closure(pred), limit?.gtkTextIter
    ).isTrue
  }

  /// Calls [`gtk_text_iter_backward_line()`](https://docs.gtk.org/gtk4/method.TextIter.backward_line.html).
  @discardableResult
  public func backwardLine() -> Bool { gtk_text_iter_backward_line(gtkTextIter).isTrue }

  /// Calls [`gtk_text_iter_backward_lines()`](https://docs.gtk.org/gtk4/method.TextIter.backward_lines.html).
  @discardableResult
  public func backwardLines(_ count: Int) -> Bool { gtk_text_iter_backward_lines(gtkTextIter, count.int32).isTrue }

  /// Calls [`gtk_text_iter_backward_search()`](https://docs.gtk.org/gtk4/method.TextIter.backward_search.html).
  @discardableResult
  public func backwardSearch(_ str: String, flags: TextSearchFlags, limit: TextIter?) -> (
    matchStart: TextIter, matchEnd: TextIter
  )? {
    var cMatchStart = GtkTextIter()
    var cMatchEnd = GtkTextIter()
    let result = gtk_text_iter_backward_search(
      gtkTextIter, str, flags.cValue, &cMatchStart, &cMatchEnd, limit?.gtkTextIter)
    guard result != 0 else { return nil }
    return (TextIter(copying: &cMatchStart), TextIter(copying: &cMatchEnd))
  }

  /// Calls
  /// [`gtk_text_iter_backward_sentence_start()`](https://docs.gtk.org/gtk4/method.TextIter.backward_sentence_start.html).
  @discardableResult
  public func backwardSentenceStart() -> Bool { gtk_text_iter_backward_sentence_start(gtkTextIter).isTrue }

  /// Calls
  /// [`gtk_text_iter_backward_sentence_starts()`](https://docs.gtk.org/gtk4/method.TextIter.backward_sentence_starts.html).
  @discardableResult
  public func backwardSentenceStarts(_ count: Int) -> Bool {
    gtk_text_iter_backward_sentence_starts(gtkTextIter, count.int32).isTrue
  }

  /// Calls
  /// [`gtk_text_iter_backward_to_tag_toggle()`](https://docs.gtk.org/gtk4/method.TextIter.backward_to_tag_toggle.html).
  @discardableResult
  public func backwardToTagToggle(_ tag: TextTag?) -> Bool {
    gtk_text_iter_backward_to_tag_toggle(gtkTextIter, tag?.gtkTextTag).isTrue
  }

  /// Calls
  /// [`gtk_text_iter_backward_visible_cursor_position()`](https://docs.gtk.org/gtk4/method.TextIter.backward_visible_cursor_position.html).
  @discardableResult
  public func backwardVisibleCursorPosition() -> Bool {
    gtk_text_iter_backward_visible_cursor_position(gtkTextIter).isTrue
  }

  /// Calls
  /// [`gtk_text_iter_backward_visible_cursor_positions()`](https://docs.gtk.org/gtk4/method.TextIter.backward_visible_cursor_positions.html).
  @discardableResult
  public func backwardVisibleCursorPositions(_ count: Int) -> Bool {
    gtk_text_iter_backward_visible_cursor_positions(gtkTextIter, count.int32).isTrue
  }

  /// Calls
  /// [`gtk_text_iter_backward_visible_line()`](https://docs.gtk.org/gtk4/method.TextIter.backward_visible_line.html).
  @discardableResult
  public func backwardVisibleLine() -> Bool { gtk_text_iter_backward_visible_line(gtkTextIter).isTrue }

  /// Calls
  /// [`gtk_text_iter_backward_visible_lines()`](https://docs.gtk.org/gtk4/method.TextIter.backward_visible_lines.html).
  @discardableResult
  public func backwardVisibleLines(_ count: Int) -> Bool {
    gtk_text_iter_backward_visible_lines(gtkTextIter, count.int32).isTrue
  }

  /// Calls
  /// [`gtk_text_iter_backward_visible_word_start()`](https://docs.gtk.org/gtk4/method.TextIter.backward_visible_word_start.html).
  @discardableResult
  public func backwardVisibleWordStart() -> Bool { gtk_text_iter_backward_visible_word_start(gtkTextIter).isTrue }

  /// Calls
  /// [`gtk_text_iter_backward_visible_word_starts()`](https://docs.gtk.org/gtk4/method.TextIter.backward_visible_word_starts.html).
  @discardableResult
  public func backwardVisibleWordStarts(_ count: Int) -> Bool {
    gtk_text_iter_backward_visible_word_starts(gtkTextIter, count.int32).isTrue
  }

  /// Calls [`gtk_text_iter_backward_word_start()`](https://docs.gtk.org/gtk4/method.TextIter.backward_word_start.html).
  @discardableResult
  public func backwardWordStart() -> Bool { gtk_text_iter_backward_word_start(gtkTextIter).isTrue }

  /// Calls
  /// [`gtk_text_iter_backward_word_starts()`](https://docs.gtk.org/gtk4/method.TextIter.backward_word_starts.html).
  @discardableResult
  public func backwardWordStarts(_ count: Int) -> Bool {
    gtk_text_iter_backward_word_starts(gtkTextIter, count.int32).isTrue
  }

  /// Calls [`gtk_text_iter_can_insert()`](https://docs.gtk.org/gtk4/method.TextIter.can_insert.html).
  public func canInsert(_ defaultEditability: Bool) -> Bool {
    gtk_text_iter_can_insert(gtkTextIter, defaultEditability.gboolean).isTrue
  }

  /// Calls [`gtk_text_iter_compare()`](https://docs.gtk.org/gtk4/method.TextIter.compare.html).
  @discardableResult
  public func compare(_ rhs: TextIter) -> Int { gtk_text_iter_compare(gtkTextIter, rhs.gtkTextIter).int }

  /// Calls [`gtk_text_iter_editable()`](https://docs.gtk.org/gtk4/method.TextIter.editable.html).
  @discardableResult
  public func editable(_ defaultSetting: Bool) -> Bool {
    gtk_text_iter_editable(gtkTextIter, defaultSetting.gboolean).isTrue
  }

  /// Calls [`gtk_text_iter_ends_line()`](https://docs.gtk.org/gtk4/method.TextIter.ends_line.html).
  @discardableResult
  public func endsLine() -> Bool { gtk_text_iter_ends_line(gtkTextIter).isTrue }

  /// Calls [`gtk_text_iter_ends_sentence()`](https://docs.gtk.org/gtk4/method.TextIter.ends_sentence.html).
  @discardableResult
  public func endsSentence() -> Bool { gtk_text_iter_ends_sentence(gtkTextIter).isTrue }

  /// Calls [`gtk_text_iter_ends_tag()`](https://docs.gtk.org/gtk4/method.TextIter.ends_tag.html).
  @discardableResult
  public func endsTag(_ tag: TextTag?) -> Bool { gtk_text_iter_ends_tag(gtkTextIter, tag?.gtkTextTag).isTrue }

  /// Calls [`gtk_text_iter_ends_word()`](https://docs.gtk.org/gtk4/method.TextIter.ends_word.html).
  @discardableResult
  public func endsWord() -> Bool { gtk_text_iter_ends_word(gtkTextIter).isTrue }

  /// Calls [`gtk_text_iter_equal()`](https://docs.gtk.org/gtk4/method.TextIter.equal.html).
  @discardableResult
  public func equal(_ rhs: TextIter) -> Bool { gtk_text_iter_equal(gtkTextIter, rhs.gtkTextIter).isTrue }

  /// Calls [`gtk_text_iter_forward_char()`](https://docs.gtk.org/gtk4/method.TextIter.forward_char.html).
  @discardableResult
  public func forwardChar() -> Bool { gtk_text_iter_forward_char(gtkTextIter).isTrue }

  /// Calls [`gtk_text_iter_forward_chars()`](https://docs.gtk.org/gtk4/method.TextIter.forward_chars.html).
  @discardableResult
  public func forwardChars(_ count: Int) -> Bool { gtk_text_iter_forward_chars(gtkTextIter, count.int32).isTrue }

  /// Calls
  /// [`gtk_text_iter_forward_cursor_position()`](https://docs.gtk.org/gtk4/method.TextIter.forward_cursor_position.html).
  @discardableResult
  public func forwardCursorPosition() -> Bool { gtk_text_iter_forward_cursor_position(gtkTextIter).isTrue }

  /// Calls
  /// [`gtk_text_iter_forward_cursor_positions()`](https://docs.gtk.org/gtk4/method.TextIter.forward_cursor_positions.html).
  @discardableResult
  public func forwardCursorPositions(_ count: Int) -> Bool {
    gtk_text_iter_forward_cursor_positions(gtkTextIter, count.int32).isTrue
  }

  /// Calls [`gtk_text_iter_forward_find_char()`](https://docs.gtk.org/gtk4/method.TextIter.forward_find_char.html).
  @discardableResult
  public func forwardFindChar(_ pred: @escaping (UInt32) -> Bool, limit: TextIter?) -> Bool {
    let lent = CallScope()
    defer { lent.end() }
    return gtk_text_iter_forward_find_char(
      gtkTextIter, callGtkTextCharPredicate, lent.closure(pred), limit?.gtkTextIter
    ).isTrue
  }

  /// Calls [`gtk_text_iter_forward_line()`](https://docs.gtk.org/gtk4/method.TextIter.forward_line.html).
  @discardableResult
  public func forwardLine() -> Bool { gtk_text_iter_forward_line(gtkTextIter).isTrue }

  /// Calls [`gtk_text_iter_forward_lines()`](https://docs.gtk.org/gtk4/method.TextIter.forward_lines.html).
  @discardableResult
  public func forwardLines(_ count: Int) -> Bool { gtk_text_iter_forward_lines(gtkTextIter, count.int32).isTrue }

  /// Calls [`gtk_text_iter_forward_search()`](https://docs.gtk.org/gtk4/method.TextIter.forward_search.html).
  @discardableResult
  public func forwardSearch(_ str: String, flags: TextSearchFlags, limit: TextIter?) -> (
    matchStart: TextIter, matchEnd: TextIter
  )? {
    var cMatchStart = GtkTextIter()
    var cMatchEnd = GtkTextIter()
    let result = gtk_text_iter_forward_search(
      gtkTextIter, str, flags.cValue, &cMatchStart, &cMatchEnd, limit?.gtkTextIter)
    guard result != 0 else { return nil }
    return (TextIter(copying: &cMatchStart), TextIter(copying: &cMatchEnd))
  }

  /// Calls
  /// [`gtk_text_iter_forward_sentence_end()`](https://docs.gtk.org/gtk4/method.TextIter.forward_sentence_end.html).
  @discardableResult
  public func forwardSentenceEnd() -> Bool { gtk_text_iter_forward_sentence_end(gtkTextIter).isTrue }

  /// Calls
  /// [`gtk_text_iter_forward_sentence_ends()`](https://docs.gtk.org/gtk4/method.TextIter.forward_sentence_ends.html).
  @discardableResult
  public func forwardSentenceEnds(_ count: Int) -> Bool {
    gtk_text_iter_forward_sentence_ends(gtkTextIter, count.int32).isTrue
  }

  /// Calls [`gtk_text_iter_forward_to_end()`](https://docs.gtk.org/gtk4/method.TextIter.forward_to_end.html).
  public func forwardToEnd() { gtk_text_iter_forward_to_end(gtkTextIter) }

  /// Calls [`gtk_text_iter_forward_to_line_end()`](https://docs.gtk.org/gtk4/method.TextIter.forward_to_line_end.html).
  @discardableResult
  public func forwardToLineEnd() -> Bool { gtk_text_iter_forward_to_line_end(gtkTextIter).isTrue }

  /// Calls
  /// [`gtk_text_iter_forward_to_tag_toggle()`](https://docs.gtk.org/gtk4/method.TextIter.forward_to_tag_toggle.html).
  @discardableResult
  public func forwardToTagToggle(_ tag: TextTag?) -> Bool {
    gtk_text_iter_forward_to_tag_toggle(gtkTextIter, tag?.gtkTextTag).isTrue
  }

  /// Calls
  /// [`gtk_text_iter_forward_visible_cursor_position()`](https://docs.gtk.org/gtk4/method.TextIter.forward_visible_cursor_position.html).
  @discardableResult
  public func forwardVisibleCursorPosition() -> Bool {
    gtk_text_iter_forward_visible_cursor_position(gtkTextIter).isTrue
  }

  /// Calls
  /// [`gtk_text_iter_forward_visible_cursor_positions()`](https://docs.gtk.org/gtk4/method.TextIter.forward_visible_cursor_positions.html).
  @discardableResult
  public func forwardVisibleCursorPositions(_ count: Int) -> Bool {
    gtk_text_iter_forward_visible_cursor_positions(gtkTextIter, count.int32).isTrue
  }

  /// Calls
  /// [`gtk_text_iter_forward_visible_line()`](https://docs.gtk.org/gtk4/method.TextIter.forward_visible_line.html).
  @discardableResult
  public func forwardVisibleLine() -> Bool { gtk_text_iter_forward_visible_line(gtkTextIter).isTrue }

  /// Calls
  /// [`gtk_text_iter_forward_visible_lines()`](https://docs.gtk.org/gtk4/method.TextIter.forward_visible_lines.html).
  @discardableResult
  public func forwardVisibleLines(_ count: Int) -> Bool {
    gtk_text_iter_forward_visible_lines(gtkTextIter, count.int32).isTrue
  }

  /// Calls
  /// [`gtk_text_iter_forward_visible_word_end()`](https://docs.gtk.org/gtk4/method.TextIter.forward_visible_word_end.html).
  @discardableResult
  public func forwardVisibleWordEnd() -> Bool { gtk_text_iter_forward_visible_word_end(gtkTextIter).isTrue }

  /// Calls
  /// [`gtk_text_iter_forward_visible_word_ends()`](https://docs.gtk.org/gtk4/method.TextIter.forward_visible_word_ends.html).
  @discardableResult
  public func forwardVisibleWordEnds(_ count: Int) -> Bool {
    gtk_text_iter_forward_visible_word_ends(gtkTextIter, count.int32).isTrue
  }

  /// Calls [`gtk_text_iter_forward_word_end()`](https://docs.gtk.org/gtk4/method.TextIter.forward_word_end.html).
  @discardableResult
  public func forwardWordEnd() -> Bool { gtk_text_iter_forward_word_end(gtkTextIter).isTrue }

  /// Calls [`gtk_text_iter_forward_word_ends()`](https://docs.gtk.org/gtk4/method.TextIter.forward_word_ends.html).
  @discardableResult
  public func forwardWordEnds(_ count: Int) -> Bool { gtk_text_iter_forward_word_ends(gtkTextIter, count.int32).isTrue }

  /// Calls [`gtk_text_iter_get_buffer()`](https://docs.gtk.org/gtk4/method.TextIter.get_buffer.html).
  public var buffer: TextBuffer? { lentObject(gtk_text_iter_get_buffer(gtkTextIter)) }

  /// Calls [`gtk_text_iter_get_bytes_in_line()`](https://docs.gtk.org/gtk4/method.TextIter.get_bytes_in_line.html).
  public var bytesInLine: Int { gtk_text_iter_get_bytes_in_line(gtkTextIter).int }

  /// Calls [`gtk_text_iter_get_char()`](https://docs.gtk.org/gtk4/method.TextIter.get_char.html).
  public var char: UInt32 { gtk_text_iter_get_char(gtkTextIter) }

  /// Calls [`gtk_text_iter_get_chars_in_line()`](https://docs.gtk.org/gtk4/method.TextIter.get_chars_in_line.html).
  public var charsInLine: Int { gtk_text_iter_get_chars_in_line(gtkTextIter).int }

  /// Calls [`gtk_text_iter_get_child_anchor()`](https://docs.gtk.org/gtk4/method.TextIter.get_child_anchor.html).
  public var childAnchor: TextChildAnchor? { lentObject(gtk_text_iter_get_child_anchor(gtkTextIter)) }

  /// Calls [`gtk_text_iter_get_language()`](https://docs.gtk.org/gtk4/method.TextIter.get_language.html).
  public var language: Pango.Language { promised(givenBoxed(opaque: gtk_text_iter_get_language(gtkTextIter))) }

  /// Calls [`gtk_text_iter_get_line()`](https://docs.gtk.org/gtk4/method.TextIter.get_line.html) and
  /// `gtk_text_iter_set_line()`.
  public var line: Int {
    get { gtk_text_iter_get_line(gtkTextIter).int }
    set(lineNumber) { gtk_text_iter_set_line(gtkTextIter, lineNumber.int32) }
  }

  /// Calls [`gtk_text_iter_get_line_index()`](https://docs.gtk.org/gtk4/method.TextIter.get_line_index.html) and
  /// `gtk_text_iter_set_line_index()`.
  public var lineIndex: Int {
    get { gtk_text_iter_get_line_index(gtkTextIter).int }
    set(byteOnLine) { gtk_text_iter_set_line_index(gtkTextIter, byteOnLine.int32) }
  }

  /// Calls [`gtk_text_iter_get_line_offset()`](https://docs.gtk.org/gtk4/method.TextIter.get_line_offset.html) and
  /// `gtk_text_iter_set_line_offset()`.
  public var lineOffset: Int {
    get { gtk_text_iter_get_line_offset(gtkTextIter).int }
    set(charOnLine) { gtk_text_iter_set_line_offset(gtkTextIter, charOnLine.int32) }
  }

  /// Calls [`gtk_text_iter_get_marks()`](https://docs.gtk.org/gtk4/method.TextIter.get_marks.html).
  public var marks: [TextMark] {
    lists(gtk_text_iter_get_marks(gtkTextIter), isGiven: true) { lentObject($0) as TextMark? }
  }

  /// Calls [`gtk_text_iter_get_offset()`](https://docs.gtk.org/gtk4/method.TextIter.get_offset.html) and
  /// `gtk_text_iter_set_offset()`.
  public var offset: Int {
    get { gtk_text_iter_get_offset(gtkTextIter).int }
    set(charOffset) { gtk_text_iter_set_offset(gtkTextIter, charOffset.int32) }
  }

  /// Calls [`gtk_text_iter_get_paintable()`](https://docs.gtk.org/gtk4/method.TextIter.get_paintable.html).
  public var paintable: (any Gdk.Paintable)? { lentInterface(opaque: gtk_text_iter_get_paintable(gtkTextIter)) }

  /// Calls [`gtk_text_iter_get_slice()`](https://docs.gtk.org/gtk4/method.TextIter.get_slice.html).
  public func getSlice(_ end: TextIter) -> String { givenString(gtk_text_iter_get_slice(gtkTextIter, end.gtkTextIter)) }

  /// Calls [`gtk_text_iter_get_tags()`](https://docs.gtk.org/gtk4/method.TextIter.get_tags.html).
  public var tags: [TextTag] {
    lists(gtk_text_iter_get_tags(gtkTextIter), isGiven: true) { lentObject($0) as TextTag? }
  }

  /// Calls [`gtk_text_iter_get_text()`](https://docs.gtk.org/gtk4/method.TextIter.get_text.html).
  public func getText(_ end: TextIter) -> String { givenString(gtk_text_iter_get_text(gtkTextIter, end.gtkTextIter)) }

  /// Calls [`gtk_text_iter_get_toggled_tags()`](https://docs.gtk.org/gtk4/method.TextIter.get_toggled_tags.html).
  public func getToggledTags(_ toggledOn: Bool) -> [TextTag] {
    lists(gtk_text_iter_get_toggled_tags(gtkTextIter, toggledOn.gboolean), isGiven: true) { lentObject($0) as TextTag? }
  }

  /// Calls
  /// [`gtk_text_iter_get_visible_line_index()`](https://docs.gtk.org/gtk4/method.TextIter.get_visible_line_index.html)
  /// and `gtk_text_iter_set_visible_line_index()`.
  public var visibleLineIndex: Int {
    get { gtk_text_iter_get_visible_line_index(gtkTextIter).int }
    set(byteOnLine) { gtk_text_iter_set_visible_line_index(gtkTextIter, byteOnLine.int32) }
  }

  /// Calls
  /// [`gtk_text_iter_get_visible_line_offset()`](https://docs.gtk.org/gtk4/method.TextIter.get_visible_line_offset.html)
  /// and `gtk_text_iter_set_visible_line_offset()`.
  public var visibleLineOffset: Int {
    get { gtk_text_iter_get_visible_line_offset(gtkTextIter).int }
    set(charOnLine) { gtk_text_iter_set_visible_line_offset(gtkTextIter, charOnLine.int32) }
  }

  /// Calls [`gtk_text_iter_get_visible_slice()`](https://docs.gtk.org/gtk4/method.TextIter.get_visible_slice.html).
  public func getVisibleSlice(_ end: TextIter) -> String {
    givenString(gtk_text_iter_get_visible_slice(gtkTextIter, end.gtkTextIter))
  }

  /// Calls [`gtk_text_iter_get_visible_text()`](https://docs.gtk.org/gtk4/method.TextIter.get_visible_text.html).
  public func getVisibleText(_ end: TextIter) -> String {
    givenString(gtk_text_iter_get_visible_text(gtkTextIter, end.gtkTextIter))
  }

  /// Calls [`gtk_text_iter_has_tag()`](https://docs.gtk.org/gtk4/method.TextIter.has_tag.html).
  public func hasTag(_ tag: TextTag) -> Bool { gtk_text_iter_has_tag(gtkTextIter, tag.gtkTextTag).isTrue }

  /// Calls [`gtk_text_iter_in_range()`](https://docs.gtk.org/gtk4/method.TextIter.in_range.html).
  public func inRange(_ start: TextIter, end: TextIter) -> Bool {
    gtk_text_iter_in_range(gtkTextIter, start.gtkTextIter, end.gtkTextIter).isTrue
  }

  /// Calls [`gtk_text_iter_inside_sentence()`](https://docs.gtk.org/gtk4/method.TextIter.inside_sentence.html).
  @discardableResult
  public func insideSentence() -> Bool { gtk_text_iter_inside_sentence(gtkTextIter).isTrue }

  /// Calls [`gtk_text_iter_inside_word()`](https://docs.gtk.org/gtk4/method.TextIter.inside_word.html).
  @discardableResult
  public func insideWord() -> Bool { gtk_text_iter_inside_word(gtkTextIter).isTrue }

  /// Calls [`gtk_text_iter_is_cursor_position()`](https://docs.gtk.org/gtk4/method.TextIter.is_cursor_position.html).
  public var isCursorPosition: Bool { gtk_text_iter_is_cursor_position(gtkTextIter).isTrue }

  /// Calls [`gtk_text_iter_is_end()`](https://docs.gtk.org/gtk4/method.TextIter.is_end.html).
  public var isEnd: Bool { gtk_text_iter_is_end(gtkTextIter).isTrue }

  /// Calls [`gtk_text_iter_is_start()`](https://docs.gtk.org/gtk4/method.TextIter.is_start.html).
  public var isStart: Bool { gtk_text_iter_is_start(gtkTextIter).isTrue }

  /// Calls [`gtk_text_iter_order()`](https://docs.gtk.org/gtk4/method.TextIter.order.html).
  public func order(_ second: TextIter) { gtk_text_iter_order(gtkTextIter, second.gtkTextIter) }

  /// Calls [`gtk_text_iter_starts_line()`](https://docs.gtk.org/gtk4/method.TextIter.starts_line.html).
  @discardableResult
  public func startsLine() -> Bool { gtk_text_iter_starts_line(gtkTextIter).isTrue }

  /// Calls [`gtk_text_iter_starts_sentence()`](https://docs.gtk.org/gtk4/method.TextIter.starts_sentence.html).
  @discardableResult
  public func startsSentence() -> Bool { gtk_text_iter_starts_sentence(gtkTextIter).isTrue }

  /// Calls [`gtk_text_iter_starts_tag()`](https://docs.gtk.org/gtk4/method.TextIter.starts_tag.html).
  @discardableResult
  public func startsTag(_ tag: TextTag?) -> Bool { gtk_text_iter_starts_tag(gtkTextIter, tag?.gtkTextTag).isTrue }

  /// Calls [`gtk_text_iter_starts_word()`](https://docs.gtk.org/gtk4/method.TextIter.starts_word.html).
  @discardableResult
  public func startsWord() -> Bool { gtk_text_iter_starts_word(gtkTextIter).isTrue }

  /// Calls [`gtk_text_iter_toggles_tag()`](https://docs.gtk.org/gtk4/method.TextIter.toggles_tag.html).
  @discardableResult
  public func togglesTag(_ tag: TextTag?) -> Bool { gtk_text_iter_toggles_tag(gtkTextIter, tag?.gtkTextTag).isTrue }
}

/// The struct [`GtkTreeIter`](https://docs.gtk.org/gtk4/struct.TreeIter.html).
public final class TreeIter: Boxed {
  public override class var gType: GType { gtk_tree_iter_get_type() }

  @_spi(Bindings) public final var gtkTreeIter: UnsafeMutablePointer<GtkTreeIter> {
    pointer.assumingMemoryBound(to: GtkTreeIter.self)
  }
}

/// The struct [`GtkTreePath`](https://docs.gtk.org/gtk4/struct.TreePath.html).
public final class TreePath: Boxed {
  public override class var gType: GType { gtk_tree_path_get_type() }

  /// Calls [`gtk_tree_path_new()`](https://docs.gtk.org/gtk4/ctor.TreePath.new.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public convenience init() {
    self.init(taking: gtk_tree_path_new().raw)
  }

  /// Calls [`gtk_tree_path_new_first()`](https://docs.gtk.org/gtk4/ctor.TreePath.new_first.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public static func first() -> TreePath { TreePath(taking: gtk_tree_path_new_first().raw) }

  /// Calls [`gtk_tree_path_new_from_indicesv()`](https://docs.gtk.org/gtk4/ctor.TreePath.new_from_indicesv.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public convenience init(indices: [Int]) {
    var cIndices = indices.map { $0.int32 }
    self.init(taking: gtk_tree_path_new_from_indicesv(&cIndices, indices.count.uint).raw)
  }

  /// Calls [`gtk_tree_path_new_from_string()`](https://docs.gtk.org/gtk4/ctor.TreePath.new_from_string.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public convenience init?(path: String) {
    let pointer = gtk_tree_path_new_from_string(path)
    guard let pointer else { return nil }
    self.init(taking: pointer.raw)
  }

  /// Calls [`gtk_tree_path_append_index()`](https://docs.gtk.org/gtk4/method.TreePath.append_index.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public func appendIndex(_ index: Int) { gtk_tree_path_append_index(opaque, index.int32) }

  /// Calls [`gtk_tree_path_compare()`](https://docs.gtk.org/gtk4/method.TreePath.compare.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public func compare(_ b: TreePath) -> Int { gtk_tree_path_compare(opaque, b.opaque).int }

  /// Calls [`gtk_tree_path_down()`](https://docs.gtk.org/gtk4/method.TreePath.down.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public func down() { gtk_tree_path_down(opaque) }

  /// Calls [`gtk_tree_path_get_depth()`](https://docs.gtk.org/gtk4/method.TreePath.get_depth.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public var depth: Int { gtk_tree_path_get_depth(opaque).int }

  /// Calls
  /// [`gtk_tree_path_get_indices_with_depth()`](https://docs.gtk.org/gtk4/method.TreePath.get_indices_with_depth.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public var indices: [Int] {
    var cDepth: Int32 = 0
    let result = gtk_tree_path_get_indices_with_depth(opaque, &cDepth)
    return elements(result, count: cDepth.int, isGiven: false) { $0.int }
  }

  /// Calls [`gtk_tree_path_is_ancestor()`](https://docs.gtk.org/gtk4/method.TreePath.is_ancestor.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public func isAncestor(_ descendant: TreePath) -> Bool { gtk_tree_path_is_ancestor(opaque, descendant.opaque).isTrue }

  /// Calls [`gtk_tree_path_is_descendant()`](https://docs.gtk.org/gtk4/method.TreePath.is_descendant.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public func isDescendant(_ ancestor: TreePath) -> Bool { gtk_tree_path_is_descendant(opaque, ancestor.opaque).isTrue }

  /// Calls [`gtk_tree_path_next()`](https://docs.gtk.org/gtk4/method.TreePath.next.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public func next() { gtk_tree_path_next(opaque) }

  /// Calls [`gtk_tree_path_prepend_index()`](https://docs.gtk.org/gtk4/method.TreePath.prepend_index.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public func prependIndex(_ index: Int) { gtk_tree_path_prepend_index(opaque, index.int32) }

  /// Calls [`gtk_tree_path_prev()`](https://docs.gtk.org/gtk4/method.TreePath.prev.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public func prev() -> Bool { gtk_tree_path_prev(opaque).isTrue }

  /// Calls [`gtk_tree_path_to_string()`](https://docs.gtk.org/gtk4/method.TreePath.to_string.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public func toString() -> String? { givenString(ifAny: gtk_tree_path_to_string(opaque)) }

  /// Calls [`gtk_tree_path_up()`](https://docs.gtk.org/gtk4/method.TreePath.up.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public func up() -> Bool { gtk_tree_path_up(opaque).isTrue }
}

/// The struct [`GtkTreeRowReference`](https://docs.gtk.org/gtk4/struct.TreeRowReference.html).
public final class TreeRowReference: Boxed {
  public override class var gType: GType { gtk_tree_row_reference_get_type() }

  /// Calls [`gtk_tree_row_reference_new()`](https://docs.gtk.org/gtk4/ctor.TreeRowReference.new.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public convenience init?(model: any TreeModel, path: TreePath) {
    let pointer = gtk_tree_row_reference_new(model.opaque, path.opaque)
    guard let pointer else { return nil }
    self.init(taking: pointer.raw)
  }

  /// Calls [`gtk_tree_row_reference_new_proxy()`](https://docs.gtk.org/gtk4/ctor.TreeRowReference.new_proxy.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public convenience init?(proxy: Object, model: any TreeModel, path: TreePath) {
    let pointer = gtk_tree_row_reference_new_proxy(proxy.gObject, model.opaque, path.opaque)
    guard let pointer else { return nil }
    self.init(taking: pointer.raw)
  }

  /// Calls [`gtk_tree_row_reference_get_model()`](https://docs.gtk.org/gtk4/method.TreeRowReference.get_model.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public var model: (any TreeModel)? { lentInterface(opaque: gtk_tree_row_reference_get_model(opaque)) }

  /// Calls [`gtk_tree_row_reference_get_path()`](https://docs.gtk.org/gtk4/method.TreeRowReference.get_path.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public var path: TreePath? { givenBoxed(opaque: gtk_tree_row_reference_get_path(opaque)) }

  /// Calls [`gtk_tree_row_reference_valid()`](https://docs.gtk.org/gtk4/method.TreeRowReference.valid.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public func valid() -> Bool { gtk_tree_row_reference_valid(opaque).isTrue }

  /// Calls [`gtk_tree_row_reference_deleted()`](https://docs.gtk.org/gtk4/type_func.TreeRowReference.deleted.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public static func deleted(_ proxy: Object, path: TreePath) {
    gtk_tree_row_reference_deleted(proxy.gObject, path.opaque)
  }

  /// Calls [`gtk_tree_row_reference_inserted()`](https://docs.gtk.org/gtk4/type_func.TreeRowReference.inserted.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public static func inserted(_ proxy: Object, path: TreePath) {
    gtk_tree_row_reference_inserted(proxy.gObject, path.opaque)
  }
}
