// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkScrolledWindow`](https://docs.gtk.org/gtk4/class.ScrolledWindow.html).
open class ScrolledWindow: Widget {
  open override class var gType: GType { gtk_scrolled_window_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_scrolled_window_new()`](https://docs.gtk.org/gtk4/ctor.ScrolledWindow.new.html).
  public init() {
    super.init(adopting: gtk_scrolled_window_new())
  }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.ScrolledWindow.child.html) of `GtkScrolledWindow`.
  public final var child: Widget? {
    get { lentObject(widget: gtk_scrolled_window_get_child(instance(self))) }
    set { gtk_scrolled_window_set_child(instance(self), newValue?.gtkWidget) }
  }

  /// The property [`hadjustment`](https://docs.gtk.org/gtk4/property.ScrolledWindow.hadjustment.html) of
  /// `GtkScrolledWindow`.
  public final var hadjustment: Adjustment? {
    get { lentObject(gtk_scrolled_window_get_hadjustment(instance(self))) }
    set { gtk_scrolled_window_set_hadjustment(instance(self), newValue?.gtkAdjustment) }
  }

  /// The property [`has-frame`](https://docs.gtk.org/gtk4/property.ScrolledWindow.has-frame.html) of
  /// `GtkScrolledWindow`.
  public final var hasFrame: Bool {
    get { gtk_scrolled_window_get_has_frame(instance(self)).isTrue }
    set { gtk_scrolled_window_set_has_frame(instance(self), newValue.gboolean) }
  }

  /// The property [`hscrollbar-policy`](https://docs.gtk.org/gtk4/property.ScrolledWindow.hscrollbar-policy.html) of
  /// `GtkScrolledWindow`.
  public final var hscrollbarPolicy: PolicyType {
    get { getProperty("hscrollbar-policy") }
    set { setProperty("hscrollbar-policy", newValue) }
  }

  /// The property [`kinetic-scrolling`](https://docs.gtk.org/gtk4/property.ScrolledWindow.kinetic-scrolling.html) of
  /// `GtkScrolledWindow`.
  public final var kineticScrolling: Bool {
    get { gtk_scrolled_window_get_kinetic_scrolling(instance(self)).isTrue }
    set { gtk_scrolled_window_set_kinetic_scrolling(instance(self), newValue.gboolean) }
  }

  /// The property [`max-content-height`](https://docs.gtk.org/gtk4/property.ScrolledWindow.max-content-height.html) of
  /// `GtkScrolledWindow`.
  public final var maxContentHeight: Int {
    get { gtk_scrolled_window_get_max_content_height(instance(self)).int }
    set { gtk_scrolled_window_set_max_content_height(instance(self), newValue.int32) }
  }

  /// The property [`max-content-width`](https://docs.gtk.org/gtk4/property.ScrolledWindow.max-content-width.html) of
  /// `GtkScrolledWindow`.
  public final var maxContentWidth: Int {
    get { gtk_scrolled_window_get_max_content_width(instance(self)).int }
    set { gtk_scrolled_window_set_max_content_width(instance(self), newValue.int32) }
  }

  /// The property [`min-content-height`](https://docs.gtk.org/gtk4/property.ScrolledWindow.min-content-height.html) of
  /// `GtkScrolledWindow`.
  public final var minContentHeight: Int {
    get { gtk_scrolled_window_get_min_content_height(instance(self)).int }
    set { gtk_scrolled_window_set_min_content_height(instance(self), newValue.int32) }
  }

  /// The property [`min-content-width`](https://docs.gtk.org/gtk4/property.ScrolledWindow.min-content-width.html) of
  /// `GtkScrolledWindow`.
  public final var minContentWidth: Int {
    get { gtk_scrolled_window_get_min_content_width(instance(self)).int }
    set { gtk_scrolled_window_set_min_content_width(instance(self), newValue.int32) }
  }

  /// The property [`overlay-scrolling`](https://docs.gtk.org/gtk4/property.ScrolledWindow.overlay-scrolling.html) of
  /// `GtkScrolledWindow`.
  public final var overlayScrolling: Bool {
    get { gtk_scrolled_window_get_overlay_scrolling(instance(self)).isTrue }
    set { gtk_scrolled_window_set_overlay_scrolling(instance(self), newValue.gboolean) }
  }

  /// The property
  /// [`propagate-natural-height`](https://docs.gtk.org/gtk4/property.ScrolledWindow.propagate-natural-height.html) of
  /// `GtkScrolledWindow`.
  public final var propagateNaturalHeight: Bool {
    get { gtk_scrolled_window_get_propagate_natural_height(instance(self)).isTrue }
    set { gtk_scrolled_window_set_propagate_natural_height(instance(self), newValue.gboolean) }
  }

  /// The property
  /// [`propagate-natural-width`](https://docs.gtk.org/gtk4/property.ScrolledWindow.propagate-natural-width.html) of
  /// `GtkScrolledWindow`.
  public final var propagateNaturalWidth: Bool {
    get { gtk_scrolled_window_get_propagate_natural_width(instance(self)).isTrue }
    set { gtk_scrolled_window_set_propagate_natural_width(instance(self), newValue.gboolean) }
  }

  /// The property [`vadjustment`](https://docs.gtk.org/gtk4/property.ScrolledWindow.vadjustment.html) of
  /// `GtkScrolledWindow`.
  public final var vadjustment: Adjustment? {
    get { lentObject(gtk_scrolled_window_get_vadjustment(instance(self))) }
    set { gtk_scrolled_window_set_vadjustment(instance(self), newValue?.gtkAdjustment) }
  }

  /// The property [`vscrollbar-policy`](https://docs.gtk.org/gtk4/property.ScrolledWindow.vscrollbar-policy.html) of
  /// `GtkScrolledWindow`.
  public final var vscrollbarPolicy: PolicyType {
    get { getProperty("vscrollbar-policy") }
    set { setProperty("vscrollbar-policy", newValue) }
  }

  /// The property [`window-placement`](https://docs.gtk.org/gtk4/property.ScrolledWindow.window-placement.html) of
  /// `GtkScrolledWindow`.
  public final var windowPlacement: CornerType {
    get { getProperty("window-placement") }
    set { setProperty("window-placement", newValue) }
  }

  /// Calls
  /// [`gtk_scrolled_window_get_hscrollbar()`](https://docs.gtk.org/gtk4/method.ScrolledWindow.get_hscrollbar.html).
  public final var hscrollbar: Widget? { lentObject(widget: gtk_scrolled_window_get_hscrollbar(instance(self))) }

  /// Calls [`gtk_scrolled_window_get_placement()`](https://docs.gtk.org/gtk4/method.ScrolledWindow.get_placement.html)
  /// and `gtk_scrolled_window_set_placement()`.
  public final var placement: CornerType {
    get { CornerType(cValue: gtk_scrolled_window_get_placement(instance(self))) }
    set(windowPlacement) { gtk_scrolled_window_set_placement(instance(self), windowPlacement.cValue) }
  }

  /// Calls [`gtk_scrolled_window_get_policy()`](https://docs.gtk.org/gtk4/method.ScrolledWindow.get_policy.html).
  public final var policy: (hscrollbarPolicy: PolicyType, vscrollbarPolicy: PolicyType) {
    var cHscrollbarPolicy = GtkPolicyType(rawValue: 0)
    var cVscrollbarPolicy = GtkPolicyType(rawValue: 0)
    gtk_scrolled_window_get_policy(instance(self), &cHscrollbarPolicy, &cVscrollbarPolicy)
    return (PolicyType(cValue: cHscrollbarPolicy), PolicyType(cValue: cVscrollbarPolicy))
  }

  /// Calls
  /// [`gtk_scrolled_window_get_vscrollbar()`](https://docs.gtk.org/gtk4/method.ScrolledWindow.get_vscrollbar.html).
  public final var vscrollbar: Widget? { lentObject(widget: gtk_scrolled_window_get_vscrollbar(instance(self))) }

  /// Calls [`gtk_scrolled_window_set_policy()`](https://docs.gtk.org/gtk4/method.ScrolledWindow.set_policy.html).
  public final func setPolicy(hscrollbarPolicy: PolicyType, vscrollbarPolicy: PolicyType) {
    gtk_scrolled_window_set_policy(instance(self), hscrollbarPolicy.cValue, vscrollbarPolicy.cValue)
  }

  /// Calls
  /// [`gtk_scrolled_window_unset_placement()`](https://docs.gtk.org/gtk4/method.ScrolledWindow.unset_placement.html).
  public final func unsetPlacement() { gtk_scrolled_window_unset_placement(instance(self)) }
}

extension Reactive where Base: ScrolledWindow {
  /// The property [`child`](https://docs.gtk.org/gtk4/property.ScrolledWindow.child.html) of `GtkScrolledWindow`.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The property [`hadjustment`](https://docs.gtk.org/gtk4/property.ScrolledWindow.hadjustment.html) of
  /// `GtkScrolledWindow`.
  public var hadjustment: DynamicSubject<Adjustment?> { property("hadjustment") }

  /// The property [`has-frame`](https://docs.gtk.org/gtk4/property.ScrolledWindow.has-frame.html) of
  /// `GtkScrolledWindow`.
  public var hasFrame: DynamicSubject<Bool> { property("has-frame") }

  /// The property [`hscrollbar-policy`](https://docs.gtk.org/gtk4/property.ScrolledWindow.hscrollbar-policy.html) of
  /// `GtkScrolledWindow`.
  public var hscrollbarPolicy: DynamicSubject<PolicyType> { property("hscrollbar-policy") }

  /// The property [`kinetic-scrolling`](https://docs.gtk.org/gtk4/property.ScrolledWindow.kinetic-scrolling.html) of
  /// `GtkScrolledWindow`.
  public var kineticScrolling: DynamicSubject<Bool> { property("kinetic-scrolling") }

  /// The property [`max-content-height`](https://docs.gtk.org/gtk4/property.ScrolledWindow.max-content-height.html) of
  /// `GtkScrolledWindow`.
  public var maxContentHeight: DynamicSubject<Int> {
    property(
      "max-content-height", get: { (object: ScrolledWindow) in object.maxContentHeight },
      set: { $0.maxContentHeight = $1 })
  }

  /// The property [`max-content-width`](https://docs.gtk.org/gtk4/property.ScrolledWindow.max-content-width.html) of
  /// `GtkScrolledWindow`.
  public var maxContentWidth: DynamicSubject<Int> {
    property(
      "max-content-width", get: { (object: ScrolledWindow) in object.maxContentWidth }, set: { $0.maxContentWidth = $1 }
    )
  }

  /// The property [`min-content-height`](https://docs.gtk.org/gtk4/property.ScrolledWindow.min-content-height.html) of
  /// `GtkScrolledWindow`.
  public var minContentHeight: DynamicSubject<Int> {
    property(
      "min-content-height", get: { (object: ScrolledWindow) in object.minContentHeight },
      set: { $0.minContentHeight = $1 })
  }

  /// The property [`min-content-width`](https://docs.gtk.org/gtk4/property.ScrolledWindow.min-content-width.html) of
  /// `GtkScrolledWindow`.
  public var minContentWidth: DynamicSubject<Int> {
    property(
      "min-content-width", get: { (object: ScrolledWindow) in object.minContentWidth }, set: { $0.minContentWidth = $1 }
    )
  }

  /// The property [`overlay-scrolling`](https://docs.gtk.org/gtk4/property.ScrolledWindow.overlay-scrolling.html) of
  /// `GtkScrolledWindow`.
  public var overlayScrolling: DynamicSubject<Bool> { property("overlay-scrolling") }

  /// The property
  /// [`propagate-natural-height`](https://docs.gtk.org/gtk4/property.ScrolledWindow.propagate-natural-height.html) of
  /// `GtkScrolledWindow`.
  public var propagateNaturalHeight: DynamicSubject<Bool> { property("propagate-natural-height") }

  /// The property
  /// [`propagate-natural-width`](https://docs.gtk.org/gtk4/property.ScrolledWindow.propagate-natural-width.html) of
  /// `GtkScrolledWindow`.
  public var propagateNaturalWidth: DynamicSubject<Bool> { property("propagate-natural-width") }

  /// The property [`vadjustment`](https://docs.gtk.org/gtk4/property.ScrolledWindow.vadjustment.html) of
  /// `GtkScrolledWindow`.
  public var vadjustment: DynamicSubject<Adjustment?> { property("vadjustment") }

  /// The property [`vscrollbar-policy`](https://docs.gtk.org/gtk4/property.ScrolledWindow.vscrollbar-policy.html) of
  /// `GtkScrolledWindow`.
  public var vscrollbarPolicy: DynamicSubject<PolicyType> { property("vscrollbar-policy") }

  /// The property [`window-placement`](https://docs.gtk.org/gtk4/property.ScrolledWindow.window-placement.html) of
  /// `GtkScrolledWindow`.
  public var windowPlacement: DynamicSubject<CornerType> { property("window-placement") }

  /// The signal [`edge-overshot`](https://docs.gtk.org/gtk4/signal.ScrolledWindow.edge-overshot.html) of
  /// `GtkScrolledWindow`.
  ///
  /// Argument: `pos`.
  public var edgeOvershot: SafeSignal<PositionType> { signal(ofOne: "edge-overshot") }

  /// The signal [`edge-reached`](https://docs.gtk.org/gtk4/signal.ScrolledWindow.edge-reached.html) of
  /// `GtkScrolledWindow`.
  ///
  /// Argument: `pos`.
  public var edgeReached: SafeSignal<PositionType> { signal(ofOne: "edge-reached") }

  /// The signal [`move-focus-out`](https://docs.gtk.org/gtk4/signal.ScrolledWindow.move-focus-out.html) of
  /// `GtkScrolledWindow`.
  ///
  /// Argument: `directionType`.
  public var moveFocusOut: SafeSignal<DirectionType> { signal(ofOne: "move-focus-out") }

  /// The signal [`scroll-child`](https://docs.gtk.org/gtk4/signal.ScrolledWindow.scroll-child.html) of
  /// `GtkScrolledWindow`.
  ///
  /// Arguments: `scroll`, `horizontal`.
  public var scrollChild: SignalRequest<Bool, ScrollType, Bool> { request("scroll-child") }
}
