// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwSqueezer`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.Squeezer.html). Since
  /// Libadwaita 1.0.
  open class Squeezer: Gtk.Widget, Gtk.Orientable {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_squeezer_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_squeezer_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.Squeezer.new.html).
    /// Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public init() {
      super.init(adopting: adw_squeezer_new())
    }

    /// The property
    /// [`allow-none`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Squeezer.allow-none.html)
    /// of `AdwSqueezer`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var allowNone: Bool {
      get { adw_squeezer_get_allow_none(Gtk.instance(self)).isTrue }
      set { adw_squeezer_set_allow_none(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`homogeneous`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Squeezer.homogeneous.html)
    /// of `AdwSqueezer`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var homogeneous: Bool {
      get { adw_squeezer_get_homogeneous(Gtk.instance(self)).isTrue }
      set { adw_squeezer_set_homogeneous(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`interpolate-size`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Squeezer.interpolate-size.html)
    /// of `AdwSqueezer`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var interpolateSize: Bool {
      get { adw_squeezer_get_interpolate_size(Gtk.instance(self)).isTrue }
      set { adw_squeezer_set_interpolate_size(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`pages`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Squeezer.pages.html) of
    /// `AdwSqueezer`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var pages: (any Gtk.SelectionModel)? {
      Gtk.givenInterface(opaque: adw_squeezer_get_pages(Gtk.instance(self)))
    }

    /// The property
    /// [`switch-threshold-policy`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Squeezer.switch-threshold-policy.html)
    /// of `AdwSqueezer`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var switchThresholdPolicy: Adw.FoldThresholdPolicy {
      get { Adw.FoldThresholdPolicy(cValue: adw_squeezer_get_switch_threshold_policy(Gtk.instance(self))) }
      set { adw_squeezer_set_switch_threshold_policy(Gtk.instance(self), newValue.cValue) }
    }

    /// The property
    /// [`transition-duration`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Squeezer.transition-duration.html)
    /// of `AdwSqueezer`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var transitionDuration: Int {
      get { adw_squeezer_get_transition_duration(Gtk.instance(self)).int }
      set { adw_squeezer_set_transition_duration(Gtk.instance(self), newValue.uint32) }
    }

    /// The property
    /// [`transition-running`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Squeezer.transition-running.html)
    /// of `AdwSqueezer`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var transitionRunning: Bool { adw_squeezer_get_transition_running(Gtk.instance(self)).isTrue }

    /// The property
    /// [`transition-type`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Squeezer.transition-type.html)
    /// of `AdwSqueezer`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var transitionType: Adw.SqueezerTransitionType {
      get { Adw.SqueezerTransitionType(cValue: adw_squeezer_get_transition_type(Gtk.instance(self))) }
      set { adw_squeezer_set_transition_type(Gtk.instance(self), newValue.cValue) }
    }

    /// The property
    /// [`visible-child`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Squeezer.visible-child.html)
    /// of `AdwSqueezer`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var visibleChild: Gtk.Widget? {
      Gtk.lentObject(widget: adw_squeezer_get_visible_child(Gtk.instance(self)))
    }

    /// The property
    /// [`xalign`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Squeezer.xalign.html) of
    /// `AdwSqueezer`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var xalign: Double {
      get { adw_squeezer_get_xalign(Gtk.instance(self)).double }
      set { adw_squeezer_set_xalign(Gtk.instance(self), newValue.float) }
    }

    /// The property
    /// [`yalign`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Squeezer.yalign.html) of
    /// `AdwSqueezer`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var yalign: Double {
      get { adw_squeezer_get_yalign(Gtk.instance(self)).double }
      set { adw_squeezer_set_yalign(Gtk.instance(self), newValue.float) }
    }

    /// Calls
    /// [`adw_squeezer_add()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Squeezer.add.html).
    /// Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    @discardableResult
    public final func add(_ child: Gtk.Widget) -> Adw.SqueezerPage? {
      Gtk.lentObject(opaque: adw_squeezer_add(Gtk.instance(self), child.gtkWidget))
    }

    /// Calls
    /// [`adw_squeezer_get_page()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Squeezer.get_page.html).
    /// Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final func getPage(_ child: Gtk.Widget) -> Adw.SqueezerPage? {
      Gtk.lentObject(opaque: adw_squeezer_get_page(Gtk.instance(self), child.gtkWidget))
    }

    /// Calls
    /// [`adw_squeezer_remove()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Squeezer.remove.html).
    /// Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final func remove(_ child: Gtk.Widget) { adw_squeezer_remove(Gtk.instance(self), child.gtkWidget) }
  }
}

extension Reactive where Base: Adw.Squeezer {
  /// The property
  /// [`allow-none`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Squeezer.allow-none.html) of
  /// `AdwSqueezer`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var allowNone: DynamicSubject<Bool> { property("allow-none") }

  /// The property
  /// [`homogeneous`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Squeezer.homogeneous.html)
  /// of `AdwSqueezer`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var homogeneous: DynamicSubject<Bool> { property("homogeneous") }

  /// The property
  /// [`interpolate-size`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Squeezer.interpolate-size.html)
  /// of `AdwSqueezer`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var interpolateSize: DynamicSubject<Bool> { property("interpolate-size") }

  /// The property [`pages`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Squeezer.pages.html)
  /// of `AdwSqueezer`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var pages: SafeSignal<(any Gtk.SelectionModel)?> { readOnlyInterfaceProperty("pages") }

  /// The property
  /// [`switch-threshold-policy`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Squeezer.switch-threshold-policy.html)
  /// of `AdwSqueezer`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var switchThresholdPolicy: DynamicSubject<Adw.FoldThresholdPolicy> { property("switch-threshold-policy") }

  /// The property
  /// [`transition-duration`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Squeezer.transition-duration.html)
  /// of `AdwSqueezer`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var transitionDuration: DynamicSubject<Int> {
    property(
      "transition-duration", get: { (object: Adw.Squeezer) in object.transitionDuration },
      set: { $0.transitionDuration = $1 })
  }

  /// The property
  /// [`transition-running`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Squeezer.transition-running.html)
  /// of `AdwSqueezer`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var transitionRunning: SafeSignal<Bool> { readOnlyProperty("transition-running") }

  /// The property
  /// [`transition-type`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Squeezer.transition-type.html)
  /// of `AdwSqueezer`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var transitionType: DynamicSubject<Adw.SqueezerTransitionType> { property("transition-type") }

  /// The property
  /// [`visible-child`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Squeezer.visible-child.html)
  /// of `AdwSqueezer`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var visibleChild: SafeSignal<Gtk.Widget?> { readOnlyProperty("visible-child") }

  /// The property
  /// [`xalign`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Squeezer.xalign.html) of
  /// `AdwSqueezer`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var xalign: DynamicSubject<Double> {
    property("xalign", get: { (object: Adw.Squeezer) in object.xalign }, set: { $0.xalign = $1 })
  }

  /// The property
  /// [`yalign`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Squeezer.yalign.html) of
  /// `AdwSqueezer`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var yalign: DynamicSubject<Double> {
    property("yalign", get: { (object: Adw.Squeezer) in object.yalign }, set: { $0.yalign = $1 })
  }
}
