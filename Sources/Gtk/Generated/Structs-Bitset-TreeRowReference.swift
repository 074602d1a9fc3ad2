// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// A `Bitset` represents a set of unsigned integers.
public final class Bitset: Boxed, @MainActor Equatable {
  public override class var gType: GType { gtk_bitset_get_type() }

  /// Whether both are equal, as C compares them.
  public static func == (left: Bitset, right: Bitset) -> Bool { left.equals(right) }

  /// Creates a new empty bitset.
  public convenience init() {
    self.init(taking: gtk_bitset_new_empty().raw)
  }

  /// Creates a bitset with the given range set.
  public convenience init(start: Int, nItems: Int) {
    self.init(taking: gtk_bitset_new_range(start.uint32, nItems.uint32).raw)
  }

  /// Adds `value` to `self` if it wasn't part of it before.
  @discardableResult
  public func add(_ value: Int) -> Bool { gtk_bitset_add(opaque, value.uint32).isTrue }

  /// Adds all values from `start` (inclusive) to `start` + `nItems` (exclusive) in `self`.
  public func addRange(start: Int, nItems: Int) { gtk_bitset_add_range(opaque, start.uint32, nItems.uint32) }

  /// Adds the closed range [`first`, `last`], so `first`, `last` and all values in between. `first` must be smaller
  /// than `last`.
  public func addRangeClosed(first: Int, last: Int) { gtk_bitset_add_range_closed(opaque, first.uint32, last.uint32) }

  /// Interprets the values as a 2-dimensional boolean grid with the given `stride` and inside that grid, adds a
  /// rectangle with the given `width` and `height`.
  public func addRectangle(start: Int, width: Int, height: Int, stride: Int) {
    gtk_bitset_add_rectangle(opaque, start.uint32, width.uint32, height.uint32, stride.uint32)
  }

  /// Checks if the given `value` has been added to `self`
  @discardableResult
  public func contains(_ value: Int) -> Bool { gtk_bitset_contains(opaque, value.uint32).isTrue }

  /// Sets `self` to be the symmetric difference of `self` and `other`.
  public func difference(_ other: Bitset) { gtk_bitset_difference(opaque, other.opaque) }

  /// Returns `true` if `self` and `other` contain the same values.
  @discardableResult
  public func equals(_ other: Bitset) -> Bool { gtk_bitset_equals(opaque, other.opaque).isTrue }

  /// Returns the largest value in `self`.
  public var maximum: Int { gtk_bitset_get_maximum(opaque).int }

  /// Returns the smallest value in `self`.
  public var minimum: Int { gtk_bitset_get_minimum(opaque).int }

  /// Returns the value of the `nth` item in self.
  public func getNth(_ nth: Int) -> Int { gtk_bitset_get_nth(opaque, nth.uint32).int }

  /// Gets the number of values that were added to the set.
  public var size: Int { gtk_bitset_get_size(opaque).int }

  /// Gets the number of values that are part of the set from `first` to `last` (inclusive).
  public func getSizeInRange(first: Int, last: Int) -> Int {
    gtk_bitset_get_size_in_range(opaque, first.uint32, last.uint32).int
  }

  /// Sets `self` to be the intersection of `self` and `other`.
  public func intersect(_ other: Bitset) { gtk_bitset_intersect(opaque, other.opaque) }

  /// Check if no value is contained in bitset.
  public var isEmpty: Bool { gtk_bitset_is_empty(opaque).isTrue }

  /// Removes `value` from `self` if it was part of it before.
  @discardableResult
  public func remove(_ value: Int) -> Bool { gtk_bitset_remove(opaque, value.uint32).isTrue }

  /// Removes all values from the bitset so that it is empty again.
  public func removeAll() { gtk_bitset_remove_all(opaque) }

  /// Removes all values from `start` (inclusive) to `start` + `nItems` (exclusive) in `self`.
  public func removeRange(start: Int, nItems: Int) { gtk_bitset_remove_range(opaque, start.uint32, nItems.uint32) }

  /// Removes the closed range [`first`, `last`], so `first`, `last` and all values in between. `first` must be smaller
  /// than `last`.
  public func removeRangeClosed(first: Int, last: Int) {
    gtk_bitset_remove_range_closed(opaque, first.uint32, last.uint32)
  }

  /// Interprets the values as a 2-dimensional boolean grid with the given `stride` and inside that grid, removes a
  /// rectangle with the given `width` and `height`.
  public func removeRectangle(start: Int, width: Int, height: Int, stride: Int) {
    gtk_bitset_remove_rectangle(opaque, start.uint32, width.uint32, height.uint32, stride.uint32)
  }

  /// Shifts all values in `self` to the left by `amount`.
  public func shiftLeft(_ amount: Int) { gtk_bitset_shift_left(opaque, amount.uint32) }

  /// Shifts all values in `self` to the right by `amount`.
  public func shiftRight(_ amount: Int) { gtk_bitset_shift_right(opaque, amount.uint32) }

  /// This is a support function for `GListModel` handling, by mirroring the `GlistModel::items-changed` signal.
  public func splice(position: Int, removed: Int, added: Int) {
    gtk_bitset_splice(opaque, position.uint32, removed.uint32, added.uint32)
  }

  /// Sets `self` to be the subtraction of `other` from `self`.
  public func subtract(_ other: Bitset) { gtk_bitset_subtract(opaque, other.opaque) }

  /// Sets `self` to be the union of `self` and `other`.
  public func union(_ other: Bitset) { gtk_bitset_union(opaque, other.opaque) }
}

/// An opaque, stack-allocated struct for iterating over the elements of a `Bitset`.
public final class BitsetIter: Boxed {
  public override class var gType: GType { gtk_bitset_iter_get_type() }

  final var gtkBitsetIter: UnsafeMutablePointer<GtkBitsetIter> { pointer.assumingMemoryBound(to: GtkBitsetIter.self) }

  /// Gets the current value that `iter` points to.
  public var value: Int { gtk_bitset_iter_get_value(gtkBitsetIter).int }

