// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The class [`GtkSourceMap`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/class.Map.html).
  open class Map: GtkSource.View {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return gtk_source_map_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var gtkSourceMap: UnsafeMutablePointer<GtkSourceMap> {
      pointer.assumingMemoryBound(to: GtkSourceMap.self)
    }

    /// Calls
    /// [`gtk_source_map_new()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/ctor.Map.new.html).
    public override init() {
      super.init(adopting: gtk_source_map_new())
    }

    /// The property
    /// [`font-desc`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Map.font-desc.html) of
    /// `GtkSourceMap`.
    public final var fontDesc: Pango.FontDescription? {
      get { getProperty("font-desc") }
      set { setProperty("font-desc", newValue) }
    }

    /// The property [`view`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Map.view.html)
    /// of `GtkSourceMap`.
    public final var view: GtkSource.View? {
      get { Gtk.lentObject(gtk_source_map_get_view(gtkSourceMap)) }
      set { gtk_source_map_set_view(gtkSourceMap, newValue?.gtkSourceView) }
    }
  }
}

extension Reactive where Base: GtkSource.Map {
  /// The property
  /// [`font-desc`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Map.font-desc.html) of
  /// `GtkSourceMap`.
  public var fontDesc: DynamicSubject<Pango.FontDescription?> { property("font-desc") }

  /// The property [`view`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Map.view.html) of
  /// `GtkSourceMap`.
  public var view: DynamicSubject<GtkSource.View?> { property("view") }
}
