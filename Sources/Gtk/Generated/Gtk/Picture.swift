// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkPicture`](https://docs.gtk.org/gtk4/class.Picture.html).
open class Picture: Widget {
  open override class var gType: GType { gtk_picture_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_picture_new()`](https://docs.gtk.org/gtk4/ctor.Picture.new.html).
  public init() {
    super.init(adopting: gtk_picture_new())
  }

  /// Calls [`gtk_picture_new_for_file()`](https://docs.gtk.org/gtk4/ctor.Picture.new_for_file.html).
  public init(file: Gio.File?) {
    super.init(adopting: gtk_picture_new_for_file(file?.opaque))
  }

  /// Calls [`gtk_picture_new_for_filename()`](https://docs.gtk.org/gtk4/ctor.Picture.new_for_filename.html).
  public init(filename: String?) {
    super.init(adopting: gtk_picture_new_for_filename(filename))
  }

  /// Calls [`gtk_picture_new_for_paintable()`](https://docs.gtk.org/gtk4/ctor.Picture.new_for_paintable.html).
  public init(paintable: (any Gdk.Paintable)?) {
    super.init(adopting: gtk_picture_new_for_paintable(paintable?.opaque))
  }

  /// Calls [`gtk_picture_new_for_pixbuf()`](https://docs.gtk.org/gtk4/ctor.Picture.new_for_pixbuf.html).
  #if GTK_4_12
  @available(*, deprecated, message: "Replaced by `Picture.init` in GTK 4.12.")
  #endif
  public init(pixbuf: GdkPixbuf.Pixbuf?) {
    super.init(adopting: gtk_picture_new_for_pixbuf(pixbuf?.opaque))
  }

  /// Calls [`gtk_picture_new_for_resource()`](https://docs.gtk.org/gtk4/ctor.Picture.new_for_resource.html).
  public init(resourcePath: String?) {
    super.init(adopting: gtk_picture_new_for_resource(resourcePath))
  }

  /// The property [`alternative-text`](https://docs.gtk.org/gtk4/property.Picture.alternative-text.html) of
  /// `GtkPicture`.
  public final var alternativeText: String? {
    get { lentString(ifAny: gtk_picture_get_alternative_text(instance(self))) }
    set { lend(newValue) { gtk_picture_set_alternative_text(instance(self), $0) } }
  }

  /// The property [`can-shrink`](https://docs.gtk.org/gtk4/property.Picture.can-shrink.html) of `GtkPicture`.
  public final var canShrink: Bool {
    get { gtk_picture_get_can_shrink(instance(self)).isTrue }
    set { gtk_picture_set_can_shrink(instance(self), newValue.gboolean) }
  }

  /// The property [`content-fit`](https://docs.gtk.org/gtk4/property.Picture.content-fit.html) of `GtkPicture`. Since
  /// GTK 4.8.
  public final var contentFit: ContentFit {
    get { ContentFit(cValue: gtk_picture_get_content_fit(instance(self))) }
    set { gtk_picture_set_content_fit(instance(self), newValue.cValue) }
  }

  /// The property [`file`](https://docs.gtk.org/gtk4/property.Picture.file.html) of `GtkPicture`.
  public final var file: Gio.File? {
    get { lentObject(opaque: gtk_picture_get_file(instance(self))) }
    set { gtk_picture_set_file(instance(self), newValue?.opaque) }
  }

  /// The property [`paintable`](https://docs.gtk.org/gtk4/property.Picture.paintable.html) of `GtkPicture`.
  public final var paintable: (any Gdk.Paintable)? {
    get { lentInterface(opaque: gtk_picture_get_paintable(instance(self))) }
    set { gtk_picture_set_paintable(instance(self), newValue?.opaque) }
  }

  /// The property [`keep-aspect-ratio`](https://docs.gtk.org/gtk4/property.Picture.keep-aspect-ratio.html) of
  /// `GtkPicture`.
  @available(*, deprecated, message: "Replaced by `Picture.contentFit` in GTK 4.8.")
  public final var keepAspectRatio: Bool {
    get { gtk_picture_get_keep_aspect_ratio(instance(self)).isTrue }
    set { gtk_picture_set_keep_aspect_ratio(instance(self), newValue.gboolean) }
  }

  /// Calls [`gtk_picture_set_filename()`](https://docs.gtk.org/gtk4/method.Picture.set_filename.html).
  public final func setFilename(_ filename: String?) { gtk_picture_set_filename(instance(self), filename) }

  /// Calls [`gtk_picture_set_pixbuf()`](https://docs.gtk.org/gtk4/method.Picture.set_pixbuf.html).
  #if GTK_4_12
  @available(*, deprecated, message: "Replaced by `Picture.paintable` in GTK 4.12.")
  #endif
  public final func setPixbuf(_ pixbuf: GdkPixbuf.Pixbuf?) { gtk_picture_set_pixbuf(instance(self), pixbuf?.opaque) }

  /// Calls [`gtk_picture_set_resource()`](https://docs.gtk.org/gtk4/method.Picture.set_resource.html).
  public final func setResource(_ resourcePath: String?) { gtk_picture_set_resource(instance(self), resourcePath) }
}

extension Reactive where Base: Picture {
  /// The property [`alternative-text`](https://docs.gtk.org/gtk4/property.Picture.alternative-text.html) of
  /// `GtkPicture`.
  public var alternativeText: DynamicSubject<String?> {
    property("alternative-text", get: { (object: Picture) in object.alternativeText }, set: { $0.alternativeText = $1 })
  }

  /// The property [`can-shrink`](https://docs.gtk.org/gtk4/property.Picture.can-shrink.html) of `GtkPicture`.
  public var canShrink: DynamicSubject<Bool> { property("can-shrink") }

  /// The property [`content-fit`](https://docs.gtk.org/gtk4/property.Picture.content-fit.html) of `GtkPicture`. Since
  /// GTK 4.8.
  public var contentFit: DynamicSubject<ContentFit> { property("content-fit") }

  /// The property [`file`](https://docs.gtk.org/gtk4/property.Picture.file.html) of `GtkPicture`.
  public var file: DynamicSubject<Gio.File?> { property("file") }

  /// The property [`paintable`](https://docs.gtk.org/gtk4/property.Picture.paintable.html) of `GtkPicture`.
  public var paintable: DynamicSubject<(any Gdk.Paintable)?> { interfaceProperty("paintable") }

  /// The property [`keep-aspect-ratio`](https://docs.gtk.org/gtk4/property.Picture.keep-aspect-ratio.html) of
  /// `GtkPicture`.
  @available(*, deprecated, message: "Replaced by `Picture.contentFit` in GTK 4.8.")
  public var keepAspectRatio: DynamicSubject<Bool> { property("keep-aspect-ratio") }
}
