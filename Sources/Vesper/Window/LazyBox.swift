import BindingCore
import Gtk

/// A place in the window for what most people do not see at once: it is made when it is needed for the first time. The
/// window is there the sooner.
final class LazyBox: Box {
  /// - Parameter isNeeded: What was made stays when it is no longer needed.
  init(when isNeeded: SafeSignal<Bool>, _ make: @escaping () -> Widget) {
    super.init(orientation: .vertical, spacing: 0)
    isNeeded.filter { $0 }.first().bind(to: self) { me, _ in me.append(make()) }
  }
}
