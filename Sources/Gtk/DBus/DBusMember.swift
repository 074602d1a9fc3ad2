public import BindingCore
import CGtk

/// Precondition for all members: D-Bus supports their types, which excludes optionals.
extension Gio.DBusMember {
  /// Creates a method with a result; use a `VariantTuple` for several. Errors are returned to the caller: a `DBusError`
  /// as it is, any other as a failure with its description. `Gio.DBusCall.current` identifies the caller.
  public static func method<each Argument: VariantRepresentable, Result: VariantRepresentable>(
    _ name: String, _ body: @escaping @MainActor (repeat each Argument) async throws -> Result
  ) -> Gio.DBusMember {
    method(name, VariantTuple<repeat each Argument>.signatures, Result.argumentTypes) { arguments, received in
      let outer = DBusDescriptors.exchange(received)
      let read = arguments.tuple(as: repeat (each Argument).self)
      _ = DBusDescriptors.exchange(outer)
      guard let values = read else { throw Gio.DBusError.wrongType("an argument of \(name)") }
      let result = try await body(repeat each values)
      let descriptors = DBusDescriptors()
      let other = DBusDescriptors.exchange(descriptors)
      defer { _ = DBusDescriptors.exchange(other) }
      return (result.asArguments, descriptors)
    }
  }

  /// Creates a method without a result.
  public static func method<each Argument: VariantRepresentable>(
    _ name: String, _ body: @escaping @MainActor (repeat each Argument) async throws -> Void
  ) -> Gio.DBusMember {
    method(name) { (arguments: repeat each Argument) in
      try await body(repeat each arguments)
      return VariantTuple()
    }
  }

  /// Creates a property that other programs may set.
  public static func property<Value: VariantRepresentable>(
    _ name: String, _ property: Property<Value>
  ) -> Gio.DBusMember {
    member(name, property, get: { property.value }, set: { property.value = $0 })
  }

  /// Creates a property that other programs may set, such as one of a widget or a setting.
  public static func property<Value: VariantRepresentable>(
    _ name: String, _ property: DynamicSubject<Value>
  ) -> Gio.DBusMember {
    member(name, property, get: { property.currentValue }, set: { property.send($0) })
  }

  /// Creates a property that other programs may only read.
  public static func readOnlyProperty<Value: VariantRepresentable>(
    _ name: String, _ property: some PropertyProtocol<Value>
  ) -> Gio.DBusMember {
    member(name, property, get: { property.value }, set: nil)
  }

  /// Creates a signal with an argument; use a `VariantTuple` for several. It is emitted for each element of `signal`.
  public static func signal<Argument: VariantRepresentable>(
    _ name: String, _ signal: some SignalProtocol<Argument, Never>
  ) -> Gio.DBusMember {
    let arguments = Argument.argumentTypes.map { "<arg type='\(checked($0))'/>" }.joined()
    return Gio.DBusMember(
      name, .signal(signal.map { $0.asArguments }), "<signal name='\(name)'>\(arguments)</signal>")
  }

  /// Creates a signal without arguments.
  public static func signal(_ name: String, _ signal: some SignalProtocol<Void, Never>) -> Gio.DBusMember {
    self.signal(name, signal.map { VariantTuple() })
  }

  private static func method(
    _ name: String, _ arguments: [String], _ results: [String], _ body: @escaping Method
  ) -> Gio.DBusMember {
    let described =
      arguments.map { "<arg type='\(checked($0))' direction='in'/>" }
      + results.map { "<arg type='\(checked($0))' direction='out'/>" }
    return Gio.DBusMember(name, .method(body), "<method name='\(name)'>\(described.joined())</method>")
  }

  private static func member<Value: VariantRepresentable>(
    _ name: String, _ values: some SignalProtocol<Value, Never>, get: @escaping () -> Value?,
    set: ((Value) -> Void)?
  ) -> Gio.DBusMember {
    let accessors = Accessors(
      get: { get()?.asVariant },
      set: set.map { set in
        { variant in
          guard let value = Value(variant: variant) else { return false }
          set(value)
          return true
        }
      }, values: values.map { $0.asVariant })
    let access = set == nil ? "read" : "readwrite"
    let type = checked(Value.variantSignature)
    return Gio.DBusMember(
      name, .property(accessors), "<property name='\(name)' type='\(type)' access='\(access)'/>")
  }

  private static func checked(_ type: String) -> String {
    precondition(DBusCheck.isSignature(type), "D-Bus has no values of the type \(type), such as optionals")
    return type
  }
}

/// A type that stands for several arguments.
private protocol ArgumentList {
  @MainActor static var signatures: [String] { get }
}

extension VariantTuple: ArgumentList {}

extension VariantRepresentable {
  fileprivate static var argumentTypes: [String] {
    (self as? any ArgumentList.Type)?.signatures ?? [variantSignature]
  }

  fileprivate var asArguments: GLib.Variant {
    self is any ArgumentList ? asVariant : GLib.Variant(children: [asVariant])
  }
}
