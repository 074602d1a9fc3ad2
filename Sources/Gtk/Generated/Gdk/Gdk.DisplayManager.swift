// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

extension Gdk {
  /// The class [`GdkDisplayManager`](https://docs.gtk.org/gdk4/class.DisplayManager.html).
  open class DisplayManager: Object {
    open override class var gType: GType { gdk_display_manager_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property [`default-display`](https://docs.gtk.org/gdk4/property.DisplayManager.default-display.html) of
    /// `GdkDisplayManager`.
    public final var defaultDisplay: Gdk.Display? {
      get { lentObject(opaque: gdk_display_manager_get_default_display(instance(self))) }
      set { gdk_display_manager_set_default_display(instance(self), newValue?.opaque) }
    }

    /// Calls
    /// [`gdk_display_manager_list_displays()`](https://docs.gtk.org/gdk4/method.DisplayManager.list_displays.html).
    @discardableResult
    public final func listDisplays() -> [Gdk.Display] {
      lists(gdk_display_manager_list_displays(instance(self)), isGiven: true) { lentObject($0) as Gdk.Display? }
    }

    /// Calls [`gdk_display_manager_open_display()`](https://docs.gtk.org/gdk4/method.DisplayManager.open_display.html).
    @discardableResult
    public final func openDisplay(_ name: String) -> Gdk.Display? {
      lentObject(opaque: gdk_display_manager_open_display(instance(self), name))
    }

    /// Calls [`gdk_display_manager_get()`](https://docs.gtk.org/gdk4/type_func.DisplayManager.get.html).
    public static var shared: Gdk.DisplayManager { lentObject(opaque: gdk_display_manager_get())! }
  }
}

extension Reactive where Base: Gdk.DisplayManager {
  /// The property [`default-display`](https://docs.gtk.org/gdk4/property.DisplayManager.default-display.html) of
  /// `GdkDisplayManager`.
  public var defaultDisplay: DynamicSubject<Gdk.Display?> { property("default-display") }

  /// The signal [`display-opened`](https://docs.gtk.org/gdk4/signal.DisplayManager.display-opened.html) of
  /// `GdkDisplayManager`.
  ///
  /// Argument: `display`.
  public var displayOpened: SafeSignal<Gdk.Display> { signal(ofOne: "display-opened") }
}
