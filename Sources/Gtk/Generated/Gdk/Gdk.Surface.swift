// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

extension Gdk {
  /// The class [`GdkSurface`](https://docs.gtk.org/gdk4/class.Surface.html).
  open class Surface: Object {
    open override class var gType: GType { gdk_surface_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`gdk_surface_new_popup()`](https://docs.gtk.org/gdk4/ctor.Surface.new_popup.html).
    public static func popup(_ parent: Gdk.Surface, autohide: Bool) -> Gdk.Surface {
      givenObject(opaque: gdk_surface_new_popup(parent.opaque, autohide.gboolean))!
    }

    /// Calls [`gdk_surface_new_toplevel()`](https://docs.gtk.org/gdk4/ctor.Surface.new_toplevel.html).
    public static func toplevel(_ display: Gdk.Display) -> Gdk.Surface {
      givenObject(opaque: gdk_surface_new_toplevel(display.opaque))!
    }

    /// The property [`cursor`](https://docs.gtk.org/gdk4/property.Surface.cursor.html) of `GdkSurface`.
    public final var cursor: Gdk.Cursor? {
      get { lentObject(opaque: gdk_surface_get_cursor(instance(self))) }
      set { gdk_surface_set_cursor(instance(self), newValue?.opaque) }
    }

    /// The property [`display`](https://docs.gtk.org/gdk4/property.Surface.display.html) of `GdkSurface`.
    public final var display: Gdk.Display? { lentObject(opaque: gdk_surface_get_display(instance(self))) }

    /// The property [`frame-clock`](https://docs.gtk.org/gdk4/property.Surface.frame-clock.html) of `GdkSurface`.
    public final var frameClock: Gdk.FrameClock? { lentObject(opaque: gdk_surface_get_frame_clock(instance(self))) }

    /// The property [`height`](https://docs.gtk.org/gdk4/property.Surface.height.html) of `GdkSurface`.
    public final var height: Int { gdk_surface_get_height(instance(self)).int }

    /// The property [`mapped`](https://docs.gtk.org/gdk4/property.Surface.mapped.html) of `GdkSurface`.
    public final var mapped: Bool { gdk_surface_get_mapped(instance(self)).isTrue }

    /// The property [`scale-factor`](https://docs.gtk.org/gdk4/property.Surface.scale-factor.html) of `GdkSurface`.
    public final var scaleFactor: Int { gdk_surface_get_scale_factor(instance(self)).int }

    /// The property [`width`](https://docs.gtk.org/gdk4/property.Surface.width.html) of `GdkSurface`.
    public final var width: Int { gdk_surface_get_width(instance(self)).int }

    /// Calls [`gdk_surface_beep()`](https://docs.gtk.org/gdk4/method.Surface.beep.html).
    public final func beep() { gdk_surface_beep(instance(self)) }

    /// Calls
    /// [`gdk_surface_create_cairo_context()`](https://docs.gtk.org/gdk4/method.Surface.create_cairo_context.html).
    #if GTK_4_18
    @available(*, deprecated, message: "Deprecated since GTK 4.18.")
    #endif
    @discardableResult
    public final func createCairoContext() -> Gdk.CairoContext {
      givenObject(opaque: gdk_surface_create_cairo_context(instance(self)))!
    }

    /// Calls [`gdk_surface_create_gl_context()`](https://docs.gtk.org/gdk4/method.Surface.create_gl_context.html).
    @discardableResult
    public final func createGlContext() throws(GLib.Failure) -> Gdk.GLContext {
      var error: UnsafeMutablePointer<GError>?
      let result = gdk_surface_create_gl_context(instance(self), &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)!
    }

    /// Calls
    /// [`gdk_surface_create_vulkan_context()`](https://docs.gtk.org/gdk4/method.Surface.create_vulkan_context.html).
    #if GTK_4_14
    @available(*, deprecated, message: "Deprecated since GTK 4.14.")
    #endif
    @discardableResult
    public final func createVulkanContext() throws(GLib.Failure) -> Gdk.VulkanContext {
      var error: UnsafeMutablePointer<GError>?
      let result = gdk_surface_create_vulkan_context(instance(self), &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)!
    }

    /// Calls [`gdk_surface_destroy()`](https://docs.gtk.org/gdk4/method.Surface.destroy.html).
    public final func destroy() { gdk_surface_destroy(instance(self)) }

    /// Calls [`gdk_surface_get_device_cursor()`](https://docs.gtk.org/gdk4/method.Surface.get_device_cursor.html).
    public final func getDeviceCursor(_ device: Gdk.Device) -> Gdk.Cursor? {
      lentObject(opaque: gdk_surface_get_device_cursor(instance(self), device.opaque))
    }

    /// Calls [`gdk_surface_get_device_position()`](https://docs.gtk.org/gdk4/method.Surface.get_device_position.html).
    public final func getDevicePosition(_ device: Gdk.Device) -> (x: Double, y: Double, mask: Gdk.ModifierType)? {
      var cX: Double = 0
      var cY: Double = 0
      var cMask = GdkModifierType(rawValue: 0)
      let result = gdk_surface_get_device_position(instance(self), device.opaque, &cX, &cY, &cMask)
      guard result != 0 else { return nil }
      return (cX, cY, Gdk.ModifierType(cValue: cMask))
    }

    /// Calls [`gdk_surface_hide()`](https://docs.gtk.org/gdk4/method.Surface.hide.html).
    public final func hide() { gdk_surface_hide(instance(self)) }

    /// Calls [`gdk_surface_is_destroyed()`](https://docs.gtk.org/gdk4/method.Surface.is_destroyed.html).
    public final var isDestroyed: Bool { gdk_surface_is_destroyed(instance(self)).isTrue }

    /// Calls [`gdk_surface_queue_render()`](https://docs.gtk.org/gdk4/method.Surface.queue_render.html).
    public final func queueRender() { gdk_surface_queue_render(instance(self)) }

    /// Calls [`gdk_surface_request_layout()`](https://docs.gtk.org/gdk4/method.Surface.request_layout.html).
    public final func requestLayout() { gdk_surface_request_layout(instance(self)) }

    /// Calls [`gdk_surface_set_device_cursor()`](https://docs.gtk.org/gdk4/method.Surface.set_device_cursor.html).
    public final func setDeviceCursor(_ device: Gdk.Device, cursor: Gdk.Cursor) {
      gdk_surface_set_device_cursor(instance(self), device.opaque, cursor.opaque)
    }

    /// Calls [`gdk_surface_set_input_region()`](https://docs.gtk.org/gdk4/method.Surface.set_input_region.html).
    public final func setInputRegion(_ region: Cairo.Region) {
      gdk_surface_set_input_region(instance(self), region.opaque)
    }

    /// Calls [`gdk_surface_set_opaque_region()`](https://docs.gtk.org/gdk4/method.Surface.set_opaque_region.html).
    #if GTK_4_16
    @available(*, deprecated, message: "Deprecated since GTK 4.16.")
    #endif
    public final func setOpaqueRegion(_ region: Cairo.Region?) {
      gdk_surface_set_opaque_region(instance(self), region?.opaque)
    }

    /// Calls
    /// [`gdk_surface_translate_coordinates()`](https://docs.gtk.org/gdk4/method.Surface.translate_coordinates.html).
    @discardableResult
    public final func translateCoordinates(_ to: Gdk.Surface, x: inout Double, y: inout Double) -> Bool {
      var cX = x.double
      var cY = y.double
      let result = gdk_surface_translate_coordinates(instance(self), to.opaque, &cX, &cY)
      x = cX.double
      y = cY.double
      return result.isTrue
    }
  }
}

extension Reactive where Base: Gdk.Surface {
  /// The property [`cursor`](https://docs.gtk.org/gdk4/property.Surface.cursor.html) of `GdkSurface`.
  public var cursor: DynamicSubject<Gdk.Cursor?> { property("cursor") }

