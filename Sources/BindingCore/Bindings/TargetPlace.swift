/// A weak reference that costs nothing to make, to copy and to drop: where an object can be found as long as it lives.
///
/// A subject that is made only to set one value holds one of these. Swift's own weak references would cost several times
/// as much as setting a number does.
///
/// The object takes its place once and leaves it when it goes away:
///
///     lazy var place = TargetPlace(of: self)
///     isolated deinit { place.leave() }
public struct TargetPlace {
  @usableFromInline let record: UnsafeMutablePointer<Record>
  @usableFromInline let number: Int

  @usableFromInline
  struct Record {
    /// Not retained: whoever lives here leaves before it dies.
    @usableFromInline unowned(unsafe) var target: (any Deallocatable)?
    /// How many have lived here.
    @usableFromInline var number: Int
  }

  /// Records without a tenant. Memory for records is never given back, so that a place can be looked at for ever.
  private static var vacant: [UnsafeMutablePointer<Record>] = []

  /// A place for `target`, which must call `leave()` before it is gone.
  public init(of target: any Deallocatable) {
    if let used = TargetPlace.vacant.popLast() {
      record = used
    } else {
      record = .allocate(capacity: 1)
      record.initialize(to: Record(target: nil, number: 0))
    }
    record.pointee.target = target
    number = record.pointee.number
  }

  /// The object is going away.
  public func leave() {
    guard record.pointee.number == number else { return }
    record.pointee.target = nil
    record.pointee.number += 1
    TargetPlace.vacant.append(record)
  }

  /// The object; `nil` when it is gone.
  @inlinable public var target: (any Deallocatable)? {
    record.pointee.number == number ? record.pointee.target : nil
  }
}
