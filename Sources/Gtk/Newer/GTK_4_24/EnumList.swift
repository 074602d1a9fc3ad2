// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_24
public import BindingCore
import CGtk

/// The class [`GtkEnumList`](https://docs.gtk.org/gtk4/class.EnumList.html). Since GTK 4.24.
open class EnumList: Object, Gio.ListModel {
  open override class var gType: GType { gtk_enum_list_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_enum_list_new()`](https://docs.gtk.org/gtk4/ctor.EnumList.new.html). Since GTK 4.24.
  public init(enumType: any GTyped.Type) {
    super.init(adopting: gtk_enum_list_new(enumType.registeredType).raw)
  }

  /// The property [`enum-type`](https://docs.gtk.org/gtk4/property.EnumList.enum-type.html) of `GtkEnumList`. Since GTK
  /// 4.24.
  public final var enumType: GType { gtk_enum_list_get_enum_type(instance(self)) }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.EnumList.item-type.html) of `GtkEnumList`. Since GTK
  /// 4.24.
  public final var itemType: GType { getProperty("item-type") }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.EnumList.n-items.html) of `GtkEnumList`. Since GTK
  /// 4.24.
  public final var nItems: Int { getProperty("n-items") }

  /// Calls [`gtk_enum_list_find()`](https://docs.gtk.org/gtk4/method.EnumList.find.html). Since GTK 4.24.
  @discardableResult
  public final func find(_ value: Int) -> Int { gtk_enum_list_find(instance(self), value.int32).int }
}

extension Reactive where Base: EnumList {
  /// The property [`enum-type`](https://docs.gtk.org/gtk4/property.EnumList.enum-type.html) of `GtkEnumList`. Since GTK
  /// 4.24.
  public var enumType: SafeSignal<GType> { readOnlyProperty("enum-type") }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.EnumList.item-type.html) of `GtkEnumList`. Since GTK
  /// 4.24.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.EnumList.n-items.html) of `GtkEnumList`. Since GTK
  /// 4.24.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}

#endif
