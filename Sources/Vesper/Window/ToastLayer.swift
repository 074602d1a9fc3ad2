import Gtk

/// The content of the window, and the toast over it, centred at the bottom: as wide as its text or the window, and as
/// high as the text then is. GTK's `Overlay` gives a child the height that it has in its natural width.
final class ToastLayer: Widget {
  private let content: Widget
  private let toast: Widget
  /// The height at the bottom that the toast does not cover.
  var bottomInset = 0 {
    didSet { if bottomInset != oldValue { queueAllocate() } }
  }

  init(_ content: Widget, toast: Widget) {
    (self.content, self.toast) = (content, toast)
    super.init()
    hexpand = true
    vexpand = true
    content.setParent(self)
    toast.setParent(self)
  }

  override var sizeRequestMode: SizeRequestMode { content.requestMode }

  override func measure(orientation: Orientation, forSize size: Int) -> Measurement {
    content.measured(orientation: orientation, forSize: size)
  }

  override func sizeAllocate(width: Int, height: Int, baseline: Int) {
    content.sizeAllocate(Gdk.Rectangle(x: 0, y: 0, width: width, height: height), baseline: -1)
    guard toast.visible else { return }
    let widths = toast.measured(orientation: .horizontal)
    let toastWidth = max(widths.minimum, min(widths.natural, width))
    let toastHeight = toast.measured(orientation: .vertical, forSize: toastWidth).natural
    toast.sizeAllocate(
      Gdk.Rectangle(
        x: (width - toastWidth) / 2, y: max(0, height - bottomInset - toastHeight), width: toastWidth,
        height: toastHeight), baseline: -1)
  }
}
