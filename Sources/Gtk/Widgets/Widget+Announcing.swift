import CGtk
import Glibc

extension Widget {
  /// Lets screen readers speak a message, without moving the keyboard focus.
  ///
  /// GTK before 4.14 cannot announce. There, show the message in a widget with the role `.alert` or `.status`, which
  /// screen readers speak when it appears.
  ///
  /// - Parameter isUrgent: Whether it interrupts what is being spoken.
  public func announce(_ message: String, isUrgent: Bool = false) {
    if !message.isEmpty { Self.announceFunction?(opaque, message, isUrgent ? 2 : 1) }
  }

  /// Whether `announce(_:isUrgent:)` has an effect.
  public static var canAnnounce: Bool { announceFunction != nil }

  private typealias Announce = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> Void

  /// `gtk_accessible_announce`, since GTK 4.14. Sound: it is the C function of that name, with the priority of the type
  /// `GtkAccessibleAnnouncementPriority`, and GTK is never unloaded.
  private static let announceFunction: Announce? = dlsym(nil, "gtk_accessible_announce")
    .map { unsafeBitCast($0, to: Announce.self) }
}
