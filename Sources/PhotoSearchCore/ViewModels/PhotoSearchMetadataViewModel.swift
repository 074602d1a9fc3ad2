public import BindingCore
public import FoundationEssentials

/// The filters and the order of a search, as set in the settings dialog.
public final class PhotoSearchMetadataViewModel: DisposeBagProvider {
  /// The definitions of the filters.
  let filters: [any SearchFilterDefinition]
  private let properties: [any FilterPropertyProtocol]

  public let bag = DisposeBag()

  /// - Parameter today: Any moment of the current day. The initial dates are one year earlier and this day.
  public convenience init(today: Date) {
    self.init(today: today, filters: SearchFilters.all)
  }

  /// - Parameter filters: The definitions of the filters, with that of the dates among them.
  init(today: Date, filters: [any SearchFilterDefinition]) {
    self.filters = filters
    var initial = PhotoFilters()
    initial.minDate = LocalDay(containing: today).yearBefore.start
    initial.maxDate = LocalDay(containing: today).start
    properties = filters.flatMap(\.fields).map { $0.property(from: initial) }

    maxUploadDate.bind(to: self) { me, maxDate in
      if maxDate < me.minUploadDate.value { me.minUploadDate.value = maxDate }
    }
    minUploadDate.bind(to: self) { me, minDate in
      if minDate > me.maxUploadDate.value { me.maxUploadDate.value = minDate }
    }
  }

  /// Returns the property of a value, such as `settings[\.orientation]`.
  ///
  /// - Complexity: O(*n*) for *n* filters.
  ///
  /// Precondition: The value belongs to a filter.
  public subscript<Value: Sendable & Hashable & Codable>(path: WritableKeyPath<PhotoFilters, Value>)
    -> Property<Value>
  {
    for case let property as FilterProperty<Value> in properties where property.path == path {
      return property.property
    }
    preconditionFailure("no filter has the value \(path)")
  }

  /// Only photos under a Creative Commons licence.
  public var creativeCommons: Property<Bool> { self[\.creativeCommons] }
  /// Whether the two dates apply.
  public var dateFilter: Property<Bool> { self[\.dateFilter] }
  /// The first day of upload, as any moment of that day in local time. Never after `maxUploadDate`.
  public var minUploadDate: Property<Date> { self[\.minDate] }
  /// The last day of upload, inclusive. Never before `minUploadDate`.
  public var maxUploadDate: Property<Date> { self[\.maxDate] }
  /// What the photos' licences must allow. If empty, all licences pass.
  public var intendedUses: Property<Set<IntendedUse>> { self[\.intendedUses] }
  /// Only photos of this orientation, or `nil` for all.
  public var orientation: Property<PhotoOrientation?> { self[\.orientation] }
  /// Only photos of at least this size, or `nil` for all.
  public var minimumSize: Property<PhotoSize?> { self[\.minimumSize] }
  /// Only photos with this main colour, or `nil` for all.
  public var color: Property<PhotoColor?> { self[\.color] }
  /// Only files of these formats. If empty, all formats pass.
  public var fileTypes: Property<Set<PhotoFileType>> { self[\.fileTypes] }
  /// Whether to exclude drawings, scans and paintings, if the source can distinguish them.
  public var photographsOnly: Property<Bool> { self[\.photographsOnly] }
  /// Whether to return only photos that the source's community rated outstanding, if it has one.
  public var assessedOnly: Property<Bool> { self[\.assessedOnly] }
  /// Whether to exclude photos that are unsuitable for general audiences.
  public var safeSearch: Property<Bool> { self[\.safeSearch] }
  /// The order of the results.
  public var order: Property<PhotoOrder> { self[\.order] }

  /// Emits when any of the settings changes, without an initial value.
  var changes: SafeSignal<Void> { merge(properties.map(\.changes)) }

  /// The current settings. Setting them changes the properties that differ.
  var values: PhotoFilters {
    get {
      var values = PhotoFilters()
      for property in properties { property.copy(to: &values) }
      return values
    }
    set {
      for property in properties { property.take(from: newValue) }
    }
  }

  /// Whether the user has turned on any filter.
  public var isNarrowing: SafeSignal<Bool> {
    changes.prepend(())
      .map { [unowned self] in
        let values = values
        return filters.contains { $0.photoFilter != nil && !$0.isOnByDefault && $0.isOn(in: values) }
      }
      .removeDuplicates()
  }

  /// Returns the query for a text with the current settings.
  func query(for text: String) -> PhotoQuery {
    query(like: PhotoQuery(text: text))
  }

  /// Returns the query with the same text and scope and the current settings.
  func query(like other: PhotoQuery) -> PhotoQuery {
    var query = other
    query.values = values
    return query
  }

  /// Applies the settings of a query, except that it never turns safe search off, which the user may have turned on for
  /// a reason.
  func restore(_ query: PhotoQuery) {
    var values = query.values
    values.safeSearch = safeSearch.value
    // Otherwise these are the days of back then, which nobody chose.
    if !values.dateFilter { (values.minDate, values.maxDate) = (minUploadDate.value, maxUploadDate.value) }
    self.values = values
  }
}

extension LocalDay {
  /// The same day of the previous year, or 28 February for a leap day.
  nonisolated var yearBefore: LocalDay {
    LocalDay(year: year - 1, month: month, day: day) ?? LocalDay(year: year - 1, month: month, day: day - 1) ?? self
  }
}
