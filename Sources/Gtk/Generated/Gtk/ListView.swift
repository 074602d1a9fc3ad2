// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkListView`](https://docs.gtk.org/gtk4/class.ListView.html).
open class ListView: ListBase {
  open override class var gType: GType { gtk_list_view_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_list_view_new()`](https://docs.gtk.org/gtk4/ctor.ListView.new.html).
  public init(model: (any SelectionModel)? = nil, factory: ListItemFactory? = nil) {
    super.init(adopting: gtk_list_view_new(model?.given(), factory?.given()))
  }

  /// The property [`enable-rubberband`](https://docs.gtk.org/gtk4/property.ListView.enable-rubberband.html) of
  /// `GtkListView`.
  public final var enableRubberband: Bool {
    get { gtk_list_view_get_enable_rubberband(instance(self)).isTrue }
    set { gtk_list_view_set_enable_rubberband(instance(self), newValue.gboolean) }
  }

  /// The property [`factory`](https://docs.gtk.org/gtk4/property.ListView.factory.html) of `GtkListView`.
  public final var factory: ListItemFactory? {
    get { lentObject(opaque: gtk_list_view_get_factory(instance(self))) }
    set { gtk_list_view_set_factory(instance(self), newValue?.opaque) }
  }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.ListView.model.html) of `GtkListView`.
  public final var model: (any SelectionModel)? {
    get { lentInterface(opaque: gtk_list_view_get_model(instance(self))) }
    set { gtk_list_view_set_model(instance(self), newValue?.opaque) }
  }

  /// The property [`show-separators`](https://docs.gtk.org/gtk4/property.ListView.show-separators.html) of
  /// `GtkListView`.
  public final var showSeparators: Bool {
    get { gtk_list_view_get_show_separators(instance(self)).isTrue }
    set { gtk_list_view_set_show_separators(instance(self), newValue.gboolean) }
  }

  /// The property [`single-click-activate`](https://docs.gtk.org/gtk4/property.ListView.single-click-activate.html) of
  /// `GtkListView`.
  public final var singleClickActivate: Bool {
    get { gtk_list_view_get_single_click_activate(instance(self)).isTrue }
    set { gtk_list_view_set_single_click_activate(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: ListView {
  /// The property [`enable-rubberband`](https://docs.gtk.org/gtk4/property.ListView.enable-rubberband.html) of
  /// `GtkListView`.
  public var enableRubberband: DynamicSubject<Bool> { property("enable-rubberband") }

  /// The property [`factory`](https://docs.gtk.org/gtk4/property.ListView.factory.html) of `GtkListView`.
  public var factory: DynamicSubject<ListItemFactory?> { property("factory") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.ListView.model.html) of `GtkListView`.
  public var model: DynamicSubject<(any SelectionModel)?> { interfaceProperty("model") }

  /// The property [`show-separators`](https://docs.gtk.org/gtk4/property.ListView.show-separators.html) of
  /// `GtkListView`.
  public var showSeparators: DynamicSubject<Bool> { property("show-separators") }

  /// The property [`single-click-activate`](https://docs.gtk.org/gtk4/property.ListView.single-click-activate.html) of
  /// `GtkListView`.
  public var singleClickActivate: DynamicSubject<Bool> { property("single-click-activate") }

  /// The signal [`activate`](https://docs.gtk.org/gtk4/signal.ListView.activate.html) of `GtkListView`.
  ///
  /// Argument: `position`.
  public var activate: SafeSignal<Int> { signal(ofOne: "activate") }
}