  /// Checks if `iter` points to a valid value.
  public var isValid: Bool { gtk_bitset_iter_is_valid(gtkBitsetIter).isTrue }

  /// Moves `iter` to the next value in the set.
  @discardableResult
  public func next() -> Int? {
    var cValue: UInt32 = 0
    let result = gtk_bitset_iter_next(gtkBitsetIter, &cValue)
    guard result != 0 else { return nil }
    return cValue.int
  }

  /// Moves `iter` to the previous value in the set.
  @discardableResult
  public func previous() -> Int? {
    var cValue: UInt32 = 0
    let result = gtk_bitset_iter_previous(gtkBitsetIter, &cValue)
    guard result != 0 else { return nil }
    return cValue.int
  }

  /// Initializes `iter` to point to `target`.
  @discardableResult
  public static func initAt(_ set: Bitset, target: Int) -> (iter: BitsetIter, value: Int)? {
    var cIter = GtkBitsetIter()
    var cValue: UInt32 = 0
    let result = gtk_bitset_iter_init_at(&cIter, set.opaque, target.uint32, &cValue)
    guard result != 0 else { return nil }
    return (BitsetIter(copying: &cIter), cValue.int)
  }

  /// Initializes an iterator for `set` and points it to the first value in `set`.
  @discardableResult
  public static func initFirst(_ set: Bitset) -> (iter: BitsetIter, value: Int)? {
    var cIter = GtkBitsetIter()
    var cValue: UInt32 = 0
    let result = gtk_bitset_iter_init_first(&cIter, set.opaque, &cValue)
    guard result != 0 else { return nil }
    return (BitsetIter(copying: &cIter), cValue.int)
  }

  /// Initializes an iterator for `set` and points it to the last value in `set`.
  @discardableResult
  public static func initLast(_ set: Bitset) -> (iter: BitsetIter, value: Int)? {
    var cIter = GtkBitsetIter()
    var cValue: UInt32 = 0
    let result = gtk_bitset_iter_init_last(&cIter, set.opaque, &cValue)
    guard result != 0 else { return nil }
    return (BitsetIter(copying: &cIter), cValue.int)
  }
}

/// A struct that specifies a border around a rectangular area.
public struct Border: CStructure, Hashable, Sendable {
  /// The width of the left border
  public var left: Int

  /// The width of the right border
  public var right: Int

  /// The width of the top border
  public var top: Int

  /// The width of the bottom border
  public var bottom: Int

  public init(left: Int, right: Int, top: Int, bottom: Int) {
    self.left = left
    self.right = right
    self.top = top
    self.bottom = bottom
  }

  init(cValue: GtkBorder) {
    left = cValue.left.int
    right = cValue.right.int
    top = cValue.top.int
    bottom = cValue.bottom.int
  }

  var cValue: GtkBorder { GtkBorder(left: left.int16, right: right.int16, top: top.int16, bottom: bottom.int16) }

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

/// Represents a location in a file or other source of data parsed by the CSS engine.
public struct CssLocation: Hashable, Sendable {
  /// number of bytes parsed since the beginning
  public var bytes: Int

  /// number of characters parsed since the beginning
  public var chars: Int

  /// number of full lines that have been parsed. If you want to display this as a line number, you need to add 1 to
  /// this.
  public var lines: Int

  /// Number of bytes parsed since the last line break
  public var lineBytes: Int

  /// Number of characters parsed since the last line break
  public var lineChars: Int

  public init(bytes: Int, chars: Int, lines: Int, lineBytes: Int, lineChars: Int) {
    self.bytes = bytes
    self.chars = chars
    self.lines = lines
    self.lineBytes = lineBytes
    self.lineChars = lineChars
  }

  init(cValue: GtkCssLocation) {
    bytes = cValue.bytes.int
    chars = cValue.chars.int
    lines = cValue.lines.int
    lineBytes = cValue.line_bytes.int
    lineChars = cValue.line_chars.int
  }

  var cValue: GtkCssLocation {
    GtkCssLocation(
      bytes: bytes.uint, chars: chars.uint, lines: lines.uint, line_bytes: lineBytes.uint, line_chars: lineChars.uint)
  }
}

/// Defines a part of a CSS document.
public final class CssSection: Boxed {
  public override class var gType: GType { gtk_css_section_get_type() }

  /// Creates a new `CssSection` referring to the section in the given `file` from the `start` location to the `end`
  /// location.
  public convenience init(file: Gio.File? = nil, start: CssLocation, end: CssLocation) {
    var cStart = start.cValue
    var cEnd = end.cValue
    self.init(taking: gtk_css_section_new(file?.opaque, &cStart, &cEnd).raw)
  }

  /// Returns the location in the CSS document where this section ends.
  public var endLocation: CssLocation { CssLocation(cValue: gtk_css_section_get_end_location(opaque).pointee) }

  /// Gets the file that `section` was parsed from.
  public var file: Gio.File? { lentObject(opaque: gtk_css_section_get_file(opaque)) }

  /// Gets the parent section for the given `section`.
  public var parent: CssSection? { lentBoxed(opaque: gtk_css_section_get_parent(opaque)) }

  /// Returns the location in the CSS document where this section starts.
  public var startLocation: CssLocation { CssLocation(cValue: gtk_css_section_get_start_location(opaque).pointee) }

  /// Prints the section into a human-readable text form using `CssSection.print()`.
  @discardableResult
  public func toString() -> String { givenString(gtk_css_section_to_string(opaque)) }
}

/// An opaque structure representing a watched `ValueExpression`.
public final class ExpressionWatch: Boxed {
  public override class var gType: GType { gtk_expression_watch_get_type() }

  /// Evaluates the watched expression and on success stores the result in `value`.
  @discardableResult
  public func evaluate() -> AnyValue? {
    var cValue = GValue()
    let result = gtk_expression_watch_evaluate(opaque, &cValue)
    guard result != 0 else { return nil }
    return AnyValue(taking: cValue)
  }

