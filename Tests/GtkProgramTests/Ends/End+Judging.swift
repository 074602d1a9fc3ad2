/// What the ends make of what they are given, said without asking them.
extension End {
  var initialValue: Value {
    switch self {
    case .number, .wholeNumber, .levelSetting, .progressBar: .number(0)
    case .limitedNumber(let lower, let upper), .adjustment(let lower, let upper):
      .number(min(max(0, Double(lower)), Double(upper)))
    case .spinButton(let lower, _, _), .scale(let lower, _): .number(Double(lower))
    case .opacity: .number(1)
    case .countSetting: .number(3)
    case .text, .largeText, .entry, .searchEntry, .editableLabel, .label: .text("")
    case .wordSetting: .text("word")
    case .layoutSetting: .text("list")
    case .truth, .toggle, .checkButton, .toggleButton, .expander: .truth(false)
    case .sensitive, .visible, .flagSetting: .truth(true)
    case .choice: .choice(0)
    case .dropDown(let count): count == 0 ? .choice(noChoice) : .choice(0)
    case .sizeSetting: .choice(2)
    }
  }

  /// What the end holds after it has been given a value.
  func normal(_ value: Value, current: Value) -> Value {
    func clamped(_ lower: Int, _ upper: Int) -> Value {
      .number(min(max(value.number, Double(lower)), Double(upper)))
    }
    switch self {
    case .wholeNumber: return .number(value.number.rounded())
    case .limitedNumber(let lower, let upper), .spinButton(let lower, let upper, _), .scale(let lower, let upper),
      .adjustment(let lower, let upper):
      return clamped(lower, upper)
    case .progressBar: return clamped(0, 1)
    // Widgets have 256 degrees.
    case .opacity: return .number((clamped(0, 1).number * 255).rounded() / 255)
    case .levelSetting: return clamped(0, 8)
    case .countSetting: return .number(min(max(value.number.rounded(), 0), 10))
    case .largeText: return .text(value.text.uppercased())
    case .entry(let limit) where limit > 0: return .text(String(value.text.prefix(limit)))
    case .layoutSetting: return layouts.contains(value.text) ? value : current
    case .dropDown(let count): return value.choice < count ? value : .choice(noChoice)
    case .sizeSetting: return .choice(min(max(value.choice, 0), 5))
    case .number, .text, .entry, .searchEntry, .editableLabel, .label, .wordSetting, .truth, .toggle, .checkButton,
      .toggleButton, .expander, .sensitive, .visible, .flagSetting, .choice:
      return value
    }
  }

  /// What the end holds after a person has done something with it.
  func value(after value: Value, by way: Way, current: Value) -> Value {
    switch (self, way) {
    case (.spinButton(let lower, let upper, true), .other):
      let steps = (normal(value, current: current).number - Double(lower)).rounded()
      return .number(min(Double(lower) + steps, Double(upper)))
    case (.entry(let limit), .other):
      let room = limit == 0 ? .max : max(0, limit - current.text.count)
      return .text(String(value.text.prefix(room)) + current.text)
    case (.searchEntry, .other), (.editableLabel, .other): return .text(value.text + current.text)
    case (.checkButton, .other): return .truth(!current.truth)
    case (_, .other) where isSetting: return initialValue
    default: return normal(value, current: current)
    }
  }
}

/// The position of nothing in a list.
let noChoice = Int(UInt32.max)

/// The choices of a setting.
let layouts = ["list", "grid", "wall"]
