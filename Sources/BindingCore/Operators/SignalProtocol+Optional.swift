extension SignalProtocol {
  /// Delivers the elements that are not `nil`.
  ///
  ///     --1--x--3--|
  ///     map { Int($0) }.ignoreNils()
  ///     --1-----3--|
  @inlinable
  public func ignoreNils<Wrapped>() -> Signal<Wrapped, Failure> where Element == Wrapped? {
    compactMap { $0 }
  }

  /// Delivers `replacement` for each `nil`.
  ///
  ///     --1--x--3--|
  ///     map { Int($0) }.replaceNils(with: 0)
  ///     --1--0--3--|
  @inlinable
  public func replaceNils<Wrapped>(with replacement: Wrapped) -> Signal<Wrapped, Failure>
  where Element == Wrapped? {
    map { $0 ?? replacement }
  }

  /// Transforms the elements that are not `nil`, and delivers every `nil` unchanged.
  ///
  ///     --1--x--3--|
  ///     map { Int($0) }.mapWrapped { $0 * 2 }.replaceNils(with: 0)
  ///     --2--0--6--|
  @inlinable
  public func mapWrapped<Wrapped, Output>(_ transform: @escaping (Wrapped) -> Output) -> Signal<Output?, Failure>
  where Element == Wrapped? {
    map { $0.map(transform) }
  }
}
