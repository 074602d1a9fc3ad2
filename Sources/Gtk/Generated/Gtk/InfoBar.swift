// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkInfoBar`](https://docs.gtk.org/gtk4/class.InfoBar.html).
open class InfoBar: Widget {
  open override class var gType: GType { gtk_info_bar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_info_bar_new()`](https://docs.gtk.org/gtk4/ctor.InfoBar.new.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public init() {
    super.init(adopting: gtk_info_bar_new())
  }

  /// The property [`message-type`](https://docs.gtk.org/gtk4/property.InfoBar.message-type.html) of `GtkInfoBar`.
  public final var messageType: MessageType {
    get { MessageType(cValue: gtk_info_bar_get_message_type(instance(self))) }
    set { gtk_info_bar_set_message_type(instance(self), newValue.cValue) }
  }

  /// The property [`revealed`](https://docs.gtk.org/gtk4/property.InfoBar.revealed.html) of `GtkInfoBar`.
  public final var revealed: Bool {
    get { gtk_info_bar_get_revealed(instance(self)).isTrue }
    set { gtk_info_bar_set_revealed(instance(self), newValue.gboolean) }
  }

  /// The property [`show-close-button`](https://docs.gtk.org/gtk4/property.InfoBar.show-close-button.html) of
  /// `GtkInfoBar`.
  public final var showCloseButton: Bool {
    get { gtk_info_bar_get_show_close_button(instance(self)).isTrue }
    set { gtk_info_bar_set_show_close_button(instance(self), newValue.gboolean) }
  }

  /// Calls [`gtk_info_bar_add_action_widget()`](https://docs.gtk.org/gtk4/method.InfoBar.add_action_widget.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func addActionWidget(_ child: Widget, responseId: Int) {
    gtk_info_bar_add_action_widget(instance(self), child.gtkWidget, responseId.int32)
  }

  /// Calls [`gtk_info_bar_add_button()`](https://docs.gtk.org/gtk4/method.InfoBar.add_button.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public final func addButton(_ buttonText: String, responseId: Int) -> Button {
    lentObject(widget: gtk_info_bar_add_button(instance(self), buttonText, responseId.int32))!
  }

  /// Calls [`gtk_info_bar_add_child()`](https://docs.gtk.org/gtk4/method.InfoBar.add_child.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func addChild(_ widget: Widget) { gtk_info_bar_add_child(instance(self), widget.gtkWidget) }

  /// Calls [`gtk_info_bar_remove_action_widget()`](https://docs.gtk.org/gtk4/method.InfoBar.remove_action_widget.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func removeActionWidget(_ widget: Widget) {
    gtk_info_bar_remove_action_widget(instance(self), widget.gtkWidget)
  }

  /// Calls [`gtk_info_bar_remove_child()`](https://docs.gtk.org/gtk4/method.InfoBar.remove_child.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func removeChild(_ widget: Widget) { gtk_info_bar_remove_child(instance(self), widget.gtkWidget) }

  /// Calls [`gtk_info_bar_response()`](https://docs.gtk.org/gtk4/method.InfoBar.response.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func response(_ responseId: Int) { gtk_info_bar_response(instance(self), responseId.int32) }

  /// Calls [`gtk_info_bar_set_default_response()`](https://docs.gtk.org/gtk4/method.InfoBar.set_default_response.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func setDefaultResponse(_ responseId: Int) {
    gtk_info_bar_set_default_response(instance(self), responseId.int32)
  }

  /// Calls
  /// [`gtk_info_bar_set_response_sensitive()`](https://docs.gtk.org/gtk4/method.InfoBar.set_response_sensitive.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func setResponseSensitive(responseId: Int, setting: Bool) {
    gtk_info_bar_set_response_sensitive(instance(self), responseId.int32, setting.gboolean)
  }
}

extension Reactive where Base: InfoBar {
  /// The property [`message-type`](https://docs.gtk.org/gtk4/property.InfoBar.message-type.html) of `GtkInfoBar`.
  public var messageType: DynamicSubject<MessageType> { property("message-type") }

  /// The property [`revealed`](https://docs.gtk.org/gtk4/property.InfoBar.revealed.html) of `GtkInfoBar`.
  public var revealed: DynamicSubject<Bool> { property("revealed") }

  /// The property [`show-close-button`](https://docs.gtk.org/gtk4/property.InfoBar.show-close-button.html) of
  /// `GtkInfoBar`.
  public var showCloseButton: DynamicSubject<Bool> { property("show-close-button") }

  /// The signal [`close`](https://docs.gtk.org/gtk4/signal.InfoBar.close.html) of `GtkInfoBar`.
  public var close: SafeSignal<Void> { signal("close") }

  /// The signal [`response`](https://docs.gtk.org/gtk4/signal.InfoBar.response.html) of `GtkInfoBar`.
  ///
  /// Argument: `responseId`.
  public var response: SafeSignal<Int> { signal(ofOne: "response") }
}
