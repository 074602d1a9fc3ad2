/// An object that announces changes of its `@Published` variables.
@MainActor
public protocol ObservableObject: AnyObject {
  /// Fires before each change of the object. Finishes when the object is deallocated.
  var objectWillChange: SafeSignal<Void> { get }
}

extension ObservableObject {
  /// Fires before each change of a `@Published` variable of the object, while the old value can still be read. Finishes
  /// when the object is deallocated, or later if none of its variables was ever set or projected.
  public var objectWillChange: SafeSignal<Void> { ObjectChanges.of(self).signal }
}

/// Announces the changes of one object.
@MainActor
final class ObjectChanges {
  /// All instances by object. An entry is removed with the first variable of its object.
  private static var all: [ObjectIdentifier: ObjectChanges] = [:]
  /// The number of entries at which those of objects deallocated without a variable are swept.
  private static var nextSweep = 64

  private weak var object: AnyObject?
  private let key: ObjectIdentifier
  private let subject = PassthroughSubject<Void, Never>()

  private init(_ object: AnyObject) {
    self.object = object
    key = ObjectIdentifier(object)
  }

  /// Returns the instance for `object`.
  static func of(_ object: AnyObject) -> ObjectChanges {
    if let existing = all[ObjectIdentifier(object)] {
      if existing.object === object { return existing }
      // Another object had the same address before.
      existing.subject.send(completion: .finished)
    } else if all.count >= nextSweep {
      for changes in all.values { changes.endIfObjectIsGone() }
      nextSweep = max(64, all.count * 2)
    }
    let changes = ObjectChanges(object)
    all[ObjectIdentifier(object)] = changes
    return changes
  }

  var signal: SafeSignal<Void> { subject.toSignal() }

  func fire() { subject.send() }

  func endIfObjectIsGone() {
    guard object == nil else { return }
    if Self.all[key] === self { Self.all[key] = nil }
    subject.send(completion: .finished)
  }
}
