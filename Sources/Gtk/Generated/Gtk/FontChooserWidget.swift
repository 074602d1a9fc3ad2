// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkFontChooserWidget`](https://docs.gtk.org/gtk4/class.FontChooserWidget.html).
open class FontChooserWidget: Widget, FontChooser {
  open override class var gType: GType { gtk_font_chooser_widget_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_font_chooser_widget_new()`](https://docs.gtk.org/gtk4/ctor.FontChooserWidget.new.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public init() {
    super.init(adopting: gtk_font_chooser_widget_new())
  }

  /// The property [`tweak-action`](https://docs.gtk.org/gtk4/property.FontChooserWidget.tweak-action.html) of
  /// `GtkFontChooserWidget`.
  public final var tweakAction: (any Gio.Action)? { (getProperty("tweak-action") as Object?) as? any Gio.Action }
}

extension Reactive where Base: FontChooserWidget {
  /// The property [`tweak-action`](https://docs.gtk.org/gtk4/property.FontChooserWidget.tweak-action.html) of
  /// `GtkFontChooserWidget`.
  public var tweakAction: SafeSignal<(any Gio.Action)?> { readOnlyInterfaceProperty("tweak-action") }
}
