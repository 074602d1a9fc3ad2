import BindingCore
import CGtk
import Foundation
import Testing

@_spi(Bindings) @testable import Gtk

/// How often each thing is made and given back: some times in every run, 10,000 times in `script/soak`.
private nonisolated let cycles = ProcessInfo.processInfo.environment["GTK_TESTS_CYCLES"].flatMap { Int($0) } ?? 50

/// Runs `body` often, and expects that nothing stays behind: no wrapper, no closure, and in long runs no memory.
@MainActor private func repeatedly(_ subject: String, _ cycles: Int = cycles, _ body: () -> Void) async throws {
  try await withoutLeaks {
    for cycle in 0..<max(1, cycles / 10) {
      body()
      if cycle % 64 == 63 { await nextIteration() }
    }
    let before = residentPages()
    for cycle in 0..<cycles {
      body()
      if cycle % 64 == 63 { await nextIteration() }
    }
    // Caches and the allocator take some once; a leak of an object in each cycle takes much more.
    let growth = (residentPages() - before) * 4096
    let allowed = cycles * (64 + keptByGTK[subject, default: 0]) + 2 << 20
    if cycles >= 1000 { #expect(growth < allowed, "\(subject): \(growth) bytes in \(cycles) cycles") }
  }
}

/// How many bytes GTK 4.8 itself loses of each: a program in C that makes and destroys a thousand of these dialogs grows
/// by 12,541 bytes for each.
private nonisolated let keptByGTK = ["GtkPrintUnixDialog": 13_000]

/// How many pages of memory the process has.
private func residentPages() -> Int {
  let numbers = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
  return numbers.count > 1 ? Int(numbers[1]) ?? 0 : 0
}

/// Each widget class that has objects.
@MainActor private let widgetClasses = wrapperTable.map {
  (type: HandlerScope.madeType(named: $0.name.cString), make: $0.make)
}.filter {
  g_type_is_a($0.type, gtk_widget_get_type()) != 0 && g_type_test_flags($0.type, G_TYPE_FLAG_ABSTRACT.rawValue) == 0
}

private final class Star: Widget {
  @ObjectProperty var rating = 0
  let rated = ObjectSignal<Int>()
  override class var members: [ObjectMember] { [.property("rating", \Star.rating), .signal("rated", \Star.rated)] }

  init() { super.init() }

  override func snapshot(_ snapshot: Snapshot) {}
}

private struct Word: Identifiable, Equatable {
  let id: Int
}

private final class WordCell: ListCell<Word> {
  let label = Label(label: "")
  init() {
    super.init(orientation: .horizontal, spacing: 0)
    append(label)
  }
  override func bind(_ word: Word) { label.label = "\(word.id)" }
}

extension GtkTests {
  @Test func `Every widget class is made and given back`() async throws {
    #expect(widgetClasses.count > 80)
    let visible = Property(true)
    for (type, make) in widgetClasses {
      // A dialog of GTK's with hundreds of widgets inside takes a hundred times as long as a button.
      try await repeatedly(typeName(type), cycles < 1000 ? 3 : cycles) {
        guard let widget = make(UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil)!)) as? Widget
        else { return }
        widget.reactive.property("tooltip-text", as: String?.self).observeNext { _ in }
          .dispose(in: widget.reactive.bag)
        visible.bind(to: widget.reactive.property("sensitive", as: Bool.self)).dispose(in: widget.reactive.bag)
        (widget as? Window)?.destroy()
      }
    }
  }

  @Test func `Widgets of one's own are made and given back`() async throws {
    try await repeatedly("Star") {
      let star = Star()
      star.rated.observeNext { [weak star] in star?.rating = $0 }.dispose(in: star.reactive.bag)
      let label = Label(label: "")
      star.$rating.map { Optional("\($0)") }.bind(to: label.reactive.property("label", as: String?.self))
        .dispose(in: label.reactive.bag)
      star.rated.emit(3)
    }
  }

  @Test func `List models and cells are made and given back`() async throws {
    let words = MutableObservableArray((0..<20).map(Word.init))
    try await repeatedly("ArrayListModel") {
      let model = ArrayListModel(words)
      let row: Object? = givenObject(g_list_model_get_item(model.opaque, 2))
      #expect(model.element(of: row)?.id == 2)
      let cell = WordCell()
      cell.bind(words[1])
    }
  }

  @Test func `What a ui file makes is given back`() async throws {
    try await repeatedly("Builder") {
      let builder = try? Builder(
        xml: "<interface><object class='GtkBox' id='b'><child><object class='GtkLabel'/></child></object></interface>")
      #expect((try? builder?.object("b", as: Box.self)) != nil)
    }
  }

  @Test func `A handler that holds its own widget is found, with the line that connected it`() async throws {
    LeakCheck.notesHandlers = true
    defer { LeakCheck.notesHandlers = false }
    try await withoutLeaks {
      weak var leaked: Button?
      weak var fine: Button?
      let kept = Button(label: "kept")
      let line: Int
      do {
        let button = Button(label: "")
        leaked = button
        line = #line + 1
        button.reactive.clicked.observeNext { button.label = "clicked" }.dispose(in: kept.reactive.bag)
        let other = Button(label: "")
        fine = other
        other.reactive.clicked.observeNext { [weak other] in other?.label = "clicked" }
          .dispose(in: other.reactive.bag)
      }
      #expect(fine == nil)
      #expect(leaked != nil)
      let reports = LeakCheck.handlersThatHoldTheirObjects()
      #expect(reports.count == 1)
      #expect(
        reports.first?.isLeak(of: "Button", connectedIn: "GtkTests+Lifetimes.swift", line: line) == true, "\(reports)")
      #expect(leaked == nil)
      #expect(LeakCheck.handlersThatHoldTheirObjects() == [])
    }
  }

  @Test func `Handlers run on the main thread`() async throws {
    try await withoutLeaks {
      let button = Button(label: "")
      var isMain = false
      button.reactive.clicked.observeNext { isMain = Thread.isMainThread }.dispose(in: button.reactive.bag)
      emit("clicked", on: button)
      #expect(isMain)
    }
  }
}
