// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkGLArea`](https://docs.gtk.org/gtk4/class.GLArea.html).
open class GLArea: Widget {
  open override class var gType: GType { gtk_gl_area_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkGLArea: UnsafeMutablePointer<GtkGLArea> {
    pointer.assumingMemoryBound(to: GtkGLArea.self)
  }

  /// Calls [`gtk_gl_area_new()`](https://docs.gtk.org/gtk4/ctor.GLArea.new.html).
  public init() {
    super.init(adopting: gtk_gl_area_new())
  }

  /// The property [`auto-render`](https://docs.gtk.org/gtk4/property.GLArea.auto-render.html) of `GtkGLArea`.
  public final var autoRender: Bool {
    get { gtk_gl_area_get_auto_render(gtkGLArea).isTrue }
    set { gtk_gl_area_set_auto_render(gtkGLArea, newValue.gboolean) }
  }

  /// The property [`context`](https://docs.gtk.org/gtk4/property.GLArea.context.html) of `GtkGLArea`.
  public final var context: Gdk.GLContext? { lentObject(opaque: gtk_gl_area_get_context(gtkGLArea)) }

  /// The property [`has-depth-buffer`](https://docs.gtk.org/gtk4/property.GLArea.has-depth-buffer.html) of `GtkGLArea`.
  public final var hasDepthBuffer: Bool {
    get { gtk_gl_area_get_has_depth_buffer(gtkGLArea).isTrue }
    set { gtk_gl_area_set_has_depth_buffer(gtkGLArea, newValue.gboolean) }
  }

  /// The property [`has-stencil-buffer`](https://docs.gtk.org/gtk4/property.GLArea.has-stencil-buffer.html) of
  /// `GtkGLArea`.
  public final var hasStencilBuffer: Bool {
    get { gtk_gl_area_get_has_stencil_buffer(gtkGLArea).isTrue }
    set { gtk_gl_area_set_has_stencil_buffer(gtkGLArea, newValue.gboolean) }
  }

  /// The property [`use-es`](https://docs.gtk.org/gtk4/property.GLArea.use-es.html) of `GtkGLArea`.
  #if GTK_4_12
  @available(*, deprecated, message: "Replaced by `GLArea.allowedApis` in GTK 4.12.")
  #endif
  public final var useEs: Bool {
    get { gtk_gl_area_get_use_es(gtkGLArea).isTrue }
    set { gtk_gl_area_set_use_es(gtkGLArea, newValue.gboolean) }
  }

  /// Calls [`gtk_gl_area_attach_buffers()`](https://docs.gtk.org/gtk4/method.GLArea.attach_buffers.html).
  public final func attachBuffers() { gtk_gl_area_attach_buffers(gtkGLArea) }

  /// Calls [`gtk_gl_area_get_error()`](https://docs.gtk.org/gtk4/method.GLArea.get_error.html) and
  /// `gtk_gl_area_set_error()`.
  public final var error: GLib.Failure? {
    get { lentFailure(gtk_gl_area_get_error(gtkGLArea)) }
    set(error) {
      let lent = CallScope()
      defer { lent.end() }
      gtk_gl_area_set_error(gtkGLArea, lent.failure(error))
    }
  }

  /// Calls [`gtk_gl_area_get_required_version()`](https://docs.gtk.org/gtk4/method.GLArea.get_required_version.html).
  public final var requiredVersion: (major: Int, minor: Int) {
    var cMajor: Int32 = 0
    var cMinor: Int32 = 0
    gtk_gl_area_get_required_version(gtkGLArea, &cMajor, &cMinor)
    return (cMajor.int, cMinor.int)
  }

  /// Calls [`gtk_gl_area_make_current()`](https://docs.gtk.org/gtk4/method.GLArea.make_current.html).
  public final func makeCurrent() { gtk_gl_area_make_current(gtkGLArea) }

  /// Calls [`gtk_gl_area_queue_render()`](https://docs.gtk.org/gtk4/method.GLArea.queue_render.html).
  public final func queueRender() { gtk_gl_area_queue_render(gtkGLArea) }

  /// Calls [`gtk_gl_area_set_required_version()`](https://docs.gtk.org/gtk4/method.GLArea.set_required_version.html).
  public final func setRequiredVersion(major: Int, minor: Int) {
    gtk_gl_area_set_required_version(gtkGLArea, major.int32, minor.int32)
  }
}

extension Reactive where Base: GLArea {
  /// The property [`auto-render`](https://docs.gtk.org/gtk4/property.GLArea.auto-render.html) of `GtkGLArea`.
  public var autoRender: DynamicSubject<Bool> { property("auto-render") }

  /// The property [`context`](https://docs.gtk.org/gtk4/property.GLArea.context.html) of `GtkGLArea`.
  public var context: SafeSignal<Gdk.GLContext?> { readOnlyProperty("context") }

  /// The property [`has-depth-buffer`](https://docs.gtk.org/gtk4/property.GLArea.has-depth-buffer.html) of `GtkGLArea`.
  public var hasDepthBuffer: DynamicSubject<Bool> { property("has-depth-buffer") }

  /// The property [`has-stencil-buffer`](https://docs.gtk.org/gtk4/property.GLArea.has-stencil-buffer.html) of
  /// `GtkGLArea`.
  public var hasStencilBuffer: DynamicSubject<Bool> { property("has-stencil-buffer") }

  /// The property [`use-es`](https://docs.gtk.org/gtk4/property.GLArea.use-es.html) of `GtkGLArea`.
  #if GTK_4_12
  @available(*, deprecated, message: "Replaced by `GLArea.allowedApis` in GTK 4.12.")
  #endif
  public var useEs: DynamicSubject<Bool> { property("use-es") }

  /// The signal [`create-context`](https://docs.gtk.org/gtk4/signal.GLArea.create-context.html) of `GtkGLArea`.
  public var createContext: SignalRequest<Gdk.GLContext?> { request("create-context") }

  /// The signal [`render`](https://docs.gtk.org/gtk4/signal.GLArea.render.html) of `GtkGLArea`.
  ///
  /// Argument: `context`.
  public var render: SignalRequest<Bool, Gdk.GLContext> { request("render") }

  /// The signal [`resize`](https://docs.gtk.org/gtk4/signal.GLArea.resize.html) of `GtkGLArea`.
  ///
  /// Arguments: `width`, `height`.
  public var resize: SafeSignal<(Int, Int)> { signal(ofSeveral: "resize") }
}