  /// The property [`display`](https://docs.gtk.org/gdk4/property.Surface.display.html) of `GdkSurface`.
  public var display: SafeSignal<Gdk.Display?> { readOnlyProperty("display") }

  /// The property [`frame-clock`](https://docs.gtk.org/gdk4/property.Surface.frame-clock.html) of `GdkSurface`.
  public var frameClock: SafeSignal<Gdk.FrameClock?> { readOnlyProperty("frame-clock") }

  /// The property [`height`](https://docs.gtk.org/gdk4/property.Surface.height.html) of `GdkSurface`.
  public var height: SafeSignal<Int> { readOnlyProperty("height") }

  /// The property [`mapped`](https://docs.gtk.org/gdk4/property.Surface.mapped.html) of `GdkSurface`.
  public var mapped: SafeSignal<Bool> { readOnlyProperty("mapped") }

  /// The property [`scale-factor`](https://docs.gtk.org/gdk4/property.Surface.scale-factor.html) of `GdkSurface`.
  public var scaleFactor: SafeSignal<Int> { readOnlyProperty("scale-factor") }

  /// The property [`width`](https://docs.gtk.org/gdk4/property.Surface.width.html) of `GdkSurface`.
  public var width: SafeSignal<Int> { readOnlyProperty("width") }

  /// The signal [`enter-monitor`](https://docs.gtk.org/gdk4/signal.Surface.enter-monitor.html) of `GdkSurface`.
  ///
  /// Argument: `monitor`.
  public var enterMonitor: SafeSignal<Gdk.Monitor> { signal(ofOne: "enter-monitor") }

  /// The signal [`event`](https://docs.gtk.org/gdk4/signal.Surface.event.html) of `GdkSurface`.
  ///
  /// Argument: `event`.
  public var event: SignalRequest<Bool, Gdk.Event> { request("event") }

  /// The signal [`layout`](https://docs.gtk.org/gdk4/signal.Surface.layout.html) of `GdkSurface`.
  ///
  /// Arguments: `width`, `height`.
  public var layout: SafeSignal<(Int, Int)> { signal(ofSeveral: "layout") }

  /// The signal [`leave-monitor`](https://docs.gtk.org/gdk4/signal.Surface.leave-monitor.html) of `GdkSurface`.
  ///
  /// Argument: `monitor`.
  public var leaveMonitor: SafeSignal<Gdk.Monitor> { signal(ofOne: "leave-monitor") }

  /// The signal [`render`](https://docs.gtk.org/gdk4/signal.Surface.render.html) of `GdkSurface`.
  ///
  /// Argument: `region`.
  public var render: SignalRequest<Bool, Cairo.Region> { request("render") }
}
