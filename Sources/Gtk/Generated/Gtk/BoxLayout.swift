// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkBoxLayout`](https://docs.gtk.org/gtk4/class.BoxLayout.html).
open class BoxLayout: LayoutManager, Orientable {
  open override class var gType: GType { gtk_box_layout_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_box_layout_new()`](https://docs.gtk.org/gtk4/ctor.BoxLayout.new.html).
  public init(orientation: Orientation) {
    super.init(adopting: gtk_box_layout_new(orientation.cValue))
  }

  /// The property [`baseline-position`](https://docs.gtk.org/gtk4/property.BoxLayout.baseline-position.html) of
  /// `GtkBoxLayout`.
  public final var baselinePosition: BaselinePosition {
    get { BaselinePosition(cValue: gtk_box_layout_get_baseline_position(instance(self))) }
    set { gtk_box_layout_set_baseline_position(instance(self), newValue.cValue) }
  }

  /// The property [`homogeneous`](https://docs.gtk.org/gtk4/property.BoxLayout.homogeneous.html) of `GtkBoxLayout`.
  public final var homogeneous: Bool {
    get { gtk_box_layout_get_homogeneous(instance(self)).isTrue }
    set { gtk_box_layout_set_homogeneous(instance(self), newValue.gboolean) }
  }

  /// The property [`spacing`](https://docs.gtk.org/gtk4/property.BoxLayout.spacing.html) of `GtkBoxLayout`.
  public final var spacing: Int {
    get { gtk_box_layout_get_spacing(instance(self)).int }
    set { setProperty("spacing", newValue) }
  }
}

extension Reactive where Base: BoxLayout {
  /// The property [`baseline-position`](https://docs.gtk.org/gtk4/property.BoxLayout.baseline-position.html) of
  /// `GtkBoxLayout`.
  public var baselinePosition: DynamicSubject<BaselinePosition> { property("baseline-position") }

  /// The property [`homogeneous`](https://docs.gtk.org/gtk4/property.BoxLayout.homogeneous.html) of `GtkBoxLayout`.
  public var homogeneous: DynamicSubject<Bool> { property("homogeneous") }

  /// The property [`spacing`](https://docs.gtk.org/gtk4/property.BoxLayout.spacing.html) of `GtkBoxLayout`.
  public var spacing: DynamicSubject<Int> { property("spacing") }
}
