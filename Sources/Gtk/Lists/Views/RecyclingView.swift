public import BindingCore
import CGtk

/// A widget that shows a list model in cells that it uses again and again: a list view or a grid view.
@MainActor
public protocol RecyclingView: ListModelView {
  /// Makes and fills the cells.
  var factory: ListItemFactory? { get set }
}

extension ListView: RecyclingView {}
extension GridView: RecyclingView {}

extension RecyclingView {
  /// Shows a model. The result's disposal empties the view, unless that shows another model by then.
  func show(_ model: any SelectionModel, cells factory: ListItemFactory) -> Subscription {
    self.factory = factory
    self.model = model
    let subscription = Subscription()
    let shown = model.pointer
    subscription.add(
      BlockDisposable { [weak self] in
        guard let self, self.model?.pointer == shown else { return }
        self.model = nil
        self.factory = nil
      })
    return subscription
  }
}

/// What a view knows about its cells.
private final class CellRegistry {
  static let quark = g_quark_from_string("swift-cell-registry")

  var makers: [String: () -> Widget] = [:]
}

extension RecyclingView {
  private var registry: CellRegistry { attachment(CellRegistry.quark) { CellRegistry() } }

  /// The cell of the row that is being filled, when it has one of that class from the element before; otherwise a new
  /// one. For closures that say how a row is shown.
  public func dequeueReusableCell<Cell: Widget>(_ makeCell: () -> Cell) -> Cell {
    let place = RowPlace.beingFilled
    if let place, place.identifier == nil, let cell = place.child as? Cell, type(of: cell) == Cell.self { return cell }
    place?.identifier = nil
    return makeCell()
  }

  /// Says how to make the cells that `dequeueReusableCell(withIdentifier:for:)` asks for by this name.
  public func register(_ identifier: String, makeCell: @escaping () -> Widget) {
    registry.makers[identifier] = makeCell
  }

  /// The cell of the row that is being filled, when it has one of that name from the element before; otherwise a new
  /// one.
  ///
  /// Precondition: `register` has told how to make it.
  public func dequeueReusableCell(withIdentifier identifier: String, for path: IndexPath) -> Widget {
    let place = RowPlace.beingFilled
    if let place, place.identifier == identifier, let cell = place.child { return cell }
    guard let makeCell = registry.makers[identifier] else {
      preconditionFailure("No cell is registered as '\(identifier)'")
    }
    place?.identifier = identifier
    return makeCell()
  }

  /// `dequeueReusableCell(withIdentifier:for:)` in the other spelling of Bond 6.
  public func dequeueCell(withIdentifier identifier: String, for path: IndexPath) -> Widget {
    dequeueReusableCell(withIdentifier: identifier, for: path)
  }

  /// `dequeueReusableCell(withIdentifier:for:)` in the spelling of collection views.
  public func dequeueReusableCell(withReuseIdentifier identifier: String, for path: IndexPath) -> Widget {
    dequeueReusableCell(withIdentifier: identifier, for: path)
  }
}
