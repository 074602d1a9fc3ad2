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

  /// Fires when any of the four settings changes, not at first.
  var changes: SafeSignal<Void> {
    combineLatest(dateFilter, maxUploadDate, minUploadDate, creativeCommons).dropFirst(1).map { _ in }
  }

  /// What to search for when the text is this.
  func query(for text: String) -> PhotoQuery {
    PhotoQuery(
      text: text,
      creativeCommons: creativeCommons.value,
      dateFilter: dateFilter.value,
      minDate: minUploadDate.value,
      maxDate: maxUploadDate.value)
  }
}

extension LocalDay {
  /// The same day of the year before; the 28th of February for a leap day.
  nonisolated var yearBefore: LocalDay {
    LocalDay(year: year - 1, month: month, day: day) ?? LocalDay(year: year - 1, month: month, day: day - 1) ?? self
  }
}
