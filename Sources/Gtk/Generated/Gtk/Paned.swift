// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkPaned`](https://docs.gtk.org/gtk4/class.Paned.html).
open class Paned: Widget, Orientable {
  open override class var gType: GType { gtk_paned_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_paned_new()`](https://docs.gtk.org/gtk4/ctor.Paned.new.html).
  public init(orientation: Orientation) {
    super.init(adopting: gtk_paned_new(orientation.cValue))
  }

  /// The property [`end-child`](https://docs.gtk.org/gtk4/property.Paned.end-child.html) of `GtkPaned`.
  public final var endChild: Widget? {
    get { lentObject(widget: gtk_paned_get_end_child(instance(self))) }
    set { gtk_paned_set_end_child(instance(self), newValue?.gtkWidget) }
  }

  /// The property [`max-position`](https://docs.gtk.org/gtk4/property.Paned.max-position.html) of `GtkPaned`.
  public final var maxPosition: Int { getProperty("max-position") }

  /// The property [`min-position`](https://docs.gtk.org/gtk4/property.Paned.min-position.html) of `GtkPaned`.
  public final var minPosition: Int { getProperty("min-position") }

  /// The property [`position`](https://docs.gtk.org/gtk4/property.Paned.position.html) of `GtkPaned`.
  public final var position: Int {
    get { gtk_paned_get_position(instance(self)).int }
    set { gtk_paned_set_position(instance(self), newValue.int32) }
  }

  /// The property [`position-set`](https://docs.gtk.org/gtk4/property.Paned.position-set.html) of `GtkPaned`.
  public final var positionSet: Bool {
    get { getProperty("position-set") }
    set { setProperty("position-set", newValue) }
  }

  /// The property [`resize-end-child`](https://docs.gtk.org/gtk4/property.Paned.resize-end-child.html) of `GtkPaned`.
  public final var resizeEndChild: Bool {
    get { gtk_paned_get_resize_end_child(instance(self)).isTrue }
    set { gtk_paned_set_resize_end_child(instance(self), newValue.gboolean) }
  }

  /// The property [`resize-start-child`](https://docs.gtk.org/gtk4/property.Paned.resize-start-child.html) of
  /// `GtkPaned`.
  public final var resizeStartChild: Bool {
    get { gtk_paned_get_resize_start_child(instance(self)).isTrue }
    set { gtk_paned_set_resize_start_child(instance(self), newValue.gboolean) }
  }

  /// The property [`shrink-end-child`](https://docs.gtk.org/gtk4/property.Paned.shrink-end-child.html) of `GtkPaned`.
  public final var shrinkEndChild: Bool {
    get { gtk_paned_get_shrink_end_child(instance(self)).isTrue }
    set { gtk_paned_set_shrink_end_child(instance(self), newValue.gboolean) }
  }

  /// The property [`shrink-start-child`](https://docs.gtk.org/gtk4/property.Paned.shrink-start-child.html) of
  /// `GtkPaned`.
  public final var shrinkStartChild: Bool {
    get { gtk_paned_get_shrink_start_child(instance(self)).isTrue }
    set { gtk_paned_set_shrink_start_child(instance(self), newValue.gboolean) }
  }

  /// The property [`start-child`](https://docs.gtk.org/gtk4/property.Paned.start-child.html) of `GtkPaned`.
  public final var startChild: Widget? {
    get { lentObject(widget: gtk_paned_get_start_child(instance(self))) }
    set { gtk_paned_set_start_child(instance(self), newValue?.gtkWidget) }
  }

  /// The property [`wide-handle`](https://docs.gtk.org/gtk4/property.Paned.wide-handle.html) of `GtkPaned`.
  public final var wideHandle: Bool {
    get { gtk_paned_get_wide_handle(instance(self)).isTrue }
    set { gtk_paned_set_wide_handle(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: Paned {
  /// The property [`end-child`](https://docs.gtk.org/gtk4/property.Paned.end-child.html) of `GtkPaned`.
  public var endChild: DynamicSubject<Widget?> { property("end-child") }

  /// The property [`max-position`](https://docs.gtk.org/gtk4/property.Paned.max-position.html) of `GtkPaned`.
  public var maxPosition: SafeSignal<Int> { readOnlyProperty("max-position") }

  /// The property [`min-position`](https://docs.gtk.org/gtk4/property.Paned.min-position.html) of `GtkPaned`.
  public var minPosition: SafeSignal<Int> { readOnlyProperty("min-position") }

  /// The property [`position`](https://docs.gtk.org/gtk4/property.Paned.position.html) of `GtkPaned`.
  public var position: DynamicSubject<Int> {
    property("position", get: { (object: Paned) in object.position }, set: { $0.position = $1 })
  }

  /// The property [`position-set`](https://docs.gtk.org/gtk4/property.Paned.position-set.html) of `GtkPaned`.
  public var positionSet: DynamicSubject<Bool> { property("position-set") }

  /// The property [`resize-end-child`](https://docs.gtk.org/gtk4/property.Paned.resize-end-child.html) of `GtkPaned`.
  public var resizeEndChild: DynamicSubject<Bool> { property("resize-end-child") }

  /// The property [`resize-start-child`](https://docs.gtk.org/gtk4/property.Paned.resize-start-child.html) of
  /// `GtkPaned`.
  public var resizeStartChild: DynamicSubject<Bool> { property("resize-start-child") }

  /// The property [`shrink-end-child`](https://docs.gtk.org/gtk4/property.Paned.shrink-end-child.html) of `GtkPaned`.
  public var shrinkEndChild: DynamicSubject<Bool> { property("shrink-end-child") }

  /// The property [`shrink-start-child`](https://docs.gtk.org/gtk4/property.Paned.shrink-start-child.html) of
  /// `GtkPaned`.
  public var shrinkStartChild: DynamicSubject<Bool> { property("shrink-start-child") }

  /// The property [`start-child`](https://docs.gtk.org/gtk4/property.Paned.start-child.html) of `GtkPaned`.
  public var startChild: DynamicSubject<Widget?> { property("start-child") }

  /// The property [`wide-handle`](https://docs.gtk.org/gtk4/property.Paned.wide-handle.html) of `GtkPaned`.
  public var wideHandle: DynamicSubject<Bool> { property("wide-handle") }

  /// The signal [`accept-position`](https://docs.gtk.org/gtk4/signal.Paned.accept-position.html) of `GtkPaned`.
  public var acceptPosition: SignalRequest<Bool> { request("accept-position") }

  /// The signal [`cancel-position`](https://docs.gtk.org/gtk4/signal.Paned.cancel-position.html) of `GtkPaned`.
  public var cancelPosition: SignalRequest<Bool> { request("cancel-position") }

  /// The signal [`cycle-child-focus`](https://docs.gtk.org/gtk4/signal.Paned.cycle-child-focus.html) of `GtkPaned`.
  ///
  /// Argument: `reversed`.
  public var cycleChildFocus: SignalRequest<Bool, Bool> { request("cycle-child-focus") }

  /// The signal [`cycle-handle-focus`](https://docs.gtk.org/gtk4/signal.Paned.cycle-handle-focus.html) of `GtkPaned`.
  ///
  /// Argument: `reversed`.
  public var cycleHandleFocus: SignalRequest<Bool, Bool> { request("cycle-handle-focus") }

  /// The signal [`move-handle`](https://docs.gtk.org/gtk4/signal.Paned.move-handle.html) of `GtkPaned`.
  ///
  /// Argument: `scrollType`.
  public var moveHandle: SignalRequest<Bool, ScrollType> { request("move-handle") }

  /// The signal [`toggle-handle-focus`](https://docs.gtk.org/gtk4/signal.Paned.toggle-handle-focus.html) of `GtkPaned`.
  public var toggleHandleFocus: SignalRequest<Bool> { request("toggle-handle-focus") }
}
