import BindingCore
import FoundationEssentials
import Gtk
import PhotoSearchCore

/// The preferences that Vesper saves between launches.
final class Preferences: DisposeBagProvider {
  let source = Property(PhotoSourceID.openverse.rawValue)
  let creativeCommons = Property(false)
  /// What the photos' licences must allow: comma-separated names of `IntendedUse`.
  let licenseWishes = Property("")
  /// A `PhotoOrientation`, or empty for all.
  let orientation = Property("")
  /// A `PhotoSize`, or empty for all.
  let minimumSize = Property("")
  /// The file formats: comma-separated names of `PhotoFileType`, or empty for all.
  let fileTypes = Property("")
  let photographsOnly = Property(false)
  /// Whether to find only photos that a community has assessed as outstanding.
  let assessedOnly = Property(false)
  /// A `PhotoOrder`.
  let order = Property(PhotoOrder.relevance.rawValue)
  /// Whether to exclude sensitive photos.
  let safeSearch = Property(true)
  /// A `ResultLayout`.
  let layout = Property(ResultLayout.list.rawValue)
  /// Whether the results of several sources are grouped by source.
  let groupsBySource = Property(true)
  /// The `CreditFormat` used last for copying credits.
  let creditFormat = Property(CreditFormat.plainText.rawValue)
  let dateFilter = Property(false)
  /// A day as YYYY-MM-DD, or empty for a year ago.
  let minUploadDate = Property("")
  /// A day as YYYY-MM-DD, or empty for today.
  let maxUploadDate = Property("")
  /// The size limit of the disk cache, in millions of bytes: see `cacheSizes`.
  let cacheSize = Property(256)

  /// The range of `cacheSize`.
  static let cacheSizes = 16...4096

  let bag = DisposeBag()

  /// The stored settings, or `nil` if the schema is not installed. Retained because bindings end when it is
  /// deallocated.
  private let settings: Gio.Settings?

  /// Stores the preferences in GSettings if the schema is installed, and otherwise in a file in the user's
  /// configuration.
  ///
  /// - Parameters:
  ///   - environment: determines the location of the user's configuration.
  ///   - report: receives a sentence if something cannot be read or saved.
  init(environment: [String: String], report: @escaping (String) -> Void) {
    settings = try? Gio.Settings(schemaId: Self.schema)
    if let settings {
      remember(in: settings)
    } else {
      remember(inFile: UserDirectories(environment).configuration + "/vesper/settings.json", report: report)
    }
  }

  private var isRemembering = true

  /// Binds the preferences to a view model in both directions. The source is only bound from the view model.
  func bind(to viewModel: PhotoSearchViewModel) {
    // A visit to the saved photos is temporary, so it is not saved.
    let chosen = viewModel.chosenSource.filter { [unowned viewModel] in
      $0 != .saved || viewModel.savedPhotos?.isVisited != true
    }
    remember(chosen.map(\.rawValue), as: source)
    let settings = viewModel.searchMetadataViewModel
    creativeCommons.removeDuplicates().bind(to: settings.creativeCommons)
    dateFilter.removeDuplicates().bind(to: settings.dateFilter)
    safeSearch.removeDuplicates().bind(to: settings.safeSearch)
    remember(settings.safeSearch, as: safeSearch)
    remember(settings.creativeCommons, as: creativeCommons)
    remember(settings.dateFilter, as: dateFilter)
    photographsOnly.removeDuplicates().bind(to: settings.photographsOnly)
    remember(settings.photographsOnly, as: photographsOnly)
    assessedOnly.removeDuplicates().bind(to: settings.assessedOnly)
    remember(settings.assessedOnly, as: assessedOnly)
    bind(licenseWishes, to: settings.licenseWishes, read: Self.set, write: Self.text)
    bind(fileTypes, to: settings.fileTypes, read: Self.set, write: Self.text)
    bind(orientation, to: settings.orientation, read: PhotoOrientation.init) { $0?.rawValue ?? "" }
    bind(minimumSize, to: settings.minimumSize, read: PhotoSize.init) { $0?.rawValue ?? "" }
    bind(order, to: settings.order, read: { PhotoOrder(rawValue: $0) ?? .relevance }, write: \.rawValue)
    bind(
      creditFormat, to: viewModel.selection.creditFormat, read: { CreditFormat(rawValue: $0) ?? .plainText },
      write: \.rawValue)
    bind(minUploadDate, to: settings.minUploadDate)
    bind(maxUploadDate, to: settings.maxUploadDate)
  }

  /// Changes the view model without saving the change, for the options of a single launch.
  func withoutRemembering(_ change: () -> Void) {
    isRemembering = false
    defer { isRemembering = true }
    change()
  }

  /// Fires when any preference changes, but not initially.
  var changes: SafeSignal<Void> {
    combineLatest(
      combineLatest(source, creativeCommons, dateFilter),
      combineLatest(fileTypes, photographsOnly, assessedOnly, creditFormat),
      minUploadDate,
      maxUploadDate, cacheSize,
      combineLatest(combineLatest(licenseWishes, orientation, minimumSize, order), layout, groupsBySource, safeSearch)
    )
    .dropFirst(1).map { _ in }
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
