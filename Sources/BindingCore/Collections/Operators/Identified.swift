/// A value with an identity: the element type of `identifiedCollection()`.
public nonisolated struct Identified<Value>: Identifiable {
  /// Unique within a collection.
  public let id: Int
  /// The element itself.
  public var value: Value

  /// Creates a value with an identity.
  @inlinable
  public init(id: Int, value: Value) {
    self.id = id
    self.value = value
  }
}

extension Identified: Equatable where Value: Equatable {}
extension Identified: Hashable where Value: Hashable {}
extension Identified: Sendable where Value: Sendable {}

extension SignalProtocol {
  /// Delivers the array with an identity for each element, which lasts as long as the element is in the array.
  ///
  /// Use this if elements have no identity of their own, or not a unique one, and a consumer such as a list widget
  /// needs one. An updated or moved element keeps its identity. A reset gives every element a new one, and identities
  /// may differ between observers.
  public func identifiedCollection<Item>() -> Signal<ObservableArrayEvent<Identified<Item>>, Failure>
  where Element == ObservableArrayEvent<Item> {
    compactMapWithOwnState {
      var identities = IdentitySource()
      var identified: [Identified<Item>]?
      return { event in
        let items = event.collection
        guard case .changes(let changeset) = event.change, var all = identified else {
          let all = items.map { identities.identify($0) }
          identified = all
          return ObservableArrayEvent(collection: all, change: .reset)
        }
        // Keep a single owner, so that the array is mutated in place.
        identified = nil
        changeset.apply(
          to: &all, inserting: { identities.identify(items[$0]) }, updating: { $0.value = items[$1] })
        identified = all
        return ObservableArrayEvent(collection: all, change: event.change)
      }
    }
  }

  /// Delivers the array with an identity for each section and item, which lasts as long as it is in the array; see
  /// `identifiedCollection()` of arrays without sections.
  public func identifiedCollection<Metadata, Item>() -> Signal<
    Observable2DArrayEvent<Identified<Metadata>, Identified<Item>>, Failure
  >
  where Element == Observable2DArrayEvent<Metadata, Item> {
    compactMapWithOwnState {
      var identities = IdentitySource()
      var identified: (headers: [Identified<Metadata>], items: [[Identified<Item>]])?
      return { event in
        let sections = event.collection.sections
        guard case .changes(let changeset) = event.change, case (var headers, var items)? = identified else {
          let headers = sections.map { identities.identify($0.metadata) }
          let items = sections.map { $0.items.map { identities.identify($0) } }
          identified = (headers, items)
          return .init(collection: Array2D(headers, items), change: .reset)
        }
        // Keep a single owner, so that the arrays are mutated in place.
        identified = nil
        changeset.sections.apply(
          to: &headers, inserting: { identities.identify(sections[$0].metadata) },
          updating: { $0.value = sections[$1].metadata })
        changeset.apply(
          to: &items,
          insertingSection: { sections[$0].items.map { identities.identify($0) } },
          inserting: { identities.identify(event.collection[$0]) },
          updating: { $0.value = event.collection[$1] })
        identified = (headers, items)
        return .init(collection: Array2D(headers, items), change: event.change)
      }
    }
  }
}

/// Assigns a different number to each value.
private nonisolated struct IdentitySource {
  private var nextID = 0

  mutating func identify<Value>(_ value: Value) -> Identified<Value> {
    defer { nextID += 1 }
    return Identified(id: nextID, value: value)
  }
}
