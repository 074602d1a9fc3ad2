public import BindingCore
import CGtk

/// A closure that is connected to a signal by name and can be blocked temporarily:
///
///     let saving = spinButton.connect("value-changed") { _ in document.save() }
///     saving.whileBlocked { spinButton.value = document.value }
///
/// To block what reactive properties and signals deliver, use `pausable(by:)`.
@MainActor public final class SignalConnection: @MainActor Disposable {
  private var handler: SignalHandler?
  private var blocks = 0

  fileprivate init() {}

  fileprivate func begin(
    _ object: Object, _ signal: String, after: Bool, body: @escaping ([AnyValue]) -> (any GValueWritable)?
  ) {
    let id = signal.withCString { SignalID(named: $0, of: object) }
    var query = GSignalQuery()
    g_signal_query(id.id, &query)
    let count = Int(query.n_params)
    handler = SignalHandler(object, id, after: after) { [weak self] arguments in
      guard self?.isBlocked != true else { return }
      let answer = body((0..<count).map { AnyValue(copying: arguments.values + 1 + $0) })
      guard let answer, let slot = arguments.result else { return }
      var value = GValue(converting: answer, to: slot.type, for: signal)
      g_value_copy(&value, slot.pointer)
      g_value_unset(&value)
    }
  }

  /// Whether the closure is blocked.
  public var isBlocked: Bool { blocks > 0 }

  /// Blocks the closure until `unblock()` has been called as often. Emissions in the meantime are lost.
  public func block() { blocks += 1 }

  /// Undoes one `block()`.
  ///
  /// Precondition: The closure is blocked.
  public func unblock() {
    precondition(isBlocked, "unblock() without block()")
    blocks -= 1
  }

  /// Blocks the closure while `body` runs.
  @discardableResult
  public func whileBlocked<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    block()
    defer { unblock() }
    return try body()
  }

  /// Whether the closure will not be called any more, because it was disconnected or the object was disposed of.
  public var isDisposed: Bool { handler?.isDisposed ?? true }

  /// Disconnects the closure immediately.
  public func dispose() { handler?.disconnect() }
}

extension Object {
  /// Connects a closure to a signal by name, for signals unknown to Swift and closures that must be blocked at times.
  /// All others have typed counterparts in `reactive`.
  ///
  /// - Parameters:
  ///   - signal: The name, with the detail if the signal has details: `notify::label`.
  ///   - after: Whether the class's own handler runs first.
  ///   - body: Receives the arguments, without the object itself. Must not retain the object.
  /// - Returns: A connection whose disposal disconnects the closure. Dropping it does not.
  ///
  /// Precondition: The class has the signal.
  @discardableResult
  public final func connect(
    _ signal: String, after: Bool = false, _ body: @escaping ([AnyValue]) -> Void
  ) -> SignalConnection {
    connect(signal, after: after) { arguments in
      body(arguments)
      return nil
    }
  }

  /// Connects a closure that returns a result; see `connect(_:after:_:)`.
  ///
  /// - Parameter answer: Returns the signal's result, or `nil` to leave it unset.
  @discardableResult
  public final func connect(
    _ signal: String, after: Bool = false, answer: @escaping ([AnyValue]) -> (any GValueWritable)?
  ) -> SignalConnection {
    let connection = SignalConnection()
    connection.begin(self, signal, after: after, body: answer)
    return connection
  }
}
