/// Something that has a value which can be set and bound: a property, what a widget shows, or a setting.
enum End: Equatable {
  // Numbers
  case number
  /// A property that rounds to whole numbers.
  case wholeNumber
  /// A property that clamps.
  case limitedNumber(lower: Int, upper: Int)
  case spinButton(lower: Int, upper: Int, snaps: Bool)
  case scale(lower: Int, upper: Int)
  case adjustment(lower: Int, upper: Int)
  case progressBar
  case opacity
  /// A key of type `d` with a range from 0 to 8.
  case levelSetting
  /// A key of type `i` with a range from 0 to 10.
  case countSetting

  // Texts
  case text
  /// A property that makes its letters large.
  case largeText
  /// Without a limit, 0.
  case entry(limit: Int)
  case searchEntry
  case editableLabel
  case label
  /// A key of type `s`.
  case wordSetting
  /// A key of type `s` with choices.
  case layoutSetting

  // Truth values
  case truth
  case toggle
  case checkButton
  case toggleButton
  case expander
  case sensitive
  case visible
  /// A key of type `b`.
  case flagSetting

  // Choices
  case choice
  case dropDown(count: Int)
  /// A key of type `u` with a range from 0 to 5.
  case sizeSetting

  var kind: Kind {
    switch self {
    case .number, .wholeNumber, .limitedNumber, .spinButton, .scale, .adjustment, .progressBar, .opacity,
      .levelSetting, .countSetting:
      .number
    case .text, .largeText, .entry, .searchEntry, .editableLabel, .label, .wordSetting, .layoutSetting: .text
    case .truth, .toggle, .checkButton, .toggleButton, .expander, .sensitive, .visible, .flagSetting: .truth
    case .choice, .dropDown, .sizeSetting: .choice
    }
  }

  var isProperty: Bool {
    switch self {
    case .number, .wholeNumber, .limitedNumber, .text, .largeText, .truth, .choice: true
    default: false
    }
  }

  var isSetting: Bool {
    switch self {
    case .levelSetting, .countSetting, .wordSetting, .layoutSetting, .flagSetting, .sizeSetting: true
    default: false
    }
  }

  /// Whether two subjects of it know nothing of each other: they hear only of what has changed.
  var hasSubjectsApart: Bool {
    if case .scale = self { return true }
    return isSetting
  }

  /// Whether its limit can be changed.
  var hasLimit: Bool {
    switch self {
    case .spinButton, .scale, .entry, .dropDown: true
    default: false
    }
  }

  /// The same with another limit.
  func limited(to limit: Int) -> End {
    switch self {
    case .spinButton(let lower, _, let snaps): .spinButton(lower: lower, upper: max(lower, limit), snaps: snaps)
    case .scale(let lower, _): .scale(lower: lower, upper: max(lower, limit))
    case .entry: .entry(limit: max(0, limit))
    case .dropDown: .dropDown(count: max(0, limit))
    default: self
    }
  }
}