  /// Stops watching an expression.
  public func unwatch() { gtk_expression_watch_unwatch(opaque) }
}

/// A range of pages to print.
public struct PageRange: Hashable, Sendable {
  /// start of page range.
  public var start: Int

  /// end of page range.
  public var end: Int

  public init(start: Int, end: Int) {
    self.start = start
    self.end = end
  }

  init(cValue: GtkPageRange) {
    start = cValue.start.int
    end = cValue.end.int
  }

  var cValue: GtkPageRange { GtkPageRange(start: start.int32, end: end.int32) }
}

/// `PaperSize` handles paper sizes.
public final class PaperSize: Boxed, @MainActor Equatable {
  public override class var gType: GType { gtk_paper_size_get_type() }

  /// Whether both are equal, as C compares them.
  public static func == (left: PaperSize, right: PaperSize) -> Bool { left.isEqual(right) }

  /// Creates a new `PaperSize` object by parsing a [PWG
  /// 5101.1-2002](ftp://ftp.pwg.org/pub/pwg/candidates/cs-pwgmsn10-20020226-5101.1.pdf) paper name.
  public convenience init(name: String? = nil) {
    self.init(taking: gtk_paper_size_new(name).raw)
  }

  /// Creates a new `PaperSize` object with the given parameters.
  public convenience init(name: String, displayName: String, width: Double, height: Double, unit: PrintUnit) {
    self.init(taking: gtk_paper_size_new_custom(name, displayName, width, height, unit.cValue).raw)
  }

  /// Deserialize a paper size from a `GVariant`.
  public convenience init(variant: GLib.Variant) {
    self.init(taking: gtk_paper_size_new_from_gvariant(variant.opaque).raw)
  }

  /// Creates a new `PaperSize` object by using IPP information.
  public convenience init(ippName: String, width: Double, height: Double) {
    self.init(taking: gtk_paper_size_new_from_ipp(ippName, width, height).raw)
  }

  /// Reads a paper size from the group `groupName` in the key file `keyFile`.
  public convenience init(keyFile: GLib.KeyFile, groupName: String?) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    let pointer = gtk_paper_size_new_from_key_file(keyFile.opaque, groupName, &error)
    if let error { throw GLib.Failure(consuming: error) }
    self.init(taking: pointer!.raw)
  }

  /// Creates a new `PaperSize` object by using PPD information.
  public convenience init(ppdName: String, ppdDisplayName: String, width: Double, height: Double) {
    self.init(taking: gtk_paper_size_new_from_ppd(ppdName, ppdDisplayName, width, height).raw)
  }

  /// Gets the default bottom margin for the `PaperSize`.
  public func getDefaultBottomMargin(_ unit: PrintUnit) -> Double {
    gtk_paper_size_get_default_bottom_margin(opaque, unit.cValue)
  }

  /// Gets the default left margin for the `PaperSize`.
  public func getDefaultLeftMargin(_ unit: PrintUnit) -> Double {
    gtk_paper_size_get_default_left_margin(opaque, unit.cValue)
  }

  /// Gets the default right margin for the `PaperSize`.
  public func getDefaultRightMargin(_ unit: PrintUnit) -> Double {
    gtk_paper_size_get_default_right_margin(opaque, unit.cValue)
  }

  /// Gets the default top margin for the `PaperSize`.
  public func getDefaultTopMargin(_ unit: PrintUnit) -> Double {
    gtk_paper_size_get_default_top_margin(opaque, unit.cValue)
  }

  /// Gets the human-readable name of the `PaperSize`.
  public var displayName: String { lentString(gtk_paper_size_get_display_name(opaque)) }

  /// Gets the paper height of the `PaperSize`, in units of `unit`.
  public func getHeight(_ unit: PrintUnit) -> Double { gtk_paper_size_get_height(opaque, unit.cValue) }

  /// Gets the name of the `PaperSize`.
  public var name: String { lentString(gtk_paper_size_get_name(opaque)) }

  /// Gets the PPD name of the `PaperSize`, which may be `nil`.
  public var ppdName: String { lentString(gtk_paper_size_get_ppd_name(opaque)) }

  /// Gets the paper width of the `PaperSize`, in units of `unit`.
  public func getWidth(_ unit: PrintUnit) -> Double { gtk_paper_size_get_width(opaque, unit.cValue) }

  /// Returns `true` if `size` is not a standard paper size.
  public var isCustom: Bool { gtk_paper_size_is_custom(opaque).isTrue }

  /// Compares two `PaperSize` objects.
  public func isEqual(_ size2: PaperSize) -> Bool { gtk_paper_size_is_equal(opaque, size2.opaque).isTrue }

  /// Returns `true` if `size` is an IPP standard paper size.
  public var isIpp: Bool { gtk_paper_size_is_ipp(opaque).isTrue }

  /// Changes the dimensions of a `size` to `width` x `height`.
  public func setSize(width: Double, height: Double, unit: PrintUnit) {
    gtk_paper_size_set_size(opaque, width, height, unit.cValue)
  }

  /// Serialize a paper size to an `a{sv}` variant.
  @discardableResult
  public func toGvariant() -> GLib.Variant { promised(lentBoxed(opaque: gtk_paper_size_to_gvariant(opaque))) }

  /// This function adds the paper size from `size` to `keyFile`.
  public func toKeyFile(_ keyFile: GLib.KeyFile, groupName: String) {
    gtk_paper_size_to_key_file(opaque, keyFile.opaque, groupName)
  }

  /// Returns the name of the default paper size, which depends on the current locale.
  public static var `default`: String { lentString(gtk_paper_size_get_default()) }

  /// Creates a list of known paper sizes.
  public static func getPaperSizes(_ includeCustom: Bool) -> [PaperSize] {
    lists(gtk_paper_size_get_paper_sizes(includeCustom.gboolean), isGiven: true) { givenBoxed($0) as PaperSize? }
  }
}

