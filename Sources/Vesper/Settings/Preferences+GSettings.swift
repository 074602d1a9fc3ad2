import BindingCore
import Gtk

extension Preferences {
  /// The id of the settings schema, `data/io.github.vesper_photos.Vesper.gschema.xml`.
  static let schema = VesperApplication.id

  /// Stores the preferences in GSettings, where other programs and the administrator can change them too.
  func remember(in settings: Gio.Settings) {
    connect(source, to: settings.reactive.string("source"))
    connect(creativeCommons, to: settings.reactive.bool("creative-commons"))
    connect(licenseWishes, to: settings.reactive.string("licence-wishes"))
    connect(orientation, to: settings.reactive.string("orientation"))
    connect(minimumSize, to: settings.reactive.string("minimum-size"))
    connect(fileTypes, to: settings.reactive.string("file-types"))
    connect(photographsOnly, to: settings.reactive.bool("photographs-only"))
    connect(assessedOnly, to: settings.reactive.bool("assessed-only"))
    connect(order, to: settings.reactive.string("order"))
    connect(safeSearch, to: settings.reactive.bool("safe-search"))
    connect(layout, to: settings.reactive.string("layout"))
    connect(groupsBySource, to: settings.reactive.bool("group-by-source"))
    connect(creditFormat, to: settings.reactive.string("credit-format"))
    connect(dateFilter, to: settings.reactive.bool("date-filter"))
    connect(minUploadDate, to: settings.reactive.string("min-upload-date"))
    connect(maxUploadDate, to: settings.reactive.string("max-upload-date"))
    connect(cacheSize, to: settings.reactive.int("cache-size"))
  }

  /// Binds a preference to a stored value, which takes precedence at first.
  private func connect<Value: Equatable>(_ preference: Property<Value>, to stored: DynamicSubject<Value>) {
    stored.bidirectionalBind(to: preference)
  }
}
