// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CShumate
@_spi(Bindings) public import Gtk

extension Shumate {
  /// The class [`ShumatePathLayer`](https://gnome.pages.gitlab.gnome.org/libshumate/class.PathLayer.html).
  open class PathLayer: Shumate.Layer {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return shumate_path_layer_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`shumate_path_layer_new()`](https://gnome.pages.gitlab.gnome.org/libshumate/ctor.PathLayer.new.html).
    public init(viewport: Shumate.Viewport) {
      super.init(adopting: shumate_path_layer_new(viewport.opaque).raw)
    }

    /// The property [`closed`](https://gnome.pages.gitlab.gnome.org/libshumate/property.PathLayer.closed.html) of
    /// `ShumatePathLayer`.
    public final var closed: Bool {
      get { shumate_path_layer_get_closed(Gtk.instance(self)).isTrue }
      set { shumate_path_layer_set_closed(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property [`fill`](https://gnome.pages.gitlab.gnome.org/libshumate/property.PathLayer.fill.html) of
    /// `ShumatePathLayer`.
    public final var fill: Bool {
      get { shumate_path_layer_get_fill(Gtk.instance(self)).isTrue }
      set { shumate_path_layer_set_fill(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property [`fill-color`](https://gnome.pages.gitlab.gnome.org/libshumate/property.PathLayer.fill-color.html)
    /// of `ShumatePathLayer`.
    public final var fillColor: Gdk.RGBA? {
      get { getProperty("fill-color") }
      set { setProperty("fill-color", newValue) }
    }

    /// The property
    /// [`outline-color`](https://gnome.pages.gitlab.gnome.org/libshumate/property.PathLayer.outline-color.html) of
    /// `ShumatePathLayer`.
    public final var outlineColor: Gdk.RGBA? {
      get { getProperty("outline-color") }
      set { setProperty("outline-color", newValue) }
    }

    /// The property
    /// [`outline-width`](https://gnome.pages.gitlab.gnome.org/libshumate/property.PathLayer.outline-width.html) of
    /// `ShumatePathLayer`.
    public final var outlineWidth: Double {
      get { shumate_path_layer_get_outline_width(Gtk.instance(self)) }
      set { shumate_path_layer_set_outline_width(Gtk.instance(self), newValue) }
    }

    /// The property [`stroke`](https://gnome.pages.gitlab.gnome.org/libshumate/property.PathLayer.stroke.html) of
    /// `ShumatePathLayer`.
    public final var stroke: Bool {
      get { shumate_path_layer_get_stroke(Gtk.instance(self)).isTrue }
      set { shumate_path_layer_set_stroke(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`stroke-color`](https://gnome.pages.gitlab.gnome.org/libshumate/property.PathLayer.stroke-color.html) of
    /// `ShumatePathLayer`.
    public final var strokeColor: Gdk.RGBA? {
      get { getProperty("stroke-color") }
      set { setProperty("stroke-color", newValue) }
    }

    /// The property
    /// [`stroke-width`](https://gnome.pages.gitlab.gnome.org/libshumate/property.PathLayer.stroke-width.html) of
    /// `ShumatePathLayer`.
    public final var strokeWidth: Double {
      get { shumate_path_layer_get_stroke_width(Gtk.instance(self)) }
      set { shumate_path_layer_set_stroke_width(Gtk.instance(self), newValue) }
    }

    /// Calls
    /// [`shumate_path_layer_add_node()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.PathLayer.add_node.html).
    public final func addNode(_ location: any Shumate.Location) {
      shumate_path_layer_add_node(Gtk.instance(self), location.opaque)
    }

    /// Calls
    /// [`shumate_path_layer_get_nodes()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.PathLayer.get_nodes.html).
    public final var nodes: [any Shumate.Location] {
      Gtk.lists(shumate_path_layer_get_nodes(Gtk.instance(self)), isGiven: true) {
        Gtk.lentInterface($0) as (any Shumate.Location)?
      }
    }

    /// Calls
    /// [`shumate_path_layer_insert_node()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.PathLayer.insert_node.html).
    public final func insertNode(_ location: any Shumate.Location, position: Int) {
      shumate_path_layer_insert_node(Gtk.instance(self), location.opaque, position.uint32)
    }

    /// Calls
    /// [`shumate_path_layer_remove_all()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.PathLayer.remove_all.html).
    public final func removeAll() { shumate_path_layer_remove_all(Gtk.instance(self)) }

    /// Calls
    /// [`shumate_path_layer_remove_node()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.PathLayer.remove_node.html).
    public final func removeNode(_ location: any Shumate.Location) {
      shumate_path_layer_remove_node(Gtk.instance(self), location.opaque)
    }
  }
}

extension Reactive where Base: Shumate.PathLayer {
  /// The property [`closed`](https://gnome.pages.gitlab.gnome.org/libshumate/property.PathLayer.closed.html) of
  /// `ShumatePathLayer`.
  public var closed: DynamicSubject<Bool> { property("closed") }

  /// The property [`fill`](https://gnome.pages.gitlab.gnome.org/libshumate/property.PathLayer.fill.html) of
  /// `ShumatePathLayer`.
  public var fill: DynamicSubject<Bool> { property("fill") }

  /// The property [`fill-color`](https://gnome.pages.gitlab.gnome.org/libshumate/property.PathLayer.fill-color.html) of
  /// `ShumatePathLayer`.
  public var fillColor: DynamicSubject<Gdk.RGBA?> { property("fill-color") }

  /// The property
  /// [`outline-color`](https://gnome.pages.gitlab.gnome.org/libshumate/property.PathLayer.outline-color.html) of
  /// `ShumatePathLayer`.
  public var outlineColor: DynamicSubject<Gdk.RGBA?> { property("outline-color") }

  /// The property
  /// [`outline-width`](https://gnome.pages.gitlab.gnome.org/libshumate/property.PathLayer.outline-width.html) of
  /// `ShumatePathLayer`.
  public var outlineWidth: DynamicSubject<Double> {
    property(
      "outline-width", get: { (object: Shumate.PathLayer) in object.outlineWidth }, set: { $0.outlineWidth = $1 })
  }

  /// The property [`stroke`](https://gnome.pages.gitlab.gnome.org/libshumate/property.PathLayer.stroke.html) of
  /// `ShumatePathLayer`.
  public var stroke: DynamicSubject<Bool> { property("stroke") }

  /// The property
  /// [`stroke-color`](https://gnome.pages.gitlab.gnome.org/libshumate/property.PathLayer.stroke-color.html) of
  /// `ShumatePathLayer`.
  public var strokeColor: DynamicSubject<Gdk.RGBA?> { property("stroke-color") }

  /// The property
  /// [`stroke-width`](https://gnome.pages.gitlab.gnome.org/libshumate/property.PathLayer.stroke-width.html) of
  /// `ShumatePathLayer`.
  public var strokeWidth: DynamicSubject<Double> {
    property("stroke-width", get: { (object: Shumate.PathLayer) in object.strokeWidth }, set: { $0.strokeWidth = $1 })
  }
}
