/// A handle that ends its disposable when the handle is deallocated, as in Combine.
///
/// A `Subscription` is the opposite: dropping it changes nothing. The Combine spellings (`sink`, `assign`) return an
/// `AnyCancellable`, those of ReactiveKit and Bond a `Subscription`.
@MainActor
public final class AnyCancellable: Disposable {
  private let disposable: any Disposable

  /// Creates a handle that disposes `disposable` when cancelled, or at the latest when deallocated.
  public init(_ disposable: any Disposable) { self.disposable = disposable }

  /// Creates a handle that calls `cancel` when cancelled, or at the latest when deallocated.
  public convenience init(_ cancel: @escaping () -> Void) { self.init(BlockDisposable(cancel)) }

  public func dispose() { disposable.dispose() }

  public var isDisposed: Bool { disposable.isDisposed }

  isolated deinit { disposable.dispose() }
}

extension AnyCancellable: @MainActor Hashable {
  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
