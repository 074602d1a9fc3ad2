/// Checks in debug builds, after each outermost emission, that the engine is at rest: no node expects an element, no
/// gate is busy and no backlog is left. Otherwise the graph would silently lose values from then on.
///
/// Only the main actor emits, so the state needs no lock.
@usableFromInline
nonisolated enum Audit {
  #if DEBUG
  private struct Suspect {
    weak var gate: Gate?
  }

  private nonisolated(unsafe) static var depth = 0
  /// The gates marked or passed since the outermost emission began.
  private nonisolated(unsafe) static var suspects: [Suspect] = []

  @usableFromInline
  static func begin() { depth += 1 }

  @usableFromInline
  static func end() {
    depth -= 1
    if depth > 0 || suspects.isEmpty { return }
    let finished = suspects
    suspects = []
    for case let gate? in finished.lazy.map(\.gate) {
      gate.isSuspect = false
      if let unrest = gate.unrest {
        fatalError("BindingCore: \(type(of: gate)) \(unrest) after an emission. This is a bug in BindingCore.")
      }
    }
  }

  /// Records that `gate` may expect an element or be busy until the emission ends.
  @usableFromInline
  static func note(_ gate: Gate) {
    if gate.isSuspect { return }
    gate.isSuspect = true
    suspects.append(Suspect(gate: gate))
  }
  #else
  @inlinable @inline(__always) static func begin() {}
  @inlinable @inline(__always) static func end() {}
  @inlinable @inline(__always) static func note(_ gate: Gate) {}
  #endif
}

#if DEBUG
nonisolated extension Gate {
  /// The reason why this gate is not at rest although no emission is in progress.
  fileprivate var unrest: String? {
    if let node = self as? Node, node.expected != 0 { return "still expects elements along \(node.expected) paths" }
    if isBusy { return "is still passing an element" }
    if backlog != nil, !isClosed { return "still holds elements back" }
    return nil
  }
}
#endif
