extension SignalProtocol {
  /// Delivers a signal for each new key that `key` returns, which then delivers the elements with that key.
  ///
  ///     --1--2--3--4--|
  ///     groupBy { $0 % 2 }.flatMapMerge { $0.scan(0, +).dropFirst(1) }
  ///     --1--2--4--6--|
  ///
  /// Observe a group when it is delivered; later, its first element would be missed. All groups end in the same way as
  /// the source, followed by the signal itself. They finish when the observation is disposed. O(1) per element, with
  /// memory proportional to the number of keys.
  public func groupBy<Key: Hashable>(
    _ key: @escaping (Element) -> Key
  ) -> Signal<SignalGroup<Key, Element, Failure>, Failure> {
    Signal(attach: { observer, subscription in
      let groups = SignalGroups<Key, Element, Failure>()
      attach(
        observer.with(
          next: { element in
            let key = key(element)
            if let subject = groups[key] { return subject.send(element) }
            let group = groups.add(key)
            observer.next(group)
            if !subscription.isDisposed { group.subject.send(element) }
          },
          end: { completion in
            groups.end(completion)
            if !subscription.isDisposed { observer.end?(completion) }
          }),
        subscription)
    })
  }
}

/// The elements of a signal that have the same key (see `groupBy`).
public struct SignalGroup<Key: Hashable, Element, Failure: Error>: SignalProtocol {
  /// The key that the elements share.
  public let key: Key
  let subject: PassthroughSubject<Element, Failure>

  public func attach(_ observer: Observer<Element, Failure>, _ subscription: Subscription) {
    subject.attach(observer, subscription)
  }
}

/// The groups of `groupBy` for one observer.
private final class SignalGroups<Key: Hashable, Element, Failure: Error> {
  private var subjects: [Key: PassthroughSubject<Element, Failure>] = [:]
  /// The subjects in the order of their first elements.
  private var inOrder: [PassthroughSubject<Element, Failure>] = []

  subscript(key: Key) -> PassthroughSubject<Element, Failure>? { subjects[key] }

  func add(_ key: Key) -> SignalGroup<Key, Element, Failure> {
    let subject = PassthroughSubject<Element, Failure>()
    subjects[key] = subject
    inOrder.append(subject)
    return SignalGroup(key: key, subject: subject)
  }

  func end(_ completion: Completion<Failure>) {
    let ended = inOrder
    inOrder = []
    subjects = [:]
    for subject in ended { subject.send(completion: completion) }
  }

  /// Finishes the groups that are still retained elsewhere.
  isolated deinit { end(.finished) }
}
