// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class
  /// [`AdwAnimationTarget`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.AnimationTarget.html).
  /// Since Libadwaita 1.0.
  open class AnimationTarget: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_animation_target_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }
  }
}
