import BindingCore

/// A cell of a sheet.
final class Cell {
  let formula = Property(Formula(""))
  let value = Property(Value.empty)
  /// Whether the value would depend on itself. Such a cell has no dependencies.
  fileprivate let isCircular = Property(false)
}

/// A spreadsheet. Each cell is bound to the cells in its formula, so a change only reaches the cells that depend on it.
final class Sheet {
  /// The cells that have been accessed.
  private var cells: [Address: Cell] = [:]

  subscript(address: Address) -> Cell {
    if let cell = cells[address] { return cell }
    let cell = Cell()
    cells[address] = cell
    combineLatest(cell.formula, cell.isCircular)
      .flatMapLatest { [unowned self] formula, isCircular in
        isCircular ? SafeSignal(just: .failure("CIRCLE")) : value(of: formula)
      }
      .bind(to: cell.value)
    return cell
  }

  /// Enters text, a number or a formula into a cell.
  func enter(_ text: String, at address: Address) {
    let formula = Formula(text)
    let circular = circularCells(with: formula, at: address)
    // Circular cells are unbound before the circle is closed, and rebound after it is open again.
    for address in circular { self[address].isCircular.update(true) }
    self[address].formula.value = formula
    for (address, cell) in cells where !circular.contains(address) { cell.isCircular.update(false) }
  }

  /// Returns a signal of the values of a formula.
  private func value(of formula: Formula) -> SafeSignal<Value> {
    let references = formula.references
    if references.isEmpty { return SafeSignal(just: formula.evaluate([:])) }
    return combineLatest(references.map { self[$0].value }).map { values in
      formula.evaluate(Dictionary(uniqueKeysWithValues: zip(references, values)))
    }
  }

  /// Returns the cells that would depend on themselves, or on such a cell, if `formula` were in this cell.
  private func circularCells(with formula: Formula, at changed: Address) -> Set<Address> {
    var isCircular: [Address: Bool] = [:]
    func visit(_ address: Address) -> Bool {
      if let known = isCircular[address] { return known }
      // Reaching this cell again during the visit means that there is a circle.
      isCircular[address] = true
      let references = address == changed ? formula.references : cells[address]?.formula.value.references ?? []
      let result = references.contains { visit($0) }
      isCircular[address] = result
      return result
    }
    for address in cells.keys { _ = visit(address) }
    _ = visit(changed)
    return Set(isCircular.lazy.filter(\.value).map(\.key))
  }
}

extension Property<Bool> {
  /// Sets the value if it differs.
  fileprivate func update(_ value: Bool) {
    if self.value != value { self.value = value }
  }
}
