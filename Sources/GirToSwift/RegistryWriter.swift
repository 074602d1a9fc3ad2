/// Writes the tables that find the wrapper class of a GObject.

enum RegistryWriter {
  static func write(_ library: Library, types: TypeTable) -> String {
    let tables = Kind.allCases.map { table(of: $0, entries(of: $0, library, types)) }.joined(separator: "\n")
    return isGtk ? tables : registration + tables
  }

  /// The tables of what a trait brings; nothing where it brings none of a kind.
  static func write(
    _ library: Library, types: TypeTable, broughtBy trait: Manifest.Trait
  ) -> (source: String, kinds: Set<Kind>) {
    let tables = Kind.allCases.map { ($0, entries(of: $0, library, types)) }.filter { !$0.1.isEmpty }
    let source = tables.map { table(of: $0, $1, broughtBy: trait) }.joined(separator: "\n")
    return (source, Set(tables.map(\.0)))
  }

  /// The tables that each trait brings, as those see them that read the tables.
  ///
  /// - Parameter traits: what has tables, the lowest first.
  static func newerTables(_ traits: [(trait: Manifest.Trait, kinds: Set<Kind>)]) -> String {
    Kind.allCases.map { kind in
      let type = "[\(kind == .interface ? "" : "[")\(gtk)\(kind.type)\(kind == .interface ? "" : "]")]"
      let name = "newer\(kind.rawValue.capitalized)Table\(kind == .interface ? "" : "s")"
      let having = traits.filter { $0.kinds.contains(kind) }.map(\.trait)
      var lines = ["/// \(kind.newerDocumentation)"]
      for index in having.indices.reversed() {
        lines.append("#\(index == having.count - 1 ? "if" : "elseif") \(having[index].name)")
        let tables = having[...index].map { tableName(of: kind, broughtBy: $0) }
        // What builds on others comes first.
        let value =
          kind == .interface ? tables.reversed().joined(separator: " + ") : "[\(tables.joined(separator: ", "))]"
        lines.append("let \(name): \(type) = \(value)")
      }
      if having.isEmpty {
        lines.append("let \(name): \(type) = []")
      } else {
        lines += ["#else", "let \(name): \(type) = []", "#endif"]
      }
      return lines.joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  enum Kind: String, CaseIterable {
    case wrapper, interface, fundamental

    fileprivate var type: String { self == .fundamental ? "FundamentalEntry" : "WrapperEntry" }

    fileprivate var newerDocumentation: String {
      switch self {
      case .wrapper: "The wrapper classes that newer versions have."
      case .interface: "The classes for objects of which only an interface of newer versions is known."
      case .fundamental: "The classes for objects of newer versions that are no GObjects."
      }
    }

    fileprivate var documentation: String {
      switch self {
      case .wrapper: "Every wrapper class, by the names of GObject."
      case .interface:
        "The classes for objects of which only an interface is known. Interfaces that build on others come first."
      case .fundamental: "The classes for objects that are no GObjects, by the names of GObject."
      }
    }
  }

  private static func entries(of kind: Kind, _ library: Library, _ types: TypeTable) -> [Entry] {
    switch kind {
    case .wrapper:
      let objects = library.classes.filter { !$0.isFundamental }.map { description in
        Entry(description.registeredName, "make: \(NameRules.typeName(description.name)).init(adopting:)")
      }
      return sorted(objects + ofGtk)
    case .interface:
      let known = library.interfaces.filter { $0.canHaveStandIn(types) }
      let ordered = known.filter(\.buildsOnInterface) + known.filter { !$0.buildsOnInterface }
      return ordered.map { description in
        let isClass = Scope.tables.interfacesAsClasses.contains(description.name)
        let name = isClass ? NameRules.typeName(description.name) : description.standInName
        return Entry(description.registeredName, "make: \(name).init(adopting:)")
      }
    case .fundamental:
      return sorted(
        library.classes.filter(\.isFundamental).map { description in
          Entry(description.registeredName, "wrapper: { \(NameRules.typeName(description.name)).self }")
        })
    }
  }

  private static var isGtk: Bool { Configuration.current.manifest.module == "Gtk" }
  private static var ofGtk: [Entry] {
    isGtk && Configuration.current.trait == nil ? [Entry("GObject", "make: Object.init(adopting:)")] : []
  }

  /// What another module than `Gtk` does to have its classes known there.
  private static var registration: String {
    let hasTraits = !Configuration.current.manifest.traits.isEmpty
    return """
      /// Registers the classes with `Gtk` on first use.
      let registeredTypes: Void = Gtk.TypeTables.add(
        module: "\(Configuration.current.manifest.module)",
        wrappers: [wrapperTable]\(hasTraits ? " + newerWrapperTables" : ""),
        interfaces: \(hasTraits ? "newerInterfaceTable + " : "")interfaceTable,
        fundamentals: [fundamentalTable]\(hasTraits ? " + newerFundamentalTables" : ""))


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

  private static func table(of kind: Kind, _ entries: [Entry], broughtBy trait: Manifest.Trait? = nil) -> String {
    let documentation = trait == nil ? kind.documentation : kind.newerDocumentation
    let isPrivate = trait == nil && !isGtk
    return
      ([
        "/// \(documentation)",
        "\(isPrivate ? "private " : "")let \(tableName(of: kind, broughtBy: trait)): [\(gtk)\(kind.type)] = [",
      ]
      + entries.map { "  \(gtk)\(kind.type)(\"\($0.name)\", \($0.value))," } + ["]", ""])
      .joined(separator: "\n")
  }

  private static func tableName(of kind: Kind, broughtBy trait: Manifest.Trait?) -> String {
    "\(kind.rawValue)Table\(trait.map { "Of" + $0.name } ?? "")"
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
