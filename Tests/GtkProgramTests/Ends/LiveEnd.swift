import BindingCore
import Gtk

/// How a person changes what a widget shows.
enum Way: Equatable {
  /// As the widget's own code does it.
  case plain
  /// By typing, by a key, by resetting a setting: what the widget has besides.
  case other
}

/// An end of a program that runs.
struct LiveEnd {
  /// What keeps it alive.
  let owner: AnyObject
  /// A subject of its value. Each is another one, as those are that parts of a program make.
  let makeSubject: () -> AnySubject
  /// Reads the value; `nil` when the owner is gone.
  let read: () -> Value?
  /// Changes the value as a person does.
  let input: (Value, Way) -> Void
  /// Moves the limit of what the end accepts.
  let limit: (Int) -> Void

  private init<V: Carried>(_ property: Property<V>, _ wrap: @escaping (Subject<V>) -> AnySubject) {
    owner = property
    makeSubject = { [unowned property] in wrap(.property(property)) }
    read = { [weak property] in property?.value.value }
    input = { [unowned property] value, _ in property.value = V(value) }
    limit = { _ in }
  }

  private init<Owner: Object, V: Carried>(
    _ owner: Owner, _ wrap: @escaping (Subject<V>) -> AnySubject, _ subject: @escaping (Owner) -> DynamicSubject<V>,
    limit: @escaping (Owner, Int) -> Void = { _, _ in }, input: @escaping (Owner, V, Way) -> Void
  ) {
    self.owner = owner
    makeSubject = { [unowned owner] in wrap(.dynamic(subject(owner))) }
    read = { [weak owner] in owner.flatMap { subject($0).currentValue?.value } }
    self.input = { [unowned owner] in input(owner, V($0), $1) }
    self.limit = { [unowned owner] in limit(owner, $0) }
  }

  init(_ end: End) {
    switch end.kind {
    case .number: self = Self.number(end)
    case .text: self = Self.text(end)
    case .truth: self = Self.truth(end)
    case .choice: self = Self.choice(end)
    }
  }

  private static func number(_ end: End) -> LiveEnd {
    switch end {
    case .wholeNumber: LiveEnd(Property(0.0, normalise: { $0.rounded() }), AnySubject.number)
    case .limitedNumber(let lower, let upper):
      LiveEnd(Property(0.0, normalise: { min(max($0, Double(lower)), Double(upper)) }), AnySubject.number)
    case .spinButton(let lower, let upper, let snaps): spinButton(Double(lower), Double(upper), snaps)
    case .scale(let lower, let upper):
      LiveEnd(
        Scale(orientation: .horizontal, min: Double(lower), max: Double(upper), step: 0.5), AnySubject.number,
        { $0.reactive.value },
        limit: { $0.setRange(min: $0.adjustment!.lower, max: max($0.adjustment!.lower, Double($1))) },
        input: { scale, value, way in
          if way == .plain { scale.value = value } else { scale.emit("change-value", ScrollType.jump, value) }
        })
    case .adjustment(let lower, let upper):
      LiveEnd(
        Adjustment(
          value: 0, lower: Double(lower), upper: Double(upper) + 2, stepIncrement: 1, pageIncrement: 1, pageSize: 2),
        AnySubject.number, { $0.reactive.value },
        input: { adjustment, value, way in
          if way == .plain {
            adjustment.value = value
            return
          }
          adjustment.freezeNotify {
            adjustment.value = adjustment.lower
            adjustment.value = value
          }
        })
    case .progressBar:
      LiveEnd(
        ProgressBar(), AnySubject.number, { $0.reactive.fraction }, input: { bar, value, _ in bar.fraction = value })
    case .opacity:
      LiveEnd(Label(), AnySubject.number, { $0.reactive.alpha }, input: { label, value, _ in label.opacity = value })
    case .levelSetting:
      LiveEnd(
        TestSchema.makeSettings(), AnySubject.number, { $0.reactive.double("level") },
        input: { settings, value, way in
          if way == .other { return settings.reset("level") }
          settings.setDouble("level", value: min(max(value, 0), 8))
        })
    case .countSetting:
      LiveEnd(
        TestSchema.makeSettings(), AnySubject.number,
        { $0.reactive.int("count").bidirectionalMap(to: { Double($0) }, from: { Int($0.rounded()) }) },
        input: { settings, value, way in
          if way == .other { return settings.reset("count") }
          settings.setInt("count", value: Int(min(max(value.rounded(), 0), 10)))
        })
    default: LiveEnd(Property(0.0), AnySubject.number)
    }
  }

