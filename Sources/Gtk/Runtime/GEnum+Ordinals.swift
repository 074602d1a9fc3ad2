/// For enumerations whose raw values number their cases from 0, which is how Swift stores a case in a byte.
///
/// Sound: Swift stores an enumeration without associated values as the index of its case in declaration order, in one
/// byte for 2 to 256 cases (docs/ABI/TypeLayout.rst of Swift, "C-Like Enums"), and `unsafeBitCast` traps if the sizes
/// differ. The generator emits this only where case n has the number n, and a test checks all cases.
nonisolated extension GEnum {
  /// Creates the case at an index, or returns `nil` if the index is out of range.
  ///
  /// Precondition: The enumeration has `count` cases, between 2 and 256, without associated values.
  @_spi(Bindings) public init?(ordinal: Int32, of count: Int32) {
    guard ordinal >= 0 && ordinal < count else { return nil }
    self = unsafeBitCast(UInt8(ordinal), to: Self.self)
  }

  /// The index of this case.
  @_spi(Bindings) public var ordinal: Int32 { Int32(unsafeBitCast(self, to: UInt8.self)) }
}
