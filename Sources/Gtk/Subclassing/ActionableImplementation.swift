import CGtk

// A Swift class becomes `Actionable` by declaring it:
//
//     final class Tile: Widget, Actionable {
//       init() { super.init() }
//     }
//
//     tile.actionName = "app.open"
//     tile.actionTargetValue = "a.txt".asVariant
//     taps.observeNext { [weak tile] _, _, _ in tile?.performAction() }
//
// The GObject itself stores the name and the target, so that the class needs no properties for them.

extension Actionable {
  /// Activates the widget's action with its target, and returns whether there is such an action.
  @discardableResult
  public func performAction() -> Bool {
    guard let name = gtk_actionable_get_action_name(opaque) else { return false }
    return gtk_widget_activate_action_variant(cast(), name, gtk_actionable_get_action_target_value(opaque)) != 0
  }
}

let implementActionable: GInterfaceInitFunc = { table, _ in
  let interface = table!.assumingMemoryBound(to: GtkActionableInterface.self)
  interface.pointee.get_action_name = { lentActionName($0.map { UnsafeMutableRawPointer($0) }) }
  interface.pointee.get_action_target_value = { actionTarget($0.map { UnsafeMutableRawPointer($0) }) }
  interface.pointee.set_action_name = { actionable, name in
    let object = UnsafeMutableRawPointer(actionable!).assumingMemoryBound(to: GObject.self)
    guard g_strcmp0(lentActionName(object), name) != 0 else { return }
    g_object_set_data_full(object, nameKey, g_strdup(name), name == nil ? nil : g_free)
    g_object_notify(object, "action-name")
  }
  interface.pointee.set_action_target_value = { actionable, target in
    let object = UnsafeMutableRawPointer(actionable!).assumingMemoryBound(to: GObject.self)
    guard actionTarget(object) != target else { return }
    let kept = UnsafeMutableRawPointer(target.flatMap { g_variant_ref_sink($0) })
    let release: GDestroyNotify = { g_variant_unref(OpaquePointer($0)) }
    g_object_set_data_full(object, targetKey, kept, kept == nil ? nil : release)
    g_object_notify(object, "action-target")
  }
}

/// The properties of the interface.
let actionableMembers: [ObjectMember] = [
  .ofInterface(
    "action-name", read: { g_value_set_string($1.pointer, lentActionName($0.pointer)) },
    write: { gtk_actionable_set_action_name($0.opaque, g_value_get_string($1.pointer)) }),
  .ofInterface(
    "action-target", read: { g_value_set_variant($1.pointer, actionTarget($0.pointer)) },
    write: { gtk_actionable_set_action_target_value($0.opaque, g_value_get_variant($1.pointer)) }),
]

private let nameKey = "swift-action-name"
private let targetKey = "swift-action-target"

private func lentActionName(_ object: UnsafeMutableRawPointer?) -> UnsafePointer<CChar>? {
  g_object_get_data(object?.assumingMemoryBound(to: GObject.self), nameKey).map {
    UnsafePointer($0.assumingMemoryBound(to: CChar.self))
  }
}

private func actionTarget(_ object: UnsafeMutableRawPointer?) -> OpaquePointer? {
  g_object_get_data(object?.assumingMemoryBound(to: GObject.self), targetKey).map { OpaquePointer($0) }
}
