// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class
  /// [`AdwSwipeTracker`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.SwipeTracker.html). Since
  /// Libadwaita 1.0.
  open class SwipeTracker: Gtk.Object, Gtk.Orientable {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_swipe_tracker_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_swipe_tracker_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.SwipeTracker.new.html).
    /// Since Libadwaita 1.0.
    public init(swipeable: any Adw.Swipeable) {
      super.init(adopting: adw_swipe_tracker_new(swipeable.opaque).raw)
    }

    /// The property
    /// [`allow-long-swipes`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SwipeTracker.allow-long-swipes.html)
    /// of `AdwSwipeTracker`. Since Libadwaita 1.0.
    public final var allowLongSwipes: Bool {
      get { adw_swipe_tracker_get_allow_long_swipes(Gtk.instance(self)).isTrue }
      set { adw_swipe_tracker_set_allow_long_swipes(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`allow-mouse-drag`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SwipeTracker.allow-mouse-drag.html)
    /// of `AdwSwipeTracker`. Since Libadwaita 1.0.
    public final var allowMouseDrag: Bool {
      get { adw_swipe_tracker_get_allow_mouse_drag(Gtk.instance(self)).isTrue }
      set { adw_swipe_tracker_set_allow_mouse_drag(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`enabled`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SwipeTracker.enabled.html) of
    /// `AdwSwipeTracker`. Since Libadwaita 1.0.
    public final var enabled: Bool {
      get { adw_swipe_tracker_get_enabled(Gtk.instance(self)).isTrue }
      set { adw_swipe_tracker_set_enabled(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`reversed`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SwipeTracker.reversed.html)
    /// of `AdwSwipeTracker`. Since Libadwaita 1.0.
    public final var reversed: Bool {
      get { adw_swipe_tracker_get_reversed(Gtk.instance(self)).isTrue }
      set { adw_swipe_tracker_set_reversed(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`swipeable`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SwipeTracker.swipeable.html)
    /// of `AdwSwipeTracker`. Since Libadwaita 1.0.
    public final var swipeable: (any Adw.Swipeable)? {
      Gtk.lentInterface(opaque: adw_swipe_tracker_get_swipeable(Gtk.instance(self)))
    }

    /// Calls
    /// [`adw_swipe_tracker_shift_position()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.SwipeTracker.shift_position.html).
    /// Since Libadwaita 1.0.
    public final func shiftPosition(_ delta: Double) { adw_swipe_tracker_shift_position(Gtk.instance(self), delta) }
  }
}

extension Reactive where Base: Adw.SwipeTracker {
  /// The property
  /// [`allow-long-swipes`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SwipeTracker.allow-long-swipes.html)
  /// of `AdwSwipeTracker`. Since Libadwaita 1.0.
  public var allowLongSwipes: DynamicSubject<Bool> { property("allow-long-swipes") }

  /// The property
  /// [`allow-mouse-drag`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SwipeTracker.allow-mouse-drag.html)
  /// of `AdwSwipeTracker`. Since Libadwaita 1.0.
  public var allowMouseDrag: DynamicSubject<Bool> { property("allow-mouse-drag") }

  /// The property
  /// [`enabled`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SwipeTracker.enabled.html) of
  /// `AdwSwipeTracker`. Since Libadwaita 1.0.
  public var enabled: DynamicSubject<Bool> { property("enabled") }

  /// The property
  /// [`reversed`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SwipeTracker.reversed.html) of
  /// `AdwSwipeTracker`. Since Libadwaita 1.0.
  public var reversed: DynamicSubject<Bool> { property("reversed") }

  /// The property
  /// [`swipeable`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SwipeTracker.swipeable.html)
  /// of `AdwSwipeTracker`. Since Libadwaita 1.0.
  public var swipeable: SafeSignal<(any Adw.Swipeable)?> { readOnlyInterfaceProperty("swipeable") }

  /// The signal
  /// [`begin-swipe`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.SwipeTracker.begin-swipe.html)
  /// of `AdwSwipeTracker`. Since Libadwaita 1.0.
  public var beginSwipe: SafeSignal<Void> { signal("begin-swipe") }

  /// The signal
  /// [`end-swipe`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.SwipeTracker.end-swipe.html) of
  /// `AdwSwipeTracker`. Since Libadwaita 1.0.
  ///
  /// Arguments: `velocity`, `to`.
  public var endSwipe: SafeSignal<(Double, Double)> { signal(ofSeveral: "end-swipe") }

  /// The signal
  /// [`prepare`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.SwipeTracker.prepare.html) of
  /// `AdwSwipeTracker`. Since Libadwaita 1.0.
  ///
  /// Argument: `direction`.
  public var prepare: SafeSignal<Adw.NavigationDirection> { signal(ofOne: "prepare") }

  /// The signal
  /// [`update-swipe`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.SwipeTracker.update-swipe.html)
  /// of `AdwSwipeTracker`. Since Libadwaita 1.0.
  ///
  /// Argument: `progress`.
  public var updateSwipe: SafeSignal<Double> { signal(ofOne: "update-swipe") }
}
