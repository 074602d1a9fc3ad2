// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkCellRendererPixbuf`](https://docs.gtk.org/gtk4/class.CellRendererPixbuf.html).
open class CellRendererPixbuf: CellRenderer {
  open override class var gType: GType { gtk_cell_renderer_pixbuf_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_cell_renderer_pixbuf_new()`](https://docs.gtk.org/gtk4/ctor.CellRendererPixbuf.new.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public init() {
    super.init(adopting: gtk_cell_renderer_pixbuf_new())
  }

  /// The property [`gicon`](https://docs.gtk.org/gtk4/property.CellRendererPixbuf.gicon.html) of
  /// `GtkCellRendererPixbuf`.
  public final var gicon: (any Gio.Icon)? {
    get { (getProperty("gicon") as Object?) as? any Gio.Icon }
    set { setProperty("gicon", newValue as Object?) }
  }

  /// The property [`icon-name`](https://docs.gtk.org/gtk4/property.CellRendererPixbuf.icon-name.html) of
  /// `GtkCellRendererPixbuf`.
  public final var iconName: String {
    get { getProperty("icon-name") }
    set { setProperty("icon-name", newValue) }
  }

  /// The property [`icon-size`](https://docs.gtk.org/gtk4/property.CellRendererPixbuf.icon-size.html) of
  /// `GtkCellRendererPixbuf`.
  public final var iconSize: IconSize {
    get { getProperty("icon-size") }
    set { setProperty("icon-size", newValue) }
  }

  /// The property [`pixbuf`](https://docs.gtk.org/gtk4/property.CellRendererPixbuf.pixbuf.html) of
  /// `GtkCellRendererPixbuf`.
  public final func setPixbuf(_ newValue: GdkPixbuf.Pixbuf?) {
    setProperty("pixbuf", newValue)
  }

  /// The property
  /// [`pixbuf-expander-closed`](https://docs.gtk.org/gtk4/property.CellRendererPixbuf.pixbuf-expander-closed.html) of
  /// `GtkCellRendererPixbuf`.
  public final var pixbufExpanderClosed: GdkPixbuf.Pixbuf? {
    get { getProperty("pixbuf-expander-closed") }
    set { setProperty("pixbuf-expander-closed", newValue) }
  }

  /// The property
  /// [`pixbuf-expander-open`](https://docs.gtk.org/gtk4/property.CellRendererPixbuf.pixbuf-expander-open.html) of
  /// `GtkCellRendererPixbuf`.
  public final var pixbufExpanderOpen: GdkPixbuf.Pixbuf? {
    get { getProperty("pixbuf-expander-open") }
    set { setProperty("pixbuf-expander-open", newValue) }
  }

  /// The property [`texture`](https://docs.gtk.org/gtk4/property.CellRendererPixbuf.texture.html) of
  /// `GtkCellRendererPixbuf`.
  public final var texture: Gdk.Texture? {
    get { getProperty("texture") }
    set { setProperty("texture", newValue) }
  }
}

extension Reactive where Base: CellRendererPixbuf {
  /// The property [`gicon`](https://docs.gtk.org/gtk4/property.CellRendererPixbuf.gicon.html) of
  /// `GtkCellRendererPixbuf`.
  public var gicon: DynamicSubject<(any Gio.Icon)?> { interfaceProperty("gicon") }

  /// The property [`icon-name`](https://docs.gtk.org/gtk4/property.CellRendererPixbuf.icon-name.html) of
  /// `GtkCellRendererPixbuf`.
  public var iconName: DynamicSubject<String> { property("icon-name") }

  /// The property [`icon-size`](https://docs.gtk.org/gtk4/property.CellRendererPixbuf.icon-size.html) of
  /// `GtkCellRendererPixbuf`.
  public var iconSize: DynamicSubject<IconSize> { property("icon-size") }

  /// The property [`pixbuf`](https://docs.gtk.org/gtk4/property.CellRendererPixbuf.pixbuf.html) of
  /// `GtkCellRendererPixbuf`.
  public var pixbuf: Bond<GdkPixbuf.Pixbuf?> { bond { $0.setProperty("pixbuf", $1) } }

  /// The property
  /// [`pixbuf-expander-closed`](https://docs.gtk.org/gtk4/property.CellRendererPixbuf.pixbuf-expander-closed.html) of
  /// `GtkCellRendererPixbuf`.
  public var pixbufExpanderClosed: DynamicSubject<GdkPixbuf.Pixbuf?> { property("pixbuf-expander-closed") }

  /// The property
  /// [`pixbuf-expander-open`](https://docs.gtk.org/gtk4/property.CellRendererPixbuf.pixbuf-expander-open.html) of
  /// `GtkCellRendererPixbuf`.
  public var pixbufExpanderOpen: DynamicSubject<GdkPixbuf.Pixbuf?> { property("pixbuf-expander-open") }

  /// The property [`texture`](https://docs.gtk.org/gtk4/property.CellRendererPixbuf.texture.html) of
  /// `GtkCellRendererPixbuf`.
  public var texture: DynamicSubject<Gdk.Texture?> { property("texture") }
}
