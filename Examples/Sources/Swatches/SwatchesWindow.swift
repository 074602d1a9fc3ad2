import BindingCore
import Gtk

/// A colour with a shape, in place of a picture.
struct Swatch: Identifiable {
  let id: Int

  /// The width divided by the height.
  var ratio: Double { [0.7, 1.5, 1, 1.8, 0.75, 1.33, 2.4][id % 7] }
  var color: Gdk.RGBA {
    let angle = Double(id * 47 % 360) / 360
    return Gdk.RGBA(red: angle, green: abs(1 - 2 * angle), blue: 1 - angle)
  }
}

/// A cell that is filled with a colour.
final class SwatchCell: ListCell<Swatch> {
  private var color: Gdk.RGBA?

  init() { super.init(orientation: .horizontal, spacing: 0) }

  override func bind(_ swatch: Swatch) {
    color = swatch.color
    rowLabel = "Swatch \(swatch.id)"
    queueDraw()
  }

  override func snapshot(_ snapshot: Snapshot) {
    if let color { snapshot.appendColor(color, bounds: bounds) }
  }
}

/// Shapes in rows that fill the window, however wide it is.
final class SwatchesWindow: Window {
  let swatches = MutableObservableArray((0..<10_000).map { Swatch(id: $0) })
  let selected = Property<Set<Swatch.ID>>([])
  let view = JustifiedView()

  override init() {
    super.init()
    setDefaultSize(width: 640, height: 480)
    view.rowHeight = 120
    let scroller = ScrolledWindow()
    scroller.child = view
    scroller.hscrollbarPolicy = .external
    child = scroller
    swatches.bind(to: view, ratio: \.ratio, selection: MultipleItemSelection(selected)) { SwatchCell() }
    selected.map { $0.isEmpty ? "Swatches" : "\($0.count) Swatches" }.bind(to: reactive.title)
  }
}
