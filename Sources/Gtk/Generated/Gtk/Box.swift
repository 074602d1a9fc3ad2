// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkBox`](https://docs.gtk.org/gtk4/class.Box.html).
open class Box: Widget, Orientable {
  open override class var gType: GType { gtk_box_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkBox: UnsafeMutablePointer<GtkBox> { pointer.assumingMemoryBound(to: GtkBox.self) }

  /// Calls [`gtk_box_new()`](https://docs.gtk.org/gtk4/ctor.Box.new.html).
  public init(orientation: Orientation, spacing: Int) {
    super.init(adopting: gtk_box_new(orientation.cValue, spacing.int32))
  }

  /// The property [`baseline-position`](https://docs.gtk.org/gtk4/property.Box.baseline-position.html) of `GtkBox`.
  public final var baselinePosition: BaselinePosition {
    get { BaselinePosition(cValue: gtk_box_get_baseline_position(gtkBox)) }
    set { gtk_box_set_baseline_position(gtkBox, newValue.cValue) }
  }

  /// The property [`homogeneous`](https://docs.gtk.org/gtk4/property.Box.homogeneous.html) of `GtkBox`.
  public final var homogeneous: Bool {
    get { gtk_box_get_homogeneous(gtkBox).isTrue }
    set { gtk_box_set_homogeneous(gtkBox, newValue.gboolean) }
  }

  /// The property [`spacing`](https://docs.gtk.org/gtk4/property.Box.spacing.html) of `GtkBox`.
  public final var spacing: Int {
    get { gtk_box_get_spacing(gtkBox).int }
    set { gtk_box_set_spacing(gtkBox, newValue.int32) }
  }

  /// Calls [`gtk_box_append()`](https://docs.gtk.org/gtk4/method.Box.append.html).
  public final func append(_ child: Widget) { gtk_box_append(gtkBox, child.gtkWidget) }

  /// Calls [`gtk_box_insert_child_after()`](https://docs.gtk.org/gtk4/method.Box.insert_child_after.html).
  public final func insertChildAfter(_ child: Widget, sibling: Widget?) {
    gtk_box_insert_child_after(gtkBox, child.gtkWidget, sibling?.gtkWidget)
  }

  /// Calls [`gtk_box_prepend()`](https://docs.gtk.org/gtk4/method.Box.prepend.html).
  public final func prepend(_ child: Widget) { gtk_box_prepend(gtkBox, child.gtkWidget) }

  /// Calls [`gtk_box_remove()`](https://docs.gtk.org/gtk4/method.Box.remove.html).
  public final func remove(_ child: Widget) { gtk_box_remove(gtkBox, child.gtkWidget) }

  /// Calls [`gtk_box_reorder_child_after()`](https://docs.gtk.org/gtk4/method.Box.reorder_child_after.html).
  public final func reorderChildAfter(_ child: Widget, sibling: Widget?) {
    gtk_box_reorder_child_after(gtkBox, child.gtkWidget, sibling?.gtkWidget)
  }
}

extension Reactive where Base: Box {
  /// The property [`baseline-position`](https://docs.gtk.org/gtk4/property.Box.baseline-position.html) of `GtkBox`.
  public var baselinePosition: DynamicSubject<BaselinePosition> { property("baseline-position") }

  /// The property [`homogeneous`](https://docs.gtk.org/gtk4/property.Box.homogeneous.html) of `GtkBox`.
  public var homogeneous: DynamicSubject<Bool> { property("homogeneous") }

  /// The property [`spacing`](https://docs.gtk.org/gtk4/property.Box.spacing.html) of `GtkBox`.
  public var spacing: DynamicSubject<Int> {
    property("spacing", get: { (object: Box) in object.spacing }, set: { $0.spacing = $1 })
  }
}
