// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The interface [`GtkEditable`](https://docs.gtk.org/gtk4/iface.Editable.html).
public protocol Editable: Widget, SubclassTrait {}

extension Editable {
  /// The property [`cursor-position`](https://docs.gtk.org/gtk4/property.Editable.cursor-position.html) of
  /// `GtkEditable`.
  public var cursorPosition: Int { getProperty("cursor-position") }

  /// The property [`editable`](https://docs.gtk.org/gtk4/property.Editable.editable.html) of `GtkEditable`.
  public var editable: Bool {
    get { gtk_editable_get_editable(opaque).isTrue }
    set { gtk_editable_set_editable(opaque, newValue.gboolean) }
  }

  /// The property [`enable-undo`](https://docs.gtk.org/gtk4/property.Editable.enable-undo.html) of `GtkEditable`.
  public var enableUndo: Bool {
    get { gtk_editable_get_enable_undo(opaque).isTrue }
    set { gtk_editable_set_enable_undo(opaque, newValue.gboolean) }
  }

  /// The property [`max-width-chars`](https://docs.gtk.org/gtk4/property.Editable.max-width-chars.html) of
  /// `GtkEditable`.
  public var maxWidthChars: Int {
    get { gtk_editable_get_max_width_chars(opaque).int }
    set { gtk_editable_set_max_width_chars(opaque, newValue.int32) }
  }

  /// The property [`selection-bound`](https://docs.gtk.org/gtk4/property.Editable.selection-bound.html) of
  /// `GtkEditable`.
  public var selectionBound: Int { getProperty("selection-bound") }

  /// The property [`text`](https://docs.gtk.org/gtk4/property.Editable.text.html) of `GtkEditable`.
  public var text: String {
    get { lentString(gtk_editable_get_text(opaque)) }
    set { lend(newValue) { gtk_editable_set_text(opaque, $0) } }
  }

  /// The property [`width-chars`](https://docs.gtk.org/gtk4/property.Editable.width-chars.html) of `GtkEditable`.
  public var widthChars: Int {
    get { gtk_editable_get_width_chars(opaque).int }
    set { gtk_editable_set_width_chars(opaque, newValue.int32) }
  }

  /// The property [`xalign`](https://docs.gtk.org/gtk4/property.Editable.xalign.html) of `GtkEditable`.
  public var xalign: Double {
    get { getProperty("xalign") }
    set { setProperty("xalign", newValue) }
  }

  /// Calls [`gtk_editable_delete_selection()`](https://docs.gtk.org/gtk4/method.Editable.delete_selection.html).
  public func deleteSelection() { gtk_editable_delete_selection(opaque) }

  /// Calls [`gtk_editable_delete_text()`](https://docs.gtk.org/gtk4/method.Editable.delete_text.html).
  public func deleteText(startPos: Int, endPos: Int) { gtk_editable_delete_text(opaque, startPos.int32, endPos.int32) }

  /// Calls [`gtk_editable_finish_delegate()`](https://docs.gtk.org/gtk4/method.Editable.finish_delegate.html).
  public func finishDelegate() { gtk_editable_finish_delegate(opaque) }

  /// Calls [`gtk_editable_get_alignment()`](https://docs.gtk.org/gtk4/method.Editable.get_alignment.html) and
  /// `gtk_editable_set_alignment()`.
  public var alignment: Double {
    get { gtk_editable_get_alignment(opaque).double }
    set(xalign) { gtk_editable_set_alignment(opaque, xalign.float) }
  }

  /// Calls [`gtk_editable_get_chars()`](https://docs.gtk.org/gtk4/method.Editable.get_chars.html).
  public func getChars(startPos: Int, endPos: Int) -> String {
    givenString(gtk_editable_get_chars(opaque, startPos.int32, endPos.int32))
  }

  /// Calls [`gtk_editable_get_delegate()`](https://docs.gtk.org/gtk4/method.Editable.get_delegate.html).
  public var delegate: (any Editable)? { lentInterface(opaque: gtk_editable_get_delegate(opaque)) }

  /// Calls [`gtk_editable_get_position()`](https://docs.gtk.org/gtk4/method.Editable.get_position.html) and
  /// `gtk_editable_set_position()`.
  public var position: Int {
    get { gtk_editable_get_position(opaque).int }
    set(position) { gtk_editable_set_position(opaque, position.int32) }
  }

