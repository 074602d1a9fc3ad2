import BindingCore
import Foundation
import Gtk
import MainLoopBoot
import Testing

@testable import PhotoSearchCore
@testable import Vesper

@Suite(.serialized, .enabled("needs a display", { await MainActor.run { Application.hasDisplay } }))
@MainActor struct FilterPresentationTests {
  @Test func `each filter has both halves`() {
    let (definitions, presentations) = (SearchFilters.all, FilterPresentation.all)
    #expect(presentations.map(\.key).sorted() == definitions.map(\.key).sorted())
    for definition in definitions {
      let presentation = presentations.first { $0.key == definition.key }
      #expect(presentation?.photoFilter == definition.photoFilter)
      #expect(presentation?.isOnByDefault == definition.isOnByDefault)
    }
    for filter in PhotoFilter.allCases { #expect(!presentations.name(of: filter).isEmpty, "\(filter)") }
    #expect(Set(PhotoFilter.allCases.map(presentations.name)).count == PhotoFilter.allCases.count)
  }

  @Test func `each value of a filter has a preference that follows it`() {
    let settings = PhotoSearchMetadataViewModel(today: Date(timeIntervalSince1970: 0))
    #expect(FilterPresentation.all.flatMap { $0.preferences() }.count == SearchFilters.all.flatMap(\.fields).count)
    let preferences = Preferences()
    preferences.bindFilters(to: settings)
    var stored = preferences.all.map(\.fileValue)
    func isStored(_ change: () -> Void) -> Bool {
      change()
      defer { stored = preferences.all.map(\.fileValue) }
      return preferences.all.map(\.fileValue) != stored
    }
    #expect(isStored { settings.creativeCommons.value = true })
    #expect(isStored { settings.intendedUses.value = [.changes] })
    #expect(isStored { settings.dateFilter.value = true })
    #expect(isStored { settings.minUploadDate.value -= 86_400 })
    #expect(isStored { settings.maxUploadDate.value += 86_400 })
    #expect(isStored { settings.orientation.value = .square })
    #expect(isStored { settings.minimumSize.value = .huge })
    #expect(isStored { settings.fileTypes.value = [.png] })
    #expect(isStored { settings.photographsOnly.value = true })
    #expect(isStored { settings.assessedOnly.value = true })
    #expect(isStored { settings.safeSearch.value = false })
    #expect(isStored { settings.order.value = .oldest })
    #expect(!isStored { preferences.withoutRemembering { settings.creativeCommons.value = false } })
  }

  @Test func `Safe search that was switched among the saved photos was forgotten at the end`() {
    let settings = PhotoSearchMetadataViewModel(today: Date(timeIntervalSince1970: 0))
    let preferences = Preferences()
    preferences.bindFilters(to: settings)
    preferences.areSavedShown.value = true
    settings.creativeCommons.value = true
    settings.minUploadDate.value -= 86_400
    let start = Preferences()
    #expect(preferences.all.map(\.fileValue) == start.all.map(\.fileValue), "what filters them ends with the visit")
    settings.safeSearch.value = false
    let changed = zip(preferences.all, start.all).filter { $0.fileValue != $1.fileValue }
    #expect(changed.map(\.0.fileKey) == ["safeSearch"])
  }

  // MARK: A further filter

  private let trial = SearchFilter(
    "trialOnly", \.photographsOnly, by: PhotoFilter(rawValue: "trial"), admits: { $0.isPhotograph })

  /// All filters with the trial instead of the one whose value it uses.
  private var presentations: [FilterPresentation] {
    let presentation = FilterPresentation(
      trial, title: "Trials only", hint: "Nothing else", name: "trial",
      options: FilterOptions(flag: "trial", help: "Only trials", trial.path),
      preference: Preference(
        "trial-only", inFile: "trialOnly", default: false, summary: "Trials", description: "Whether only trials."))
    return FilterPresentation.all.filter { $0.key != SearchFilters.photographsOnly.key } + [presentation]
  }

  private var settings: PhotoSearchMetadataViewModel {
    PhotoSearchMetadataViewModel(
      today: Date(timeIntervalSince1970: 0),
      filters: SearchFilters.all.filter { $0.key != SearchFilters.photographsOnly.key } + [trial])
  }

  @Test func `a filter that is added to the lists has a chip and a name`() throws {
    let settings = settings
    settings[trial.path].value = true
    let filter = try #require(settings.currentFilters.first)
    #expect(presentations.chip(of: filter) == "Trials only")
    #expect(presentations.name(of: PhotoFilter(rawValue: "trial")) == "trial")
  }

  @Test func `what is wanted most has a toggle, and a filter that is added may have one`() throws {
    #expect(
      FilterPresentation.all.flatMap { $0.toggles() }.map(\.title) == [
        "Commercial use", "Editing allowed", "No credit needed", "Landscape", "Large",
      ])
    let presentation = FilterPresentation(
      trial, title: "Trials only", hint: "Nothing else", toggle: { "Trials" }, name: "trial",
      preference: Preference("trial-only", inFile: "trialOnly", default: false, summary: "", description: ""))
    let toggle = try #require(presentation.toggles().first)
    #expect(toggle.title == "Trials")
    let settings = settings
    settings.add(toggle.filter)
    #expect(settings.photographsOnly.value)
  }

