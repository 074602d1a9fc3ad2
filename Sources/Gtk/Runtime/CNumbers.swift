/// Numbers and truth values on their way to C and back, for generated code.
///
/// They do what `Int32(x)`, `x ? 1 : 0` and `x != 0` do. Those are copied into each function that uses them, in debug
/// builds as well, and made compiling the generated code take half as long again.

import CGtk

extension gboolean {
  nonisolated init(swift truth: Bool) { self = truth ? 1 : 0 }

  /// Traps when the number does not fit.
  nonisolated init(swift number: Int) { self.init(number) }
}

extension UInt32 {
  /// Traps when the number does not fit.
  nonisolated init(swift number: Int) { self.init(number) }
}

extension Bool {
  nonisolated init(c truth: gboolean) { self = truth != 0 }
}

extension Int {
  nonisolated init(c number: Int32) { self.init(number) }
  nonisolated init(c number: UInt32) { self.init(number) }
}
