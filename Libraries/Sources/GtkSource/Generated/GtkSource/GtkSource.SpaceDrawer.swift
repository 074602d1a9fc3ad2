// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The class
  /// [`GtkSourceSpaceDrawer`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/class.SpaceDrawer.html).
  open class SpaceDrawer: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return gtk_source_space_drawer_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`gtk_source_space_drawer_new()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/ctor.SpaceDrawer.new.html).
    public init() {
      super.init(adopting: gtk_source_space_drawer_new().raw)
    }

    /// The property
    /// [`enable-matrix`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.SpaceDrawer.enable-matrix.html)
    /// of `GtkSourceSpaceDrawer`.
    public final var enableMatrix: Bool {
      get { gtk_source_space_drawer_get_enable_matrix(Gtk.instance(self)).isTrue }
      set { gtk_source_space_drawer_set_enable_matrix(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`matrix`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.SpaceDrawer.matrix.html)
    /// of `GtkSourceSpaceDrawer`.
    public final var matrix: GLib.Variant? {
      get { getProperty("matrix") }
      set { gtk_source_space_drawer_set_matrix(Gtk.instance(self), newValue?.opaque) }
    }

    /// Calls
    /// [`gtk_source_space_drawer_bind_matrix_setting()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.SpaceDrawer.bind_matrix_setting.html).
    public final func bindMatrixSetting(_ settings: Gio.Settings, key: String, flags: Gio.SettingsBindFlags) {
      gtk_source_space_drawer_bind_matrix_setting(Gtk.instance(self), settings.gSettings, key, flags.cValue)
    }

    /// Calls
    /// [`gtk_source_space_drawer_get_types_for_locations()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.SpaceDrawer.get_types_for_locations.html).
    public final func getTypesForLocations(_ locations: GtkSource.SpaceLocationFlags) -> GtkSource.SpaceTypeFlags {
      GtkSource.SpaceTypeFlags(
        cValue: gtk_source_space_drawer_get_types_for_locations(Gtk.instance(self), locations.cValue))
    }

    /// Calls
    /// [`gtk_source_space_drawer_set_types_for_locations()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.SpaceDrawer.set_types_for_locations.html).
    public final func setTypesForLocations(locations: GtkSource.SpaceLocationFlags, types: GtkSource.SpaceTypeFlags) {
      gtk_source_space_drawer_set_types_for_locations(Gtk.instance(self), locations.cValue, types.cValue)
    }
  }
}

extension Reactive where Base: GtkSource.SpaceDrawer {
  /// The property
  /// [`enable-matrix`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.SpaceDrawer.enable-matrix.html)
  /// of `GtkSourceSpaceDrawer`.
  public var enableMatrix: DynamicSubject<Bool> { property("enable-matrix") }

  /// The property
  /// [`matrix`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.SpaceDrawer.matrix.html) of
  /// `GtkSourceSpaceDrawer`.
  public var matrix: DynamicSubject<GLib.Variant?> { property("matrix") }
}
