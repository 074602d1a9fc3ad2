extension Gio {
  /// A call that this program answers: of a method or a property of an object that it has exported.
  ///
  ///     .method("Unlock") { () -> Bool in
  ///       guard let caller = Gio.DBusCall.current?.sender, trusted.contains(caller) else {
  ///         throw Gio.DBusError("org.freedesktop.DBus.Error.AccessDenied", message: "not for you")
  ///       }
  ///       ...
  ///     }
  public nonisolated struct DBusCall: Sendable {
    /// The unique name of the calling program, such as `:1.42`, or `nil` if there is no bus that assigns names.
    public let sender: String?

    /// The call that is being answered, also after an `await` and in child tasks, or `nil` elsewhere.
    @TaskLocal public static var current: DBusCall?
  }
}
