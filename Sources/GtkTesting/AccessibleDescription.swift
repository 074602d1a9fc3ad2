import CGtk
import CGtkTesting
@_spi(Bindings) public import Gtk

/// What a widget is to people who hear or read what is on the screen: its role, its name, its states and its value.
///
/// The name is what the program has set, the label that belongs to the widget, its text, or its tooltip, in this order.
@MainActor public struct AccessibleDescription: Hashable, CustomStringConvertible {
  /// What it is, such as `button`.
  public var role: AccessibleRole
  /// What is written on it or next to it.
  public var name: String
  /// What an entry contains, or the number of a slider.
  public var value: String?
  /// Such as `checked`, `disabled`, `expanded`, `focused` or `selected`, sorted.
  public var states: [String]

  /// Describes a widget.
  public init(_ widget: Widget) {
    role = widget.accessibleRole
    name = Self.name(of: widget) ?? ""
    value = Self.value(of: widget)
    states = Self.states(of: widget)
    if value == name { value = nil }
  }

  public var description: String {
    var text = "\(role)"
    if !name.isEmpty { text += " “\(name)”" }
    if let value { text += " = “\(value)”" }
    if !states.isEmpty { text += " (\(states.joined(separator: ", ")))" }
    return text
  }

  // MARK: Names

  private static func name(of widget: Widget) -> String? {
    [
      widget.accessibleLabel, toldLabel(of: widget), ownText(of: widget),
      labels(of: widget), takesNameFromContent(widget) ? text(in: widget) : nil,
      told(widget, GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER), placeholder(of: widget), widget.tooltipText,
    ]
    .lazy.compactMap(\.self).first { !$0.isEmpty }
  }

  /// GTK labels buttons by their texts itself, mnemonics included.
  private static func toldLabel(of widget: Widget) -> String? {
    let label = told(widget, GTK_ACCESSIBLE_PROPERTY_LABEL)
    return label == (widget as? Button)?.label || label == (widget as? CheckButton)?.label ? nil : label
  }

  private static func told(_ widget: Widget, _ property: GtkAccessibleProperty) -> String? {
    givenText(gtk_testing_property(widget.opaque, property))
  }

  private static func ownText(of widget: Widget) -> String? {
    switch widget {
    case let label as Label: label.text
    case let window as Window: window.title
    case let button as Button: button.label.map { withoutMnemonic($0, if: button.useUnderline) }
    case let button as CheckButton: button.label.map { withoutMnemonic($0, if: button.useUnderline) }
    case let button as MenuButton: button.label.map { withoutMnemonic($0, if: button.useUnderline) }
    case let expander as Expander: expander.label.map { withoutMnemonic($0, if: expander.useUnderline) }
    default: nil
    }
  }

  private static func placeholder(of widget: Widget) -> String? {
    switch widget {
    case let entry as Entry: entry.placeholderText
    case let entry as SearchEntry: entry.placeholderText
    case let entry as PasswordEntry: entry.placeholderText
    case let text as Text: text.placeholderText
    default: nil
    }
  }

  private static func withoutMnemonic(_ text: String, if hasMnemonic: Bool) -> String {
    hasMnemonic ? text.replacing("__", with: "\u{0}").replacing("_", with: "").replacing("\u{0}", with: "_") : text
  }

  /// The labels whose mnemonic leads to the widget, or the one that was set by `labelAccessibly(by:)`.
  private static func labels(of widget: Widget) -> String? {
    let labels = widget.listMnemonicLabels().compactMap { $0 as? Label }.map(\.text)
    if !labels.isEmpty { return labels.joined(separator: " ") }
    guard gtk_test_accessible_has_relation(widget.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY) != 0 else { return nil }
    // Labels are near what they label.
    var place = widget.parent
    while let around = place {
      if let label = label(of: widget, in: around) { return label }
      place = around.parent
    }
    return nil
  }

  /// GTK tells whether a label is the one, and not which one is.
  private static func label(of widget: Widget, in place: Widget) -> String? {
    for child in place.children {
      if let label = child as? Label, gtk_testing_is_labelled_by(widget.opaque, label.opaque) != 0 { return label.text }
      if let label = label(of: widget, in: child) { return label }
    }
    return nil
  }

