// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
public import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class
  /// [`WebKitInputMethodContext`](https://webkitgtk.org/reference/webkitgtk/stable/class.InputMethodContext.html).
  /// Since WebKitGTK 2.28.
  open class InputMethodContext: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_input_method_context_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var webKitInputMethodContext: UnsafeMutablePointer<WebKitInputMethodContext> {
      pointer.assumingMemoryBound(to: WebKitInputMethodContext.self)
    }

    /// The property
    /// [`input-hints`](https://webkitgtk.org/reference/webkitgtk/stable/property.InputMethodContext.input-hints.html)
    /// of `WebKitInputMethodContext`. Since WebKitGTK 2.28.
    public final var inputHints: WebKit.InputHints {
      get { WebKit.InputHints(cValue: webkit_input_method_context_get_input_hints(webKitInputMethodContext)) }
      set { webkit_input_method_context_set_input_hints(webKitInputMethodContext, newValue.cValue) }
    }

    /// The property
    /// [`input-purpose`](https://webkitgtk.org/reference/webkitgtk/stable/property.InputMethodContext.input-purpose.html)
    /// of `WebKitInputMethodContext`. Since WebKitGTK 2.28.
    public final var inputPurpose: WebKit.InputPurpose {
      get { WebKit.InputPurpose(cValue: webkit_input_method_context_get_input_purpose(webKitInputMethodContext)) }
      set { webkit_input_method_context_set_input_purpose(webKitInputMethodContext, newValue.cValue) }
    }

    /// Calls
    /// [`webkit_input_method_context_filter_key_event()`](https://webkitgtk.org/reference/webkitgtk/stable/method.InputMethodContext.filter_key_event.html).
    /// Since WebKitGTK 2.28.
    @discardableResult
    public final func filterKeyEvent(_ keyEvent: Gdk.Event) -> Bool {
      webkit_input_method_context_filter_key_event(webKitInputMethodContext, keyEvent.opaque).isTrue
    }

    /// Calls
    /// [`webkit_input_method_context_get_preedit()`](https://webkitgtk.org/reference/webkitgtk/stable/method.InputMethodContext.get_preedit.html).
    /// Since WebKitGTK 2.28.
    public final var preedit: (text: String?, underlines: [WebKit.InputMethodUnderline], cursorOffset: Int) {
      var cText: UnsafeMutablePointer<CChar>?
      var cUnderlines: UnsafeMutablePointer<GList>?
      var cCursorOffset: UInt32 = 0
      webkit_input_method_context_get_preedit(webKitInputMethodContext, &cText, &cUnderlines, &cCursorOffset)
      return (
        Gtk.givenString(ifAny: cText),
        Gtk.lists(cUnderlines, isGiven: true) { Gtk.givenBoxed($0) as WebKit.InputMethodUnderline? }, cCursorOffset.int
      )
    }

    /// Calls
    /// [`webkit_input_method_context_notify_cursor_area()`](https://webkitgtk.org/reference/webkitgtk/stable/method.InputMethodContext.notify_cursor_area.html).
    /// Since WebKitGTK 2.28.
    public final func notifyCursorArea(x: Int, y: Int, width: Int, height: Int) {
      webkit_input_method_context_notify_cursor_area(
        webKitInputMethodContext, x.int32, y.int32, width.int32, height.int32)
    }

    /// Calls
    /// [`webkit_input_method_context_notify_focus_in()`](https://webkitgtk.org/reference/webkitgtk/stable/method.InputMethodContext.notify_focus_in.html).
    /// Since WebKitGTK 2.28.
    public final func notifyFocusIn() { webkit_input_method_context_notify_focus_in(webKitInputMethodContext) }

    /// Calls
    /// [`webkit_input_method_context_notify_focus_out()`](https://webkitgtk.org/reference/webkitgtk/stable/method.InputMethodContext.notify_focus_out.html).
    /// Since WebKitGTK 2.28.
    public final func notifyFocusOut() { webkit_input_method_context_notify_focus_out(webKitInputMethodContext) }

    /// Calls
    /// [`webkit_input_method_context_notify_surrounding()`](https://webkitgtk.org/reference/webkitgtk/stable/method.InputMethodContext.notify_surrounding.html).
    /// Since WebKitGTK 2.28.
    public final func notifySurrounding(_ text: String, length: Int = -1, cursorIndex: Int, selectionIndex: Int) {
      webkit_input_method_context_notify_surrounding(
        webKitInputMethodContext, text, length.int32, cursorIndex.uint32, selectionIndex.uint32)
    }

    /// Calls
    /// [`webkit_input_method_context_reset()`](https://webkitgtk.org/reference/webkitgtk/stable/method.InputMethodContext.reset.html).
    /// Since WebKitGTK 2.28.
    public final func reset() { webkit_input_method_context_reset(webKitInputMethodContext) }

    /// Calls
    /// [`webkit_input_method_context_set_enable_preedit()`](https://webkitgtk.org/reference/webkitgtk/stable/method.InputMethodContext.set_enable_preedit.html).
    /// Since WebKitGTK 2.28.
    public final func setEnablePreedit(_ enabled: Bool) {
      webkit_input_method_context_set_enable_preedit(webKitInputMethodContext, enabled.gboolean)
    }
  }
}