  @Test func `a filter that is added to the lists has a row that sets it`() throws {
    #expect(main_loop_boot_is_available() != 0)
    let search = PhotoSearchViewModel(sources: [NoPhotos()], chosenSource: .samples, today: Date())
    let list = FilterList(search, filters: presentations)
    let control = try #require(
      list.descendants.compactMap { $0 as? Gtk.Switch }.first { $0.accessibleLabel == "Trials only" })
    #expect(!control.active)
    control.active = true
    #expect(search.searchMetadataViewModel.photographsOnly.value)
  }

  @Test func `a filter that is added to the lists has an option`() throws {
    func options(_ arguments: String...) throws -> CommandLineOptions {
      try CommandLineOptions(parsing: ["vesper"] + arguments, sources: [.samples], filters: presentations)
    }
    guard case .help(let help) = try options("--help").mode else {
      Issue.record("no help")
      return
    }
    #expect(help.contains("--trial") && help.contains("Only trials"))
    let settings = settings
    try options("--print", "cat").apply(to: settings)
    #expect(settings.currentFilters == [])
    try options("--print", "cat", "--trial").apply(to: settings)
    #expect(settings.currentFilters.map(\.key) == ["trialOnly"])
  }

  @Test func `a filter that is added to the lists is stored, and in the schema`() throws {
    let home = try TemporaryDirectory()
    let path = home.url.appending(path: "settings.json").path
    let (preferences, changed) = (Preferences(filters: presentations), settings)
    let file = PreferencesFile(path: path, preferences: preferences.all) { Issue.record("\($0)") }
    preferences.bindFilters(to: changed)
    changed[trial.path].value = true
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains(#""trialOnly" : true"#))

    let (later, restored) = (Preferences(filters: presentations), settings)
    let again = PreferencesFile(path: path, preferences: later.all) { Issue.record("\($0)") }
    later.bindFilters(to: restored)
    #expect(restored.currentFilters.map(\.key) == ["trialOnly"])
    withExtendedLifetime((file, again)) {}

    let schema = SettingsSchema(id: "org.example.Trial", preferences: Preferences(filters: presentations).all).text
    #expect(schema.contains(#"<key name="trial-only" type="b">"#))
  }
}

/// A source without photos.
private nonisolated struct NoPhotos: PhotoSource {
  var id: PhotoSourceID { .samples }
  var capabilities: PhotoSourceCapabilities { PhotoSourceCapabilities(isLocal: true, pageSize: 1, filters: []) }
  var budget: RequestBudget? { nil }

  func search(_ query: PhotoQuery, page: PageToken?) async throws(PhotoSearchError) -> PhotoPage {
    PhotoPage(photos: [])
  }
}

extension Widget {
  fileprivate var descendants: [Widget] { children + children.flatMap(\.descendants) }
}
