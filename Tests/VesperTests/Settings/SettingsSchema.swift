@testable import Vesper

/// A GSettings schema with a key for each preference.
struct SettingsSchema {
  let id: String
  /// The preferences, with their defaults.
  let preferences: [any StoredPreference]

  var text: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <schemalist gettext-domain="vesper">
      <schema id="\(id)" path="/\(id.replacing(".", with: "/"))/">
    \(preferences.map(key).joined())  </schema>
    </schemalist>

    """
  }

  private func key(_ preference: any StoredPreference) -> String {
    let (type, initial) = value(preference.fileValue)
    return """
          <key name="\(preference.key)" type="\(type)">
      \(domain(preference.domain))      <default>\(initial)</default>
            <summary>\(preference.summary)</summary>
            <description>\(preference.description)</description>
          </key>

      """
  }

  private func value(_ value: FileValue) -> (type: String, text: String) {
    switch value {
    case .flag(let flag): ("b", "\(flag)")
    case .number(let number): ("i", "\(number)")
    case .text(let text): ("s", "'\(text)'")
    case .other: ("", "")
    }
  }

  private func domain(_ domain: PreferenceDomain) -> String {
    switch domain {
    case .all:
      ""
    case .choices(let choices):
      """
            <choices>
      \(choices.map { "        <choice value=\"\($0)\"/>\n" }.joined())      </choices>

      """
    case .range(let range):
      """
            <range min="\(range.lowerBound)" max="\(range.upperBound)"/>

      """
    }
  }
}
