// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
public import CShumate
@_spi(Bindings) public import Gtk

extension Shumate {
  /// The class [`ShumateMarker`](https://gnome.pages.gitlab.gnome.org/libshumate/class.Marker.html).
  open class Marker: Gtk.Widget, Shumate.Location {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return shumate_marker_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var shumateMarker: UnsafeMutablePointer<ShumateMarker> {
      pointer.assumingMemoryBound(to: ShumateMarker.self)
    }

    /// Calls [`shumate_marker_new()`](https://gnome.pages.gitlab.gnome.org/libshumate/ctor.Marker.new.html).
    public init() {
      super.init(adopting: shumate_marker_new())
    }

    /// The property [`child`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Marker.child.html) of
    /// `ShumateMarker`.
    public final var child: Gtk.Widget? {
      get { Gtk.lentObject(widget: shumate_marker_get_child(shumateMarker)) }
      set { shumate_marker_set_child(shumateMarker, newValue?.gtkWidget) }
    }

    /// The property [`selectable`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Marker.selectable.html) of
    /// `ShumateMarker`.
    public final var selectable: Bool {
      get { shumate_marker_get_selectable(shumateMarker).isTrue }
      set { shumate_marker_set_selectable(shumateMarker, newValue.gboolean) }
    }

    /// Calls
    /// [`shumate_marker_is_selected()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.Marker.is_selected.html).
    public final var isSelected: Bool { shumate_marker_is_selected(shumateMarker).isTrue }
  }
}

extension Reactive where Base: Shumate.Marker {
  /// The property [`child`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Marker.child.html) of
  /// `ShumateMarker`.
  public var child: DynamicSubject<Gtk.Widget?> { property("child") }

  /// The property [`selectable`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Marker.selectable.html) of
  /// `ShumateMarker`.
  public var selectable: DynamicSubject<Bool> { property("selectable") }
}
