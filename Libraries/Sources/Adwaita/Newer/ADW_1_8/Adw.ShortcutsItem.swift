// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_8
public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class
  /// [`AdwShortcutsItem`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.ShortcutsItem.html). Since
  /// Libadwaita 1.8.
  open class ShortcutsItem: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_shortcuts_item_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_shortcuts_item_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.ShortcutsItem.new.html).
    /// Since Libadwaita 1.8.
    public init(title: String, accelerator: String) {
      super.init(adopting: adw_shortcuts_item_new(title, accelerator).raw)
    }

    /// Calls
    /// [`adw_shortcuts_item_new_from_action()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.ShortcutsItem.new_from_action.html).
    /// Since Libadwaita 1.8.
    public init(title: String, actionName: String) {
      super.init(adopting: adw_shortcuts_item_new_from_action(title, actionName).raw)
    }

    /// The property
    /// [`accelerator`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ShortcutsItem.accelerator.html)
    /// of `AdwShortcutsItem`. Since Libadwaita 1.8.
    public final var accelerator: String {
      get { Gtk.lentString(adw_shortcuts_item_get_accelerator(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_shortcuts_item_set_accelerator(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`action-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ShortcutsItem.action-name.html)
    /// of `AdwShortcutsItem`. Since Libadwaita 1.8.
    public final var actionName: String {
      get { Gtk.lentString(adw_shortcuts_item_get_action_name(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_shortcuts_item_set_action_name(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`direction`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ShortcutsItem.direction.html)
    /// of `AdwShortcutsItem`. Since Libadwaita 1.8.
    public final var direction: Gtk.TextDirection {
      get { Gtk.TextDirection(cValue: adw_shortcuts_item_get_direction(Gtk.instance(self))) }
      set { adw_shortcuts_item_set_direction(Gtk.instance(self), newValue.cValue) }
    }

    /// The property
    /// [`subtitle`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ShortcutsItem.subtitle.html)
    /// of `AdwShortcutsItem`. Since Libadwaita 1.8.
    public final var subtitle: String {
      get { Gtk.lentString(adw_shortcuts_item_get_subtitle(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_shortcuts_item_set_subtitle(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`title`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ShortcutsItem.title.html) of
    /// `AdwShortcutsItem`. Since Libadwaita 1.8.
    public final var title: String {
      get { Gtk.lentString(adw_shortcuts_item_get_title(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_shortcuts_item_set_title(Gtk.instance(self), $0) } }
    }
  }
}

extension Reactive where Base: Adw.ShortcutsItem {
  /// The property
  /// [`accelerator`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ShortcutsItem.accelerator.html)
  /// of `AdwShortcutsItem`. Since Libadwaita 1.8.
  public var accelerator: DynamicSubject<String> {
    property("accelerator", get: { (object: Adw.ShortcutsItem) in object.accelerator }, set: { $0.accelerator = $1 })
  }

  /// The property
  /// [`action-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ShortcutsItem.action-name.html)
  /// of `AdwShortcutsItem`. Since Libadwaita 1.8.
  public var actionName: DynamicSubject<String> {
    property("action-name", get: { (object: Adw.ShortcutsItem) in object.actionName }, set: { $0.actionName = $1 })
  }

  /// The property
  /// [`direction`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ShortcutsItem.direction.html)
  /// of `AdwShortcutsItem`. Since Libadwaita 1.8.
  public var direction: DynamicSubject<Gtk.TextDirection> { property("direction") }

  /// The property
  /// [`subtitle`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ShortcutsItem.subtitle.html) of
  /// `AdwShortcutsItem`. Since Libadwaita 1.8.
  public var subtitle: DynamicSubject<String> {
    property("subtitle", get: { (object: Adw.ShortcutsItem) in object.subtitle }, set: { $0.subtitle = $1 })
  }

  /// The property
  /// [`title`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ShortcutsItem.title.html) of
  /// `AdwShortcutsItem`. Since Libadwaita 1.8.
  public var title: DynamicSubject<String> {
    property("title", get: { (object: Adw.ShortcutsItem) in object.title }, set: { $0.title = $1 })
  }
}

#endif
