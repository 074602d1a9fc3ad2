import BindingCore

/// Looks for the book whose title the user is writing.
final class Suggestions {
  let books = MutableObservableArray<Book>()
  let isSearching = Property(false)

  init(
    for title: Property<String>, in catalogue: any Catalogue, scheduler: any Scheduler = MainScheduler.shared
  ) {
    title
      .removeDuplicates()
      .debounce(for: .milliseconds(200), scheduler: scheduler)
      .flatMapLatest { [isSearching] text -> SafeSignal<[Book]> in
        guard text.count > 1 else { return .init(just: []) }
        return Signal(async: { try await catalogue.books(matching: text) })
          .feedActivity(into: isSearching)
          // Somebody who writes a title can do without suggestions.
          .replaceError(with: [])
          // Who has chosen one needs no more.
          .map { $0.map(\.title) == [text] ? [] : $0 }
      }
      .bind(to: books)
  }
}
