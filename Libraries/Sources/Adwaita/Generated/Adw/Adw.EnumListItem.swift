// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class
  /// [`AdwEnumListItem`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.EnumListItem.html). Since
  /// Libadwaita 1.0.
  open class EnumListItem: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_enum_list_item_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property
    /// [`name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.EnumListItem.name.html) of
    /// `AdwEnumListItem`. Since Libadwaita 1.0.
    #if ADW_1_10
    @available(*, deprecated, message: "Replaced by `Gtk.EnumListItem` in Libadwaita 1.10.")
    #endif
    public final var name: String { Gtk.lentString(adw_enum_list_item_get_name(Gtk.instance(self))) }

    /// The property
    /// [`nick`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.EnumListItem.nick.html) of
    /// `AdwEnumListItem`. Since Libadwaita 1.0.
    #if ADW_1_10
    @available(*, deprecated, message: "Replaced by `Gtk.EnumListItem` in Libadwaita 1.10.")
    #endif
    public final var nick: String { Gtk.lentString(adw_enum_list_item_get_nick(Gtk.instance(self))) }

    /// The property
    /// [`value`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.EnumListItem.value.html) of
    /// `AdwEnumListItem`. Since Libadwaita 1.0.
    #if ADW_1_10
    @available(*, deprecated, message: "Replaced by `Gtk.EnumListItem` in Libadwaita 1.10.")
    #endif
    public final var value: Int { adw_enum_list_item_get_value(Gtk.instance(self)).int }
  }
}

extension Reactive where Base: Adw.EnumListItem {
  /// The property
  /// [`name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.EnumListItem.name.html) of
  /// `AdwEnumListItem`. Since Libadwaita 1.0.
  #if ADW_1_10
  @available(*, deprecated, message: "Replaced by `Gtk.EnumListItem` in Libadwaita 1.10.")
  #endif
  public var name: SafeSignal<String> { readOnlyProperty("name") }

  /// The property
  /// [`nick`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.EnumListItem.nick.html) of
  /// `AdwEnumListItem`. Since Libadwaita 1.0.
  #if ADW_1_10
  @available(*, deprecated, message: "Replaced by `Gtk.EnumListItem` in Libadwaita 1.10.")
  #endif
  public var nick: SafeSignal<String> { readOnlyProperty("nick") }

  /// The property
  /// [`value`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.EnumListItem.value.html) of
  /// `AdwEnumListItem`. Since Libadwaita 1.0.
  #if ADW_1_10
  @available(*, deprecated, message: "Replaced by `Gtk.EnumListItem` in Libadwaita 1.10.")
  #endif
  public var value: SafeSignal<Int> { readOnlyProperty("value") }
}
