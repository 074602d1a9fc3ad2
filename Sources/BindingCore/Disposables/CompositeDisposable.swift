/// Several disposables that are disposed together. Unlike a `DisposeBag`, it does not dispose them when it is
/// deallocated, and accepts no more once it is disposed.
public nonisolated final class CompositeDisposable: Disposable {
  private var disposables: [any Disposable]?
  /// The count at which disposables that have already ended are dropped.
  private var nextSweep = 16

  /// Creates a composite of `disposables`.
  public init(_ disposables: [any Disposable] = []) { self.disposables = disposables }

  public var isDisposed: Bool { disposables == nil }

  /// Adds a disposable, or disposes it immediately if the composite is already disposed.
  ///
  /// Amortised O(1). Disposables that have ended by themselves do not accumulate.
  public func add(disposable: any Disposable) {
    guard let count = disposables?.count else { return disposable.dispose() }
    if count >= nextSweep {
      disposables?.removeAll { $0.isDisposed }
      nextSweep = max(16, (disposables?.count ?? 0) * 2)
    }
    disposables?.append(disposable)
  }

  /// Adds a disposable.
  public static func += (composite: CompositeDisposable, disposable: any Disposable) {
    composite.add(disposable: disposable)
  }

  public func dispose() {
    let held = disposables
    disposables = nil
    for disposable in held ?? [] { disposable.dispose() }
  }
}
