public import Observation

/// A property for code that uses Swift's Observation: `withObservationTracking` and whatever is built on it.
///
///     let text = ObservedValue(viewModel.searchString)
///     withObservationTracking { print(text.value) } onChange: { ... }
///     text.value = "vesper"
///
/// It reads and sets the property, which it retains; a property without an observed value has no extra cost. `onChange`
/// is called as soon as the property is set from anywhere, even to an equal value. Observation ends with the last
/// reference to this object.
@MainActor
public final class ObservedValue<Value>: Observation.Observable {
  private let property: Property<Value>
  private let registrar = ObservationRegistrar()
  private let observation = Subscription()

  /// Creates a value that follows and sets `property`.
  public init(_ property: Property<Value>) {
    self.property = property
    property.core.attach(
      Observer(next: { [weak self] _ in
        guard let self else { return }
        registrar.willSet(self, keyPath: \.value)
        registrar.didSet(self, keyPath: \.value)
      }), observation)
  }

  /// The value of the property.
  public var value: Value {
    get {
      registrar.access(self, keyPath: \.value)
      return property.value
    }
    set { property.value = newValue }
  }

  isolated deinit { observation.dispose() }
}
