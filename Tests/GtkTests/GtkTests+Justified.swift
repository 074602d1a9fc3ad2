import BindingCore
import CGtk
import MainLoopBoot
import Testing

@_spi(Bindings) @testable import Gtk

/// A picture that may be a header.
private struct Photo: Identifiable, Equatable {
  var id: Int
  var ratio: Double?
  var isHeader = false
}

private final class PhotoCell: ListCell<Photo> {
  let label = Label()
  static var made = 0
  var bound = 0

  init() {
    Self.made += 1
    super.init(orientation: .vertical, spacing: 0)
    append(label)
  }

  override func bind(_ photo: Photo) {
    bound += 1
    label.label = "\(photo.id)"
    rowLabel = "photo \(photo.id)"
  }
}

/// Justified rows in a window.
extension GtkTests {
  /// Photos of all shapes.
  private func photos(_ range: Range<Int>) -> [Photo] {
    range.map { Photo(id: $0, ratio: [0.66, 1.5, 1, 2.4, 0.8, 1.33][$0 % 6]) }
  }

  /// Shows an array in a window until `body` returns.
  private func showingRows(
    of array: MutableObservableArray<Photo>, selection: ItemSelection<Photo>? = nil,
    _ body: (JustifiedView, Adjustment) async throws -> Void
  ) async throws {
    try await withoutLeaks {
      let (view, scroller) = (JustifiedView(), ScrolledWindow())
      array.bind(
        to: view, ratio: \.ratio, isHeader: \.isHeader, selection: selection ?? MultipleItemSelection()
      ) { PhotoCell() }
      scroller.child = view
      scroller.hscrollbarPolicy = .external
      try await showing(scroller) {
        let adjustment = try #require(scroller.vadjustment)
        await until { adjustment.pageSize > 0 && (array.count == 0 || !view.cells.isEmpty) }
        try await body(view, adjustment)
      }
    }
  }

  /// Lets a frame pass.
  private func frames() async { for _ in 0..<20 { await nextIteration() } }

  /// The distance of an element from the top of the visible area.
  private func place(of id: Int, in view: JustifiedView) -> Double? {
    guard let position = (0..<(view.content?.count ?? 0)).first(where: { view.content?.id(at: $0) == AnyHashable(id) })
    else { return nil }
    return Double(view.layout.frame(of: position).y) - (view.vadjustment?.value ?? 0)
  }

  private func texts(_ view: JustifiedView) -> [String] {
    view.children.filter(\.visible).compactMap { (($0 as? JustifiedCell)?.content as? PhotoCell)?.label.label }
  }

  @Test func `Only what is near the visible area has a cell, in order, wherever it is scrolled`() async throws {
    let array = MutableObservableArray(photos(0..<5000))
    PhotoCell.made = 0
    try await showingRows(of: array) { view, adjustment in
      #expect(adjustment.upper == Double(view.layout.height))
      for value in [0, 3000, 3100, 100_000, 20, adjustment.upper] {
        adjustment.value = value
        await frames()
        let near = view.layout.elements(
          from: Int(adjustment.value), to: Int(adjustment.value + adjustment.pageSize))
        #expect(near.allSatisfy { view.cells[$0]?.childVisible == true })
        #expect(texts(view) == view.cells.keys.sorted().map { "\($0)" })
        #expect(view.cells.count < 80)
      }
      #expect(PhotoCell.made < 80)
      for (position, cell) in view.cells where cell.childVisible {
        let frame = view.layout.frame(of: position)
        #expect(cell.width <= frame.width && cell.width > frame.width - 8)
      }
    }
  }