/// `RecentInfo` contains the metadata associated with an item in the recently used files list.
public final class RecentInfo: Boxed {
  public override class var gType: GType { gtk_recent_info_get_type() }

  /// Creates a `GAppInfo` for the specified `RecentInfo`
  @discardableResult
  public func createAppInfo(_ appName: String?) throws(GLib.Failure) -> Gio.AppInfo? {
    var error: UnsafeMutablePointer<GError>?
    let result = gtk_recent_info_create_app_info(opaque, appName, &error)
    if let error { throw GLib.Failure(consuming: error) }
    return givenObject(opaque: result)
  }

  /// Checks whether the resource pointed by `info` still exists. At the moment this check is done only on resources
  /// pointing to local files.
  @discardableResult
  public func exists() -> Bool { gtk_recent_info_exists(opaque).isTrue }

  /// Gets the time when the resource was added to the recently used resources list.
  public var added: GLib.DateTime { promised(lentBoxed(opaque: gtk_recent_info_get_added(opaque))) }

  /// Gets the number of days elapsed since the last update of the resource pointed by `info`.
  public var age: Int { gtk_recent_info_get_age(opaque).int }

  /// Gets the data regarding the application that has registered the resource pointed by `info`.
  public func getApplicationInfo(_ appName: String) -> (appExec: String, count: Int, stamp: GLib.DateTime)? {
    var cAppExec: UnsafePointer<CChar>?
    var cCount: UInt32 = 0
    var cStamp: OpaquePointer?
    let result = gtk_recent_info_get_application_info(opaque, appName, &cAppExec, &cCount, &cStamp)
    guard result != 0 else { return nil }
    return (lentString(cAppExec), cCount.int, promised(lentBoxed(opaque: cStamp)))
  }

  /// Retrieves the list of applications that have registered this resource.
  public var applications: [String] {
    var cLength: UInt = 0
    let result = gtk_recent_info_get_applications(opaque, &cLength)
    return elements(result, count: cLength.int, isGiven: true) { givenString($0) }
  }

  /// Gets the (short) description of the resource.
  public var description: String { lentString(gtk_recent_info_get_description(opaque)) }

  /// Gets the name of the resource.
  public var displayName: String { lentString(gtk_recent_info_get_display_name(opaque)) }

  /// Retrieves the icon associated to the resource MIME type.
  public var gicon: (any Gio.Icon)? { givenInterface(opaque: gtk_recent_info_get_gicon(opaque)) }

  /// Returns all groups registered for the recently used item `info`.
  public var groups: [String] {
    var cLength: UInt = 0
    let result = gtk_recent_info_get_groups(opaque, &cLength)
    return elements(result, count: cLength.int, isGiven: true) { givenString($0) }
  }

  /// Gets the MIME type of the resource.
  public var mimeType: String { lentString(gtk_recent_info_get_mime_type(opaque)) }

  /// Gets the time when the meta-data for the resource was last modified.
  public var modified: GLib.DateTime { promised(lentBoxed(opaque: gtk_recent_info_get_modified(opaque))) }

  /// Gets the value of the “private” flag.
  public var privateHint: Bool { gtk_recent_info_get_private_hint(opaque).isTrue }

  /// Computes a valid UTF-8 string that can be used as the name of the item in a menu or list.
  public var shortName: String { givenString(gtk_recent_info_get_short_name(opaque)) }

  /// Gets the URI of the resource.
  public var uri: String { lentString(gtk_recent_info_get_uri(opaque)) }

  /// Gets a displayable version of the resource’s URI.
  public var uriDisplay: String? { givenString(ifAny: gtk_recent_info_get_uri_display(opaque)) }

  /// Gets the time when the meta-data for the resource was last visited.
  public var visited: GLib.DateTime { promised(lentBoxed(opaque: gtk_recent_info_get_visited(opaque))) }

  /// Checks whether an application registered this resource using `appName`.
  public func hasApplication(_ appName: String) -> Bool { gtk_recent_info_has_application(opaque, appName).isTrue }

  /// Checks whether `groupName` appears inside the groups registered for the recently used item `info`.
  public func hasGroup(_ groupName: String) -> Bool { gtk_recent_info_has_group(opaque, groupName).isTrue }

  /// Checks whether the resource is local or not by looking at the scheme of its URI.
  public var isLocal: Bool { gtk_recent_info_is_local(opaque).isTrue }

  /// Gets the name of the last application that have registered the recently used resource represented by `info`.
  @discardableResult
  public func lastApplication() -> String { givenString(gtk_recent_info_last_application(opaque)) }

  /// Checks whether two `RecentInfo` point to the same resource.
  @discardableResult
  public func match(_ infoB: RecentInfo) -> Bool { gtk_recent_info_match(opaque, infoB.opaque).isTrue }
}

/// A `Requisition` represents the desired size of a widget. See [GtkWidget’s geometry management
/// section](class.Widget.html#height-for-width-geometry-management) for more information.
public struct Requisition: CStructure, Hashable, Sendable {
  /// the widget’s desired width
  public var width: Int

  /// the widget’s desired height
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  init(cValue: GtkRequisition) {
    width = cValue.width.int
    height = cValue.height.int
  }

  var cValue: GtkRequisition { GtkRequisition(width: width.int32, height: height.int32) }

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

/// An iterator for the contents of a `TextBuffer`.
public final class TextIter: Boxed, @MainActor Equatable {
  public override class var gType: GType { gtk_text_iter_get_type() }

  final var gtkTextIter: UnsafeMutablePointer<GtkTextIter> { pointer.assumingMemoryBound(to: GtkTextIter.self) }

  /// Whether both are equal, as C compares them.
  public static func == (left: TextIter, right: TextIter) -> Bool { left.equal(right) }

  /// Assigns the value of `other` to `iter`.
  public func assign(_ other: TextIter) { gtk_text_iter_assign(gtkTextIter, other.gtkTextIter) }

  /// Moves backward by one character offset.
  @discardableResult
  public func backwardChar() -> Bool { gtk_text_iter_backward_char(gtkTextIter).isTrue }

