public import BindingCore

extension ReactiveExtensions {
  /// The Bond 6 spelling of a request's `feed(from:map:)`.
  @discardableResult
  public func feed<Source: PropertyProtocol, Asked: RequestProtocol>(
    property: Source, to request: KeyPath<Self, Asked>,
    map: @escaping (Source.Element, Asked.Argument) -> Asked.Response
  ) -> Subscription {
    self[keyPath: request].feed(from: property, map: map)
  }

  /// The Bond 6 spelling of a request's `feed(from:)`.
  @discardableResult
  public func feed<Source: PropertyProtocol, Asked: RequestProtocol>(
    property: Source, to request: KeyPath<Self, Asked>
  ) -> Subscription where Asked.Response == Source.Element {
    self[keyPath: request].feed(from: property)
  }
}
