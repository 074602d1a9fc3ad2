import CGtk

extension GValueSlot {
  /// Reads a number from the slot, truncating a fraction. Traps if it does not fit `T`.
  func number<T: FixedWidthInteger>() -> T {
    switch fundamentalType {
    case FundamentalType.int: T(g_value_get_int(pointer))
    case FundamentalType.uint: T(g_value_get_uint(pointer))
    case FundamentalType.long: T(g_value_get_long(pointer))
    case FundamentalType.ulong: T(g_value_get_ulong(pointer))
    case FundamentalType.int64: T(g_value_get_int64(pointer))
    case FundamentalType.uint64: T(g_value_get_uint64(pointer))
    case FundamentalType.char: T(g_value_get_schar(pointer))
    case FundamentalType.uchar: T(g_value_get_uchar(pointer))
    case FundamentalType.enum: T(g_value_get_enum(pointer))
    case FundamentalType.flags: T(g_value_get_flags(pointer))
    case FundamentalType.float: T(g_value_get_float(pointer))
    case FundamentalType.double: T(g_value_get_double(pointer))
    // A `GType`.
    case FundamentalType.pointer: T(UInt(bitPattern: g_value_get_pointer(pointer)))
    default: preconditionFailure("\(typeName(type)) is not a number")
    }
  }

  /// Writes a number to the slot. Traps if it does not fit.
  func setNumber<T: FixedWidthInteger>(_ number: T) {
    switch fundamentalType {
    case FundamentalType.int: g_value_set_int(pointer, Int32(number))
    case FundamentalType.uint: g_value_set_uint(pointer, UInt32(number))
    case FundamentalType.long: g_value_set_long(pointer, Int(number))
    case FundamentalType.ulong: g_value_set_ulong(pointer, UInt(number))
    case FundamentalType.int64: g_value_set_int64(pointer, gint64(number))
    case FundamentalType.uint64: g_value_set_uint64(pointer, guint64(number))
    case FundamentalType.char: g_value_set_schar(pointer, Int8(number))
    case FundamentalType.uchar: g_value_set_uchar(pointer, UInt8(number))
    case FundamentalType.enum: g_value_set_enum(pointer, Int32(number))
    case FundamentalType.flags: g_value_set_flags(pointer, UInt32(number))
    case FundamentalType.float: g_value_set_float(pointer, Float(number))
    case FundamentalType.double: g_value_set_double(pointer, Double(number))
    case FundamentalType.pointer: g_value_set_pointer(pointer, UnsafeMutableRawPointer(bitPattern: UInt(number)))
    default: preconditionFailure("\(typeName(type)) is not a number")
    }
  }
}

@MainActor extension Int: GValueRepresentable {
  public static var gType: GType { FundamentalType.int64 }
  public static func read(_ slot: GValueSlot) -> Int { slot.number() }
  public func write(to slot: GValueSlot) { slot.setNumber(self) }
}

@MainActor extension UInt: GValueRepresentable {
  public static var gType: GType { FundamentalType.uint64 }
  public static func read(_ slot: GValueSlot) -> UInt { slot.number() }
  public func write(to slot: GValueSlot) { slot.setNumber(self) }
}

@MainActor extension Int32: GValueRepresentable {
  public static var gType: GType { FundamentalType.int }
  public static func read(_ slot: GValueSlot) -> Int32 { slot.number() }
  public func write(to slot: GValueSlot) { slot.setNumber(self) }
}

@MainActor extension UInt32: GValueRepresentable {
  public static var gType: GType { FundamentalType.uint }
  public static func read(_ slot: GValueSlot) -> UInt32 { slot.number() }
  public func write(to slot: GValueSlot) { slot.setNumber(self) }
}

@MainActor extension Int64: GValueRepresentable {
  public static var gType: GType { FundamentalType.int64 }
  public static func read(_ slot: GValueSlot) -> Int64 { slot.number() }
  public func write(to slot: GValueSlot) { slot.setNumber(self) }
}

@MainActor extension UInt64: GValueRepresentable {
  public static var gType: GType { FundamentalType.uint64 }
  public static func read(_ slot: GValueSlot) -> UInt64 { slot.number() }
  public func write(to slot: GValueSlot) { slot.setNumber(self) }
}

@MainActor extension Double: GValueRepresentable {
  public static var gType: GType { FundamentalType.double }
  public static func read(_ slot: GValueSlot) -> Double {
    switch slot.fundamentalType {
    case FundamentalType.double: g_value_get_double(slot.pointer)
    case FundamentalType.float: Double(g_value_get_float(slot.pointer))
    case FundamentalType.uint64, FundamentalType.ulong: Double(slot.number() as UInt)
    default: Double(slot.number() as Int)
    }
  }
  public func write(to slot: GValueSlot) {
    switch slot.fundamentalType {
    case FundamentalType.double: g_value_set_double(slot.pointer, self)
    case FundamentalType.float: g_value_set_float(slot.pointer, Float(self))
    case FundamentalType.uint64, FundamentalType.ulong: slot.setNumber(UInt(self))
    default: slot.setNumber(Int(self))
    }
  }
}

@MainActor extension Float: GValueRepresentable {
  public static var gType: GType { FundamentalType.float }
  public static func read(_ slot: GValueSlot) -> Float { Float(Double.read(slot)) }
  public func write(to slot: GValueSlot) { Double(self).write(to: slot) }
}

@MainActor extension Bool: GValueRepresentable {
  public static var gType: GType { FundamentalType.boolean }
  public static func read(_ slot: GValueSlot) -> Bool { g_value_get_boolean(slot.pointer) != 0 }
  public func write(to slot: GValueSlot) { g_value_set_boolean(slot.pointer, self ? 1 : 0) }
}
