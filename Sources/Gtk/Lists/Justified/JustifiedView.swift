import BindingCore

/// Shows pictures whole, each at its own ratio, in rows that fill the width.
///
///     let view = JustifiedView()
///     photos.bind(to: view, ratio: \.ratio) { PhotoCell() }
///     scrolledWindow.child = view
///
/// Only cells in or near the visible area exist, whatever the number of elements. What is looked at stays in its place
/// when elements above it change, when a ratio becomes known, and when the width changes.
///
/// The arrow keys move between pictures, with Control without selecting, with Shift extending the selection; so do Home,
/// End, Page Up and Page Down. The space bar selects and unselects, Return activates, and Control+A selects everything.
///
/// Its style is that of a `GridView`: CSS nodes are `gridview.justified`, with a node `child` for each cell.
public final class JustifiedView: Widget, Scrollable {
  /// The horizontal adjustment. The rows are never wider than the view.
  @ObjectProperty public var hadjustment: Adjustment?
  /// The vertical adjustment, which a scrolled window sets.
  @ObjectProperty public var vadjustment: Adjustment? { didSet { followAdjustment() } }
  /// How a scrolled window decides the width.
  @ObjectProperty public var hscrollPolicy = ScrollablePolicy.minimum
  /// How a scrolled window decides the height.
  @ObjectProperty public var vscrollPolicy = ScrollablePolicy.minimum
  /// The height that rows are close to, 200 by default.
  @ObjectProperty public var rowHeight = 200 { didSet { arrange { $0.rowHeight = rowHeight } } }
  /// The gap between pictures and between rows, 6 by default.
  @ObjectProperty public var spacing = 6 { didSet { arrange { $0.spacing = spacing } } }
  /// Whether one click activates an element, which a double click does otherwise.
  @ObjectProperty public var singleClickActivate = false
  /// Emitted when the user activates the element at a position; see `reactive.activatedItem`.
  public let activated = ObjectSignal<Int>()

  /// The arrangement of the elements.
  public internal(set) var layout = JustifiedLayout()
  var content: JustifiedContent?
  /// The cells by the positions of their elements.
  var cells: [Int: JustifiedCell] = [:]
  /// Hidden cells without an element.
  var spares: [JustifiedCell] = []
  /// The height of a header that has not been measured.
  var headerHeight = 40

  /// The scroll position.
  var offset = 0.0
  /// The height of the visible area.
  var pageHeight = 0
  /// The element that stays where it is when others change, and its distance from the top of the visible area.
  var anchor: (position: Int, distance: Double)?
  /// The element to scroll to when there is a size.
  var awaited: Int?
  private var adjustmentObservation: Subscription?
  private var selectionObservation: Subscription?

  /// The element from which the keyboard moves.
  var focused: Int?
  /// The element from which Shift extends the selection.
  var rangeStart: Int?

  public override class var cssName: String? { "gridview" }
  override nonisolated class var isMadeInSwift: Bool { true }

  public override class var members: [ObjectMember] {
    [
      .property("hadjustment", \JustifiedView.hadjustment), .property("vadjustment", \JustifiedView.vadjustment),
      .property("hscroll-policy", \JustifiedView.hscrollPolicy),
      .property("vscroll-policy", \JustifiedView.vscrollPolicy),
      .property("row-height", \JustifiedView.rowHeight, in: 1...10_000),
      .property("spacing", \JustifiedView.spacing, in: 0...1000),
      .property("single-click-activate", \JustifiedView.singleClickActivate),
      .signal("activate", \JustifiedView.activated),
    ]
  }

  public override class var classActions: [ClassAction] {
    [
      .action("list.scroll-to-item") { (view: JustifiedView, position: UInt32) in view.scroll(to: Int(position)) },
      .action("list.activate-item") { (view: JustifiedView, position: UInt32) in
        view.activateElement(at: Int(position))
      },
    ]
  }

  /// Creates an empty view.
  public init() {
    super.init()
    accessibleRole = .list
    overflow = .hidden
    addCssClass("justified")
    followKeys()
  }

  // MARK: Focus

  /// Focuses the element that was focused last, or the first visible one.
  @discardableResult
  public override func grabFocus() -> Bool {
    guard layout.width > 0, pageHeight > 0 else { return false }
    let visible = layout.elements(from: Int(offset), to: Int(offset) + pageHeight)
    guard let position = focused ?? visible.first(where: isPicture) ?? layout.element(after: .first, from: 0) else {
      return false
    }
    focusElement(at: position)
    return focusChild != nil
  }

  /// The view is one stop of the Tab key.
  public override func focus(_ direction: DirectionType) -> Bool {
    guard let child = focusChild else { return grabFocus() }
    return child.childFocus(direction)
  }

  public override func setFocusChild(_ child: Widget?) {
    super.setFocusChild(child)
    guard let cell = child as? JustifiedCell, cell.position >= 0, cell.position != focused else { return }
    focused = cell.position
    scroll(to: cell.position)
    takeAnchor()
  }

  // MARK: The content

  /// Shows other content, or nothing. Disposing the result empties the view, unless it shows other content by then.
  func show(_ new: JustifiedContent) -> Subscription {
    take(new)
    let subscription = Subscription()
    subscription.add(
      BlockDisposable { [weak self, weak new] in
        if let self, self.content === new { take(nil) }
      })
    return subscription
  }

  private func take(_ new: JustifiedContent?) {
    selectionObservation?.dispose()
    selectionObservation = nil
    removeCells()
    content = new
    (focused, rangeStart, anchor, awaited) = (nil, nil, nil, nil)
    new?.changed = { [weak self] in self?.follow($0) }
    if let model = new?.model { selectionObservation = observeSelection(of: model) }
    follow(JustifiedChange(spans: nil, updates: []))
  }

  private func observeSelection(of model: some SelectionModel) -> Subscription {
    updateProperty(.multiSelectable, value: !(model is NoSelection || model is SingleSelection))
    return model.reactive.selectionChanged.bind(to: self) { me, span in
      for (position, cell) in me.cells where (span.0..<span.0 + span.1).contains(position) {
        cell.show(isSelected: model.isSelected(position))
      }
    }
  }

  // MARK: The size

  public override var sizeRequestMode: SizeRequestMode { .constantSize }

  public override func measure(orientation: Orientation, forSize size: Int) -> Measurement {
    orientation == .horizontal
      ? Measurement(minimum: 1, natural: 3 * rowHeight)
      : Measurement(minimum: 1, natural: max(1, layout.width > 0 ? layout.height : rowHeight))
  }

  public override func sizeAllocate(width: Int, height: Int, baseline: Int) {
    pageHeight = height
    if layout.width != width { layout.width = width }
    settle()
    allocateCells()
  }

  /// Changes the arrangement.
  private func arrange(_ change: (inout JustifiedLayout) -> Void) {
    change(&layout)
    settle()
    queueResize()
  }

  /// Follows the adjustment of the scrolled window.
  private func followAdjustment() {
    adjustmentObservation?.dispose()
    adjustmentObservation = vadjustment?.reactive.valueChanged.bind(to: self) { me in me.followScrolling() }
    queueResize()
  }
}

extension JustifiedView: ListModelView {
  /// The displayed model. Bind an observable array to change it.
  public var model: (any SelectionModel)? { content?.model }
}
