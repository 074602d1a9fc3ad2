/// An `items-changed` signal of a list model: at `position`, `removed` elements were removed and `added` elements
/// added.
public struct ListSpan: Hashable, Sendable {
  /// The start of the change, in the list after the previous spans have been announced. Because everything before a
  /// span is final by then, this is also the position in the new list.
  public var position: Int
  /// The number of removed elements of the old list.
  public var removed: Int
  /// The number of added elements of the new list.
  public var added: Int

  @inlinable
  public init(position: Int, removed: Int, added: Int) {
    self.position = position
    self.removed = removed
    self.added = added
  }
}

/// The intermediate state between an old and a new list while its spans are announced in sequence.
///
/// A handler of `items-changed` immediately queries the model for its count and its elements, and expects exactly the
/// changes announced so far. If the new list were already in place, the results would be wrong until the last span.
/// Because spans are ascending and disjoint, the right result is simple: everything up to the end of the last announced
/// span is new, everything after it is old. A list model therefore retains the old list during the announcements and
/// responds from a transition:
///
///     var transition = ListTransition(oldCount: old.count)
///     for span in changeset.spans(oldCount: old.count, newCount: new.count) {
///       transition.pass(span)
///       announce(span)  // meanwhile `transition.count`, and `transition.origin(at:)` instead of the new list
///     }
///
/// Afterwards everything is new, and both lists agree about everything outside the spans.
public struct ListTransition: Hashable, Sendable {
  /// The origin of an element of the intermediate list.
  public enum Origin: Hashable, Sendable {
    /// At this position of the old list.
    case old(Int)
    /// At this position of the new list.
    case new(Int)
  }

  /// The number of elements of the intermediate list.
  public private(set) var count: Int
  /// The end of the last announced span; everything before it is new.
  private var boundary = 0
  /// The offset from a position after the boundary to its position in the old list.
  private var shift = 0

  /// Starts with the old list, before any announcement.
  public init(oldCount: Int) { count = oldCount }

  /// Passes a span. Call it just before announcing the span.
  ///
  /// - Precondition: The span follows those already passed, and is inside the list.
  public mutating func pass(_ span: ListSpan) {
    precondition(span.position >= boundary && span.position + span.removed <= count, "The span is not the next one")
    boundary = span.position + span.added
    shift += span.removed - span.added
    count += span.added - span.removed
  }

  /// Returns where the element at a position of the intermediate list comes from.
  ///
  /// - Precondition: `position` is within `0..<count`.
  public func origin(at position: Int) -> Origin {
    precondition(position >= 0 && position < count, "Position out of range")
    return position < boundary ? .new(position) : .old(position + shift)
  }
}
