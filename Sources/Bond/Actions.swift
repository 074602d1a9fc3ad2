public import BindingCore

extension ReactiveExtensions {
  /// `feed(from:map:)` of a request in the spelling of Bond 6.
  @discardableResult
  public func feed<Source: PropertyProtocol, Asked: RequestProtocol>(
    property: Source, to request: KeyPath<Self, Asked>,
    map: @escaping (Source.Element, Asked.Argument) -> Asked.Response
  ) -> Subscription {
    self[keyPath: request].feed(from: property, map: map)
  }

  /// `feed(from:)` of a request in the spelling of Bond 6.
  @discardableResult
  public func feed<Source: PropertyProtocol, Asked: RequestProtocol>(
    property: Source, to request: KeyPath<Self, Asked>
  ) -> Subscription where Asked.Response == Source.Element {
    self[keyPath: request].feed(from: property)
  }
}