  @Test func `What is looked at stays where it is when something above changes`() async throws {
    let array = MutableObservableArray(photos(0..<400))
    try await showingRows(of: array) { view, adjustment in
      adjustment.value = 5017
      await frames()
      let top = try #require(view.anchor?.position)
      let before = try #require(place(of: top, in: view))
      @MainActor func expectSamePlace(_ comment: Comment) async {
        #expect(abs((place(of: top, in: view) ?? .nan) - before) < 1, comment)
        await frames()
        #expect(abs((place(of: top, in: view) ?? .nan) - before) < 1, comment)
      }
      array.insert(contentsOf: photos(1000..<1009), at: 0)
      await expectSamePlace("after inserting above")
      array.batchUpdate { for _ in 0..<5 { array.remove(at: 2) } }
      await expectSamePlace("after removing above")
      array[3].ratio = 4
      await expectSamePlace("after a new ratio above")
      array.move(from: 0, to: array.count - 1)
      await expectSamePlace("after a move")
      array.append(contentsOf: photos(2000..<2040))
      await expectSamePlace("after growing at the end")
      array.replace(with: photos(3000..<3020) + array.collection)
      await expectSamePlace("after a reload")
      for width in [500, 700, 300] {
        (view.root as? Window)?.setDefaultSize(width: width, height: 400)
        await until { view.layout.width > width - 40 && view.layout.width <= width }
        await expectSamePlace("after a new width")
      }
    }
  }

  @Test func `A photo whose ratio becomes known settles without moving what is looked at`() async throws {
    let array = MutableObservableArray((0..<200).map { Photo(id: $0, ratio: nil) })
    var known: [Int: Double] = [:]
    try await withoutLeaks {
      let (view, scroller) = (JustifiedView(), ScrolledWindow())
      array.bind(to: view, ratio: { known[$0.id] ?? $0.ratio }) { PhotoCell() }
      scroller.child = view
      await showing(scroller) {
        await until { !view.cells.isEmpty }
        #expect(view.layout.elements.allSatisfy { $0 == .picture(ratio: 4.0 / 3) })
        scroller.vadjustment?.value = 3000
        await frames()
        guard let top = view.anchor?.position, let before = place(of: top, in: view) else { return }
        for id in stride(from: top - 1, to: top - 9, by: -1) {
          known[id] = 0.6
          view.ratioChanged(of: id)
          #expect(view.layout.elements[id] == .picture(ratio: 0.6))
          #expect(abs((place(of: top, in: view) ?? .nan) - before) < 1)
        }
      }
    }
  }

