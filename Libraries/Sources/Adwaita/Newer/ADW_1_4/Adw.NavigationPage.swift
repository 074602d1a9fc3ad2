// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_4
public import BindingCore
public import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class
  /// [`AdwNavigationPage`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.NavigationPage.html).
  /// Since Libadwaita 1.4.
  open class NavigationPage: Gtk.Widget {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_navigation_page_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var adwNavigationPage: UnsafeMutablePointer<AdwNavigationPage> {
      pointer.assumingMemoryBound(to: AdwNavigationPage.self)
    }

    /// Calls
    /// [`adw_navigation_page_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.NavigationPage.new.html).
    /// Since Libadwaita 1.4.
    public init(child: Gtk.Widget, title: String) {
      super.init(adopting: adw_navigation_page_new(child.gtkWidget, title))
    }

    /// Calls
    /// [`adw_navigation_page_new_with_tag()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.NavigationPage.new_with_tag.html).
    /// Since Libadwaita 1.4.
    public init(child: Gtk.Widget, title: String, tag: String) {
      super.init(adopting: adw_navigation_page_new_with_tag(child.gtkWidget, title, tag))
    }

    /// The property
    /// [`can-pop`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.NavigationPage.can-pop.html)
    /// of `AdwNavigationPage`. Since Libadwaita 1.4.
    public final var canPop: Bool {
      get { adw_navigation_page_get_can_pop(adwNavigationPage).isTrue }
      set { adw_navigation_page_set_can_pop(adwNavigationPage, newValue.gboolean) }
    }

    /// The property
    /// [`child`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.NavigationPage.child.html) of
    /// `AdwNavigationPage`. Since Libadwaita 1.4.
    public final var child: Gtk.Widget? {
      get { Gtk.lentObject(widget: adw_navigation_page_get_child(adwNavigationPage)) }
      set { adw_navigation_page_set_child(adwNavigationPage, newValue?.gtkWidget) }
    }

    /// The property
    /// [`tag`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.NavigationPage.tag.html) of
    /// `AdwNavigationPage`. Since Libadwaita 1.4.
    public final var tag: String? {
      get { Gtk.lentString(ifAny: adw_navigation_page_get_tag(adwNavigationPage)) }
      set { Gtk.lend(newValue) { adw_navigation_page_set_tag(adwNavigationPage, $0) } }
    }

    /// The property
    /// [`title`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.NavigationPage.title.html) of
    /// `AdwNavigationPage`. Since Libadwaita 1.4.
    public final var title: String {
      get { Gtk.lentString(adw_navigation_page_get_title(adwNavigationPage)) }
      set { Gtk.lend(newValue) { adw_navigation_page_set_title(adwNavigationPage, $0) } }
    }
  }
}

extension Reactive where Base: Adw.NavigationPage {
  /// The property
  /// [`can-pop`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.NavigationPage.can-pop.html) of
  /// `AdwNavigationPage`. Since Libadwaita 1.4.
  public var canPop: DynamicSubject<Bool> { property("can-pop") }

  /// The property
  /// [`child`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.NavigationPage.child.html) of
  /// `AdwNavigationPage`. Since Libadwaita 1.4.
  public var child: DynamicSubject<Gtk.Widget?> { property("child") }

  /// The property
  /// [`tag`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.NavigationPage.tag.html) of
  /// `AdwNavigationPage`. Since Libadwaita 1.4.
  public var tag: DynamicSubject<String?> {
    property("tag", get: { (object: Adw.NavigationPage) in object.tag }, set: { $0.tag = $1 })
  }

  /// The property
  /// [`title`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.NavigationPage.title.html) of
  /// `AdwNavigationPage`. Since Libadwaita 1.4.
  public var title: DynamicSubject<String> {
    property("title", get: { (object: Adw.NavigationPage) in object.title }, set: { $0.title = $1 })
  }

  /// The signal
  /// [`hidden`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.NavigationPage.hidden.html) of
  /// `AdwNavigationPage`. Since Libadwaita 1.4.
  public var hidden: SafeSignal<Void> { signal("hidden") }

  /// The signal
  /// [`hiding`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.NavigationPage.hiding.html) of
  /// `AdwNavigationPage`. Since Libadwaita 1.4.
  public var hiding: SafeSignal<Void> { signal("hiding") }

  /// The signal
  /// [`showing`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.NavigationPage.showing.html) of
  /// `AdwNavigationPage`. Since Libadwaita 1.4.
  public var showing: SafeSignal<Void> { signal("showing") }

  /// The signal
  /// [`shown`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.NavigationPage.shown.html) of
  /// `AdwNavigationPage`. Since Libadwaita 1.4.
  public var shown: SafeSignal<Void> { signal("shown") }
}

#endif
