// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

extension Gdk {
  /// The class [`GdkVulkanContext`](https://docs.gtk.org/gdk4/class.VulkanContext.html).
  open class VulkanContext: Gdk.DrawContext {
    open override class var gType: GType { gdk_vulkan_context_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }
  }
}

extension Reactive where Base: Gdk.VulkanContext {
  /// The signal [`images-updated`](https://docs.gtk.org/gdk4/signal.VulkanContext.images-updated.html) of
  /// `GdkVulkanContext`.
  public var imagesUpdated: SafeSignal<Void> { signal("images-updated") }
}
