import BindingCore
import CGtk

extension Gio {
  /// An interface of an object that this program exports on the bus.
  ///
  ///     let player = Gio.DBusInterface("org.example.Player", [
  ///       .method("Play") { (url: String) in try await music.play(url) },
  ///       .property("Volume", volume),
  ///       .signal("Moved", music.moves),
  ///     ])
  ///     let export = try bus.export(player, at: "/org/example/Player")
  public struct DBusInterface {
    /// The name, such as `org.example.Player`.
    public let name: String
    let members: [DBusMember]

    /// Creates an interface with methods, properties and signals.
    public init(_ name: String, _ members: [DBusMember]) {
      precondition(g_dbus_is_interface_name(name) != 0, "'\(name)' is no name for an interface")
      self.name = name
      self.members = members
    }

    /// The interface in D-Bus's introspection format. All names are validated, so they need no escaping.
    var description: String {
      "<node><interface name='\(name)'>\(members.map(\.description).joined())</interface></node>"
    }
  }

  /// A method, a property or a signal of an object on the bus.
  public struct DBusMember {
    /// Calls a method: takes the tuple of its arguments and returns that of its results, each with its file
    /// descriptors.
    typealias Method =
      @MainActor (GLib.Variant, DBusDescriptors?) async throws -> (results: GLib.Variant, descriptors: DBusDescriptors)

    struct Accessors {
      /// Returns `nil` if the object behind the property is gone.
      let get: () -> GLib.Variant?
      /// Returns whether the value had the right type. `nil` for a read-only property.
      let set: ((GLib.Variant) -> Bool)?
      /// The values, starting with the current one.
      let values: SafeSignal<GLib.Variant>
    }

    enum Kind {
      case method(Method)
      case property(Accessors)
      /// Delivers tuples of arguments.
      case signal(SafeSignal<GLib.Variant>)
    }

    let name: String
    let kind: Kind
    /// The member in D-Bus's introspection format.
    let description: String

    init(_ name: String, _ kind: Kind, _ description: String) {
      precondition(g_dbus_is_member_name(name) != 0, "'\(name)' is no name for a member of an interface")
      (self.name, self.kind, self.description) = (name, kind, description)
    }
  }
}
