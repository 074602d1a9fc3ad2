// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwLeaflet`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.Leaflet.html). Since
  /// Libadwaita 1.0.
  open class Leaflet: Gtk.Widget, Adw.Swipeable, Gtk.Orientable {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_leaflet_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`adw_leaflet_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.Leaflet.new.html).
    /// Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public init() {
      super.init(adopting: adw_leaflet_new())
    }

    /// The property
    /// [`can-navigate-back`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Leaflet.can-navigate-back.html)
    /// of `AdwLeaflet`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var canNavigateBack: Bool {
      get { adw_leaflet_get_can_navigate_back(Gtk.instance(self)).isTrue }
      set { adw_leaflet_set_can_navigate_back(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`can-navigate-forward`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Leaflet.can-navigate-forward.html)
    /// of `AdwLeaflet`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var canNavigateForward: Bool {
      get { adw_leaflet_get_can_navigate_forward(Gtk.instance(self)).isTrue }
      set { adw_leaflet_set_can_navigate_forward(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`can-unfold`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Leaflet.can-unfold.html) of
    /// `AdwLeaflet`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var canUnfold: Bool {
      get { adw_leaflet_get_can_unfold(Gtk.instance(self)).isTrue }
      set { adw_leaflet_set_can_unfold(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`child-transition-params`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Leaflet.child-transition-params.html)
    /// of `AdwLeaflet`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var childTransitionParams: Adw.SpringParams? {
      get { getProperty("child-transition-params") }
      set { adw_leaflet_set_child_transition_params(Gtk.instance(self), newValue?.opaque) }
    }

    /// The property
    /// [`child-transition-running`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Leaflet.child-transition-running.html)
    /// of `AdwLeaflet`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var childTransitionRunning: Bool {
      adw_leaflet_get_child_transition_running(Gtk.instance(self)).isTrue
    }

    /// The property
    /// [`fold-threshold-policy`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Leaflet.fold-threshold-policy.html)
    /// of `AdwLeaflet`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var foldThresholdPolicy: Adw.FoldThresholdPolicy {
      get { Adw.FoldThresholdPolicy(cValue: adw_leaflet_get_fold_threshold_policy(Gtk.instance(self))) }
      set { adw_leaflet_set_fold_threshold_policy(Gtk.instance(self), newValue.cValue) }
    }

    /// The property
    /// [`folded`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Leaflet.folded.html) of
    /// `AdwLeaflet`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var folded: Bool { adw_leaflet_get_folded(Gtk.instance(self)).isTrue }

    /// The property
    /// [`homogeneous`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Leaflet.homogeneous.html)
    /// of `AdwLeaflet`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var homogeneous: Bool {
      get { adw_leaflet_get_homogeneous(Gtk.instance(self)).isTrue }
      set { adw_leaflet_set_homogeneous(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`mode-transition-duration`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Leaflet.mode-transition-duration.html)
    /// of `AdwLeaflet`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var modeTransitionDuration: Int {
      get { adw_leaflet_get_mode_transition_duration(Gtk.instance(self)).int }
      set { adw_leaflet_set_mode_transition_duration(Gtk.instance(self), newValue.uint32) }
    }

    /// The property [`pages`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Leaflet.pages.html)
    /// of `AdwLeaflet`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var pages: (any Gtk.SelectionModel)? {
      Gtk.givenInterface(opaque: adw_leaflet_get_pages(Gtk.instance(self)))
    }

    /// The property
    /// [`transition-type`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Leaflet.transition-type.html)
    /// of `AdwLeaflet`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var transitionType: Adw.LeafletTransitionType {
      get { Adw.LeafletTransitionType(cValue: adw_leaflet_get_transition_type(Gtk.instance(self))) }
      set { adw_leaflet_set_transition_type(Gtk.instance(self), newValue.cValue) }
    }

    /// The property
    /// [`visible-child`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Leaflet.visible-child.html)
    /// of `AdwLeaflet`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var visibleChild: Gtk.Widget? {
      get { Gtk.lentObject(widget: adw_leaflet_get_visible_child(Gtk.instance(self))) }
      set { adw_leaflet_set_visible_child(Gtk.instance(self), newValue?.gtkWidget) }
    }

    /// The property
    /// [`visible-child-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Leaflet.visible-child-name.html)
    /// of `AdwLeaflet`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var visibleChildName: String? {
      get { Gtk.lentString(ifAny: adw_leaflet_get_visible_child_name(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_leaflet_set_visible_child_name(Gtk.instance(self), $0) } }
    }

    /// Calls
    /// [`adw_leaflet_append()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Leaflet.append.html).
    /// Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    @discardableResult
    public final func append(_ child: Gtk.Widget) -> Adw.LeafletPage? {
      Gtk.lentObject(opaque: adw_leaflet_append(Gtk.instance(self), child.gtkWidget))
    }

    /// Calls
    /// [`adw_leaflet_get_adjacent_child()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Leaflet.get_adjacent_child.html).
    /// Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final func getAdjacentChild(_ direction: Adw.NavigationDirection) -> Gtk.Widget? {
      Gtk.lentObject(widget: adw_leaflet_get_adjacent_child(Gtk.instance(self), direction.cValue))
    }

    /// Calls
    /// [`adw_leaflet_get_child_by_name()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Leaflet.get_child_by_name.html).
    /// Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final func getChildByName(_ name: String) -> Gtk.Widget? {
      Gtk.lentObject(widget: adw_leaflet_get_child_by_name(Gtk.instance(self), name))
    }

    /// Calls
    /// [`adw_leaflet_get_page()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Leaflet.get_page.html).
    /// Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final func getPage(_ child: Gtk.Widget) -> Adw.LeafletPage? {
      Gtk.lentObject(opaque: adw_leaflet_get_page(Gtk.instance(self), child.gtkWidget))
    }

    /// Calls
    /// [`adw_leaflet_insert_child_after()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Leaflet.insert_child_after.html).
    /// Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    @discardableResult
    public final func insertChildAfter(_ child: Gtk.Widget, sibling: Gtk.Widget?) -> Adw.LeafletPage? {
      Gtk.lentObject(opaque: adw_leaflet_insert_child_after(Gtk.instance(self), child.gtkWidget, sibling?.gtkWidget))
    }

    /// Calls
    /// [`adw_leaflet_navigate()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Leaflet.navigate.html).
    /// Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    @discardableResult
    public final func navigate(_ direction: Adw.NavigationDirection) -> Bool {
      adw_leaflet_navigate(Gtk.instance(self), direction.cValue).isTrue
    }

    /// Calls
    /// [`adw_leaflet_prepend()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Leaflet.prepend.html).
    /// Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    @discardableResult
    public final func prepend(_ child: Gtk.Widget) -> Adw.LeafletPage? {
      Gtk.lentObject(opaque: adw_leaflet_prepend(Gtk.instance(self), child.gtkWidget))
    }

    /// Calls
    /// [`adw_leaflet_remove()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Leaflet.remove.html).
    /// Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final func remove(_ child: Gtk.Widget) { adw_leaflet_remove(Gtk.instance(self), child.gtkWidget) }

    /// Calls
    /// [`adw_leaflet_reorder_child_after()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Leaflet.reorder_child_after.html).
    /// Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final func reorderChildAfter(_ child: Gtk.Widget, sibling: Gtk.Widget?) {
      adw_leaflet_reorder_child_after(Gtk.instance(self), child.gtkWidget, sibling?.gtkWidget)
    }
  }
}

