public import BindingCore
public import FoundationEssentials

/// The filters and the order of a search, as set in the settings dialog.
public final class PhotoSearchMetadataViewModel: DisposeBagProvider {
  /// Only photos under a Creative Commons licence.
  public let creativeCommons = Property(false)
  /// Whether the two dates apply.
  public let dateFilter = Property(false)
  /// The first day of upload, as any moment of that day in local time. Never after `maxUploadDate`.
  public let minUploadDate: Property<Date>
  /// The last day of upload, inclusive. Never before `minUploadDate`.
  public let maxUploadDate: Property<Date>
  /// What the photos' licences must allow. If empty, all licences pass.
  public let licenseWishes = Property<Set<IntendedUse>>([])
  /// Only photos of this orientation, or `nil` for all.
  public let orientation = Property<PhotoOrientation?>(nil)
  /// Only photos of at least this size, or `nil` for all.
  public let minimumSize = Property<PhotoSize?>(nil)
  /// Only files of these formats. If empty, all formats pass.
  public let fileTypes = Property<Set<PhotoFileType>>([])
  /// Whether to exclude drawings, scans and paintings, if the source can distinguish them.
  public let photographsOnly = Property(false)
  /// Whether to return only photos that the source's community rated outstanding, if it has one.
  public let assessedOnly = Property(false)
  /// Whether to exclude photos that are unsuitable for general audiences.
  public let safeSearch = Property(true)
  /// The order of the results.
  public let order = Property(PhotoOrder.relevance)

  public let bag = DisposeBag()

  /// - Parameter today: Any moment of the current day. The initial dates are one year earlier and this day.
  public init(today: Date) {
    minUploadDate = Property(LocalDay(containing: today).yearBefore.start)
    maxUploadDate = Property(LocalDay(containing: today).start)

    maxUploadDate.bind(to: self) { me, maxDate in
      if maxDate < me.minUploadDate.value { me.minUploadDate.value = maxDate }
    }
    minUploadDate.bind(to: self) { me, minDate in
      if minDate > me.maxUploadDate.value { me.maxUploadDate.value = minDate }
    }
  }

  /// Emits when any of the settings changes, without an initial value.
  var changes: SafeSignal<Void> {
    combineLatest(
      combineLatest(dateFilter, maxUploadDate, minUploadDate, creativeCommons),
      combineLatest(licenseWishes, orientation, minimumSize, fileTypes),
      combineLatest(photographsOnly, assessedOnly, safeSearch, order)
    )
    .dropFirst(1).map { _ in }
  }

  /// Whether the user has turned on any filter.
  public var isNarrowing: SafeSignal<Bool> {
    changes.prepend(())
      .map { [unowned self] in !query(for: "").filters.subtracting([.sensitiveContent]).isEmpty }
      .removeDuplicates()
  }

  /// Returns the query for a text with the current settings.
  func query(for text: String) -> PhotoQuery {
    query(like: PhotoQuery(text: text))
  }

  /// Returns the query with the same text and scope and the current settings.
  func query(like other: PhotoQuery) -> PhotoQuery {
    var query = PhotoQuery(
      text: other.text,
      creativeCommons: creativeCommons.value,
      dateFilter: dateFilter.value,
      minDate: minUploadDate.value,
      maxDate: maxUploadDate.value)
    query.scope = other.scope
    query.licenseWishes = licenseWishes.value
    query.orientation = orientation.value
    query.minimumSize = minimumSize.value
    query.fileTypes = fileTypes.value
    query.photographsOnly = photographsOnly.value
    query.assessedOnly = assessedOnly.value
    query.includesSensitive = !safeSearch.value
    query.order = order.value
    return query
  }

  /// Applies the settings of a query, except that it never turns safe search off, which the user may have turned on for
  /// a reason.
  func restore(_ query: PhotoQuery) {
    creativeCommons.value = query.creativeCommons
    dateFilter.value = query.dateFilter
    maxUploadDate.value = query.maxDate
    minUploadDate.value = query.minDate
    licenseWishes.value = query.licenseWishes
    orientation.value = query.orientation
    minimumSize.value = query.minimumSize
    fileTypes.value = query.fileTypes
    photographsOnly.value = query.photographsOnly
    assessedOnly.value = query.assessedOnly
    order.value = query.order
  }
}

extension LocalDay {
  /// The same day of the previous year, or 28 February for a leap day.
  nonisolated var yearBefore: LocalDay {
    LocalDay(year: year - 1, month: month, day: day) ?? LocalDay(year: year - 1, month: month, day: day - 1) ?? self
  }
}
