import BindingCore
import FoundationEssentials
import Gtk
import PhotoSearchCore

extension FilterPresentation {
  static let uploadDates = FilterPresentation(
    SearchFilters.uploadDates, name: Strings.uploadDateFilter, options: dateOptions,
    preferences: datePreferences, rows: { dateRows($0) },
    chip: { Strings.dates($0.minDate, $0.maxDate) })

  private static func dateRows(_ settings: PhotoSearchMetadataViewModel) -> [SettingRow] {
    let first = DateRow(title: Strings.minUploadDate)
    let last = DateRow(title: Strings.maxUploadDate)
    let opacity = settings.dateFilter.map { $0 ? 1 : 0.5 }
    opacity.bind(to: first.content.reactive.alpha)
    opacity.bind(to: last.content.reactive.alpha)
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
