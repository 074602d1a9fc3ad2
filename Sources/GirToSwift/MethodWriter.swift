/// Writes methods, static functions and initialisers.

struct MethodWriter {
  let calls: CallWriter
  /// `final ` where methods could be overridden but must not be.
  let modifier: String
  /// How far the lines will be indented.
  let indentation: Int
  /// What methods are called on.
  var receiver = CallWriter.Receiver.instance

  private var ledger: Ledger { calls.types.ledger }

  /// A C method as a Swift method, or as a property when it is called `get_...` or asks `is_...` and takes nothing. The
  /// property can be set when there is a `set_...` for the same type.
  func method(
    _ method: CallableDescription, siblings: [CallableDescription], names: inout MemberNames
  ) -> [String] {
    write(method, on: receiver, siblings: siblings, prefix: "", modifier: modifier, names: &names)
  }

  /// A C function that belongs to a class but to no instance.
  func function(
    _ function: CallableDescription, siblings: [CallableDescription], prefix: String = "static ",
    names: inout MemberNames
  ) -> [String] {
    // The second half of an asynchronous function.
    write(function, on: .none, siblings: siblings, prefix: prefix, modifier: "", names: &names)
  }

  private func write(
    _ callable: CallableDescription, on receiver: CallWriter.Receiver, siblings: [CallableDescription], prefix: String,
    modifier: String, names: inout MemberNames
  ) -> [String] {
    // The second half of an asynchronous function is in the first.
    if callable.parameters.contains(where: { $0.type?.name == "Gio.AsyncResult" }) { return [] }
    if names.isSetterOfProperty(callable.cIdentifier) { return [] }
    let written = ledger.noting(callable.cIdentifier) { () throws(Unmapped) in
      try calls.call(callable, on: receiver, siblings: siblings)
    }
    guard var call = written else { return [] }
    func documentation(setter: String? = nil) -> [String] {
      DocComment.lines(of: callable.availability, indentation: indentation, setter: setter)
        + callable.availability.attributes
    }
    if let result = call.result, call.effects.isEmpty, !call.isMutating, let value = valueName(callable, call),
      // `insert(_:text:)` is worth more than `insert` for `get_insert()`.
      !siblings.contains(where: { NameRules.identifier($0.name) == value && $0.name != callable.name }),
      names.claimValue(value)
    {
      if let (setter, write) = setter(of: callable, for: result, on: receiver, among: siblings) {
        names.claimSetter(setter.cIdentifier)
        return documentation(setter: setter.cIdentifier) + ["public \(prefix)\(modifier)var \(value): \(result) {"]
          + block("  get", call.body).indentedInside
          + block("  set(\(write.parameters[0].name))", write.body).indentedInside
          + ["}"]
      }
      return documentation() + block("public \(prefix)\(modifier)var \(value): \(result)", call.body)
    }
    let isAsynchronous = call.effects.hasPrefix(" async")
    var name = Scope.tables.renames[callable.cIdentifier] ?? callable.name
    if isAsynchronous, name.hasSuffix("_async") { name = String(name.dropLast("_async".count)) }
    call.parameters = labelled(call.parameters)
    let identifiers = [name, name + "_function"].map(NameRules.identifier)
    let claimed = identifiers.first { names.claimFunction($0, call.parameters, isAsynchronous: isAsynchronous) }
    // A question that is a property already.
    if claimed != identifiers[0], call.parameters.isEmpty, call.result != nil { return [] }
    guard let claimed else {
      ledger.add(callable.cIdentifier, "another member has its name")
      return []
    }
    let mutating = call.isMutating ? "mutating " : ""
    return documentation() + discardable(callable, call)
      + block("public \(prefix)\(modifier)\(mutating)func \(claimed)\(signature(call))", call.body)
  }

  /// A C constructor as an initialiser. In the primary one, `new`, what may be empty may be left out.
  ///
  /// - Parameters:
  ///   - inherited: the names of ancestors, whose initialisers are overridden. Nil for classes whose initialisers are
  ///     not inherited.
  ///   - own: those of the class itself.
  /// - Returns: nil when another initialiser has the same arguments.
  func initialiser(
    _ constructor: CallableDescription, inherited: MemberNames?, own: inout MemberNames
  ) -> [String]? {
    if constructor.parameters.contains(where: { $0.type?.name == "Gio.AsyncResult" }) { return [] }
    let written = ledger.noting(constructor.cIdentifier) { () throws(Unmapped) in try calls.construction(constructor) }
    guard var call = written, let expression = call.body.last else { return [] }
    if constructor.name == "new" {
      for index in call.parameters.indices where call.parameters[index].defaultValue == nil {
        call.parameters[index].defaultValue = call.parameters[index].emptyValue
      }
    }
    guard own.claimInitialiser(call.parameters) else { return nil }
    let isHeld = inherited == nil
    let overrides = !isHeld && inherited!.hasInitialiser(call.parameters)
    let isFailable = constructor.result.isNullable && !constructor.canThrow
    var body = call.body.dropLast() + [""]
    body.removeLast()
    if constructor.canThrow || isFailable {
      body.append("let pointer = \(expression)")
      if constructor.canThrow { body.append("if let error { throw GLib.Failure(consuming: error) }") }
      if isFailable { body.append("guard let pointer else { return nil }") }
    }
    let pointer = isFailable ? "pointer" : constructor.canThrow ? "pointer!" : expression
    let made = calls.types.isOpaque(constructor.result.type) ? "\(pointer).raw" : pointer
    switch (isHeld, constructor.result.transfer) {
    case (false, _): body.append("super.init(adopting: \(made))")
    case (true, .none): body.append("self.init(copying: \(made))")
    case (true, _): body.append("self.init(taking: \(made))")
    }
    let parameters = call.parameters.map(\.declaration).joined(separator: ", ")
    let mark = isFailable ? "?" : ""
    let words = isHeld ? "convenience " : overrides ? "override " : ""
    return DocComment.lines(of: constructor.availability, indentation: indentation)
      + constructor.availability.attributes
      + ["public \(words)init\(mark)(\(parameters))\(call.effects) {"] + body.map { "  " + $0 } + ["}"]
  }

