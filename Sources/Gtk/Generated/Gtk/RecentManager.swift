// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkRecentManager`](https://docs.gtk.org/gtk4/class.RecentManager.html).
open class RecentManager: Object {
  open override class var gType: GType { gtk_recent_manager_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkRecentManager: UnsafeMutablePointer<GtkRecentManager> {
    pointer.assumingMemoryBound(to: GtkRecentManager.self)
  }

  /// Calls [`gtk_recent_manager_new()`](https://docs.gtk.org/gtk4/ctor.RecentManager.new.html).
  public init() {
    super.init(adopting: gtk_recent_manager_new())
  }

  /// The property [`filename`](https://docs.gtk.org/gtk4/property.RecentManager.filename.html) of `GtkRecentManager`.
  public final var filename: String { getProperty("filename") }

  /// The property [`size`](https://docs.gtk.org/gtk4/property.RecentManager.size.html) of `GtkRecentManager`.
  public final var size: Int { getProperty("size") }

  /// Calls [`gtk_recent_manager_add_item()`](https://docs.gtk.org/gtk4/method.RecentManager.add_item.html).
  @discardableResult
  public final func addItem(_ uri: String) -> Bool { gtk_recent_manager_add_item(gtkRecentManager, uri).isTrue }

  /// Calls [`gtk_recent_manager_get_items()`](https://docs.gtk.org/gtk4/method.RecentManager.get_items.html).
  public final var items: [RecentInfo] {
    lists(gtk_recent_manager_get_items(gtkRecentManager), isGiven: true) { givenBoxed($0) as RecentInfo? }
  }

  /// Calls [`gtk_recent_manager_has_item()`](https://docs.gtk.org/gtk4/method.RecentManager.has_item.html).
  public final func hasItem(_ uri: String) -> Bool { gtk_recent_manager_has_item(gtkRecentManager, uri).isTrue }

  /// Calls [`gtk_recent_manager_lookup_item()`](https://docs.gtk.org/gtk4/method.RecentManager.lookup_item.html).
  public final func lookupItem(_ uri: String) throws(GLib.Failure) -> RecentInfo? {
    var error: UnsafeMutablePointer<GError>?
    let result = gtk_recent_manager_lookup_item(gtkRecentManager, uri, &error)
    if let error { throw GLib.Failure(consuming: error) }
    return givenBoxed(opaque: result)
  }

  /// Calls [`gtk_recent_manager_move_item()`](https://docs.gtk.org/gtk4/method.RecentManager.move_item.html).
  public final func moveItem(_ uri: String, newUri: String?) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_recent_manager_move_item(gtkRecentManager, uri, newUri, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Calls [`gtk_recent_manager_purge_items()`](https://docs.gtk.org/gtk4/method.RecentManager.purge_items.html).
  @discardableResult
  public final func purgeItems() throws(GLib.Failure) -> Int {
    var error: UnsafeMutablePointer<GError>?
    let result = gtk_recent_manager_purge_items(gtkRecentManager, &error)
    if let error { throw GLib.Failure(consuming: error) }
    return result.int
  }

  /// Calls [`gtk_recent_manager_remove_item()`](https://docs.gtk.org/gtk4/method.RecentManager.remove_item.html).
  public final func removeItem(_ uri: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_recent_manager_remove_item(gtkRecentManager, uri, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Calls [`gtk_recent_manager_get_default()`](https://docs.gtk.org/gtk4/type_func.RecentManager.get_default.html).
  public static var `default`: RecentManager { lentObject(gtk_recent_manager_get_default())! }
}

extension Reactive where Base: RecentManager {
  /// The property [`filename`](https://docs.gtk.org/gtk4/property.RecentManager.filename.html) of `GtkRecentManager`.
  public var filename: SafeSignal<String> { readOnlyProperty("filename") }

  /// The property [`size`](https://docs.gtk.org/gtk4/property.RecentManager.size.html) of `GtkRecentManager`.
  public var size: SafeSignal<Int> { readOnlyProperty("size") }

  /// The signal [`changed`](https://docs.gtk.org/gtk4/signal.RecentManager.changed.html) of `GtkRecentManager`.
  public var changed: SafeSignal<Void> { signal("changed") }
}
