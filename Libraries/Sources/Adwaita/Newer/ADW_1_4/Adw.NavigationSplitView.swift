// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_4
public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class
  /// [`AdwNavigationSplitView`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.NavigationSplitView.html).
  /// Since Libadwaita 1.4.
  open class NavigationSplitView: Gtk.Widget {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_navigation_split_view_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_navigation_split_view_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.NavigationSplitView.new.html).
    /// Since Libadwaita 1.4.
    public init() {
      super.init(adopting: adw_navigation_split_view_new())
    }

    /// The property
    /// [`collapsed`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.NavigationSplitView.collapsed.html)
    /// of `AdwNavigationSplitView`. Since Libadwaita 1.4.
    public final var collapsed: Bool {
      get { adw_navigation_split_view_get_collapsed(Gtk.instance(self)).isTrue }
      set { adw_navigation_split_view_set_collapsed(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`content`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.NavigationSplitView.content.html)
    /// of `AdwNavigationSplitView`. Since Libadwaita 1.4.
    public final var content: Adw.NavigationPage? {
      get { Gtk.lentObject(adw_navigation_split_view_get_content(Gtk.instance(self))) }
      set { adw_navigation_split_view_set_content(Gtk.instance(self), newValue?.adwNavigationPage) }
    }

    /// The property
    /// [`max-sidebar-width`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.NavigationSplitView.max-sidebar-width.html)
    /// of `AdwNavigationSplitView`. Since Libadwaita 1.4.
    public final var maxSidebarWidth: Double {
      get { adw_navigation_split_view_get_max_sidebar_width(Gtk.instance(self)) }
      set { adw_navigation_split_view_set_max_sidebar_width(Gtk.instance(self), newValue) }
    }

    /// The property
    /// [`min-sidebar-width`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.NavigationSplitView.min-sidebar-width.html)
    /// of `AdwNavigationSplitView`. Since Libadwaita 1.4.
    public final var minSidebarWidth: Double {
      get { adw_navigation_split_view_get_min_sidebar_width(Gtk.instance(self)) }
      set { adw_navigation_split_view_set_min_sidebar_width(Gtk.instance(self), newValue) }
    }

    /// The property
    /// [`show-content`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.NavigationSplitView.show-content.html)
    /// of `AdwNavigationSplitView`. Since Libadwaita 1.4.
    public final var showContent: Bool {
      get { adw_navigation_split_view_get_show_content(Gtk.instance(self)).isTrue }
      set { adw_navigation_split_view_set_show_content(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`sidebar`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.NavigationSplitView.sidebar.html)
    /// of `AdwNavigationSplitView`. Since Libadwaita 1.4.
    public final var sidebar: Adw.NavigationPage? {
      get { Gtk.lentObject(adw_navigation_split_view_get_sidebar(Gtk.instance(self))) }
      set { adw_navigation_split_view_set_sidebar(Gtk.instance(self), newValue?.adwNavigationPage) }
    }

    /// The property
    /// [`sidebar-width-fraction`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.NavigationSplitView.sidebar-width-fraction.html)
    /// of `AdwNavigationSplitView`. Since Libadwaita 1.4.
    public final var sidebarWidthFraction: Double {
      get { adw_navigation_split_view_get_sidebar_width_fraction(Gtk.instance(self)) }
      set { adw_navigation_split_view_set_sidebar_width_fraction(Gtk.instance(self), newValue) }
    }

    /// The property
    /// [`sidebar-width-unit`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.NavigationSplitView.sidebar-width-unit.html)
    /// of `AdwNavigationSplitView`. Since Libadwaita 1.4.
    public final var sidebarWidthUnit: Adw.LengthUnit {
      get { Adw.LengthUnit(cValue: adw_navigation_split_view_get_sidebar_width_unit(Gtk.instance(self))) }
      set { adw_navigation_split_view_set_sidebar_width_unit(Gtk.instance(self), newValue.cValue) }
    }
  }
}

extension Reactive where Base: Adw.NavigationSplitView {
  /// The property
  /// [`collapsed`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.NavigationSplitView.collapsed.html)
  /// of `AdwNavigationSplitView`. Since Libadwaita 1.4.
  public var collapsed: DynamicSubject<Bool> { property("collapsed") }

  /// The property
  /// [`content`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.NavigationSplitView.content.html)
  /// of `AdwNavigationSplitView`. Since Libadwaita 1.4.
  public var content: DynamicSubject<Adw.NavigationPage?> { property("content") }

  /// The property
  /// [`max-sidebar-width`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.NavigationSplitView.max-sidebar-width.html)
  /// of `AdwNavigationSplitView`. Since Libadwaita 1.4.
  public var maxSidebarWidth: DynamicSubject<Double> {
    property(
      "max-sidebar-width", get: { (object: Adw.NavigationSplitView) in object.maxSidebarWidth },
      set: { $0.maxSidebarWidth = $1 })
  }

  /// The property
  /// [`min-sidebar-width`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.NavigationSplitView.min-sidebar-width.html)
  /// of `AdwNavigationSplitView`. Since Libadwaita 1.4.
  public var minSidebarWidth: DynamicSubject<Double> {
    property(
      "min-sidebar-width", get: { (object: Adw.NavigationSplitView) in object.minSidebarWidth },
      set: { $0.minSidebarWidth = $1 })
  }

  /// The property
  /// [`show-content`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.NavigationSplitView.show-content.html)
  /// of `AdwNavigationSplitView`. Since Libadwaita 1.4.
  public var showContent: DynamicSubject<Bool> { property("show-content") }

  /// The property
  /// [`sidebar`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.NavigationSplitView.sidebar.html)
  /// of `AdwNavigationSplitView`. Since Libadwaita 1.4.
  public var sidebar: DynamicSubject<Adw.NavigationPage?> { property("sidebar") }

  /// The property
  /// [`sidebar-width-fraction`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.NavigationSplitView.sidebar-width-fraction.html)
  /// of `AdwNavigationSplitView`. Since Libadwaita 1.4.
  public var sidebarWidthFraction: DynamicSubject<Double> {
    property(
      "sidebar-width-fraction", get: { (object: Adw.NavigationSplitView) in object.sidebarWidthFraction },
      set: { $0.sidebarWidthFraction = $1 })
  }

  /// The property
  /// [`sidebar-width-unit`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.NavigationSplitView.sidebar-width-unit.html)
  /// of `AdwNavigationSplitView`. Since Libadwaita 1.4.
  public var sidebarWidthUnit: DynamicSubject<Adw.LengthUnit> { property("sidebar-width-unit") }
}

#endif