  /// A C constructor as a static function: `ComboBox.withEntry()` for `gtk_combo_box_new_with_entry()`. One that may give
  /// nothing is written as the functions that do.
  func factory(
    _ constructor: CallableDescription, of owner: String, isHeld: Bool, names: inout MemberNames
  ) -> [String] {
    if constructor.result.isNullable || constructor.canThrow { return finder(constructor, names: &names) }
    let written = ledger.noting(constructor.cIdentifier) { () throws(Unmapped) in try calls.construction(constructor) }
    guard let call = written, let expression = call.body.last else { return [] }
    let parameters = labelled(call.parameters)
    let candidates = [constructor.name.replacing(/^new_/, with: ""), constructor.name].map(NameRules.identifier)
    guard
      let name = candidates.first(where: { names.claimFunction($0, parameters) })
    else {
      ledger.add(constructor.cIdentifier, "another initialiser has the same arguments")
      return []
    }
    let type = NameRules.typeName(owner)
    let made = calls.types.isOpaque(constructor.result.type) ? "\(expression).raw" : expression
    let label = !isHeld ? "adopting" : constructor.result.transfer == .none ? "copying" : "taking"
    let making = "\(type)(\(label): \(made))"
    let list = parameters.map(\.declaration).joined(separator: ", ")
    return DocComment.lines(of: constructor.availability, indentation: indentation)
      + constructor.availability.attributes
      + block(
        "public static func \(name)(\(list)) -> \(type)",
        call.body.count == 1 ? [making] : call.body.dropLast() + ["return " + making])
  }

  /// A C constructor as a static function that returns what C hands out, of whichever class it is:
  /// `ShortcutTrigger.parseString("<Control>f")`.
  func finder(_ constructor: CallableDescription, names: inout MemberNames) -> [String] {
    var function = constructor
    function.name = constructor.name.replacing(/^new_/, with: "")
    return self.function(function, siblings: [], names: &names).filter { !$0.contains("@discardableResult") }
  }

  private func block(_ declaration: String, _ body: [String]) -> [String] {
    if body.count == 1 { return ["\(declaration) { \(body[0]) }"] }
    return ["\(declaration) {"] + body.map { "  " + $0 } + ["}"]
  }

  /// `firstChild` for `get_first_child()`, `isSelected` for `is_selected()`, `shared` for `get()`.
  private func valueName(_ callable: CallableDescription, _ call: CallWriter.Call) -> String? {
    guard call.parameters.isEmpty else { return nil }
    if callable.name == "get", callable.instance == nil { return "shared" }
    if callable.instance != nil, call.result == "Bool",
      callable.name.hasPrefix("is_") || callable.name.hasPrefix("has_")
    {
      return NameRules.identifier(callable.name)
    }
    guard callable.name.hasPrefix("get_") else { return nil }
    return NameRules.identifier(String(callable.name.dropFirst(4)))
  }

  /// The `set_...` that takes just what a `get_...` returns.
  private func setter(
    of getter: CallableDescription, for type: String, on receiver: CallWriter.Receiver,
    among siblings: [CallableDescription]
  ) -> (CallableDescription, CallWriter.Call)? {
    guard receiver == .instance, getter.name.hasPrefix("get_"),
      let setter = siblings.first(where: { $0.name == "set_" + getter.name.dropFirst(4) }),
      setter.availability.isDeprecated == getter.availability.isDeprecated,
      let call = try? calls.call(setter, on: receiver), call.effects.isEmpty, call.result == nil,
      call.parameters.count == 1, call.parameters[0].type == type
    else { return nil }
    return (setter, call)
  }

  /// One argument, or the object or text that the method is about, has no label: `attach(button, column: 0, ...)`,
  /// but `setSizeRequest(width: 100, height: 50)`.
  private func labelled(_ parameters: [SwiftParameter]) -> [SwiftParameter] {
    guard let first = parameters.first else { return [] }
    guard parameters.count == 1 || !first.isPlainValue else { return parameters }
    var parameters = parameters
    parameters[0].label = "_"
    return parameters
  }

  private func signature(_ call: CallWriter.Call) -> String {
    let parameters = call.parameters.map(\.declaration).joined(separator: ", ")
    return "(\(parameters))" + call.effects + (call.result.map { " -> \($0)" } ?? "")
  }

  /// What is called for its effect may be called without looking at the result.
  private func discardable(_ callable: CallableDescription, _ call: CallWriter.Call) -> [String] {
    let questions: Set<Substring> = ["get", "is", "has", "in", "can", "should", "query", "dup", "lookup", "compute"]
    let asks = !questions.isDisjoint(with: callable.name.split(separator: "_"))
    return call.result == nil || asks ? [] : ["@discardableResult"]
  }
}

extension [String] {
  /// The lines of an accessor, whose first line is indented already.
  fileprivate var indentedInside: [String] { prefix(1) + dropFirst().map { "  " + $0 } }
}
