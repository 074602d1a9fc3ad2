// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkGridView`](https://docs.gtk.org/gtk4/class.GridView.html).
open class GridView: ListBase {
  open override class var gType: GType { gtk_grid_view_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_grid_view_new()`](https://docs.gtk.org/gtk4/ctor.GridView.new.html).
  public init(model: (any SelectionModel)? = nil, factory: ListItemFactory? = nil) {
    super.init(adopting: gtk_grid_view_new(model?.given(), factory?.given()))
  }

  /// The property [`enable-rubberband`](https://docs.gtk.org/gtk4/property.GridView.enable-rubberband.html) of
  /// `GtkGridView`.
  public final var enableRubberband: Bool {
    get { gtk_grid_view_get_enable_rubberband(instance(self)).isTrue }
    set { gtk_grid_view_set_enable_rubberband(instance(self), newValue.gboolean) }
  }

  /// The property [`factory`](https://docs.gtk.org/gtk4/property.GridView.factory.html) of `GtkGridView`.
  public final var factory: ListItemFactory? {
    get { lentObject(opaque: gtk_grid_view_get_factory(instance(self))) }
    set { gtk_grid_view_set_factory(instance(self), newValue?.opaque) }
  }

  /// The property [`max-columns`](https://docs.gtk.org/gtk4/property.GridView.max-columns.html) of `GtkGridView`.
  public final var maxColumns: Int {
    get { gtk_grid_view_get_max_columns(instance(self)).int }
    set { gtk_grid_view_set_max_columns(instance(self), newValue.uint32) }
  }

  /// The property [`min-columns`](https://docs.gtk.org/gtk4/property.GridView.min-columns.html) of `GtkGridView`.
  public final var minColumns: Int {
    get { gtk_grid_view_get_min_columns(instance(self)).int }
    set { gtk_grid_view_set_min_columns(instance(self), newValue.uint32) }
  }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.GridView.model.html) of `GtkGridView`.
  public final var model: (any SelectionModel)? {
    get { lentInterface(opaque: gtk_grid_view_get_model(instance(self))) }
    set { gtk_grid_view_set_model(instance(self), newValue?.opaque) }
  }

  /// The property [`single-click-activate`](https://docs.gtk.org/gtk4/property.GridView.single-click-activate.html) of
  /// `GtkGridView`.
  public final var singleClickActivate: Bool {
    get { gtk_grid_view_get_single_click_activate(instance(self)).isTrue }
    set { gtk_grid_view_set_single_click_activate(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: GridView {
  /// The property [`enable-rubberband`](https://docs.gtk.org/gtk4/property.GridView.enable-rubberband.html) of
  /// `GtkGridView`.
  public var enableRubberband: DynamicSubject<Bool> { property("enable-rubberband") }

  /// The property [`factory`](https://docs.gtk.org/gtk4/property.GridView.factory.html) of `GtkGridView`.
  public var factory: DynamicSubject<ListItemFactory?> { property("factory") }

  /// The property [`max-columns`](https://docs.gtk.org/gtk4/property.GridView.max-columns.html) of `GtkGridView`.
  public var maxColumns: DynamicSubject<Int> {
    property("max-columns", get: { (object: GridView) in object.maxColumns }, set: { $0.maxColumns = $1 })
  }

  /// The property [`min-columns`](https://docs.gtk.org/gtk4/property.GridView.min-columns.html) of `GtkGridView`.
  public var minColumns: DynamicSubject<Int> {
    property("min-columns", get: { (object: GridView) in object.minColumns }, set: { $0.minColumns = $1 })
  }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.GridView.model.html) of `GtkGridView`.
  public var model: DynamicSubject<(any SelectionModel)?> { interfaceProperty("model") }

  /// The property [`single-click-activate`](https://docs.gtk.org/gtk4/property.GridView.single-click-activate.html) of
  /// `GtkGridView`.
  public var singleClickActivate: DynamicSubject<Bool> { property("single-click-activate") }

  /// The signal [`activate`](https://docs.gtk.org/gtk4/signal.GridView.activate.html) of `GtkGridView`.
  ///
  /// Argument: `position`.
  public var activate: SafeSignal<Int> { signal(ofOne: "activate") }
}