  /// Moves `count` characters backward, if possible.
  @discardableResult
  public func backwardChars(_ count: Int) -> Bool { gtk_text_iter_backward_chars(gtkTextIter, count.int32).isTrue }

  /// Like `gtk_text_iter_forward_cursor_position()`, but moves backward.
  @discardableResult
  public func backwardCursorPosition() -> Bool { gtk_text_iter_backward_cursor_position(gtkTextIter).isTrue }

  /// Moves up to `count` cursor positions.
  @discardableResult
  public func backwardCursorPositions(_ count: Int) -> Bool {
    gtk_text_iter_backward_cursor_positions(gtkTextIter, count.int32).isTrue
  }

  /// Same as `gtk_text_iter_forward_find_char()`, but goes backward from `iter`.
  @discardableResult
  public func backwardFindChar(_ pred: @escaping (UInt32) -> Bool, limit: TextIter?) -> Bool {
    let lent = CallScope()
    defer { lent.end() }
    return gtk_text_iter_backward_find_char(
      gtkTextIter, callGtkTextCharPredicate, lent.closure(pred), limit?.gtkTextIter
    ).isTrue
  }

  /// Moves `iter` to the start of the previous line.
  @discardableResult
  public func backwardLine() -> Bool { gtk_text_iter_backward_line(gtkTextIter).isTrue }

  /// Moves `count` lines backward, if possible.
  @discardableResult
  public func backwardLines(_ count: Int) -> Bool { gtk_text_iter_backward_lines(gtkTextIter, count.int32).isTrue }

  /// Same as `gtk_text_iter_forward_search()`, but moves backward.
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

  /// Moves backward to the previous sentence start.
  @discardableResult
  public func backwardSentenceStart() -> Bool { gtk_text_iter_backward_sentence_start(gtkTextIter).isTrue }

  /// Calls `gtk_text_iter_backward_sentence_start()` up to `count` times.
  @discardableResult
  public func backwardSentenceStarts(_ count: Int) -> Bool {
    gtk_text_iter_backward_sentence_starts(gtkTextIter, count.int32).isTrue
  }

  /// Moves backward to the next toggle (on or off) of the `tag`, or to the next toggle of any tag if `tag` is `nil`.
  @discardableResult
  public func backwardToTagToggle(_ tag: TextTag?) -> Bool {
    gtk_text_iter_backward_to_tag_toggle(gtkTextIter, tag?.gtkTextTag).isTrue
  }

  /// Moves `iter` forward to the previous visible cursor position.
  @discardableResult
  public func backwardVisibleCursorPosition() -> Bool {
    gtk_text_iter_backward_visible_cursor_position(gtkTextIter).isTrue
  }

  /// Moves up to `count` visible cursor positions.
  @discardableResult
  public func backwardVisibleCursorPositions(_ count: Int) -> Bool {
    gtk_text_iter_backward_visible_cursor_positions(gtkTextIter, count.int32).isTrue
  }

  /// Moves `iter` to the start of the previous visible line.
  @discardableResult
  public func backwardVisibleLine() -> Bool { gtk_text_iter_backward_visible_line(gtkTextIter).isTrue }

  /// Moves `count` visible lines backward, if possible.
  @discardableResult
  public func backwardVisibleLines(_ count: Int) -> Bool {
    gtk_text_iter_backward_visible_lines(gtkTextIter, count.int32).isTrue
  }

  /// Moves backward to the previous visible word start.
  @discardableResult
  public func backwardVisibleWordStart() -> Bool { gtk_text_iter_backward_visible_word_start(gtkTextIter).isTrue }

  /// Calls `gtk_text_iter_backward_visible_word_start()` up to `count` times.
  @discardableResult
  public func backwardVisibleWordStarts(_ count: Int) -> Bool {
    gtk_text_iter_backward_visible_word_starts(gtkTextIter, count.int32).isTrue
  }

  /// Moves backward to the previous word start.
  @discardableResult
  public func backwardWordStart() -> Bool { gtk_text_iter_backward_word_start(gtkTextIter).isTrue }

  /// Calls `gtk_text_iter_backward_word_start()` up to `count` times.
  @discardableResult
  public func backwardWordStarts(_ count: Int) -> Bool {
    gtk_text_iter_backward_word_starts(gtkTextIter, count.int32).isTrue
  }

  /// Considering the default editability of the buffer, and tags that affect editability, determines whether text
  /// inserted at `iter` would be editable.
  public func canInsert(_ defaultEditability: Bool) -> Bool {
    gtk_text_iter_can_insert(gtkTextIter, defaultEditability.gboolean).isTrue
  }

  /// A qsort()-style function that returns negative if `lhs` is less than `rhs`, positive if `lhs` is greater than
  /// `rhs`, and 0 if they’re equal.
  @discardableResult
  public func compare(_ rhs: TextIter) -> Int { gtk_text_iter_compare(gtkTextIter, rhs.gtkTextIter).int }

  /// Returns whether the character at `iter` is within an editable region of text.
  @discardableResult
  public func editable(_ defaultSetting: Bool) -> Bool {
    gtk_text_iter_editable(gtkTextIter, defaultSetting.gboolean).isTrue
  }

  /// Returns `true` if `iter` points to the start of the paragraph delimiter characters for a line.
  @discardableResult
  public func endsLine() -> Bool { gtk_text_iter_ends_line(gtkTextIter).isTrue }

  /// Determines whether `iter` ends a sentence.
  @discardableResult
  public func endsSentence() -> Bool { gtk_text_iter_ends_sentence(gtkTextIter).isTrue }

  /// Returns `true` if `tag` is toggled off at exactly this point.
  @discardableResult
  public func endsTag(_ tag: TextTag?) -> Bool { gtk_text_iter_ends_tag(gtkTextIter, tag?.gtkTextTag).isTrue }

  /// Determines whether `iter` ends a natural-language word.
  @discardableResult
  public func endsWord() -> Bool { gtk_text_iter_ends_word(gtkTextIter).isTrue }

