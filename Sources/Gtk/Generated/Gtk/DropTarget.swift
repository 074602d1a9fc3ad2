// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkDropTarget`](https://docs.gtk.org/gtk4/class.DropTarget.html).
open class DropTarget: EventController {
  open override class var gType: GType { gtk_drop_target_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_drop_target_new()`](https://docs.gtk.org/gtk4/ctor.DropTarget.new.html).
  public init(type: any GTyped.Type, actions: Gdk.DragAction = []) {
    super.init(adopting: gtk_drop_target_new(type.registeredType, actions.cValue).raw)
  }

  /// The property [`actions`](https://docs.gtk.org/gtk4/property.DropTarget.actions.html) of `GtkDropTarget`.
  public final var actions: Gdk.DragAction {
    get { Gdk.DragAction(cValue: gtk_drop_target_get_actions(instance(self))) }
    set { gtk_drop_target_set_actions(instance(self), newValue.cValue) }
  }

  /// The property [`current-drop`](https://docs.gtk.org/gtk4/property.DropTarget.current-drop.html) of `GtkDropTarget`.
  /// Since GTK 4.4.
  public final var currentDrop: Gdk.Drop? { lentObject(opaque: gtk_drop_target_get_current_drop(instance(self))) }

  /// The property [`formats`](https://docs.gtk.org/gtk4/property.DropTarget.formats.html) of `GtkDropTarget`.
  public final var formats: Gdk.ContentFormats? { lentBoxed(opaque: gtk_drop_target_get_formats(instance(self))) }

  /// The property [`preload`](https://docs.gtk.org/gtk4/property.DropTarget.preload.html) of `GtkDropTarget`.
  public final var preload: Bool {
    get { gtk_drop_target_get_preload(instance(self)).isTrue }
    set { gtk_drop_target_set_preload(instance(self), newValue.gboolean) }
  }

  /// The property [`value`](https://docs.gtk.org/gtk4/property.DropTarget.value.html) of `GtkDropTarget`.
  public final var value: AnyValue? { lentValue(gtk_drop_target_get_value(instance(self))) }

  /// Calls [`gtk_drop_target_get_gtypes()`](https://docs.gtk.org/gtk4/method.DropTarget.get_gtypes.html).
  public final var gtypes: [GType] {
    var cNTypes: UInt = 0
    let result = gtk_drop_target_get_gtypes(instance(self), &cNTypes)
    return elements(result, count: cNTypes.int, isGiven: false) { $0 }
  }

  /// Calls [`gtk_drop_target_reject()`](https://docs.gtk.org/gtk4/method.DropTarget.reject.html).
  public final func reject() { gtk_drop_target_reject(instance(self)) }

  /// Calls [`gtk_drop_target_set_gtypes()`](https://docs.gtk.org/gtk4/method.DropTarget.set_gtypes.html).
  public final func setGtypes(_ types: [any GTyped.Type]) {
    var cTypes = types.map { $0.registeredType }
    gtk_drop_target_set_gtypes(instance(self), &cTypes, types.count.uint)
  }

  /// Calls [`gtk_drop_target_get_drop()`](https://docs.gtk.org/gtk4/method.DropTarget.get_drop.html).
  @available(*, deprecated, message: "Replaced by `DropTarget.currentDrop` in GTK 4.4.")
  public final var drop: Gdk.Drop? { lentObject(opaque: gtk_drop_target_get_drop(instance(self))) }
}

extension Reactive where Base: DropTarget {
  /// The property [`actions`](https://docs.gtk.org/gtk4/property.DropTarget.actions.html) of `GtkDropTarget`.
  public var actions: DynamicSubject<Gdk.DragAction> { property("actions") }

  /// The property [`current-drop`](https://docs.gtk.org/gtk4/property.DropTarget.current-drop.html) of `GtkDropTarget`.
  /// Since GTK 4.4.
  public var currentDrop: SafeSignal<Gdk.Drop?> { readOnlyProperty("current-drop") }

  /// The property [`formats`](https://docs.gtk.org/gtk4/property.DropTarget.formats.html) of `GtkDropTarget`.
  public var formats: SafeSignal<Gdk.ContentFormats?> { readOnlyProperty("formats") }

  /// The property [`preload`](https://docs.gtk.org/gtk4/property.DropTarget.preload.html) of `GtkDropTarget`.
  public var preload: DynamicSubject<Bool> { property("preload") }

  /// The property [`value`](https://docs.gtk.org/gtk4/property.DropTarget.value.html) of `GtkDropTarget`.
  public var value: SafeSignal<AnyValue?> { readOnlyProperty("value") }

  /// The signal [`accept`](https://docs.gtk.org/gtk4/signal.DropTarget.accept.html) of `GtkDropTarget`.
  ///
  /// Argument: `drop`.
  public var accept: SignalRequest<Bool, Gdk.Drop> { request("accept") }

  /// The signal [`drop`](https://docs.gtk.org/gtk4/signal.DropTarget.drop.html) of `GtkDropTarget`.
  ///
  /// Arguments: `value`, `x`, `y`.
  public var drop: SignalRequest<Bool, AnyValue, Double, Double> { request("drop") }

  /// The signal [`enter`](https://docs.gtk.org/gtk4/signal.DropTarget.enter.html) of `GtkDropTarget`.
  ///
  /// Arguments: `x`, `y`.
  public var enter: SignalRequest<Gdk.DragAction, Double, Double> { request("enter") }

  /// The signal [`leave`](https://docs.gtk.org/gtk4/signal.DropTarget.leave.html) of `GtkDropTarget`.
  public var leave: SafeSignal<Void> { signal("leave") }

  /// The signal [`motion`](https://docs.gtk.org/gtk4/signal.DropTarget.motion.html) of `GtkDropTarget`.
  ///
  /// Arguments: `x`, `y`.
  public var motion: SignalRequest<Gdk.DragAction, Double, Double> { request("motion") }
}
