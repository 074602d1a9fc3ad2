import BindingCore
import Gtk

/// A preference: its definition, and its current value in the form in which it is stored.
final class Preference<Value: StorableValue>: StoredPreference {
  let key: String
  let fileKey: String
  let domain: PreferenceDomain
  let summary: String
  let description: String
  private let permits: (Value) -> Bool
  /// The current value.
  let property: Property<Value>

  /// - Parameters:
  ///   - key: The key in GSettings.
  ///   - fileKey: The key in the preferences file.
  ///   - domain: The values that the schema allows.
  ///   - permits: Returns whether to restore a value from the file. Text is not limited to the choices, so that what
  ///     another version stored is kept.
  ///   - summary: A title for the schema.
  ///   - description: A sentence for the schema.
  init(
    _ key: String, inFile fileKey: String, default initial: Value, domain: PreferenceDomain = .all,
    permits: @escaping (Value) -> Bool = { _ in true }, summary: String, description: String
  ) {
    self.key = key
    self.fileKey = fileKey
    self.domain = domain
    self.permits = permits
    self.summary = summary
    self.description = description
    property = Property(initial)
  }

  var changes: SafeSignal<Void> { property.dropFirst(1).map { _ in } }
  var fileValue: FileValue { property.value.fileValue }

  func bind(to settings: Gio.Settings) {
    Value.key(key, of: settings).bidirectionalBind(to: property)
  }

  func restoring(_ value: FileValue) -> (() -> Void)? {
    guard let value = Value(value) else { return nil }
    return { [self] in if permits(value) { property.value = value } }
  }
}

extension Preference where Value == String {
  /// Creates a preference that is one of the cases of a type, stored by name.
  convenience init<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: String, inFile fileKey: String, default initial: Choice, summary: String, description: String
  ) {
    self.init(
      key, inFile: fileKey, default: initial.rawValue, domain: .choices(Choice.allCases.map(\.rawValue)),
      summary: summary, description: description)
  }

  /// Creates a preference that is one of the cases of a type, stored by name, or nothing at first.
  convenience init<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: String, inFile fileKey: String, choice: Choice.Type, summary: String, description: String
  ) {
    self.init(
      key, inFile: fileKey, default: "", domain: .choices([""] + Choice.allCases.map(\.rawValue)), summary: summary,
      description: description)
  }
}

extension Preference where Value == Int {
  /// Creates a preference that is a number within a range.
  convenience init(
    _ key: String, inFile fileKey: String, default initial: Int, range: ClosedRange<Int>, summary: String,
    description: String
  ) {
    self.init(
      key, inFile: fileKey, default: initial, domain: .range(range), permits: range.contains, summary: summary,
      description: description)
  }
}

/// A preference with any type of value.
protocol StoredPreference: AnyObject {
  /// The key in GSettings.
  var key: String { get }
  /// The key in the preferences file.
  var fileKey: String { get }
  var domain: PreferenceDomain { get }
  var summary: String { get }
  var description: String { get }
  /// Fires when the value changes, but not initially.
  var changes: SafeSignal<Void> { get }
  /// The current value, for the preferences file.
  var fileValue: FileValue { get }

  /// Binds the preference to its key in both directions. The stored value takes precedence at first.
  func bind(to settings: Gio.Settings)

  /// Returns what restores a value from the preferences file, or `nil` if it has the wrong type.
  func restoring(_ value: FileValue) -> (() -> Void)?
}

/// The values of a preference that the schema allows.
enum PreferenceDomain {
  /// All values of its type.
  case all
  case choices([String])
  case range(ClosedRange<Int>)
}
