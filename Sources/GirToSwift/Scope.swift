/// What is generated, as the manifests say.

enum Scope {
  /// The manifests of the module that is written and of those that it uses, merged.
  static var tables: Manifest { Configuration.current.tables }

  /// Why a type, a function or a property is left out; `nil` if nothing says that.
  static func reasonToLeaveOut(_ symbol: String) -> String? { tables.leaveOut[symbol] ?? tables.byHand[symbol] }

  /// Whether a callback is one that a Swift closure can answer.
  static func checkCallback(_ name: String) -> Bool {
    ![
      "GObject.Callback", "GLib.DestroyNotify", "GdkPixbuf.PixbufDestroyNotify", "GObject.ClosureNotify",
      "GLib.FreeFunc",
    ].contains(name)
  }

  static func includes(_ description: ClassDescription) -> Bool {
    guard includes(description.name, description.availability) else { return false }
    return !description.isFundamental || !description.name.hasPrefix("GObject.")
  }

  static func includes(_ description: InterfaceDescription) -> Bool {
    includes(description.name, description.availability)
  }

  static func includes(_ description: RecordDescription) -> Bool {
    guard !description.isTable, includes(description.name, description.availability) else { return false }
    return !description.name.hasSuffix("Private") && !description.name.hasSuffix("Class")
  }

  /// Whether a struct can be copied and freed without knowing what it is.
  static func isHeld(_ description: RecordDescription) -> Bool {
    description.typeFunction != nil || description.name == "GLib.Variant"
  }

  /// Of enumerations of other libraries, those that are used are picked out later.
  static func includes(_ description: EnumerationDescription) -> Bool {
    (description.typeFunction != nil || isWantedWithoutType(description.name)) && description.errorDomain == nil
      && tables.leaveOut[description.name] == nil
      && isUsable(description.availability, in: namespace(of: description.name))
      && Configuration.current.has(description)
  }

  /// Whether an enumeration is wanted that GObject does not know. `Gtk` has those that its manifest names.
  static func isWantedWithoutType(_ name: String) -> Bool {
    guard let library = Configuration.current.library(namespace(of: name)) else { return false }
    let isOfGtk = Configuration.current.module(of: library.name) == "Gtk"
    return library.only?.contains(String(name.dropFirst(library.name.count + 1))) ?? !isOfGtk
  }

  /// The codes of errors that functions of ours can report.
  static func includesErrors(_ description: EnumerationDescription) -> Bool {
    description.errorDomain != nil && includes(description.name, description.availability)
  }

  private static func includes(_ name: String, _ availability: Availability) -> Bool {
    guard isUsable(availability, in: namespace(of: name)), tables.leaveOut[name] == nil,
      let library = Configuration.current.library(namespace(of: name))
    else { return false }
    return library.only?.contains(String(name.dropFirst(library.name.count + 1))) != false
  }

  static func isUsable(_ availability: Availability, in namespace: String) -> Bool {
    do {
      try checkUsable(availability, in: namespace)
      return true
    } catch { return false }
  }

  /// Says why something may not be used: for C only, or newer than what we build against. What is deprecated is there,
  /// with the attribute that makes the compiler say so.
  static func checkUsable(_ availability: Availability, in namespace: String) throws(Unmapped) {
    guard availability.isIntrospectable else { throw Unmapped("for C only") }
    guard isThere(availability, in: namespace) else {
      let floor = Configuration.current.library(namespace)?.version
      throw Unmapped("\(newer) \(namespace)\(floor.map { " \($0)" } ?? "")")
    }
  }

  /// How the reason begins why something is left out that came later.
  static let newer = "newer than"

  /// Whether a program can count on something, as far as its version goes.
  private static func isThere(_ availability: Availability, in library: String) -> Bool {
    let configuration = Configuration.current
    if availability.isUndated { return configuration.isLastTrait }
    guard let version = availability.version.flatMap(Version.init),
      let floor = configuration.library(library)?.version
    else { return true }
    return version <= floor
  }

  /// Whether it is the trait that is written that brings a member of a type that was there before.
  static func isBroughtByTrait(_ availability: Availability, in library: String) -> Bool {
    guard !availability.isInBase, isThere(availability, in: library) else { return false }
    if availability.isUndated { return true }
    guard let version = availability.version.flatMap(Version.init),
      let before = Configuration.current.versionBefore(of: library)
    else { return false }
    return version > before
  }

  /// `Gtk` for `Gtk.Label`.
  static func namespace(of qualifiedName: String) -> String {
    String(qualifiedName.prefix { $0 != "." })
  }
}

/// A version of a library. Releases that only mend something do not count.
struct Version: Comparable, CustomStringConvertible {
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

  var description: String { "\(major).\(minor)" }

  static func < (left: Version, right: Version) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
