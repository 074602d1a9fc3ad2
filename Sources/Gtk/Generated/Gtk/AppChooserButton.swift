// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkAppChooserButton`](https://docs.gtk.org/gtk4/class.AppChooserButton.html).
open class AppChooserButton: Widget, AppChooser {
  open override class var gType: GType { gtk_app_chooser_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_app_chooser_button_new()`](https://docs.gtk.org/gtk4/ctor.AppChooserButton.new.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public init(contentType: String) {
    super.init(adopting: gtk_app_chooser_button_new(contentType))
  }

  /// The property [`heading`](https://docs.gtk.org/gtk4/property.AppChooserButton.heading.html) of
  /// `GtkAppChooserButton`.
  public final var heading: String? {
    get { lentString(ifAny: gtk_app_chooser_button_get_heading(instance(self))) }
    set { lend(newValue) { gtk_app_chooser_button_set_heading(instance(self), $0) } }
  }

  /// The property [`modal`](https://docs.gtk.org/gtk4/property.AppChooserButton.modal.html) of `GtkAppChooserButton`.
  public final var modal: Bool {
    get { gtk_app_chooser_button_get_modal(instance(self)).isTrue }
    set { gtk_app_chooser_button_set_modal(instance(self), newValue.gboolean) }
  }

  /// The property [`show-default-item`](https://docs.gtk.org/gtk4/property.AppChooserButton.show-default-item.html) of
  /// `GtkAppChooserButton`.
  public final var showDefaultItem: Bool {
    get { gtk_app_chooser_button_get_show_default_item(instance(self)).isTrue }
    set { gtk_app_chooser_button_set_show_default_item(instance(self), newValue.gboolean) }
  }

  /// The property [`show-dialog-item`](https://docs.gtk.org/gtk4/property.AppChooserButton.show-dialog-item.html) of
  /// `GtkAppChooserButton`.
  public final var showDialogItem: Bool {
    get { gtk_app_chooser_button_get_show_dialog_item(instance(self)).isTrue }
    set { gtk_app_chooser_button_set_show_dialog_item(instance(self), newValue.gboolean) }
  }

  /// Calls
  /// [`gtk_app_chooser_button_append_custom_item()`](https://docs.gtk.org/gtk4/method.AppChooserButton.append_custom_item.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func appendCustomItem(_ name: String, label: String, icon: any Gio.Icon) {
    gtk_app_chooser_button_append_custom_item(instance(self), name, label, icon.opaque)
  }

  /// Calls
  /// [`gtk_app_chooser_button_append_separator()`](https://docs.gtk.org/gtk4/method.AppChooserButton.append_separator.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func appendSeparator() { gtk_app_chooser_button_append_separator(instance(self)) }

  /// Calls
  /// [`gtk_app_chooser_button_set_active_custom_item()`](https://docs.gtk.org/gtk4/method.AppChooserButton.set_active_custom_item.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func setActiveCustomItem(_ name: String) {
    gtk_app_chooser_button_set_active_custom_item(instance(self), name)
  }
}

extension Reactive where Base: AppChooserButton {
  /// The property [`heading`](https://docs.gtk.org/gtk4/property.AppChooserButton.heading.html) of
  /// `GtkAppChooserButton`.
  public var heading: DynamicSubject<String?> {
    property("heading", get: { (object: AppChooserButton) in object.heading }, set: { $0.heading = $1 })
  }

  /// The property [`modal`](https://docs.gtk.org/gtk4/property.AppChooserButton.modal.html) of `GtkAppChooserButton`.
  public var modal: DynamicSubject<Bool> { property("modal") }

  /// The property [`show-default-item`](https://docs.gtk.org/gtk4/property.AppChooserButton.show-default-item.html) of
  /// `GtkAppChooserButton`.
  public var showDefaultItem: DynamicSubject<Bool> { property("show-default-item") }

  /// The property [`show-dialog-item`](https://docs.gtk.org/gtk4/property.AppChooserButton.show-dialog-item.html) of
  /// `GtkAppChooserButton`.
  public var showDialogItem: DynamicSubject<Bool> { property("show-dialog-item") }

  /// The signal [`activate`](https://docs.gtk.org/gtk4/signal.AppChooserButton.activate.html) of `GtkAppChooserButton`.
  /// Since GTK 4.4.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// The signal [`changed`](https://docs.gtk.org/gtk4/signal.AppChooserButton.changed.html) of `GtkAppChooserButton`.
  public var changed: SafeSignal<Void> { signal("changed") }

  /// The signal [`custom-item-activated`](https://docs.gtk.org/gtk4/signal.AppChooserButton.custom-item-activated.html)
  /// of `GtkAppChooserButton`.
  ///
  /// Argument: `itemName`.
  public var customItemActivated: SafeSignal<String> { signal(ofOne: "custom-item-activated") }
}
