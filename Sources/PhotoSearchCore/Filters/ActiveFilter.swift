/// A filter, one of its choices, or an order that the user has turned on and can turn off again.
public nonisolated struct ActiveFilter: Sendable, Hashable, Identifiable {
  /// An identifier that stays the same when the upload dates change.
  public struct ID: Sendable, Hashable {
    fileprivate let key: String
    fileprivate let choice: String?
  }

  public let id: ID
  /// The filters as they would be with only this one on.
  public let values: PhotoFilters

  /// - Parameters:
  ///   - key: The key of the definition.
  ///   - choice: The name of the choice, if the filter has any number of choices.
  ///   - values: See `values`.
  init(key: String, choice: String?, values: PhotoFilters) {
    id = ID(key: key, choice: choice)
    self.values = values
  }

  /// The key of the definition.
  public var key: String { id.key }
}
