import BindingCore
import FoundationEssentials
import Gtk
import PhotoSearchCore

/// What Vesper remembers from one run to the next.
final class Preferences: DisposeBagProvider {
  let source = Property(PhotoSourceID.openverse.rawValue)
  let creativeCommons = Property(false)
  let dateFilter = Property(false)
  /// A day as YYYY-MM-DD; empty for a year ago.
  let minUploadDate = Property("")
  /// A day as YYYY-MM-DD; empty for today.
  let maxUploadDate = Property("")

  let bag = DisposeBag()

  /// Nil where the schema is not installed. Held here: what is bound to it ends with it.
  private let settings: Gio.Settings?

  /// Remembers in GSettings where the schema is installed, else in a file of the user's configuration.
  ///
  /// - Parameters:
  ///   - environment: says where the user's configuration is.
  ///   - report: takes a sentence when something could not be read or saved.
  init(environment: [String: String], report: @escaping (String) -> Void) {
    settings = Gio.Settings.isSchemaInstalled(Self.schema) ? Gio.Settings(schemaId: Self.schema) : nil
    if let settings {
      remember(in: settings)
    } else {
      remember(inFile: Self.configurationDirectory(environment) + "/vesper/settings.json", report: report)
    }
  }

  /// By the XDG Base Directory Specification.
  private static func configurationDirectory(_ environment: [String: String]) -> String {
    if let directory = environment["XDG_CONFIG_HOME"], directory.hasPrefix("/") { return directory }
    return (environment["HOME"] ?? "") + "/.config"
  }

  /// Carries the preferences into a view model and the user's changes back.
  func bind(to viewModel: PhotoSearchViewModel) {
    viewModel.chosenSource.dropFirst(1).map(\.rawValue).bind(to: source)
    let settings = viewModel.searchMetadataViewModel
    creativeCommons.bidirectionalBind(to: settings.creativeCommons)
    dateFilter.bidirectionalBind(to: settings.dateFilter)
    bind(minUploadDate, to: settings.minUploadDate)
    bind(maxUploadDate, to: settings.maxUploadDate)
  }

  /// Fires when any of the preferences changes, not at first.
  var changes: SafeSignal<Void> {
    combineLatest(combineLatest(source, creativeCommons, dateFilter), minUploadDate, maxUploadDate)
      .dropFirst(1).map { _ in }
  }

  private func bind(_ text: Property<String>, to date: Property<Date>) {
    if let day = LocalDay(iso8601: text.value) { date.value = day.start }
    date.dropFirst(1).map { LocalDay(containing: $0).iso8601 }.removeDuplicates().bind(to: text)
  }
}

extension LocalDay {
  /// A day from YYYY-MM-DD; nil for anything else.
  nonisolated init?(iso8601 text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 4, parts[1].count == 2, parts[2].count == 2,
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The day as YYYY-MM-DD.
  nonisolated var iso8601: String {
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}
