import BindingCore
import FoundationEssentials

/// The filters of a photo search, apart from its text.
final class PhotoSettingsViewModel {
  let creativeCommons = Property(false)
  let dateFilter = Property(false)
  let minUploadDate: Property<Date>
  let maxUploadDate: Property<Date>

  init(today: Date) {
    minUploadDate = Property(today)
    maxUploadDate = Property(today)
    maxUploadDate.bind(to: minUploadDate) { earliest, latest in
      if latest < earliest.value { earliest.value = latest }
    }
    minUploadDate.bind(to: maxUploadDate) { latest, earliest in
      if earliest > latest.value { latest.value = earliest }
    }
  }

  /// The upload dates to search, or `nil` for any date.
  var dates: AnyProperty<ClosedRange<Date>?> {
    combineLatest(dateFilter, minUploadDate, maxUploadDate) { isOn, earliest, latest in
      isOn && earliest <= latest ? earliest...latest : nil
    }
  }
}
