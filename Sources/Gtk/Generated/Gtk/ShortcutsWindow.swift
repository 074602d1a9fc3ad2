// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkShortcutsWindow`](https://docs.gtk.org/gtk4/class.ShortcutsWindow.html).
open class ShortcutsWindow: Window {
  open override class var gType: GType { gtk_shortcuts_window_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The property [`section-name`](https://docs.gtk.org/gtk4/property.ShortcutsWindow.section-name.html) of
  /// `GtkShortcutsWindow`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public final var sectionName: String {
    get { getProperty("section-name") }
    set { setProperty("section-name", newValue) }
  }

  /// The property [`view-name`](https://docs.gtk.org/gtk4/property.ShortcutsWindow.view-name.html) of
  /// `GtkShortcutsWindow`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public final var viewName: String {
    get { getProperty("view-name") }
    set { setProperty("view-name", newValue) }
  }
}

extension Reactive where Base: ShortcutsWindow {
  /// The property [`section-name`](https://docs.gtk.org/gtk4/property.ShortcutsWindow.section-name.html) of
  /// `GtkShortcutsWindow`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public var sectionName: DynamicSubject<String> { property("section-name") }

  /// The property [`view-name`](https://docs.gtk.org/gtk4/property.ShortcutsWindow.view-name.html) of
  /// `GtkShortcutsWindow`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public var viewName: DynamicSubject<String> { property("view-name") }

  /// The signal [`close`](https://docs.gtk.org/gtk4/signal.ShortcutsWindow.close.html) of `GtkShortcutsWindow`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public var close: SafeSignal<Void> { signal("close") }

  /// The signal [`search`](https://docs.gtk.org/gtk4/signal.ShortcutsWindow.search.html) of `GtkShortcutsWindow`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public var search: SafeSignal<Void> { signal("search") }
}
