// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import CGtk

/// The class [`GtkWindowGroup`](https://docs.gtk.org/gtk4/class.WindowGroup.html).
open class WindowGroup: Object {
  open override class var gType: GType { gtk_window_group_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkWindowGroup: UnsafeMutablePointer<GtkWindowGroup> {
    pointer.assumingMemoryBound(to: GtkWindowGroup.self)
  }

  /// Calls [`gtk_window_group_new()`](https://docs.gtk.org/gtk4/ctor.WindowGroup.new.html).
  public init() {
    super.init(adopting: gtk_window_group_new())
  }

  /// Calls [`gtk_window_group_add_window()`](https://docs.gtk.org/gtk4/method.WindowGroup.add_window.html).
  public final func addWindow(_ window: Window) { gtk_window_group_add_window(gtkWindowGroup, window.gtkWindow) }

  /// Calls [`gtk_window_group_list_windows()`](https://docs.gtk.org/gtk4/method.WindowGroup.list_windows.html).
  @discardableResult
  public final func listWindows() -> [Window] {
    lists(gtk_window_group_list_windows(gtkWindowGroup), isGiven: true) { lentObject($0) as Window? }
  }

  /// Calls [`gtk_window_group_remove_window()`](https://docs.gtk.org/gtk4/method.WindowGroup.remove_window.html).
  public final func removeWindow(_ window: Window) { gtk_window_group_remove_window(gtkWindowGroup, window.gtkWindow) }
}
