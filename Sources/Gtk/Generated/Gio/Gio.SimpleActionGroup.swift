// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import CGtk

extension Gio {
  /// The class [`GSimpleActionGroup`](https://docs.gtk.org/gio/class.SimpleActionGroup.html). Since GLib 2.28.
  open class SimpleActionGroup: Object, Gio.ActionGroup, Gio.ActionMap {
    open override class var gType: GType { g_simple_action_group_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var gSimpleActionGroup: UnsafeMutablePointer<GSimpleActionGroup> {
      pointer.assumingMemoryBound(to: GSimpleActionGroup.self)
    }

    /// Calls [`g_simple_action_group_new()`](https://docs.gtk.org/gio/ctor.SimpleActionGroup.new.html). Since GLib
    /// 2.28.
    public init() {
      super.init(adopting: g_simple_action_group_new())
    }

    /// Calls [`g_simple_action_group_insert()`](https://docs.gtk.org/gio/method.SimpleActionGroup.insert.html). Since
    /// GLib 2.28.
    @available(*, deprecated, message: "Replaced by `g_action_map_add_action()` in GLib 2.38.")
    public final func insert(_ action: any Gio.Action) {
      g_simple_action_group_insert(gSimpleActionGroup, action.opaque)
    }

    /// Calls [`g_simple_action_group_lookup()`](https://docs.gtk.org/gio/method.SimpleActionGroup.lookup.html). Since
    /// GLib 2.28.
    @available(*, deprecated, message: "Replaced by `g_action_map_lookup_action()` in GLib 2.38.")
    public final func lookup(_ actionName: String) -> (any Gio.Action)? {
      lentInterface(opaque: g_simple_action_group_lookup(gSimpleActionGroup, actionName))
    }

    /// Calls [`g_simple_action_group_remove()`](https://docs.gtk.org/gio/method.SimpleActionGroup.remove.html). Since
    /// GLib 2.28.
    @available(*, deprecated, message: "Replaced by `g_action_map_remove_action()` in GLib 2.38.")
    public final func remove(_ actionName: String) { g_simple_action_group_remove(gSimpleActionGroup, actionName) }
  }
}
