import BindingCore
import FoundationEssentials
import Gtk
import PhotoSearchCore

extension FilterPresentation {
  /// All filters and the order, in the order of the rows: one for each in `SearchFilters`.
  static let all: [FilterPresentation] = [
    creativeCommons, uploadDates, intendedUses, orientation, minimumSize, color, fileTypes, photographsOnly,
    assessedOnly,
    order, safeSearch,
  ]

  private static let creativeCommons = FilterPresentation(
    SearchFilters.creativeCommons, title: Strings.creativeCommons, hint: Strings.creativeCommonsHint,
    chip: { Strings.creativeCommonsName }, name: Strings.licenseFilter,
    options: FilterOptions(
      flag: "creative-commons", help: Strings.creativeCommonsHelp, SearchFilters.creativeCommons.path),
    preference: Preference(
      "creative-commons", inFile: "creativeCommons", default: false, summary: "Creative Commons only",
      description: "Whether only photos under a Creative Commons licence are searched for."))

  static let intendedUses = FilterPresentation(
    SearchFilters.intendedUses, title: Strings.intendedUses, hint: Strings.intendedUsesHint,
    choices: [.commercialUse, .changes, .noCredit], choiceName: Strings.name,
    toggles: [.commercialUse, .changes, .noCredit], name: Strings.licenseFilter,
    preference: Preference(
      "licence-wishes", inFile: "licenseWishes", default: "", summary: "What licences must allow",
      description:
        "What the licences of photos must allow, with commas between: freeLicense, commercialUse, changes, noCredit, publicDomain; empty for everything."
    ))

  private static let orientation = FilterPresentation(
    SearchFilters.orientation, title: Strings.orientation, hint: Strings.orientationHint, choiceName: Strings.name,
    toggles: [.landscape], toggleName: { Strings.name(of: $0) },
    name: Strings.orientationFilter,
    preference: Preference(
      "orientation", inFile: "orientation", choice: PhotoOrientation.self, summary: "Orientation",
      description: "Which way photos must lie; empty for any."))

  private static let minimumSize = FilterPresentation(
    SearchFilters.minimumSize, title: Strings.minimumSize, hint: Strings.minimumSizeHint, choiceName: Strings.name,
    toggles: [.large], toggleName: { _ in Strings.large },
    name: Strings.sizeFilter,
    preference: Preference(
      "minimum-size", inFile: "minimumSize", choice: PhotoSize.self, summary: "Smallest size",
      description: "How large photos must be at least; empty for any size."))

  private static let color = FilterPresentation(
    SearchFilters.color, title: Strings.color, hint: Strings.colorHint, choiceName: Strings.name,
    toggleName: { Strings.name(of: $0) }, name: Strings.colorFilter,
    preference: Preference(
      "color", inFile: "color", choice: PhotoColor.self, summary: "Colour",
      description: "The colour that photos must have much of, where that is known; empty for any."))

  private static let fileTypes = FilterPresentation(
    SearchFilters.fileTypes, title: Strings.fileTypes, hint: Strings.fileTypesHint, choiceName: Strings.name,
    columns: 2, name: Strings.fileTypeFilter,
    preference: Preference(
      "file-types", inFile: "fileTypes", default: "", summary: "File types",
      description:
        "The formats of the files of photos, with commas between: jpeg, png, gif, webp, tiff; empty for all."))

  private static let photographsOnly = FilterPresentation(
    SearchFilters.photographsOnly, title: Strings.photographsOnly, hint: Strings.photographsOnlyHint,
    name: Strings.photographsFilter,
    preference: Preference(
      "photographs-only", inFile: "photographsOnly", default: false, summary: "Photographs only",
      description: "Whether drawings, scans and paintings are left out where the source can tell."))

  private static let assessedOnly = FilterPresentation(
    SearchFilters.assessedOnly, title: Strings.assessedOnly, hint: Strings.assessedOnlyHint,
    name: Strings.assessedFilter,
    options: FilterOptions(flag: "assessed", help: Strings.assessedHelp, SearchFilters.assessedOnly.path),
    preference: Preference(
      "assessed-only", inFile: "assessedOnly", default: false, summary: "Featured photos only",
      description: "Whether only photos that the community of their source chose are shown, where it has one."))

