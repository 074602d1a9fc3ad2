// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

extension Gdk {
  /// The class [`GdkGLContext`](https://docs.gtk.org/gdk4/class.GLContext.html).
  open class GLContext: Gdk.DrawContext {
    open override class var gType: GType { gdk_gl_context_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property [`allowed-apis`](https://docs.gtk.org/gdk4/property.GLContext.allowed-apis.html) of `GdkGLContext`.
    /// Since GTK 4.6.
    public final var allowedApis: Gdk.GLAPI {
      get { Gdk.GLAPI(cValue: gdk_gl_context_get_allowed_apis(instance(self))) }
      set { gdk_gl_context_set_allowed_apis(instance(self), newValue.cValue) }
    }

    /// The property [`api`](https://docs.gtk.org/gdk4/property.GLContext.api.html) of `GdkGLContext`. Since GTK 4.6.
    public final var api: Gdk.GLAPI { Gdk.GLAPI(cValue: gdk_gl_context_get_api(instance(self))) }

    /// The property [`shared-context`](https://docs.gtk.org/gdk4/property.GLContext.shared-context.html) of
    /// `GdkGLContext`.
    @available(*, deprecated, message: "Replaced by `Gdk.GLContext.isShared()` in GTK 4.4.")
    public final var sharedContext: Gdk.GLContext? {
      lentObject(opaque: gdk_gl_context_get_shared_context(instance(self)))
    }

    /// Calls [`gdk_gl_context_get_debug_enabled()`](https://docs.gtk.org/gdk4/method.GLContext.get_debug_enabled.html)
    /// and `gdk_gl_context_set_debug_enabled()`.
    public final var debugEnabled: Bool {
      get { gdk_gl_context_get_debug_enabled(instance(self)).isTrue }
      set(enabled) { gdk_gl_context_set_debug_enabled(instance(self), enabled.gboolean) }
    }

    /// Calls [`gdk_gl_context_get_display()`](https://docs.gtk.org/gdk4/method.GLContext.get_display.html).
    public final func getDisplay() -> Gdk.Display? { lentObject(opaque: gdk_gl_context_get_display(instance(self))) }

    /// Calls
    /// [`gdk_gl_context_get_forward_compatible()`](https://docs.gtk.org/gdk4/method.GLContext.get_forward_compatible.html)
    /// and `gdk_gl_context_set_forward_compatible()`.
    public final var forwardCompatible: Bool {
      get { gdk_gl_context_get_forward_compatible(instance(self)).isTrue }
      set(compatible) { gdk_gl_context_set_forward_compatible(instance(self), compatible.gboolean) }
    }

    /// Calls
    /// [`gdk_gl_context_get_required_version()`](https://docs.gtk.org/gdk4/method.GLContext.get_required_version.html).
    public final var requiredVersion: (major: Int, minor: Int) {
      var cMajor: Int32 = 0
      var cMinor: Int32 = 0
      gdk_gl_context_get_required_version(instance(self), &cMajor, &cMinor)
      return (cMajor.int, cMinor.int)
    }

    /// Calls [`gdk_gl_context_get_surface()`](https://docs.gtk.org/gdk4/method.GLContext.get_surface.html).
    public final func getSurface() -> Gdk.Surface? { lentObject(opaque: gdk_gl_context_get_surface(instance(self))) }

    /// Calls [`gdk_gl_context_get_use_es()`](https://docs.gtk.org/gdk4/method.GLContext.get_use_es.html).
    public final var useEs: Bool { gdk_gl_context_get_use_es(instance(self)).isTrue }

    /// Calls [`gdk_gl_context_get_version()`](https://docs.gtk.org/gdk4/method.GLContext.get_version.html).
    public final var version: (major: Int, minor: Int) {
      var cMajor: Int32 = 0
      var cMinor: Int32 = 0
      gdk_gl_context_get_version(instance(self), &cMajor, &cMinor)
      return (cMajor.int, cMinor.int)
    }

    /// Calls [`gdk_gl_context_is_legacy()`](https://docs.gtk.org/gdk4/method.GLContext.is_legacy.html).
    public final var isLegacy: Bool { gdk_gl_context_is_legacy(instance(self)).isTrue }

    /// Calls [`gdk_gl_context_is_shared()`](https://docs.gtk.org/gdk4/method.GLContext.is_shared.html). Since GTK 4.4.
    public final func isShared(_ other: Gdk.GLContext) -> Bool {
      gdk_gl_context_is_shared(instance(self), other.opaque).isTrue
    }

    /// Calls [`gdk_gl_context_make_current()`](https://docs.gtk.org/gdk4/method.GLContext.make_current.html).
    public final func makeCurrent() { gdk_gl_context_make_current(instance(self)) }

    /// Calls [`gdk_gl_context_realize()`](https://docs.gtk.org/gdk4/method.GLContext.realize.html).
    public final func realize() throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      gdk_gl_context_realize(instance(self), &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls
    /// [`gdk_gl_context_set_required_version()`](https://docs.gtk.org/gdk4/method.GLContext.set_required_version.html).
    public final func setRequiredVersion(major: Int, minor: Int) {
      gdk_gl_context_set_required_version(instance(self), major.int32, minor.int32)
    }

    /// Calls [`gdk_gl_context_set_use_es()`](https://docs.gtk.org/gdk4/method.GLContext.set_use_es.html).
    public final func setUseEs(_ useEs: Int) { gdk_gl_context_set_use_es(instance(self), useEs.int32) }

    /// Calls [`gdk_gl_context_clear_current()`](https://docs.gtk.org/gdk4/type_func.GLContext.clear_current.html).
    public static func clearCurrent() { gdk_gl_context_clear_current() }

    /// Calls [`gdk_gl_context_get_current()`](https://docs.gtk.org/gdk4/type_func.GLContext.get_current.html).
    public static var current: Gdk.GLContext? { lentObject(opaque: gdk_gl_context_get_current()) }
  }
}

extension Reactive where Base: Gdk.GLContext {
  /// The property [`allowed-apis`](https://docs.gtk.org/gdk4/property.GLContext.allowed-apis.html) of `GdkGLContext`.
  /// Since GTK 4.6.
  public var allowedApis: DynamicSubject<Gdk.GLAPI> { property("allowed-apis") }

  /// The property [`api`](https://docs.gtk.org/gdk4/property.GLContext.api.html) of `GdkGLContext`. Since GTK 4.6.
  public var api: SafeSignal<Gdk.GLAPI> { readOnlyProperty("api") }

  /// The property [`shared-context`](https://docs.gtk.org/gdk4/property.GLContext.shared-context.html) of
  /// `GdkGLContext`.
  @available(*, deprecated, message: "Replaced by `Gdk.GLContext.isShared()` in GTK 4.4.")
  public var sharedContext: SafeSignal<Gdk.GLContext?> { readOnlyProperty("shared-context") }
}
