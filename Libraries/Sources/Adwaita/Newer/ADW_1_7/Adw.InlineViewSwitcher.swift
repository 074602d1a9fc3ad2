// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_7
public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class
  /// [`AdwInlineViewSwitcher`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.InlineViewSwitcher.html).
  /// Since Libadwaita 1.7.
  open class InlineViewSwitcher: Gtk.Widget, Gtk.Orientable {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_inline_view_switcher_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_inline_view_switcher_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.InlineViewSwitcher.new.html).
    /// Since Libadwaita 1.7.
    public init() {
      super.init(adopting: adw_inline_view_switcher_new())
    }

    /// The property
    /// [`can-shrink`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.InlineViewSwitcher.can-shrink.html)
    /// of `AdwInlineViewSwitcher`. Since Libadwaita 1.7.
    public final var canShrink: Bool {
      get { adw_inline_view_switcher_get_can_shrink(Gtk.instance(self)).isTrue }
      set { adw_inline_view_switcher_set_can_shrink(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`display-mode`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.InlineViewSwitcher.display-mode.html)
    /// of `AdwInlineViewSwitcher`. Since Libadwaita 1.7.
    public final var displayMode: Adw.InlineViewSwitcherDisplayMode {
      get { Adw.InlineViewSwitcherDisplayMode(cValue: adw_inline_view_switcher_get_display_mode(Gtk.instance(self))) }
      set { adw_inline_view_switcher_set_display_mode(Gtk.instance(self), newValue.cValue) }
    }

    /// The property
    /// [`homogeneous`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.InlineViewSwitcher.homogeneous.html)
    /// of `AdwInlineViewSwitcher`. Since Libadwaita 1.7.
    public final var homogeneous: Bool {
      get { adw_inline_view_switcher_get_homogeneous(Gtk.instance(self)).isTrue }
      set { adw_inline_view_switcher_set_homogeneous(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`stack`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.InlineViewSwitcher.stack.html)
    /// of `AdwInlineViewSwitcher`. Since Libadwaita 1.7.
    public final var stack: Adw.ViewStack? {
      get { Gtk.lentObject(opaque: adw_inline_view_switcher_get_stack(Gtk.instance(self))) }
      set { adw_inline_view_switcher_set_stack(Gtk.instance(self), newValue?.opaque) }
    }
  }
}

extension Reactive where Base: Adw.InlineViewSwitcher {
  /// The property
  /// [`can-shrink`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.InlineViewSwitcher.can-shrink.html)
  /// of `AdwInlineViewSwitcher`. Since Libadwaita 1.7.
  public var canShrink: DynamicSubject<Bool> { property("can-shrink") }

  /// The property
  /// [`display-mode`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.InlineViewSwitcher.display-mode.html)
  /// of `AdwInlineViewSwitcher`. Since Libadwaita 1.7.
  public var displayMode: DynamicSubject<Adw.InlineViewSwitcherDisplayMode> { property("display-mode") }

  /// The property
  /// [`homogeneous`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.InlineViewSwitcher.homogeneous.html)
  /// of `AdwInlineViewSwitcher`. Since Libadwaita 1.7.
  public var homogeneous: DynamicSubject<Bool> { property("homogeneous") }

  /// The property
  /// [`stack`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.InlineViewSwitcher.stack.html) of
  /// `AdwInlineViewSwitcher`. Since Libadwaita 1.7.
  public var stack: DynamicSubject<Adw.ViewStack?> { property("stack") }
}

#endif