extension Reactive where Base: WebKit.InputMethodContext {
  /// The property
  /// [`input-hints`](https://webkitgtk.org/reference/webkitgtk/stable/property.InputMethodContext.input-hints.html) of
  /// `WebKitInputMethodContext`. Since WebKitGTK 2.28.
  public var inputHints: DynamicSubject<WebKit.InputHints> { property("input-hints") }

  /// The property
  /// [`input-purpose`](https://webkitgtk.org/reference/webkitgtk/stable/property.InputMethodContext.input-purpose.html)
  /// of `WebKitInputMethodContext`. Since WebKitGTK 2.28.
  public var inputPurpose: DynamicSubject<WebKit.InputPurpose> { property("input-purpose") }

  /// The signal
  /// [`committed`](https://webkitgtk.org/reference/webkitgtk/stable/signal.InputMethodContext.committed.html) of
  /// `WebKitInputMethodContext`. Since WebKitGTK 2.28.
  ///
  /// Argument: `text`.
  public var committed: SafeSignal<String> { signal(ofOne: "committed") }

  /// The signal
  /// [`delete-surrounding`](https://webkitgtk.org/reference/webkitgtk/stable/signal.InputMethodContext.delete-surrounding.html)
  /// of `WebKitInputMethodContext`. Since WebKitGTK 2.28.
  ///
  /// Arguments: `offset`, `nChars`.
  public var deleteSurrounding: SafeSignal<(Int, Int)> { signal(ofSeveral: "delete-surrounding") }

  /// The signal
  /// [`preedit-changed`](https://webkitgtk.org/reference/webkitgtk/stable/signal.InputMethodContext.preedit-changed.html)
  /// of `WebKitInputMethodContext`. Since WebKitGTK 2.28.
  public var preeditChanged: SafeSignal<Void> { signal("preedit-changed") }

  /// The signal
  /// [`preedit-finished`](https://webkitgtk.org/reference/webkitgtk/stable/signal.InputMethodContext.preedit-finished.html)
  /// of `WebKitInputMethodContext`. Since WebKitGTK 2.28.
  public var preeditFinished: SafeSignal<Void> { signal("preedit-finished") }

  /// The signal
  /// [`preedit-started`](https://webkitgtk.org/reference/webkitgtk/stable/signal.InputMethodContext.preedit-started.html)
  /// of `WebKitInputMethodContext`. Since WebKitGTK 2.28.
  public var preeditStarted: SafeSignal<Void> { signal("preedit-started") }
}
