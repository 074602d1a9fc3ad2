// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class
  /// [`AdwEnumListModel`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.EnumListModel.html). Since
  /// Libadwaita 1.0.
  open class EnumListModel: Gtk.Object, Gio.ListModel {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_enum_list_model_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_enum_list_model_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.EnumListModel.new.html).
    /// Since Libadwaita 1.0.
    #if ADW_1_10
    @available(*, deprecated, message: "Replaced by `Gtk.EnumList` in Libadwaita 1.10.")
    #endif
    public init(enumType: any Gtk.GTyped.Type) {
      super.init(adopting: adw_enum_list_model_new(enumType.registeredType).raw)
    }

    /// The property
    /// [`enum-type`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.EnumListModel.enum-type.html)
    /// of `AdwEnumListModel`. Since Libadwaita 1.0.
    #if ADW_1_10
    @available(*, deprecated, message: "Replaced by `Gtk.EnumList` in Libadwaita 1.10.")
    #endif
    public final var enumType: Gtk.GType { adw_enum_list_model_get_enum_type(Gtk.instance(self)) }

    /// Calls
    /// [`adw_enum_list_model_find_position()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.EnumListModel.find_position.html).
    /// Since Libadwaita 1.0.
    #if ADW_1_10
    @available(*, deprecated, message: "Replaced by `Gtk.EnumList` in Libadwaita 1.10.")
    #endif
    @discardableResult
    public final func findPosition(_ value: Int) -> Int {
      adw_enum_list_model_find_position(Gtk.instance(self), value.int32).int
    }
  }
}

extension Reactive where Base: Adw.EnumListModel {
  /// The property
  /// [`enum-type`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.EnumListModel.enum-type.html)
  /// of `AdwEnumListModel`. Since Libadwaita 1.0.
  #if ADW_1_10
  @available(*, deprecated, message: "Replaced by `Gtk.EnumList` in Libadwaita 1.10.")
  #endif
  public var enumType: SafeSignal<Gtk.GType> { readOnlyProperty("enum-type") }
}
