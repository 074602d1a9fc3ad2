// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
public import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class
  /// [`AdwPreferencesGroup`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.PreferencesGroup.html).
  /// Since Libadwaita 1.0.
  open class PreferencesGroup: Gtk.Widget {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_preferences_group_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var adwPreferencesGroup: UnsafeMutablePointer<AdwPreferencesGroup> {
      pointer.assumingMemoryBound(to: AdwPreferencesGroup.self)
    }

    /// Calls
    /// [`adw_preferences_group_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.PreferencesGroup.new.html).
    /// Since Libadwaita 1.0.
    public init() {
      super.init(adopting: adw_preferences_group_new())
    }

    /// The property
    /// [`description`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PreferencesGroup.description.html)
    /// of `AdwPreferencesGroup`. Since Libadwaita 1.0.
    public final var description: String? {
      get { Gtk.lentString(ifAny: adw_preferences_group_get_description(adwPreferencesGroup)) }
      set { Gtk.lend(newValue) { adw_preferences_group_set_description(adwPreferencesGroup, $0) } }
    }

    /// The property
    /// [`header-suffix`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PreferencesGroup.header-suffix.html)
    /// of `AdwPreferencesGroup`. Since Libadwaita 1.1.
    public final var headerSuffix: Gtk.Widget? {
      get { Gtk.lentObject(widget: adw_preferences_group_get_header_suffix(adwPreferencesGroup)) }
      set { adw_preferences_group_set_header_suffix(adwPreferencesGroup, newValue?.gtkWidget) }
    }

    /// The property
    /// [`title`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PreferencesGroup.title.html) of
    /// `AdwPreferencesGroup`. Since Libadwaita 1.0.
    public final var title: String {
      get { Gtk.lentString(adw_preferences_group_get_title(adwPreferencesGroup)) }
      set { Gtk.lend(newValue) { adw_preferences_group_set_title(adwPreferencesGroup, $0) } }
    }

    /// Calls
    /// [`adw_preferences_group_add()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesGroup.add.html).
    /// Since Libadwaita 1.0.
    public final func add(_ child: Gtk.Widget) { adw_preferences_group_add(adwPreferencesGroup, child.gtkWidget) }

    /// Calls
    /// [`adw_preferences_group_remove()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesGroup.remove.html).
    /// Since Libadwaita 1.0.
    public final func remove(_ child: Gtk.Widget) { adw_preferences_group_remove(adwPreferencesGroup, child.gtkWidget) }
  }
}

extension Reactive where Base: Adw.PreferencesGroup {
  /// The property
  /// [`description`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PreferencesGroup.description.html)
  /// of `AdwPreferencesGroup`. Since Libadwaita 1.0.
  public var description: DynamicSubject<String?> {
    property("description", get: { (object: Adw.PreferencesGroup) in object.description }, set: { $0.description = $1 })
  }

  /// The property
  /// [`header-suffix`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PreferencesGroup.header-suffix.html)
  /// of `AdwPreferencesGroup`. Since Libadwaita 1.1.
  public var headerSuffix: DynamicSubject<Gtk.Widget?> { property("header-suffix") }

  /// The property
  /// [`title`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PreferencesGroup.title.html) of
  /// `AdwPreferencesGroup`. Since Libadwaita 1.0.
  public var title: DynamicSubject<String> {
    property("title", get: { (object: Adw.PreferencesGroup) in object.title }, set: { $0.title = $1 })
  }
}