  private static func takesNameFromContent(_ widget: Widget) -> Bool {
    switch widget.accessibleRole {
    case .button, .cell, .checkbox, .columnHeader, .gridCell, .link, .listItem, .menuItem, .menuItemCheckbox,
      .menuItemRadio, .option, .radio, .row, .rowHeader, .switch, .tab, .treeItem:
      true
    default: false
    }
  }

  /// The texts of the labels in a widget that can be seen.
  static func text(in widget: Widget) -> String {
    if let label = widget as? Label { return label.text }
    return widget.children.filter(\.visible).map { text(in: $0) }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  // MARK: Values and states

  private static func value(of widget: Widget) -> String? {
    switch widget {
    case let view as TextView: return view.buffer?.text
    case let range as RangeControl: return (range.adjustment?.value).map { "\($0)" }
    case let bar as ProgressBar: return "\(bar.fraction)"
    case let bar as LevelBar: return "\(bar.value)"
    case let editable as any Editable where widget.accessibleRole != .label: return editable.text
    default: return nil
    }
  }

  private static func states(of widget: Widget) -> [String] {
    let flags = widget.stateFlags
    var states: Set<String> = []
    if !widget.isSensitive { states.insert("disabled") }
    if flags.contains(.selected) { states.insert("selected") }
    if flags.contains(.inconsistent) { states.insert("mixed") }
    if hasFocus(widget) { states.insert("focused") }
    let isOn =
      switch widget {
      case let button as CheckButton: button.active
      case let button as ToggleButton: button.active
      case let button as Switch: button.active
      default: flags.contains(.checked)
      }
    if isOn { states.insert("checked") }
    if (widget as? Expander)?.expanded == true { states.insert("expanded") }
    let told = [(GTK_ACCESSIBLE_STATE_EXPANDED, "expanded"), (GTK_ACCESSIBLE_STATE_BUSY, "busy")]
    for (state, name) in told where givenText(gtk_testing_state(widget.opaque, state)) == "true" {
      states.insert(name)
    }
    return states.sorted()
  }

  private static func hasFocus(_ widget: Widget) -> Bool {
    guard let focus = (widget.root as? Window)?.focus else { return false }
    // An entry has a text inside that has the focus for it.
    return focus === widget || focus is Text && focus.parent === widget
  }

  /// Takes over what GTK says a value is. Texts are quoted by some versions.
  private static func givenText(_ text: UnsafeMutablePointer<CChar>?) -> String? {
    guard let text else { return nil }
    defer { g_free(text) }
    let value = String(cString: text)
    return value == "undefined"
      ? nil
      : value.hasPrefix("\"") && value.hasSuffix("\"") && value.count > 1
        ? String(value.dropFirst().dropLast()) : value
  }
}

@MainActor extension Widget {
  /// What is visible of the widget as assistive technology reads it, a line for each element that has a role:
  ///
  ///     window “Notes”
  ///       textBox “Title” = “Shopping” (focused)
  ///       button “Save” (disabled)
  ///
  /// To compare it with a text in a test shows what a change of the window means to people who do not see it.
  public var accessibilityTree: String {
    var lines: [String] = []
    func add(_ widget: Widget, _ depth: Int) {
      guard widget.visible, widget.childVisible || widget is Window else { return }
      var depth = depth
      let description = AccessibleDescription(widget)
      let isSilent = [.none, .presentation].contains(description.role) || isPlainGroup(widget, description)
      if !isSilent {
        lines.append(String(repeating: "  ", count: depth) + description.description)
        depth += 1
      }
      // The label of a button is its name.
      guard isSilent || !isLeaf(widget, description) else { return }
      for child in widget.children { add(child, depth) }
    }
    add(self, 0)
    return lines.joined(separator: "\n")
  }

  private func isPlainGroup(_ widget: Widget, _ description: AccessibleDescription) -> Bool {
    // Boxes: newer versions of GTK have another role for them.
    [.generic, .group, .widget].contains(description.role) && description.name.isEmpty
  }

  private func isLeaf(_ widget: Widget, _ description: AccessibleDescription) -> Bool {
    switch description.role {
    case .button, .checkbox, .radio, .link, .label, .switch, .textBox, .searchBox, .spinButton, .slider, .progressBar,
      .img, .menuItem, .option:
      true
    default: false
    }
  }
}
