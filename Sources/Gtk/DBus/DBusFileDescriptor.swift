import CGtk
import Glibc

extension Gio {
  /// An open file, pipe or socket that one program passes to another over the bus: D-Bus's type `h`.
  ///
  ///     let pipe = try await bus.call(
  ///       "Record", of: "org.example.Recorder", at: "/org/example/Recorder", on: "org.example.Recorder",
  ///       returning: Gio.DBusFileDescriptor.self)
  ///     read(pipe.number, buffer, count)
  ///
  /// It can be an argument or a result of methods, also in arrays and dictionaries. It has no meaning in signals,
  /// properties or any other variant.
  public final class DBusFileDescriptor: VariantRepresentable {
    /// The file descriptor, valid as long as this object is.
    public let number: Int32

    /// Takes ownership of a file descriptor, which is closed when this object is deallocated.
    public init(taking number: Int32) { self.number = number }

    /// Duplicates a file descriptor, which the caller still owns. Returns `nil` if it cannot be duplicated.
    public convenience init?(duplicating number: Int32) {
      let copy = fcntl(number, F_DUPFD_CLOEXEC, 3)
      guard copy >= 0 else { return nil }
      self.init(taking: copy)
    }

    deinit { close(number) }

    public static var variantSignature: String { "h" }

    /// Creates the descriptor for a variant of type `h` in the message being read, or returns `nil` for any other
    /// variant.
    public convenience init?(variant: GLib.Variant) {
      guard variant.typeString == "h", let list = DBusDescriptors.current?.list else { return nil }
      let index = g_variant_get_handle(variant.opaque)
      guard (0..<g_unix_fd_list_get_length(list)).contains(index) else { return nil }
      let number = g_unix_fd_list_get(list, index, nil)
      guard number >= 0 else { return nil }
      self.init(taking: number)
    }

    /// The descriptor's index in the message being composed.
    public var asVariant: GLib.Variant {
      let index = DBusDescriptors.current.map { g_unix_fd_list_append($0.list, number, nil) } ?? -1
      return GLib.Variant(handle: Int(index))
    }
  }
}

/// The file descriptors of a message, which itself contains only indices into this list.
final class DBusDescriptors {
  /// The descriptors of the message being composed or read.
  fileprivate static var current: DBusDescriptors?

  let list: UnsafeMutablePointer<GUnixFDList>

  /// Creates a list to be filled as the arguments of a message become variants.
  init() { list = g_unix_fd_list_new() }

  /// Creates the list of the descriptors received with a message.
  init?(_ list: UnsafeMutablePointer<GUnixFDList>?) {
    guard let list else { return nil }
    self.list = list
    g_object_ref(list)
  }

  isolated deinit { g_object_unref(list) }

  /// The list for C, or `nil` if it is empty: not every bus can pass file descriptors.
  var listIfAny: UnsafeMutablePointer<GUnixFDList>? { g_unix_fd_list_get_length(list) > 0 ? list : nil }

  /// Makes a list, or `nil`, the current one, and returns the previous one.
  static func exchange(_ new: DBusDescriptors?) -> DBusDescriptors? {
    defer { current = new }
    return current
  }
}
