import BindingCore
import FoundationEssentials

/// Searches as the user types, but not for each letter.
final class PhotoSearchViewModel {
  let searchString = Property("")
  let searchInProgress = Property(false)
  let searchResults = MutableObservableArray<Photo>()
  let errors = PassthroughSubject<PhotoServiceError, Never>()
  let settings: PhotoSettingsViewModel

  var validSearchText: AnyProperty<Bool> {
    searchString.map { $0.count > 3 }
  }

  init(service: any PhotoService, today: Date = Date(), scheduler: any Scheduler = MainScheduler.shared) {
    settings = PhotoSettingsViewModel(today: today)

    let queries = combineLatest(searchString, settings.creativeCommons, settings.dates) {
      PhotoQuery(text: $0, creativeCommons: $1, dates: $2)
    }
    queries
      .filter { $0.text.count > 3 }
      .removeDuplicates()
      .throttle(for: 0.5, scheduler: scheduler)
      .flatMapLatest { [searchInProgress, errors] query in
        Signal(async: { () async throws(PhotoServiceError) in try await service.findPhotos(query) })
          .feedActivity(into: searchInProgress)
          .suppressAndFeedError(into: errors, logging: false)
      }
      .bind(to: searchResults)
  }
}
