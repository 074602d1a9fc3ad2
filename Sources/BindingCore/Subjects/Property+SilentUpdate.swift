extension Property {
  /// Sets the value without notifying the observers before the next change.
  ///
  /// Use this for a value whose origin already shows it to the observers. Derived properties and later observers see
  /// it; a two-way binding does not propagate it.
  @inlinable
  public func silentUpdate(value: Value) {
    core.value = core.normalise?(value).value ?? value
  }
}
