extension PropertyProtocol {
  /// Returns a property whose value is the transformed value of this one.
  ///
  ///     1--2--3--|
  ///     map { $0 * 2 }
  ///     2--4--6--|
  ///
  /// `transform` runs for each observed change and each read of `value`.
  @inlinable
  public func map<Output>(_ transform: @escaping (Element) -> Output) -> AnyProperty<Output> {
    AnyProperty(get: { transform(value) }, signal: map(transform))
  }

  /// Returns the same property, but observers are notified only of values that `areSame` distinguishes from the last
  /// one delivered.
  ///
  ///     1--1--2--1--|
  ///     removeDuplicates(by: ==)
  ///     1-----2--1--|
  ///
  /// `value` is that of the source, which is the same as the last one delivered as far as `areSame` can tell.
  @inlinable
  public func removeDuplicates(by areSame: @escaping (Element, Element) -> Bool) -> AnyProperty<Element> {
    AnyProperty(get: { value }, signal: removeDuplicates(by: areSame))
  }

  /// Returns the value of the property that `transform` selects by the value of this one.
  ///
  ///     source:  1--------2-----------|
  ///     a:       a--b--------c
  ///     b:       x-----y--------z-----|
  ///     out:     a--b-----y-----z-----|
  ///
  /// `transform` runs for each observed change and each read of `value`, so it should select an existing property
  /// rather than create one. Ends when the source and the selected property have ended.
  @inlinable
  public func flatMapLatest<Inner: PropertyProtocol>(
    _ transform: @escaping (Element) -> Inner
  ) -> AnyProperty<Inner.Element> {
    AnyProperty(get: { transform(value).value }, signal: flatMapLatest(transform))
  }
}

extension PropertyProtocol where Element: Equatable {
  /// Returns the same property, but observers are not notified of a value equal to the last one delivered.
  ///
  ///     1--1--2--1--|
  ///     removeDuplicates()
  ///     1-----2--1--|
  @inlinable
  public func removeDuplicates() -> AnyProperty<Element> { removeDuplicates { $0 == $1 } }
}
