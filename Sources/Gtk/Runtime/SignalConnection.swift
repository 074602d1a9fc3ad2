public import BindingCore
import CGtk

/// A closure that was connected to a signal by the signal's name, and can be held back for a while:
///
///     let saving = spinButton.connect("value-changed") { _ in document.save() }
///     saving.whileBlocked { spinButton.value = document.value }
///
/// What reactive properties and signals deliver is held back by `pausable(by:)`.
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

  /// Whether the closure is held back.
  public var isBlocked: Bool { blocks > 0 }

  /// Holds the closure back until `unblock()` was called as often. What is emitted meanwhile is not made up for.
  public func block() { blocks += 1 }

  /// Takes one `block()` back.
  ///
  /// Precondition: the closure is held back.
  public func unblock() {
    precondition(isBlocked, "unblock() without block()")
    blocks -= 1
  }

  /// Holds the closure back while `body` runs.
  @discardableResult
  public func whileBlocked<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    block()
    defer { unblock() }
    return try body()
  }

  /// Whether the closure will not be called any more: it was disconnected, or the object went away.
  public var isDisposed: Bool { handler?.isDisposed ?? true }

  /// Disconnects the closure, at once.
  public func dispose() { handler?.disconnect() }
}

extension Object {
  /// Connects a closure to a signal by its name, for signals of which Swift knows nothing, and where the closure must be
  /// held back at times. All others are in `reactive`, with types.
  ///
  /// - Parameters:
  ///   - signal: the name, with the detail of one that has details: `notify::label`.
  ///   - after: whether what the class does itself comes first.
  ///   - body: gets the arguments, without the object itself. Must not retain the object.
  /// - Returns: Its disposal disconnects the closure. Dropping it does not.
  ///
  /// Precondition: the class has the signal.
  @discardableResult
  public final func connect(
    _ signal: String, after: Bool = false, _ body: @escaping ([AnyValue]) -> Void
  ) -> SignalConnection {
    connect(signal, after: after) { arguments in
      body(arguments)
      return nil
    }
  }

  /// Connects a closure that answers; see `connect(_:after:_:)`.
  ///
  /// - Parameter answer: returns what the signal asks for, nil to say nothing.
  @discardableResult
  public final func connect(
    _ signal: String, after: Bool = false, answer: @escaping ([AnyValue]) -> (any GValueWritable)?
  ) -> SignalConnection {
    let connection = SignalConnection()
    connection.begin(self, signal, after: after, body: answer)
    return connection
  }
}
