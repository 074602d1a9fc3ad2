// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

extension Gdk {
  /// The class [`GdkDrawContext`](https://docs.gtk.org/gdk4/class.DrawContext.html).
  open class DrawContext: Object {
    open override class var gType: GType { gdk_draw_context_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property [`display`](https://docs.gtk.org/gdk4/property.DrawContext.display.html) of `GdkDrawContext`.
    public final var display: Gdk.Display? { lentObject(opaque: gdk_draw_context_get_display(instance(self))) }

    /// The property [`surface`](https://docs.gtk.org/gdk4/property.DrawContext.surface.html) of `GdkDrawContext`.
    public final var surface: Gdk.Surface? { lentObject(opaque: gdk_draw_context_get_surface(instance(self))) }

    /// Calls [`gdk_draw_context_begin_frame()`](https://docs.gtk.org/gdk4/method.DrawContext.begin_frame.html).
    #if GTK_4_16
    @available(*, deprecated, message: "Replaced by `GskRenderNode` in GTK 4.16.")
    #endif
    public final func beginFrame(_ region: Cairo.Region) { gdk_draw_context_begin_frame(instance(self), region.opaque) }

    /// Calls [`gdk_draw_context_end_frame()`](https://docs.gtk.org/gdk4/method.DrawContext.end_frame.html).
    #if GTK_4_16
    @available(*, deprecated, message: "Replaced by `GskRenderNode` in GTK 4.16.")
    #endif
    public final func endFrame() { gdk_draw_context_end_frame(instance(self)) }

    /// Calls
    /// [`gdk_draw_context_get_frame_region()`](https://docs.gtk.org/gdk4/method.DrawContext.get_frame_region.html).
    #if GTK_4_16
    @available(*, deprecated, message: "Replaced by `GskRenderNode` in GTK 4.16.")
    #endif
    public final var frameRegion: Cairo.Region? { lentBoxed(opaque: gdk_draw_context_get_frame_region(instance(self))) }

    /// Calls [`gdk_draw_context_is_in_frame()`](https://docs.gtk.org/gdk4/method.DrawContext.is_in_frame.html).
    #if GTK_4_16
    @available(*, deprecated, message: "Replaced by `GskRenderNode` in GTK 4.16.")
    #endif
    public final var isInFrame: Bool { gdk_draw_context_is_in_frame(instance(self)).isTrue }
  }
}

extension Reactive where Base: Gdk.DrawContext {
  /// The property [`display`](https://docs.gtk.org/gdk4/property.DrawContext.display.html) of `GdkDrawContext`.
  public var display: SafeSignal<Gdk.Display?> { readOnlyProperty("display") }

  /// The property [`surface`](https://docs.gtk.org/gdk4/property.DrawContext.surface.html) of `GdkDrawContext`.
  public var surface: SafeSignal<Gdk.Surface?> { readOnlyProperty("surface") }
}
