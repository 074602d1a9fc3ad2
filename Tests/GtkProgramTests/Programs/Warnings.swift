import Synchronization

@testable import BindingCore

/// What the library says to the developer while `body` runs.
func libraryWarnings(during body: () -> Void) -> [String] {
  let lines = Mutex<[String]>([])
  withoutActuallyEscaping(body) { body in
    Warning.$output.withValue({ line in lines.withLock { $0.append(line) } }, operation: { body() })
  }
  return lines.withLock { $0 }
}
