// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkApplicationWindow`](https://docs.gtk.org/gtk4/class.ApplicationWindow.html).
open class ApplicationWindow: Window, Gio.ActionGroup, Gio.ActionMap {
  open override class var gType: GType { gtk_application_window_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkApplicationWindow: UnsafeMutablePointer<GtkApplicationWindow> {
    pointer.assumingMemoryBound(to: GtkApplicationWindow.self)
  }

  /// Calls [`gtk_application_window_new()`](https://docs.gtk.org/gtk4/ctor.ApplicationWindow.new.html).
  public init(application: Application) {
    super.init(adopting: gtk_application_window_new(application.gtkApplication))
  }

  /// The property [`show-menubar`](https://docs.gtk.org/gtk4/property.ApplicationWindow.show-menubar.html) of
  /// `GtkApplicationWindow`.
  public final var showMenubar: Bool {
    get { gtk_application_window_get_show_menubar(gtkApplicationWindow).isTrue }
    set { gtk_application_window_set_show_menubar(gtkApplicationWindow, newValue.gboolean) }
  }

  /// Calls
  /// [`gtk_application_window_get_help_overlay()`](https://docs.gtk.org/gtk4/method.ApplicationWindow.get_help_overlay.html)
  /// and `gtk_application_window_set_help_overlay()`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public final var helpOverlay: ShortcutsWindow? {
    get { lentObject(opaque: gtk_application_window_get_help_overlay(gtkApplicationWindow)) }
    set(helpOverlay) { gtk_application_window_set_help_overlay(gtkApplicationWindow, helpOverlay?.opaque) }
  }

  /// Calls [`gtk_application_window_get_id()`](https://docs.gtk.org/gtk4/method.ApplicationWindow.get_id.html).
  public final var id: Int { gtk_application_window_get_id(gtkApplicationWindow).int }
}

extension Reactive where Base: ApplicationWindow {
  /// The property [`show-menubar`](https://docs.gtk.org/gtk4/property.ApplicationWindow.show-menubar.html) of
  /// `GtkApplicationWindow`.
  public var showMenubar: DynamicSubject<Bool> { property("show-menubar") }
}
