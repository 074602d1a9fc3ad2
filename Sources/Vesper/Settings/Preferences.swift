import BindingCore
import FoundationEssentials
import Gtk
import PhotoSearchCore

/// The preferences that Vesper saves between launches.
final class Preferences {
  let source = Preference(
    "source", inFile: "source", default: PhotoService.all[0].id.rawValue, summary: "Where to search",
    description: "The source of photos that was chosen last.")
  let layout = Preference(
    "layout", inFile: "layout", default: ResultLayout.rows, summary: "Rows of photos or list",
    description: "How the results are shown.")
  let groupsBySource = Preference(
    "group-by-source", inFile: "groupsBySource", default: true, summary: "Group by source",
    description: "Whether the results of several sources are shown by source.")
  let creditFormat = Preference(
    "credit-format", inFile: "creditFormat", default: CreditFormat.plainText, summary: "Format of credits",
    description: "The format in which credits were copied last.")
  let cacheSize = Preference(
    "cache-size", inFile: "cacheSize", default: 256, range: cacheSizes, summary: "Size of the cache",
    description: "How much of what was loaded is kept on disk at most, in millions of bytes.")

  /// The range of `cacheSize`.
  static let cacheSizes = 16...4096

  /// All preferences: whatever stores or describes them reads this list.
  var all: [any StoredPreference] {
    [source, layout, groupsBySource, creditFormat, cacheSize] + filters.map(\.preference)
  }

  /// The preferences that store the filters.
  private let filters: [FilterPreference]

  /// The id of the settings schema, `data/io.github.vesper_photos.Vesper.gschema.xml`.
  static let schema = VesperApplication.id

  /// The stored settings, or `nil` if the schema is not installed. Retained because bindings end when it is
  /// deallocated.
  private var settings: Gio.Settings?
  private var file: PreferencesFile?

  /// Creates the preferences with their defaults, which are not stored.
  ///
  /// - Parameter filters: The filters to store.
  init(filters: [FilterPresentation] = FilterPresentation.all) {
    self.filters = filters.flatMap { $0.preferences() }
  }

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
  /// Whether the saved photos are shown. Their filters end with the visit, so they are not saved.
  let areSavedShown = Property(false)

  /// Binds the preferences to a view model in both directions. The source is only bound from the view model.
  func bind(to viewModel: PhotoSearchViewModel) {
    // A visit to the saved photos is temporary, so it is not saved.
    let chosen = viewModel.chosenSource.filter { [unowned viewModel] in
      $0 != .saved || viewModel.savedPhotos?.isVisited != true
    }
    remember(chosen.map(\.rawValue), as: source.property)
    bind(
      creditFormat, to: viewModel.selection.creditFormat, read: { CreditFormat(rawValue: $0) ?? .plainText },
      write: \.rawValue)
    bindFilters(to: viewModel.searchMetadataViewModel)
    viewModel.savedPhotos?.isShown.bind(to: areSavedShown)
  }

  /// Binds the preferences of the filters to the settings of a search in both directions.
  func bindFilters(to settings: PhotoSearchMetadataViewModel) {
    for filter in filters { filter.bind(self, settings) }
  }

  /// Changes the view model without saving the change, for the options of a single launch.
  func withoutRemembering(_ change: () -> Void) {
    isRemembering = false
    defer { isRemembering = true }
    change()
  }

  /// Binds a preference to a setting in both directions. The preference takes precedence at first.
  func bind<Value: Equatable, Stored>(
    _ preference: Preference<Stored>, to setting: Property<Value>, read: @escaping (Stored) -> Value,
    write: @escaping (Value) -> Stored
  ) {
    preference.property.map(read).removeDuplicates().bind(to: setting)
    remember(setting.map(write), as: preference.property)
  }

  /// Sets the preference of a filter to its later values, except while nothing is to be saved, or while they filter the
  /// saved photos.
  func rememberFilter<Value: Equatable>(_ values: some SignalProtocol<Value, Never>, as preference: Property<Value>) {
    let changes = values.dropFirst(1).filter { [unowned self] _ in isRemembering }
    combineLatest(changes, areSavedShown)
      .filter { [unowned preference] value, areSavedShown in !areSavedShown && value != preference.value }
      .map { value, _ in value }
      .bind(to: preference)
  }

  /// Sets a preference to later values of a signal, except while nothing is to be saved.
  func remember<Value: Equatable>(_ values: some SignalProtocol<Value, Never>, as preference: Property<Value>) {
    values.dropFirst(1)
      .filter { [unowned self, unowned preference] value in isRemembering && value != preference.value }
      .bind(to: preference)
  }
}
