import BindingCore
import FoundationEssentials
import Gtk
import PhotoSearchCore

/// What users see of a filter: its rows, its words, its options on the command line and its preferences.
///
/// Nothing is created or translated before it is needed.
struct FilterPresentation {
  /// The key of the filter's other half, a `SearchFilter`.
  let key: String
  let photoFilter: PhotoFilter?
  let isOnByDefault: Bool
  /// Creates the rows in the list of filters.
  let rows: (PhotoSearchMetadataViewModel) -> [SettingRow]
  /// Returns the words on the chip of the filter, or of one of its choices.
  let chip: (PhotoFilters) -> String
  /// Creates the toggles in the line below the search, for what is wanted most.
  let toggles: () -> [FilterToggle]
  /// Returns what the filter goes by, for use within a sentence.
  let name: () -> String
  let options: FilterOptions?
  /// Creates the preferences that store the filter.
  let preferences: () -> [FilterPreference]

  init<Value>(
    _ filter: SearchFilter<Value>, name: @autoclosure @escaping () -> String = "", options: FilterOptions? = nil,
    preferences: @autoclosure @escaping () -> [FilterPreference],
    toggles: @autoclosure @escaping () -> [FilterToggle] = [],
    rows: @escaping (PhotoSearchMetadataViewModel) -> [SettingRow], chip: @escaping (PhotoFilters) -> String
  ) {
    key = filter.key
    photoFilter = filter.photoFilter
    isOnByDefault = filter.isOnByDefault
    self.rows = rows
    self.chip = chip
    self.toggles = toggles
    self.name = name
    self.options = options
    self.preferences = preferences
  }
}

extension FilterPresentation {
  /// Creates a filter with a switch.
  ///
  /// - Parameters:
  ///   - title: The title of the row, and the words on the chip unless there are other ones.
  ///   - toggle: The words on its toggle, if it has one.
  ///   - name: What the filter goes by, for use within a sentence.
  init(
    _ filter: SearchFilter<Bool>, title: @autoclosure @escaping () -> String,
    hint: @autoclosure @escaping () -> String, chip: (() -> String)? = nil, toggle: (() -> String)? = nil,
    name: @autoclosure @escaping () -> String, options: FilterOptions? = nil,
    preference: @autoclosure @escaping () -> Preference<Bool>
  ) {
    self.init(
      filter, name: name(), options: options,
      preferences: [FilterPreference(preference(), filter.path, read: \.self, write: \.self)],
      toggles: toggle.map { FilterToggle.all(filter, true, title: $0()) } ?? [],
      rows: { [SwitchRow(title: title(), hint: hint(), setting: $0[filter.path])] },
      chip: { _ in chip?() ?? title() })
  }

  /// Creates a filter with one of several choices, or none.
  ///
  /// - Parameters:
  ///   - choiceName: Returns the name of a choice in the row and on the chip.
  ///   - toggles: The choices that have a toggle.
  ///   - toggleName: Returns the words on a toggle.
  init<Choice: RawRepresentable<String> & CaseIterable & Sendable & Hashable & Codable>(
    _ filter: SearchFilter<Choice?>, title: @autoclosure @escaping () -> String,
    hint: @autoclosure @escaping () -> String, choiceName: @escaping (Choice?) -> String,
    toggles: [Choice] = [], toggleName: @escaping (Choice) -> String,
    name: @autoclosure @escaping () -> String, preference: @autoclosure @escaping () -> Preference<String>
  ) {
    self.init(
      filter, name: name(),
      preferences: [
        FilterPreference(preference(), filter.path, read: Choice.init(rawValue:), write: { $0?.rawValue ?? "" })
      ],
      toggles: toggles.flatMap { FilterToggle.all(filter, $0, title: toggleName($0)) },
      rows: {
        [
          ChoiceRow(
            title: title(), hint: hint(), choices: [nil] + Array(Choice.allCases), name: choiceName,
            setting: $0[filter.path])
        ]
      },
      chip: { choiceName($0[keyPath: filter.path]) })
  }

