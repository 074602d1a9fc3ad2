/// For enumerations whose numbers count their cases from 0: that is how a case is kept in memory, in a byte.
///
/// Sound: Swift keeps an enumeration without associated values as the number of its case in the order in which they are
/// written, in one byte for 2 to 256 cases (docs/ABI/TypeLayout.rst of Swift, "C-Like Enums"), and
/// `unsafeBitCast` stops a program in which the sizes differ. The generator writes this only where case n has the number
/// n, and a test goes through all cases.
nonisolated extension GEnum {
  /// The case at a place, nil for one that there is not.
  ///
  /// Precondition: there are `count` cases, between 2 and 256, without values of their own.
  init?(place: Int32, of count: Int32) {
    guard place >= 0 && place < count else { return nil }
    self = unsafeBitCast(UInt8(place), to: Self.self)
  }

  /// How many cases come before this one.
  var place: Int32 { Int32(unsafeBitCast(self, to: UInt8.self)) }
}
