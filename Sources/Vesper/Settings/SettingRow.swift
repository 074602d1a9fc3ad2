import BindingCore
import Gtk

/// A row of the settings: the text on one side, and the control on the other, or below if there is not enough space.
class SettingRow: ListBoxRow {
  /// Everything in the row.
  let content: Widget
  let control: Widget
  private let hintLabel = Label()
  private let problemLabel = Label()
  private weak var wrongField: Widget?

  init(title: String, hint: String? = nil, control: Widget) {
    let texts = Box(orientation: .vertical, spacing: 0)
    content = AdaptivePair(texts, control, spacing: 12)
    self.control = control
    super.init()
    activatable = false
    focusable = false

    texts.hexpand = true
    texts.valign = .center
    let titleLabel = Label(label: title)
    titleLabel.xalign = 0
    titleLabel.wrap = true
    texts.append(titleLabel)
    // Keep the control from squeezing the text to one word per line.
    titleLabel.widthChars = min(title.count, 10)
    for label in [hintLabel, problemLabel] {
      label.xalign = 0
      label.wrap = true
      label.maxWidthChars = 36
      label.addCssClass("caption")
      texts.append(label)
    }
    hintLabel.addCssClass("dim-label")
    problemLabel.addCssClass("problem")
    problemLabel.visible = false
    self.hint = hint
    control.valign = .center
    control.halign = .start
    control.accessibleLabel = title
    child = content
    // GTK's list focuses nothing if its last row has nothing focusable.
    control.reactive.sensitive.bind(to: self) { me, isSensitive in
      let hadFocus = me.focusChild != nil
      me.focusable = !isSensitive
      me.accessibleLabel = isSensitive ? nil : title
      if hadFocus, !isSensitive { me.grabFocus() }
    }
  }

  /// The explanation below the title.
  var hint: String? {
    get { hintLabel.visible ? hintLabel.label : nil }
    set {
      hintLabel.label = newValue ?? ""
      hintLabel.visible = newValue != nil && !problemLabel.visible
    }
  }

  /// Shows what is wrong with the content of a field, in place of the hint, and ties it to the field for assistive
  /// technology.
  func showProblem(_ problem: String, of field: Widget) {
    clearProblem()
    problemLabel.label = problem
    problemLabel.visible = true
    hintLabel.visible = false
    field.accessibleDescription = problem
    field.updateState(.invalid, value: AccessibleInvalidState.true)
    wrongField = field
  }

  func clearProblem() {
    guard problemLabel.visible else { return }
    problemLabel.visible = false
    hintLabel.visible = !hintLabel.label.isEmpty
    wrongField?.accessibleDescription = nil
    wrongField?.updateState(.invalid, value: AccessibleInvalidState.false)
    wrongField = nil
  }
}

/// A setting that is on or off.
final class SwitchRow: SettingRow {
  init(title: String, hint: String, setting: Property<Bool>) {
    let control = Switch()
    super.init(title: title, hint: hint, control: control)
    // GTK leaves the space bar to the window, which keys in a popover do not reach.
    control.addShortcuts(["space|KP_Space": { [unowned control] in control.activate() }])
    setting.bidirectionalBind(to: control.reactive.isOn)
  }
}

/// A setting with one of several choices.
final class ChoiceRow: SettingRow {
  /// - Parameters:
  ///   - choices: The choices in the order in which they are offered.
  ///   - name: Returns the name of a choice.
  init<Value: Equatable>(
    title: String, hint: String, choices: [Value], name: (Value) -> String, setting: Property<Value>
  ) {
    let chooser = DropDown(strings: choices.map(name))
    super.init(title: title, hint: hint, control: chooser)
    chooser.offerChoices()
    setting.map { choices.firstIndex(of: $0) ?? 0 }.bind(to: chooser.reactive.selected)
    chooser.reactive.selected.dropFirst(1).filter(choices.indices.contains).map { choices[$0] }
      .bind(to: setting) { setting, choice in if setting.value != choice { setting.value = choice } }
    chooser.nameWithChoice(title)
  }
}

/// A setting with any number of several choices, each a check box.
final class ChecksRow: SettingRow {
  /// - Parameters:
  ///   - choices: The choices in the order in which they are offered.
  ///   - name: Returns the name of a choice.
  ///   - columns: The number of check boxes in a row.
  init<Value: Hashable>(
    title: String, hint: String, choices: [Value], name: (Value) -> String, columns: Int = 1,
    setting: Property<Set<Value>>
  ) {
    let checks = Grid()
    checks.columnSpacing = 6
    checks.rowSpacing = 2
    super.init(title: title, hint: hint, control: checks)
    for (index, choice) in choices.enumerated() {
      let button = CheckButton(label: name(choice))
      // With large text in a narrow window, the label needs two lines.
      (button.lastChild as? Label)?.wrap = true
      button.offerPress()
      checks.attach(button, column: index % columns, row: index / columns)
      setting.map { $0.contains(choice) }.bind(to: button.reactive.isOn)
      // Keep what another check box has changed meanwhile.
      button.reactive.isOn.dropFirst(1).removeDuplicates().bind(to: setting) { setting, isOn in
        guard setting.value.contains(choice) != isOn else { return }
        if isOn { setting.value.insert(choice) } else { setting.value.remove(choice) }
      }
    }
  }
}
