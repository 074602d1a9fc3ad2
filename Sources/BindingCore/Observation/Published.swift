/// A stored variable that can also be observed and bound.
///
///     final class ViewModel: ObservableObject {
///       @Published var text = ""
///     }
///     viewModel.$text.bidirectionalBind(to: entry.reactive.text)
///     viewModel.objectWillChange.observeNext { ... }
///
/// `text` is the value, `$text` the property that holds it and delivers the current value, then each value that is set.
/// If the variable belongs to an `ObservableObject`, its `objectWillChange` fires before each change, whatever its
/// origin. The wrapper also works in other classes and in structs. Then there is no object to notify, and copies of a
/// struct share the value.
@propertyWrapper
public struct Published<Value> {
  @usableFromInline let storage: PublishedStorage<Value>

  /// Creates a variable with an initial value.
  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

  /// The value.
  @inlinable
  public var wrappedValue: Value {
    get { storage.property.value }
    nonmutating set { storage.property.value = newValue }
  }

  /// The property that holds the value.
  @inlinable
  public var projectedValue: Property<Value> { storage.property }

  /// The value of a variable of an object, which is notified before the value changes.
  @inlinable
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Published>
  ) -> Value {
    get { object[keyPath: storage].storage.property.value }
    set {
      let storage = object[keyPath: storage].storage
      if !storage.isOwned { storage.setOwner(object) }
      storage.property.value = newValue
    }
  }

  /// The property of a variable of an object, which is notified before the value changes.
  @inlinable
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    projected projected: KeyPath<Object, Property<Value>>,
    storage storage: ReferenceWritableKeyPath<Object, Published>
  ) -> Property<Value> {
    let storage = object[keyPath: storage].storage
    if !storage.isOwned { storage.setOwner(object) }
    return storage.property
  }
}

/// The storage of a `Published` variable.
@MainActor
@usableFromInline
final class PublishedStorage<Value> {
  @usableFromInline let property: Property<Value>
  /// Whether the owning object is known.
  @usableFromInline private(set) var isOwned = false
  private let owner: Box<ObjectChanges?>

  init(_ value: Value) {
    let owner = Box<ObjectChanges?>(nil)
    self.owner = owner
    // Every value passes through here before it is set, including values from bindings.
    property = Property(
      core: ValueCore(value) { newValue in
        owner.value?.fire()
        return (newValue, false)
      })
  }

  @usableFromInline
  func setOwner(_ object: AnyObject) {
    isOwned = true
    guard object is any ObservableObject else { return }
    owner.value = ObjectChanges.of(object)
  }

  isolated deinit { owner.value?.endIfObjectIsGone() }
}
