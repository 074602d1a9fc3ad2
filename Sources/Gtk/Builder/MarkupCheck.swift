import CGtk

/// Checks a `.ui` file before GTK reads it, because GTK silently builds part of a truncated document and does not check
/// the parameters of handlers.
final class MarkupCheck {
  /// The class of the file's template.
  private(set) var templateClass: String?
  private let file: String
  private let handlers: [String: BuilderHandler]
  private var stack: [Element] = []
  private var mistake: BuilderError?

  private enum Element {
    /// An object, or the template.
    case object(GType)
    case closure(Closure)
    case other
  }

  private struct Closure {
    let name: String
    let type: GType
    let hasObject: Bool
    var parameters: [GType] = []
  }

  /// Throws if the text is not a complete XML document, or names a handler that does not fit its use.
  init(_ xml: String, file: String, _ handlers: [String: BuilderHandler]) throws(BuilderError) {
    self.file = file
    self.handlers = handlers
    // GTK also has a binary format.
    guard !xml.hasPrefix("GBU") else { return }
    var parser = GMarkupParser()
    parser.start_element = { context, name, names, values, check, _ in
      guard let context, let name, let check else { return }
      let attributes = MarkupAttributes(names: names, values: values)
      Unmanaged<MarkupCheck>.fromOpaque(check).takeUnretainedValue()
        .begin(String(cString: name), attributes, at: context)
    }
    parser.end_element = { context, _, check, _ in
      guard let context, let check else { return }
      Unmanaged<MarkupCheck>.fromOpaque(check).takeUnretainedValue().end(at: context)
    }
    var error: UnsafeMutablePointer<GError>?
    // The context stores the pointer to the functions.
    withUnsafePointer(to: parser) { parser in
      let context = g_markup_parse_context_new(
        parser, GMarkupParseFlags(rawValue: 0), Unmanaged.passUnretained(self).toOpaque(), nil)!
      defer { g_markup_parse_context_free(context) }
      _ =
        g_markup_parse_context_parse(context, xml, -1, &error) != 0
        && g_markup_parse_context_end_parse(context, &error) != 0
    }
    if let error { throw BuilderError(GLib.Failure(consuming: error), file: file) }
    if let mistake { throw mistake }
  }

  private func begin(_ element: String, _ attributes: MarkupAttributes, at context: OpaquePointer) {
    if case .closure(var closure)? = stack.last, let type = expressionType(element, attributes) {
      closure.parameters.append(type)
      stack[stack.count - 1] = .closure(closure)
    }
    switch element {
    case "template":
      templateClass = attributes["class"]
      stack.append(.object(type(attributes["class"])))
    case "object": stack.append(.object(type(attributes["class"])))
    case "closure":
      let closure = Closure(
        name: attributes["function"] ?? "", type: type(attributes["type"]), hasObject: attributes["object"] != nil)
      stack.append(.closure(closure))
    case "signal":
      checkSignal(attributes, at: context)
      stack.append(.other)
    default: stack.append(.other)
    }
  }

  private func end(at context: OpaquePointer) {
    if case .closure(let closure)? = stack.popLast() { check(closure, at: context) }
  }

  private func checkSignal(_ attributes: MarkupAttributes, at context: OpaquePointer) {
    guard let signal = attributes["name"], let name = attributes["handler"], let handler = handlers[name] else {
      return
    }
    guard handler.role == .signal else {
      return report("the handler '\(name)' of '\(signal)' must be a BuilderHandler.signal", at: context)
    }
    guard case .object(let emitter)? = stack.last else { return }
    guard let query = Self.query(signal, of: emitter) else { return }
    var given = [emitter] + (0..<Int(query.n_params)).map { query.param_types[$0] & ~1 }
    if attributes["object"] != nil || templateClass != nil {
      given.append(attributes["object"] != nil ? GType() : type(templateClass))
      let isSwapped = attributes["swapped"].map { ["yes", "true", "1", "y", "t"].contains($0.lowercased()) }
      if isSwapped ?? (attributes["object"] != nil) { given.swapAt(0, given.count - 1) }
    }
    guard fits(handler, given) else {
      let takes = "the handler '\(name)' takes \(handler.parameterNames)"
      return report("\(takes), but '\(signal)' passes \(Self.names(given))", at: context)
    }
    let wanted = query.return_type & ~1
    if wanted != FundamentalType.none, let answer = handler.answer, !answer.isCompatible(with: wanted) {
      report("the handler '\(name)' of '\(signal)' gives a \(answer.name), not a \(typeName(wanted))", at: context)
    }
  }

