/// The handle of something that ends when the handle goes away, as in Combine.
///
/// A `Subscription` is the opposite: dropping it changes nothing. The spellings of Combine (`sink`, `assign`) give an
/// `AnyCancellable`, those of ReactiveKit and Bond a `Subscription`.
@MainActor
public final class AnyCancellable: Disposable {
  private let disposable: any Disposable

  /// Ends `disposable` when it is cancelled itself, at the latest when it goes away.
  public init(_ disposable: any Disposable) { self.disposable = disposable }

  /// Calls `cancel` when it is cancelled, at the latest when it goes away.
  public convenience init(_ cancel: @escaping () -> Void) { self.init(BlockDisposable(cancel)) }

  public func dispose() { disposable.dispose() }

  public var isDisposed: Bool { disposable.isDisposed }

  isolated deinit { disposable.dispose() }
}

extension AnyCancellable: @MainActor Hashable {
  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
