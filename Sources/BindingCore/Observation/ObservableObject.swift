/// An object that tells before one of its `@Published` variables changes.
@MainActor
public protocol ObservableObject: AnyObject {
  /// Fires before each change of the object; finishes when the object goes away.
  var objectWillChange: SafeSignal<Void> { get }
}

extension ObservableObject {
  /// Fires before each change of a `@Published` variable of the object, whose old value can still be read then. Finishes
  /// when the object goes away; later than that when none of its variables was ever set or projected.
  public var objectWillChange: SafeSignal<Void> { ObjectChanges.of(self).signal }
}

/// Tells the changes of one object.
@MainActor
final class ObjectChanges {
  /// By object. An entry goes with the first variable of its object.
  private static var all: [ObjectIdentifier: ObjectChanges] = [:]
  /// When so many exist, those whose object went away without any variable are looked for.
  private static var nextSweep = 64

  private weak var object: AnyObject?
  private let key: ObjectIdentifier
  private let subject = PassthroughSubject<Void, Never>()

  private init(_ object: AnyObject) {
    self.object = object
    key = ObjectIdentifier(object)
  }

  /// What tells the changes of `object`.
  static func of(_ object: AnyObject) -> ObjectChanges {
    if let existing = all[ObjectIdentifier(object)] {
      if existing.object === object { return existing }
      // Another object had this place in memory before.
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
