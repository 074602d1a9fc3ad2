// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkIMContext`](https://docs.gtk.org/gtk4/class.IMContext.html).
open class IMContext: Object {
  open override class var gType: GType { gtk_im_context_get_type() }

  /// Wraps a new GObject, or makes that of a Swift subclass.
  public override init(adopting pointer: UnsafeMutableRawPointer = Object.unmade) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkIMContext: UnsafeMutablePointer<GtkIMContext> {
    pointer.assumingMemoryBound(to: GtkIMContext.self)
  }

  /// The property [`input-hints`](https://docs.gtk.org/gtk4/property.IMContext.input-hints.html) of `GtkIMContext`.
  public final var inputHints: InputHints {
    get { getProperty("input-hints") }
    set { setProperty("input-hints", newValue) }
  }

  /// The property [`input-purpose`](https://docs.gtk.org/gtk4/property.IMContext.input-purpose.html) of `GtkIMContext`.
  public final var inputPurpose: InputPurpose {
    get { getProperty("input-purpose") }
    set { setProperty("input-purpose", newValue) }
  }

  /// Calls [`gtk_im_context_delete_surrounding()`](https://docs.gtk.org/gtk4/method.IMContext.delete_surrounding.html).
  @discardableResult
  public final func deleteSurrounding(offset: Int, nChars: Int) -> Bool {
    gtk_im_context_delete_surrounding(gtkIMContext, offset.int32, nChars.int32).isTrue
  }

  /// Calls [`gtk_im_context_filter_key()`](https://docs.gtk.org/gtk4/method.IMContext.filter_key.html).
  @discardableResult
  public final func filterKey(
    press: Bool, surface: Gdk.Surface, device: Gdk.Device, time: Int, keycode: Int, state: Gdk.ModifierType, group: Int
  ) -> Bool {
    gtk_im_context_filter_key(
      gtkIMContext, press.gboolean, surface.opaque, device.opaque, time.uint32, keycode.uint32, state.cValue,
      group.int32
    ).isTrue
  }

  /// Calls [`gtk_im_context_filter_keypress()`](https://docs.gtk.org/gtk4/method.IMContext.filter_keypress.html).
  @discardableResult
  public final func filterKeypress(_ event: Gdk.Event) -> Bool {
    gtk_im_context_filter_keypress(gtkIMContext, event.opaque).isTrue
  }

  /// Calls [`gtk_im_context_focus_in()`](https://docs.gtk.org/gtk4/method.IMContext.focus_in.html).
  public final func focusIn() { gtk_im_context_focus_in(gtkIMContext) }

  /// Calls [`gtk_im_context_focus_out()`](https://docs.gtk.org/gtk4/method.IMContext.focus_out.html).
  public final func focusOut() { gtk_im_context_focus_out(gtkIMContext) }

  /// Calls [`gtk_im_context_get_preedit_string()`](https://docs.gtk.org/gtk4/method.IMContext.get_preedit_string.html).
  public final var preeditString: (str: String, attrs: Pango.AttrList, cursorPos: Int) {
    var cStr: UnsafeMutablePointer<CChar>?
    var cAttrs: OpaquePointer?
    var cCursorPos: Int32 = 0
    gtk_im_context_get_preedit_string(gtkIMContext, &cStr, &cAttrs, &cCursorPos)
    return (givenString(cStr), promised(givenBoxed(opaque: cAttrs)), cCursorPos.int)
  }

  /// Calls
  /// [`gtk_im_context_get_surrounding_with_selection()`](https://docs.gtk.org/gtk4/method.IMContext.get_surrounding_with_selection.html).
  /// Since GTK 4.2.
  public final var surroundingWithSelection: (text: String, cursorIndex: Int, anchorIndex: Int)? {
    var cText: UnsafeMutablePointer<CChar>?
    var cCursorIndex: Int32 = 0
    var cAnchorIndex: Int32 = 0
    let result = gtk_im_context_get_surrounding_with_selection(gtkIMContext, &cText, &cCursorIndex, &cAnchorIndex)
    guard result != 0 else { return nil }
    return (givenString(cText), cCursorIndex.int, cAnchorIndex.int)
  }

  /// Calls [`gtk_im_context_reset()`](https://docs.gtk.org/gtk4/method.IMContext.reset.html).
  public final func reset() { gtk_im_context_reset(gtkIMContext) }

