// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_10
public import BindingCore
import CGtk

/// The class [`GtkColorDialogButton`](https://docs.gtk.org/gtk4/class.ColorDialogButton.html). Since GTK 4.10.
open class ColorDialogButton: Widget {
  open override class var gType: GType { gtk_color_dialog_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_color_dialog_button_new()`](https://docs.gtk.org/gtk4/ctor.ColorDialogButton.new.html). Since GTK
  /// 4.10.
  public init(dialog: ColorDialog? = nil) {
    super.init(adopting: gtk_color_dialog_button_new(dialog?.given()))
  }

  /// The property [`dialog`](https://docs.gtk.org/gtk4/property.ColorDialogButton.dialog.html) of
  /// `GtkColorDialogButton`. Since GTK 4.10.
  public final var dialog: ColorDialog? {
    get { lentObject(opaque: gtk_color_dialog_button_get_dialog(instance(self))) }
    set { gtk_color_dialog_button_set_dialog(instance(self), newValue?.opaque) }
  }

  /// The property [`rgba`](https://docs.gtk.org/gtk4/property.ColorDialogButton.rgba.html) of `GtkColorDialogButton`.
  /// Since GTK 4.10.
  public final var rgba: Gdk.RGBA {
    get { Gdk.RGBA(cValue: gtk_color_dialog_button_get_rgba(instance(self)).pointee) }
    set { setProperty("rgba", newValue) }
  }
}

extension Reactive where Base: ColorDialogButton {
  /// The property [`dialog`](https://docs.gtk.org/gtk4/property.ColorDialogButton.dialog.html) of
  /// `GtkColorDialogButton`. Since GTK 4.10.
  public var dialog: DynamicSubject<ColorDialog?> { property("dialog") }

  /// The property [`rgba`](https://docs.gtk.org/gtk4/property.ColorDialogButton.rgba.html) of `GtkColorDialogButton`.
  /// Since GTK 4.10.
  public var rgba: DynamicSubject<Gdk.RGBA> { property("rgba") }
}

#endif
