import Bond
import FoundationEssentials

struct Book: Equatable {
  let title: String
}

struct BookQuery: Equatable {
  var words: String
  var isFree: Bool
  var isWithinDays: Bool
  var firstDay: Date
  var lastDay: Date
}

/// A shop that keeps what it is asked, and answers when a test says so.
final class Bookshop {
  enum Answer {
    case found([Book])
    case closed
  }

  private(set) var queries: [BookQuery] = []
  private var askers: [(Answer) -> Void] = []

  func ask(_ query: BookQuery, then asker: @escaping (Answer) -> Void) {
    queries.append(query)
    askers.append(asker)
  }

  func answer(_ answer: Answer) { askers.removeFirst()(answer) }
}

/// What narrows a search, with the types of Bond 6.
final class BookFilter {
  let isFree = Observable<Bool>(false)
  let isWithinDays = Observable<Bool>(false)
  let firstDay: Observable<Date>
  let lastDay: Observable<Date>

  init(today: Date) {
    firstDay = Observable(today)
    lastDay = Observable(today)
    // Whichever is changed takes the other along rather than pass it.
    _ = firstDay.observeNext { [unowned self] day in
      if day > lastDay.value { lastDay.value = day }
    }
    _ = lastDay.observeNext { [unowned self] day in
      if day < firstDay.value { firstDay.value = day }
    }
  }
}

/// A search while one types, with the types and operators of Bond 6.
final class BookSearch {
  let words = Observable<String?>("")
  let isLongEnough = Observable<Bool>(false)
  let books = MutableObservableArray<Book>([])
  let isBusy = Observable<Bool>(false)
  let failures = PublishSubject<String, NoError>()
  let filter: BookFilter
  private let shop: Bookshop

  init(shop: Bookshop, today: Date, scheduler: any Scheduler) {
    self.shop = shop
    filter = BookFilter(today: today)
    words.map { $0!.count >= 4 }.bind(to: isLongEnough)
    let typed = words.filter { $0!.count >= 4 }.throttle(seconds: 0.5, scheduler: scheduler)
    _ = typed.observeNext { [unowned self] words in ask(for: words ?? "") }
    let narrowed = combineLatest(filter.isFree, filter.isWithinDays, filter.firstDay, filter.lastDay)
    _ = narrowed.throttle(seconds: 0.5, scheduler: scheduler).observeNext { [unowned self] _ in
      if isLongEnough.value { ask(for: words.value ?? "") }
    }
  }

  private func ask(for words: String) {
    isBusy.value = true
    let query = BookQuery(
      words: words, isFree: filter.isFree.value, isWithinDays: filter.isWithinDays.value,
      firstDay: filter.firstDay.value, lastDay: filter.lastDay.value)
    shop.ask(query) { [unowned self] answer in
      isBusy.value = false
      switch answer {
      case .closed: failures.next("The shop is closed.")
      case .found(let found):
        books.removeAll()
        books.insert(contentsOf: found, at: 0)
      }
    }
  }
}
