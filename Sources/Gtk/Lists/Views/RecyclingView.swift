public import BindingCore
import CGtk

/// A widget that shows a list model in reusable cells: a list view or a grid view.
@MainActor
public protocol RecyclingView: ListModelView {
  /// The displayed model.
  var model: (any SelectionModel)? { get set }
  /// Makes and fills the cells.
  var factory: ListItemFactory? { get set }
}

extension ListView: RecyclingView {}
extension GridView: RecyclingView {}

extension RecyclingView {
  /// Shows a model. Disposing the result empties the view, unless it shows another model by then.
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

/// The registered cells of a view.
private final class CellRegistry {
  static let quark = g_quark_from_string("swift-cell-registry")

  var makers: [String: () -> Widget] = [:]
}

extension RecyclingView {
  private var registry: CellRegistry { attachment(CellRegistry.quark) { CellRegistry() } }

  /// Returns the cell of the row that is being filled if it has one of this class from the previous element; otherwise
  /// makes a new one. For closures that create cells.
  public func dequeueReusableCell<Cell: Widget>(_ makeCell: () -> Cell) -> Cell {
    let slot = RowSlot.beingFilled
    if let slot, slot.identifier == nil, let cell = slot.child as? Cell, type(of: cell) == Cell.self { return cell }
    slot?.identifier = nil
    return makeCell()
  }

  /// Registers a closure that makes the cells for `dequeueReusableCell(withIdentifier:for:)` with this identifier.
  public func register(_ identifier: String, makeCell: @escaping () -> Widget) {
    registry.makers[identifier] = makeCell
  }

  /// Returns the cell of the row that is being filled if it has one with this identifier from the previous element;
  /// otherwise makes a new one.
  ///
  /// - Precondition: The identifier is registered with `register`.
  public func dequeueReusableCell(withIdentifier identifier: String, for path: IndexPath) -> Widget {
    let slot = RowSlot.beingFilled
    if let slot, slot.identifier == identifier, let cell = slot.child { return cell }
    guard let makeCell = registry.makers[identifier] else {
      preconditionFailure("No cell is registered as '\(identifier)'")
    }
    slot?.identifier = identifier
    return makeCell()
  }

  /// Does the same as `dequeueReusableCell(withIdentifier:for:)`, in the alternative spelling of Bond 6.
  public func dequeueCell(withIdentifier identifier: String, for path: IndexPath) -> Widget {
    dequeueReusableCell(withIdentifier: identifier, for: path)
  }

  /// Does the same as `dequeueReusableCell(withIdentifier:for:)`, in the spelling of collection views.
  public func dequeueReusableCell(withReuseIdentifier identifier: String, for path: IndexPath) -> Widget {
    dequeueReusableCell(withIdentifier: identifier, for: path)
  }
}
