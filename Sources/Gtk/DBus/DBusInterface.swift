import BindingCore
import CGtk

extension Gio {
  /// An interface that an object of this program has on the bus.
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

    /// An interface with methods, properties and signals.
    public init(_ name: String, _ members: [DBusMember]) {
      precondition(g_dbus_is_interface_name(name) != 0, "'\(name)' is no name for an interface")
      self.name = name
      self.members = members
    }

    /// How D-Bus describes it. All names are checked, so that they need no quotes.
    var description: String {
      "<node><interface name='\(name)'>\(members.map(\.description).joined())</interface></node>"
    }
  }

  /// A method, a property or a signal of an object on the bus.
  public struct DBusMember {
    /// Calls a method: takes the tuple of its arguments, and returns that of its results, each with its open files.
    typealias Method =
      @MainActor (GLib.Variant, DBusDescriptors?) async throws -> (results: GLib.Variant, descriptors: DBusDescriptors)

    struct Accessors {
      /// None when the object behind it has gone.
      let get: () -> GLib.Variant?
      /// Tells whether the value was of the right type. None for what cannot be set.
      let set: ((GLib.Variant) -> Bool)?
      /// The values, beginning with the current one.
      let values: SafeSignal<GLib.Variant>
    }

    enum Kind {
      case method(Method)
      case property(Accessors)
      /// The tuples of its arguments.
      case signal(SafeSignal<GLib.Variant>)
    }

    let name: String
    let kind: Kind
    /// As D-Bus describes it.
    let description: String

    init(_ name: String, _ kind: Kind, _ description: String) {
      precondition(g_dbus_is_member_name(name) != 0, "'\(name)' is no name for a member of an interface")
      (self.name, self.kind, self.description) = (name, kind, description)
    }
  }
}
