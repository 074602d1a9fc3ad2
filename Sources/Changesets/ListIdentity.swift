/// Decides whether two elements of a list are the same one, and whether it has changed.
///
/// Uses static requirements instead of closures so that each algorithm is specialised to plain comparisons.
@usableFromInline
protocol ListIdentity<Element> {
  associatedtype Element

  /// Whether both are versions of one element.
  static func isSame(_ first: Element, _ second: Element) -> Bool
  /// The hash value, equal for elements that are the same.
  static func hash(_ element: Element) -> Int
  /// Whether two versions of one element differ in content.
  static func isChanged(_ first: Element, _ second: Element) -> Bool
}

/// Elements with an `id`, which can change their content.
@usableFromInline
enum IdentityByID<Element: Identifiable & Equatable>: ListIdentity {
  @inlinable
  static func isSame(_ first: Element, _ second: Element) -> Bool { first.id == second.id }
  @inlinable
  static func hash(_ element: Element) -> Int { element.id.hashValue }
  @inlinable
  static func isChanged(_ first: Element, _ second: Element) -> Bool { first != second }
}

/// Elements without an identity apart from their value. A different value is a different element, so there are no
/// updates.
@usableFromInline
enum IdentityByValue<Element: Hashable>: ListIdentity {
  @inlinable
  static func isSame(_ first: Element, _ second: Element) -> Bool { first == second }
  @inlinable
  static func hash(_ element: Element) -> Int { element.hashValue }
  @inlinable
  static func isChanged(_ first: Element, _ second: Element) -> Bool { false }
}
