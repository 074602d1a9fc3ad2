// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_7
public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwToggleGroup`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.ToggleGroup.html).
  /// Since Libadwaita 1.7.
  open class ToggleGroup: Gtk.Widget, Gtk.Orientable {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_toggle_group_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_toggle_group_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.ToggleGroup.new.html).
    /// Since Libadwaita 1.7.
    public init() {
      super.init(adopting: adw_toggle_group_new())
    }

    /// The property
    /// [`active`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ToggleGroup.active.html) of
    /// `AdwToggleGroup`. Since Libadwaita 1.7.
    public final var active: Int {
      get { adw_toggle_group_get_active(Gtk.instance(self)).int }
      set { adw_toggle_group_set_active(Gtk.instance(self), newValue.uint32) }
    }

    /// The property
    /// [`active-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ToggleGroup.active-name.html)
    /// of `AdwToggleGroup`. Since Libadwaita 1.7.
    public final var activeName: String? {
      get { Gtk.lentString(ifAny: adw_toggle_group_get_active_name(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_toggle_group_set_active_name(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`can-shrink`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ToggleGroup.can-shrink.html)
    /// of `AdwToggleGroup`. Since Libadwaita 1.7.
    public final var canShrink: Bool {
      get { adw_toggle_group_get_can_shrink(Gtk.instance(self)).isTrue }
      set { adw_toggle_group_set_can_shrink(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`homogeneous`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ToggleGroup.homogeneous.html)
    /// of `AdwToggleGroup`. Since Libadwaita 1.7.
    public final var homogeneous: Bool {
      get { adw_toggle_group_get_homogeneous(Gtk.instance(self)).isTrue }
      set { adw_toggle_group_set_homogeneous(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`n-toggles`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ToggleGroup.n-toggles.html)
    /// of `AdwToggleGroup`. Since Libadwaita 1.7.
    public final var nToggles: Int { adw_toggle_group_get_n_toggles(Gtk.instance(self)).int }

    /// The property
    /// [`toggles`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ToggleGroup.toggles.html) of
    /// `AdwToggleGroup`. Since Libadwaita 1.7.
    public final var toggles: (any Gtk.SelectionModel)? {
      Gtk.givenInterface(opaque: adw_toggle_group_get_toggles(Gtk.instance(self)))
    }

    /// Calls
    /// [`adw_toggle_group_add()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ToggleGroup.add.html).
    /// Since Libadwaita 1.7.
    public final func add(_ toggle: Adw.Toggle) { adw_toggle_group_add(Gtk.instance(self), toggle.given()) }

    /// Calls
    /// [`adw_toggle_group_get_toggle()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ToggleGroup.get_toggle.html).
    /// Since Libadwaita 1.7.
    public final func getToggle(_ index: Int) -> Adw.Toggle? {
      Gtk.lentObject(opaque: adw_toggle_group_get_toggle(Gtk.instance(self), index.uint32))
    }

    /// Calls
    /// [`adw_toggle_group_get_toggle_by_name()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ToggleGroup.get_toggle_by_name.html).
    /// Since Libadwaita 1.7.
    public final func getToggleByName(_ name: String) -> Adw.Toggle? {
      Gtk.lentObject(opaque: adw_toggle_group_get_toggle_by_name(Gtk.instance(self), name))
    }

    /// Calls
    /// [`adw_toggle_group_remove()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ToggleGroup.remove.html).
    /// Since Libadwaita 1.7.
    public final func remove(_ toggle: Adw.Toggle) { adw_toggle_group_remove(Gtk.instance(self), toggle.opaque) }

    /// Calls
    /// [`adw_toggle_group_remove_all()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ToggleGroup.remove_all.html).
    /// Since Libadwaita 1.7.
    public final func removeAll() { adw_toggle_group_remove_all(Gtk.instance(self)) }
  }
}

extension Reactive where Base: Adw.ToggleGroup {
  /// The property
  /// [`active`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ToggleGroup.active.html) of
  /// `AdwToggleGroup`. Since Libadwaita 1.7.
  public var active: DynamicSubject<Int> {
    property("active", get: { (object: Adw.ToggleGroup) in object.active }, set: { $0.active = $1 })
  }

  /// The property
  /// [`active-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ToggleGroup.active-name.html)
  /// of `AdwToggleGroup`. Since Libadwaita 1.7.
  public var activeName: DynamicSubject<String?> {
    property("active-name", get: { (object: Adw.ToggleGroup) in object.activeName }, set: { $0.activeName = $1 })
  }

  /// The property
  /// [`can-shrink`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ToggleGroup.can-shrink.html)
  /// of `AdwToggleGroup`. Since Libadwaita 1.7.
  public var canShrink: DynamicSubject<Bool> { property("can-shrink") }

  /// The property
  /// [`homogeneous`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ToggleGroup.homogeneous.html)
  /// of `AdwToggleGroup`. Since Libadwaita 1.7.
  public var homogeneous: DynamicSubject<Bool> { property("homogeneous") }

  /// The property
  /// [`n-toggles`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ToggleGroup.n-toggles.html) of
  /// `AdwToggleGroup`. Since Libadwaita 1.7.
  public var nToggles: SafeSignal<Int> { readOnlyProperty("n-toggles") }

  /// The property
  /// [`toggles`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ToggleGroup.toggles.html) of
  /// `AdwToggleGroup`. Since Libadwaita 1.7.
  public var toggles: SafeSignal<(any Gtk.SelectionModel)?> { readOnlyInterfaceProperty("toggles") }
}

#endif
