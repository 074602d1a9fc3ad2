// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class
  /// [`AdwCarouselIndicatorDots`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.CarouselIndicatorDots.html).
  /// Since Libadwaita 1.0.
  open class CarouselIndicatorDots: Gtk.Widget, Gtk.Orientable {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_carousel_indicator_dots_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_carousel_indicator_dots_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.CarouselIndicatorDots.new.html).
    /// Since Libadwaita 1.0.
    public init() {
      super.init(adopting: adw_carousel_indicator_dots_new())
    }

    /// The property
    /// [`carousel`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.CarouselIndicatorDots.carousel.html)
    /// of `AdwCarouselIndicatorDots`. Since Libadwaita 1.0.
    public final var carousel: Adw.Carousel? {
      get { Gtk.lentObject(opaque: adw_carousel_indicator_dots_get_carousel(Gtk.instance(self))) }
      set { adw_carousel_indicator_dots_set_carousel(Gtk.instance(self), newValue?.opaque) }
    }
  }
}

extension Reactive where Base: Adw.CarouselIndicatorDots {
  /// The property
  /// [`carousel`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.CarouselIndicatorDots.carousel.html)
  /// of `AdwCarouselIndicatorDots`. Since Libadwaita 1.0.
  public var carousel: DynamicSubject<Adw.Carousel?> { property("carousel") }
}
