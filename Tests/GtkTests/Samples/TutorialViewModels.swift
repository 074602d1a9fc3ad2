import Bond
import FoundationEssentials

struct Photo: Equatable {
  let title: String
}

struct PhotoQuery: Equatable {
  var text = ""
  var creativeCommonsLicence = false
  var dateFilter = false
  var minDate = Date(timeIntervalSince1970: 0)
  var maxDate = Date(timeIntervalSince1970: 0)
}

/// The service of the tutorial: it keeps what it is asked and answers when a test says so.
final class PhotoSearch {
  enum Result {
    case success([Photo])
    case error
  }

  private(set) var queries: [PhotoQuery] = []
  private var callbacks: [(Result) -> Void] = []

  func findPhotos(_ query: PhotoQuery, callback: @escaping (Result) -> Void) {
    queries.append(query)
    callbacks.append(callback)
  }

  func answer(_ result: Result) { callbacks.removeFirst()(result) }
}

/// As the tutorial has it, but that the dates of a test are given.
final class PhotoSearchMetadataViewModel {
  let creativeCommons = Observable<Bool>(false)
  let dateFilter = Observable<Bool>(false)
  let minUploadDate: Observable<Date>
  let maxUploadDate: Observable<Date>

  init(today: Date) {
    minUploadDate = Observable<Date>(today)
    maxUploadDate = Observable<Date>(today)
    _ = maxUploadDate.observeNext {
      [unowned self]
      maxDate in
      if maxDate.timeIntervalSince(self.minUploadDate.value) < 0 {
        self.minUploadDate.value = maxDate
      }
    }
    _ = minUploadDate.observeNext {
      [unowned self]
      minDate in
      if minDate.timeIntervalSince(self.maxUploadDate.value) > 0 {
        self.maxUploadDate.value = minDate
      }
    }
  }
}

/// As the tutorial has it, but that the service and the clock of a test are given, and that the settings search only
/// when there is something to search for.
final class PhotoSearchViewModel {
  let searchString = Observable<String?>("")
  let validSearchText = Observable<Bool>(false)
  let searchResults = MutableObservableArray<Photo>([])
  let searchInProgress = Observable<Bool>(false)
  let errorMessages = PublishSubject<String, NoError>()
  let searchMetadataViewModel: PhotoSearchMetadataViewModel
  private let searchService: PhotoSearch

  init(searchService: PhotoSearch, today: Date, scheduler: any Scheduler) {
    self.searchService = searchService
    searchMetadataViewModel = PhotoSearchMetadataViewModel(today: today)
    searchString
      .map { $0!.count > 3 }
      .bind(to: validSearchText)
    _ =
      searchString
      .filter { $0!.count > 3 }
      .throttle(seconds: 0.5, scheduler: scheduler)
      .observeNext {
        [unowned self] text in
        if let text = text {
          self.executeSearch(text)
        }
      }
    _ = combineLatest(
      searchMetadataViewModel.dateFilter, searchMetadataViewModel.maxUploadDate,
      searchMetadataViewModel.minUploadDate, searchMetadataViewModel.creativeCommons
    )
    .throttle(seconds: 0.5, scheduler: scheduler)
    .observeNext {
      [unowned self] _ in
      if validSearchText.value { self.executeSearch(self.searchString.value!) }
    }
  }

  func executeSearch(_ text: String) {
    var query = PhotoQuery()
    query.text = searchString.value ?? ""
    query.creativeCommonsLicence = searchMetadataViewModel.creativeCommons.value
    query.dateFilter = searchMetadataViewModel.dateFilter.value
    query.minDate = searchMetadataViewModel.minUploadDate.value
    query.maxDate = searchMetadataViewModel.maxUploadDate.value
    searchInProgress.value = true
    searchService.findPhotos(query) {
      [unowned self] result in
      self.searchInProgress.value = false
      switch result {
      case .success(let photos):
        self.searchResults.removeAll()
        self.searchResults.insert(contentsOf: photos, at: 0)
      case .error:
        self.errorMessages
          .next("There was an API request issue of some sort. Go ahead, hit me with that 1-star review!")
      }
    }
  }
}
