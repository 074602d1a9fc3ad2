// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkFileChooserNative`](https://docs.gtk.org/gtk4/class.FileChooserNative.html).
open class FileChooserNative: NativeDialog, FileChooser {
  open override class var gType: GType { gtk_file_chooser_native_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_file_chooser_native_new()`](https://docs.gtk.org/gtk4/ctor.FileChooserNative.new.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `FileDialog` in GTK 4.10.")
  #endif
  public init(
    title: String? = nil, parent: Window? = nil, action: FileChooserAction, acceptLabel: String? = nil,
    cancelLabel: String? = nil
  ) {
    super.init(
      adopting: gtk_file_chooser_native_new(title, parent?.gtkWindow, action.cValue, acceptLabel, cancelLabel).raw)
  }

  /// The property [`accept-label`](https://docs.gtk.org/gtk4/property.FileChooserNative.accept-label.html) of
  /// `GtkFileChooserNative`.
  public final var acceptLabel: String? {
    get { lentString(ifAny: gtk_file_chooser_native_get_accept_label(instance(self))) }
    set { lend(newValue) { gtk_file_chooser_native_set_accept_label(instance(self), $0) } }
  }

  /// The property [`cancel-label`](https://docs.gtk.org/gtk4/property.FileChooserNative.cancel-label.html) of
  /// `GtkFileChooserNative`.
  public final var cancelLabel: String? {
    get { lentString(ifAny: gtk_file_chooser_native_get_cancel_label(instance(self))) }
    set { lend(newValue) { gtk_file_chooser_native_set_cancel_label(instance(self), $0) } }
  }
}

extension Reactive where Base: FileChooserNative {
  /// The property [`accept-label`](https://docs.gtk.org/gtk4/property.FileChooserNative.accept-label.html) of
  /// `GtkFileChooserNative`.
  public var acceptLabel: DynamicSubject<String?> {
    property("accept-label", get: { (object: FileChooserNative) in object.acceptLabel }, set: { $0.acceptLabel = $1 })
  }

  /// The property [`cancel-label`](https://docs.gtk.org/gtk4/property.FileChooserNative.cancel-label.html) of
  /// `GtkFileChooserNative`.
  public var cancelLabel: DynamicSubject<String?> {
    property("cancel-label", get: { (object: FileChooserNative) in object.cancelLabel }, set: { $0.cancelLabel = $1 })
  }
}
