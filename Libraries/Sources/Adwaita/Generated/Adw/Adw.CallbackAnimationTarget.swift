// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class
  /// [`AdwCallbackAnimationTarget`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.CallbackAnimationTarget.html).
  /// Since Libadwaita 1.0.
  open class CallbackAnimationTarget: Adw.AnimationTarget {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_callback_animation_target_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_callback_animation_target_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.CallbackAnimationTarget.new.html).
    /// Since Libadwaita 1.0.
    public init(callback: @escaping (Double) -> Void) {
      super.init(
        adopting: adw_callback_animation_target_new(
          callAdwAnimationTargetFunc, Gtk.heldClosure(callback), Gtk.releaseClosure
        ).raw)
    }
  }
}
