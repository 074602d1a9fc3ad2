// Delivers the combined elements. Not through a closure, so that a tuple is passed on without being taken apart.

nonisolated extension Latest {
  @inlinable
  @inline(__always)
  func emit<A, B, Failure>(to observer: Observer<(A, B), Failure>)
  where Elements == (A?, B?) {
    let e = elements
    pass(self, (e.0.unsafelyUnwrapped, e.1.unsafelyUnwrapped), to: observer)
  }

  @inlinable
  @inline(__always)
  func emit<A, B, C, Failure>(to observer: Observer<(A, B, C), Failure>)
  where Elements == (A?, B?, C?) {
    let e = elements
    pass(self, (e.0.unsafelyUnwrapped, e.1.unsafelyUnwrapped, e.2.unsafelyUnwrapped), to: observer)
  }

  @inlinable
  @inline(__always)
  func emit<A, B, C, D, Failure>(to observer: Observer<(A, B, C, D), Failure>)
  where Elements == (A?, B?, C?, D?) {
    let e = elements
    pass(
      self, (e.0.unsafelyUnwrapped, e.1.unsafelyUnwrapped, e.2.unsafelyUnwrapped, e.3.unsafelyUnwrapped), to: observer)
  }

  @inlinable
  @inline(__always)
  func emit<A, B, C, D, E, Failure>(to observer: Observer<(A, B, C, D, E), Failure>)
  where Elements == (A?, B?, C?, D?, E?) {
    let e = elements
    pass(
      self,
      (
        e.0.unsafelyUnwrapped, e.1.unsafelyUnwrapped, e.2.unsafelyUnwrapped, e.3.unsafelyUnwrapped,
        e.4.unsafelyUnwrapped
      ), to: observer)
  }

  @inlinable
  @inline(__always)
  func emit<A, B, C, D, E, F, Failure>(to observer: Observer<(A, B, C, D, E, F), Failure>)
  where Elements == (A?, B?, C?, D?, E?, F?) {
    let e = elements
    pass(
      self,
      (
        e.0.unsafelyUnwrapped, e.1.unsafelyUnwrapped, e.2.unsafelyUnwrapped, e.3.unsafelyUnwrapped,
        e.4.unsafelyUnwrapped, e.5.unsafelyUnwrapped
      ), to: observer)
  }
}
