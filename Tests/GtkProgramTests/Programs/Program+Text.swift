extension Program {
  /// The program in Swift, to be pasted into a test.
  var text: String {
    var names = Names()
    for statement in statements {
      switch statement {
      case .end(let id, let end):
        names.ends[id] = end
        names.owners[id] = id
      case .again(let id, let other):
        names.ends[id] = names.ends[other]
        names.owners[id] = names.owners[other]
      case .bind(let id, _, _), .bindBothWays(let id, _, _): names.bindings.insert(id)
      default: break
      }
      for case .destroy(let node) in [statement] + (statement.reaction?.deeds ?? []) {
        names.destroyed.insert(names.owners[node] ?? node)
      }
    }
    return statements.map { $0.text(names) }.joined(separator: "\n")
  }
}

extension Statement {
  var reaction: Reaction? {
    if case .observe(_, _, let reaction) = self { reaction } else { nil }
  }
}

/// What must be known of the whole program to print a line of it.
private struct Names {
  var ends: [Int: End] = [:]
  /// The end whose variable it is.
  var owners: [Int: Int] = [:]
  var bindings: Set<Int> = []
  var destroyed: Set<Int> = []

  /// The object of an end.
  func object(_ id: Int) -> String { "n\(owners[id] ?? id)" }

  /// What is observed and bound: an end's subject, or the result of an operator.
  func node(_ id: Int) -> String {
    guard let end = ends[id] else { return "n\(id)" }
    return object(id) + end.subjectText
  }

  func dispose(_ id: Int) -> String { (bindings.contains(id) ? "b\(id)" : "o\(id)") + ".dispose()" }
}

extension Statement {
  fileprivate func text(_ names: Names) -> String {
    switch self {
    case .end(let id, let end):
      names.destroyed.contains(id)
        ? "var n\(id): \(end.typeText)! = \(end.makingText)\(end.preparing("n\(id)"))"
        : "let n\(id) = \(end.makingText)\(end.preparing("n\(id)"))"
    case .again(let id, let other): "// n\(id) is \(names.node(other)) once more"
    case .apply(let id, let operation, let inputs):
      "let n\(id) = " + Operation.named(operation).text(inputs.map(names.node))
    case .bind(let id, let source, let target): "let b\(id) = \(names.node(source)).bind(to: \(names.node(target)))"
    case .bindBothWays(let id, let one, let other):
      "let b\(id) = \(names.node(one)).bidirectionalBind(to: \(names.node(other)))"
    case .observe(let id, let node, nil): "let o\(id) = \(names.node(node)).observeNext { print(\"o\(id)\", $0) }"
    case .observe(let id, let node, let reaction?):
      """
      var o\(id): Subscription!
      var o\(id)Left = \(reaction.times)
      o\(id) = \(names.node(node)).observeNext {
        print("o\(id)", $0)
        if o\(id)Left > 0 { o\(id)Left -= 1; \(reaction.deeds.map { $0.text(names) }.joined(separator: "; ")) }
      }
      """
    case .set(let node, let value): "\(names.node(node)).value = \(value)"
    case .input(let node, let value, let way): names.ends[node]!.inputText(names.object(node), value, way)
    case .limit(let node, let limit): names.ends[node]!.limitText(names.object(node), limit)
    case .dispose(let id): names.dispose(id)
    case .destroy(let node): "\(names.object(node)) = nil"
    }
  }
}

extension End {
  fileprivate var typeText: String {
    switch self {
    case _ where isProperty: "Property<\(kind.type)>"
    case _ where isSetting: "Gio.Settings"
    case .spinButton: "SpinButton"
    case .scale: "Scale"
    case .adjustment: "Adjustment"
    case .progressBar: "ProgressBar"
    case .entry: "Entry"
    case .searchEntry: "SearchEntry"
    case .editableLabel: "EditableLabel"
    case .toggle: "Switch"
    case .checkButton: "CheckButton"
    case .toggleButton: "ToggleButton"
    case .expander: "Expander"
    case .sensitive: "Button"
    case .dropDown: "DropDown"
    default: "Label"
    }
  }

