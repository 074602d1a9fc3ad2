// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkStack`](https://docs.gtk.org/gtk4/class.Stack.html).
open class Stack: Widget {
  open override class var gType: GType { gtk_stack_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_stack_new()`](https://docs.gtk.org/gtk4/ctor.Stack.new.html).
  public init() {
    super.init(adopting: gtk_stack_new())
  }

  /// The property [`hhomogeneous`](https://docs.gtk.org/gtk4/property.Stack.hhomogeneous.html) of `GtkStack`.
  public final var hhomogeneous: Bool {
    get { gtk_stack_get_hhomogeneous(instance(self)).isTrue }
    set { gtk_stack_set_hhomogeneous(instance(self), newValue.gboolean) }
  }

  /// The property [`interpolate-size`](https://docs.gtk.org/gtk4/property.Stack.interpolate-size.html) of `GtkStack`.
  public final var interpolateSize: Bool {
    get { gtk_stack_get_interpolate_size(instance(self)).isTrue }
    set { gtk_stack_set_interpolate_size(instance(self), newValue.gboolean) }
  }

  /// The property [`pages`](https://docs.gtk.org/gtk4/property.Stack.pages.html) of `GtkStack`.
  public final var pages: (any SelectionModel)? { givenInterface(opaque: gtk_stack_get_pages(instance(self))) }

  /// The property [`transition-duration`](https://docs.gtk.org/gtk4/property.Stack.transition-duration.html) of
  /// `GtkStack`.
  public final var transitionDuration: Int {
    get { gtk_stack_get_transition_duration(instance(self)).int }
    set { gtk_stack_set_transition_duration(instance(self), newValue.uint32) }
  }

  /// The property [`transition-running`](https://docs.gtk.org/gtk4/property.Stack.transition-running.html) of
  /// `GtkStack`.
  public final var transitionRunning: Bool { gtk_stack_get_transition_running(instance(self)).isTrue }

  /// The property [`transition-type`](https://docs.gtk.org/gtk4/property.Stack.transition-type.html) of `GtkStack`.
  public final var transitionType: StackTransitionType {
    get { StackTransitionType(cValue: gtk_stack_get_transition_type(instance(self))) }
    set { gtk_stack_set_transition_type(instance(self), newValue.cValue) }
  }

  /// The property [`vhomogeneous`](https://docs.gtk.org/gtk4/property.Stack.vhomogeneous.html) of `GtkStack`.
  public final var vhomogeneous: Bool {
    get { gtk_stack_get_vhomogeneous(instance(self)).isTrue }
    set { gtk_stack_set_vhomogeneous(instance(self), newValue.gboolean) }
  }

  /// The property [`visible-child`](https://docs.gtk.org/gtk4/property.Stack.visible-child.html) of `GtkStack`.
  public final var visibleChild: Widget? {
    get { lentObject(widget: gtk_stack_get_visible_child(instance(self))) }
    set { gtk_stack_set_visible_child(instance(self), newValue?.gtkWidget) }
  }

  /// The property [`visible-child-name`](https://docs.gtk.org/gtk4/property.Stack.visible-child-name.html) of
  /// `GtkStack`.
  public final var visibleChildName: String? {
    get { lentString(ifAny: gtk_stack_get_visible_child_name(instance(self))) }
    set { lend(newValue) { gtk_stack_set_visible_child_name(instance(self), $0) } }
  }

  /// Calls [`gtk_stack_add_child()`](https://docs.gtk.org/gtk4/method.Stack.add_child.html).
  @discardableResult
  public final func addChild(_ child: Widget) -> StackPage {
    lentObject(opaque: gtk_stack_add_child(instance(self), child.gtkWidget))!
  }

  /// Calls [`gtk_stack_add_named()`](https://docs.gtk.org/gtk4/method.Stack.add_named.html).
  @discardableResult
  public final func addNamed(_ child: Widget, name: String?) -> StackPage {
    lentObject(opaque: gtk_stack_add_named(instance(self), child.gtkWidget, name))!
  }

  /// Calls [`gtk_stack_add_titled()`](https://docs.gtk.org/gtk4/method.Stack.add_titled.html).
  @discardableResult
  public final func addTitled(_ child: Widget, name: String?, title: String) -> StackPage {
    lentObject(opaque: gtk_stack_add_titled(instance(self), child.gtkWidget, name, title))!
  }

  /// Calls [`gtk_stack_get_child_by_name()`](https://docs.gtk.org/gtk4/method.Stack.get_child_by_name.html).
  public final func getChildByName(_ name: String) -> Widget? {
    lentObject(widget: gtk_stack_get_child_by_name(instance(self), name))
  }

  /// Calls [`gtk_stack_get_page()`](https://docs.gtk.org/gtk4/method.Stack.get_page.html).
  public final func getPage(_ child: Widget) -> StackPage? {
    lentObject(opaque: gtk_stack_get_page(instance(self), child.gtkWidget))
  }

  /// Calls [`gtk_stack_remove()`](https://docs.gtk.org/gtk4/method.Stack.remove.html).
  public final func remove(_ child: Widget) { gtk_stack_remove(instance(self), child.gtkWidget) }

  /// Calls [`gtk_stack_set_visible_child_full()`](https://docs.gtk.org/gtk4/method.Stack.set_visible_child_full.html).
  public final func setVisibleChildFull(_ name: String, transition: StackTransitionType) {
    gtk_stack_set_visible_child_full(instance(self), name, transition.cValue)
  }
}

extension Reactive where Base: Stack {
  /// The property [`hhomogeneous`](https://docs.gtk.org/gtk4/property.Stack.hhomogeneous.html) of `GtkStack`.
  public var hhomogeneous: DynamicSubject<Bool> { property("hhomogeneous") }

  /// The property [`interpolate-size`](https://docs.gtk.org/gtk4/property.Stack.interpolate-size.html) of `GtkStack`.
  public var interpolateSize: DynamicSubject<Bool> { property("interpolate-size") }

  /// The property [`pages`](https://docs.gtk.org/gtk4/property.Stack.pages.html) of `GtkStack`.
  public var pages: SafeSignal<(any SelectionModel)?> { readOnlyInterfaceProperty("pages") }

  /// The property [`transition-duration`](https://docs.gtk.org/gtk4/property.Stack.transition-duration.html) of
  /// `GtkStack`.
  public var transitionDuration: DynamicSubject<Int> {
    property(
      "transition-duration", get: { (object: Stack) in object.transitionDuration }, set: { $0.transitionDuration = $1 })
  }

  /// The property [`transition-running`](https://docs.gtk.org/gtk4/property.Stack.transition-running.html) of
  /// `GtkStack`.
  public var transitionRunning: SafeSignal<Bool> { readOnlyProperty("transition-running") }

  /// The property [`transition-type`](https://docs.gtk.org/gtk4/property.Stack.transition-type.html) of `GtkStack`.
  public var transitionType: DynamicSubject<StackTransitionType> { property("transition-type") }

  /// The property [`vhomogeneous`](https://docs.gtk.org/gtk4/property.Stack.vhomogeneous.html) of `GtkStack`.
  public var vhomogeneous: DynamicSubject<Bool> { property("vhomogeneous") }

  /// The property [`visible-child`](https://docs.gtk.org/gtk4/property.Stack.visible-child.html) of `GtkStack`.
  public var visibleChild: DynamicSubject<Widget?> { property("visible-child") }

  /// The property [`visible-child-name`](https://docs.gtk.org/gtk4/property.Stack.visible-child-name.html) of
  /// `GtkStack`.
  public var visibleChildName: DynamicSubject<String?> {
    property(
      "visible-child-name", get: { (object: Stack) in object.visibleChildName }, set: { $0.visibleChildName = $1 })
  }
}