  private static let safeSearch = FilterPresentation(
    SearchFilters.safeSearch, title: Strings.safeSearch, hint: Strings.safeSearchHint,
    name: Strings.sensitiveContentFilter,
    preference: Preference(
      "safe-search", inFile: "safeSearch", default: true, summary: "Safe search",
      description: "Whether sensitive content is hidden."))

  private static let order = FilterPresentation(
    SearchFilters.order,
    preferences: [
      FilterPreference(
        Preference(
          "order", inFile: "order", default: PhotoOrder.relevance, summary: "Order",
          description: "Which photos come first."),
        \.order, read: { PhotoOrder(rawValue: $0) ?? .relevance }, write: \.rawValue)
    ],
    rows: {
      [
        ChoiceRow(
          title: Strings.order, hint: Strings.orderHint, choices: PhotoOrder.allCases, name: Strings.name,
          setting: $0.order)
      ]
    },
    chip: { Strings.name(of: $0.order) })
}

extension FilterPresentation {
  static let uploadDates = FilterPresentation(
    SearchFilters.uploadDates, name: Strings.uploadDateFilter, options: dateOptions,
    preferences: datePreferences, rows: { dateRows($0) },
    chip: { Strings.dates($0.minDate, $0.maxDate) })

  private static func dateRows(_ settings: PhotoSearchMetadataViewModel) -> [SettingRow] {
    let first = DateRow(title: Strings.minUploadDate)
    let last = DateRow(title: Strings.maxUploadDate)
    let opacity = settings.dateFilter.map { $0 ? 1 : 0.6 }
    for row in [first, last] {
      opacity.bind(to: row.content.reactive.alpha)
      // What looks disabled is.
      settings.dateFilter.bind(to: row.control.reactive.sensitive)
    }
    settings.minUploadDate.bidirectionalBind(to: first.date)
    settings.maxUploadDate.bidirectionalBind(to: last.date)
    return [
      SwitchRow(title: Strings.dateFilter, hint: Strings.dateFilterHint, setting: settings.dateFilter), first, last,
    ]
  }

  private static var datePreferences: [FilterPreference] {
    [
      FilterPreference(
        Preference(
          "date-filter", inFile: "dateFilter", default: false, summary: "Filter by upload date",
          description: "Whether only photos that were uploaded between two dates are searched for."),
        \.dateFilter, read: \.self, write: \.self),
      FilterPreference(
        Preference(
          "min-upload-date", inFile: "minUploadDate", default: "", summary: "First day of upload",
          description: "The first day of the date filter as YYYY-MM-DD; empty for a year ago."),
        day: \.minDate),
      FilterPreference(
        Preference(
          "max-upload-date", inFile: "maxUploadDate", default: "", summary: "Last day of upload",
          description: "The last day of the date filter as YYYY-MM-DD; empty for today."),
        day: \.maxDate),
    ]
  }

  private static let dateOptions = FilterOptions(
    add: { parser in
      parser.addText("since", placeholder: "DATE", help: Strings.sinceHelp)
      parser.addText("until", placeholder: "DATE", help: Strings.untilHelp)
    },
    read: { (options) throws(CommandLineOptions.Invalid) in
      let since = try day(options.text("since"))
      let until = try day(options.text("until"))
      if let since, let until, until < since { throw CommandLineOptions.Invalid(reason: Strings.datesReversed) }
      guard since != nil || until != nil else { return nil }
      return { settings in
        settings.dateFilter.value = true
        settings.maxUploadDate.value = until?.noon ?? settings.maxUploadDate.value
        settings.minUploadDate.value = since?.noon ?? .distantPast
      }
    })

  private static func day(_ text: String?) throws(CommandLineOptions.Invalid) -> GLib.Date? {
    guard let text else { return nil }
    guard let day = GLib.Date(parsing: text) else {
      throw CommandLineOptions.Invalid(reason: Strings.noDate(text))
    }
    return day
  }
}
