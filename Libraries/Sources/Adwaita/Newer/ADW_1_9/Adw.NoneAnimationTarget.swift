// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_9
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class
  /// [`AdwNoneAnimationTarget`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.NoneAnimationTarget.html).
  /// Since Libadwaita 1.9.
  open class NoneAnimationTarget: Adw.AnimationTarget {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_none_animation_target_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_none_animation_target_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.NoneAnimationTarget.new.html).
    /// Since Libadwaita 1.9.
    public init() {
      super.init(adopting: adw_none_animation_target_new().raw)
    }
  }
}

#endif
