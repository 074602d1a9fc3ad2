/// What makes two elements of a list the same one, and when a same one has changed.
///
/// A type with static requirements instead of closures, so that each algorithm is specialised to plain comparisons.
@usableFromInline
protocol ListIdentity<Element> {
  associatedtype Element

  /// Whether both are versions of one element.
  static func isSame(_ first: Element, _ second: Element) -> Bool
  /// Equal for elements that are the same.
  static func hash(_ element: Element) -> Int
  /// Whether two versions of one element differ in content.
  static func isChanged(_ first: Element, _ second: Element) -> Bool
}

/// Elements with an `id`: the same element may change its content.
@usableFromInline
enum IdentityByID<Element: Identifiable & Equatable>: ListIdentity {
  @inlinable
  static func isSame(_ first: Element, _ second: Element) -> Bool { first.id == second.id }
  @inlinable
  static func hash(_ element: Element) -> Int { element.id.hashValue }
  @inlinable
  static func isChanged(_ first: Element, _ second: Element) -> Bool { first != second }
}

/// Elements that are nothing but their value: another value is another element, so nothing is ever updated.
@usableFromInline
enum IdentityByValue<Element: Hashable>: ListIdentity {
  @inlinable
  static func isSame(_ first: Element, _ second: Element) -> Bool { first == second }
  @inlinable
  static func hash(_ element: Element) -> Int { element.hashValue }
  @inlinable
  static func isChanged(_ first: Element, _ second: Element) -> Bool { false }
}
