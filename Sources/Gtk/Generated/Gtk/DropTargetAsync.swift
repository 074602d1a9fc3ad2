// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkDropTargetAsync`](https://docs.gtk.org/gtk4/class.DropTargetAsync.html).
open class DropTargetAsync: EventController {
  open override class var gType: GType { gtk_drop_target_async_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_drop_target_async_new()`](https://docs.gtk.org/gtk4/ctor.DropTargetAsync.new.html).
  public init(formats: Gdk.ContentFormats? = nil, actions: Gdk.DragAction = []) {
    super.init(adopting: gtk_drop_target_async_new(formats?.given(), actions.cValue).raw)
  }

  /// The property [`actions`](https://docs.gtk.org/gtk4/property.DropTargetAsync.actions.html) of `GtkDropTargetAsync`.
  public final var actions: Gdk.DragAction {
    get { Gdk.DragAction(cValue: gtk_drop_target_async_get_actions(instance(self))) }
    set { gtk_drop_target_async_set_actions(instance(self), newValue.cValue) }
  }

  /// The property [`formats`](https://docs.gtk.org/gtk4/property.DropTargetAsync.formats.html) of `GtkDropTargetAsync`.
  public final var formats: Gdk.ContentFormats? {
    get { givenBoxed(opaque: gtk_drop_target_async_get_formats(instance(self))) }
    set { gtk_drop_target_async_set_formats(instance(self), newValue?.opaque) }
  }

  /// Calls [`gtk_drop_target_async_reject_drop()`](https://docs.gtk.org/gtk4/method.DropTargetAsync.reject_drop.html).
  public final func rejectDrop(_ drop: Gdk.Drop) { gtk_drop_target_async_reject_drop(instance(self), drop.opaque) }
}

extension Reactive where Base: DropTargetAsync {
  /// The property [`actions`](https://docs.gtk.org/gtk4/property.DropTargetAsync.actions.html) of `GtkDropTargetAsync`.
  public var actions: DynamicSubject<Gdk.DragAction> { property("actions") }

  /// The property [`formats`](https://docs.gtk.org/gtk4/property.DropTargetAsync.formats.html) of `GtkDropTargetAsync`.
  public var formats: DynamicSubject<Gdk.ContentFormats?> { property("formats") }

  /// The signal [`accept`](https://docs.gtk.org/gtk4/signal.DropTargetAsync.accept.html) of `GtkDropTargetAsync`.
  ///
  /// Argument: `drop`.
  public var accept: SignalRequest<Bool, Gdk.Drop> { request("accept") }

  /// The signal [`drag-enter`](https://docs.gtk.org/gtk4/signal.DropTargetAsync.drag-enter.html) of
  /// `GtkDropTargetAsync`.
  ///
  /// Arguments: `drop`, `x`, `y`.
  public var dragEnter: SignalRequest<Gdk.DragAction, Gdk.Drop, Double, Double> { request("drag-enter") }

  /// The signal [`drag-leave`](https://docs.gtk.org/gtk4/signal.DropTargetAsync.drag-leave.html) of
  /// `GtkDropTargetAsync`.
  ///
  /// Argument: `drop`.
  public var dragLeave: SafeSignal<Gdk.Drop> { signal(ofOne: "drag-leave") }

  /// The signal [`drag-motion`](https://docs.gtk.org/gtk4/signal.DropTargetAsync.drag-motion.html) of
  /// `GtkDropTargetAsync`.
  ///
  /// Arguments: `drop`, `x`, `y`.
  public var dragMotion: SignalRequest<Gdk.DragAction, Gdk.Drop, Double, Double> { request("drag-motion") }

  /// The signal [`drop`](https://docs.gtk.org/gtk4/signal.DropTargetAsync.drop.html) of `GtkDropTargetAsync`.
  ///
  /// Arguments: `drop`, `x`, `y`.
  public var drop: SignalRequest<Bool, Gdk.Drop, Double, Double> { request("drop") }
}
