import BindingCore
import FoundationEssentials
import PhotoSearchCore
import Testing

@MainActor struct ActiveFilterTests {
  private let day = Date(timeIntervalSince1970: 1_700_000_000)

  @Test func everythingThatNarrowsIsListedAndCanBeRemoved() {
    let settings = PhotoSearchMetadataViewModel(today: day)
    var last: [ActiveFilter]?
    settings.activeFilters.observeNext { last = $0 }.dispose(in: settings.bag)
    #expect(last == [])
    settings.creativeCommons.value = true
    settings.intendedUses.value = [.noCredit, .changes]
    settings.dateFilter.value = true
    settings.orientation.value = .portrait
    settings.minimumSize.value = .large
    settings.fileTypes.value = [.png]
    settings.photographsOnly.value = true
    settings.assessedOnly.value = true
    settings.order.value = .newest
    let first = settings.minUploadDate.value
    let all: [ActiveFilter] = [
      .creativeCommons, .intendedUse(.changes), .intendedUse(.noCredit), .uploaded(first, settings.maxUploadDate.value),
      .orientation(.portrait), .minimumSize(.large), .fileType(.png), .photographsOnly, .assessedOnly,
      .order(.newest),
    ]
    #expect(last == all)
    #expect(Set(all.map(\.id)).count == all.count)
    for (index, filter) in all.enumerated() {
      settings.remove(filter)
      #expect(settings.currentFilters == Array(all.dropFirst(index + 1)))
    }
    #expect(settings.minUploadDate.value == first, "the days stay for the next time")
  }

  @Test func removingAllLeavesSafeSearchAsItIs() {
    let settings = PhotoSearchMetadataViewModel(today: day)
    settings.safeSearch.value = false
    settings.intendedUses.value = [.commercialUse]
    settings.order.value = .oldest
    settings.removeFilters()
    #expect(settings.currentFilters == [])
    #expect(!settings.safeSearch.value)
  }

  @Test func otherDaysAreTheSameFilter() {
    let later = day.addingTimeInterval(86_400)
    #expect(ActiveFilter.uploaded(day, day) != .uploaded(day, later))
    #expect(ActiveFilter.uploaded(day, day).id == ActiveFilter.uploaded(day, later).id)
  }
}
