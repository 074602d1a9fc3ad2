// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkCssProvider`](https://docs.gtk.org/gtk4/class.CssProvider.html).
open class CssProvider: Object, StyleProvider {
  open override class var gType: GType { gtk_css_provider_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkCssProvider: UnsafeMutablePointer<GtkCssProvider> {
    pointer.assumingMemoryBound(to: GtkCssProvider.self)
  }

  /// Calls [`gtk_css_provider_new()`](https://docs.gtk.org/gtk4/ctor.CssProvider.new.html).
  public init() {
    super.init(adopting: gtk_css_provider_new())
  }

  /// Calls [`gtk_css_provider_load_from_file()`](https://docs.gtk.org/gtk4/method.CssProvider.load_from_file.html).
  public final func loadFromFile(_ file: Gio.File) { gtk_css_provider_load_from_file(gtkCssProvider, file.opaque) }

  /// Calls [`gtk_css_provider_load_from_path()`](https://docs.gtk.org/gtk4/method.CssProvider.load_from_path.html).
  public final func loadFromPath(_ path: String) { gtk_css_provider_load_from_path(gtkCssProvider, path) }

  /// Calls
  /// [`gtk_css_provider_load_from_resource()`](https://docs.gtk.org/gtk4/method.CssProvider.load_from_resource.html).
  public final func loadFromResource(_ resourcePath: String) {
    gtk_css_provider_load_from_resource(gtkCssProvider, resourcePath)
  }

  /// Calls [`gtk_css_provider_load_named()`](https://docs.gtk.org/gtk4/method.CssProvider.load_named.html).
  #if GTK_4_20
  @available(*, deprecated, message: "Deprecated since GTK 4.20.")
  #endif
  public final func loadNamed(_ name: String, variant: String?) {
    gtk_css_provider_load_named(gtkCssProvider, name, variant)
  }

  /// Calls [`gtk_css_provider_to_string()`](https://docs.gtk.org/gtk4/method.CssProvider.to_string.html).
  @discardableResult
  public final func toString() -> String { givenString(gtk_css_provider_to_string(gtkCssProvider)) }
}

extension Reactive where Base: CssProvider {
  /// The signal [`parsing-error`](https://docs.gtk.org/gtk4/signal.CssProvider.parsing-error.html) of `GtkCssProvider`.
  ///
  /// Arguments: `section`, `error`.
  public var parsingError: SafeSignal<(CssSection, GLib.Failure)> { signal(ofSeveral: "parsing-error") }
}
