// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class
  /// [`AdwTimedAnimation`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.TimedAnimation.html).
  /// Since Libadwaita 1.0.
  open class TimedAnimation: Adw.Animation {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_timed_animation_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_timed_animation_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.TimedAnimation.new.html).
    /// Since Libadwaita 1.0.
    public init(widget: Gtk.Widget, from: Double, to: Double, duration: Int, target: Adw.AnimationTarget) {
      super.init(adopting: adw_timed_animation_new(widget.gtkWidget, from, to, duration.uint32, target.given()))
    }

    /// The property
    /// [`alternate`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TimedAnimation.alternate.html)
    /// of `AdwTimedAnimation`. Since Libadwaita 1.0.
    public final var alternate: Bool {
      get { adw_timed_animation_get_alternate(Gtk.instance(self)).isTrue }
      set { adw_timed_animation_set_alternate(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`duration`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TimedAnimation.duration.html)
    /// of `AdwTimedAnimation`. Since Libadwaita 1.0.
    public final var duration: Int {
      get { adw_timed_animation_get_duration(Gtk.instance(self)).int }
      set { adw_timed_animation_set_duration(Gtk.instance(self), newValue.uint32) }
    }

    /// The property
    /// [`easing`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TimedAnimation.easing.html) of
    /// `AdwTimedAnimation`. Since Libadwaita 1.0.
    public final var easing: Adw.Easing {
      get { Adw.Easing(cValue: adw_timed_animation_get_easing(Gtk.instance(self))) }
      set { adw_timed_animation_set_easing(Gtk.instance(self), newValue.cValue) }
    }

    /// The property
    /// [`repeat-count`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TimedAnimation.repeat-count.html)
    /// of `AdwTimedAnimation`. Since Libadwaita 1.0.
    public final var repeatCount: Int {
      get { adw_timed_animation_get_repeat_count(Gtk.instance(self)).int }
      set { adw_timed_animation_set_repeat_count(Gtk.instance(self), newValue.uint32) }
    }

    /// The property
    /// [`reverse`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TimedAnimation.reverse.html)
    /// of `AdwTimedAnimation`. Since Libadwaita 1.0.
    public final var reverse: Bool {
      get { adw_timed_animation_get_reverse(Gtk.instance(self)).isTrue }
      set { adw_timed_animation_set_reverse(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`value-from`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TimedAnimation.value-from.html)
    /// of `AdwTimedAnimation`. Since Libadwaita 1.0.
    public final var valueFrom: Double {
      get { adw_timed_animation_get_value_from(Gtk.instance(self)) }
      set { adw_timed_animation_set_value_from(Gtk.instance(self), newValue) }
    }

    /// The property
    /// [`value-to`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TimedAnimation.value-to.html)
    /// of `AdwTimedAnimation`. Since Libadwaita 1.0.
    public final var valueTo: Double {
      get { adw_timed_animation_get_value_to(Gtk.instance(self)) }
      set { adw_timed_animation_set_value_to(Gtk.instance(self), newValue) }
    }
  }
}

extension Reactive where Base: Adw.TimedAnimation {
  /// The property
  /// [`alternate`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TimedAnimation.alternate.html)
  /// of `AdwTimedAnimation`. Since Libadwaita 1.0.
  public var alternate: DynamicSubject<Bool> { property("alternate") }

  /// The property
  /// [`duration`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TimedAnimation.duration.html)
  /// of `AdwTimedAnimation`. Since Libadwaita 1.0.
  public var duration: DynamicSubject<Int> {
    property("duration", get: { (object: Adw.TimedAnimation) in object.duration }, set: { $0.duration = $1 })
  }

  /// The property
  /// [`easing`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TimedAnimation.easing.html) of
  /// `AdwTimedAnimation`. Since Libadwaita 1.0.
  public var easing: DynamicSubject<Adw.Easing> { property("easing") }

  /// The property
  /// [`repeat-count`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TimedAnimation.repeat-count.html)
  /// of `AdwTimedAnimation`. Since Libadwaita 1.0.
  public var repeatCount: DynamicSubject<Int> {
    property("repeat-count", get: { (object: Adw.TimedAnimation) in object.repeatCount }, set: { $0.repeatCount = $1 })
  }

  /// The property
  /// [`reverse`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TimedAnimation.reverse.html) of
  /// `AdwTimedAnimation`. Since Libadwaita 1.0.
  public var reverse: DynamicSubject<Bool> { property("reverse") }

  /// The property
  /// [`value-from`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TimedAnimation.value-from.html)
  /// of `AdwTimedAnimation`. Since Libadwaita 1.0.
  public var valueFrom: DynamicSubject<Double> {
    property("value-from", get: { (object: Adw.TimedAnimation) in object.valueFrom }, set: { $0.valueFrom = $1 })
  }

  /// The property
  /// [`value-to`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TimedAnimation.value-to.html)
  /// of `AdwTimedAnimation`. Since Libadwaita 1.0.
  public var valueTo: DynamicSubject<Double> {
    property("value-to", get: { (object: Adw.TimedAnimation) in object.valueTo }, set: { $0.valueTo = $1 })
  }
}
