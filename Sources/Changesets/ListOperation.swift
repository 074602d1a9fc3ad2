/// One edit of a list, at positions of the list as the edits before it have left it.
///
/// A sequence of operations (a *patch*) says the same as a `ListChangeset`, in other words: operations are done one
/// after another and carry their elements, a changeset compares the first list with the last.
public enum ListOperation<Element> {
  /// The element comes before the one at this position, or to the end.
  case insert(Element, at: Int)
  /// The element at this position goes.
  case delete(at: Int)
  /// Another element, or another version of it, takes this place.
  case update(at: Int, newElement: Element)
  /// The element at `from` is taken out and put back so that it is at `to` afterwards.
  case move(from: Int, to: Int)
}

extension ListOperation: Equatable where Element: Equatable {}
extension ListOperation: Hashable where Element: Hashable {}
extension ListOperation: Sendable where Element: Sendable {}

extension ListOperation: CustomStringConvertible {
  /// In short, such as `insert(x, at: 2)`.
  public var description: String {
    switch self {
    case .insert(let element, let position): "insert(\(element), at: \(position))"
    case .delete(let position): "delete(at: \(position))"
    case .update(let position, let element): "update(at: \(position), newElement: \(element))"
    case .move(let from, let to): "move(from: \(from), to: \(to))"
    }
  }
}

extension ListOperation {
  /// The same operation on what `transform` makes of the elements.
  public func map<Output>(_ transform: (Element) throws -> Output) rethrows -> ListOperation<Output> {
    switch self {
    case .insert(let element, let position): .insert(try transform(element), at: position)
    case .delete(let position): .delete(at: position)
    case .update(let position, let element): .update(at: position, newElement: try transform(element))
    case .move(let from, let to): .move(from: from, to: to)
    }
  }
}

extension Array {
  /// Does one operation.
  public mutating func apply(_ operation: ListOperation<Element>) {
    switch operation {
    case .insert(let element, let position): insert(element, at: position)
    case .delete(let position): remove(at: position)
    case .update(let position, let element): self[position] = element
    case .move(let from, let to): insert(remove(at: from), at: to)
    }
  }

  /// Does several operations, one after another.
  public mutating func apply(_ patch: some Sequence<ListOperation<Element>>) {
    for operation in patch { apply(operation) }
  }
}
