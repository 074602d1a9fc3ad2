// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

extension Gdk {
  /// The class [`GdkDrop`](https://docs.gtk.org/gdk4/class.Drop.html).
  open class Drop: Object {
    open override class var gType: GType { gdk_drop_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property [`actions`](https://docs.gtk.org/gdk4/property.Drop.actions.html) of `GdkDrop`.
    public final var actions: Gdk.DragAction { Gdk.DragAction(cValue: gdk_drop_get_actions(instance(self))) }

    /// The property [`device`](https://docs.gtk.org/gdk4/property.Drop.device.html) of `GdkDrop`.
    public final var device: Gdk.Device? { lentObject(opaque: gdk_drop_get_device(instance(self))) }

    /// The property [`display`](https://docs.gtk.org/gdk4/property.Drop.display.html) of `GdkDrop`.
    public final var display: Gdk.Display? { lentObject(opaque: gdk_drop_get_display(instance(self))) }

    /// The property [`drag`](https://docs.gtk.org/gdk4/property.Drop.drag.html) of `GdkDrop`.
    public final var drag: Gdk.Drag? { lentObject(opaque: gdk_drop_get_drag(instance(self))) }

    /// The property [`formats`](https://docs.gtk.org/gdk4/property.Drop.formats.html) of `GdkDrop`.
    public final var formats: Gdk.ContentFormats? { getProperty("formats") }

    /// The property [`surface`](https://docs.gtk.org/gdk4/property.Drop.surface.html) of `GdkDrop`.
    public final var surface: Gdk.Surface? { lentObject(opaque: gdk_drop_get_surface(instance(self))) }

    /// Calls [`gdk_drop_finish()`](https://docs.gtk.org/gdk4/method.Drop.finish.html).
    public final func finish(_ action: Gdk.DragAction) { gdk_drop_finish(instance(self), action.cValue) }

    /// Calls [`gdk_drop_read_async()`](https://docs.gtk.org/gdk4/method.Drop.read_async.html).
    @discardableResult
    public final func read(_ mimeTypes: [String], ioPriority: Int = 0) async throws -> (
      result: Gio.InputStream?, outMimeType: String
    ) {
      let lent = CallScope()
      defer { lent.end() }
      let outcome = await awaitOutcome { cancellable, finished, userData in
        gdk_drop_read_async(instance(self), lent.strings(mimeTypes), ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var cOutMimeType: UnsafePointer<CChar>?
      var error: UnsafeMutablePointer<GError>?
      let result = gdk_drop_read_finish(instance(self), outcome.pointer, &cOutMimeType, &error)
      if let error { throw outcome.failure(error) }
      return (givenObject(result), lentString(cOutMimeType))
    }

    /// Calls [`gdk_drop_read_value_async()`](https://docs.gtk.org/gdk4/method.Drop.read_value_async.html).
    @discardableResult
    public final func readValue(type: any GTyped.Type, ioPriority: Int = 0) async throws -> AnyValue {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        gdk_drop_read_value_async(
          instance(self), type.registeredType, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = gdk_drop_read_value_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return lentValue(result)
    }

    /// Calls [`gdk_drop_status()`](https://docs.gtk.org/gdk4/method.Drop.status.html).
    public final func status(actions: Gdk.DragAction, preferred: Gdk.DragAction) {
      gdk_drop_status(instance(self), actions.cValue, preferred.cValue)
    }
  }
}

extension Reactive where Base: Gdk.Drop {
  /// The property [`actions`](https://docs.gtk.org/gdk4/property.Drop.actions.html) of `GdkDrop`.
  public var actions: SafeSignal<Gdk.DragAction> { readOnlyProperty("actions") }

  /// The property [`device`](https://docs.gtk.org/gdk4/property.Drop.device.html) of `GdkDrop`.
  public var device: SafeSignal<Gdk.Device?> { readOnlyProperty("device") }

  /// The property [`display`](https://docs.gtk.org/gdk4/property.Drop.display.html) of `GdkDrop`.
  public var display: SafeSignal<Gdk.Display?> { readOnlyProperty("display") }

  /// The property [`drag`](https://docs.gtk.org/gdk4/property.Drop.drag.html) of `GdkDrop`.
  public var drag: SafeSignal<Gdk.Drag?> { readOnlyProperty("drag") }

  /// The property [`formats`](https://docs.gtk.org/gdk4/property.Drop.formats.html) of `GdkDrop`.
  public var formats: SafeSignal<Gdk.ContentFormats?> { readOnlyProperty("formats") }

  /// The property [`surface`](https://docs.gtk.org/gdk4/property.Drop.surface.html) of `GdkDrop`.
  public var surface: SafeSignal<Gdk.Surface?> { readOnlyProperty("surface") }
}
