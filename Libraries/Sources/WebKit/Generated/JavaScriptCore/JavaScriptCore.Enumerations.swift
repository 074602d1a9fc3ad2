// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import CWebKit
@_spi(Bindings) public import Gtk

extension JavaScriptCore {
  /// The enumeration [`JSCCheckSyntaxMode`](https://webkitgtk.org/reference/jsc-glib/stable/enum.CheckSyntaxMode.html).
  public nonisolated enum CheckSyntaxMode: Int32, Gtk.GEnum, Sendable {
    /// `JSC_CHECK_SYNTAX_MODE_SCRIPT` in C.
    case script = 0
    /// `JSC_CHECK_SYNTAX_MODE_MODULE` in C.
    case module = 1

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { Gtk.FundamentalType.int }

    @_spi(Bindings) @MainActor public init(cValue: JSCCheckSyntaxMode) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: JSCCheckSyntaxMode { JSCCheckSyntaxMode(rawValue: unsigned) }
  }
}

extension JavaScriptCore {
  /// The enumeration
  /// [`JSCCheckSyntaxResult`](https://webkitgtk.org/reference/jsc-glib/stable/enum.CheckSyntaxResult.html).
  public nonisolated enum CheckSyntaxResult: Int32, Gtk.GEnum, Sendable {
    /// `JSC_CHECK_SYNTAX_RESULT_SUCCESS` in C.
    case success = 0
    /// `JSC_CHECK_SYNTAX_RESULT_RECOVERABLE_ERROR` in C.
    case recoverableError = 1
    /// `JSC_CHECK_SYNTAX_RESULT_IRRECOVERABLE_ERROR` in C.
    case irrecoverableError = 2
    /// `JSC_CHECK_SYNTAX_RESULT_UNTERMINATED_LITERAL_ERROR` in C.
    case unterminatedLiteralError = 3
    /// `JSC_CHECK_SYNTAX_RESULT_OUT_OF_MEMORY_ERROR` in C.
    case outOfMemoryError = 4
    /// `JSC_CHECK_SYNTAX_RESULT_STACK_OVERFLOW_ERROR` in C.
    case stackOverflowError = 5

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 6) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { Gtk.FundamentalType.int }

    @_spi(Bindings) @MainActor public init(cValue: JSCCheckSyntaxResult) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: JSCCheckSyntaxResult { JSCCheckSyntaxResult(rawValue: unsigned) }
  }
}

extension JavaScriptCore {
  /// The enumeration [`JSCOptionType`](https://webkitgtk.org/reference/jsc-glib/stable/enum.OptionType.html). Since
  /// JavaScriptCoreGTK 2.24.
  public nonisolated enum OptionType: Int32, Gtk.GEnum, Sendable {
    /// `JSC_OPTION_BOOLEAN` in C.
    case boolean = 0
    /// `JSC_OPTION_INT` in C.
    case int = 1
    /// `JSC_OPTION_UINT` in C.
    case uint = 2
    /// `JSC_OPTION_SIZE` in C.
    case size = 3
    /// `JSC_OPTION_DOUBLE` in C.
    case double = 4
    /// `JSC_OPTION_STRING` in C.
    case string = 5
    /// `JSC_OPTION_RANGE_STRING` in C.
    case rangeString = 6

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 7) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { Gtk.FundamentalType.int }

    @_spi(Bindings) @MainActor public init(cValue: JSCOptionType) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: JSCOptionType { JSCOptionType(rawValue: unsigned) }
  }
}

extension JavaScriptCore {
  /// The enumeration [`JSCTypedArrayType`](https://webkitgtk.org/reference/jsc-glib/stable/enum.TypedArrayType.html).
  /// Since JavaScriptCoreGTK 2.38.
  public nonisolated enum TypedArrayType: Int32, Gtk.GEnum, Sendable {
    /// `JSC_TYPED_ARRAY_NONE` in C.
    case none = 0
    /// `JSC_TYPED_ARRAY_INT8` in C.
    case int8 = 1
    /// `JSC_TYPED_ARRAY_INT16` in C.
    case int16 = 2
    /// `JSC_TYPED_ARRAY_INT32` in C.
    case int32 = 3
    /// `JSC_TYPED_ARRAY_INT64` in C.
    case int64 = 4
    /// `JSC_TYPED_ARRAY_UINT8` in C.
    case uint8 = 5
    /// `JSC_TYPED_ARRAY_UINT8_CLAMPED` in C.
    case uint8Clamped = 6
    /// `JSC_TYPED_ARRAY_UINT16` in C.
    case uint16 = 7
    /// `JSC_TYPED_ARRAY_UINT32` in C.
    case uint32 = 8
    /// `JSC_TYPED_ARRAY_UINT64` in C.
    case uint64 = 9
    /// `JSC_TYPED_ARRAY_FLOAT32` in C.
    case float32 = 10
    /// `JSC_TYPED_ARRAY_FLOAT64` in C.
    case float64 = 11

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 12) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { Gtk.FundamentalType.int }

    @_spi(Bindings) @MainActor public init(cValue: JSCTypedArrayType) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: JSCTypedArrayType { JSCTypedArrayType(rawValue: unsigned) }
  }
}

extension JavaScriptCore {
  /// The flags
  /// [`JSCValuePropertyFlags`](https://webkitgtk.org/reference/jsc-glib/stable/flags.ValuePropertyFlags.html).
  public nonisolated struct ValuePropertyFlags: Gtk.GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `JSC_VALUE_PROPERTY_CONFIGURABLE` in C.
    public static var configurable: ValuePropertyFlags { ValuePropertyFlags(rawValue: 1) }
    /// `JSC_VALUE_PROPERTY_ENUMERABLE` in C.
    public static var enumerable: ValuePropertyFlags { ValuePropertyFlags(rawValue: 2) }
    /// `JSC_VALUE_PROPERTY_WRITABLE` in C.
    public static var writable: ValuePropertyFlags { ValuePropertyFlags(rawValue: 4) }

    public static var gType: Gtk.GType { Gtk.FundamentalType.uint }

    @_spi(Bindings) @MainActor public init(cValue: JSCValuePropertyFlags) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: JSCValuePropertyFlags { JSCValuePropertyFlags(rawValue: unsigned) }
  }
}
