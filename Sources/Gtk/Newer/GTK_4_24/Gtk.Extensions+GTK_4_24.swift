// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_24
public import BindingCore
import CGtk

extension ATContext {
  /// The property [`realized`](https://docs.gtk.org/gtk4/property.ATContext.realized.html) of `GtkATContext`. Since GTK
  /// 4.24.
  public final var realized: Bool { getProperty("realized") }
}

extension Reactive where Base: ATContext {
  /// The property [`realized`](https://docs.gtk.org/gtk4/property.ATContext.realized.html) of `GtkATContext`. Since GTK
  /// 4.24.
  public var realized: SafeSignal<Bool> { readOnlyProperty("realized") }
}

extension Reactive where Base: Window {
  /// The signal [`force-close`](https://docs.gtk.org/gtk4/signal.Window.force-close.html) of `GtkWindow`. Since GTK
  /// 4.24.
  public var forceClose: SafeSignal<Void> { signal("force-close") }
}

extension ShortcutTrigger {
  /// Calls
  /// [`gtk_shortcut_trigger_create_for_menu()`](https://docs.gtk.org/gtk4/type_func.ShortcutTrigger.create_for_menu.html).
  /// Since GTK 4.24.
  @discardableResult
  public static func createForMenu() -> ShortcutTrigger { givenObject(opaque: gtk_shortcut_trigger_create_for_menu())! }

  /// Calls
  /// [`gtk_shortcut_trigger_create_with_aliases()`](https://docs.gtk.org/gtk4/type_func.ShortcutTrigger.create_with_aliases.html).
  /// Since GTK 4.24.
  @discardableResult
  public static func createWithAliases(keyval: Int, modifiers: Gdk.ModifierType) -> ShortcutTrigger {
    givenObject(opaque: gtk_shortcut_trigger_create_with_aliases(keyval.uint32, modifiers.cValue))!
  }
}

extension AlternativeTrigger: Gio.ListModel {}

extension IMContext {
  /// Calls [`gtk_im_context_get_client_widget()`](https://docs.gtk.org/gtk4/method.IMContext.get_client_widget.html)
  /// and `gtk_im_context_set_client_widget()`. Since GTK 4.24.
  public final var clientWidget: Widget? {
    get { lentObject(widget: gtk_im_context_get_client_widget(gtkIMContext)) }
    set(widget) { gtk_im_context_set_client_widget(gtkIMContext, widget?.gtkWidget) }
  }
}

extension IconPaintable {
  /// The property [`scale`](https://docs.gtk.org/gtk4/property.IconPaintable.scale.html) of `GtkIconPaintable`.
  public final var scale: Int {
    get { getProperty("scale") }
    set { setProperty("scale", newValue) }
  }

  /// The property [`size`](https://docs.gtk.org/gtk4/property.IconPaintable.size.html) of `GtkIconPaintable`.
  public final var size: Int {
    get { getProperty("size") }
    set { setProperty("size", newValue) }
  }
}

extension Reactive where Base: IconPaintable {
  /// The property [`scale`](https://docs.gtk.org/gtk4/property.IconPaintable.scale.html) of `GtkIconPaintable`.
  public var scale: DynamicSubject<Int> { property("scale") }

  /// The property [`size`](https://docs.gtk.org/gtk4/property.IconPaintable.size.html) of `GtkIconPaintable`.
  public var size: DynamicSubject<Int> { property("size") }
}

extension ToolkitSettings {
  /// The property [`gtk-accent-color`](https://docs.gtk.org/gtk4/property.Settings.gtk-accent-color.html) of
  /// `GtkSettings`. Since GTK 4.24.
  public final var gtkAccentColor: Gdk.RGBA? {
    get { getProperty("gtk-accent-color") }
    set { setProperty("gtk-accent-color", newValue) }
  }

  /// The property
  /// [`gtk-keyboard-focus-visible-timeout`](https://docs.gtk.org/gtk4/property.Settings.gtk-keyboard-focus-visible-timeout.html)
  /// of `GtkSettings`. Since GTK 4.24.
  public final var gtkKeyboardFocusVisibleTimeout: Int {
    get { getProperty("gtk-keyboard-focus-visible-timeout") }
    set { setProperty("gtk-keyboard-focus-visible-timeout", newValue) }
  }
}