  /// Tests whether two iterators are equal, using the fastest possible mechanism.
  @discardableResult
  public func equal(_ rhs: TextIter) -> Bool { gtk_text_iter_equal(gtkTextIter, rhs.gtkTextIter).isTrue }

  /// Moves `iter` forward by one character offset.
  @discardableResult
  public func forwardChar() -> Bool { gtk_text_iter_forward_char(gtkTextIter).isTrue }

  /// Moves `count` characters if possible.
  @discardableResult
  public func forwardChars(_ count: Int) -> Bool { gtk_text_iter_forward_chars(gtkTextIter, count.int32).isTrue }

  /// Moves `iter` forward by a single cursor position.
  @discardableResult
  public func forwardCursorPosition() -> Bool { gtk_text_iter_forward_cursor_position(gtkTextIter).isTrue }

  /// Moves up to `count` cursor positions.
  @discardableResult
  public func forwardCursorPositions(_ count: Int) -> Bool {
    gtk_text_iter_forward_cursor_positions(gtkTextIter, count.int32).isTrue
  }

  /// Advances `iter`, calling `pred` on each character.
  @discardableResult
  public func forwardFindChar(_ pred: @escaping (UInt32) -> Bool, limit: TextIter?) -> Bool {
    let lent = CallScope()
    defer { lent.end() }
    return gtk_text_iter_forward_find_char(
      gtkTextIter, callGtkTextCharPredicate, lent.closure(pred), limit?.gtkTextIter
    ).isTrue
  }

  /// Moves `iter` to the start of the next line.
  @discardableResult
  public func forwardLine() -> Bool { gtk_text_iter_forward_line(gtkTextIter).isTrue }

  /// Moves `count` lines forward, if possible.
  @discardableResult
  public func forwardLines(_ count: Int) -> Bool { gtk_text_iter_forward_lines(gtkTextIter, count.int32).isTrue }

  /// Searches forward for `str`.
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

  /// Moves forward to the next sentence end.
  @discardableResult
  public func forwardSentenceEnd() -> Bool { gtk_text_iter_forward_sentence_end(gtkTextIter).isTrue }

  /// Calls `gtk_text_iter_forward_sentence_end()` `count` times.
  @discardableResult
  public func forwardSentenceEnds(_ count: Int) -> Bool {
    gtk_text_iter_forward_sentence_ends(gtkTextIter, count.int32).isTrue
  }

  /// Moves `iter` forward to the “end iterator”, which points one past the last valid character in the buffer.
  public func forwardToEnd() { gtk_text_iter_forward_to_end(gtkTextIter) }

  /// Moves the iterator to point to the paragraph delimiter characters.
  @discardableResult
  public func forwardToLineEnd() -> Bool { gtk_text_iter_forward_to_line_end(gtkTextIter).isTrue }

  /// Moves forward to the next toggle (on or off) of the `tag`, or to the next toggle of any tag if `tag` is `nil`.
  @discardableResult
  public func forwardToTagToggle(_ tag: TextTag?) -> Bool {
    gtk_text_iter_forward_to_tag_toggle(gtkTextIter, tag?.gtkTextTag).isTrue
  }

  /// Moves `iter` forward to the next visible cursor position.
  @discardableResult
  public func forwardVisibleCursorPosition() -> Bool {
    gtk_text_iter_forward_visible_cursor_position(gtkTextIter).isTrue
  }

  /// Moves up to `count` visible cursor positions.
  @discardableResult
  public func forwardVisibleCursorPositions(_ count: Int) -> Bool {
    gtk_text_iter_forward_visible_cursor_positions(gtkTextIter, count.int32).isTrue
  }

  /// Moves `iter` to the start of the next visible line.
  @discardableResult
  public func forwardVisibleLine() -> Bool { gtk_text_iter_forward_visible_line(gtkTextIter).isTrue }

  /// Moves `count` visible lines forward, if possible.
  @discardableResult
  public func forwardVisibleLines(_ count: Int) -> Bool {
    gtk_text_iter_forward_visible_lines(gtkTextIter, count.int32).isTrue
  }

  /// Moves forward to the next visible word end.
  @discardableResult
  public func forwardVisibleWordEnd() -> Bool { gtk_text_iter_forward_visible_word_end(gtkTextIter).isTrue }

  /// Calls `gtk_text_iter_forward_visible_word_end()` up to `count` times.
  @discardableResult
  public func forwardVisibleWordEnds(_ count: Int) -> Bool {
    gtk_text_iter_forward_visible_word_ends(gtkTextIter, count.int32).isTrue
  }

  /// Moves forward to the next word end.
  @discardableResult
  public func forwardWordEnd() -> Bool { gtk_text_iter_forward_word_end(gtkTextIter).isTrue }

  /// Calls `gtk_text_iter_forward_word_end()` up to `count` times.
  @discardableResult
  public func forwardWordEnds(_ count: Int) -> Bool { gtk_text_iter_forward_word_ends(gtkTextIter, count.int32).isTrue }

  /// Returns the `TextBuffer` this iterator is associated with.
  public var buffer: TextBuffer? { lentObject(gtk_text_iter_get_buffer(gtkTextIter)) }

  /// Returns the number of bytes in the line containing `iter`, including the paragraph delimiters.
  public var bytesInLine: Int { gtk_text_iter_get_bytes_in_line(gtkTextIter).int }

  /// The Unicode character at this iterator is returned.
  public var char: UInt32 { gtk_text_iter_get_char(gtkTextIter) }

  /// Returns the number of characters in the line containing `iter`, including the paragraph delimiters.
  public var charsInLine: Int { gtk_text_iter_get_chars_in_line(gtkTextIter).int }

  /// If the location at `iter` contains a child anchor, the anchor is returned.
  public var childAnchor: TextChildAnchor? { lentObject(gtk_text_iter_get_child_anchor(gtkTextIter)) }

  /// Returns the language in effect at `iter`.
  public var language: Pango.Language { promised(givenBoxed(opaque: gtk_text_iter_get_language(gtkTextIter))) }

