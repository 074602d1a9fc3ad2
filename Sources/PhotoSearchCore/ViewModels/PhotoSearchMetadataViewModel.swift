public import BindingCore
public import FoundationEssentials

/// The settings that narrow a search, behind the settings dialog.
public final class PhotoSearchMetadataViewModel: DisposeBagProvider {
  /// Only photos under a Creative Commons licence.
  public let creativeCommons = Property(false)
  /// Whether the two dates count.
  public let dateFilter = Property(false)
  /// The first day of upload, as any moment of that day in local time. Never after `maxUploadDate`.
  public let minUploadDate: Property<Date>
  /// The last day of upload, inclusive. Never before `minUploadDate`.
  public let maxUploadDate: Property<Date>
  /// What the photos' licences must allow; empty for all.
  public let licenseWishes = Property<Set<LicenseWish>>([])
  /// Only photos that lie this way; nil for all.
  public let orientation = Property<PhotoOrientation?>(nil)
  /// Only photos of at least this size; nil for all.
  public let minimumSize = Property<PhotoSize?>(nil)
  /// Only files of these formats; empty for all.
  public let fileTypes = Property<Set<PhotoFileType>>([])
  /// No drawings, scans and paintings, where the source can tell.
  public let photographsOnly = Property(false)
  /// Only photos that the community of their source found outstanding, where it has one.
  public let assessedOnly = Property(false)
  /// No photos that are not fit for everybody's eyes.
  public let safeSearch = Property(true)
  /// Which photos come first.
  public let order = Property(PhotoOrder.relevance)

  public let bag = DisposeBag()

  /// - Parameter today: a moment of the day that the dates start from: they begin as a year ago and today.
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

  /// Fires when any of the settings changes, not at first.
  var changes: SafeSignal<Void> {
    combineLatest(
      combineLatest(dateFilter, maxUploadDate, minUploadDate, creativeCommons),
      combineLatest(licenseWishes, orientation, minimumSize, fileTypes),
      combineLatest(photographsOnly, assessedOnly, safeSearch, order)
    )
    .dropFirst(1).map { _ in }
  }

  /// Whether any filter is on that the user turned on.
  public var isNarrowing: SafeSignal<Bool> {
    changes.prepend(())
      .map { [unowned self] in !query(for: "").filters.subtracting([.sensitiveContent]).isEmpty }
      .removeDuplicates()
  }

  /// What to search for when the text is this.
  func query(for text: String) -> PhotoQuery {
    query(like: PhotoQuery(text: text))
  }

  /// What to search for in place of this, with the same text and scope.
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

  /// Sets what a query asks for. Safe search is never turned off by that, since it may have been turned on for a reason.
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
  /// The same day of the year before; the 28th of February for a leap day.
  nonisolated var yearBefore: LocalDay {
    LocalDay(year: year - 1, month: month, day: day) ?? LocalDay(year: year - 1, month: month, day: day - 1) ?? self
  }
}
