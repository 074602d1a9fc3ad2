import BindingCore

/// One cell of a sheet.
final class Cell {
  let formula = Property(Formula(""))
  let value = Property(Value.empty)
  /// Whether the value would depend on itself. Such a cell depends on nothing.
  fileprivate let isCircular = Property(false)
}

/// A spreadsheet. Each cell is bound to the cells in its formula, so a change goes to the cells that depend on it and to
/// no others.
final class Sheet {
  /// Those that somebody has asked for.
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

  /// Puts a text, a number or a formula into a cell.
  func enter(_ text: String, at address: Address) {
    let formula = Formula(text)
    let circular = circularCells(with: formula, at: address)
    // Circles are broken before they are closed, and mended after they are open.
    for address in circular { self[address].isCircular.update(true) }
    self[address].formula.value = formula
    for (address, cell) in cells where !circular.contains(address) { cell.isCircular.update(false) }
  }

  /// The values of a formula, from now on.
  private func value(of formula: Formula) -> SafeSignal<Value> {
    let references = formula.references
    if references.isEmpty { return SafeSignal(just: formula.evaluate([:])) }
    return combineLatest(references.map { self[$0].value }).map { values in
      formula.evaluate(Dictionary(uniqueKeysWithValues: zip(references, values)))
    }
  }

  /// The cells that would depend on themselves, or on one that does, if `formula` were in this cell.
  private func circularCells(with formula: Formula, at changed: Address) -> Set<Address> {
    var isCircular: [Address: Bool] = [:]
    func visit(_ address: Address) -> Bool {
      if let known = isCircular[address] { return known }
      // Whoever comes back here on the way has found a circle.
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
  /// Sets the value where it is another one.
  fileprivate func update(_ value: Bool) {
    if self.value != value { self.value = value }
  }
}
