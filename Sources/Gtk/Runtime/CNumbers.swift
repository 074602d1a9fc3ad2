/// Conversions of numbers and Booleans to and from C, for generated code.
///
/// They do what `Int32(x)`, `x ? 1 : 0` and `x != 0` do. Those are generic: the compiler loads them, along with
/// everything that integers support, for each file that uses them, and copies them into each function, even in debug
/// builds. That doubled the compile time of the generated code. The members have no overloads, so that there is nothing
/// to resolve.

public import CGtk

extension Bool {
  @_spi(Bindings) public nonisolated var gboolean: gboolean { self ? 1 : 0 }
}

extension Int32 {
  /// The Boolean value of a `gboolean`.
  @_spi(Bindings) public nonisolated var isTrue: Bool { self != 0 }
  @_spi(Bindings) public nonisolated var int: Int { Int(self) }
}

extension Int8 {
  @_spi(Bindings) public nonisolated var int: Int { Int(self) }
}

extension Int16 {
  @_spi(Bindings) public nonisolated var int: Int { Int(self) }
}

extension UInt8 {
  @_spi(Bindings) public nonisolated var int: Int { Int(self) }
}

extension UInt16 {
  @_spi(Bindings) public nonisolated var int: Int { Int(self) }
}

extension UInt32 {
  @_spi(Bindings) public nonisolated var int: Int { Int(self) }
}

extension UInt {
  /// Traps if the number does not fit.
  @_spi(Bindings) public nonisolated var int: Int { Int(self) }
}

/// Conversions that trap if the number does not fit.
extension Int {
  @_spi(Bindings) public nonisolated var int: Int { self }
  @_spi(Bindings) public nonisolated var int8: Int8 { Int8(self) }
  @_spi(Bindings) public nonisolated var int16: Int16 { Int16(self) }
  @_spi(Bindings) public nonisolated var int32: Int32 { Int32(self) }
  @_spi(Bindings) public nonisolated var uint: UInt { UInt(self) }
  @_spi(Bindings) public nonisolated var uint8: UInt8 { UInt8(self) }
  @_spi(Bindings) public nonisolated var uint16: UInt16 { UInt16(self) }
  @_spi(Bindings) public nonisolated var uint32: UInt32 { UInt32(self) }
}

extension Float {
  @_spi(Bindings) public nonisolated var double: Double { Double(self) }
}

extension Double {
  @_spi(Bindings) public nonisolated var double: Double { self }
  @_spi(Bindings) public nonisolated var float: Float { Float(self) }
}
