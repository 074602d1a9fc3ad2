/// Reads a GIR document into the model of `Gir.swift`.

struct GirReader {
  struct NotGir: Error, CustomStringConvertible {
    let description = "the document is not GObject introspection data"
  }

  private let namespace: String

  /// Reads the namespace that `root`, a `<repository>`, describes.
  static func read(_ root: XMLTree) throws -> Namespace {
    guard root.name == "repository", let element = root.child(named: "namespace"), let name = element["name"] else {
      throw NotGir()
    }
    let reader = GirReader(namespace: name)
    var result = Namespace(name: name)
    for child in element.children {
      switch child.name {
      case "class": result.classes.append(reader.classDescription(child))
      case "interface": result.interfaces.append(reader.interfaceDescription(child))
      case "enumeration": result.enumerations.append(reader.enumeration(child, isFlags: false))
      case "bitfield": result.enumerations.append(reader.enumeration(child, isFlags: true))
      default: break
      }
    }
    return result
  }

  private func classDescription(_ element: XMLTree) -> ClassDescription {
    ClassDescription(
      name: qualified(element["name"] ?? ""),
      parent: element["parent"].map(qualified),
      typeFunction: element["glib:get-type"],
      isFundamental: element["glib:fundamental"] == "1",
      implements: names(of: "implements", in: element),
      members: members(element),
      availability: availability(element))
  }

  private func interfaceDescription(_ element: XMLTree) -> InterfaceDescription {
    InterfaceDescription(
      name: qualified(element["name"] ?? ""),
      typeFunction: element["glib:get-type"],
      prerequisites: names(of: "prerequisite", in: element),
      members: members(element),
      availability: availability(element))
  }

  private func enumeration(_ element: XMLTree, isFlags: Bool) -> EnumerationDescription {
    EnumerationDescription(
      name: qualified(element["name"] ?? ""),
      typeFunction: element["glib:get-type"],
      isFlags: isFlags,
      isErrorDomain: element["glib:error-domain"] != nil,
      cases: element.children(named: "member").map {
        .init(name: $0["name"] ?? "", value: $0["value"] ?? "0", documentation: $0.child(named: "doc")?.text)
      },
      availability: availability(element))
  }

  private func members(_ element: XMLTree) -> Members {
    Members(
      properties: element.children(named: "property").map(property),
      methods: element.children(named: "method").map(callable),
      constructors: element.children(named: "constructor").map(callable),
      functions: element.children(named: "function").map(callable),
      signals: element.children(named: "glib:signal").map(signal))
  }

  private func property(_ element: XMLTree) -> PropertyDescription {
    PropertyDescription(
      name: element["name"] ?? "",
      type: type(in: element),
      isReadable: element["readable"] != "0",
      isWritable: element["writable"] == "1",
      isConstructOnly: element["construct-only"] == "1",
      getter: element["getter"],
      setter: element["setter"],
      availability: availability(element))
  }

  private func signal(_ element: XMLTree) -> SignalDescription {
    SignalDescription(
      name: element["name"] ?? "",
      parameters: parameters(element),
      result: result(element),
      availability: availability(element))
  }

  private func callable(_ element: XMLTree) -> CallableDescription {
    CallableDescription(
      // `gtk_foo_bar_full` that shadows `bar` is called `bar` outside C.
      name: element["shadows"] ?? element["name"] ?? "",
      cIdentifier: element["c:identifier"] ?? "",
      parameters: parameters(element),
      result: result(element),
      canThrow: element["throws"] == "1",
      accessedProperty: element["glib:get-property"] ?? element["glib:set-property"],
      isReplaced: element["shadowed-by"] != nil || element["moved-to"] != nil,
      availability: availability(element))
  }

  private func parameters(_ element: XMLTree) -> [ParameterDescription] {
    (element.child(named: "parameters")?.children(named: "parameter") ?? []).map {
      ParameterDescription(
        name: $0["name"] ?? "",
        type: type(in: $0),
        direction: $0["direction"].flatMap(ParameterDescription.Direction.init(rawValue:)) ?? .in,
        transfer: $0["transfer-ownership"].flatMap(Transfer.init(rawValue:)) ?? .none,
        isNullable: $0["nullable"] == "1")
    }
  }

  private func result(_ element: XMLTree) -> ResultDescription {
    guard let value = element.child(named: "return-value") else { return ResultDescription(type: .nothing) }
    return ResultDescription(
      type: type(in: value),
      transfer: value["transfer-ownership"].flatMap(Transfer.init(rawValue:)) ?? .none,
      isNullable: value["nullable"] == "1")
  }

  private func type(in element: XMLTree) -> GirType? {
    if let type = element.child(named: "type"), let name = type["name"] {
      return GirType(name: qualified(name), cType: type["c:type"])
    }
    if let array = element.child(named: "array"), array["name"] == nil,
      let name = array.child(named: "type")?["name"]
    {
      return GirType(
        name: qualified(name), cType: array["c:type"], isArray: true, hasLengthParameter: array["length"] != nil)
    }
    return nil
  }

  private func availability(_ element: XMLTree) -> Availability {
    Availability(
      documentation: element.child(named: "doc")?.text,
      version: element["version"],
      isDeprecated: element["deprecated"] == "1",
      isIntrospectable: element["introspectable"] != "0")
  }

  private func names(of child: String, in element: XMLTree) -> [String] {
    element.children(named: child).compactMap { $0["name"] }.map(qualified)
  }

  /// Fundamental types (`gint`, `utf8`, `none`, `GType`) stay as they are; all others get their namespace.
  private func qualified(_ name: String) -> String {
    if name.contains(".") || name == "GType" || name.first?.isLowercase == true { return name }
    return "\(namespace).\(name)"
  }
}
