extension Gio {
  /// A call that this program answers: of a method of an object that it has exported, or of one of its properties.
  ///
  ///     .method("Unlock") { () -> Bool in
  ///       guard let caller = Gio.DBusCall.current?.sender, trusted.contains(caller) else {
  ///         throw Gio.DBusError("org.freedesktop.DBus.Error.AccessDenied", message: "not for you")
  ///       }
  ///       ...
  ///     }
  public nonisolated struct DBusCall: Sendable {
    /// The unique name of the program that calls, such as `:1.42`; nil where there is no bus that gives names.
    public let sender: String?

    /// The call that is being answered, also after an `await` and in child tasks; nil elsewhere.
    @TaskLocal public static var current: DBusCall?
  }
}