  /// Calls
  /// [`gtk_editable_get_selection_bounds()`](https://docs.gtk.org/gtk4/method.Editable.get_selection_bounds.html).
  public var selectionBounds: (startPos: Int, endPos: Int)? {
    var cStartPos: Int32 = 0
    var cEndPos: Int32 = 0
    let result = gtk_editable_get_selection_bounds(opaque, &cStartPos, &cEndPos)
    guard result != 0 else { return nil }
    return (cStartPos.int, cEndPos.int)
  }

  /// Calls [`gtk_editable_init_delegate()`](https://docs.gtk.org/gtk4/method.Editable.init_delegate.html).
  public func initDelegate() { gtk_editable_init_delegate(opaque) }

  /// Calls [`gtk_editable_insert_text()`](https://docs.gtk.org/gtk4/method.Editable.insert_text.html).
  public func insertText(_ text: String, length: Int = -1, position: inout Int) {
    var cPosition = position.int32
    gtk_editable_insert_text(opaque, text, length.int32, &cPosition)
    position = cPosition.int
  }

  /// Calls [`gtk_editable_select_region()`](https://docs.gtk.org/gtk4/method.Editable.select_region.html).
  public func selectRegion(startPos: Int, endPos: Int) {
    gtk_editable_select_region(opaque, startPos.int32, endPos.int32)
  }
}

extension Reactive where Base: Editable {
  /// The property [`cursor-position`](https://docs.gtk.org/gtk4/property.Editable.cursor-position.html) of
  /// `GtkEditable`.
  @_disfavoredOverload
  public var cursorPosition: SafeSignal<Int> { readOnlyProperty("cursor-position") }

  /// The property [`editable`](https://docs.gtk.org/gtk4/property.Editable.editable.html) of `GtkEditable`.
  public var editable: DynamicSubject<Bool> { property("editable") }

  /// The property [`enable-undo`](https://docs.gtk.org/gtk4/property.Editable.enable-undo.html) of `GtkEditable`.
  public var enableUndo: DynamicSubject<Bool> { property("enable-undo") }

  /// The property [`max-width-chars`](https://docs.gtk.org/gtk4/property.Editable.max-width-chars.html) of
  /// `GtkEditable`.
  public var maxWidthChars: DynamicSubject<Int> {
    property(
      "max-width-chars", get: { (object: Object) in gtk_editable_get_max_width_chars(object.opaque).int },
      set: { object, newValue in gtk_editable_set_max_width_chars(object.opaque, newValue.int32) })
  }

  /// The property [`selection-bound`](https://docs.gtk.org/gtk4/property.Editable.selection-bound.html) of
  /// `GtkEditable`.
  @_disfavoredOverload
  public var selectionBound: SafeSignal<Int> { readOnlyProperty("selection-bound") }

  /// The property [`text`](https://docs.gtk.org/gtk4/property.Editable.text.html) of `GtkEditable`.
  public var text: DynamicSubject<String> {
    property(
      "text", get: { (object: Object) in lentString(gtk_editable_get_text(object.opaque)) },
      set: { object, newValue in lend(newValue) { gtk_editable_set_text(object.opaque, $0) } })
  }

  /// The property [`width-chars`](https://docs.gtk.org/gtk4/property.Editable.width-chars.html) of `GtkEditable`.
  public var widthChars: DynamicSubject<Int> {
    property(
      "width-chars", get: { (object: Object) in gtk_editable_get_width_chars(object.opaque).int },
      set: { object, newValue in gtk_editable_set_width_chars(object.opaque, newValue.int32) })
  }

  /// The property [`xalign`](https://docs.gtk.org/gtk4/property.Editable.xalign.html) of `GtkEditable`.
  public var xalign: DynamicSubject<Double> { property("xalign") }

  /// The signal [`changed`](https://docs.gtk.org/gtk4/signal.Editable.changed.html) of `GtkEditable`.
  public var changed: SafeSignal<Void> { signal("changed") }

  /// The signal [`delete-text`](https://docs.gtk.org/gtk4/signal.Editable.delete-text.html) of `GtkEditable`.
  ///
  /// Arguments: `startPos`, `endPos`.
  public var deleteText: SafeSignal<(Int, Int)> { signal(ofSeveral: "delete-text") }

  /// The signal [`insert-text`](https://docs.gtk.org/gtk4/signal.Editable.insert-text.html) of `GtkEditable`.
  ///
  /// Arguments: `text`, `length`, `position`.
  public var insertText: SafeSignal<(String, Int, SignalOutput<Int>)> { signal(ofSeveral: "insert-text") }
}
