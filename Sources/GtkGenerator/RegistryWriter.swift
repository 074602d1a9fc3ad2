/// Writes the tables that find the wrapper class of a GObject.

enum RegistryWriter {
  static func write(classes: [ClassDescription], interfaces: [InterfaceDescription], types: TypeTable) -> String {
    var lines = [
      "/// Every wrapper class by its GObject class.",
      "let wrapperTable: [(GType, WrapperFactory)] = [",
      "  (FundamentalType.object, { Object(adopting: $0) }),",
    ]
    for description in classes where !description.isFundamental {
      let name = NameRules.typeName(description.name)
      lines.append("  (\(description.typeFunction ?? "")(), { \(name)(adopting: $0) }),")
    }
    lines += [
      "]",
      "",
      "/// The classes for objects of which only an interface is known. Interfaces that build on others come first.",
      "let interfaceTable: [(GType, WrapperFactory)] = [",
    ]
    let known = interfaces.filter { $0.canHaveStandIn(types) }
    for description in known.filter(\.buildsOnInterface) + known.filter({ !$0.buildsOnInterface }) {
      let isClass = Scope.interfacesAsClasses.contains(description.name)
      let name = isClass ? NameRules.typeName(description.name) : description.standInName
      lines.append("  (\(description.typeFunction ?? "")(), { \(name)(adopting: $0) }),")
    }
    lines += [
      "]",
      "",
      "/// The classes for objects that are no GObjects.",
      "let fundamentalTable: [GType: FundamentalObject.Type] = [",
    ]
    for description in classes where description.isFundamental {
      lines.append("  \(description.typeFunction ?? "")(): \(NameRules.typeName(description.name)).self,")
    }
    return (lines + ["]"]).joined(separator: "\n") + "\n"
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
