// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkFlowBoxChild`](https://docs.gtk.org/gtk4/class.FlowBoxChild.html).
open class FlowBoxChild: Widget {
  open override class var gType: GType { gtk_flow_box_child_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkFlowBoxChild: UnsafeMutablePointer<GtkFlowBoxChild> {
    pointer.assumingMemoryBound(to: GtkFlowBoxChild.self)
  }

  /// Calls [`gtk_flow_box_child_new()`](https://docs.gtk.org/gtk4/ctor.FlowBoxChild.new.html).
  public init() {
    super.init(adopting: gtk_flow_box_child_new())
  }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.FlowBoxChild.child.html) of `GtkFlowBoxChild`.
  public final var child: Widget? {
    get { lentObject(widget: gtk_flow_box_child_get_child(gtkFlowBoxChild)) }
    set { gtk_flow_box_child_set_child(gtkFlowBoxChild, newValue?.gtkWidget) }
  }

  /// Calls [`gtk_flow_box_child_changed()`](https://docs.gtk.org/gtk4/method.FlowBoxChild.changed.html).
  public final func changed() { gtk_flow_box_child_changed(gtkFlowBoxChild) }

  /// Calls [`gtk_flow_box_child_get_index()`](https://docs.gtk.org/gtk4/method.FlowBoxChild.get_index.html).
  public final var index: Int { gtk_flow_box_child_get_index(gtkFlowBoxChild).int }

  /// Calls [`gtk_flow_box_child_is_selected()`](https://docs.gtk.org/gtk4/method.FlowBoxChild.is_selected.html).
  public final var isSelected: Bool { gtk_flow_box_child_is_selected(gtkFlowBoxChild).isTrue }
}

extension Reactive where Base: FlowBoxChild {
  /// The property [`child`](https://docs.gtk.org/gtk4/property.FlowBoxChild.child.html) of `GtkFlowBoxChild`.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The signal [`activate`](https://docs.gtk.org/gtk4/signal.FlowBoxChild.activate.html) of `GtkFlowBoxChild`.
  public var activate: SafeSignal<Void> { signal("activate") }
}
