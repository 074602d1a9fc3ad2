// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

extension Gdk {
  /// The class [`GdkAppLaunchContext`](https://docs.gtk.org/gdk4/class.AppLaunchContext.html).
  open class AppLaunchContext: Gio.AppLaunchContext {
    open override class var gType: GType { gdk_app_launch_context_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property [`display`](https://docs.gtk.org/gdk4/property.AppLaunchContext.display.html) of
    /// `GdkAppLaunchContext`.
    public final var display: Gdk.Display? { lentObject(opaque: gdk_app_launch_context_get_display(instance(self))) }

    /// Calls
    /// [`gdk_app_launch_context_set_desktop()`](https://docs.gtk.org/gdk4/method.AppLaunchContext.set_desktop.html).
    public final func setDesktop(_ desktop: Int) { gdk_app_launch_context_set_desktop(instance(self), desktop.int32) }

    /// Calls [`gdk_app_launch_context_set_icon()`](https://docs.gtk.org/gdk4/method.AppLaunchContext.set_icon.html).
    public final func setIcon(_ icon: (any Gio.Icon)?) { gdk_app_launch_context_set_icon(instance(self), icon?.opaque) }

    /// Calls
    /// [`gdk_app_launch_context_set_icon_name()`](https://docs.gtk.org/gdk4/method.AppLaunchContext.set_icon_name.html).
    public final func setIconName(_ iconName: String?) {
      gdk_app_launch_context_set_icon_name(instance(self), iconName)
    }

    /// Calls
    /// [`gdk_app_launch_context_set_timestamp()`](https://docs.gtk.org/gdk4/method.AppLaunchContext.set_timestamp.html).
    public final func setTimestamp(_ timestamp: Int) {
      gdk_app_launch_context_set_timestamp(instance(self), timestamp.uint32)
    }
  }
}

extension Reactive where Base: Gdk.AppLaunchContext {
  /// The property [`display`](https://docs.gtk.org/gdk4/property.AppLaunchContext.display.html) of
  /// `GdkAppLaunchContext`.
  public var display: SafeSignal<Gdk.Display?> { readOnlyProperty("display") }
}