  @Test func `Random changes leave the same cells for the same elements, in order, and what is looked at in place`()
    async throws
  {
    for seed in UInt64(1)...6 {
      var random = RepeatableNumbers(seed: seed)
      let array = MutableObservableArray(photos(0..<120))
      var fresh = 1000
      try await showingRows(of: array) { view, adjustment in
        for step in 0..<60 {
          if step % 7 == 0 { adjustment.value = Double(random.below(3000)) }
          let visible = view.layout.elements(
            from: Int(adjustment.value), to: Int(adjustment.value + adjustment.pageSize))
          let cells = Dictionary(uniqueKeysWithValues: visible.compactMap { view.cells[$0] }.map { ($0.id, $0) })
          @MainActor func new() -> Photo {
            fresh += 1
            return Photo(id: fresh, ratio: Double(4 + random.below(30)) / 12, isHeader: random.below(12) == 0)
          }
          switch random.below(6) {
          case 0: array.insert(new(), at: random.below(array.count + 1))
          case 1: array.insert(contentsOf: [new(), new(), new()], at: random.below(array.count + 1))
          case 2: array.remove(at: random.below(array.count))
          case 3: array.move(from: random.below(array.count), to: random.below(array.count))
          case 4: array[random.below(array.count)].ratio = Double(4 + random.below(30)) / 12
          default:
            array.replace(
              with: array.collection.filter { _ in random.below(9) > 0 } + [new(), new()],
              performDiff: random.below(3) > 0)
          }
          #expect(view.layout.elements.count == array.count, "seed \(seed), step \(step)")
          let shapes = array.collection.enumerated().filter {
            !$1.isHeader && view.layout.elements[$0] != .picture(ratio: $1.ratio ?? 0)
          }
          #expect(shapes.isEmpty, "seed \(seed), step \(step)")
          #expect(texts(view) == view.cells.keys.sorted().map { "\(array[$0].id)" }, "seed \(seed), step \(step)")
          for cell in view.cells.values {
            if let old = cells[cell.id] { #expect(old === cell, "seed \(seed), step \(step)") }
          }
          #expect(view.cells.allSatisfy { $0 == $1.position }, "seed \(seed), step \(step)")
          if step % 10 == 0 { await frames() }
        }
      }
    }
  }

  @Test func `The arrow keys move in two dimensions, and select`() async throws {
    let array = MutableObservableArray([Photo(id: 100, isHeader: true)] + photos(0..<60))
    let selection = MultipleItemSelection<Photo>()
    try await showingRows(of: array, selection: selection) { view, adjustment in
      view.grabFocus()
      #expect(view.focused == 1)
      let keys: [(Int, JustifiedLayout.Move)] = [
        (Gdk.Key.Right, .next), (Gdk.Key.Down, .down), (Gdk.Key.Left, .previous),
        (Gdk.Key.Page_Down, .pageDown(view.pageHeight)),
        (Gdk.Key.Up, .up), (Gdk.Key.End, .last), (Gdk.Key.Page_Up, .pageUp(view.pageHeight)), (Gdk.Key.Home, .first),
      ]
      for (key, move) in keys {
        let target = view.layout.element(after: move, from: view.focused ?? 0)
        #expect(view.press(key, []))
        #expect(view.focused == target)
        #expect(selection.selectedIDs.value == [array[target ?? 0].id])
        let frame = view.layout.frame(of: target ?? 0)
        #expect(Double(frame.y) >= adjustment.value)
        #expect(
          Double(frame.y + frame.height) <= adjustment.value + adjustment.pageSize || frame.height > view.pageHeight)
        #expect(view.cells[target ?? 0]?.hasFocus == true || (view.root as? Window)?.focus === view.cells[target ?? 0])
      }
      #expect(adjustment.value == 0, "the header of the first row is shown with it")
      #expect(view.press(Gdk.Key.Up, []), "there is nothing above")
      #expect(view.focused == 1)
      _ = view.press(Gdk.Key.Right, .shiftMask)
      _ = view.press(Gdk.Key.Right, .shiftMask)
      #expect(selection.selectedIDs.value == [0, 1, 2])
      _ = view.press(Gdk.Key.Right, .controlMask)
      _ = view.press(Gdk.Key.Right, .controlMask)
      #expect(view.focused == 5 && selection.selectedIDs.value == [0, 1, 2])
      _ = view.press(Gdk.Key.space, [])
      #expect(selection.selectedIDs.value == [0, 1, 2, 4])
      _ = view.press(Gdk.Key.space, [])
      #expect(selection.selectedIDs.value == [0, 1, 2])
      _ = view.press(Gdk.Key.a, .controlMask)
      #expect(selection.selectedIDs.value == Set(0..<60), "a header is not selected")
      view.direction = .rtl
      _ = view.press(Gdk.Key.Left, [])
      #expect(view.focused == 6)
      _ = view.press(Gdk.Key.Right, [])
      #expect(view.focused == 5)
    }
  }

  @Test func `From right to left, rows begin at the right edge`() async throws {
    try await showingRows(of: MutableObservableArray(photos(0..<20))) { view, _ in
      view.direction = .rtl
      await frames()
      let bounds = view.cells[0]?.computeBounds(view)
      #expect(bounds.map { $0.origin.x + $0.size.width } == Double(view.layout.width))
    }
  }

  @Test func `The focus stays with an element that scrolls away, and goes to the neighbour of a removed one`()
    async throws
  {
    let array = MutableObservableArray(photos(0..<300))
    try await showingRows(of: array) { view, adjustment in
      @MainActor func focusedID() -> Int? { ((view.root as? Window)?.focus as? JustifiedCell)?.id?.base as? Int }
      view.focusElement(at: 2)
      #expect(focusedID() == 2)
      adjustment.value = 8000
      await frames()
      #expect(focusedID() == 2)
      array.insert(contentsOf: photos(1000..<1010), at: 0)
      array.move(from: 12, to: 200)
      await frames()
      #expect(focusedID() == 2)
      _ = view.press(Gdk.Key.Right, [])
      #expect(focusedID() == array[view.focused ?? 0].id)
      let next = array[(view.focused ?? 0) + 1].id
      array.remove(at: view.focused ?? 0)
      #expect(focusedID() == next)
      array.replace(with: array.collection.filter { $0.id != next })
      await frames()
      #expect(focusedID() != nil)
      let last = array.count - 1
      view.focusElement(at: last)
      array.remove(at: last)
      #expect(focusedID() == array[last - 1].id)
    }
  }

