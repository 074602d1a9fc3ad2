import BindingCore
import BindingTesting
import Gtk
import GtkTesting
import Testing

@testable import Chapter08

@Suite struct Chapter08Tests {
  @Test func `The catalogue finds words of titles`() async throws {
    let catalogue = ClassicsCatalogue()
    #expect(try await catalogue.books(matching: "lig").map(\.title) == ["To the Lighthouse"])
    #expect(try await catalogue.books(matching: "t").count == 3)
    #expect(try await catalogue.books(matching: "xyz").isEmpty)
  }

  /// Answers when it is told to.
  private final class SlowCatalogue: Catalogue {
    struct Closed: Error {}
    var answers: [String: CheckedContinuation<[Book], any Error>] = [:]

    func books(matching text: String) async throws -> [Book] {
      try await withCheckedThrowingContinuation { answers[text] = $0 }
    }
  }

  @Test func `An answer that comes late is not shown`() async throws {
    let (title, catalogue, scheduler) = (Property(""), SlowCatalogue(), TestScheduler())
    let suggestions = Suggestions(for: title, in: catalogue, scheduler: scheduler)
    title.value = "em"
    scheduler.advance(by: .milliseconds(200))
    #expect(suggestions.isSearching.value)
    try await until("the first question") { catalogue.answers["em"] != nil }
    title.value = "dra"
    scheduler.advance(by: .milliseconds(200))
    try await until("the second question") { catalogue.answers["dra"] != nil }
    catalogue.answers["dra"]?.resume(returning: [Book(id: 1, title: "Dracula", author: "Bram Stoker")])
    try await until("the answer") { suggestions.books.collection.map(\.title) == ["Dracula"] }
    #expect(!suggestions.isSearching.value)
    catalogue.answers["em"]?.resume(returning: [Book(id: 2, title: "Emma", author: "Jane Austen")])
    title.value = "dracu"
    scheduler.advance(by: .milliseconds(200))
    try await until("the third question") { catalogue.answers["dracu"] != nil }
    #expect(suggestions.books.collection.map(\.title) == ["Dracula"])
    catalogue.answers["dracu"]?.resume(throwing: SlowCatalogue.Closed())
    try await until("no suggestions") { suggestions.books.collection.isEmpty }
  }

  @Test func `A suggestion is taken with a click`() async throws {
    let shelf = Shelf()
    try await withApplication(bookshelf(shelf)) { window in
      try await window.type("lighth", into: .entry("Title"))
      try await window.click(.text("To the Lighthouse, Virginia Woolf"))
      try await until("both are written") { shelf.author.value == "Virginia Woolf" }
      #expect(shelf.title.value == "To the Lighthouse")
      try await window.wait(untilGone: .text("To the Lighthouse, Virginia Woolf"))
    }
  }
}
