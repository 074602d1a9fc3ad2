/// Writes the tables that find the wrapper class of a GObject.

enum RegistryWriter {
  static func write(_ library: Library, types: TypeTable) -> String {
    let (classes, interfaces) = (library.classes, library.interfaces)
    let objects = classes.filter { !$0.isFundamental }.map { description in
      let name = NameRules.typeName(description.name)
      return Entry(description.registeredName, "make: \(name).init(adopting:)")
    }
    let fundamentals = classes.filter(\.isFundamental).map { description in
      let name = NameRules.typeName(description.name)
      return Entry(description.registeredName, "wrapper: { \(name).self }")
    }
    let known = interfaces.filter { $0.canHaveStandIn(types) }
    let ordered = known.filter(\.buildsOnInterface) + known.filter { !$0.buildsOnInterface }
    let standIns = ordered.map { description in
      let isClass = Scope.tables.interfacesAsClasses.contains(description.name)
      let name = isClass ? NameRules.typeName(description.name) : description.standInName
      return Entry(description.registeredName, "make: \(name).init(adopting:)")
    }
    let tables =
      table(
        "wrapperTable", of: "WrapperEntry", sorted(objects + ofGtk), "Every wrapper class, by the names of GObject.")
      + "\n"
      + table(
        "interfaceTable", of: "WrapperEntry", standIns,
        "The classes for objects of which only an interface is known. Interfaces that build on others come first.")
      + "\n"
      + table(
        "fundamentalTable", of: "FundamentalEntry", sorted(fundamentals),
        "The classes for objects that are no GObjects, by the names of GObject.")
    return isGtk ? tables : registration + tables
  }

  private static var isGtk: Bool { Configuration.current.manifest.module == "Gtk" }
  private static var ofGtk: [Entry] { isGtk ? [Entry("GObject", "make: Object.init(adopting:)")] : [] }

  /// What another module than `Gtk` does to have its classes known there.
  private static var registration: String {
    """
    /// Registers the classes with `Gtk` on first use.
    let registeredTypes: Void = Gtk.TypeTables.add(
      module: "\(Configuration.current.manifest.module)", wrappers: wrapperTable, interfaces: interfaceTable,
      fundamentals: fundamentalTable)


    """
  }

  /// A function that registers the classes, for programs that use none of them before `Gtk` meets their objects.
  static func registering(_ library: String) -> String {
    guard library == Configuration.current.manifest.libraries[0].name, !isGtk else { return "" }
    return """

        /// Makes the classes known to `Gtk`, so that it wraps objects of them as such.
        ///
        /// A class does so when it is first used. Call this in a program that gets its first objects from elsewhere, such
        /// as from a `.ui` file.
        public static func registerTypes() { _ = registeredTypes }

      """
  }

  /// The lines of a class that say which GObject class it wraps.
  static func gType(_ function: String?) -> [String] {
    let declaration = "open override class var gType: \(gtk)GType"
    let call = "\(function ?? "")()"
    return isGtk
      ? ["\(declaration) { \(call) }"] : ["\(declaration) {", "  _ = registeredTypes", "  return \(call)", "}"]
  }

  private struct Entry {
    let name: String
    let value: String

    init(_ name: String?, _ value: String) {
      self.name = name ?? ""
      self.value = value
    }
  }

  /// In the order in which C compares strings.
  private static func sorted(_ entries: [Entry]) -> [Entry] {
    entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private static func table(_ name: String, of type: String, _ entries: [Entry], _ documentation: String) -> String {
    (["/// \(documentation)", "\(isGtk ? "" : "private ")let \(name): [\(gtk)\(type)] = ["]
      + entries.map { "  \(gtk)\(type)(\"\($0.name)\", \($0.value))," } + ["]", ""])
      .joined(separator: "\n")
  }
}

extension InterfaceDescription {
  /// Whether objects with the interface need no class in common, so that one can be made up for those of private
  /// classes. Interfaces that are classes in Swift are those classes themselves.
  func canHaveStandIn(_ types: TypeTable) -> Bool {
    Scope.tables.interfacesAsClasses.contains(name)
      || prerequisites.allSatisfy { $0 == "GObject.Object" || types.isInterface($0) }
  }

  fileprivate var buildsOnInterface: Bool { prerequisites.contains { $0 != "GObject.Object" } }

  /// `GioListModelObject` for `Gio.ListModel`.
  var standInName: String {
    NameRules.typeName(name).filter { $0 != "." } + "Object"
  }
}
