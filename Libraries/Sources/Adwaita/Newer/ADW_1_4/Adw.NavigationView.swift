// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_4
public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class
  /// [`AdwNavigationView`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.NavigationView.html).
  /// Since Libadwaita 1.4.
  open class NavigationView: Gtk.Widget, Adw.Swipeable {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_navigation_view_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_navigation_view_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.NavigationView.new.html).
    /// Since Libadwaita 1.4.
    public init() {
      super.init(adopting: adw_navigation_view_new())
    }

    /// The property
    /// [`animate-transitions`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.NavigationView.animate-transitions.html)
    /// of `AdwNavigationView`. Since Libadwaita 1.4.
    public final var animateTransitions: Bool {
      get { adw_navigation_view_get_animate_transitions(Gtk.instance(self)).isTrue }
      set { adw_navigation_view_set_animate_transitions(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`navigation-stack`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.NavigationView.navigation-stack.html)
    /// of `AdwNavigationView`. Since Libadwaita 1.4.
    public final var navigationStack: (any Gio.ListModel)? {
      Gtk.givenInterface(opaque: adw_navigation_view_get_navigation_stack(Gtk.instance(self)))
    }

    /// The property
    /// [`pop-on-escape`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.NavigationView.pop-on-escape.html)
    /// of `AdwNavigationView`. Since Libadwaita 1.4.
    public final var popOnEscape: Bool {
      get { adw_navigation_view_get_pop_on_escape(Gtk.instance(self)).isTrue }
      set { adw_navigation_view_set_pop_on_escape(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`visible-page`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.NavigationView.visible-page.html)
    /// of `AdwNavigationView`. Since Libadwaita 1.4.
    public final var visiblePage: Adw.NavigationPage? {
      Gtk.lentObject(adw_navigation_view_get_visible_page(Gtk.instance(self)))
    }

    /// Calls
    /// [`adw_navigation_view_add()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.NavigationView.add.html).
    /// Since Libadwaita 1.4.
    public final func add(_ page: Adw.NavigationPage) {
      adw_navigation_view_add(Gtk.instance(self), page.adwNavigationPage)
    }

    /// Calls
    /// [`adw_navigation_view_find_page()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.NavigationView.find_page.html).
    /// Since Libadwaita 1.4.
    @discardableResult
    public final func findPage(_ tag: String) -> Adw.NavigationPage? {
      Gtk.lentObject(adw_navigation_view_find_page(Gtk.instance(self), tag))
    }

    /// Calls
    /// [`adw_navigation_view_get_previous_page()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.NavigationView.get_previous_page.html).
    /// Since Libadwaita 1.4.
    public final func getPreviousPage(_ page: Adw.NavigationPage) -> Adw.NavigationPage? {
      Gtk.lentObject(adw_navigation_view_get_previous_page(Gtk.instance(self), page.adwNavigationPage))
    }

    /// Calls
    /// [`adw_navigation_view_pop()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.NavigationView.pop.html).
    /// Since Libadwaita 1.4.
    @discardableResult
    public final func pop() -> Bool { adw_navigation_view_pop(Gtk.instance(self)).isTrue }

    /// Calls
    /// [`adw_navigation_view_pop_to_page()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.NavigationView.pop_to_page.html).
    /// Since Libadwaita 1.4.
    @discardableResult
    public final func popToPage(_ page: Adw.NavigationPage) -> Bool {
      adw_navigation_view_pop_to_page(Gtk.instance(self), page.adwNavigationPage).isTrue
    }

    /// Calls
    /// [`adw_navigation_view_pop_to_tag()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.NavigationView.pop_to_tag.html).
    /// Since Libadwaita 1.4.
    @discardableResult
    public final func popToTag(_ tag: String) -> Bool { adw_navigation_view_pop_to_tag(Gtk.instance(self), tag).isTrue }

    /// Calls
    /// [`adw_navigation_view_push()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.NavigationView.push.html).
    /// Since Libadwaita 1.4.
    public final func push(_ page: Adw.NavigationPage) {
      adw_navigation_view_push(Gtk.instance(self), page.adwNavigationPage)
    }

    /// Calls
    /// [`adw_navigation_view_push_by_tag()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.NavigationView.push_by_tag.html).
    /// Since Libadwaita 1.4.
    public final func pushByTag(_ tag: String) { adw_navigation_view_push_by_tag(Gtk.instance(self), tag) }

    /// Calls
    /// [`adw_navigation_view_remove()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.NavigationView.remove.html).
    /// Since Libadwaita 1.4.
    public final func remove(_ page: Adw.NavigationPage) {
      adw_navigation_view_remove(Gtk.instance(self), page.adwNavigationPage)
    }

    /// Calls
    /// [`adw_navigation_view_replace()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.NavigationView.replace.html).
    /// Since Libadwaita 1.4.
    public final func replace(_ pages: [Adw.NavigationPage]) {
      let lent = Gtk.CallScope()
      defer { lent.end() }
      adw_navigation_view_replace(Gtk.instance(self), lent.array(pages, by: \.pointer), pages.count.int32)
    }

    /// Calls
    /// [`adw_navigation_view_replace_with_tags()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.NavigationView.replace_with_tags.html).
    /// Since Libadwaita 1.4.
    public final func replaceWithTags(_ tags: [String]) {
      let lent = Gtk.CallScope()
      defer { lent.end() }
      adw_navigation_view_replace_with_tags(Gtk.instance(self), lent.strings(tags), tags.count.int32)
    }
  }
}

extension Reactive where Base: Adw.NavigationView {
  /// The property
  /// [`animate-transitions`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.NavigationView.animate-transitions.html)
  /// of `AdwNavigationView`. Since Libadwaita 1.4.
  public var animateTransitions: DynamicSubject<Bool> { property("animate-transitions") }

  /// The property
  /// [`navigation-stack`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.NavigationView.navigation-stack.html)
  /// of `AdwNavigationView`. Since Libadwaita 1.4.
  public var navigationStack: SafeSignal<(any Gio.ListModel)?> { readOnlyInterfaceProperty("navigation-stack") }

  /// The property
  /// [`pop-on-escape`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.NavigationView.pop-on-escape.html)
  /// of `AdwNavigationView`. Since Libadwaita 1.4.
  public var popOnEscape: DynamicSubject<Bool> { property("pop-on-escape") }

  /// The property
  /// [`visible-page`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.NavigationView.visible-page.html)
  /// of `AdwNavigationView`. Since Libadwaita 1.4.
  public var visiblePage: SafeSignal<Adw.NavigationPage?> { readOnlyProperty("visible-page") }

  /// The signal
  /// [`get-next-page`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.NavigationView.get-next-page.html)
  /// of `AdwNavigationView`. Since Libadwaita 1.4.
  public var getNextPage: Gtk.SignalRequest<Adw.NavigationPage?> { request("get-next-page") }

  /// The signal
  /// [`popped`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.NavigationView.popped.html) of
  /// `AdwNavigationView`. Since Libadwaita 1.4.
  ///
  /// Argument: `page`.
  public var popped: SafeSignal<Adw.NavigationPage> { signal(ofOne: "popped") }

  /// The signal
  /// [`pushed`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.NavigationView.pushed.html) of
  /// `AdwNavigationView`. Since Libadwaita 1.4.
  public var pushed: SafeSignal<Void> { signal("pushed") }

  /// The signal
  /// [`replaced`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.NavigationView.replaced.html) of
  /// `AdwNavigationView`. Since Libadwaita 1.4.
  public var replaced: SafeSignal<Void> { signal("replaced") }
}

#endif
