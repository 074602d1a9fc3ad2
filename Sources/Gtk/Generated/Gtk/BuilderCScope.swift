// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import CGtk

/// The class [`GtkBuilderCScope`](https://docs.gtk.org/gtk4/class.BuilderCScope.html).
open class BuilderCScope: Object, BuilderScope {
  open override class var gType: GType { gtk_builder_cscope_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkBuilderCScope: UnsafeMutablePointer<GtkBuilderCScope> {
    pointer.assumingMemoryBound(to: GtkBuilderCScope.self)
  }

  /// Calls [`gtk_builder_cscope_new()`](https://docs.gtk.org/gtk4/ctor.BuilderCScope.new.html).
  public init() {
    super.init(adopting: gtk_builder_cscope_new().raw)
  }
}
