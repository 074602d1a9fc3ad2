import BindingTesting
import FoundationEssentials
import Testing

@testable import Chapter07

@Suite struct Chapter07Tests {
  private let file = ShelfFile(
    path: FileManager.default.temporaryDirectory.appending(path: "\(UUID())/books.json").path)
  private let scheduler = TestScheduler()

  @Test func `Books are there again at the next start`() throws {
    let shelf = Shelf()
    shelf.keep(in: file, scheduler: scheduler)
    shelf.title.value = "Emma"
    shelf.add()
    scheduler.advance(by: .milliseconds(999))
    #expect(try file.load().isEmpty)
    scheduler.advance(by: .milliseconds(1))
    #expect(try file.load().map(\.title) == ["Emma"])

    let next = Shelf()
    next.keep(in: file, scheduler: scheduler)
    #expect(next.books.collection == shelf.books.collection)
  }

  @Test func `What cannot be read is not written over`() throws {
    try file.save([])
    try Data("{".utf8).write(to: URL(filePath: file.path))
    let shelf = Shelf()
    shelf.keep(in: file, scheduler: scheduler)
    #expect(shelf.problem.value.hasPrefix("The books in"))
    shelf.title.value = "Emma"
    shelf.add()
    scheduler.advance(by: .seconds(2))
    shelf.save()
    #expect(try String(contentsOf: URL(filePath: file.path), encoding: .utf8) == "{")
  }
}
