// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_24
public import BindingCore
import CGtk

/// The class [`GtkEnumListItem`](https://docs.gtk.org/gtk4/class.EnumListItem.html). Since GTK 4.24.
open class EnumListItem: Object {
  open override class var gType: GType { gtk_enum_list_item_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The property [`name`](https://docs.gtk.org/gtk4/property.EnumListItem.name.html) of `GtkEnumListItem`. Since GTK
  /// 4.24.
  public final var name: String { lentString(gtk_enum_list_item_get_name(instance(self))) }

  /// The property [`nick`](https://docs.gtk.org/gtk4/property.EnumListItem.nick.html) of `GtkEnumListItem`. Since GTK
  /// 4.24.
  public final var nick: String { lentString(gtk_enum_list_item_get_nick(instance(self))) }

  /// The property [`value`](https://docs.gtk.org/gtk4/property.EnumListItem.value.html) of `GtkEnumListItem`. Since GTK
  /// 4.24.
  public final var value: Int { gtk_enum_list_item_get_value(instance(self)).int }
}

extension Reactive where Base: EnumListItem {
  /// The property [`name`](https://docs.gtk.org/gtk4/property.EnumListItem.name.html) of `GtkEnumListItem`. Since GTK
  /// 4.24.
  public var name: SafeSignal<String> { readOnlyProperty("name") }

  /// The property [`nick`](https://docs.gtk.org/gtk4/property.EnumListItem.nick.html) of `GtkEnumListItem`. Since GTK
  /// 4.24.
  public var nick: SafeSignal<String> { readOnlyProperty("nick") }

  /// The property [`value`](https://docs.gtk.org/gtk4/property.EnumListItem.value.html) of `GtkEnumListItem`. Since GTK
  /// 4.24.
  public var value: SafeSignal<Int> { readOnlyProperty("value") }
}

#endif
