// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CShumate
@_spi(Bindings) public import Gtk

extension Shumate {
  /// The class [`ShumateTile`](https://gnome.pages.gitlab.gnome.org/libshumate/class.Tile.html).
  open class Tile: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return shumate_tile_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`shumate_tile_new()`](https://gnome.pages.gitlab.gnome.org/libshumate/ctor.Tile.new.html).
    public init() {
      super.init(adopting: shumate_tile_new().raw)
    }

    /// Calls [`shumate_tile_new_full()`](https://gnome.pages.gitlab.gnome.org/libshumate/ctor.Tile.new_full.html).
    public init(x: Int, y: Int, size: Int, zoomLevel: Int) {
      super.init(adopting: shumate_tile_new_full(x.uint32, y.uint32, size.uint32, zoomLevel.uint32).raw)
    }

    /// The property [`fade-in`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Tile.fade-in.html) of
    /// `ShumateTile`.
    public final var fadeIn: Bool {
      get { shumate_tile_get_fade_in(Gtk.instance(self)).isTrue }
      set { shumate_tile_set_fade_in(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property [`paintable`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Tile.paintable.html) of
    /// `ShumateTile`.
    public final var paintable: (any Gdk.Paintable)? {
      get { Gtk.lentInterface(opaque: shumate_tile_get_paintable(Gtk.instance(self))) }
      set { shumate_tile_set_paintable(Gtk.instance(self), newValue?.opaque) }
    }

    /// The property [`size`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Tile.size.html) of `ShumateTile`.
    public final var size: Int {
      get { shumate_tile_get_size(Gtk.instance(self)).int }
      set { shumate_tile_set_size(Gtk.instance(self), newValue.uint32) }
    }

    /// The property [`state`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Tile.state.html) of
    /// `ShumateTile`.
    public final var state: Shumate.State {
      get { Shumate.State(cValue: shumate_tile_get_state(Gtk.instance(self))) }
      set { shumate_tile_set_state(Gtk.instance(self), newValue.cValue) }
    }

    /// The property [`x`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Tile.x.html) of `ShumateTile`.
    public final var x: Int {
      get { shumate_tile_get_x(Gtk.instance(self)).int }
      set { shumate_tile_set_x(Gtk.instance(self), newValue.uint32) }
    }

    /// The property [`y`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Tile.y.html) of `ShumateTile`.
    public final var y: Int {
      get { shumate_tile_get_y(Gtk.instance(self)).int }
      set { shumate_tile_set_y(Gtk.instance(self), newValue.uint32) }
    }

    /// The property [`zoom-level`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Tile.zoom-level.html) of
    /// `ShumateTile`.
    public final var zoomLevel: Int {
      get { shumate_tile_get_zoom_level(Gtk.instance(self)).int }
      set { shumate_tile_set_zoom_level(Gtk.instance(self), newValue.uint32) }
    }
  }
}

extension Reactive where Base: Shumate.Tile {
  /// The property [`fade-in`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Tile.fade-in.html) of
  /// `ShumateTile`.
  public var fadeIn: DynamicSubject<Bool> { property("fade-in") }

  /// The property [`paintable`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Tile.paintable.html) of
  /// `ShumateTile`.
  public var paintable: DynamicSubject<(any Gdk.Paintable)?> { interfaceProperty("paintable") }

  /// The property [`size`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Tile.size.html) of `ShumateTile`.
  public var size: DynamicSubject<Int> {
    property("size", get: { (object: Shumate.Tile) in object.size }, set: { $0.size = $1 })
  }

  /// The property [`state`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Tile.state.html) of `ShumateTile`.
  public var state: DynamicSubject<Shumate.State> { property("state") }

  /// The property [`x`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Tile.x.html) of `ShumateTile`.
  public var x: DynamicSubject<Int> { property("x", get: { (object: Shumate.Tile) in object.x }, set: { $0.x = $1 }) }

  /// The property [`y`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Tile.y.html) of `ShumateTile`.
  public var y: DynamicSubject<Int> { property("y", get: { (object: Shumate.Tile) in object.y }, set: { $0.y = $1 }) }

  /// The property [`zoom-level`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Tile.zoom-level.html) of
  /// `ShumateTile`.
  public var zoomLevel: DynamicSubject<Int> {
    property("zoom-level", get: { (object: Shumate.Tile) in object.zoomLevel }, set: { $0.zoomLevel = $1 })
  }
}
