// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The interface [`GtkAppChooser`](https://docs.gtk.org/gtk4/iface.AppChooser.html).
public protocol AppChooser: Widget {}

extension AppChooser {
  /// The property [`content-type`](https://docs.gtk.org/gtk4/property.AppChooser.content-type.html) of `GtkAppChooser`.
  public var contentType: String { givenString(gtk_app_chooser_get_content_type(opaque)) }

  /// Calls [`gtk_app_chooser_get_app_info()`](https://docs.gtk.org/gtk4/method.AppChooser.get_app_info.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public var appInfo: Gio.AppInfo? { givenObject(opaque: gtk_app_chooser_get_app_info(opaque)) }

  /// Calls [`gtk_app_chooser_refresh()`](https://docs.gtk.org/gtk4/method.AppChooser.refresh.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public func refresh() { gtk_app_chooser_refresh(opaque) }
}

extension Reactive where Base: AppChooser {
  /// The property [`content-type`](https://docs.gtk.org/gtk4/property.AppChooser.content-type.html) of `GtkAppChooser`.
  @_disfavoredOverload
  public var contentType: SafeSignal<String> { readOnlyProperty("content-type") }
}
