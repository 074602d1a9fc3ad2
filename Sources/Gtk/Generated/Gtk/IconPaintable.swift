// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkIconPaintable`](https://docs.gtk.org/gtk4/class.IconPaintable.html).
open class IconPaintable: Object, Gdk.Paintable, SymbolicPaintable {
  open override class var gType: GType { gtk_icon_paintable_get_type() }

  @_spi(Bindings) open override class var isShared: Bool { true }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_icon_paintable_new_for_file()`](https://docs.gtk.org/gtk4/ctor.IconPaintable.new_for_file.html).
  public init(file: Gio.File, size: Int, scale: Int) {
    super.init(adopting: gtk_icon_paintable_new_for_file(file.opaque, size.int32, scale.int32).raw)
  }

  /// The property [`file`](https://docs.gtk.org/gtk4/property.IconPaintable.file.html) of `GtkIconPaintable`.
  public final var file: Gio.File? { givenObject(opaque: gtk_icon_paintable_get_file(instance(self))) }

  /// The property [`icon-name`](https://docs.gtk.org/gtk4/property.IconPaintable.icon-name.html) of `GtkIconPaintable`.
  #if GTK_4_20
  @available(*, deprecated, message: "Deprecated since GTK 4.20.")
  #endif
  public final var iconName: String? { lentString(ifAny: gtk_icon_paintable_get_icon_name(instance(self))) }

  /// The property [`is-symbolic`](https://docs.gtk.org/gtk4/property.IconPaintable.is-symbolic.html) of
  /// `GtkIconPaintable`.
  #if GTK_4_20
  @available(*, deprecated, message: "Deprecated since GTK 4.20.")
  #endif
  public final var isSymbolic: Bool { getProperty("is-symbolic") }
}

extension Reactive where Base: IconPaintable {
  /// The property [`file`](https://docs.gtk.org/gtk4/property.IconPaintable.file.html) of `GtkIconPaintable`.
  public var file: SafeSignal<Gio.File?> { readOnlyProperty("file") }

  /// The property [`icon-name`](https://docs.gtk.org/gtk4/property.IconPaintable.icon-name.html) of `GtkIconPaintable`.
  #if GTK_4_20
  @available(*, deprecated, message: "Deprecated since GTK 4.20.")
  #endif
  public var iconName: SafeSignal<String?> { readOnlyProperty("icon-name") }

  /// The property [`is-symbolic`](https://docs.gtk.org/gtk4/property.IconPaintable.is-symbolic.html) of
  /// `GtkIconPaintable`.
  #if GTK_4_20
  @available(*, deprecated, message: "Deprecated since GTK 4.20.")
  #endif
  public var isSymbolic: SafeSignal<Bool> { readOnlyProperty("is-symbolic") }
}
