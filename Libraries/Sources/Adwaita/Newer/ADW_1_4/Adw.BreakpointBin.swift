// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_4
public import BindingCore
public import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class
  /// [`AdwBreakpointBin`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.BreakpointBin.html). Since
  /// Libadwaita 1.4.
  open class BreakpointBin: Gtk.Widget {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_breakpoint_bin_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var adwBreakpointBin: UnsafeMutablePointer<AdwBreakpointBin> {
      pointer.assumingMemoryBound(to: AdwBreakpointBin.self)
    }

    /// Calls
    /// [`adw_breakpoint_bin_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.BreakpointBin.new.html).
    /// Since Libadwaita 1.4.
    public init() {
      super.init(adopting: adw_breakpoint_bin_new())
    }

    /// The property
    /// [`child`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.BreakpointBin.child.html) of
    /// `AdwBreakpointBin`. Since Libadwaita 1.4.
    public final var child: Gtk.Widget? {
      get { Gtk.lentObject(widget: adw_breakpoint_bin_get_child(adwBreakpointBin)) }
      set { adw_breakpoint_bin_set_child(adwBreakpointBin, newValue?.gtkWidget) }
    }

    /// The property
    /// [`current-breakpoint`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.BreakpointBin.current-breakpoint.html)
    /// of `AdwBreakpointBin`. Since Libadwaita 1.4.
    public final var currentBreakpoint: Adw.Breakpoint? {
      Gtk.lentObject(opaque: adw_breakpoint_bin_get_current_breakpoint(adwBreakpointBin))
    }

    /// Calls
    /// [`adw_breakpoint_bin_add_breakpoint()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.BreakpointBin.add_breakpoint.html).
    /// Since Libadwaita 1.4.
    public final func addBreakpoint(_ breakpoint: Adw.Breakpoint) {
      adw_breakpoint_bin_add_breakpoint(adwBreakpointBin, breakpoint.given())
    }
  }
}

extension Reactive where Base: Adw.BreakpointBin {
  /// The property
  /// [`child`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.BreakpointBin.child.html) of
  /// `AdwBreakpointBin`. Since Libadwaita 1.4.
  public var child: DynamicSubject<Gtk.Widget?> { property("child") }

  /// The property
  /// [`current-breakpoint`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.BreakpointBin.current-breakpoint.html)
  /// of `AdwBreakpointBin`. Since Libadwaita 1.4.
  public var currentBreakpoint: SafeSignal<Adw.Breakpoint?> { readOnlyProperty("current-breakpoint") }
}

#endif
