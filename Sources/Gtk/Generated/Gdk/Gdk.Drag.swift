// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

extension Gdk {
  /// The class [`GdkDrag`](https://docs.gtk.org/gdk4/class.Drag.html).
  open class Drag: Object {
    open override class var gType: GType { gdk_drag_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property [`actions`](https://docs.gtk.org/gdk4/property.Drag.actions.html) of `GdkDrag`.
    public final var actions: Gdk.DragAction {
      get { Gdk.DragAction(cValue: gdk_drag_get_actions(instance(self))) }
      set { setProperty("actions", newValue) }
    }

    /// The property [`content`](https://docs.gtk.org/gdk4/property.Drag.content.html) of `GdkDrag`.
    public final var content: Gdk.ContentProvider? { lentObject(gdk_drag_get_content(instance(self))) }

    /// The property [`device`](https://docs.gtk.org/gdk4/property.Drag.device.html) of `GdkDrag`.
    public final var device: Gdk.Device? { lentObject(opaque: gdk_drag_get_device(instance(self))) }

    /// The property [`display`](https://docs.gtk.org/gdk4/property.Drag.display.html) of `GdkDrag`.
    public final var display: Gdk.Display? { lentObject(opaque: gdk_drag_get_display(instance(self))) }

    /// The property [`formats`](https://docs.gtk.org/gdk4/property.Drag.formats.html) of `GdkDrag`.
    public final var formats: Gdk.ContentFormats? { getProperty("formats") }

    /// The property [`selected-action`](https://docs.gtk.org/gdk4/property.Drag.selected-action.html) of `GdkDrag`.
    public final var selectedAction: Gdk.DragAction {
      get { Gdk.DragAction(cValue: gdk_drag_get_selected_action(instance(self))) }
      set { setProperty("selected-action", newValue) }
    }

    /// The property [`surface`](https://docs.gtk.org/gdk4/property.Drag.surface.html) of `GdkDrag`.
    public final var surface: Gdk.Surface? { lentObject(opaque: gdk_drag_get_surface(instance(self))) }

    /// Calls [`gdk_drag_drop_done()`](https://docs.gtk.org/gdk4/method.Drag.drop_done.html).
    public final func dropDone(_ success: Bool) { gdk_drag_drop_done(instance(self), success.gboolean) }

    /// Calls [`gdk_drag_get_drag_surface()`](https://docs.gtk.org/gdk4/method.Drag.get_drag_surface.html).
    public final var dragSurface: Gdk.Surface? { lentObject(opaque: gdk_drag_get_drag_surface(instance(self))) }

    /// Calls [`gdk_drag_set_hotspot()`](https://docs.gtk.org/gdk4/method.Drag.set_hotspot.html).
    public final func setHotspot(hotX: Int, hotY: Int) { gdk_drag_set_hotspot(instance(self), hotX.int32, hotY.int32) }

    /// Calls [`gdk_drag_begin()`](https://docs.gtk.org/gdk4/type_func.Drag.begin.html).
    @discardableResult
    public static func begin(
      _ surface: Gdk.Surface, device: Gdk.Device, content: Gdk.ContentProvider, actions: Gdk.DragAction, dx: Double,
      dy: Double
    ) -> Gdk.Drag? {
      givenObject(
        opaque: gdk_drag_begin(surface.opaque, device.opaque, content.gdkContentProvider, actions.cValue, dx, dy))
    }
  }
}

extension Reactive where Base: Gdk.Drag {
  /// The property [`actions`](https://docs.gtk.org/gdk4/property.Drag.actions.html) of `GdkDrag`.
  public var actions: DynamicSubject<Gdk.DragAction> { property("actions") }

  /// The property [`content`](https://docs.gtk.org/gdk4/property.Drag.content.html) of `GdkDrag`.
  public var content: SafeSignal<Gdk.ContentProvider?> { readOnlyProperty("content") }

  /// The property [`device`](https://docs.gtk.org/gdk4/property.Drag.device.html) of `GdkDrag`.
  public var device: SafeSignal<Gdk.Device?> { readOnlyProperty("device") }

  /// The property [`display`](https://docs.gtk.org/gdk4/property.Drag.display.html) of `GdkDrag`.
  public var display: SafeSignal<Gdk.Display?> { readOnlyProperty("display") }

  /// The property [`formats`](https://docs.gtk.org/gdk4/property.Drag.formats.html) of `GdkDrag`.
  public var formats: SafeSignal<Gdk.ContentFormats?> { readOnlyProperty("formats") }

  /// The property [`selected-action`](https://docs.gtk.org/gdk4/property.Drag.selected-action.html) of `GdkDrag`.
  public var selectedAction: DynamicSubject<Gdk.DragAction> { property("selected-action") }

  /// The property [`surface`](https://docs.gtk.org/gdk4/property.Drag.surface.html) of `GdkDrag`.
  public var surface: SafeSignal<Gdk.Surface?> { readOnlyProperty("surface") }

  /// The signal [`cancel`](https://docs.gtk.org/gdk4/signal.Drag.cancel.html) of `GdkDrag`.
  ///
  /// Argument: `reason`.
  public var cancel: SafeSignal<Gdk.DragCancelReason> { signal(ofOne: "cancel") }

  /// The signal [`dnd-finished`](https://docs.gtk.org/gdk4/signal.Drag.dnd-finished.html) of `GdkDrag`.
  public var dndFinished: SafeSignal<Void> { signal("dnd-finished") }

  /// The signal [`drop-performed`](https://docs.gtk.org/gdk4/signal.Drag.drop-performed.html) of `GdkDrag`.
  public var dropPerformed: SafeSignal<Void> { signal("drop-performed") }
}
