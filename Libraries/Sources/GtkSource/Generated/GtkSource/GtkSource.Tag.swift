// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The class [`GtkSourceTag`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/class.Tag.html).
  open class Tag: Gtk.TextTag {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return gtk_source_tag_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var gtkSourceTag: UnsafeMutablePointer<GtkSourceTag> {
      pointer.assumingMemoryBound(to: GtkSourceTag.self)
    }

    /// Calls
    /// [`gtk_source_tag_new()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/ctor.Tag.new.html).
    public override init(name: String? = nil) {
      super.init(adopting: gtk_source_tag_new(name))
    }

    /// The property
    /// [`draw-spaces`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Tag.draw-spaces.html)
    /// of `GtkSourceTag`.
    public final var drawSpaces: Bool {
      get { getProperty("draw-spaces") }
      set { setProperty("draw-spaces", newValue) }
    }

    /// The property
    /// [`draw-spaces-set`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Tag.draw-spaces-set.html)
    /// of `GtkSourceTag`.
    public final var drawSpacesSet: Bool {
      get { getProperty("draw-spaces-set") }
      set { setProperty("draw-spaces-set", newValue) }
    }
  }
}

extension Reactive where Base: GtkSource.Tag {
  /// The property
  /// [`draw-spaces`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Tag.draw-spaces.html)
  /// of `GtkSourceTag`.
  public var drawSpaces: DynamicSubject<Bool> { property("draw-spaces") }

  /// The property
  /// [`draw-spaces-set`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Tag.draw-spaces-set.html)
  /// of `GtkSourceTag`.
  public var drawSpacesSet: DynamicSubject<Bool> { property("draw-spaces-set") }
}
