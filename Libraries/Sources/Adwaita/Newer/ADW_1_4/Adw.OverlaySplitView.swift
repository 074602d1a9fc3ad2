// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_4
public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class
  /// [`AdwOverlaySplitView`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.OverlaySplitView.html).
  /// Since Libadwaita 1.4.
  open class OverlaySplitView: Gtk.Widget, Adw.Swipeable {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_overlay_split_view_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_overlay_split_view_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.OverlaySplitView.new.html).
    /// Since Libadwaita 1.4.
    public init() {
      super.init(adopting: adw_overlay_split_view_new())
    }

    /// The property
    /// [`collapsed`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.OverlaySplitView.collapsed.html)
    /// of `AdwOverlaySplitView`. Since Libadwaita 1.4.
    public final var collapsed: Bool {
      get { adw_overlay_split_view_get_collapsed(Gtk.instance(self)).isTrue }
      set { adw_overlay_split_view_set_collapsed(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`content`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.OverlaySplitView.content.html)
    /// of `AdwOverlaySplitView`. Since Libadwaita 1.4.
    public final var content: Gtk.Widget? {
      get { Gtk.lentObject(widget: adw_overlay_split_view_get_content(Gtk.instance(self))) }
      set { adw_overlay_split_view_set_content(Gtk.instance(self), newValue?.gtkWidget) }
    }

    /// The property
    /// [`enable-hide-gesture`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.OverlaySplitView.enable-hide-gesture.html)
    /// of `AdwOverlaySplitView`. Since Libadwaita 1.4.
    public final var enableHideGesture: Bool {
      get { adw_overlay_split_view_get_enable_hide_gesture(Gtk.instance(self)).isTrue }
      set { adw_overlay_split_view_set_enable_hide_gesture(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`enable-show-gesture`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.OverlaySplitView.enable-show-gesture.html)
    /// of `AdwOverlaySplitView`. Since Libadwaita 1.4.
    public final var enableShowGesture: Bool {
      get { adw_overlay_split_view_get_enable_show_gesture(Gtk.instance(self)).isTrue }
      set { adw_overlay_split_view_set_enable_show_gesture(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`max-sidebar-width`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.OverlaySplitView.max-sidebar-width.html)
    /// of `AdwOverlaySplitView`. Since Libadwaita 1.4.
    public final var maxSidebarWidth: Double {
      get { adw_overlay_split_view_get_max_sidebar_width(Gtk.instance(self)) }
      set { adw_overlay_split_view_set_max_sidebar_width(Gtk.instance(self), newValue) }
    }

    /// The property
    /// [`min-sidebar-width`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.OverlaySplitView.min-sidebar-width.html)
    /// of `AdwOverlaySplitView`. Since Libadwaita 1.4.
    public final var minSidebarWidth: Double {
      get { adw_overlay_split_view_get_min_sidebar_width(Gtk.instance(self)) }
      set { adw_overlay_split_view_set_min_sidebar_width(Gtk.instance(self), newValue) }
    }

    /// The property
    /// [`pin-sidebar`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.OverlaySplitView.pin-sidebar.html)
    /// of `AdwOverlaySplitView`. Since Libadwaita 1.4.
    public final var pinSidebar: Bool {
      get { adw_overlay_split_view_get_pin_sidebar(Gtk.instance(self)).isTrue }
      set { adw_overlay_split_view_set_pin_sidebar(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`show-sidebar`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.OverlaySplitView.show-sidebar.html)
    /// of `AdwOverlaySplitView`. Since Libadwaita 1.4.
    public final var showSidebar: Bool {
      get { adw_overlay_split_view_get_show_sidebar(Gtk.instance(self)).isTrue }
      set { adw_overlay_split_view_set_show_sidebar(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`sidebar`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.OverlaySplitView.sidebar.html)
    /// of `AdwOverlaySplitView`. Since Libadwaita 1.4.
    public final var sidebar: Gtk.Widget? {
      get { Gtk.lentObject(widget: adw_overlay_split_view_get_sidebar(Gtk.instance(self))) }
      set { adw_overlay_split_view_set_sidebar(Gtk.instance(self), newValue?.gtkWidget) }
    }

    /// The property
    /// [`sidebar-position`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.OverlaySplitView.sidebar-position.html)
    /// of `AdwOverlaySplitView`. Since Libadwaita 1.4.
    public final var sidebarPosition: Gtk.PackType {
      get { Gtk.PackType(cValue: adw_overlay_split_view_get_sidebar_position(Gtk.instance(self))) }
      set { adw_overlay_split_view_set_sidebar_position(Gtk.instance(self), newValue.cValue) }
    }

    /// The property
    /// [`sidebar-width-fraction`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.OverlaySplitView.sidebar-width-fraction.html)
    /// of `AdwOverlaySplitView`. Since Libadwaita 1.4.
    public final var sidebarWidthFraction: Double {
      get { adw_overlay_split_view_get_sidebar_width_fraction(Gtk.instance(self)) }
      set { adw_overlay_split_view_set_sidebar_width_fraction(Gtk.instance(self), newValue) }
    }

    /// The property
    /// [`sidebar-width-unit`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.OverlaySplitView.sidebar-width-unit.html)
    /// of `AdwOverlaySplitView`. Since Libadwaita 1.4.
    public final var sidebarWidthUnit: Adw.LengthUnit {
      get { Adw.LengthUnit(cValue: adw_overlay_split_view_get_sidebar_width_unit(Gtk.instance(self))) }
      set { adw_overlay_split_view_set_sidebar_width_unit(Gtk.instance(self), newValue.cValue) }
    }
  }
}

extension Reactive where Base: Adw.OverlaySplitView {
  /// The property
  /// [`collapsed`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.OverlaySplitView.collapsed.html)
  /// of `AdwOverlaySplitView`. Since Libadwaita 1.4.
  public var collapsed: DynamicSubject<Bool> { property("collapsed") }

  /// The property
  /// [`content`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.OverlaySplitView.content.html)
  /// of `AdwOverlaySplitView`. Since Libadwaita 1.4.
  public var content: DynamicSubject<Gtk.Widget?> { property("content") }

  /// The property
  /// [`enable-hide-gesture`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.OverlaySplitView.enable-hide-gesture.html)
  /// of `AdwOverlaySplitView`. Since Libadwaita 1.4.
  public var enableHideGesture: DynamicSubject<Bool> { property("enable-hide-gesture") }

  /// The property
  /// [`enable-show-gesture`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.OverlaySplitView.enable-show-gesture.html)
  /// of `AdwOverlaySplitView`. Since Libadwaita 1.4.
  public var enableShowGesture: DynamicSubject<Bool> { property("enable-show-gesture") }

  /// The property
  /// [`max-sidebar-width`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.OverlaySplitView.max-sidebar-width.html)
  /// of `AdwOverlaySplitView`. Since Libadwaita 1.4.
  public var maxSidebarWidth: DynamicSubject<Double> {
    property(
      "max-sidebar-width", get: { (object: Adw.OverlaySplitView) in object.maxSidebarWidth },
      set: { $0.maxSidebarWidth = $1 })
  }

  /// The property
  /// [`min-sidebar-width`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.OverlaySplitView.min-sidebar-width.html)
  /// of `AdwOverlaySplitView`. Since Libadwaita 1.4.
  public var minSidebarWidth: DynamicSubject<Double> {
    property(
      "min-sidebar-width", get: { (object: Adw.OverlaySplitView) in object.minSidebarWidth },
      set: { $0.minSidebarWidth = $1 })
  }

  /// The property
  /// [`pin-sidebar`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.OverlaySplitView.pin-sidebar.html)
  /// of `AdwOverlaySplitView`. Since Libadwaita 1.4.
  public var pinSidebar: DynamicSubject<Bool> { property("pin-sidebar") }

  /// The property
  /// [`show-sidebar`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.OverlaySplitView.show-sidebar.html)
  /// of `AdwOverlaySplitView`. Since Libadwaita 1.4.
  public var showSidebar: DynamicSubject<Bool> { property("show-sidebar") }

  /// The property
  /// [`sidebar`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.OverlaySplitView.sidebar.html)
  /// of `AdwOverlaySplitView`. Since Libadwaita 1.4.
  public var sidebar: DynamicSubject<Gtk.Widget?> { property("sidebar") }

  /// The property
  /// [`sidebar-position`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.OverlaySplitView.sidebar-position.html)
  /// of `AdwOverlaySplitView`. Since Libadwaita 1.4.
  public var sidebarPosition: DynamicSubject<Gtk.PackType> { property("sidebar-position") }

  /// The property
  /// [`sidebar-width-fraction`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.OverlaySplitView.sidebar-width-fraction.html)
  /// of `AdwOverlaySplitView`. Since Libadwaita 1.4.
  public var sidebarWidthFraction: DynamicSubject<Double> {
    property(
      "sidebar-width-fraction", get: { (object: Adw.OverlaySplitView) in object.sidebarWidthFraction },
      set: { $0.sidebarWidthFraction = $1 })
  }

  /// The property
  /// [`sidebar-width-unit`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.OverlaySplitView.sidebar-width-unit.html)
  /// of `AdwOverlaySplitView`. Since Libadwaita 1.4.
  public var sidebarWidthUnit: DynamicSubject<Adw.LengthUnit> { property("sidebar-width-unit") }
}

#endif
