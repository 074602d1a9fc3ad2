import BindingCore
import Gtk

/// A line without height that says how wide it is. The default size of a window is not what it has while it is maximized
/// or tiled.
final class WidthObserver: Widget {
  /// Zero before the first layout. It changes after the layout, never within it.
  let currentWidth = Property(0)

  override func measure(orientation: Orientation, forSize size: Int) -> Measurement {
    Measurement(minimum: 0, natural: 0)
  }

  override func sizeAllocate(width: Int, height: Int, baseline: Int) {
    if width != currentWidth.value { Task { [weak self] in self?.currentWidth.value = width } }
  }
}
