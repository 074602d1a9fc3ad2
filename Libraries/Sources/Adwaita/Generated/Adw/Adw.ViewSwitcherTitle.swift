// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class
  /// [`AdwViewSwitcherTitle`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.ViewSwitcherTitle.html).
  /// Since Libadwaita 1.0.
  open class ViewSwitcherTitle: Gtk.Widget {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_view_switcher_title_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_view_switcher_title_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.ViewSwitcherTitle.new.html).
    /// Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public init() {
      super.init(adopting: adw_view_switcher_title_new())
    }

    /// The property
    /// [`stack`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewSwitcherTitle.stack.html) of
    /// `AdwViewSwitcherTitle`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var stack: Adw.ViewStack? {
      get { Gtk.lentObject(opaque: adw_view_switcher_title_get_stack(Gtk.instance(self))) }
      set { adw_view_switcher_title_set_stack(Gtk.instance(self), newValue?.opaque) }
    }

    /// The property
    /// [`subtitle`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewSwitcherTitle.subtitle.html)
    /// of `AdwViewSwitcherTitle`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var subtitle: String {
      get { Gtk.lentString(adw_view_switcher_title_get_subtitle(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_view_switcher_title_set_subtitle(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`title`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewSwitcherTitle.title.html) of
    /// `AdwViewSwitcherTitle`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var title: String {
      get { Gtk.lentString(adw_view_switcher_title_get_title(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_view_switcher_title_set_title(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`title-visible`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewSwitcherTitle.title-visible.html)
    /// of `AdwViewSwitcherTitle`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var titleVisible: Bool { adw_view_switcher_title_get_title_visible(Gtk.instance(self)).isTrue }

    /// The property
    /// [`view-switcher-enabled`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewSwitcherTitle.view-switcher-enabled.html)
    /// of `AdwViewSwitcherTitle`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var viewSwitcherEnabled: Bool {
      get { adw_view_switcher_title_get_view_switcher_enabled(Gtk.instance(self)).isTrue }
      set { adw_view_switcher_title_set_view_switcher_enabled(Gtk.instance(self), newValue.gboolean) }
    }
  }
}

extension Reactive where Base: Adw.ViewSwitcherTitle {
  /// The property
  /// [`stack`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewSwitcherTitle.stack.html) of
  /// `AdwViewSwitcherTitle`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var stack: DynamicSubject<Adw.ViewStack?> { property("stack") }

  /// The property
  /// [`subtitle`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewSwitcherTitle.subtitle.html)
  /// of `AdwViewSwitcherTitle`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var subtitle: DynamicSubject<String> {
    property("subtitle", get: { (object: Adw.ViewSwitcherTitle) in object.subtitle }, set: { $0.subtitle = $1 })
  }

  /// The property
  /// [`title`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewSwitcherTitle.title.html) of
  /// `AdwViewSwitcherTitle`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var title: DynamicSubject<String> {
    property("title", get: { (object: Adw.ViewSwitcherTitle) in object.title }, set: { $0.title = $1 })
  }

  /// The property
  /// [`title-visible`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewSwitcherTitle.title-visible.html)
  /// of `AdwViewSwitcherTitle`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var titleVisible: SafeSignal<Bool> { readOnlyProperty("title-visible") }

  /// The property
  /// [`view-switcher-enabled`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewSwitcherTitle.view-switcher-enabled.html)
  /// of `AdwViewSwitcherTitle`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var viewSwitcherEnabled: DynamicSubject<Bool> { property("view-switcher-enabled") }
}