  /// Returns the line number containing the iterator.
  public var line: Int {
    get { gtk_text_iter_get_line(gtkTextIter).int }
    set(lineNumber) { gtk_text_iter_set_line(gtkTextIter, lineNumber.int32) }
  }

  /// Returns the byte index of the iterator, counting from the start of a newline-terminated line.
  public var lineIndex: Int {
    get { gtk_text_iter_get_line_index(gtkTextIter).int }
    set(byteOnLine) { gtk_text_iter_set_line_index(gtkTextIter, byteOnLine.int32) }
  }

  /// Returns the character offset of the iterator, counting from the start of a newline-terminated line.
  public var lineOffset: Int {
    get { gtk_text_iter_get_line_offset(gtkTextIter).int }
    set(charOnLine) { gtk_text_iter_set_line_offset(gtkTextIter, charOnLine.int32) }
  }

  /// Returns a list of all `TextMark` at this location.
  public var marks: [TextMark] {
    lists(gtk_text_iter_get_marks(gtkTextIter), isGiven: true) { lentObject($0) as TextMark? }
  }

  /// Returns the character offset of an iterator.
  public var offset: Int {
    get { gtk_text_iter_get_offset(gtkTextIter).int }
    set(charOffset) { gtk_text_iter_set_offset(gtkTextIter, charOffset.int32) }
  }

  /// If the element at `iter` is a paintable, the paintable is returned.
  public var paintable: (any Gdk.Paintable)? { lentInterface(opaque: gtk_text_iter_get_paintable(gtkTextIter)) }

  /// Returns the text in the given range.
  public func getSlice(_ end: TextIter) -> String { givenString(gtk_text_iter_get_slice(gtkTextIter, end.gtkTextIter)) }

  /// Returns a list of tags that apply to `iter`, in ascending order of priority.
  public var tags: [TextTag] {
    lists(gtk_text_iter_get_tags(gtkTextIter), isGiven: true) { lentObject($0) as TextTag? }
  }

  /// Returns text in the given range.
  public func getText(_ end: TextIter) -> String { givenString(gtk_text_iter_get_text(gtkTextIter, end.gtkTextIter)) }

  /// Returns a list of `TextTag` that are toggled on or off at this point.
  public func getToggledTags(_ toggledOn: Bool) -> [TextTag] {
    lists(gtk_text_iter_get_toggled_tags(gtkTextIter, toggledOn.gboolean), isGiven: true) { lentObject($0) as TextTag? }
  }

  /// Returns the number of bytes from the start of the line to the given `iter`, not counting bytes that are invisible
  /// due to tags with the “invisible” flag toggled on.
  public var visibleLineIndex: Int {
    get { gtk_text_iter_get_visible_line_index(gtkTextIter).int }
    set(byteOnLine) { gtk_text_iter_set_visible_line_index(gtkTextIter, byteOnLine.int32) }
  }

  /// Returns the offset in characters from the start of the line to the given `iter`, not counting characters that are
  /// invisible due to tags with the “invisible” flag toggled on.
  public var visibleLineOffset: Int {
    get { gtk_text_iter_get_visible_line_offset(gtkTextIter).int }
    set(charOnLine) { gtk_text_iter_set_visible_line_offset(gtkTextIter, charOnLine.int32) }
  }

  /// Returns visible text in the given range.
  public func getVisibleSlice(_ end: TextIter) -> String {
    givenString(gtk_text_iter_get_visible_slice(gtkTextIter, end.gtkTextIter))
  }

  /// Returns visible text in the given range.
  public func getVisibleText(_ end: TextIter) -> String {
    givenString(gtk_text_iter_get_visible_text(gtkTextIter, end.gtkTextIter))
  }

  /// Returns `true` if `iter` points to a character that is part of a range tagged with `tag`.
  public func hasTag(_ tag: TextTag) -> Bool { gtk_text_iter_has_tag(gtkTextIter, tag.gtkTextTag).isTrue }

  /// Checks whether `iter` falls in the range [`start`, `end`).
  public func inRange(_ start: TextIter, end: TextIter) -> Bool {
    gtk_text_iter_in_range(gtkTextIter, start.gtkTextIter, end.gtkTextIter).isTrue
  }

  /// Determines whether `iter` is inside a sentence (as opposed to in between two sentences, e.g. after a period and
  /// before the first letter of the next sentence).
  @discardableResult
  public func insideSentence() -> Bool { gtk_text_iter_inside_sentence(gtkTextIter).isTrue }

  /// Determines whether the character pointed by `iter` is part of a natural-language word (as opposed to say inside
  /// some whitespace).
  @discardableResult
  public func insideWord() -> Bool { gtk_text_iter_inside_word(gtkTextIter).isTrue }

  /// Determine if `iter` is at a cursor position.
  public var isCursorPosition: Bool { gtk_text_iter_is_cursor_position(gtkTextIter).isTrue }

  /// Returns `true` if `iter` is the end iterator.
  public var isEnd: Bool { gtk_text_iter_is_end(gtkTextIter).isTrue }

  /// Returns `true` if `iter` is the first iterator in the buffer.
  public var isStart: Bool { gtk_text_iter_is_start(gtkTextIter).isTrue }

  /// Swaps the value of `first` and `second` if `second` comes before `first` in the buffer.
  public func order(_ second: TextIter) { gtk_text_iter_order(gtkTextIter, second.gtkTextIter) }

  /// Returns `true` if `iter` begins a paragraph.
  @discardableResult
  public func startsLine() -> Bool { gtk_text_iter_starts_line(gtkTextIter).isTrue }

  /// Determines whether `iter` begins a sentence.
  @discardableResult
  public func startsSentence() -> Bool { gtk_text_iter_starts_sentence(gtkTextIter).isTrue }

  /// Returns `true` if `tag` is toggled on at exactly this point.
  @discardableResult
  public func startsTag(_ tag: TextTag?) -> Bool { gtk_text_iter_starts_tag(gtkTextIter, tag?.gtkTextTag).isTrue }

