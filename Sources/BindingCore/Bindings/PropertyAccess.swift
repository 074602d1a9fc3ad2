/// The functions that read and write a property of a class's instances. They capture nothing.
@frozen
public struct PropertyAccess<Target: AnyObject, Element> {
  /// Reads the value.
  public let get: (Target) -> Element
  /// Writes the value. It may normalise it.
  public let set: (Target, Element) -> Void

  /// Creates an access that reads with `get` and writes with `set`.
  @inlinable
  @inline(__always)
  public init(get: @escaping (Target) -> Element, set: @escaping (Target, Element) -> Void) {
    self.get = get
    self.set = set
  }
}
