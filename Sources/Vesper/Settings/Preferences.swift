import BindingCore
import FoundationEssentials
import Gtk
import PhotoSearchCore

/// The preferences that Vesper saves between launches.
final class Preferences: DisposeBagProvider {
  let source = Preference(
    "source", inFile: "source", default: PhotoSourceID.openverse.rawValue, summary: "Where to search",
    description: "The source of photos that was chosen last.")
  let creativeCommons = Preference(
    "creative-commons", inFile: "creativeCommons", default: false, summary: "Creative Commons only",
    description: "Whether only photos under a Creative Commons licence are searched for.")
  let intendedUses = Preference(
    "licence-wishes", inFile: "licenseWishes", default: "", summary: "What licences must allow",
    description:
      "What the licences of photos must allow, with commas between: freeLicense, commercialUse, changes, noCredit, publicDomain; empty for everything."
  )
  let orientation = Preference(
    "orientation", inFile: "orientation", choice: PhotoOrientation.self, summary: "Orientation",
    description: "Which way photos must lie; empty for any.")
  let minimumSize = Preference(
    "minimum-size", inFile: "minimumSize", choice: PhotoSize.self, summary: "Smallest size",
    description: "How large photos must be at least; empty for any size.")
  let fileTypes = Preference(
    "file-types", inFile: "fileTypes", default: "", summary: "File types",
    description:
      "The formats of the files of photos, with commas between: jpeg, png, gif, webp, tiff; empty for all.")
  let photographsOnly = Preference(
    "photographs-only", inFile: "photographsOnly", default: false, summary: "Photographs only",
    description: "Whether drawings, scans and paintings are left out where the source can tell.")
  let assessedOnly = Preference(
    "assessed-only", inFile: "assessedOnly", default: false, summary: "Outstanding photos only",
    description: "Whether only photos that the community of their source chose are shown, where it has one.")
  let order = Preference(
    "order", inFile: "order", default: PhotoOrder.relevance, summary: "Order",
    description: "Which photos come first.")
  let safeSearch = Preference(
    "safe-search", inFile: "safeSearch", default: true, summary: "Safe search",
    description: "Whether photos that are not fit for everybody's eyes are left out.")
  let layout = Preference(
    "layout", inFile: "layout", default: ResultLayout.list, summary: "List or grid",
    description: "How the results are shown.")
  let groupsBySource = Preference(
    "group-by-source", inFile: "groupsBySource", default: true, summary: "Group by source",
    description: "Whether the results of several sources are shown by source.")
  let creditFormat = Preference(
    "credit-format", inFile: "creditFormat", default: CreditFormat.plainText, summary: "Format of credits",
    description: "The format in which credits were copied last.")
  let dateFilter = Preference(
    "date-filter", inFile: "dateFilter", default: false, summary: "Filter by upload date",
    description: "Whether only photos that were uploaded between two dates are searched for.")
  let minUploadDate = Preference(
    "min-upload-date", inFile: "minUploadDate", default: "", summary: "First day of upload",
    description: "The first day of the date filter as YYYY-MM-DD; empty for a year ago.")
  let maxUploadDate = Preference(
    "max-upload-date", inFile: "maxUploadDate", default: "", summary: "Last day of upload",
    description: "The last day of the date filter as YYYY-MM-DD; empty for today.")
  let cacheSize = Preference(
    "cache-size", inFile: "cacheSize", default: 256, range: cacheSizes, summary: "Size of the cache",
    description: "How much of what was loaded is kept on disk at most, in millions of bytes.")

  /// The range of `cacheSize`.
  static let cacheSizes = 16...4096

  /// All preferences: whatever stores or describes them reads this list.
  var all: [any StoredPreference] {
    [
      source, creativeCommons, intendedUses, orientation, minimumSize, fileTypes, photographsOnly, assessedOnly, order,
      safeSearch, layout, groupsBySource, creditFormat, dateFilter, minUploadDate, maxUploadDate, cacheSize,
    ]
  }

  /// The id of the settings schema, `data/io.github.vesper_photos.Vesper.gschema.xml`.
  static let schema = VesperApplication.id

  let bag = DisposeBag()

  /// The stored settings, or `nil` if the schema is not installed. Retained because bindings end when it is
  /// deallocated.
  private var settings: Gio.Settings?
  private var file: PreferencesFile?

