// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The class
  /// [`GtkSourceRegion`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/class.Region.html).
  open class Region: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return gtk_source_region_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var gtkSourceRegion: UnsafeMutablePointer<GtkSourceRegion> {
      pointer.assumingMemoryBound(to: GtkSourceRegion.self)
    }

    /// Calls
    /// [`gtk_source_region_new()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/ctor.Region.new.html).
    public init(buffer: Gtk.TextBuffer) {
      super.init(adopting: gtk_source_region_new(buffer.gtkTextBuffer))
    }

    /// The property
    /// [`buffer`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Region.buffer.html) of
    /// `GtkSourceRegion`.
    public final var buffer: Gtk.TextBuffer? { Gtk.lentObject(gtk_source_region_get_buffer(gtkSourceRegion)) }

    /// Calls
    /// [`gtk_source_region_add_region()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Region.add_region.html).
    public final func addRegion(_ regionToAdd: GtkSource.Region?) {
      gtk_source_region_add_region(gtkSourceRegion, regionToAdd?.gtkSourceRegion)
    }

    /// Calls
    /// [`gtk_source_region_add_subregion()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Region.add_subregion.html).
    public final func addSubregion(_ start: Gtk.TextIter, end: Gtk.TextIter) {
      gtk_source_region_add_subregion(gtkSourceRegion, start.gtkTextIter, end.gtkTextIter)
    }

    /// Calls
    /// [`gtk_source_region_get_bounds()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Region.get_bounds.html).
    public final var bounds: (start: Gtk.TextIter, end: Gtk.TextIter)? {
      var cStart = GtkTextIter()
      var cEnd = GtkTextIter()
      let result = gtk_source_region_get_bounds(gtkSourceRegion, &cStart, &cEnd)
      guard result != 0 else { return nil }
      return (Gtk.TextIter(copying: &cStart), Gtk.TextIter(copying: &cEnd))
    }

    /// Calls
    /// [`gtk_source_region_intersect_region()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Region.intersect_region.html).
    @discardableResult
    public final func intersectRegion(_ region2: GtkSource.Region?) -> GtkSource.Region? {
      Gtk.givenObject(gtk_source_region_intersect_region(gtkSourceRegion, region2?.gtkSourceRegion))
    }

    /// Calls
    /// [`gtk_source_region_intersect_subregion()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Region.intersect_subregion.html).
    @discardableResult
    public final func intersectSubregion(_ start: Gtk.TextIter, end: Gtk.TextIter) -> GtkSource.Region? {
      Gtk.givenObject(gtk_source_region_intersect_subregion(gtkSourceRegion, start.gtkTextIter, end.gtkTextIter))
    }

    /// Calls
    /// [`gtk_source_region_is_empty()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Region.is_empty.html).
    public final var isEmpty: Bool { gtk_source_region_is_empty(gtkSourceRegion).isTrue }

    /// Calls
    /// [`gtk_source_region_subtract_region()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Region.subtract_region.html).
    public final func subtractRegion(_ regionToSubtract: GtkSource.Region?) {
      gtk_source_region_subtract_region(gtkSourceRegion, regionToSubtract?.gtkSourceRegion)
    }

    /// Calls
    /// [`gtk_source_region_subtract_subregion()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Region.subtract_subregion.html).
    public final func subtractSubregion(_ start: Gtk.TextIter, end: Gtk.TextIter) {
      gtk_source_region_subtract_subregion(gtkSourceRegion, start.gtkTextIter, end.gtkTextIter)
    }

    /// Calls
    /// [`gtk_source_region_to_string()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Region.to_string.html).
    @discardableResult
    public final func toString() -> String? { Gtk.givenString(ifAny: gtk_source_region_to_string(gtkSourceRegion)) }
  }
}

extension Reactive where Base: GtkSource.Region {
  /// The property
  /// [`buffer`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Region.buffer.html) of
  /// `GtkSourceRegion`.
  public var buffer: SafeSignal<Gtk.TextBuffer?> { readOnlyProperty("buffer") }
}
