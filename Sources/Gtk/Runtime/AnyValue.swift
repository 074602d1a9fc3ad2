import CGtk

/// A value of any type that GObject knows: what is dropped onto a widget, a cell of a `TreeModel`, a setting.
///
///     dropTarget.reactive.drop.answer { value, x, y in
///       guard let text = value.get(String.self) else { return false }
///       ...
///     }
@MainActor public final class AnyValue: GValueRepresentable, GValueNullable {
  private let storage = UnsafeMutablePointer<GValue>.allocate(capacity: 1)

  /// A value that holds a text, a number, an object or a struct.
  public convenience init(_ value: some GValueWritable) {
    self.init(taking: GValue(content: value))
  }

  /// Takes over a value of C, which may be empty.
  init(taking value: GValue) {
    storage.initialize(to: value)
    LeakCheck.liveObjects += 1
  }

  convenience init(copying value: UnsafePointer<GValue>) { self.init(taking: GValue(copying: value)) }

  isolated deinit {
    LeakCheck.liveObjects -= 1
    if type != 0 { g_value_unset(storage) }
    storage.deallocate()
  }

  /// The type of the value, 0 for none.
  public var type: GType { cgtk_value_type(storage) }

  /// The name of the type, such as `gchararray` or `GtkLabel`.
  public var typeName: String { Gtk.typeName(type) }

  /// The value as a Swift type, nil when it holds something else. Numbers of all C types become any of Swift's; a number
  /// that does not fit traps.
  public func get<Value: GValueRepresentable>(_ value: Value.Type = Value.self) -> Value? {
    guard type != 0, AnyValue.holds(type, Value.gType) else { return nil }
    return Value.read(GValueSlot(storage))
  }

  /// The object, nil when it holds none of that class.
  public func get<Value: GValueNullable>(_ value: Value.Type = Value.self) -> Value? {
    guard type != 0, AnyValue.holds(type, Value.gType) else { return nil }
    return Value.readNullable(GValueSlot(storage))
  }

  /// What is both a value and may be missing, such as a text.
  public func get<Value: GValueRepresentable & GValueNullable>(_ value: Value.Type = Value.self) -> Value? {
    guard type != 0, AnyValue.holds(type, Value.gType) else { return nil }
    return Value.readNullable(GValueSlot(storage))
  }

  /// Whether a value of one type can be read as another one.
  static func holds(_ type: GType, _ wanted: GType) -> Bool {
    if g_type_is_a(type, wanted) != 0 { return true }
    // Numbers of one enumeration say nothing in another one.
    guard ![FundamentalType.enum, FundamentalType.flags].contains(cgtk_fundamental_type(wanted)) else { return false }
    // An object is known by its own class only when it is there.
    if g_type_is_a(wanted, type) != 0 { return true }
    let numbers = FundamentalType.numbers
    return numbers.contains(cgtk_fundamental_type(type)) && numbers.contains(cgtk_fundamental_type(wanted))
  }

  public static var gType: GType { g_value_get_type() }

  /// The value in a value.
  public static func read(_ slot: GValueSlot) -> AnyValue {
    readNullable(slot) ?? AnyValue(taking: GValue())
  }

  /// The value in a value, nil when there is none.
  public static func readNullable(_ slot: GValueSlot) -> AnyValue? {
    g_value_get_boxed(slot.pointer).map { AnyValue(copying: $0.assumingMemoryBound(to: GValue.self)) }
  }

  public static func writeNull(to slot: GValueSlot) { g_value_set_boxed(slot.pointer, nil) }

  public func write(to slot: GValueSlot) { g_value_set_boxed(slot.pointer, storage) }

  /// What it holds, for the caller to unset.
  fileprivate func copyContent() -> GValue { GValue(copying: storage) }
}

extension GValue {
  /// A value that the caller must unset.
  init(writing value: any GValueWritable, as type: GType? = nil) {
    self.init()
    g_value_init(&self, type ?? Swift.type(of: value).gType)
    value.write(to: GValueSlot(&self))
  }

  /// The same, but of an `AnyValue` what it holds.
  ///
  /// Its type is the one that others ask for: the GObject class of a Swift class, and of a texture the class that all
  /// textures have, without which neither a clipboard nor a drag has a picture in it.
  init(content value: any GValueWritable) {
    switch value {
    case let value as AnyValue: self = value.copyContent()
    case is Gdk.Texture: self.init(writing: value, as: gdk_texture_get_type())
    default: self.init(writing: value, as: Swift.type(of: value).registeredType)
    }
  }

  /// A copy, which the caller must unset; of an empty value an empty one.
  fileprivate init(copying value: UnsafePointer<GValue>) {
    self.init()
    guard cgtk_value_type(value) != 0 else { return }
    g_value_init(&self, cgtk_value_type(value))
    g_value_copy(value, &self)
  }
}

/// A value that C lent us.
func lentValue(_ value: UnsafePointer<GValue>?) -> AnyValue {
  value.map { AnyValue(copying: $0) } ?? AnyValue(taking: GValue())
}
func lentValue(_ value: UnsafePointer<GValue>?) -> AnyValue? { value.map { AnyValue(copying: $0) } }
func lentValue(_ value: UnsafeMutablePointer<GValue>?) -> AnyValue { lentValue(UnsafePointer(value)) }
func lentValue(_ value: UnsafeMutablePointer<GValue>?) -> AnyValue? { lentValue(UnsafePointer(value)) }
