// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class
  /// [`AdwSpringAnimation`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.SpringAnimation.html).
  /// Since Libadwaita 1.0.
  open class SpringAnimation: Adw.Animation {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_spring_animation_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_spring_animation_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.SpringAnimation.new.html).
    /// Since Libadwaita 1.0.
    public init(
      widget: Gtk.Widget, from: Double, to: Double, springParams: Adw.SpringParams, target: Adw.AnimationTarget
    ) {
      super.init(adopting: adw_spring_animation_new(widget.gtkWidget, from, to, springParams.given(), target.given()))
    }

    /// The property
    /// [`clamp`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SpringAnimation.clamp.html) of
    /// `AdwSpringAnimation`. Since Libadwaita 1.0.
    public final var clamp: Bool {
      get { adw_spring_animation_get_clamp(Gtk.instance(self)).isTrue }
      set { adw_spring_animation_set_clamp(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`epsilon`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SpringAnimation.epsilon.html)
    /// of `AdwSpringAnimation`. Since Libadwaita 1.0.
    public final var epsilon: Double {
      get { adw_spring_animation_get_epsilon(Gtk.instance(self)) }
      set { adw_spring_animation_set_epsilon(Gtk.instance(self), newValue) }
    }

    /// The property
    /// [`estimated-duration`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SpringAnimation.estimated-duration.html)
    /// of `AdwSpringAnimation`. Since Libadwaita 1.0.
    public final var estimatedDuration: Int { adw_spring_animation_get_estimated_duration(Gtk.instance(self)).int }

    /// The property
    /// [`initial-velocity`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SpringAnimation.initial-velocity.html)
    /// of `AdwSpringAnimation`. Since Libadwaita 1.0.
    public final var initialVelocity: Double {
      get { adw_spring_animation_get_initial_velocity(Gtk.instance(self)) }
      set { adw_spring_animation_set_initial_velocity(Gtk.instance(self), newValue) }
    }

    /// The property
    /// [`spring-params`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SpringAnimation.spring-params.html)
    /// of `AdwSpringAnimation`. Since Libadwaita 1.0.
    public final var springParams: Adw.SpringParams? {
      get { getProperty("spring-params") }
      set { adw_spring_animation_set_spring_params(Gtk.instance(self), newValue?.opaque) }
    }

    /// The property
    /// [`value-from`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SpringAnimation.value-from.html)
    /// of `AdwSpringAnimation`. Since Libadwaita 1.0.
    public final var valueFrom: Double {
      get { adw_spring_animation_get_value_from(Gtk.instance(self)) }
      set { adw_spring_animation_set_value_from(Gtk.instance(self), newValue) }
    }

    /// The property
    /// [`value-to`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SpringAnimation.value-to.html)
    /// of `AdwSpringAnimation`. Since Libadwaita 1.0.
    public final var valueTo: Double {
      get { adw_spring_animation_get_value_to(Gtk.instance(self)) }
      set { adw_spring_animation_set_value_to(Gtk.instance(self), newValue) }
    }

    /// The property
    /// [`velocity`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SpringAnimation.velocity.html)
    /// of `AdwSpringAnimation`. Since Libadwaita 1.0.
    public final var velocity: Double { adw_spring_animation_get_velocity(Gtk.instance(self)) }
  }
}

extension Reactive where Base: Adw.SpringAnimation {
  /// The property
  /// [`clamp`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SpringAnimation.clamp.html) of
  /// `AdwSpringAnimation`. Since Libadwaita 1.0.
  public var clamp: DynamicSubject<Bool> { property("clamp") }

  /// The property
  /// [`epsilon`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SpringAnimation.epsilon.html) of
  /// `AdwSpringAnimation`. Since Libadwaita 1.0.
  public var epsilon: DynamicSubject<Double> {
    property("epsilon", get: { (object: Adw.SpringAnimation) in object.epsilon }, set: { $0.epsilon = $1 })
  }

  /// The property
  /// [`estimated-duration`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SpringAnimation.estimated-duration.html)
  /// of `AdwSpringAnimation`. Since Libadwaita 1.0.
  public var estimatedDuration: SafeSignal<Int> { readOnlyProperty("estimated-duration") }

  /// The property
  /// [`initial-velocity`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SpringAnimation.initial-velocity.html)
  /// of `AdwSpringAnimation`. Since Libadwaita 1.0.
  public var initialVelocity: DynamicSubject<Double> {
    property(
      "initial-velocity", get: { (object: Adw.SpringAnimation) in object.initialVelocity },
      set: { $0.initialVelocity = $1 })
  }

  /// The property
  /// [`spring-params`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SpringAnimation.spring-params.html)
  /// of `AdwSpringAnimation`. Since Libadwaita 1.0.
  public var springParams: DynamicSubject<Adw.SpringParams?> { property("spring-params") }

  /// The property
  /// [`value-from`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SpringAnimation.value-from.html)
  /// of `AdwSpringAnimation`. Since Libadwaita 1.0.
  public var valueFrom: DynamicSubject<Double> {
    property("value-from", get: { (object: Adw.SpringAnimation) in object.valueFrom }, set: { $0.valueFrom = $1 })
  }

  /// The property
  /// [`value-to`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SpringAnimation.value-to.html)
  /// of `AdwSpringAnimation`. Since Libadwaita 1.0.
  public var valueTo: DynamicSubject<Double> {
    property("value-to", get: { (object: Adw.SpringAnimation) in object.valueTo }, set: { $0.valueTo = $1 })
  }

  /// The property
  /// [`velocity`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SpringAnimation.velocity.html)
  /// of `AdwSpringAnimation`. Since Libadwaita 1.0.
  public var velocity: SafeSignal<Double> { readOnlyProperty("velocity") }
}
