import CGtk
import Glibc

extension Widget {
  /// Lets screen readers speak a message, without moving the keyboard focus. Nothing is spoken for a widget that is not
  /// in a window.
  ///
  /// GTK before 4.14 cannot announce. There the message is the accessible description of the widget that has the
  /// keyboard focus, until the focus moves on: Orca speaks a description that changes. Nothing is spoken in a window in
  /// which nothing has the focus.
  ///
  /// - Parameter isUrgent: Whether it interrupts what is being spoken, since GTK 4.14.
  public func announce(_ message: String, isUrgent: Bool = false) {
    guard !message.isEmpty, let window = root as? Window else { return }
    if let announce = Self.announceFunction {
      // In the name of the window: GTK drops what a widget announces that no screen reader has come across yet, such as
      // one that is just being shown (gtk_at_context_announce() in gtk/gtkatcontext.c).
      if window.canBeHeard { announce(window.opaque, message, isUrgent ? 2 : 1) }
    } else {
      SpokenDescription.speak(message, in: window)
    }
  }

  /// Whether GTK has somebody to tell. Where there is no AT-SPI, such as without a session bus, its context is the one
  /// for tests, which has no function for announcements: GTK 4.18 crashes when it calls that
  /// (gtk_at_context_announce() in gtk/gtkatcontext.c).
  private var canBeHeard: Bool {
    guard let context = Self.contextFunction?(opaque) else { return false }
    defer { g_object_unref(context) }
    let instance = context.assumingMemoryBound(to: GTypeInstance.self)
    return g_type_name_from_instance(instance).map { String(cString: $0) } != "GtkTestATContext"
  }

  private typealias Announce = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> Void
  private typealias GetContext = @convention(c) (OpaquePointer) -> UnsafeMutableRawPointer?

  /// `gtk_accessible_announce`, since GTK 4.14. Sound: it is the C function of that name, with the priority of the type
  /// `GtkAccessibleAnnouncementPriority`, and GTK is never unloaded.
  private static let announceFunction: Announce? = dlsym(nil, "gtk_accessible_announce")
    .map { unsafeBitCast($0, to: Announce.self) }

  /// `gtk_accessible_get_at_context`, since GTK 4.10. Sound: it is the C function of that name, whose result belongs to
  /// the caller, and GTK is never unloaded.
  private static let contextFunction: GetContext? = dlsym(nil, "gtk_accessible_get_at_context")
    .map { unsafeBitCast($0, to: GetContext.self) }
}
