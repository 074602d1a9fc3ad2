/// A weak reference that costs nothing to create, copy and destroy.
///
/// A subject that is created only to set one value holds one of these. A Swift weak reference would cost several times
/// as much as setting a number.
///
/// The object registers once and leaves when it is deallocated:
///
///     lazy var place = TargetRegistration(of: self)
///     isolated deinit { place.leave() }
public struct TargetRegistration {
  @usableFromInline let record: UnsafeMutablePointer<Record>
  @usableFromInline let number: Int

  @usableFromInline
  struct Record {
    /// Not retained: the target leaves before it is deallocated.
    @usableFromInline unowned(unsafe) var target: (any Deallocatable)?
    /// The number of targets that have used this record so far.
    @usableFromInline var number: Int
  }

  /// Unused records. Records are never deallocated, so that a stale `TargetRegistration` can always be read.
  private static var vacant: [UnsafeMutablePointer<Record>] = []

  /// Creates a reference to `target`, which must call `leave()` before it is deallocated.
  public init(of target: any Deallocatable) {
    if let used = TargetRegistration.vacant.popLast() {
      record = used
    } else {
      record = .allocate(capacity: 1)
      record.initialize(to: Record(target: nil, number: 0))
    }
    record.pointee.target = target
    number = record.pointee.number
  }

  /// Clears the reference because the object is being deallocated.
  public func leave() {
    guard record.pointee.number == number else { return }
    record.pointee.target = nil
    record.pointee.number += 1
    TargetRegistration.vacant.append(record)
  }

  /// The object, or `nil` if it is deallocated.
  @inlinable public var target: (any Deallocatable)? {
    record.pointee.number == number ? record.pointee.target : nil
  }
}
