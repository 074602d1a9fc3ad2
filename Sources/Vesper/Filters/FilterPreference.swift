import BindingCore
import FoundationEssentials
import PhotoSearchCore

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
    bind = { $0.bind(preference, to: $1[path], read: read, write: write) }
  }

  /// Creates a preference for a day as YYYY-MM-DD. It sets the filter only at first.
  init(_ preference: Preference<String>, day path: WritableKeyPath<PhotoFilters, Date>) {
    self.preference = preference
    bind = { preferences, settings in
      let date = settings[path]
      if let day = LocalDay(iso8601: preference.property.value) { date.value = day.start }
      preferences.remember(date.map { LocalDay(containing: $0).iso8601 }, as: preference.property)
    }
  }
}