  private func check(_ closure: Closure, at context: OpaquePointer) {
    let name = closure.name
    guard let handler = handlers[name] else { return }
    guard handler.role == .value, let answer = handler.answer else {
      return report(
        "the handler '\(name)' gives no value: that of a <closure> must be a BuilderHandler.value", at: context)
    }
    var given = closure.parameters
    if handler.parameters.count > given.count, closure.hasObject || templateClass != nil {
      given.append(closure.hasObject ? GType() : type(templateClass))
    }
    guard handler.parameters.count == given.count, fits(handler, given) else {
      let takes = "the handler '\(name)' takes \(handler.parameterNames)"
      return report("\(takes), but its <closure> passes \(Self.names(given))", at: context)
    }
    guard answer.isCompatible(with: closure.type) else {
      return report("the handler '\(name)' gives a \(answer.name), not a \(typeName(closure.type))", at: context)
    }
  }

  private func fits(_ handler: BuilderHandler, _ given: [GType]) -> Bool {
    handler.parameters.count <= given.count && zip(handler.parameters, given).allSatisfy { $0.isCompatible(with: $1) }
  }

  /// Returns the type of an expression in a closure, 0 if it is unknown, or `nil` if the element is not an expression.
  private func expressionType(_ element: String, _ attributes: MarkupAttributes) -> GType? {
    switch element {
    case "constant", "closure": return type(attributes["type"])
    case "lookup":
      let owner = type(attributes["type"])
      guard let property = attributes["name"], g_type_is_a(owner, FundamentalType.object) != 0,
        FundamentalType.object == cgtk_fundamental_type(owner)
      else { return 0 }
      let table = g_type_class_ref(owner).assumingMemoryBound(to: GObjectClass.self)
      defer { g_type_class_unref(table) }
      return g_object_class_find_property(table, property)?.pointee.value_type ?? 0
    default: return nil
    }
  }

  /// Returns the type of that name, or 0 if it is unknown.
  private func type(_ name: String?) -> GType { name.map { HandlerScope.type(named: $0) } ?? 0 }

  private static func query(_ signal: String, of type: GType) -> GSignalQuery? {
    guard cgtk_fundamental_type(type) == FundamentalType.object else { return nil }
    // A class has its signals only once it has been initialised.
    let table = g_type_class_ref(type)
    defer { g_type_class_unref(table) }
    var id: guint = 0
    var detail: GQuark = 0
    guard g_signal_parse_name(signal, type, &id, &detail, 0) != 0 else { return nil }
    var query = GSignalQuery()
    g_signal_query(id, &query)
    return query
  }

  private func report(_ message: String, at context: OpaquePointer) {
    guard mistake == nil else { return }
    var (line, column): (gint, gint) = (0, 0)
    g_markup_parse_context_get_position(context, &line, &column)
    mistake = .malformed(file: file, line: Int(line), column: Int(column), message: message)
  }

  private static func names(_ types: [GType]) -> String {
    "(\(types.map { $0 == 0 ? "?" : typeName($0) }.joined(separator: ", ")))"
  }
}

/// The attributes of an element, lent by GLib's parser.
private struct MarkupAttributes {
  let names: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  let values: UnsafeMutablePointer<UnsafePointer<CChar>?>?

  subscript(name: String) -> String? {
    guard var names, var values else { return nil }
    while let candidate = names.pointee, let value = values.pointee {
      if strcmp(candidate, name) == 0 { return String(cString: value) }
      names += 1
      values += 1
    }
    return nil
  }
}
