import Foundation
import Testing

@testable import Vesper

@MainActor struct SettingsSchemaTests {
  /// With `VESPER_WRITE_SCHEMA` in the environment, as in `script/update-schema`, the file is written instead.
  @Test func theSchemaHasAKeyForEachPreference() throws {
    let file = TestEnvironment.root.appending(path: "data/\(Preferences.schema).gschema.xml")
    let text = SettingsSchema(id: Preferences.schema, preferences: Preferences().all).text
    if ProcessInfo.processInfo.environment["VESPER_WRITE_SCHEMA"] != nil {
      try Data(text.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text, "run script/update-schema")
  }
}