extension Reactive where Base: Adw.Leaflet {
  /// The property
  /// [`can-navigate-back`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Leaflet.can-navigate-back.html)
  /// of `AdwLeaflet`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var canNavigateBack: DynamicSubject<Bool> { property("can-navigate-back") }

  /// The property
  /// [`can-navigate-forward`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Leaflet.can-navigate-forward.html)
  /// of `AdwLeaflet`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var canNavigateForward: DynamicSubject<Bool> { property("can-navigate-forward") }

  /// The property
  /// [`can-unfold`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Leaflet.can-unfold.html) of
  /// `AdwLeaflet`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var canUnfold: DynamicSubject<Bool> { property("can-unfold") }

  /// The property
  /// [`child-transition-params`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Leaflet.child-transition-params.html)
  /// of `AdwLeaflet`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var childTransitionParams: DynamicSubject<Adw.SpringParams?> { property("child-transition-params") }

  /// The property
  /// [`child-transition-running`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Leaflet.child-transition-running.html)
  /// of `AdwLeaflet`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var childTransitionRunning: SafeSignal<Bool> { readOnlyProperty("child-transition-running") }

  /// The property
  /// [`fold-threshold-policy`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Leaflet.fold-threshold-policy.html)
  /// of `AdwLeaflet`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var foldThresholdPolicy: DynamicSubject<Adw.FoldThresholdPolicy> { property("fold-threshold-policy") }

  /// The property [`folded`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Leaflet.folded.html)
  /// of `AdwLeaflet`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var folded: SafeSignal<Bool> { readOnlyProperty("folded") }

  /// The property
  /// [`homogeneous`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Leaflet.homogeneous.html) of
  /// `AdwLeaflet`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var homogeneous: DynamicSubject<Bool> { property("homogeneous") }

  /// The property
  /// [`mode-transition-duration`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Leaflet.mode-transition-duration.html)
  /// of `AdwLeaflet`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var modeTransitionDuration: DynamicSubject<Int> {
    property(
      "mode-transition-duration", get: { (object: Adw.Leaflet) in object.modeTransitionDuration },
      set: { $0.modeTransitionDuration = $1 })
  }

  /// The property [`pages`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Leaflet.pages.html)
  /// of `AdwLeaflet`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var pages: SafeSignal<(any Gtk.SelectionModel)?> { readOnlyInterfaceProperty("pages") }

  /// The property
  /// [`transition-type`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Leaflet.transition-type.html)
  /// of `AdwLeaflet`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var transitionType: DynamicSubject<Adw.LeafletTransitionType> { property("transition-type") }

  /// The property
  /// [`visible-child`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Leaflet.visible-child.html)
  /// of `AdwLeaflet`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var visibleChild: DynamicSubject<Gtk.Widget?> { property("visible-child") }

  /// The property
  /// [`visible-child-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Leaflet.visible-child-name.html)
  /// of `AdwLeaflet`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var visibleChildName: DynamicSubject<String?> {
    property(
      "visible-child-name", get: { (object: Adw.Leaflet) in object.visibleChildName }, set: { $0.visibleChildName = $1 }
    )
  }
}
