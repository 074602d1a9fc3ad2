/// One edit of a list, at positions of the list after the previous edits.
///
/// A sequence of operations (a *patch*) is equivalent to a `ListChangeset`: operations are applied in sequence and
/// contain their elements, a changeset compares the first list with the last.
public enum ListOperation<Element> {
  /// Inserts the element before the one at this position, or at the end.
  case insert(Element, at: Int)
  /// Deletes the element at this position.
  case delete(at: Int)
  /// Replaces the element at this position.
  case update(at: Int, newElement: Element)
  /// Removes the element at `from` and reinserts it so that it is at `to` afterwards.
  case move(from: Int, to: Int)
}

extension ListOperation: Equatable where Element: Equatable {}
extension ListOperation: Hashable where Element: Hashable {}
extension ListOperation: Sendable where Element: Sendable {}

extension ListOperation: CustomStringConvertible {
  /// A short description, such as `insert(x, at: 2)`.
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
  /// Returns the same operation with transformed elements.
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
  /// Applies one operation.
  public mutating func apply(_ operation: ListOperation<Element>) {
    switch operation {
    case .insert(let element, let position): insert(element, at: position)
    case .delete(let position): remove(at: position)
    case .update(let position, let element): self[position] = element
    case .move(let from, let to): insert(remove(at: from), at: to)
    }
  }

  /// Applies several operations in sequence.
  public mutating func apply(_ patch: some Sequence<ListOperation<Element>>) {
    for operation in patch { apply(operation) }
  }
}
