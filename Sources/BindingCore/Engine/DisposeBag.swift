/// Disposes what is put into it when it is disposed or goes away.
@MainActor
public final class DisposeBag: Disposable {
  private var disposables: [any Disposable] = []
  /// Disposables that have ended by themselves are dropped when this many are held.
  private var nextSweep = 16
  private var deallocation: PassthroughSubject<Void, Never>?
  public private(set) var isDisposed = false

  /// An empty bag.
  public init() {}

  /// Adds a disposable. It is disposed at once when the bag has gone already.
  ///
  /// Amortised O(1). Disposables that ended by themselves do not pile up.
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

  /// Disposes everything that the bag holds. The bag can be used again, as when a row is recycled.
  public func removeAll() {
    let held = disposables
    disposables = []
    nextSweep = 16
    for disposable in held { disposable.dispose() }
  }

  /// Disposes everything that the bag holds or is given later.
  public func dispose() {
    isDisposed = true
    removeAll()
    deallocation?.send(())
    deallocation?.send(completion: .finished)
    deallocation = nil
  }

  /// Fires once when the bag is disposed or goes away.
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

  /// `body` runs at the first `dispose()`, not when the object goes away.
  public init(_ body: @escaping () -> Void) { self.body = body }

  public var isDisposed: Bool { body == nil }

  public func dispose() {
    let run = body
    body = nil
    run?()
  }
}

extension Disposable {
  /// Puts it into a bag, which disposes it.
  public func dispose(in bag: DisposeBag) { bag.add(self) }
}
