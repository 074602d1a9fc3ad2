// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkNativeDialog`](https://docs.gtk.org/gtk4/class.NativeDialog.html).
open class NativeDialog: Object {
  open override class var gType: GType { gtk_native_dialog_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkNativeDialog: UnsafeMutablePointer<GtkNativeDialog> {
    pointer.assumingMemoryBound(to: GtkNativeDialog.self)
  }

  /// The property [`modal`](https://docs.gtk.org/gtk4/property.NativeDialog.modal.html) of `GtkNativeDialog`.
  public final var modal: Bool {
    get { gtk_native_dialog_get_modal(gtkNativeDialog).isTrue }
    set { gtk_native_dialog_set_modal(gtkNativeDialog, newValue.gboolean) }
  }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.NativeDialog.title.html) of `GtkNativeDialog`.
  public final var title: String? {
    get { lentString(ifAny: gtk_native_dialog_get_title(gtkNativeDialog)) }
    set { lend(newValue) { gtk_native_dialog_set_title(gtkNativeDialog, $0) } }
  }

  /// The property [`transient-for`](https://docs.gtk.org/gtk4/property.NativeDialog.transient-for.html) of
  /// `GtkNativeDialog`.
  public final var transientFor: Window? {
    get { lentObject(gtk_native_dialog_get_transient_for(gtkNativeDialog)) }
    set { gtk_native_dialog_set_transient_for(gtkNativeDialog, newValue?.gtkWindow) }
  }

  /// The property [`visible`](https://docs.gtk.org/gtk4/property.NativeDialog.visible.html) of `GtkNativeDialog`.
  public final var visible: Bool {
    get { gtk_native_dialog_get_visible(gtkNativeDialog).isTrue }
    set { setProperty("visible", newValue) }
  }

  /// Calls [`gtk_native_dialog_destroy()`](https://docs.gtk.org/gtk4/method.NativeDialog.destroy.html).
  public final func destroy() { gtk_native_dialog_destroy(gtkNativeDialog) }

  /// Calls [`gtk_native_dialog_hide()`](https://docs.gtk.org/gtk4/method.NativeDialog.hide.html).
  public final func hide() { gtk_native_dialog_hide(gtkNativeDialog) }

  /// Calls [`gtk_native_dialog_show()`](https://docs.gtk.org/gtk4/method.NativeDialog.show.html).
  public final func show() { gtk_native_dialog_show(gtkNativeDialog) }
}

extension Reactive where Base: NativeDialog {
  /// The property [`modal`](https://docs.gtk.org/gtk4/property.NativeDialog.modal.html) of `GtkNativeDialog`.
  public var modal: DynamicSubject<Bool> { property("modal") }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.NativeDialog.title.html) of `GtkNativeDialog`.
  public var title: DynamicSubject<String?> {
    property("title", get: { (object: NativeDialog) in object.title }, set: { $0.title = $1 })
  }

  /// The property [`transient-for`](https://docs.gtk.org/gtk4/property.NativeDialog.transient-for.html) of
  /// `GtkNativeDialog`.
  public var transientFor: DynamicSubject<Window?> { property("transient-for") }

  /// The property [`visible`](https://docs.gtk.org/gtk4/property.NativeDialog.visible.html) of `GtkNativeDialog`.
  public var visible: DynamicSubject<Bool> { property("visible") }

  /// The signal [`response`](https://docs.gtk.org/gtk4/signal.NativeDialog.response.html) of `GtkNativeDialog`.
  ///
  /// Argument: `responseId`.
  public var response: SafeSignal<Int> { signal(ofOne: "response") }
}
