// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkSizeGroup`](https://docs.gtk.org/gtk4/class.SizeGroup.html).
open class SizeGroup: Object, Buildable {
  open override class var gType: GType { gtk_size_group_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkSizeGroup: UnsafeMutablePointer<GtkSizeGroup> {
    pointer.assumingMemoryBound(to: GtkSizeGroup.self)
  }

  /// Calls [`gtk_size_group_new()`](https://docs.gtk.org/gtk4/ctor.SizeGroup.new.html).
  public init(mode: SizeGroupMode) {
    super.init(adopting: gtk_size_group_new(mode.cValue))
  }

  /// The property [`mode`](https://docs.gtk.org/gtk4/property.SizeGroup.mode.html) of `GtkSizeGroup`.
  public final var mode: SizeGroupMode {
    get { SizeGroupMode(cValue: gtk_size_group_get_mode(gtkSizeGroup)) }
    set { gtk_size_group_set_mode(gtkSizeGroup, newValue.cValue) }
  }

  /// Calls [`gtk_size_group_add_widget()`](https://docs.gtk.org/gtk4/method.SizeGroup.add_widget.html).
  public final func addWidget(_ widget: Widget) { gtk_size_group_add_widget(gtkSizeGroup, widget.gtkWidget) }

  /// Calls [`gtk_size_group_get_widgets()`](https://docs.gtk.org/gtk4/method.SizeGroup.get_widgets.html).
  public final var widgets: [Widget] {
    lists(gtk_size_group_get_widgets(gtkSizeGroup), isGiven: false) { lentObject($0) as Widget? }
  }

  /// Calls [`gtk_size_group_remove_widget()`](https://docs.gtk.org/gtk4/method.SizeGroup.remove_widget.html).
  public final func removeWidget(_ widget: Widget) { gtk_size_group_remove_widget(gtkSizeGroup, widget.gtkWidget) }
}

extension Reactive where Base: SizeGroup {
  /// The property [`mode`](https://docs.gtk.org/gtk4/property.SizeGroup.mode.html) of `GtkSizeGroup`.
  public var mode: DynamicSubject<SizeGroupMode> { property("mode") }
}
