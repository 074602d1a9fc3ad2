// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_12
public import CGtk

/// The flags [`GtkListScrollFlags`](https://docs.gtk.org/gtk4/flags.ListScrollFlags.html). Since GTK 4.12.
public nonisolated struct ListScrollFlags: GFlags, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `GTK_LIST_SCROLL_FOCUS` in C.
  public static var focus: ListScrollFlags { ListScrollFlags(rawValue: 1) }
  /// `GTK_LIST_SCROLL_SELECT` in C.
  public static var select: ListScrollFlags { ListScrollFlags(rawValue: 2) }

  public static var gType: GType { gtk_list_scroll_flags_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkListScrollFlags) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkListScrollFlags { GtkListScrollFlags(rawValue: unsigned) }
}

#endif
