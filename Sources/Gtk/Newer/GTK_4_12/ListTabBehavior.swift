// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_12
public import CGtk

/// The enumeration [`GtkListTabBehavior`](https://docs.gtk.org/gtk4/enum.ListTabBehavior.html). Since GTK 4.12.
public nonisolated enum ListTabBehavior: Int32, GEnum, Sendable {
  /// `GTK_LIST_TAB_ALL` in C.
  case all = 0
  /// `GTK_LIST_TAB_ITEM` in C.
  case item = 1
  /// `GTK_LIST_TAB_CELL` in C.
  case cell = 2

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_list_tab_behavior_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkListTabBehavior) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkListTabBehavior { GtkListTabBehavior(rawValue: unsigned) }
}

#endif
