/// Delivers the elements of both signals as they come.
///
///     a:    --1-----3--|
///     b:    ----2---------4--|
///     out:  --1-2---3-----4--|
///
/// Finishes when both have finished, fails with the first failure. An element that arrives while another is being
/// delivered waits for it.
@inlinable
public func merge<A: SignalProtocol, B: SignalProtocol>(
  _ a: A, _ b: B
) -> Signal<A.Element, A.Failure> where A.Element == B.Element, A.Failure == B.Failure {
  Signal(attach: { observer, subscription in
    let gate = Gate()
    let next = observer.next
    let input = Observer<A.Element, A.Failure>(
      next: { pass(gate, $0, next) }, end: endAfter(2, gate, observer), node: observer.node)
    a.attach(input, subscription)
    if !subscription.isDisposed { b.attach(input, subscription) }
  })
}
