import BindingCore
import FoundationEssentials
import Gtk
import PhotoSearchCore

/// What Vesper remembers from one run to the next.
final class Preferences: DisposeBagProvider {
  let source = Property(PhotoSourceID.openverse.rawValue)
  let creativeCommons = Property(false)
  /// What the photos' licences must allow: names of `LicenseWish` with commas between them.
  let licenseWishes = Property("")
  /// A `PhotoOrientation`; empty for all.
  let orientation = Property("")
  /// A `PhotoSize`; empty for all.
  let minimumSize = Property("")
  /// The formats of files: names of `PhotoFileType` with commas between them; empty for all.
  let fileTypes = Property("")
  let photographsOnly = Property(false)
  /// Only photos that a community found outstanding.
  let assessedOnly = Property(false)
  /// A `PhotoOrder`.
  let order = Property(PhotoOrder.relevance.rawValue)
  /// No photos that are not fit for everybody's eyes.
  let safeSearch = Property(true)
  /// A `ResultLayout`.
  let layout = Property(ResultLayout.list.rawValue)
  /// Whether the results of several sources are shown by source.
  let groupsBySource = Property(true)
  /// The `CreditFormat` that credits were copied in last.
  let creditFormat = Property(CreditFormat.plainText.rawValue)
  let dateFilter = Property(false)
  /// A day as YYYY-MM-DD; empty for a year ago.
  let minUploadDate = Property("")
  /// A day as YYYY-MM-DD; empty for today.
  let maxUploadDate = Property("")
  /// How much of what was loaded is kept on disk, in millions of bytes: see `cacheSizes`.
  let cacheSize = Property(256)

  /// What `cacheSize` can be.
  static let cacheSizes = 16...4096

  let bag = DisposeBag()

  /// Nil where the schema is not installed. Held here: what is bound to it ends with it.
  private let settings: Gio.Settings?

  /// Remembers in GSettings where the schema is installed, else in a file of the user's configuration.
  ///
  /// - Parameters:
  ///   - environment: says where the user's configuration is.
  ///   - report: takes a sentence when something could not be read or saved.
  init(environment: [String: String], report: @escaping (String) -> Void) {
    settings = try? Gio.Settings(schemaId: Self.schema)
    if let settings {
      remember(in: settings)
    } else {
      remember(inFile: UserDirectories(environment).configuration + "/vesper/settings.json", report: report)
    }
  }

  private var isRemembering = true

  /// Carries the preferences into a view model and the user's changes back. The source is only carried back.
  func bind(to viewModel: PhotoSearchViewModel) {
    // Who only looks at the saved photos will go back.
    let chosen = viewModel.chosenSource.filter { [unowned viewModel] in
      $0 != .saved || viewModel.savedPlace?.isVisited != true
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

  /// Changes the view model without remembering it: for what one start of the program asks for.
  func withoutRemembering(_ change: () -> Void) {
    isRemembering = false
    defer { isRemembering = true }
    change()
  }

  /// Fires when any of the preferences changes, not at first.
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

  /// What is remembered may come from another version: what is not understood is nothing.
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
