// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CShumate
@_spi(Bindings) public import Gtk

extension Shumate {
  /// The class [`ShumateMarkerLayer`](https://gnome.pages.gitlab.gnome.org/libshumate/class.MarkerLayer.html).
  open class MarkerLayer: Shumate.Layer {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return shumate_marker_layer_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`shumate_marker_layer_new()`](https://gnome.pages.gitlab.gnome.org/libshumate/ctor.MarkerLayer.new.html).
    public init(viewport: Shumate.Viewport) {
      super.init(adopting: shumate_marker_layer_new(viewport.opaque).raw)
    }

    /// Calls
    /// [`shumate_marker_layer_new_full()`](https://gnome.pages.gitlab.gnome.org/libshumate/ctor.MarkerLayer.new_full.html).
    public init(viewport: Shumate.Viewport, mode: Gtk.SelectionMode) {
      super.init(adopting: shumate_marker_layer_new_full(viewport.opaque, mode.cValue).raw)
    }

    /// The property
    /// [`selection-mode`](https://gnome.pages.gitlab.gnome.org/libshumate/property.MarkerLayer.selection-mode.html) of
    /// `ShumateMarkerLayer`.
    public final var selectionMode: Gtk.SelectionMode {
      get { Gtk.SelectionMode(cValue: shumate_marker_layer_get_selection_mode(Gtk.instance(self))) }
      set { shumate_marker_layer_set_selection_mode(Gtk.instance(self), newValue.cValue) }
    }

    /// Calls
    /// [`shumate_marker_layer_add_marker()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.MarkerLayer.add_marker.html).
    public final func addMarker(_ marker: Shumate.Marker) {
      shumate_marker_layer_add_marker(Gtk.instance(self), marker.shumateMarker)
    }

    /// Calls
    /// [`shumate_marker_layer_get_markers()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.MarkerLayer.get_markers.html).
    public final var markers: [Shumate.Marker] {
      Gtk.lists(shumate_marker_layer_get_markers(Gtk.instance(self)), isGiven: true) {
        Gtk.lentObject($0) as Shumate.Marker?
      }
    }

    /// Calls
    /// [`shumate_marker_layer_get_selected()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.MarkerLayer.get_selected.html).
    public final var selected: [Shumate.Marker] {
      Gtk.lists(shumate_marker_layer_get_selected(Gtk.instance(self)), isGiven: true) {
        Gtk.lentObject($0) as Shumate.Marker?
      }
    }

    /// Calls
    /// [`shumate_marker_layer_remove_all()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.MarkerLayer.remove_all.html).
    public final func removeAll() { shumate_marker_layer_remove_all(Gtk.instance(self)) }

    /// Calls
    /// [`shumate_marker_layer_remove_marker()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.MarkerLayer.remove_marker.html).
    public final func removeMarker(_ marker: Shumate.Marker) {
      shumate_marker_layer_remove_marker(Gtk.instance(self), marker.shumateMarker)
    }

    /// Calls
    /// [`shumate_marker_layer_select_all_markers()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.MarkerLayer.select_all_markers.html).
    public final func selectAllMarkers() { shumate_marker_layer_select_all_markers(Gtk.instance(self)) }

    /// Calls
    /// [`shumate_marker_layer_select_marker()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.MarkerLayer.select_marker.html).
    @discardableResult
    public final func selectMarker(_ marker: Shumate.Marker) -> Bool {
      shumate_marker_layer_select_marker(Gtk.instance(self), marker.shumateMarker).isTrue
    }

    /// Calls
    /// [`shumate_marker_layer_unselect_all_markers()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.MarkerLayer.unselect_all_markers.html).
    public final func unselectAllMarkers() { shumate_marker_layer_unselect_all_markers(Gtk.instance(self)) }

    /// Calls
    /// [`shumate_marker_layer_unselect_marker()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.MarkerLayer.unselect_marker.html).
    public final func unselectMarker(_ marker: Shumate.Marker) {
      shumate_marker_layer_unselect_marker(Gtk.instance(self), marker.shumateMarker)
    }
  }
}

extension Reactive where Base: Shumate.MarkerLayer {
  /// The property
  /// [`selection-mode`](https://gnome.pages.gitlab.gnome.org/libshumate/property.MarkerLayer.selection-mode.html) of
  /// `ShumateMarkerLayer`.
  public var selectionMode: DynamicSubject<Gtk.SelectionMode> { property("selection-mode") }

  /// The signal
  /// [`marker-selected`](https://gnome.pages.gitlab.gnome.org/libshumate/signal.MarkerLayer.marker-selected.html) of
  /// `ShumateMarkerLayer`.
  ///
  /// Argument: `marker`.
  public var markerSelected: SafeSignal<Shumate.Marker> { signal(ofOne: "marker-selected") }

  /// The signal
  /// [`marker-unselected`](https://gnome.pages.gitlab.gnome.org/libshumate/signal.MarkerLayer.marker-unselected.html)
  /// of `ShumateMarkerLayer`.
  ///
  /// Argument: `marker`.
  public var markerUnselected: SafeSignal<Shumate.Marker> { signal(ofOne: "marker-unselected") }
}
