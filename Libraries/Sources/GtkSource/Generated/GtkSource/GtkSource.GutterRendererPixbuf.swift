// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The class
  /// [`GtkSourceGutterRendererPixbuf`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/class.GutterRendererPixbuf.html).
  open class GutterRendererPixbuf: GtkSource.GutterRenderer {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return gtk_source_gutter_renderer_pixbuf_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var gtkSourceGutterRendererPixbuf: UnsafeMutablePointer<GtkSourceGutterRendererPixbuf>
    { pointer.assumingMemoryBound(to: GtkSourceGutterRendererPixbuf.self) }

    /// Calls
    /// [`gtk_source_gutter_renderer_pixbuf_new()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/ctor.GutterRendererPixbuf.new.html).
    public init() {
      super.init(adopting: gtk_source_gutter_renderer_pixbuf_new())
    }

    /// The property
    /// [`gicon`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.GutterRendererPixbuf.gicon.html)
    /// of `GtkSourceGutterRendererPixbuf`.
    public final var gicon: (any Gio.Icon)? {
      get { Gtk.lentInterface(opaque: gtk_source_gutter_renderer_pixbuf_get_gicon(gtkSourceGutterRendererPixbuf)) }
      set { gtk_source_gutter_renderer_pixbuf_set_gicon(gtkSourceGutterRendererPixbuf, newValue?.opaque) }
    }

    /// The property
    /// [`icon-name`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.GutterRendererPixbuf.icon-name.html)
    /// of `GtkSourceGutterRendererPixbuf`.
    public final var iconName: String? {
      get { getProperty("icon-name") }
      set { Gtk.lend(newValue) { gtk_source_gutter_renderer_pixbuf_set_icon_name(gtkSourceGutterRendererPixbuf, $0) } }
    }

    /// The property
    /// [`paintable`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.GutterRendererPixbuf.paintable.html)
    /// of `GtkSourceGutterRendererPixbuf`.
    public final var paintable: (any Gdk.Paintable)? {
      get { Gtk.lentInterface(opaque: gtk_source_gutter_renderer_pixbuf_get_paintable(gtkSourceGutterRendererPixbuf)) }
      set { gtk_source_gutter_renderer_pixbuf_set_paintable(gtkSourceGutterRendererPixbuf, newValue?.opaque) }
    }

    /// The property
    /// [`pixbuf`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.GutterRendererPixbuf.pixbuf.html)
    /// of `GtkSourceGutterRendererPixbuf`.
    public final var pixbuf: GdkPixbuf.Pixbuf? {
      get { Gtk.lentObject(opaque: gtk_source_gutter_renderer_pixbuf_get_pixbuf(gtkSourceGutterRendererPixbuf)) }
      set { gtk_source_gutter_renderer_pixbuf_set_pixbuf(gtkSourceGutterRendererPixbuf, newValue?.opaque) }
    }

    /// Calls
    /// [`gtk_source_gutter_renderer_pixbuf_overlay_paintable()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.GutterRendererPixbuf.overlay_paintable.html).
    public final func overlayPaintable(_ paintable: any Gdk.Paintable) {
      gtk_source_gutter_renderer_pixbuf_overlay_paintable(gtkSourceGutterRendererPixbuf, paintable.opaque)
    }
  }
}

extension Reactive where Base: GtkSource.GutterRendererPixbuf {
  /// The property
  /// [`gicon`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.GutterRendererPixbuf.gicon.html)
  /// of `GtkSourceGutterRendererPixbuf`.
  public var gicon: DynamicSubject<(any Gio.Icon)?> { interfaceProperty("gicon") }

  /// The property
  /// [`icon-name`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.GutterRendererPixbuf.icon-name.html)
  /// of `GtkSourceGutterRendererPixbuf`.
  public var iconName: DynamicSubject<String?> { property("icon-name") }

  /// The property
  /// [`paintable`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.GutterRendererPixbuf.paintable.html)
  /// of `GtkSourceGutterRendererPixbuf`.
  public var paintable: DynamicSubject<(any Gdk.Paintable)?> { interfaceProperty("paintable") }

  /// The property
  /// [`pixbuf`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.GutterRendererPixbuf.pixbuf.html)
  /// of `GtkSourceGutterRendererPixbuf`.
  public var pixbuf: DynamicSubject<GdkPixbuf.Pixbuf?> { property("pixbuf") }
}
