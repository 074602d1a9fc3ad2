import BindingCore
import Foundation
import Testing

@testable import Vesper

@MainActor struct PreferencesTests {
  private let home: TemporaryDirectory

  init() throws { home = try TemporaryDirectory() }

  private var path: String { home.url.appending(path: "vesper/settings.json").path }

  private func contents() throws -> [String: Any] {
    let data = try Data(contentsOf: URL(filePath: path))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      atPath: home.url.appending(path: "vesper").path, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  @Test func `each preference is in the list, under keys of its own`() {
    let preferences = Preferences()
    let defined = Mirror(reflecting: preferences).children.compactMap { $0.value as? any StoredPreference }
    let all = preferences.all
    #expect(defined.count >= 5)
    for preference in defined { #expect(all.contains { $0 === preference }, "\(preference.key)") }
    #expect(Set(all.map(\.key)).count == all.count)
    #expect(Set(all.map(\.fileKey)).count == all.count)
  }

  @Test func `a preference that is added to the list is stored, restored and in the schema`() throws {
    func makeTrial() -> Preference<Int> {
      Preference("trial-size", inFile: "trialSize", default: 5, range: 1...9, summary: "Trial", description: "A trial.")
    }
    let (trial, preferences) = (makeTrial(), Preferences())
    let file = PreferencesFile(path: path, preferences: preferences.all + [trial]) { Issue.record("\($0)") }
    #expect(!FileManager.default.fileExists(atPath: path), "nothing has changed yet")
    trial.property.value = 7
    #expect(try contents()["trialSize"] as? Int == 7)
    #expect(try contents()["layout"] as? String == "rows")
    preferences.layout.property.value = "list"
    #expect(try contents()["layout"] as? String == "list")

    let restored = (makeTrial(), Preferences())
    let again = PreferencesFile(path: path, preferences: restored.1.all + [restored.0]) { Issue.record("\($0)") }
    #expect(restored.0.property.value == 7)
    #expect(restored.1.layout.property.value == "list")
    withExtendedLifetime((file, again)) {}

    let schema = SettingsSchema(id: "org.example.Trial", preferences: [makeTrial()]).text
    #expect(schema.contains(#"<key name="trial-size" type="i">"#))
    for line in [
      #"<range min="1" max="9"/>"#, "<default>5</default>", "<summary>Trial</summary>",
      "<description>A trial.</description>",
    ] { #expect(schema.contains("\n      \(line)\n"), "\(line)") }
  }

  /// The file as Vesper 1.0 wrote it.
  @Test func `a file of the first version is read`() throws {
    try write(
      """
      {
        "assessedOnly" : true, "cacheSize" : 512, "creativeCommons" : true, "creditFormat" : "html",
        "dateFilter" : true, "fileTypes" : "jpeg,png", "groupsBySource" : false, "layout" : "grid",
        "licenseWishes" : "changes,noCredit", "maxUploadDate" : "2024-03-10", "minUploadDate" : "2024-02-10",
        "minimumSize" : "large", "order" : "newest", "orientation" : "portrait", "photographsOnly" : true,
        "safeSearch" : false, "source" : "commons"
      }
      """)
    let before = try contents()
    let preferences = Preferences()
    let file = PreferencesFile(path: path, preferences: preferences.all) { Issue.record("\($0)") }
    #expect(preferences.cacheSize.property.value == 512)
    #expect(ResultLayout(stored: preferences.layout.property.value) == .rows, "in place of the grid")
    // Every value differs from its default, so all were read if all are written.
    preferences.cacheSize.property.value = 511
    preferences.cacheSize.property.value = 512
    let after = try contents().filter { before.keys.contains($0.key) }
    #expect(after as NSDictionary == before as NSDictionary)
    withExtendedLifetime(file) {}
  }

  @Test(arguments: [#"{"layout": 1}"#, #"{"layout": "grid", "groupsBySource": "yes"}"#, "[]", "{"])
  func `a file with a value of another type is moved aside, and nothing of it is used`(text: String) throws {
    try write(text)
    let preferences = Preferences()
    var reports: [String] = []
    let file = PreferencesFile(path: path, preferences: preferences.all) { reports.append($0) }
    #expect(reports == [Strings.settingsUnreadable(path, keptAs: path + ".broken")])
    #expect(preferences.layout.property.value == "rows")
    #expect(FileManager.default.fileExists(atPath: path + ".broken"))
    withExtendedLifetime(file) {}
  }

  @Test func `what another version stored is ignored, or left as it is`() throws {
    try write(#"{"cacheSize": 1, "layout": "wall", "rating": [1, 2], "order": null, "safeSearch": false}"#)
    let preferences = Preferences()
    let file = PreferencesFile(path: path, preferences: preferences.all) { Issue.record("\($0)") }
    #expect(preferences.cacheSize.property.value == 256, "outside the range")
    #expect(preferences.layout.property.value == "wall")
    let values = Dictionary(uniqueKeysWithValues: preferences.all.map { ($0.fileKey, $0.fileValue) })
    #expect(values["order"] == .text("relevance"))
    #expect(values["safeSearch"] == .flag(false))
    withExtendedLifetime(file) {}
  }

  @Test func `Settings of another version, or with a damaged name, were removed from the file`() throws {
    try write(#"{"layout": "list", "wall": "brick", "safeSearcl": false, "ratingFrom": 3, "null": null}"#)
    let preferences = Preferences()
    let file = PreferencesFile(path: path, preferences: preferences.all) { Issue.record("\($0)") }
    preferences.layout.property.value = "rows"
    let stored = try contents()
    #expect(stored["layout"] as? String == "rows" && stored["safeSearch"] as? Bool == true)
    #expect(stored["wall"] as? String == "brick" && stored["ratingFrom"] as? Int == 3)
    #expect(stored["safeSearcl"] as? Bool == false && stored.keys.contains("null") == false)
    withExtendedLifetime(file) {}
  }
}
