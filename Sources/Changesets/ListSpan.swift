/// One `items-changed` of a list model: at `position`, `removed` elements went and `added` elements came.
public struct ListSpan: Hashable, Sendable {
  /// Where the change begins, in the list as it is when the spans before this one have been announced. As everything
  /// before a span is final by then, this is also the position in the new list.
  public var position: Int
  /// How many elements of the old list are gone.
  public var removed: Int
  /// How many elements of the new list took their place.
  public var added: Int

  @inlinable
  public init(position: Int, removed: Int, added: Int) {
    self.position = position
    self.removed = removed
    self.added = added
  }
}

/// The list half way between its old and its new version, while its spans are announced one after another.
///
/// Who hears `items-changed` asks the model at once for its count and its elements, and expects what has been announced
/// so far: nothing more. With the new list already in place those answers would be wrong until the last span. As spans
/// are ascending and disjoint, the right answer is simple: everything up to the end of the last announced span is new,
/// everything after it is old. A list model therefore keeps the old list during the announcements and answers from a
/// transition:
///
///     var transition = ListTransition(oldCount: old.count)
///     for span in changeset.spans(oldCount: old.count, newCount: new.count) {
///       transition.pass(span)
///       announce(span)  // meanwhile `transition.count`, and `transition.place(at:)` instead of the new list
///     }
///
/// Afterwards everything is new and both lists agree about what was not in a span.
public struct ListTransition: Hashable, Sendable {
  /// Where an element of the half-way list is to be found.
  public enum Place: Hashable, Sendable {
    /// At this position of the old list.
    case old(Int)
    /// At this position of the new list.
    case new(Int)
  }

  /// How many elements the half-way list has.
  public private(set) var count: Int
  /// The end of the last announced span: what is before it is new.
  private var boundary = 0
  /// How much further back an element after the boundary is in the old list.
  private var shift = 0

  /// Nothing announced: the list is the old one.
  public init(oldCount: Int) { count = oldCount }

  /// Goes past a span: call it just before the span is announced.
  ///
  /// - Precondition: The span comes after those already passed, and inside the list.
  public mutating func pass(_ span: ListSpan) {
    precondition(span.position >= boundary && span.position + span.removed <= count, "The span is not the next one")
    boundary = span.position + span.added
    shift += span.removed - span.added
    count += span.added - span.removed
  }

  /// Where the element at a position of the half-way list comes from.
  ///
  /// - Precondition: `position` is within `0..<count`.
  public func place(at position: Int) -> Place {
    precondition(position >= 0 && position < count, "Position out of range")
    return position < boundary ? .new(position) : .old(position + shift)
  }
}
