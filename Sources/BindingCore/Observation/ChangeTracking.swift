#if compiler(>=6.4)
import Observation
#else
// The same function under another name: Swift 6.4 made it public (SE-0506).
@_spi(SwiftUI) import Observation
#endif

/// Calls `read`, and `onChange` once when `@Observable` state that it has read is set, after it has its new value.
/// `onChange` is called by whoever sets the state, on any thread, and is released when all that was read is deallocated.
func withTracking<Result>(
  _ read: () -> Result, onChange: @escaping @Sendable () -> Void
) -> Result {
  #if compiler(>=6.4)
  withObservationTracking(options: [.didSet], read) { change in
    change.cancel()
    onChange()
  }
  #else
  withObservationTracking(
    read,
    didSet: { tracking in
      tracking.cancel()
      onChange()
    })
  #endif
}