  fileprivate var makingText: String {
    switch self {
    case .wholeNumber: "Property(0.0, normalise: { $0.rounded() })"
    case .limitedNumber(let lower, let upper): "Property(0.0, normalise: { min(max($0, \(lower)), \(upper)) })"
    case .largeText: "Property(\"\", normalise: { $0.uppercased() })"
    case _ where isProperty: "Property<\(kind.type)>(\(initialValue))"
    case _ where isSetting: "TestSchema.makeSettings()"
    case .spinButton(let lower, let upper, _): "SpinButton(min: \(lower), max: \(upper), step: 1)"
    case .scale(let lower, let upper): "Scale(orientation: .horizontal, min: \(lower), max: \(upper), step: 0.5)"
    case .adjustment(let lower, let upper):
      "Adjustment(value: 0, lower: \(lower), upper: \(upper + 2), stepIncrement: 1, pageIncrement: 1, pageSize: 2)"
    case .editableLabel: "EditableLabel(text: \"\")"
    case .expander: "Expander(label: nil)"
    case .dropDown(let count): "DropDown(strings: (0..<\(count)).map { \"\\($0)\" })"
    default: "\(typeText)()"
    }
  }

  /// More lines that make it what it is.
  fileprivate func preparing(_ name: String) -> String {
    switch self {
    case .spinButton(_, _, let snaps): "\n\(name).digits = 1" + (snaps ? "\n\(name).snapToTicks = true" : "")
    case .entry(let limit) where limit > 0: "\n\(name).maxLength = \(limit)"
    default: ""
    }
  }

  fileprivate var subjectText: String {
    switch self {
    case _ where isProperty: ""
    case .spinButton, .scale, .adjustment: ".reactive.value"
    case .progressBar: ".reactive.fraction"
    case .opacity: ".reactive.alpha"
    case .levelSetting: ".reactive.double(\"level\")"
    case .countSetting: ".reactive.int(\"count\").bidirectionalMap(to: { Double($0) }, from: { Int($0.rounded()) })"
    case .wordSetting: ".reactive.string(\"word\")"
    case .layoutSetting: ".reactive.string(\"layout\")"
    case .flagSetting: ".reactive.bool(\"flag\")"
    case .sizeSetting: ".reactive.uint(\"size\")"
    case .toggle, .checkButton, .toggleButton: ".reactive.isOn"
    case .expander: ".reactive.expanded"
    case .sensitive: ".reactive.isEnabled"
    case .visible: ".reactive.visible"
    case .dropDown: ".reactive.selected"
    default: ".reactive.text"
    }
  }

  fileprivate func inputText(_ name: String, _ value: Value, _ way: Way) -> String {
    switch (self, way) {
    case (.spinButton, .other): "\(name).text = \"\(value)\"; \(name).update()"
    case (.scale, .other): "\(name).emit(\"change-value\", ScrollType.jump, \(value))"
    case (.adjustment, .other):
      "\(name).freezeNotify { \(name).value = \(name).lower; \(name).value = \(value) }"
    case (.entry, .other), (.searchEntry, .other), (.editableLabel, .other):
      "do { var position = 0; \(name).insertText(\(value), position: &position) }"
    case (.checkButton, .other): "\(name).activate()"
    case (.levelSetting, .plain): "\(name).setDouble(\"level\", value: \(value))"
    case (.countSetting, .plain): "\(name).setInt(\"count\", value: \(normal(value, current: value)))"
    case (.wordSetting, .plain): "\(name).setString(\"word\", value: \(value))"
    case (.layoutSetting, .plain): "\(name).setString(\"layout\", value: \(value))"
    case (.flagSetting, .plain): "\(name).setBoolean(\"flag\", value: \(value))"
    case (.sizeSetting, .plain): "\(name).setUint(\"size\", value: \(value))"
    case _ where isSetting: "\(name).reset(\(subjectText.split(separator: "(")[1].prefix { $0 != ")" }))"
    case _ where isProperty: "\(name).value = \(value)"
    case (.sensitive, _): "\(name).sensitive = \(value)"
    case (.progressBar, _): "\(name).fraction = \(value)"
    case (.opacity, _): "\(name).opacity = \(value)"
    case (.toggle, _), (.checkButton, _), (.toggleButton, _): "\(name).active = \(value)"
    default: name + subjectText.replacing(".reactive", with: "") + " = \(value)"
    }
  }

  fileprivate func limitText(_ name: String, _ limit: Int) -> String {
    switch self {
    case .spinButton: "\(name).setRange(min: \(name).range.min, max: max(\(name).range.min, \(limit)))"
    case .scale: "\(name).setRange(min: \(name).adjustment!.lower, max: max(\(name).adjustment!.lower, \(limit)))"
    case .entry: "\(name).maxLength = \(max(0, limit))"
    case .dropDown:
      """
      do {
        let model = \(name).model as! StringList
        let now = model.nItems
        model.splice(
          position: min(now, \(limit)), nRemovals: max(0, now - \(limit)),
          additions: (now..<max(now, \(limit))).map { "\\($0)" })
      }
      """
    default: ""
    }
  }
}
