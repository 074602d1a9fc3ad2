import BindingCore
import Gtk

/// A widget without height that reports its width. A window's default size differs from its actual size while it is
/// maximized or tiled.
final class WidthObserver: Widget {
  /// The current width, or 0 before the first layout. Updated after the layout, never during it.
  let currentWidth = Property(0)

  override func measure(orientation: Orientation, forSize size: Int) -> Measurement {
    Measurement(minimum: 0, natural: 0)
  }

  override func sizeAllocate(width: Int, height: Int, baseline: Int) {
    if width != currentWidth.value { Task { [weak self] in self?.currentWidth.value = width } }
  }
}
