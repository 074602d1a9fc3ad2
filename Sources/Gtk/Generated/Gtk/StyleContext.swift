// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkStyleContext`](https://docs.gtk.org/gtk4/class.StyleContext.html).
open class StyleContext: Object {
  open override class var gType: GType { gtk_style_context_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkStyleContext: UnsafeMutablePointer<GtkStyleContext> {
    pointer.assumingMemoryBound(to: GtkStyleContext.self)
  }

  /// The property [`display`](https://docs.gtk.org/gtk4/property.StyleContext.display.html) of `GtkStyleContext`.
  public final var display: Gdk.Display? {
    get { lentObject(opaque: gtk_style_context_get_display(gtkStyleContext)) }
    set { gtk_style_context_set_display(gtkStyleContext, newValue?.opaque) }
  }

  /// Calls [`gtk_style_context_add_class()`](https://docs.gtk.org/gtk4/method.StyleContext.add_class.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `Widget.addCssClass()` in GTK 4.10.")
  #endif
  public final func addClass(_ className: String) { gtk_style_context_add_class(gtkStyleContext, className) }

  /// Calls [`gtk_style_context_add_provider()`](https://docs.gtk.org/gtk4/method.StyleContext.add_provider.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func addProvider(_ provider: any StyleProvider, priority: Int) {
    gtk_style_context_add_provider(gtkStyleContext, provider.opaque, priority.uint32)
  }

  /// Calls [`gtk_style_context_get_border()`](https://docs.gtk.org/gtk4/method.StyleContext.get_border.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final var border: Border {
    var cBorder = GtkBorder()
    gtk_style_context_get_border(gtkStyleContext, &cBorder)
    return Border(cValue: cBorder)
  }

  /// Calls [`gtk_style_context_get_color()`](https://docs.gtk.org/gtk4/method.StyleContext.get_color.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `Widget.color` in GTK 4.10.")
  #endif
  public final var color: Gdk.RGBA {
    var cColor = GdkRGBA()
    gtk_style_context_get_color(gtkStyleContext, &cColor)
    return Gdk.RGBA(cValue: cColor)
  }

  /// Calls [`gtk_style_context_get_margin()`](https://docs.gtk.org/gtk4/method.StyleContext.get_margin.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final var margin: Border {
    var cMargin = GtkBorder()
    gtk_style_context_get_margin(gtkStyleContext, &cMargin)
    return Border(cValue: cMargin)
  }

  /// Calls [`gtk_style_context_get_padding()`](https://docs.gtk.org/gtk4/method.StyleContext.get_padding.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final var padding: Border {
    var cPadding = GtkBorder()
    gtk_style_context_get_padding(gtkStyleContext, &cPadding)
    return Border(cValue: cPadding)
  }

  /// Calls [`gtk_style_context_get_scale()`](https://docs.gtk.org/gtk4/method.StyleContext.get_scale.html) and
  /// `gtk_style_context_set_scale()`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `Widget.scaleFactor` in GTK 4.10.")
  #endif
  public final var scale: Int {
    get { gtk_style_context_get_scale(gtkStyleContext).int }
    set(scale) { gtk_style_context_set_scale(gtkStyleContext, scale.int32) }
  }

  /// Calls [`gtk_style_context_get_state()`](https://docs.gtk.org/gtk4/method.StyleContext.get_state.html) and
  /// `gtk_style_context_set_state()`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `Widget.stateFlags` in GTK 4.10.")
  #endif
  public final var state: StateFlags {
    get { StateFlags(cValue: gtk_style_context_get_state(gtkStyleContext)) }
    set(flags) { gtk_style_context_set_state(gtkStyleContext, flags.cValue) }
  }

  /// Calls [`gtk_style_context_has_class()`](https://docs.gtk.org/gtk4/method.StyleContext.has_class.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `Widget.hasCssClass()` in GTK 4.10.")
  #endif
  public final func hasClass(_ className: String) -> Bool {
    gtk_style_context_has_class(gtkStyleContext, className).isTrue
  }

  /// Calls [`gtk_style_context_lookup_color()`](https://docs.gtk.org/gtk4/method.StyleContext.lookup_color.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func lookupColor(_ colorName: String) -> Gdk.RGBA? {
    var cColor = GdkRGBA()
    let result = gtk_style_context_lookup_color(gtkStyleContext, colorName, &cColor)
    guard result != 0 else { return nil }
    return Gdk.RGBA(cValue: cColor)
  }

  /// Calls [`gtk_style_context_remove_class()`](https://docs.gtk.org/gtk4/method.StyleContext.remove_class.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `Widget.removeCssClass()` in GTK 4.10.")
  #endif
  public final func removeClass(_ className: String) { gtk_style_context_remove_class(gtkStyleContext, className) }

  /// Calls [`gtk_style_context_remove_provider()`](https://docs.gtk.org/gtk4/method.StyleContext.remove_provider.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func removeProvider(_ provider: any StyleProvider) {
    gtk_style_context_remove_provider(gtkStyleContext, provider.opaque)
  }

  /// Calls [`gtk_style_context_restore()`](https://docs.gtk.org/gtk4/method.StyleContext.restore.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func restore() { gtk_style_context_restore(gtkStyleContext) }

  /// Calls [`gtk_style_context_save()`](https://docs.gtk.org/gtk4/method.StyleContext.save.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func save() { gtk_style_context_save(gtkStyleContext) }

  /// Calls [`gtk_style_context_to_string()`](https://docs.gtk.org/gtk4/method.StyleContext.to_string.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public final func toString(_ flags: StyleContextPrintFlags) -> String {
    givenString(gtk_style_context_to_string(gtkStyleContext, flags.cValue))
  }

  /// Calls
  /// [`gtk_style_context_add_provider_for_display()`](https://docs.gtk.org/gtk4/type_func.StyleContext.add_provider_for_display.html).
  public static func addProviderForDisplay(_ display: Gdk.Display, provider: any StyleProvider, priority: Int) {
    gtk_style_context_add_provider_for_display(display.opaque, provider.opaque, priority.uint32)
  }

  /// Calls
  /// [`gtk_style_context_remove_provider_for_display()`](https://docs.gtk.org/gtk4/type_func.StyleContext.remove_provider_for_display.html).
  public static func removeProviderForDisplay(_ display: Gdk.Display, provider: any StyleProvider) {
    gtk_style_context_remove_provider_for_display(display.opaque, provider.opaque)
  }
}

extension Reactive where Base: StyleContext {
  /// The property [`display`](https://docs.gtk.org/gtk4/property.StyleContext.display.html) of `GtkStyleContext`.
  public var display: DynamicSubject<Gdk.Display?> { property("display") }
}
