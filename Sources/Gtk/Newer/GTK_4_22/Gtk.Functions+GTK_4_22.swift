// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_22
import CGtk

/// Calls
/// [`gtk_accelerator_get_accessible_label()`](https://docs.gtk.org/gtk4/func.accelerator_get_accessible_label.html).
/// Since GTK 4.22.
@MainActor public func acceleratorGetAccessibleLabel(acceleratorKey: Int, acceleratorMods: Gdk.ModifierType) -> String {
  givenString(gtk_accelerator_get_accessible_label(acceleratorKey.uint32, acceleratorMods.cValue))
}

/// Calls [`gtk_disable_portal_interfaces()`](https://docs.gtk.org/gtk4/func.disable_portal_interfaces.html). Since GTK
/// 4.22.
@MainActor public func disablePortalInterfaces(_ portalInterfaces: [String]) {
  let lent = CallScope()
  defer { lent.end() }
  gtk_disable_portal_interfaces(lent.strings(portalInterfaces))
}

#endif
