// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwFlap`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.Flap.html). Since
  /// Libadwaita 1.0.
  open class Flap: Gtk.Widget, Adw.Swipeable, Gtk.Orientable {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_flap_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`adw_flap_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.Flap.new.html). Since
    /// Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public init() {
      super.init(adopting: adw_flap_new())
    }

    /// The property
    /// [`content`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Flap.content.html) of
    /// `AdwFlap`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var content: Gtk.Widget? {
      get { Gtk.lentObject(widget: adw_flap_get_content(Gtk.instance(self))) }
      set { adw_flap_set_content(Gtk.instance(self), newValue?.gtkWidget) }
    }

    /// The property [`flap`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Flap.flap.html) of
    /// `AdwFlap`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var flap: Gtk.Widget? {
      get { Gtk.lentObject(widget: adw_flap_get_flap(Gtk.instance(self))) }
      set { adw_flap_set_flap(Gtk.instance(self), newValue?.gtkWidget) }
    }

    /// The property
    /// [`flap-position`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Flap.flap-position.html)
    /// of `AdwFlap`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var flapPosition: Gtk.PackType {
      get { Gtk.PackType(cValue: adw_flap_get_flap_position(Gtk.instance(self))) }
      set { adw_flap_set_flap_position(Gtk.instance(self), newValue.cValue) }
    }

    /// The property
    /// [`fold-duration`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Flap.fold-duration.html)
    /// of `AdwFlap`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var foldDuration: Int {
      get { adw_flap_get_fold_duration(Gtk.instance(self)).int }
      set { adw_flap_set_fold_duration(Gtk.instance(self), newValue.uint32) }
    }

    /// The property
    /// [`fold-policy`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Flap.fold-policy.html) of
    /// `AdwFlap`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var foldPolicy: Adw.FlapFoldPolicy {
      get { Adw.FlapFoldPolicy(cValue: adw_flap_get_fold_policy(Gtk.instance(self))) }
      set { adw_flap_set_fold_policy(Gtk.instance(self), newValue.cValue) }
    }

    /// The property
    /// [`fold-threshold-policy`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Flap.fold-threshold-policy.html)
    /// of `AdwFlap`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var foldThresholdPolicy: Adw.FoldThresholdPolicy {
      get { Adw.FoldThresholdPolicy(cValue: adw_flap_get_fold_threshold_policy(Gtk.instance(self))) }
      set { adw_flap_set_fold_threshold_policy(Gtk.instance(self), newValue.cValue) }
    }

    /// The property [`folded`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Flap.folded.html)
    /// of `AdwFlap`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var folded: Bool { adw_flap_get_folded(Gtk.instance(self)).isTrue }

    /// The property [`locked`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Flap.locked.html)
    /// of `AdwFlap`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var locked: Bool {
      get { adw_flap_get_locked(Gtk.instance(self)).isTrue }
      set { adw_flap_set_locked(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property [`modal`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Flap.modal.html) of
    /// `AdwFlap`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var modal: Bool {
      get { adw_flap_get_modal(Gtk.instance(self)).isTrue }
      set { adw_flap_set_modal(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`reveal-flap`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Flap.reveal-flap.html) of
    /// `AdwFlap`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var revealFlap: Bool {
      get { adw_flap_get_reveal_flap(Gtk.instance(self)).isTrue }
      set { adw_flap_set_reveal_flap(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`reveal-params`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Flap.reveal-params.html)
    /// of `AdwFlap`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var revealParams: Adw.SpringParams? {
      get { getProperty("reveal-params") }
      set { adw_flap_set_reveal_params(Gtk.instance(self), newValue?.opaque) }
    }

    /// The property
    /// [`reveal-progress`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Flap.reveal-progress.html)
    /// of `AdwFlap`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var revealProgress: Double { adw_flap_get_reveal_progress(Gtk.instance(self)) }

    /// The property
    /// [`separator`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Flap.separator.html) of
    /// `AdwFlap`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var separator: Gtk.Widget? {
      get { Gtk.lentObject(widget: adw_flap_get_separator(Gtk.instance(self))) }
      set { adw_flap_set_separator(Gtk.instance(self), newValue?.gtkWidget) }
    }

    /// The property
    /// [`swipe-to-close`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Flap.swipe-to-close.html)
    /// of `AdwFlap`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var swipeToClose: Bool {
      get { adw_flap_get_swipe_to_close(Gtk.instance(self)).isTrue }
      set { adw_flap_set_swipe_to_close(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`swipe-to-open`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Flap.swipe-to-open.html)
    /// of `AdwFlap`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var swipeToOpen: Bool {
      get { adw_flap_get_swipe_to_open(Gtk.instance(self)).isTrue }
      set { adw_flap_set_swipe_to_open(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`transition-type`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Flap.transition-type.html)
    /// of `AdwFlap`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var transitionType: Adw.FlapTransitionType {
      get { Adw.FlapTransitionType(cValue: adw_flap_get_transition_type(Gtk.instance(self))) }
      set { adw_flap_set_transition_type(Gtk.instance(self), newValue.cValue) }
    }
  }
}

extension Reactive where Base: Adw.Flap {
  /// The property [`content`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Flap.content.html)
  /// of `AdwFlap`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var content: DynamicSubject<Gtk.Widget?> { property("content") }

  /// The property [`flap`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Flap.flap.html) of
  /// `AdwFlap`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var flap: DynamicSubject<Gtk.Widget?> { property("flap") }

  /// The property
  /// [`flap-position`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Flap.flap-position.html)
  /// of `AdwFlap`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var flapPosition: DynamicSubject<Gtk.PackType> { property("flap-position") }

  /// The property
  /// [`fold-duration`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Flap.fold-duration.html)
  /// of `AdwFlap`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var foldDuration: DynamicSubject<Int> {
    property("fold-duration", get: { (object: Adw.Flap) in object.foldDuration }, set: { $0.foldDuration = $1 })
  }

  /// The property
  /// [`fold-policy`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Flap.fold-policy.html) of
  /// `AdwFlap`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var foldPolicy: DynamicSubject<Adw.FlapFoldPolicy> { property("fold-policy") }

  /// The property
  /// [`fold-threshold-policy`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Flap.fold-threshold-policy.html)
  /// of `AdwFlap`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var foldThresholdPolicy: DynamicSubject<Adw.FoldThresholdPolicy> { property("fold-threshold-policy") }

  /// The property [`folded`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Flap.folded.html) of
  /// `AdwFlap`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var folded: SafeSignal<Bool> { readOnlyProperty("folded") }

  /// The property [`locked`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Flap.locked.html) of
  /// `AdwFlap`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var locked: DynamicSubject<Bool> { property("locked") }

  /// The property [`modal`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Flap.modal.html) of
  /// `AdwFlap`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var modal: DynamicSubject<Bool> { property("modal") }

  /// The property
  /// [`reveal-flap`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Flap.reveal-flap.html) of
  /// `AdwFlap`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var revealFlap: DynamicSubject<Bool> { property("reveal-flap") }

  /// The property
  /// [`reveal-params`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Flap.reveal-params.html)
  /// of `AdwFlap`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var revealParams: DynamicSubject<Adw.SpringParams?> { property("reveal-params") }

  /// The property
  /// [`reveal-progress`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Flap.reveal-progress.html)
  /// of `AdwFlap`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var revealProgress: SafeSignal<Double> { readOnlyProperty("reveal-progress") }

  /// The property
  /// [`separator`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Flap.separator.html) of
  /// `AdwFlap`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var separator: DynamicSubject<Gtk.Widget?> { property("separator") }

  /// The property
  /// [`swipe-to-close`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Flap.swipe-to-close.html)
  /// of `AdwFlap`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var swipeToClose: DynamicSubject<Bool> { property("swipe-to-close") }

  /// The property
  /// [`swipe-to-open`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Flap.swipe-to-open.html)
  /// of `AdwFlap`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var swipeToOpen: DynamicSubject<Bool> { property("swipe-to-open") }

  /// The property
  /// [`transition-type`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Flap.transition-type.html)
  /// of `AdwFlap`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var transitionType: DynamicSubject<Adw.FlapTransitionType> { property("transition-type") }
}