  /// Determines whether `iter` begins a natural-language word.
  @discardableResult
  public func startsWord() -> Bool { gtk_text_iter_starts_word(gtkTextIter).isTrue }

  /// Gets whether a range with `tag` applied to it begins or ends at `iter`.
  @discardableResult
  public func togglesTag(_ tag: TextTag?) -> Bool { gtk_text_iter_toggles_tag(gtkTextIter, tag?.gtkTextTag).isTrue }
}

/// The `TreeIter` is the primary structure for accessing a `TreeModel`. Models are expected to put a unique integer in
/// the `stamp` member, and put model-specific data in the three `userData` members.
public final class TreeIter: Boxed {
  public override class var gType: GType { gtk_tree_iter_get_type() }

  final var gtkTreeIter: UnsafeMutablePointer<GtkTreeIter> { pointer.assumingMemoryBound(to: GtkTreeIter.self) }
}

/// An opaque structure representing a path to a row in a model.
public final class TreePath: Boxed {
  public override class var gType: GType { gtk_tree_path_get_type() }

  /// Creates a new `TreePath` This refers to a row.
  public convenience init() {
    self.init(taking: gtk_tree_path_new().raw)
  }

  /// Creates a new `TreePath`.
  public static func first() -> TreePath { TreePath(taking: gtk_tree_path_new_first().raw) }

  /// Creates a new path with the given `indices` array of `length`.
  public convenience init(indices: [Int]) {
    var cIndices = indices.map { $0.int32 }
    self.init(taking: gtk_tree_path_new_from_indicesv(&cIndices, indices.count.uint).raw)
  }

  /// Creates a new `TreePath` initialized to `path`.
  public convenience init?(path: String) {
    let pointer = gtk_tree_path_new_from_string(path)
    guard let pointer else { return nil }
    self.init(taking: pointer.raw)
  }

  /// Appends a new index to a path.
  public func appendIndex(_ index: Int) { gtk_tree_path_append_index(opaque, index.int32) }

  /// Compares two paths.
  @discardableResult
  public func compare(_ b: TreePath) -> Int { gtk_tree_path_compare(opaque, b.opaque).int }

  /// Moves `path` to point to the first child of the current path.
  public func down() { gtk_tree_path_down(opaque) }

  /// Returns the current depth of `path`.
  public var depth: Int { gtk_tree_path_get_depth(opaque).int }

  /// Returns the current indices of `path`.
  public var indices: [Int] {
    var cDepth: Int32 = 0
    let result = gtk_tree_path_get_indices_with_depth(opaque, &cDepth)
    return elements(result, count: cDepth.int, isGiven: false) { $0.int }
  }

  /// Returns `true` if `descendant` is a descendant of `path`.
  public func isAncestor(_ descendant: TreePath) -> Bool { gtk_tree_path_is_ancestor(opaque, descendant.opaque).isTrue }

  /// Returns `true` if `path` is a descendant of `ancestor`.
  public func isDescendant(_ ancestor: TreePath) -> Bool { gtk_tree_path_is_descendant(opaque, ancestor.opaque).isTrue }

  /// Moves the `path` to point to the next node at the current depth.
  public func next() { gtk_tree_path_next(opaque) }

  /// Prepends a new index to a path.
  public func prependIndex(_ index: Int) { gtk_tree_path_prepend_index(opaque, index.int32) }

  /// Moves the `path` to point to the previous node at the current depth, if it exists.
  @discardableResult
  public func prev() -> Bool { gtk_tree_path_prev(opaque).isTrue }

  /// Generates a string representation of the path.
  @discardableResult
  public func toString() -> String? { givenString(ifAny: gtk_tree_path_to_string(opaque)) }

  /// Moves the `path` to point to its parent node, if it has a parent.
  @discardableResult
  public func up() -> Bool { gtk_tree_path_up(opaque).isTrue }
}

/// A `TreeRowReference` tracks model changes so that it always refers to the same row (a `TreePath` refers to a
/// position, not a fixed row). Create a new `TreeRowReference` with `gtk_tree_row_reference_new()`.
public final class TreeRowReference: Boxed {
  public override class var gType: GType { gtk_tree_row_reference_get_type() }

  /// Creates a row reference based on `path`.
  public convenience init?(model: any TreeModel, path: TreePath) {
    let pointer = gtk_tree_row_reference_new(model.opaque, path.opaque)
    guard let pointer else { return nil }
    self.init(taking: pointer.raw)
  }

  /// You do not need to use this function.
  public convenience init?(proxy: Object, model: any TreeModel, path: TreePath) {
    let pointer = gtk_tree_row_reference_new_proxy(proxy.gObject, model.opaque, path.opaque)
    guard let pointer else { return nil }
    self.init(taking: pointer.raw)
  }

  /// Returns the model that the row reference is monitoring.
  public var model: (any TreeModel)? { lentInterface(opaque: gtk_tree_row_reference_get_model(opaque)) }

  /// Returns a path that the row reference currently points to, or `nil` if the path pointed to is no longer valid.
  public var path: TreePath? { givenBoxed(opaque: gtk_tree_row_reference_get_path(opaque)) }

  /// Returns `true` if the `reference` is non-`nil` and refers to a current valid path.
  @discardableResult
  public func valid() -> Bool { gtk_tree_row_reference_valid(opaque).isTrue }

  /// Lets a set of row reference created by `gtk_tree_row_reference_new_proxy()` know that the model emitted the
  /// `rowDeleted` signal.
  public static func deleted(_ proxy: Object, path: TreePath) {
    gtk_tree_row_reference_deleted(proxy.gObject, path.opaque)
  }

  /// Lets a set of row reference created by `gtk_tree_row_reference_new_proxy()` know that the model emitted the
  /// `rowInserted` signal.
  public static func inserted(_ proxy: Object, path: TreePath) {
    gtk_tree_row_reference_inserted(proxy.gObject, path.opaque)
  }
}
