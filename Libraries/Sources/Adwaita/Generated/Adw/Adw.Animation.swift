// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
public import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwAnimation`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.Animation.html).
  /// Since Libadwaita 1.0.
  open class Animation: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_animation_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var adwAnimation: UnsafeMutablePointer<AdwAnimation> {
      pointer.assumingMemoryBound(to: AdwAnimation.self)
    }

    /// The property
    /// [`state`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Animation.state.html) of
    /// `AdwAnimation`. Since Libadwaita 1.0.
    public final var state: Adw.AnimationState { Adw.AnimationState(cValue: adw_animation_get_state(adwAnimation)) }

    /// The property
    /// [`target`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Animation.target.html) of
    /// `AdwAnimation`. Since Libadwaita 1.0.
    public final var target: Adw.AnimationTarget? {
      get { Gtk.lentObject(opaque: adw_animation_get_target(adwAnimation)) }
      set { adw_animation_set_target(adwAnimation, newValue?.opaque) }
    }

    /// The property
    /// [`value`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Animation.value.html) of
    /// `AdwAnimation`. Since Libadwaita 1.0.
    public final var value: Double { adw_animation_get_value(adwAnimation) }

    /// The property
    /// [`widget`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Animation.widget.html) of
    /// `AdwAnimation`. Since Libadwaita 1.0.
    public final var widget: Gtk.Widget? { Gtk.lentObject(widget: adw_animation_get_widget(adwAnimation)) }

    /// Calls
    /// [`adw_animation_pause()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Animation.pause.html).
    /// Since Libadwaita 1.0.
    public final func pause() { adw_animation_pause(adwAnimation) }

    /// Calls
    /// [`adw_animation_play()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Animation.play.html).
    /// Since Libadwaita 1.0.
    public final func play() { adw_animation_play(adwAnimation) }

    /// Calls
    /// [`adw_animation_reset()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Animation.reset.html).
    /// Since Libadwaita 1.0.
    public final func reset() { adw_animation_reset(adwAnimation) }

    /// Calls
    /// [`adw_animation_resume()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Animation.resume.html).
    /// Since Libadwaita 1.0.
    public final func resume() { adw_animation_resume(adwAnimation) }

    /// Calls
    /// [`adw_animation_skip()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Animation.skip.html).
    /// Since Libadwaita 1.0.
    public final func skip() { adw_animation_skip(adwAnimation) }
  }
}

extension Reactive where Base: Adw.Animation {
  /// The property [`state`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Animation.state.html)
  /// of `AdwAnimation`. Since Libadwaita 1.0.
  public var state: SafeSignal<Adw.AnimationState> { readOnlyProperty("state") }

  /// The property
  /// [`target`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Animation.target.html) of
  /// `AdwAnimation`. Since Libadwaita 1.0.
  public var target: DynamicSubject<Adw.AnimationTarget?> { property("target") }

  /// The property [`value`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Animation.value.html)
  /// of `AdwAnimation`. Since Libadwaita 1.0.
  public var value: SafeSignal<Double> { readOnlyProperty("value") }

  /// The property
  /// [`widget`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Animation.widget.html) of
  /// `AdwAnimation`. Since Libadwaita 1.0.
  public var widget: SafeSignal<Gtk.Widget?> { readOnlyProperty("widget") }

  /// The signal [`done`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.Animation.done.html) of
  /// `AdwAnimation`. Since Libadwaita 1.0.
  public var done: SafeSignal<Void> { signal("done") }
}
