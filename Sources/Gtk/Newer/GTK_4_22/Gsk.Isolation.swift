// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_22
public import CGtk

extension Gsk {
  /// The flags [`GskIsolation`](https://docs.gtk.org/gsk4/flags.Isolation.html). Since GTK 4.22.
  public nonisolated struct Isolation: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `GSK_ISOLATION_BACKGROUND` in C.
    public static var background: Isolation { Isolation(rawValue: 1) }
    /// `GSK_ISOLATION_COPY_PASTE` in C.
    public static var copyPaste: Isolation { Isolation(rawValue: 2) }
    /// `GSK_ISOLATION_ALL` in C.
    public static var all: Isolation { Isolation(rawValue: 4_294_967_295) }

    public static var gType: GType { gsk_isolation_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GskIsolation) {
      self.init(rawValue: UInt32(truncatingIfNeeded: cValue.rawValue))
    }
    @_spi(Bindings) public var cValue: GskIsolation { GskIsolation(rawValue: .init(truncatingIfNeeded: rawValue)) }
  }
}

#endif
