public import BindingCore

extension Gio {
  /// An object of another program, with one of its interfaces.
  ///
  ///     let player = bus.object("/org/example/Player", of: "org.example.Player", "org.example.Player")
  ///     try await player.call("Play")
  ///     player.signal("Moved", as: Double.self).observeNext { seconds in ... }
  ///     player.property("Volume", as: Double.self).bind(to: label) { label, volume in ... }
  public struct DBusProxy {
    /// The connection to the object.
    public let connection: DBusConnection
    /// The name of the program.
    public let name: String
    /// The path of the object in the program.
    public let path: String
    /// The interface.
    public let interface: String

    private static let properties = "org.freedesktop.DBus.Properties"

    /// Calls a method; see `DBusConnection.call`.
    public func call<each Argument: VariantRepresentable, each Result: VariantRepresentable>(
      _ method: String, with arguments: repeat each Argument, returning types: repeat (each Result).Type
    ) async throws -> (repeat each Result) {
      try await connection.call(
        method, of: interface, at: path, on: name, with: repeat each arguments,
        returning: repeat (each Result).self)
    }

    /// A signal of the object; see `DBusConnection.signal`.
    public func signal<each Argument: VariantRepresentable>(
      _ member: String, as types: repeat (each Argument).Type
    ) -> SafeSignal<(repeat each Argument)> {
      connection.signal(member, of: interface, at: path, from: name, as: repeat (each Argument).self)
    }

    /// Reads a property. Use `GLib.Variant` for any type.
    public func get<Value: VariantRepresentable>(_ property: String, as type: Value.Type = Value.self) async throws
      -> Value
    {
      let answer = try await connection.call(
        "Get", of: Self.properties, at: path, on: name, with: interface, property, returning: GLib.Variant.self)
      guard let value = Value.unboxed(answer) else { throw DBusError.wrongType("the property \(property)") }
      return value
    }

    /// Sets a property.
    public func set(_ property: String, to value: some VariantRepresentable) async throws {
      try await connection.call(
        "Set", of: Self.properties, at: path, on: name, with: interface, property, value.asVariant)
    }

    /// Delivers the value of a property once it is known, then each value that the object reports, and the value of any
    /// program that takes over the name. Use `GLib.Variant` for any type. Values that are not a `Value` or cannot be
    /// read are not delivered.
    public func property<Value: VariantRepresentable>(_ property: String, as type: Value.Type) -> SafeSignal<Value> {
      Signal(attach: { observer, subscription in
        var question: Task<Void, Never>?
        let ask = {
          question?.cancel()
          question = Task {
            guard let value = try? await get(property, as: type), !Task.isCancelled else { return }
            observer.next(value)
          }
        }
        subscription.add(BlockDisposable { question?.cancel() })
        let told = connection.signal(
          "PropertiesChanged", of: Self.properties, at: path, from: name, as: String.self,
          [String: GLib.Variant].self, [String].self)
        told.attach(
          Observer(next: { changed, values, invalid in
            guard changed == interface else { return }
            if let value = values[property] {
              // This is newer than a pending reply.
              question?.cancel()
              if let value = Value.unboxed(value) { observer.next(value) }
            } else if invalid.contains(property) {
              ask()
            }
          }), subscription)
        ask()
        let owners = connection.owner(of: name).dropFirst(1).filter { $0 != nil }
        owners.attach(Observer(next: { _ in ask() }), subscription)
      })
    }
  }
}
