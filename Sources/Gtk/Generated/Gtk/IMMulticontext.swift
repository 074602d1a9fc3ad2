// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import CGtk

/// The class [`GtkIMMulticontext`](https://docs.gtk.org/gtk4/class.IMMulticontext.html).
open class IMMulticontext: IMContext {
  open override class var gType: GType { gtk_im_multicontext_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkIMMulticontext: UnsafeMutablePointer<GtkIMMulticontext> {
    pointer.assumingMemoryBound(to: GtkIMMulticontext.self)
  }

  /// Calls [`gtk_im_multicontext_new()`](https://docs.gtk.org/gtk4/ctor.IMMulticontext.new.html).
  public init() {
    super.init(adopting: gtk_im_multicontext_new())
  }

  /// Calls
  /// [`gtk_im_multicontext_get_context_id()`](https://docs.gtk.org/gtk4/method.IMMulticontext.get_context_id.html).
  public final var contextId: String { lentString(gtk_im_multicontext_get_context_id(gtkIMMulticontext)) }

  /// Calls
  /// [`gtk_im_multicontext_set_context_id()`](https://docs.gtk.org/gtk4/method.IMMulticontext.set_context_id.html).
  public final func setContextId(_ contextId: String?) {
    gtk_im_multicontext_set_context_id(gtkIMMulticontext, contextId)
  }
}
