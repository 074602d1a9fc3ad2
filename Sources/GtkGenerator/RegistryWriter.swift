/// Writes the tables that find the wrapper class of a GObject.

enum RegistryWriter {
  static func write(classes: [ClassDescription], interfaces: [InterfaceDescription], types: TypeTable) -> String {
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
      let isClass = Scope.interfacesAsClasses.contains(description.name)
      let name = isClass ? NameRules.typeName(description.name) : description.standInName
      return Entry(description.registeredName, "make: \(name).init(adopting:)")
    }
    let object = Entry("GObject", "make: Object.init(adopting:)")
    return table(
      "wrapperTable", of: "WrapperEntry", sorted(objects + [object]), "Every wrapper class, by the names of GObject.")
      + "\n"
      + table(
        "interfaceTable", of: "WrapperEntry", standIns,
        "The classes for objects of which only an interface is known. Interfaces that build on others come first.")
      + "\n"
      + table(
        "fundamentalTable", of: "FundamentalEntry", sorted(fundamentals),
        "The classes for objects that are no GObjects, by the names of GObject.")
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
    (["/// \(documentation)", "let \(name): [\(type)] = ["]
      + entries.map { "  \(type)(\"\($0.name)\", \($0.value))," } + ["]", ""])
      .joined(separator: "\n")
  }
}

extension InterfaceDescription {
  /// Whether objects with the interface need no class in common, so that one can be made up for those of private
  /// classes. Interfaces that are classes in Swift are those classes themselves.
  func canHaveStandIn(_ types: TypeTable) -> Bool {
    Scope.interfacesAsClasses.contains(name)
      || prerequisites.allSatisfy { $0 == "GObject.Object" || types.isInterface($0) }
  }

  fileprivate var buildsOnInterface: Bool { prerequisites.contains { $0 != "GObject.Object" } }

  /// `GioListModelObject` for `Gio.ListModel`.
  var standInName: String {
    NameRules.typeName(name).filter { $0 != "." } + "Object"
  }
}
