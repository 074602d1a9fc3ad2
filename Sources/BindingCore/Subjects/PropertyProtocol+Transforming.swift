extension PropertyProtocol {
  /// The property whose value is what `transform` makes of this one's.
  ///
  ///     1--2--3--|
  ///     map { $0 * 2 }
  ///     2--4--6--|
  ///
  /// `transform` runs for each change that is observed and at each reading of `value`.
  @inlinable
  public func map<Output>(_ transform: @escaping (Element) -> Output) -> AnyProperty<Output> {
    AnyProperty(get: { transform(value) }, signal: map(transform))
  }

  /// The same property whose observers hear of a value only when `areSame` tells it from the last one delivered.
  ///
  ///     1--1--2--1--|
  ///     removeDuplicates(by: ==)
  ///     1-----2--1--|
  ///
  /// `value` is the source's, the same as the last one delivered as far as `areSame` can tell.
  @inlinable
  public func removeDuplicates(by areSame: @escaping (Element, Element) -> Bool) -> AnyProperty<Element> {
    AnyProperty(get: { value }, signal: removeDuplicates(by: areSame))
  }

  /// The value of the property that `transform` chooses by this one's value.
  ///
  ///     source:  1--------2-----------|
  ///     a:       a--b--------c
  ///     b:       x-----y--------z-----|
  ///     out:     a--b-----y-----z-----|
  ///
  /// `transform` runs at each change that is observed and at each reading of `value`: let it choose among properties
  /// that exist rather than make new ones. Ends when the source and the chosen property have ended.
  @inlinable
  public func flatMapLatest<Inner: PropertyProtocol>(
    _ transform: @escaping (Element) -> Inner
  ) -> AnyProperty<Inner.Element> {
    AnyProperty(get: { transform(value).value }, signal: flatMapLatest(transform))
  }
}

extension PropertyProtocol where Element: Equatable {
  /// The same property whose observers do not hear of a value that equals the last one delivered.
  ///
  ///     1--1--2--1--|
  ///     removeDuplicates()
  ///     1-----2--1--|
  @inlinable
  public func removeDuplicates() -> AnyProperty<Element> { removeDuplicates { $0 == $1 } }
}
