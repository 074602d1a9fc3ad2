// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class
  /// [`AdwPropertyAnimationTarget`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.PropertyAnimationTarget.html).
  /// Since Libadwaita 1.2.
  open class PropertyAnimationTarget: Adw.AnimationTarget {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_property_animation_target_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_property_animation_target_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.PropertyAnimationTarget.new.html).
    /// Since Libadwaita 1.2.
    public init(object: Gtk.Object, propertyName: String) {
      super.init(adopting: adw_property_animation_target_new(object.gObject, propertyName).raw)
    }

    /// Calls
    /// [`adw_property_animation_target_new_for_pspec()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.PropertyAnimationTarget.new_for_pspec.html).
    /// Since Libadwaita 1.2.
    public init(object: Gtk.Object, pspec: Gtk.ParamSpec) {
      super.init(adopting: adw_property_animation_target_new_for_pspec(object.gObject, pspec.gParamSpec).raw)
    }

    /// The property
    /// [`object`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PropertyAnimationTarget.object.html)
    /// of `AdwPropertyAnimationTarget`. Since Libadwaita 1.2.
    public final var object: Gtk.Object? {
      Gtk.lentObject(adw_property_animation_target_get_object(Gtk.instance(self)))
    }

    /// The property
    /// [`pspec`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PropertyAnimationTarget.pspec.html)
    /// of `AdwPropertyAnimationTarget`. Since Libadwaita 1.2.
    public final var pspec: Gtk.ParamSpec? { getProperty("pspec") }
  }
}

extension Reactive where Base: Adw.PropertyAnimationTarget {
  /// The property
  /// [`object`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PropertyAnimationTarget.object.html)
  /// of `AdwPropertyAnimationTarget`. Since Libadwaita 1.2.
  public var object: SafeSignal<Gtk.Object?> { readOnlyProperty("object") }

  /// The property
  /// [`pspec`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PropertyAnimationTarget.pspec.html)
  /// of `AdwPropertyAnimationTarget`. Since Libadwaita 1.2.
  public var pspec: SafeSignal<Gtk.ParamSpec?> { readOnlyProperty("pspec") }
}