  /// Calls [`gtk_im_context_set_client_widget()`](https://docs.gtk.org/gtk4/method.IMContext.set_client_widget.html).
  public final func setClientWidget(_ widget: Widget?) {
    gtk_im_context_set_client_widget(gtkIMContext, widget?.gtkWidget)
  }

  /// Calls
  /// [`gtk_im_context_set_cursor_location()`](https://docs.gtk.org/gtk4/method.IMContext.set_cursor_location.html).
  public final func setCursorLocation(_ area: Gdk.Rectangle) {
    var cArea = area.cValue
    gtk_im_context_set_cursor_location(gtkIMContext, &cArea)
  }

  /// Calls
  /// [`gtk_im_context_set_surrounding_with_selection()`](https://docs.gtk.org/gtk4/method.IMContext.set_surrounding_with_selection.html).
  /// Since GTK 4.2.
  public final func setSurroundingWithSelection(_ text: String, len: Int = -1, cursorIndex: Int, anchorIndex: Int) {
    gtk_im_context_set_surrounding_with_selection(gtkIMContext, text, len.int32, cursorIndex.int32, anchorIndex.int32)
  }

  /// Calls [`gtk_im_context_set_use_preedit()`](https://docs.gtk.org/gtk4/method.IMContext.set_use_preedit.html).
  public final func setUsePreedit(_ usePreedit: Bool) {
    gtk_im_context_set_use_preedit(gtkIMContext, usePreedit.gboolean)
  }

  /// Calls [`gtk_im_context_get_surrounding()`](https://docs.gtk.org/gtk4/method.IMContext.get_surrounding.html).
  @available(*, deprecated, message: "Replaced by `IMContext.surroundingWithSelection` in GTK 4.2.")
  public final var surrounding: (text: String, cursorIndex: Int)? {
    var cText: UnsafeMutablePointer<CChar>?
    var cCursorIndex: Int32 = 0
    let result = gtk_im_context_get_surrounding(gtkIMContext, &cText, &cCursorIndex)
    guard result != 0 else { return nil }
    return (givenString(cText), cCursorIndex.int)
  }

  /// Calls [`gtk_im_context_set_surrounding()`](https://docs.gtk.org/gtk4/method.IMContext.set_surrounding.html).
  @available(*, deprecated, message: "Replaced by `IMContext.surroundingWithSelection` in GTK 4.2.")
  public final func setSurrounding(_ text: String, len: Int = -1, cursorIndex: Int) {
    gtk_im_context_set_surrounding(gtkIMContext, text, len.int32, cursorIndex.int32)
  }
}

extension Reactive where Base: IMContext {
  /// The property [`input-hints`](https://docs.gtk.org/gtk4/property.IMContext.input-hints.html) of `GtkIMContext`.
  public var inputHints: DynamicSubject<InputHints> { property("input-hints") }

  /// The property [`input-purpose`](https://docs.gtk.org/gtk4/property.IMContext.input-purpose.html) of `GtkIMContext`.
  public var inputPurpose: DynamicSubject<InputPurpose> { property("input-purpose") }

  /// The signal [`commit`](https://docs.gtk.org/gtk4/signal.IMContext.commit.html) of `GtkIMContext`.
  ///
  /// Argument: `str`.
  public var commit: SafeSignal<String> { signal(ofOne: "commit") }

  /// The signal [`delete-surrounding`](https://docs.gtk.org/gtk4/signal.IMContext.delete-surrounding.html) of
  /// `GtkIMContext`.
  ///
  /// Arguments: `offset`, `nChars`.
  public var deleteSurrounding: SignalRequest<Bool, Int, Int> { request("delete-surrounding") }

  /// The signal [`preedit-changed`](https://docs.gtk.org/gtk4/signal.IMContext.preedit-changed.html) of `GtkIMContext`.
  public var preeditChanged: SafeSignal<Void> { signal("preedit-changed") }

  /// The signal [`preedit-end`](https://docs.gtk.org/gtk4/signal.IMContext.preedit-end.html) of `GtkIMContext`.
  public var preeditEnd: SafeSignal<Void> { signal("preedit-end") }

  /// The signal [`preedit-start`](https://docs.gtk.org/gtk4/signal.IMContext.preedit-start.html) of `GtkIMContext`.
  public var preeditStart: SafeSignal<Void> { signal("preedit-start") }

  /// The signal [`retrieve-surrounding`](https://docs.gtk.org/gtk4/signal.IMContext.retrieve-surrounding.html) of
  /// `GtkIMContext`.
  public var retrieveSurrounding: SignalRequest<Bool> { request("retrieve-surrounding") }
}
