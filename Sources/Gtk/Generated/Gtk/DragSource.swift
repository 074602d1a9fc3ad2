// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkDragSource`](https://docs.gtk.org/gtk4/class.DragSource.html).
open class DragSource: GestureSingle {
  open override class var gType: GType { gtk_drag_source_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_drag_source_new()`](https://docs.gtk.org/gtk4/ctor.DragSource.new.html).
  public init() {
    super.init(adopting: gtk_drag_source_new().raw)
  }

  /// The property [`actions`](https://docs.gtk.org/gtk4/property.DragSource.actions.html) of `GtkDragSource`.
  public final var actions: Gdk.DragAction {
    get { Gdk.DragAction(cValue: gtk_drag_source_get_actions(instance(self))) }
    set { gtk_drag_source_set_actions(instance(self), newValue.cValue) }
  }

  /// The property [`content`](https://docs.gtk.org/gtk4/property.DragSource.content.html) of `GtkDragSource`.
  public final var content: Gdk.ContentProvider? {
    get { lentObject(gtk_drag_source_get_content(instance(self))) }
    set { gtk_drag_source_set_content(instance(self), newValue?.gdkContentProvider) }
  }

  /// Calls [`gtk_drag_source_drag_cancel()`](https://docs.gtk.org/gtk4/method.DragSource.drag_cancel.html).
  public final func dragCancel() { gtk_drag_source_drag_cancel(instance(self)) }

  /// Calls [`gtk_drag_source_get_drag()`](https://docs.gtk.org/gtk4/method.DragSource.get_drag.html).
  public final var drag: Gdk.Drag? { lentObject(opaque: gtk_drag_source_get_drag(instance(self))) }

  /// Calls [`gtk_drag_source_set_icon()`](https://docs.gtk.org/gtk4/method.DragSource.set_icon.html).
  public final func setIcon(_ paintable: (any Gdk.Paintable)?, hotX: Int, hotY: Int) {
    gtk_drag_source_set_icon(instance(self), paintable?.opaque, hotX.int32, hotY.int32)
  }
}

extension Reactive where Base: DragSource {
  /// The property [`actions`](https://docs.gtk.org/gtk4/property.DragSource.actions.html) of `GtkDragSource`.
  public var actions: DynamicSubject<Gdk.DragAction> { property("actions") }

  /// The property [`content`](https://docs.gtk.org/gtk4/property.DragSource.content.html) of `GtkDragSource`.
  public var content: DynamicSubject<Gdk.ContentProvider?> { property("content") }

  /// The signal [`drag-begin`](https://docs.gtk.org/gtk4/signal.DragSource.drag-begin.html) of `GtkDragSource`.
  ///
  /// Argument: `drag`.
  public var dragBegin: SafeSignal<Gdk.Drag> { signal(ofOne: "drag-begin") }

  /// The signal [`drag-cancel`](https://docs.gtk.org/gtk4/signal.DragSource.drag-cancel.html) of `GtkDragSource`.
  ///
  /// Arguments: `drag`, `reason`.
  public var dragCancel: SignalRequest<Bool, Gdk.Drag, Gdk.DragCancelReason> { request("drag-cancel") }

  /// The signal [`drag-end`](https://docs.gtk.org/gtk4/signal.DragSource.drag-end.html) of `GtkDragSource`.
  ///
  /// Arguments: `drag`, `deleteData`.
  public var dragEnd: SafeSignal<(Gdk.Drag, Bool)> { signal(ofSeveral: "drag-end") }

  /// The signal [`prepare`](https://docs.gtk.org/gtk4/signal.DragSource.prepare.html) of `GtkDragSource`.
  ///
  /// Arguments: `x`, `y`.
  public var prepare: SignalRequest<Gdk.ContentProvider?, Double, Double> { request("prepare") }
}
