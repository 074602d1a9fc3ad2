// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_22
import CGtk

/// The class [`GtkAccessibleHyperlink`](https://docs.gtk.org/gtk4/class.AccessibleHyperlink.html). Since GTK 4.22.
open class AccessibleHyperlink: Object, Accessible {
  open override class var gType: GType { gtk_accessible_hyperlink_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_accessible_hyperlink_new()`](https://docs.gtk.org/gtk4/ctor.AccessibleHyperlink.new.html). Since GTK
  /// 4.22.
  public init(parent: any AccessibleHypertext, index: Int, uri: String, bounds: AccessibleTextRange) {
    var cBounds = bounds.cValue
    super.init(adopting: gtk_accessible_hyperlink_new(parent.opaque, index.uint32, uri, &cBounds).raw)
  }

  /// Calls
  /// [`gtk_accessible_hyperlink_set_platform_state()`](https://docs.gtk.org/gtk4/method.AccessibleHyperlink.set_platform_state.html).
  /// Since GTK 4.22.
  public final func setPlatformState(state: AccessiblePlatformState, enabled: Bool) {
    gtk_accessible_hyperlink_set_platform_state(instance(self), state.cValue, enabled.gboolean)
  }
}

#endif
