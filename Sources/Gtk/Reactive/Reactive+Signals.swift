public import BindingCore
import CGtk

extension Reactive where Base: Object {
  /// A GObject signal without arguments. Does not retain the object; completes when the object is disposed of.
  @_spi(Bindings) public func signal(_ name: StaticString) -> SafeSignal<Void> {
    base.occurrences(isQueueing: true) { SignalID(name, of: $0) }
  }

  /// A GObject signal with one argument.
  @_spi(Bindings) public func signal<A: GValueRepresentable>(ofOne name: StaticString) -> SafeSignal<A> {
    base.emissions(of: name) { $0.read() }
  }

  /// A GObject signal with several arguments.
  @_spi(Bindings) public func signal<A: GValueRepresentable, B: GValueRepresentable, each More: GValueRepresentable>(
    ofSeveral name: StaticString
  ) -> SafeSignal<(A, B, repeat each More)> {
    base.emissions(of: name) { $0.read() }
  }

  /// A GObject signal whose arguments do not map one-to-one to values.
  @_spi(Bindings) public func signal<Element>(
    _ name: StaticString, reading read: @escaping (SignalArguments) -> Element
  ) -> SafeSignal<
    Element
  > {
    base.emissions(of: name, read)
  }

  /// A GObject signal whose handler returns a value to GTK.
  @_spi(Bindings) public func request<R: GValueRepresentable, each A: GValueRepresentable>(
    _ name: StaticString
  ) -> SignalRequest<R, repeat each A> {
    SignalRequest(object: base, name: name) { $0.read() }
  }

  /// A GObject signal whose handler returns a value to GTK and whose arguments do not map one-to-one to values.
  @_spi(Bindings) public func request<R: GValueRepresentable, each A>(
    _ name: StaticString, reading read: @escaping (SignalArguments) -> (repeat each A)
  ) -> SignalRequest<R, repeat each A> {
    SignalRequest(object: base, name: name, reading: read)
  }
}

extension Object {
  fileprivate final func emissions<Element>(
    of name: StaticString, _ read: @escaping (SignalArguments) -> Element
  ) -> SafeSignal<Element> {
    emissions(of: { SignalID(name, of: $0) }, read)
  }

  /// The emissions of a signal, in order: an emission caused by an observer reaches it only after the current one.
  final func emissions<Element>(
    of signal: @escaping (Object) -> SignalID, _ read: @escaping (SignalArguments) -> Element
  ) -> SafeSignal<Element> {
    Signal(attach: { [weak self] observer, subscription in
      guard let self else {
        observer.end?(.finished)
        return
      }
      var backlog: [Element]?
      connect(signal(self), observer, subscription) { arguments in
        let element = read(arguments)
        guard backlog == nil else {
          backlog!.append(element)
          return
        }
        backlog = []
        defer { backlog = nil }
        observer.next(element)
        while let queued = backlog, !queued.isEmpty {
          backlog = []
          for element in queued where !subscription.isDisposed { observer.next(element) }
        }
      }
    })
  }
}
