@testable import Vesper

/// A GSettings schema with a key for each preference.
struct SettingsSchema {
  let id: String
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
    """
        <key name="\(preference.key)" type="\(preference.schemaType)">
    \(domain(preference.domain))      <default>\(preference.schemaDefault)</default>
          <summary>\(preference.summary)</summary>
          <description>\(preference.description)</description>
        </key>

    """
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
