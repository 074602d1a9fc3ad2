// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import CGtk

/// The class [`GtkIMContextSimple`](https://docs.gtk.org/gtk4/class.IMContextSimple.html).
open class IMContextSimple: IMContext {
  open override class var gType: GType { gtk_im_context_simple_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkIMContextSimple: UnsafeMutablePointer<GtkIMContextSimple> {
    pointer.assumingMemoryBound(to: GtkIMContextSimple.self)
  }

  /// Calls [`gtk_im_context_simple_new()`](https://docs.gtk.org/gtk4/ctor.IMContextSimple.new.html).
  public init() {
    super.init(adopting: gtk_im_context_simple_new())
  }

  /// Calls
  /// [`gtk_im_context_simple_add_compose_file()`](https://docs.gtk.org/gtk4/method.IMContextSimple.add_compose_file.html).
  public final func addComposeFile(_ composeFile: String) {
    gtk_im_context_simple_add_compose_file(gtkIMContextSimple, composeFile)
  }
}
