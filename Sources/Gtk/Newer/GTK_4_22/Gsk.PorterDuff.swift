// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_22
public import CGtk

extension Gsk {
  /// The enumeration [`GskPorterDuff`](https://docs.gtk.org/gsk4/enum.PorterDuff.html). Since GTK 4.22.
  public nonisolated enum PorterDuff: Int32, GEnum, Sendable {
    /// `GSK_PORTER_DUFF_SOURCE` in C.
    case source = 0
    /// `GSK_PORTER_DUFF_DEST` in C.
    case dest = 1
    /// `GSK_PORTER_DUFF_SOURCE_OVER_DEST` in C.
    case sourceOverDest = 2
    /// `GSK_PORTER_DUFF_DEST_OVER_SOURCE` in C.
    case destOverSource = 3
    /// `GSK_PORTER_DUFF_SOURCE_IN_DEST` in C.
    case sourceInDest = 4
    /// `GSK_PORTER_DUFF_DEST_IN_SOURCE` in C.
    case destInSource = 5
    /// `GSK_PORTER_DUFF_SOURCE_OUT_DEST` in C.
    case sourceOutDest = 6
    /// `GSK_PORTER_DUFF_DEST_OUT_SOURCE` in C.
    case destOutSource = 7
    /// `GSK_PORTER_DUFF_SOURCE_ATOP_DEST` in C.
    case sourceAtopDest = 8
    /// `GSK_PORTER_DUFF_DEST_ATOP_SOURCE` in C.
    case destAtopSource = 9
    /// `GSK_PORTER_DUFF_XOR` in C.
    case xor = 10
    /// `GSK_PORTER_DUFF_CLEAR` in C.
    case clear = 11

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 12) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { gsk_porter_duff_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GskPorterDuff) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GskPorterDuff { GskPorterDuff(rawValue: unsigned) }
  }
}

#endif
