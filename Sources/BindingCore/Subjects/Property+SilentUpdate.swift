extension Property {
  /// Sets the value without telling the observers, who do not hear of it until the next change.
  ///
  /// For a value that comes from where the observers have it already. Derived properties and later observers see it;
  /// a two-way binding does not carry it.
  @inlinable
  public func silentUpdate(value: Value) {
    core.value = core.normalise?(value).value ?? value
  }
}