  @Test func `An element is activated by Return, by an action and by assistive technology, a header by nothing`()
    async throws
  {
    let array = MutableObservableArray([Photo(id: 100, isHeader: true)] + photos(0..<10))
    try await showingRows(of: array) { view, _ in
      var activated: [Int] = []
      view.reactive.activatedItem(Photo.self).observeNext { activated.append($0.id) }.dispose(in: view.reactive.bag)
      view.focusElement(at: 3)
      _ = view.press(Gdk.Key.Return, [])
      view.activate(5)
      view.activate(0)
      view.cells[4]?.activateAction("row.activate")
      view.cells[0]?.activateAction("row.activate")
      #expect(activated == [2, 4, 3])
      #expect(view.cells[0]?.focusable == false)
    }
  }

  @Test func `A selection of one, of several and of none behave as in a list view`() async throws {
    let array = MutableObservableArray(photos(0..<10))
    try await withoutLeaks {
      let view = JustifiedView()
      let single = SingleItemSelection<Photo>()
      var binding = array.bind(to: view, ratio: \.ratio, selection: single) { PhotoCell() }
      await showing(view) {
        await until { view.cells.count == 10 }
        view.select(3, adding: false, extending: false)
        view.select(5, adding: false, extending: true)
        #expect(single.selectedItem.value?.id == 5)
        #expect(view.cells[5]?.stateFlags.contains(.selected) == true)
        #expect(view.cells[3]?.stateFlags.contains(.selected) == false)
        array.move(from: 5, to: 0)
        #expect(view.cells[0]?.stateFlags.contains(.selected) == true)
        binding.dispose()
        #expect(view.model == nil && view.cells.isEmpty)
        binding = array.bind(to: view, ratio: \.ratio, selection: { NoSelection(model: $0) }) { PhotoCell() }
        view.select(3, adding: false, extending: false)
        #expect(view.cells.values.allSatisfy { !$0.stateFlags.contains(.selected) })
        binding = array.bind(to: view, ratio: \.ratio, selection: { MultiSelection(model: $0) }) { PhotoCell() }
        view.select(3, adding: false, extending: false)
        view.select(5, adding: true, extending: false)
        #expect((0..<10).filter { view.model?.isSelected($0) == true } == [3, 5])
      }
    }
  }

  @Test func `Scrolling to an element before there is a size happens when there is one`() async throws {
    let array = MutableObservableArray(photos(0..<300))
    try await withoutLeaks {
      let (view, scroller) = (JustifiedView(), ScrolledWindow())
      array.bind(to: view, ratio: \.ratio) { PhotoCell() }
      scroller.child = view
      view.scrollToRow(at: 250)
      await showing(scroller) {
        await until { view.cells[250]?.childVisible == true }
        #expect(view.scroll(to: array[20]))
        #expect(view.cells[20] != nil)
        view.scrollToTop(100)
        #expect(scroller.vadjustment?.value == Double(view.layout.frame(of: 100).y))
      }
    }
  }

  @Test func `Assistive technology hears of a list, the place in it and the selection`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      try #require(startWithAccessibility())
      let array = MutableObservableArray((0..<10).map { Photo(id: $0, ratio: 1) })
      let view = JustifiedView()
      let selection = MultipleItemSelection<Photo>()
      array.bind(to: view, ratio: \.ratio, selection: selection) { PhotoCell() }
      let window = Window()
      window.setDefaultSize(width: 600, height: 800)
      window.child = view
      window.present()
      await until { view.cells.count == 10 }
      selection.selectedIDs.value = [2]
      let cell = try #require(view.cells[2])
      #expect(view.accessibleRole == .list && cell.accessibleRole == .listItem && cell.accessibleLabel == "photo 2")
      #expect(accessible_state_mismatch(cell.pointer, AccessibleState.selected.rawValue, 1) == nil)
      #expect(accessible_relation_mismatch(cell.pointer, AccessibleRelation.posInSet.rawValue, 3) == nil)
      array.remove(at: 0)
      #expect(accessible_relation_mismatch(cell.pointer, AccessibleRelation.posInSet.rawValue, 2) == nil)
      #expect(accessible_relation_mismatch(cell.pointer, AccessibleRelation.setSize.rawValue, 9) == nil)
    }
  }
}
