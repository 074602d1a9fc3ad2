// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkDialog`](https://docs.gtk.org/gtk4/class.Dialog.html).
open class Dialog: Window {
  open override class var gType: GType { gtk_dialog_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkDialog: UnsafeMutablePointer<GtkDialog> {
    pointer.assumingMemoryBound(to: GtkDialog.self)
  }

  /// Calls [`gtk_dialog_new()`](https://docs.gtk.org/gtk4/ctor.Dialog.new.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `Window` in GTK 4.10.")
  #endif
  public override init() {
    super.init(adopting: gtk_dialog_new())
  }

  /// The property [`use-header-bar`](https://docs.gtk.org/gtk4/property.Dialog.use-header-bar.html) of `GtkDialog`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `Window` in GTK 4.10.")
  #endif
  public final var useHeaderBar: Int { getProperty("use-header-bar") }

  /// Calls [`gtk_dialog_add_action_widget()`](https://docs.gtk.org/gtk4/method.Dialog.add_action_widget.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `Window` in GTK 4.10.")
  #endif
  public final func addActionWidget(_ child: Widget, responseId: Int) {
    gtk_dialog_add_action_widget(gtkDialog, child.gtkWidget, responseId.int32)
  }

  /// Calls [`gtk_dialog_add_button()`](https://docs.gtk.org/gtk4/method.Dialog.add_button.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `Window` in GTK 4.10.")
  #endif
  @discardableResult
  public final func addButton(_ buttonText: String, responseId: Int) -> Widget {
    lentObject(widget: gtk_dialog_add_button(gtkDialog, buttonText, responseId.int32))!
  }

  /// Calls [`gtk_dialog_get_content_area()`](https://docs.gtk.org/gtk4/method.Dialog.get_content_area.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `Window` in GTK 4.10.")
  #endif
  public final var contentArea: Box? { lentObject(widget: gtk_dialog_get_content_area(gtkDialog)) }

  /// Calls [`gtk_dialog_get_header_bar()`](https://docs.gtk.org/gtk4/method.Dialog.get_header_bar.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `Window` in GTK 4.10.")
  #endif
  public final var headerBar: HeaderBar? { lentObject(widget: gtk_dialog_get_header_bar(gtkDialog)) }

  /// Calls
  /// [`gtk_dialog_get_response_for_widget()`](https://docs.gtk.org/gtk4/method.Dialog.get_response_for_widget.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `Window` in GTK 4.10.")
  #endif
  public final func getResponseForWidget(_ widget: Widget) -> Int {
    gtk_dialog_get_response_for_widget(gtkDialog, widget.gtkWidget).int
  }

  /// Calls
  /// [`gtk_dialog_get_widget_for_response()`](https://docs.gtk.org/gtk4/method.Dialog.get_widget_for_response.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `Window` in GTK 4.10.")
  #endif
  public final func getWidgetForResponse(_ responseId: Int) -> Widget? {
    lentObject(widget: gtk_dialog_get_widget_for_response(gtkDialog, responseId.int32))
  }

  /// Calls [`gtk_dialog_response()`](https://docs.gtk.org/gtk4/method.Dialog.response.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `Window` in GTK 4.10.")
  #endif
  public final func response(_ responseId: Int) { gtk_dialog_response(gtkDialog, responseId.int32) }

  /// Calls [`gtk_dialog_set_default_response()`](https://docs.gtk.org/gtk4/method.Dialog.set_default_response.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `Window` in GTK 4.10.")
  #endif
  public final func setDefaultResponse(_ responseId: Int) {
    gtk_dialog_set_default_response(gtkDialog, responseId.int32)
  }

  /// Calls
  /// [`gtk_dialog_set_response_sensitive()`](https://docs.gtk.org/gtk4/method.Dialog.set_response_sensitive.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `Window` in GTK 4.10.")
  #endif
  public final func setResponseSensitive(responseId: Int, setting: Bool) {
    gtk_dialog_set_response_sensitive(gtkDialog, responseId.int32, setting.gboolean)
  }
}

extension Reactive where Base: Dialog {
  /// The property [`use-header-bar`](https://docs.gtk.org/gtk4/property.Dialog.use-header-bar.html) of `GtkDialog`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `Window` in GTK 4.10.")
  #endif
  public var useHeaderBar: SafeSignal<Int> { readOnlyProperty("use-header-bar") }

  /// The signal [`close`](https://docs.gtk.org/gtk4/signal.Dialog.close.html) of `GtkDialog`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `Window` in GTK 4.10.")
  #endif
  public var close: SafeSignal<Void> { signal("close") }

  /// The signal [`response`](https://docs.gtk.org/gtk4/signal.Dialog.response.html) of `GtkDialog`.
  ///
  /// Argument: `responseId`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `Window` in GTK 4.10.")
  #endif
  public var response: SafeSignal<Int> { signal(ofOne: "response") }
}
