// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The class [`GtkSourceMark`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/class.Mark.html).
  open class Mark: Gtk.TextMark {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return gtk_source_mark_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var gtkSourceMark: UnsafeMutablePointer<GtkSourceMark> {
      pointer.assumingMemoryBound(to: GtkSourceMark.self)
    }

    /// Calls
    /// [`gtk_source_mark_new()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/ctor.Mark.new.html).
    public init(name: String? = nil, category: String) {
      super.init(adopting: gtk_source_mark_new(name, category))
    }

    /// The property
    /// [`category`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Mark.category.html) of
    /// `GtkSourceMark`.
    public final var category: String { Gtk.lentString(gtk_source_mark_get_category(gtkSourceMark)) }

    /// Calls
    /// [`gtk_source_mark_next()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Mark.next.html).
    @discardableResult
    public final func next(_ category: String?) -> GtkSource.Mark? {
      Gtk.lentObject(gtk_source_mark_next(gtkSourceMark, category))
    }

    /// Calls
    /// [`gtk_source_mark_prev()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Mark.prev.html).
    @discardableResult
    public final func prev(_ category: String) -> GtkSource.Mark? {
      Gtk.lentObject(gtk_source_mark_prev(gtkSourceMark, category))
    }
  }
}

extension Reactive where Base: GtkSource.Mark {
  /// The property
  /// [`category`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Mark.category.html) of
  /// `GtkSourceMark`.
  public var category: SafeSignal<String> { readOnlyProperty("category") }
}
