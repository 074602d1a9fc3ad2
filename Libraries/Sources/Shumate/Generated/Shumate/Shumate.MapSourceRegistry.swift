// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CShumate
@_spi(Bindings) public import Gtk

extension Shumate {
  /// The class
  /// [`ShumateMapSourceRegistry`](https://gnome.pages.gitlab.gnome.org/libshumate/class.MapSourceRegistry.html).
  open class MapSourceRegistry: Gtk.Object, Gio.ListModel {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return shumate_map_source_registry_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`shumate_map_source_registry_new()`](https://gnome.pages.gitlab.gnome.org/libshumate/ctor.MapSourceRegistry.new.html).
    public init() {
      super.init(adopting: shumate_map_source_registry_new().raw)
    }

    /// Calls
    /// [`shumate_map_source_registry_new_with_defaults()`](https://gnome.pages.gitlab.gnome.org/libshumate/ctor.MapSourceRegistry.new_with_defaults.html).
    public static func withDefaults() -> Shumate.MapSourceRegistry {
      Shumate.MapSourceRegistry(adopting: shumate_map_source_registry_new_with_defaults().raw)
    }

    /// Calls
    /// [`shumate_map_source_registry_add()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.MapSourceRegistry.add.html).
    public final func add(_ mapSource: Shumate.MapSource) {
      shumate_map_source_registry_add(
        Gtk.instance(self), mapSource.givenPointer().assumingMemoryBound(to: ShumateMapSource.self))
    }

    /// Calls
    /// [`shumate_map_source_registry_get_by_id()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.MapSourceRegistry.get_by_id.html).
    public final func getById(_ id: String) -> Shumate.MapSource? {
      Gtk.lentObject(shumate_map_source_registry_get_by_id(Gtk.instance(self), id))
    }

    /// Calls
    /// [`shumate_map_source_registry_populate_defaults()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.MapSourceRegistry.populate_defaults.html).
    public final func populateDefaults() { shumate_map_source_registry_populate_defaults(Gtk.instance(self)) }

    /// Calls
    /// [`shumate_map_source_registry_remove()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.MapSourceRegistry.remove.html).
    public final func remove(_ id: String) { shumate_map_source_registry_remove(Gtk.instance(self), id) }
  }
}
