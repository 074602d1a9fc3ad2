// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkAppChooserDialog`](https://docs.gtk.org/gtk4/class.AppChooserDialog.html).
open class AppChooserDialog: Dialog, AppChooser {
  open override class var gType: GType { gtk_app_chooser_dialog_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_app_chooser_dialog_new()`](https://docs.gtk.org/gtk4/ctor.AppChooserDialog.new.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public init(parent: Window? = nil, flags: DialogFlags = [], file: Gio.File) {
    super.init(adopting: gtk_app_chooser_dialog_new(parent?.gtkWindow, flags.cValue, file.opaque))
  }

  /// Calls
  /// [`gtk_app_chooser_dialog_new_for_content_type()`](https://docs.gtk.org/gtk4/ctor.AppChooserDialog.new_for_content_type.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public init(parent: Window?, flags: DialogFlags, contentType: String) {
    super.init(adopting: gtk_app_chooser_dialog_new_for_content_type(parent?.gtkWindow, flags.cValue, contentType))
  }

  /// The property [`gfile`](https://docs.gtk.org/gtk4/property.AppChooserDialog.gfile.html) of `GtkAppChooserDialog`.
  public final var gfile: Gio.File? { getProperty("gfile") }

  /// The property [`heading`](https://docs.gtk.org/gtk4/property.AppChooserDialog.heading.html) of
  /// `GtkAppChooserDialog`.
  public final var heading: String? {
    get { lentString(ifAny: gtk_app_chooser_dialog_get_heading(instance(self))) }
    set { lend(newValue) { gtk_app_chooser_dialog_set_heading(instance(self), $0) } }
  }

  /// Calls [`gtk_app_chooser_dialog_get_widget()`](https://docs.gtk.org/gtk4/method.AppChooserDialog.get_widget.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final var widget: Widget? { lentObject(widget: gtk_app_chooser_dialog_get_widget(instance(self))) }
}

extension Reactive where Base: AppChooserDialog {
  /// The property [`gfile`](https://docs.gtk.org/gtk4/property.AppChooserDialog.gfile.html) of `GtkAppChooserDialog`.
  public var gfile: SafeSignal<Gio.File?> { readOnlyProperty("gfile") }

  /// The property [`heading`](https://docs.gtk.org/gtk4/property.AppChooserDialog.heading.html) of
  /// `GtkAppChooserDialog`.
  public var heading: DynamicSubject<String?> {
    property("heading", get: { (object: AppChooserDialog) in object.heading }, set: { $0.heading = $1 })
  }
}
