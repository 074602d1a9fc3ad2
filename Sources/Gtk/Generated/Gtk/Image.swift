// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkImage`](https://docs.gtk.org/gtk4/class.Image.html).
open class Image: Widget {
  open override class var gType: GType { gtk_image_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_image_new()`](https://docs.gtk.org/gtk4/ctor.Image.new.html).
  public init() {
    super.init(adopting: gtk_image_new())
  }

  /// Calls [`gtk_image_new_from_file()`](https://docs.gtk.org/gtk4/ctor.Image.new_from_file.html).
  public init(filename: String) {
    super.init(adopting: gtk_image_new_from_file(filename))
  }

  /// Calls [`gtk_image_new_from_gicon()`](https://docs.gtk.org/gtk4/ctor.Image.new_from_gicon.html).
  public init(icon: any Gio.Icon) {
    super.init(adopting: gtk_image_new_from_gicon(icon.opaque))
  }

  /// Calls [`gtk_image_new_from_icon_name()`](https://docs.gtk.org/gtk4/ctor.Image.new_from_icon_name.html).
  public init(iconName: String?) {
    super.init(adopting: gtk_image_new_from_icon_name(iconName))
  }

  /// Calls [`gtk_image_new_from_paintable()`](https://docs.gtk.org/gtk4/ctor.Image.new_from_paintable.html).
  public init(paintable: (any Gdk.Paintable)?) {
    super.init(adopting: gtk_image_new_from_paintable(paintable?.opaque))
  }

  /// Calls [`gtk_image_new_from_pixbuf()`](https://docs.gtk.org/gtk4/ctor.Image.new_from_pixbuf.html).
  #if GTK_4_12
  @available(*, deprecated, message: "Replaced by `Image.init` in GTK 4.12.")
  #endif
  public init(pixbuf: GdkPixbuf.Pixbuf?) {
    super.init(adopting: gtk_image_new_from_pixbuf(pixbuf?.opaque))
  }

  /// Calls [`gtk_image_new_from_resource()`](https://docs.gtk.org/gtk4/ctor.Image.new_from_resource.html).
  public init(resourcePath: String) {
    super.init(adopting: gtk_image_new_from_resource(resourcePath))
  }

  /// The property [`file`](https://docs.gtk.org/gtk4/property.Image.file.html) of `GtkImage`.
  public final var file: String {
    get { getProperty("file") }
    set { setProperty("file", newValue) }
  }

  /// The property [`gicon`](https://docs.gtk.org/gtk4/property.Image.gicon.html) of `GtkImage`.
  public final var gicon: (any Gio.Icon)? {
    get { lentInterface(opaque: gtk_image_get_gicon(instance(self))) }
    set { setProperty("gicon", newValue as Object?) }
  }

  /// The property [`icon-name`](https://docs.gtk.org/gtk4/property.Image.icon-name.html) of `GtkImage`.
  public final var iconName: String? {
    get { lentString(ifAny: gtk_image_get_icon_name(instance(self))) }
    set { setProperty("icon-name", newValue) }
  }

  /// The property [`icon-size`](https://docs.gtk.org/gtk4/property.Image.icon-size.html) of `GtkImage`.
  public final var iconSize: IconSize {
    get { IconSize(cValue: gtk_image_get_icon_size(instance(self))) }
    set { gtk_image_set_icon_size(instance(self), newValue.cValue) }
  }

  /// The property [`paintable`](https://docs.gtk.org/gtk4/property.Image.paintable.html) of `GtkImage`.
  public final var paintable: (any Gdk.Paintable)? {
    get { lentInterface(opaque: gtk_image_get_paintable(instance(self))) }
    set { setProperty("paintable", newValue as Object?) }
  }

  /// The property [`pixel-size`](https://docs.gtk.org/gtk4/property.Image.pixel-size.html) of `GtkImage`.
  public final var pixelSize: Int {
    get { gtk_image_get_pixel_size(instance(self)).int }
    set { gtk_image_set_pixel_size(instance(self), newValue.int32) }
  }

  /// The property [`resource`](https://docs.gtk.org/gtk4/property.Image.resource.html) of `GtkImage`.
  public final var resource: String {
    get { getProperty("resource") }
    set { setProperty("resource", newValue) }
  }

  /// The property [`storage-type`](https://docs.gtk.org/gtk4/property.Image.storage-type.html) of `GtkImage`.
  public final var storageType: ImageType { ImageType(cValue: gtk_image_get_storage_type(instance(self))) }

  /// The property [`use-fallback`](https://docs.gtk.org/gtk4/property.Image.use-fallback.html) of `GtkImage`.
  public final var useFallback: Bool {
    get { getProperty("use-fallback") }
    set { setProperty("use-fallback", newValue) }
  }

  /// Calls [`gtk_image_clear()`](https://docs.gtk.org/gtk4/method.Image.clear.html).
  public final func clear() { gtk_image_clear(instance(self)) }

  /// Calls [`gtk_image_set_from_file()`](https://docs.gtk.org/gtk4/method.Image.set_from_file.html).
  public final func setFromFile(_ filename: String?) { gtk_image_set_from_file(instance(self), filename) }

  /// Calls [`gtk_image_set_from_gicon()`](https://docs.gtk.org/gtk4/method.Image.set_from_gicon.html).
  public final func setFromGicon(_ icon: any Gio.Icon) { gtk_image_set_from_gicon(instance(self), icon.opaque) }

  /// Calls [`gtk_image_set_from_icon_name()`](https://docs.gtk.org/gtk4/method.Image.set_from_icon_name.html).
  public final func setFromIconName(_ iconName: String?) { gtk_image_set_from_icon_name(instance(self), iconName) }

  /// Calls [`gtk_image_set_from_paintable()`](https://docs.gtk.org/gtk4/method.Image.set_from_paintable.html).
  public final func setFromPaintable(_ paintable: (any Gdk.Paintable)?) {
    gtk_image_set_from_paintable(instance(self), paintable?.opaque)
  }

  /// Calls [`gtk_image_set_from_pixbuf()`](https://docs.gtk.org/gtk4/method.Image.set_from_pixbuf.html).
  #if GTK_4_12
  @available(*, deprecated, message: "Replaced by `Image.fromPaintable` in GTK 4.12.")
  #endif
  public final func setFromPixbuf(_ pixbuf: GdkPixbuf.Pixbuf?) {
    gtk_image_set_from_pixbuf(instance(self), pixbuf?.opaque)
  }

  /// Calls [`gtk_image_set_from_resource()`](https://docs.gtk.org/gtk4/method.Image.set_from_resource.html).
  public final func setFromResource(_ resourcePath: String?) {
    gtk_image_set_from_resource(instance(self), resourcePath)
  }
}

extension Reactive where Base: Image {
  /// The property [`file`](https://docs.gtk.org/gtk4/property.Image.file.html) of `GtkImage`.
  public var file: DynamicSubject<String> { property("file") }

  /// The property [`gicon`](https://docs.gtk.org/gtk4/property.Image.gicon.html) of `GtkImage`.
  public var gicon: DynamicSubject<(any Gio.Icon)?> { interfaceProperty("gicon") }

  /// The property [`icon-name`](https://docs.gtk.org/gtk4/property.Image.icon-name.html) of `GtkImage`.
  public var iconName: DynamicSubject<String?> { property("icon-name") }

  /// The property [`icon-size`](https://docs.gtk.org/gtk4/property.Image.icon-size.html) of `GtkImage`.
  public var iconSize: DynamicSubject<IconSize> { property("icon-size") }

  /// The property [`paintable`](https://docs.gtk.org/gtk4/property.Image.paintable.html) of `GtkImage`.
  public var paintable: DynamicSubject<(any Gdk.Paintable)?> { interfaceProperty("paintable") }

  /// The property [`pixel-size`](https://docs.gtk.org/gtk4/property.Image.pixel-size.html) of `GtkImage`.
  public var pixelSize: DynamicSubject<Int> {
    property("pixel-size", get: { (object: Image) in object.pixelSize }, set: { $0.pixelSize = $1 })
  }

  /// The property [`resource`](https://docs.gtk.org/gtk4/property.Image.resource.html) of `GtkImage`.
  public var resource: DynamicSubject<String> { property("resource") }

  /// The property [`storage-type`](https://docs.gtk.org/gtk4/property.Image.storage-type.html) of `GtkImage`.
  public var storageType: SafeSignal<ImageType> { readOnlyProperty("storage-type") }

  /// The property [`use-fallback`](https://docs.gtk.org/gtk4/property.Image.use-fallback.html) of `GtkImage`.
  public var useFallback: DynamicSubject<Bool> { property("use-fallback") }
}