  private static func spinButton(_ lower: Double, _ upper: Double, _ snaps: Bool) -> LiveEnd {
    let spin = SpinButton(min: lower, max: upper, step: 1)
    spin.digits = 1
    spin.snapToTicks = snaps
    return LiveEnd(
      spin, AnySubject.number, { $0.reactive.value },
      limit: { $0.setRange(min: $0.range.min, max: max($0.range.min, Double($1))) },
      input: { spin, value, way in
        if way == .plain {
          spin.value = value
          return
        }
        spin.text = "\(value)"
        spin.update()
      })
  }

  private static func text(_ end: End) -> LiveEnd {
    switch end {
    case .largeText: LiveEnd(Property("", normalise: { $0.uppercased() }), AnySubject.text)
    case .entry(let limit):
      editable(
        {
          let entry = Entry()
          entry.maxLength = limit
          return entry
        }(), limit: { $0.maxLength = max(0, $1) })
    case .searchEntry: editable(SearchEntry())
    case .editableLabel: editable(EditableLabel(text: ""))
    case .label:
      LiveEnd(Label(), AnySubject.text, { $0.reactive.text }, input: { label, value, _ in label.text = value })
    case .wordSetting:
      LiveEnd(
        TestSchema.makeSettings(), AnySubject.text, { $0.reactive.string("word") },
        input: { settings, value, way in
          if way == .other { settings.reset("word") } else { settings.setString("word", value: value) }
        })
    case .layoutSetting:
      LiveEnd(
        TestSchema.makeSettings(), AnySubject.text, { $0.reactive.string("layout") },
        input: { settings, value, way in
          if way == .other { return settings.reset("layout") }
          if layouts.contains(value) { settings.setString("layout", value: value) }
        })
    default: LiveEnd(Property(""), AnySubject.text)
    }
  }

  private static func editable<Field: Widget & Editable>(
    _ field: Field, limit: @escaping (Field, Int) -> Void = { _, _ in }
  ) -> LiveEnd {
    LiveEnd(
      field, AnySubject.text, { $0.reactive.text }, limit: limit,
      input: { field, value, way in
        if way == .plain {
          field.text = value
          return
        }
        var position = 0
        field.insertText(value, position: &position)
      })
  }

  private static func truth(_ end: End) -> LiveEnd {
    switch end {
    case .toggle:
      LiveEnd(Switch(), AnySubject.truth, { $0.reactive.isOn }, input: { toggle, value, _ in toggle.active = value })
    case .checkButton:
      LiveEnd(
        CheckButton(), AnySubject.truth, { $0.reactive.isOn },
        input: { button, value, way in
          if way == .plain { button.active = value } else { button.activate() }
        })
    case .toggleButton:
      LiveEnd(
        ToggleButton(), AnySubject.truth, { $0.reactive.isOn }, input: { button, value, _ in button.active = value })
    case .expander:
      LiveEnd(
        Expander(label: nil), AnySubject.truth, { $0.reactive.expanded },
        input: { expander, value, _ in
          expander.expanded = value
        })
    case .sensitive:
      LiveEnd(
        Button(), AnySubject.truth, { $0.reactive.isEnabled }, input: { button, value, _ in button.sensitive = value })
    case .visible:
      LiveEnd(Label(), AnySubject.truth, { $0.reactive.visible }, input: { label, value, _ in label.visible = value })
    case .flagSetting:
      LiveEnd(
        TestSchema.makeSettings(), AnySubject.truth, { $0.reactive.bool("flag") },
        input: { settings, value, way in
          if way == .other { settings.reset("flag") } else { settings.setBoolean("flag", value: value) }
        })
    default: LiveEnd(Property(false), AnySubject.truth)
    }
  }

  private static func choice(_ end: End) -> LiveEnd {
    switch end {
    case .dropDown(let count):
      LiveEnd(
        DropDown(strings: (0..<count).map { "\($0)" }), AnySubject.choice, { $0.reactive.selected },
        limit: { dropDown, count in
          let model = dropDown.model as! StringList
          let now = model.nItems
          model.splice(
            position: min(now, count), nRemovals: max(0, now - count),
            additions: (now..<max(now, count)).map { "\($0)" })
        }, input: { dropDown, value, _ in dropDown.selected = value })
    case .sizeSetting:
      LiveEnd(
        TestSchema.makeSettings(), AnySubject.choice, { $0.reactive.uint("size") },
        input: { settings, value, way in
          if way == .other { return settings.reset("size") }
          settings.setUint("size", value: min(max(value, 0), 5))
        })
    default: LiveEnd(Property(0), AnySubject.choice)
    }
  }
}
