/// Disposes its contents when it is disposed or deallocated.
@MainActor
public final class DisposeBag: Disposable {
  private var disposables: [any Disposable] = []
  /// The count at which disposables that have already ended are dropped.
  private var nextSweep = 16
  private var deallocation: PassthroughSubject<Void, Never>?
  public private(set) var isDisposed = false

  /// Creates an empty bag.
  public init() {}

  /// Adds a disposable, or disposes it immediately if the bag is already disposed.
  ///
  /// Amortised O(1). Disposables that have ended by themselves do not accumulate.
  public func add(_ disposable: any Disposable) {
    if isDisposed { return disposable.dispose() }
    if disposables.count >= nextSweep {
      disposables.removeAll { $0.isDisposed }
      nextSweep = max(16, disposables.count * 2)
    }
    disposables.append(disposable)
  }

  /// Adds a disposable.
  public static func += (bag: DisposeBag, disposable: any Disposable) { bag.add(disposable) }

  /// Disposes the contents of the bag. The bag can be used again, as when a row is recycled.
  public func removeAll() {
    let held = disposables
    disposables = []
    nextSweep = 16
    for disposable in held { disposable.dispose() }
  }

  /// Disposes the contents of the bag and everything added later.
  public func dispose() {
    isDisposed = true
    removeAll()
    deallocation?.send(())
    deallocation?.send(completion: .finished)
    deallocation = nil
  }

  /// Fires once, when the bag is disposed or deallocated.
  public var deallocated: SafeSignal<Void> {
    if isDisposed { return .init(just: ()) }
    if let deallocation { return deallocation.toSignal() }
    let subject = PassthroughSubject<Void, Never>()
    deallocation = subject
    return subject.toSignal()
  }

  isolated deinit { if !isDisposed { dispose() } }
}

/// A disposable that runs a closure once.
public nonisolated final class BlockDisposable: Disposable {
  private var body: (() -> Void)?

  /// Creates a disposable that runs `body` at the first `dispose()`, not when it is deallocated.
  public init(_ body: @escaping () -> Void) { self.body = body }

  public var isDisposed: Bool { body == nil }

  public func dispose() {
    let run = body
    body = nil
    run?()
  }
}

@MainActor extension Disposable {
  /// Adds the disposable to a bag, which disposes it.
  public func dispose(in bag: DisposeBag) { bag.add(self) }
}