  /// Creates the preferences with their defaults, which are not stored.
  init() {}

  /// Stores the preferences in GSettings if the schema is installed, and otherwise in a file in the user's
  /// configuration.
  ///
  /// - Parameters:
  ///   - environment: determines the location of the user's configuration.
  ///   - report: receives a sentence if something cannot be read or saved.
  convenience init(environment: [String: String], report: @escaping (String) -> Void) {
    self.init()
    settings = try? Gio.Settings(schemaId: Self.schema)
    if let settings {
      for preference in all { preference.bind(to: settings) }
    } else {
      file = PreferencesFile(
        path: UserDirectories(environment).configuration + "/vesper/settings.json", preferences: all, report: report)
    }
  }

  private var isRemembering = true

  /// Binds the preferences to a view model in both directions. The source is only bound from the view model.
  func bind(to viewModel: PhotoSearchViewModel) {
    // A visit to the saved photos is temporary, so it is not saved.
    let chosen = viewModel.chosenSource.filter { [unowned viewModel] in
      $0 != .saved || viewModel.savedPhotos?.isVisited != true
    }
    remember(chosen.map(\.rawValue), as: source.property)
    let settings = viewModel.searchMetadataViewModel
    creativeCommons.property.removeDuplicates().bind(to: settings.creativeCommons)
    dateFilter.property.removeDuplicates().bind(to: settings.dateFilter)
    safeSearch.property.removeDuplicates().bind(to: settings.safeSearch)
    remember(settings.safeSearch, as: safeSearch.property)
    remember(settings.creativeCommons, as: creativeCommons.property)
    remember(settings.dateFilter, as: dateFilter.property)
    photographsOnly.property.removeDuplicates().bind(to: settings.photographsOnly)
    remember(settings.photographsOnly, as: photographsOnly.property)
    assessedOnly.property.removeDuplicates().bind(to: settings.assessedOnly)
    remember(settings.assessedOnly, as: assessedOnly.property)
    bind(intendedUses.property, to: settings.intendedUses, read: Self.set, write: Self.text)
    bind(fileTypes.property, to: settings.fileTypes, read: Self.set, write: Self.text)
    bind(orientation.property, to: settings.orientation, read: PhotoOrientation.init) { $0?.rawValue ?? "" }
    bind(minimumSize.property, to: settings.minimumSize, read: PhotoSize.init) { $0?.rawValue ?? "" }
    bind(order.property, to: settings.order, read: { PhotoOrder(rawValue: $0) ?? .relevance }, write: \.rawValue)
    bind(
      creditFormat.property, to: viewModel.selection.creditFormat, read: { CreditFormat(rawValue: $0) ?? .plainText },
      write: \.rawValue)
    bind(minUploadDate.property, to: settings.minUploadDate)
    bind(maxUploadDate.property, to: settings.maxUploadDate)
  }

  /// Changes the view model without saving the change, for the options of a single launch.
  func withoutRemembering(_ change: () -> Void) {
    isRemembering = false
    defer { isRemembering = true }
    change()
  }

  private static func set<Value: RawRepresentable<String> & Hashable>(_ text: String) -> Set<Value> {
    Set(text.split(separator: ",").compactMap { Value(rawValue: String($0)) })
  }

  private static func text(_ set: Set<some RawRepresentable<String>>) -> String {
    set.map(\.rawValue).sorted().joined(separator: ",")
  }

  /// Stored values may come from another version; unknown ones are ignored.
  private func bind<Value: Equatable>(
    _ text: Property<String>, to setting: Property<Value>, read: @escaping (String) -> Value,
    write: @escaping (Value) -> String
  ) {
    text.map(read).removeDuplicates().bind(to: setting)
    remember(setting.map(write), as: text)
  }

  private func bind(_ text: Property<String>, to date: Property<Date>) {
    if let day = LocalDay(iso8601: text.value) { date.value = day.start }
    remember(date.map { LocalDay(containing: $0).iso8601 }, as: text)
  }

  private func remember<Value: Equatable>(_ values: some SignalProtocol<Value, Never>, as preference: Property<Value>) {
    values.dropFirst(1)
      .filter { [unowned self, unowned preference] value in isRemembering && value != preference.value }
      .bind(to: preference)
  }
}
