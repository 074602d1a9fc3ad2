import CGtk
import Glibc

extension Gio {
  /// A file, a pipe or a socket that is open, as one program hands it to another over the bus: D-Bus' type `h`.
  ///
  ///     let pipe = try await bus.call(
  ///       "Record", of: "org.example.Recorder", at: "/org/example/Recorder", on: "org.example.Recorder",
  ///       returning: Gio.DBusFileDescriptor.self)
  ///     read(pipe.number, buffer, count)
  ///
  /// It is an argument or a result of methods, in arrays and dictionaries as well. It has no meaning in any other
  /// variant, in signals and in properties.
  public final class DBusFileDescriptor: VariantRepresentable {
    /// The number that the kernel knows it by, valid as long as this object is.
    public let number: Int32

    /// Takes over an open file, which is closed when this object goes away.
    public init(taking number: Int32) { self.number = number }

    /// Another descriptor of an open file, which stays the caller's; nil when there can be none.
    public convenience init?(duplicating number: Int32) {
      let copy = fcntl(number, F_DUPFD_CLOEXEC, 3)
      guard copy >= 0 else { return nil }
      self.init(taking: copy)
    }

    deinit { close(number) }

    public static var variantSignature: String { "h" }

    /// What a variant of the type `h` in a message that is just read stands for; nil for any other variant.
    public convenience init?(variant: GLib.Variant) {
      guard variant.typeString == "h", let list = DBusDescriptors.current?.list else { return nil }
      let index = g_variant_get_handle(variant.opaque)
      guard (0..<g_unix_fd_list_get_length(list)).contains(index) else { return nil }
      let number = g_unix_fd_list_get(list, index, nil)
      guard number >= 0 else { return nil }
      self.init(taking: number)
    }

    /// Its place in the message that is just put together.
    public var asVariant: GLib.Variant {
      let index = DBusDescriptors.current.map { g_unix_fd_list_append($0.list, number, nil) } ?? -1
      return GLib.Variant(handle: Int(index))
    }
  }
}

/// The open files that go with a message: the message has only their places in this list.
final class DBusDescriptors {
  /// Those of the message that is just put together, or read.
  fileprivate static var current: DBusDescriptors?

  let list: UnsafeMutablePointer<GUnixFDList>

  /// A list that is filled as the arguments of a message become variants.
  init() { list = g_unix_fd_list_new() }

  /// What came with a message.
  init?(_ list: UnsafeMutablePointer<GUnixFDList>?) {
    guard let list else { return nil }
    self.list = list
    g_object_ref(list)
  }

  isolated deinit { g_object_unref(list) }

  /// The list for C, nil for an empty one: not every bus can pass files on.
  var listIfAny: UnsafeMutablePointer<GUnixFDList>? { g_unix_fd_list_get_length(list) > 0 ? list : nil }

  /// Makes a list the one that counts, nil for none. Returns the one that has counted until then.
  static func exchange(_ new: DBusDescriptors?) -> DBusDescriptors? {
    defer { current = new }
    return current
  }
}