  /// Creates a filter with any number of several choices.
  ///
  /// - Parameters:
  ///   - choices: The choices in the row, in order.
  ///   - choiceName: Returns the name of a choice in the row and on the chip.
  ///   - toggles: The choices that have a toggle.
  ///   - columns: The number of choices beside each other.
  init<Choice: RawRepresentable<String> & CaseIterable & Sendable & Hashable & Codable>(
    _ filter: SearchFilter<Set<Choice>>, title: @autoclosure @escaping () -> String,
    hint: @autoclosure @escaping () -> String, choices: [Choice] = Array(Choice.allCases),
    choiceName: @escaping (Choice) -> String, toggles: [Choice] = [], columns: Int = 1,
    name: @autoclosure @escaping () -> String, preference: @autoclosure @escaping () -> Preference<String>
  ) {
    self.init(
      filter, name: name(),
      preferences: [
        FilterPreference(
          preference(), filter.path,
          read: { Set($0.split(separator: ",").compactMap { Choice(rawValue: String($0)) }) },
          write: { $0.map(\.rawValue).sorted().joined(separator: ",") })
      ],
      toggles: toggles.flatMap { FilterToggle.all(filter, [$0], title: choiceName($0)) },
      rows: {
        [
          ChecksRow(
            title: title(), hint: hint(), choices: choices, name: choiceName, columns: columns,
            setting: $0[filter.path])
        ]
      },
      chip: { $0[keyPath: filter.path].map(choiceName).joined() })
  }
}

/// A filter with a value that one click turns on, and what it is called.
struct FilterToggle {
  let filter: ActiveFilter
  let title: String

  static func all<Value>(_ filter: SearchFilter<Value>, _ value: Value, title: String) -> [FilterToggle] {
    filter.active(with: value).map { FilterToggle(filter: $0, title: title) }
  }
}

extension [FilterPresentation] {
  /// Returns the words on the chip of an active filter.
  func chip(of filter: ActiveFilter) -> String {
    first { $0.key == filter.key }?.chip(filter.values) ?? filter.key
  }

  /// Returns what a filter goes by, for use within a sentence.
  func name(of filter: PhotoFilter) -> String {
    first { $0.photoFilter == filter }?.name() ?? filter.rawValue
  }
}

/// The options of a filter on the command line.
struct FilterOptions {
  /// Adds the options to a parser, which lists them in `--help`.
  let add: (GLib.OptionParser) -> Void
  /// Returns what sets the filter as the options say, or `nil` if there are none.
  let read: (GLib.Options) throws(CommandLineOptions.Invalid) -> ((PhotoSearchMetadataViewModel) -> Void)?
}

extension FilterOptions {
  /// Creates an option that turns a filter on.
  init(
    flag: String, help: @autoclosure @escaping () -> String, _ path: WritableKeyPath<PhotoFilters, Bool>
  ) {
    self.init(
      add: { $0.addFlag(flag, help: help()) },
      read: { options in options[flag] ? { $0[path].value = true } : nil })
  }
}

/// A preference that stores a value of a filter.
struct FilterPreference {
  let preference: any StoredPreference
  /// Binds the preference to the filter in both directions.
  let bind: (Preferences, PhotoSearchMetadataViewModel) -> Void

  /// - Parameters:
  ///   - read: Returns the value for a stored one, which may come from another version.
  ///   - write: Returns the value to store.
  init<Value: Sendable & Hashable & Codable, Stored>(
    _ preference: Preference<Stored>, _ path: WritableKeyPath<PhotoFilters, Value>,
    read: @escaping (Stored) -> Value, write: @escaping (Value) -> Stored
  ) {
    self.preference = preference
    bind = { preferences, settings in
      let setting = settings[path]
      // Safe search does not end with a visit to the saved photos.
      if path == (\PhotoFilters.safeSearch as AnyKeyPath) {
        return preferences.bind(preference, to: setting, read: read, write: write)
      }
      preference.property.map(read).removeDuplicates().bind(to: setting)
      preferences.rememberFilter(setting.map(write), as: preference.property)
    }
  }

  /// Creates a preference for a day as YYYY-MM-DD. It sets the filter only at first.
  init(_ preference: Preference<String>, day path: WritableKeyPath<PhotoFilters, Date>) {
    self.preference = preference
    bind = { preferences, settings in
      let date = settings[path]
      if let day = LocalDay(iso8601: preference.property.value) { date.value = day.start }
      preferences.rememberFilter(date.map { LocalDay(containing: $0).iso8601 }, as: preference.property)
    }
  }
}
