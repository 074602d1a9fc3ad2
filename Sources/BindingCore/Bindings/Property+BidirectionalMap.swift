extension Property {
  /// Returns the same value seen through a pair of conversions, as a subject that can be bound both ways and does not
  /// retain the property.
  ///
  ///     volume.bidirectionalMap(to: { $0 * 100 }, from: { $0 / 100 }).bidirectionalBind(to: slider.reactive.value)
  ///
  /// An observer of the subject receives every value of the property, in order, regardless of how it was set.
  public func bidirectionalMap<Converted>(
    to forward: @escaping (Value) -> Converted, from backward: @escaping (Converted) -> Value
  ) -> DynamicSubject<Converted> {
    let property: (any Deallocatable) -> Property = { unsafeDowncast($0, to: Property.self) }
    return DynamicSubject<Converted>(
      target: self,
      signal: Signal(attach: { [core] observer, subscription in
        core.attachValue(observer.with { observer.next(forward($0)) }, subscription)
      }),
      get: { .success(forward(property($0).value)) },
      set: { property($0).value = backward($1) },
      entrance: core)
  }
}