extension Reactive where Base: ToolkitSettings {
  /// The property [`gtk-accent-color`](https://docs.gtk.org/gtk4/property.Settings.gtk-accent-color.html) of
  /// `GtkSettings`. Since GTK 4.24.
  public var gtkAccentColor: DynamicSubject<Gdk.RGBA?> { property("gtk-accent-color") }

  /// The property
  /// [`gtk-keyboard-focus-visible-timeout`](https://docs.gtk.org/gtk4/property.Settings.gtk-keyboard-focus-visible-timeout.html)
  /// of `GtkSettings`. Since GTK 4.24.
  public var gtkKeyboardFocusVisibleTimeout: DynamicSubject<Int> { property("gtk-keyboard-focus-visible-timeout") }
}

extension Snapshot {
  /// Calls [`gtk_snapshot_set_snap()`](https://docs.gtk.org/gtk4/method.Snapshot.set_snap.html). Since GTK 4.24.
  public final func setSnap(_ snap: Int) { gtk_snapshot_set_snap(instance(self), snap.uint32) }
}

extension Svg {
  /// The property [`overflow`](https://docs.gtk.org/gtk4/property.Svg.overflow.html) of `GtkSvg`. Since GTK 4.24.
  public final var overflow: Overflow {
    get { Overflow(cValue: gtk_svg_get_overflow(instance(self))) }
    set { gtk_svg_set_overflow(instance(self), newValue.cValue) }
  }

  /// The property [`stylesheet`](https://docs.gtk.org/gtk4/property.Svg.stylesheet.html) of `GtkSvg`. Since GTK 4.24.
  public final var stylesheet: GLib.Bytes? {
    get { givenBoxed(opaque: gtk_svg_get_stylesheet(instance(self))) }
    set { gtk_svg_set_stylesheet(instance(self), newValue?.opaque) }
  }

  /// Calls [`gtk_svg_set_settings()`](https://docs.gtk.org/gtk4/method.Svg.set_settings.html). Since GTK 4.24.
  public final func setSettings(_ settings: ToolkitSettings?) { gtk_svg_set_settings(instance(self), settings?.opaque) }
}

extension Reactive where Base: Svg {
  /// The property [`overflow`](https://docs.gtk.org/gtk4/property.Svg.overflow.html) of `GtkSvg`. Since GTK 4.24.
  public var overflow: DynamicSubject<Overflow> { property("overflow") }

  /// The property [`stylesheet`](https://docs.gtk.org/gtk4/property.Svg.stylesheet.html) of `GtkSvg`. Since GTK 4.24.
  public var stylesheet: DynamicSubject<GLib.Bytes?> { property("stylesheet") }
}

extension Editable {
  /// The property [`complete-text`](https://docs.gtk.org/gtk4/property.Editable.complete-text.html) of `GtkEditable`.
  /// Since GTK 4.24.
  public var completeText: String { givenString(gtk_editable_get_complete_text(opaque)) }

  /// The property [`input-interceptor`](https://docs.gtk.org/gtk4/property.Editable.input-interceptor.html) of
  /// `GtkEditable`. Since GTK 4.24.
  public var inputInterceptor: Widget? {
    get { givenObject(widget: gtk_editable_get_input_interceptor(opaque)) }
    set { gtk_editable_set_input_interceptor(opaque, newValue?.gtkWidget) }
  }
}

extension Reactive where Base: Editable {
  /// The property [`complete-text`](https://docs.gtk.org/gtk4/property.Editable.complete-text.html) of `GtkEditable`.
  /// Since GTK 4.24.
  @_disfavoredOverload
  public var completeText: SafeSignal<String> { readOnlyProperty("complete-text") }

  /// The property [`input-interceptor`](https://docs.gtk.org/gtk4/property.Editable.input-interceptor.html) of
  /// `GtkEditable`. Since GTK 4.24.
  public var inputInterceptor: DynamicSubject<Widget?> { property("input-interceptor") }

  /// The signal [`input-intercepted`](https://docs.gtk.org/gtk4/signal.Editable.input-intercepted.html) of
  /// `GtkEditable`. Since GTK 4.24.
  public var inputIntercepted: SafeSignal<Void> { signal("input-intercepted") }
}

#endif
