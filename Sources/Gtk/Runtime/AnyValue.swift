public import CGtk

/// A value of any type known to GObject, such as data dropped onto a widget, a cell of a `TreeModel`, a setting.
///
///     dropTarget.reactive.drop.answer { value, x, y in
///       guard let text = value.get(String.self) else { return false }
///       ...
///     }
@MainActor public final class AnyValue: GValueRepresentable, GValueNullable {
  private let storage = UnsafeMutablePointer<GValue>.allocate(capacity: 1)

  /// Creates a value that holds a string, a number, an object or a struct.
  public convenience init(_ value: some GValueWritable) {
    self.init(taking: GValue(content: value))
  }

  /// Takes over a C value, which may be empty.
  @_spi(Bindings) public init(taking value: GValue) {
    storage.initialize(to: value)
    LeakCheck.liveObjects += 1
  }

  @_spi(Bindings) public convenience init(copying value: UnsafePointer<GValue>) {
    self.init(taking: GValue(copying: value))
  }

  isolated deinit {
    LeakCheck.liveObjects -= 1
    if type != 0 { g_value_unset(storage) }
    storage.deallocate()
  }

  /// The type of the value, or 0 if it is empty.
  public var type: GType { cgtk_value_type(storage) }

  /// The name of the type, such as `gchararray` or `GtkLabel`.
  public var typeName: String { Gtk.typeName(type) }

  /// Returns the value as a Swift type, or `nil` if it holds another type. Numbers of any C type convert to any Swift
  /// number type; a number that does not fit traps.
  public func get<Value: GValueRepresentable>(_ value: Value.Type = Value.self) -> Value? {
    guard type != 0, AnyValue.holds(type, Value.gType) else { return nil }
    return Value.read(GValueSlot(storage))
  }

  /// Returns the object, or `nil` if the value holds none of that class.
  public func get<Value: GValueNullable>(_ value: Value.Type = Value.self) -> Value? {
    guard type != 0, AnyValue.holds(type, Value.gType) else { return nil }
    return Value.readNullable(GValueSlot(storage))
  }

  /// Returns a value that is nullable, such as a string.
  public func get<Value: GValueRepresentable & GValueNullable>(_ value: Value.Type = Value.self) -> Value? {
    guard type != 0, AnyValue.holds(type, Value.gType) else { return nil }
    return Value.readNullable(GValueSlot(storage))
  }

  /// Whether a value of one type can be read as another type.
  static func holds(_ type: GType, _ wanted: GType) -> Bool {
    if g_type_is_a(type, wanted) != 0 { return true }
    // Numbers of one enumeration are meaningless in another.
    guard ![FundamentalType.enum, FundamentalType.flags].contains(cgtk_fundamental_type(wanted)) else { return false }
    // Whether the object is of the subclass is known only once it is read.
    if g_type_is_a(wanted, type) != 0 { return true }
    let numbers = FundamentalType.numbers
    return numbers.contains(cgtk_fundamental_type(type)) && numbers.contains(cgtk_fundamental_type(wanted))
  }

  public static var gType: GType { g_value_get_type() }

  /// Reads the nested value.
  public static func read(_ slot: GValueSlot) -> AnyValue {
    readNullable(slot) ?? AnyValue(taking: GValue())
  }

  /// Reads the nested value, or returns `nil` if there is none.
  public static func readNullable(_ slot: GValueSlot) -> AnyValue? {
    g_value_get_boxed(slot.pointer).map { AnyValue(copying: $0.assumingMemoryBound(to: GValue.self)) }
  }

  public static func writeNull(to slot: GValueSlot) { g_value_set_boxed(slot.pointer, nil) }

  public func write(to slot: GValueSlot) { g_value_set_boxed(slot.pointer, storage) }

  /// Copies the contained value, which the caller must unset.
  fileprivate func copyContent() -> GValue { GValue(copying: storage) }
}

extension GValue {
  /// Creates a value that the caller must unset.
  init(writing value: any GValueWritable, as type: GType? = nil) {
    self.init()
    g_value_init(&self, type ?? Swift.type(of: value).gType)
    value.write(to: GValueSlot(&self))
  }

  /// Creates a value that the caller must unset, unwrapping an `AnyValue`.
  ///
  /// Its type is the one that others look for: the GObject class of a Swift class, and for a texture the common base
  /// class, without which neither a clipboard nor a drag contains an image.
  init(content value: any GValueWritable) {
    switch value {
    case let value as AnyValue: self = value.copyContent()
    case is Gdk.Texture: self.init(writing: value, as: gdk_texture_get_type())
    default: self.init(writing: value, as: Swift.type(of: value).registeredType)
    }
  }

  /// Creates a copy, which the caller must unset. The copy of an empty value is empty.
  fileprivate init(copying value: UnsafePointer<GValue>) {
    self.init()
    guard cgtk_value_type(value) != 0 else { return }
    g_value_init(&self, cgtk_value_type(value))
    g_value_copy(value, &self)
  }
}

/// Copies a value lent by C.
@_spi(Bindings) @MainActor public func lentValue(_ value: UnsafePointer<GValue>?) -> AnyValue {
  value.map { AnyValue(copying: $0) } ?? AnyValue(taking: GValue())
}
@_spi(Bindings) @MainActor public func lentValue(_ value: UnsafePointer<GValue>?) -> AnyValue? {
  value.map { AnyValue(copying: $0) }
}
@_spi(Bindings) @MainActor public func lentValue(_ value: UnsafeMutablePointer<GValue>?) -> AnyValue {
  lentValue(UnsafePointer(value))
}
@_spi(Bindings) @MainActor public func lentValue(_ value: UnsafeMutablePointer<GValue>?) -> AnyValue? {
  lentValue(UnsafePointer(value))
}
