// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwCarousel`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.Carousel.html). Since
  /// Libadwaita 1.0.
  open class Carousel: Gtk.Widget, Adw.Swipeable, Gtk.Orientable {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_carousel_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_carousel_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.Carousel.new.html).
    /// Since Libadwaita 1.0.
    public init() {
      super.init(adopting: adw_carousel_new())
    }

    /// The property
    /// [`allow-long-swipes`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Carousel.allow-long-swipes.html)
    /// of `AdwCarousel`. Since Libadwaita 1.0.
    public final var allowLongSwipes: Bool {
      get { adw_carousel_get_allow_long_swipes(Gtk.instance(self)).isTrue }
      set { adw_carousel_set_allow_long_swipes(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`allow-mouse-drag`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Carousel.allow-mouse-drag.html)
    /// of `AdwCarousel`. Since Libadwaita 1.0.
    public final var allowMouseDrag: Bool {
      get { adw_carousel_get_allow_mouse_drag(Gtk.instance(self)).isTrue }
      set { adw_carousel_set_allow_mouse_drag(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`allow-scroll-wheel`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Carousel.allow-scroll-wheel.html)
    /// of `AdwCarousel`. Since Libadwaita 1.0.
    public final var allowScrollWheel: Bool {
      get { adw_carousel_get_allow_scroll_wheel(Gtk.instance(self)).isTrue }
      set { adw_carousel_set_allow_scroll_wheel(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`interactive`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Carousel.interactive.html)
    /// of `AdwCarousel`. Since Libadwaita 1.0.
    public final var interactive: Bool {
      get { adw_carousel_get_interactive(Gtk.instance(self)).isTrue }
      set { adw_carousel_set_interactive(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`n-pages`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Carousel.n-pages.html) of
    /// `AdwCarousel`. Since Libadwaita 1.0.
    public final var nPages: Int { adw_carousel_get_n_pages(Gtk.instance(self)).int }

    /// The property
    /// [`position`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Carousel.position.html) of
    /// `AdwCarousel`. Since Libadwaita 1.0.
    public final var position: Double { adw_carousel_get_position(Gtk.instance(self)) }

    /// The property
    /// [`reveal-duration`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Carousel.reveal-duration.html)
    /// of `AdwCarousel`. Since Libadwaita 1.0.
    public final var revealDuration: Int {
      get { adw_carousel_get_reveal_duration(Gtk.instance(self)).int }
      set { adw_carousel_set_reveal_duration(Gtk.instance(self), newValue.uint32) }
    }

    /// The property
    /// [`scroll-params`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Carousel.scroll-params.html)
    /// of `AdwCarousel`. Since Libadwaita 1.0.
    public final var scrollParams: Adw.SpringParams? {
      get { getProperty("scroll-params") }
      set { adw_carousel_set_scroll_params(Gtk.instance(self), newValue?.opaque) }
    }

    /// The property
    /// [`spacing`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Carousel.spacing.html) of
    /// `AdwCarousel`. Since Libadwaita 1.0.
    public final var spacing: Int {
      get { adw_carousel_get_spacing(Gtk.instance(self)).int }
      set { adw_carousel_set_spacing(Gtk.instance(self), newValue.uint32) }
    }

    /// Calls
    /// [`adw_carousel_append()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Carousel.append.html).
    /// Since Libadwaita 1.0.
    public final func append(_ child: Gtk.Widget) { adw_carousel_append(Gtk.instance(self), child.gtkWidget) }

    /// Calls
    /// [`adw_carousel_get_nth_page()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Carousel.get_nth_page.html).
    /// Since Libadwaita 1.0.
    public final func getNthPage(_ n: Int) -> Gtk.Widget? {
      Gtk.lentObject(widget: adw_carousel_get_nth_page(Gtk.instance(self), n.uint32))
    }

    /// Calls
    /// [`adw_carousel_insert()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Carousel.insert.html).
    /// Since Libadwaita 1.0.
    public final func insert(_ child: Gtk.Widget, position: Int) {
      adw_carousel_insert(Gtk.instance(self), child.gtkWidget, position.int32)
    }

    /// Calls
    /// [`adw_carousel_prepend()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Carousel.prepend.html).
    /// Since Libadwaita 1.0.
    public final func prepend(_ child: Gtk.Widget) { adw_carousel_prepend(Gtk.instance(self), child.gtkWidget) }

    /// Calls
    /// [`adw_carousel_remove()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Carousel.remove.html).
    /// Since Libadwaita 1.0.
    public final func remove(_ child: Gtk.Widget) { adw_carousel_remove(Gtk.instance(self), child.gtkWidget) }

    /// Calls
    /// [`adw_carousel_reorder()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Carousel.reorder.html).
    /// Since Libadwaita 1.0.
    public final func reorder(_ child: Gtk.Widget, position: Int) {
      adw_carousel_reorder(Gtk.instance(self), child.gtkWidget, position.int32)
    }

    /// Calls
    /// [`adw_carousel_scroll_to()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Carousel.scroll_to.html).
    /// Since Libadwaita 1.0.
    public final func scrollTo(_ widget: Gtk.Widget, animate: Bool) {
      adw_carousel_scroll_to(Gtk.instance(self), widget.gtkWidget, animate.gboolean)
    }
  }
}

extension Reactive where Base: Adw.Carousel {
  /// The property
  /// [`allow-long-swipes`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Carousel.allow-long-swipes.html)
  /// of `AdwCarousel`. Since Libadwaita 1.0.
  public var allowLongSwipes: DynamicSubject<Bool> { property("allow-long-swipes") }

  /// The property
  /// [`allow-mouse-drag`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Carousel.allow-mouse-drag.html)
  /// of `AdwCarousel`. Since Libadwaita 1.0.
  public var allowMouseDrag: DynamicSubject<Bool> { property("allow-mouse-drag") }

  /// The property
  /// [`allow-scroll-wheel`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Carousel.allow-scroll-wheel.html)
  /// of `AdwCarousel`. Since Libadwaita 1.0.
  public var allowScrollWheel: DynamicSubject<Bool> { property("allow-scroll-wheel") }

  /// The property
  /// [`interactive`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Carousel.interactive.html)
  /// of `AdwCarousel`. Since Libadwaita 1.0.
  public var interactive: DynamicSubject<Bool> { property("interactive") }

  /// The property
  /// [`n-pages`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Carousel.n-pages.html) of
  /// `AdwCarousel`. Since Libadwaita 1.0.
  public var nPages: SafeSignal<Int> { readOnlyProperty("n-pages") }

  /// The property
  /// [`position`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Carousel.position.html) of
  /// `AdwCarousel`. Since Libadwaita 1.0.
  public var position: SafeSignal<Double> { readOnlyProperty("position") }

  /// The property
  /// [`reveal-duration`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Carousel.reveal-duration.html)
  /// of `AdwCarousel`. Since Libadwaita 1.0.
  public var revealDuration: DynamicSubject<Int> {
    property(
      "reveal-duration", get: { (object: Adw.Carousel) in object.revealDuration }, set: { $0.revealDuration = $1 })
  }

  /// The property
  /// [`scroll-params`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Carousel.scroll-params.html)
  /// of `AdwCarousel`. Since Libadwaita 1.0.
  public var scrollParams: DynamicSubject<Adw.SpringParams?> { property("scroll-params") }

  /// The property
  /// [`spacing`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Carousel.spacing.html) of
  /// `AdwCarousel`. Since Libadwaita 1.0.
  public var spacing: DynamicSubject<Int> {
    property("spacing", get: { (object: Adw.Carousel) in object.spacing }, set: { $0.spacing = $1 })
  }

  /// The signal
  /// [`page-changed`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.Carousel.page-changed.html)
  /// of `AdwCarousel`. Since Libadwaita 1.0.
  ///
  /// Argument: `index`.
  public var pageChanged: SafeSignal<Int> { signal(ofOne: "page-changed") }
}
