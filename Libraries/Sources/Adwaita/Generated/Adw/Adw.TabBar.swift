// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwTabBar`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.TabBar.html). Since
  /// Libadwaita 1.0.
  open class TabBar: Gtk.Widget {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_tab_bar_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`adw_tab_bar_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.TabBar.new.html).
    /// Since Libadwaita 1.0.
    public init() {
      super.init(adopting: adw_tab_bar_new().raw)
    }

    /// The property
    /// [`autohide`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabBar.autohide.html) of
    /// `AdwTabBar`. Since Libadwaita 1.0.
    public final var autohide: Bool {
      get { adw_tab_bar_get_autohide(Gtk.instance(self)).isTrue }
      set { adw_tab_bar_set_autohide(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`end-action-widget`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabBar.end-action-widget.html)
    /// of `AdwTabBar`. Since Libadwaita 1.0.
    public final var endActionWidget: Gtk.Widget? {
      get { Gtk.lentObject(widget: adw_tab_bar_get_end_action_widget(Gtk.instance(self))) }
      set { adw_tab_bar_set_end_action_widget(Gtk.instance(self), newValue?.gtkWidget) }
    }

    /// The property
    /// [`expand-tabs`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabBar.expand-tabs.html)
    /// of `AdwTabBar`. Since Libadwaita 1.0.
    public final var expandTabs: Bool {
      get { adw_tab_bar_get_expand_tabs(Gtk.instance(self)).isTrue }
      set { adw_tab_bar_set_expand_tabs(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`inverted`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabBar.inverted.html) of
    /// `AdwTabBar`. Since Libadwaita 1.0.
    public final var inverted: Bool {
      get { adw_tab_bar_get_inverted(Gtk.instance(self)).isTrue }
      set { adw_tab_bar_set_inverted(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`is-overflowing`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabBar.is-overflowing.html)
    /// of `AdwTabBar`. Since Libadwaita 1.0.
    public final var isOverflowing: Bool { adw_tab_bar_get_is_overflowing(Gtk.instance(self)).isTrue }

    /// The property
    /// [`start-action-widget`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabBar.start-action-widget.html)
    /// of `AdwTabBar`. Since Libadwaita 1.0.
    public final var startActionWidget: Gtk.Widget? {
      get { Gtk.lentObject(widget: adw_tab_bar_get_start_action_widget(Gtk.instance(self))) }
      set { adw_tab_bar_set_start_action_widget(Gtk.instance(self), newValue?.gtkWidget) }
    }

    /// The property
    /// [`tabs-revealed`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabBar.tabs-revealed.html)
    /// of `AdwTabBar`. Since Libadwaita 1.0.
    public final var tabsRevealed: Bool { adw_tab_bar_get_tabs_revealed(Gtk.instance(self)).isTrue }

    /// The property [`view`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabBar.view.html) of
    /// `AdwTabBar`. Since Libadwaita 1.0.
    public final var view: Adw.TabView? {
      get { Gtk.lentObject(opaque: adw_tab_bar_get_view(Gtk.instance(self))) }
      set { adw_tab_bar_set_view(Gtk.instance(self), newValue?.opaque) }
    }

    /// Calls
    /// [`adw_tab_bar_setup_extra_drop_target()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.TabBar.setup_extra_drop_target.html).
    /// Since Libadwaita 1.0.
    public final func setupExtraDropTarget(actions: Gdk.DragAction, types: [any Gtk.GTyped.Type]) {
      var cTypes = types.map { $0.registeredType }
      adw_tab_bar_setup_extra_drop_target(Gtk.instance(self), actions.cValue, &cTypes, types.count.uint)
    }
  }
}

extension Reactive where Base: Adw.TabBar {
  /// The property
  /// [`autohide`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabBar.autohide.html) of
  /// `AdwTabBar`. Since Libadwaita 1.0.
  public var autohide: DynamicSubject<Bool> { property("autohide") }

  /// The property
  /// [`end-action-widget`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabBar.end-action-widget.html)
  /// of `AdwTabBar`. Since Libadwaita 1.0.
  public var endActionWidget: DynamicSubject<Gtk.Widget?> { property("end-action-widget") }

  /// The property
  /// [`expand-tabs`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabBar.expand-tabs.html) of
  /// `AdwTabBar`. Since Libadwaita 1.0.
  public var expandTabs: DynamicSubject<Bool> { property("expand-tabs") }

  /// The property
  /// [`inverted`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabBar.inverted.html) of
  /// `AdwTabBar`. Since Libadwaita 1.0.
  public var inverted: DynamicSubject<Bool> { property("inverted") }

  /// The property
  /// [`is-overflowing`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabBar.is-overflowing.html)
  /// of `AdwTabBar`. Since Libadwaita 1.0.
  public var isOverflowing: SafeSignal<Bool> { readOnlyProperty("is-overflowing") }

  /// The property
  /// [`start-action-widget`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabBar.start-action-widget.html)
  /// of `AdwTabBar`. Since Libadwaita 1.0.
  public var startActionWidget: DynamicSubject<Gtk.Widget?> { property("start-action-widget") }

  /// The property
  /// [`tabs-revealed`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabBar.tabs-revealed.html)
  /// of `AdwTabBar`. Since Libadwaita 1.0.
  public var tabsRevealed: SafeSignal<Bool> { readOnlyProperty("tabs-revealed") }

  /// The property [`view`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabBar.view.html) of
  /// `AdwTabBar`. Since Libadwaita 1.0.
  public var view: DynamicSubject<Adw.TabView?> { property("view") }

  /// The signal
  /// [`extra-drag-drop`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.TabBar.extra-drag-drop.html)
  /// of `AdwTabBar`. Since Libadwaita 1.0.
  ///
  /// Arguments: `page`, `value`.
  public var extraDragDrop: Gtk.SignalRequest<Bool, Adw.TabPage, Gtk.AnyValue> { request("extra-drag-drop") }
}
