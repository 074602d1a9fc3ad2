import BindingCore
import Gtk

/// A container for a widget that most users do not see immediately. It is created when first needed, so that the window
/// opens sooner.
final class LazyBox: Box {
  /// - Parameter isNeeded: Whether the widget is needed. Once created, it stays.
  init(when isNeeded: SafeSignal<Bool>, _ make: @escaping () -> Widget) {
    super.init(orientation: .vertical, spacing: 0)
    isNeeded.filter { $0 }.first().bind(to: self) { me, _ in me.append(make()) }
  }
}
