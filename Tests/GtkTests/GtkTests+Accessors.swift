import BindingCore
import CGtk
import Testing

@_spi(Bindings) @testable import Gtk

/// The reactive properties that go straight to the C accessors do what GObject does by name.
extension GtkTests {
  /// Sets values through the subject and reads them by name, then the other way round. Both tell the same observer.
  private func expectSame<V: GValueRepresentable & Equatable>(
    _ object: Object, _ name: String, _ subject: DynamicSubject<V>, _ values: V...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let byName = object.reactive.property(name, as: V.self)
    var seen: [V] = []
    let observation = subject.observeNext { seen.append($0) }
    var expected = [byName.value]
    for value in values {
      subject.value = value
      #expect(byName.value == value, sourceLocation: sourceLocation)
      #expect(subject.value == value, sourceLocation: sourceLocation)
      expected.append(value)
    }
    for value in values {
      byName.value = value
      #expect(subject.value == value, sourceLocation: sourceLocation)
      expected.append(value)
    }
    #expect(seen == expected, sourceLocation: sourceLocation)
    observation.dispose()
  }

  @Test func `Numbers and truth values`() async throws {
    try await withoutLeaks {
      let label = Label()
      expectSame(label, "opacity", label.reactive.opacity, 0, 1)
      expectSame(label, "xalign", label.reactive.xalign, 0.25, 1)
      expectSame(label, "lines", label.reactive.lines, 3, -1)
      expectSame(label, "width-chars", label.reactive.widthChars, 12, -1)
      expectSame(label, "wrap", label.reactive.wrap, true, false)
      expectSame(label, "visible", label.reactive.visible, false, true)
      expectSame(label, "margin-top", label.reactive.marginTop, 7, 0)
      let adjustment = Adjustment(value: 1, lower: 0, upper: 10, stepIncrement: 1, pageIncrement: 2, pageSize: 0)
      expectSame(adjustment, "value", adjustment.reactive.value, 2.5, 10)
      expectSame(adjustment, "upper", adjustment.reactive.upper, 20, 30)
      let `switch` = Switch()
      expectSame(`switch`, "active", `switch`.reactive.active, true, false)
      let list = DropDown(strings: ["a", "b"])
      expectSame(list, "selected", list.reactive.selected, 1, 0)
      let grid = GridView()
      expectSame(grid, "max-columns", grid.reactive.maxColumns, 3, Int(UInt32.max))
      let box = Box(orientation: .vertical, spacing: 0)
      expectSame(box, "spacing", box.reactive.spacing, 5, 0)
    }
  }

  @Test func `Texts, also empty, long and missing ones`() async throws {
    try await withoutLeaks {
      let long = String(repeating: "Eulen 🦉 ", count: 100)
      let label = Label()
      expectSame(label, "label", label.reactive.label, "short", "fifteen letters", long, "naïve", "")
      expectSame(label, "tooltip-text", label.reactive.tooltipText, "tip", nil, long)
      let entry = Entry()
      expectSame(entry, "text", entry.reactive.text, "typed", "", long)
      expectSame(entry, "placeholder-text", entry.reactive.placeholderText, "Search", "", long)
      let button = Button()
      expectSame(button, "icon-name", button.reactive.iconName, "list-add-symbolic", "edit-clear-symbolic")
      expectSame(button, "action-name", button.reactive.actionName, "app.quit", nil)
      let window = Window()
      expectSame(window, "title", window.reactive.title, "Title", nil, "Ü")
      window.destroy()
    }
  }

  @Test func `Cases, flags, lists of texts and objects`() async throws {
    try await withoutLeaks {
      let entry = Entry()
      expectSame(entry, "halign", entry.reactive.halign, .center, .fill)
      expectSame(entry, "input-hints", entry.reactive.inputHints, [.lowercase, .noEmoji], [])
      expectSame(entry, "css-classes", entry.reactive.cssClasses, ["a", "ü"], [])
      let box = Box(orientation: .vertical, spacing: 0)
      expectSame(box, "orientation", box.reactive.orientation, .horizontal, .vertical)
      let frame = Frame()
      let child = Label(label: "child")
      expectSame(frame, "child", frame.reactive.child, child, nil)
      let view = ListView()
      let selection = NoSelection(model: StringList(strings: ["a"]))
      view.reactive.model.value = selection
      #expect(view.reactive.property("model", as: Object?.self).value === selection)
      view.reactive.property("model", as: Object?.self).value = nil
      #expect(view.reactive.model.value == nil)
    }
  }

  @Test func `Properties for which C has no accessors`() async throws {
    try await withoutLeaks {
      let entry = Entry()
      expectSame(entry, "cursor-position", entry.reactive.property("cursor-position", as: Int.self))
      // For which C has a wrong one.
      let frame = AspectFrame(xalign: 0.25, yalign: 0.75, ratio: 1, obeyChild: false)
      #expect(frame.yalign == 0.75)
      expectSame(frame, "yalign", frame.reactive.yalign, 0.5, 1)
      let tag = TextTag(name: "tag")
      expectSame(tag, "left-margin", tag.reactive.leftMargin, 4, 0)
    }
  }

  @Test func `Each use of reactive is the same subject`() async throws {
    try await withoutLeaks {
      let label = Label(label: "a")
      var seen: [String] = []
      let observation = label.reactive.label.observeNext { seen.append($0) }
      label.reactive.label.value = "a"
      label.label = "a"
      label.reactive.label.value = "b"
      #expect(seen == ["a", "a", "b"], "what is set through a subject is told, what changes nothing otherwise is not")
      #expect(label.subjectStates.count == 1)
      observation.dispose()
      let source = Property("c")
      source.bind(to: label.reactive.label)
      var pairs: [String] = []
      let pair = combineLatest(label.reactive.label, source).observeNext { pairs.append($0 + $1) }
      source.value = "d"
      #expect(pairs == ["cc", "dd"])
      pair.dispose()
    }
  }

  @Test func `To set a property leaves nothing behind`() async throws {
    try await withoutLeaks {
      let label = Label()
      label.reactive.label.value = "text"
      label.reactive.opacity.value = 0.5
      #expect(label.reactive.label.value == "text")
      #expect(label.subjectStates.isEmpty)
      #expect(label.opacity.isApproximately(0.5))
    }
  }

  @Test func `An observer of a property that holds its own widget is found`() async throws {
    LeakCheck.notesHandlers = true
    defer { LeakCheck.notesHandlers = false }
    try await withoutLeaks {
      weak var leaked: Label?
      let kept = Label()
      let line: Int
      do {
        let label = Label()
        leaked = label
        line = #line + 1
        label.reactive.label.observeNext { _ in _ = label.label }.dispose(in: kept.reactive.bag)
      }
      #expect(leaked != nil)
      let reports = LeakCheck.handlersThatHoldTheirObjects()
      #expect(reports.count == 1)
      #expect(
        reports.first?.isLeak(of: "Label", connectedIn: "GtkTests+Accessors.swift", line: line) == true, "\(reports)")
      #expect(leaked == nil)
      kept.reactive.bag.removeAll()
    }
  }
}

extension Double {
  /// GTK keeps an opacity in eight bits.
  fileprivate func isApproximately(_ other: Double) -> Bool { abs(self - other) < 0.01 }
}
