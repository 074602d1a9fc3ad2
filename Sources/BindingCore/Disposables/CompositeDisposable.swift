/// Several disposables that are disposed together. Unlike a `DisposeBag` it does not dispose them when it goes away,
/// and takes no more once it is disposed.
public nonisolated final class CompositeDisposable: Disposable {
  private var disposables: [any Disposable]?
  /// Disposables that have ended by themselves are dropped when this many are held.
  private var nextSweep = 16

  /// A composite of `disposables`.
  public init(_ disposables: [any Disposable] = []) { self.disposables = disposables }

  public var isDisposed: Bool { disposables == nil }

  /// Adds a disposable. It is disposed at once when the composite is disposed already.
  ///
  /// Amortised O(1). Disposables that ended by themselves do not pile up.
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
