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
      case "record": result.records.append(reader.record(child))
      case "callback": result.callbacks.append(reader.callback(child))
      case "function": result.functions.append(reader.callable(child, .function))
      case "constant": result.constants.append(reader.constant(child))
      case "alias": result.aliases[reader.qualified(child["name"] ?? "")] = reader.type(in: child)
      default: break
      }
    }
    return result
  }

  private func classDescription(_ element: XMLTree) -> ClassDescription {
    ClassDescription(
      name: qualified(element["name"] ?? ""),
      cType: element["c:type"],
      parent: element["parent"].map(qualified),
      typeFunction: element["glib:get-type"],
      registeredName: element["glib:type-name"],
      isFundamental: element["glib:fundamental"] == "1",
      isAbstract: element["abstract"] == "1",
      isComplete: element.child(named: "field") != nil,
      referenceFunction: element["glib:ref-func"],
      unreferenceFunction: element["glib:unref-func"],
      implements: names(of: "implements", in: element),
      members: members(element),
      availability: availability(element, .class))
  }

  private func interfaceDescription(_ element: XMLTree) -> InterfaceDescription {
    InterfaceDescription(
      name: qualified(element["name"] ?? ""),
      cType: element["c:type"],
      typeFunction: element["glib:get-type"],
      registeredName: element["glib:type-name"],
      prerequisites: names(of: "prerequisite", in: element),
      members: members(element),
      availability: availability(element, .interface))
  }

  private func enumeration(_ element: XMLTree, isFlags: Bool) -> EnumerationDescription {
    let kind = element["glib:error-domain"] != nil ? Origin.Kind.errors : isFlags ? .flags : .enumeration
    return EnumerationDescription(
      name: qualified(element["name"] ?? ""),
      cType: element["c:type"],
      typeFunction: element["glib:get-type"],
      isFlags: isFlags,
      errorDomain: element["glib:error-domain"],
      cases: element.children(named: "member").map {
        .init(name: $0["name"] ?? "", value: $0["value"] ?? "0", availability: availability($0, .part, of: element))
      },
      availability: availability(element, kind))
  }

  private func record(_ element: XMLTree) -> RecordDescription {
    let fields = element.children.filter { ["field", "union", "record"].contains($0.name) }
    return RecordDescription(
      name: qualified(element["name"] ?? ""),
      cType: element["c:type"],
      typeFunction: element["glib:get-type"].flatMap { $0 == "intern" ? nil : $0 },
      isOpaque: fields.isEmpty || element["disguised"] == "1" || element["opaque"] == "1",
      isTable: element["glib:is-gtype-struct-for"] != nil,
      fields: fields.map {
        .init(
          name: $0["name"] ?? "", type: type(in: $0),
          isReadable: $0["private"] != "1" && $0["readable"] != "0" && $0["bits"] == nil,
          availability: availability($0, .part, of: element))
      },
      members: members(element),
      availability: availability(element, .record))
  }

  private func callback(_ element: XMLTree) -> CallbackDescription {
    CallbackDescription(
      name: qualified(element["name"] ?? ""),
      cType: element["c:type"] ?? "",
      parameters: parameters(element),
      result: result(element),
      canThrow: element["throws"] == "1",
      availability: availability(element, .callback))
  }

  private func constant(_ element: XMLTree) -> ConstantDescription {
    ConstantDescription(
      name: element["name"] ?? "",
      cIdentifier: element["c:type"] ?? element["c:identifier"] ?? "",
      value: element["value"] ?? "",
      type: type(in: element),
      availability: availability(element, .constant))
  }

  private func members(_ element: XMLTree) -> Members {
    let constructors = element.children(named: "constructor").map { callable($0, .constructor, of: element) }
    let functions = element.children(named: "function").map { callable($0, .typeFunction, of: element) }
    return Members(
      properties: element.children(named: "property").map { property($0, of: element) },
      methods: element.children(named: "method").map { callable($0, .method, of: element) },
      constructors: constructors.filter(\.makesSomethingNew),
      functions: functions + constructors.filter { !$0.makesSomethingNew },
      signals: element.children(named: "glib:signal").map { signal($0, of: element) })
  }

  private func property(_ element: XMLTree, of owner: XMLTree) -> PropertyDescription {
    PropertyDescription(
      name: element["name"] ?? "",
      type: type(in: element),
      isReadable: element["readable"] != "0",
      isWritable: element["writable"] == "1",
      isConstructOnly: element["construct-only"] == "1",
      getter: element["getter"],
      setter: element["setter"],
      availability: availability(element, .property, of: owner))
  }

  private func signal(_ element: XMLTree, of owner: XMLTree) -> SignalDescription {
    SignalDescription(
      name: element["name"] ?? "",
      parameters: parameters(element),
      result: result(element),
      availability: availability(element, .signal, of: owner))
  }

  private func callable(_ element: XMLTree, _ kind: Origin.Kind, of owner: XMLTree? = nil) -> CallableDescription {
    CallableDescription(
      // `gtk_foo_bar_full` that shadows `bar` is called `bar` outside C.
      name: element["shadows"] ?? element["name"] ?? "",
      cIdentifier: element["c:identifier"] ?? "",
      instance: element.child(named: "parameters")?.child(named: "instance-parameter").map(parameter),
      parameters: parameters(element),
      result: result(element),
      canThrow: element["throws"] == "1",
      finisher: element["glib:finish-func"],
      accessedProperty: element["glib:get-property"] ?? element["glib:set-property"],
      isReplaced: element["shadowed-by"] != nil || element["moved-to"] != nil,
      availability: availability(element, kind, of: owner))
  }

  private func parameters(_ element: XMLTree) -> [ParameterDescription] {
    (element.child(named: "parameters")?.children(named: "parameter") ?? []).map(parameter)
  }

  private func parameter(_ element: XMLTree) -> ParameterDescription {
    ParameterDescription(
      name: element["name"] ?? "",
      type: type(in: element),
      direction: element["direction"].flatMap(ParameterDescription.Direction.init(rawValue:)) ?? .in,
      transfer: element["transfer-ownership"].flatMap(Transfer.init(rawValue:)) ?? .none,
      isNullable: element["nullable"] == "1",
      isCallerAllocated: element["caller-allocates"] == "1",
      scope: element["scope"].flatMap(CallbackScope.init(rawValue:)),
      contextIndex: element["closure"].flatMap { Int($0) },
      destroyIndex: element["destroy"].flatMap { Int($0) })
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
      guard name.hasPrefix("GLib.") || namespace == "GLib", let kind = Self.containers[name.split(separator: ".").last!]
      else { return GirType(name: qualified(name), cType: type["c:type"]) }
      let elements = type.children(named: "type")
      let element = elements.first
      let isForeign = kind == .dictionary && elements.map { $0["name"] } != ["utf8", "utf8"]
      return GirType(
        name: element?["name"].map(qualified) ?? "gpointer", cType: type["c:type"],
        kind: isForeign ? .container : kind,
        elementCType: element?["c:type"])
    }
    guard let array = element.child(named: "array"), let item = array.child(named: "type"), let name = item["name"]
    else { return nil }
    let kind = GirType.Kind.array(
      lengthIndex: array["length"].flatMap { Int($0) }, fixedSize: array["fixed-size"].flatMap { Int($0) })
    return GirType(
      name: qualified(name), cType: array["c:type"], kind: array["name"].map { Self.arrays[$0] ?? .container } ?? kind,
      elementCType: item["c:type"])
  }

  private static let containers: [Substring: GirType.Kind] = [
    "List": .list, "SList": .singlyLinkedList, "HashTable": .dictionary, "Array": .container, "PtrArray": .container,
    "ByteArray": .container, "Queue": .container,
  ]
  private static let arrays: [String: GirType.Kind] = ["GLib.PtrArray": .pointerArray, "GLib.ByteArray": .byteArray]

  private func availability(_ element: XMLTree, _ kind: Origin.Kind, of type: XMLTree? = nil) -> Availability {
    Availability(
      origin: origin(element, kind, of: type),
      documentation: element.child(named: "doc")?.text,
      version: element["version"],
      isDeprecated: element["deprecated"] == "1",
      deprecationVersion: element["deprecated-version"],
      deprecationAdvice: element.child(named: "doc-deprecated")?.text,
      isIntrospectable: element["introspectable"] != "0")
  }

  private func origin(_ element: XMLTree, _ kind: Origin.Kind, of type: XMLTree?) -> Origin {
    let name = element["name"] ?? ""
    let symbol =
      switch kind {
      case .property, .signal: type.map(cName) ?? ""
      case .part: element["c:identifier"] ?? "\(type.map(cName) ?? "").\(name)"
      default: cName(element)
      }
    return Origin(kind: kind, namespace: namespace, type: type?["name"], name: name, symbol: symbol)
  }

  private func cName(_ element: XMLTree) -> String {
    element["c:identifier"] ?? element["c:type"] ?? element["glib:type-name"] ?? namespace + (element["name"] ?? "")
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

extension CallableDescription {
  /// Whether a constructor is one: `gtk_drag_icon_get_for_drag` is called one by newer versions, but what it returns may be
  /// there already and belongs to somebody else.
  fileprivate var makesSomethingNew: Bool { result.transfer != .none || name.hasPrefix("new") }
}
