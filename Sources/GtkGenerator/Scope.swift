/// What is generated, and from which GIR files.

enum Scope {
  /// The GIR files that are read, the one that most of the output comes from first.
  static let files = ["Gtk-4.0", "Gdk-4.0", "Gio-2.0", "Pango-1.0"]

  /// The newest version of each library whose features are used: that of Debian 12.
  static let newestVersions: [String: Version] = [
    "Gtk": Version(4, 8), "Gdk": Version(4, 8), "Gio": Version(2, 74), "Pango": Version(1, 50),
  ]

  /// Gtk's classes, interfaces and enumerations come complete, but for these.
  static let leftOut: Set<String> = [
    // Declared in gtk/gtkunixprint.h, which gtk/gtk.h does not include.
    "Gtk.PageSetupUnixDialog", "Gtk.PrintCapabilities", "Gtk.PrintJob", "Gtk.PrintUnixDialog", "Gtk.Printer",
  ]

  /// Of the other libraries, what Gtk's own classes hand out or take. All of it lives on the main thread. What
  /// GTK may touch on other threads (`Gdk.Texture`, `Gio.File`, `Gio.Icon`) is no `Object` and written by hand.
  static let fromOtherLibraries: Set<String> = [
    "Gdk.Clipboard", "Gdk.Cursor", "Gdk.Device", "Gdk.Display", "Gdk.Drag", "Gdk.DragSurface", "Gdk.Drop",
    "Gdk.FrameClock", "Gdk.Monitor", "Gdk.Paintable", "Gdk.Popup", "Gdk.Seat", "Gdk.Surface", "Gdk.Toplevel",
    "Gio.Action", "Gio.ActionGroup", "Gio.ActionMap", "Gio.Application", "Gio.ListModel", "Gio.ListStore", "Gio.Menu",
    "Gio.MenuItem", "Gio.MenuModel", "Gio.PropertyAction", "Gio.Settings", "Gio.SimpleAction",
    "Gio.SimpleActionGroup",
    "Pango.Context", "Pango.FontMap", "Pango.Layout",
  ]

  /// Functions that GIR marks as being for C only, because other languages have a more general one, but that are just
  /// right for Swift.
  static let notOnlyForC: Set<String> = ["gdk_clipboard_set_text"]

  /// Functions that would become properties which can only be read, where there is a better one written by hand.
  static let writtenByHand: Set<String> = ["gtk_label_get_text"]

  static func includes(_ description: ClassDescription) -> Bool {
    !description.isFundamental && includes(description.name, description.availability)
  }

  static func includes(_ description: InterfaceDescription) -> Bool {
    includes(description.name, description.availability)
  }

  /// Of enumerations of other libraries, those that are used are picked out later.
  static func includes(_ description: EnumerationDescription) -> Bool {
    description.typeFunction != nil && !description.isErrorDomain && !leftOut.contains(description.name)
      && isUsable(description.availability, in: namespace(of: description.name))
  }

  private static func includes(_ name: String, _ availability: Availability) -> Bool {
    guard isUsable(availability, in: namespace(of: name)), !leftOut.contains(name) else { return false }
    return name.hasPrefix("Gtk.") || fromOtherLibraries.contains(name)
  }

  /// Whether something may be used: neither deprecated, nor newer than what we build against, nor for C only.
  static func isUsable(_ availability: Availability, in namespace: String) -> Bool {
    guard availability.isIntrospectable, !availability.isDeprecated else { return false }
    guard let version = availability.version.flatMap(Version.init), let newest = newestVersions[namespace] else {
      return true
    }
    return version <= newest
  }

  /// `Gtk` for `Gtk.Label`.
  static func namespace(of qualifiedName: String) -> String {
    String(qualifiedName.prefix { $0 != "." })
  }
}

/// A version of a library. Releases that only mend something do not count.
struct Version: Comparable {
  var major: Int
  var minor: Int

  init(_ major: Int, _ minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// Reads `4.8` or `4.8.3`.
  init?(_ text: String) {
    let parts = text.split(separator: ".").map { Int($0) }
    guard parts.count >= 2, let major = parts[0], let minor = parts[1] else { return nil }
    self.init(major, minor)
  }

  static func < (left: Version, right: Version) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
