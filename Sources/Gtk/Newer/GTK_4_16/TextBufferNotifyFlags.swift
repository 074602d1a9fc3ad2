// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_16
public import CGtk

/// The flags [`GtkTextBufferNotifyFlags`](https://docs.gtk.org/gtk4/flags.TextBufferNotifyFlags.html). Since GTK 4.16.
public nonisolated struct TextBufferNotifyFlags: GFlags, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `GTK_TEXT_BUFFER_NOTIFY_BEFORE_INSERT` in C.
  public static var beforeInsert: TextBufferNotifyFlags { TextBufferNotifyFlags(rawValue: 1) }
  /// `GTK_TEXT_BUFFER_NOTIFY_AFTER_INSERT` in C.
  public static var afterInsert: TextBufferNotifyFlags { TextBufferNotifyFlags(rawValue: 2) }
  /// `GTK_TEXT_BUFFER_NOTIFY_BEFORE_DELETE` in C.
  public static var beforeDelete: TextBufferNotifyFlags { TextBufferNotifyFlags(rawValue: 4) }
  /// `GTK_TEXT_BUFFER_NOTIFY_AFTER_DELETE` in C.
  public static var afterDelete: TextBufferNotifyFlags { TextBufferNotifyFlags(rawValue: 8) }

  public static var gType: GType { gtk_text_buffer_notify_flags_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkTextBufferNotifyFlags) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkTextBufferNotifyFlags { GtkTextBufferNotifyFlags(rawValue: unsigned) }
}

#endif
