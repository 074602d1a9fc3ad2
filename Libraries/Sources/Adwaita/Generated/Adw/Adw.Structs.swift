// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The struct
  /// [`AdwSpringParams`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/struct.SpringParams.html). Since
  /// Libadwaita 1.0.
  public final class SpringParams: Gtk.Boxed {
    public override class var gType: Gtk.GType { adw_spring_params_get_type() }

    /// Calls
    /// [`adw_spring_params_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.SpringParams.new.html).
    /// Since Libadwaita 1.0.
    public convenience init(dampingRatio: Double, mass: Double, stiffness: Double) {
      self.init(taking: adw_spring_params_new(dampingRatio, mass, stiffness).raw)
    }

    /// Calls
    /// [`adw_spring_params_new_full()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.SpringParams.new_full.html).
    /// Since Libadwaita 1.0.
    public convenience init(damping: Double, mass: Double, stiffness: Double) {
      self.init(taking: adw_spring_params_new_full(damping, mass, stiffness).raw)
    }

    /// Calls
    /// [`adw_spring_params_get_damping()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.SpringParams.get_damping.html).
    /// Since Libadwaita 1.0.
    public var damping: Double { adw_spring_params_get_damping(opaque) }

    /// Calls
    /// [`adw_spring_params_get_damping_ratio()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.SpringParams.get_damping_ratio.html).
    /// Since Libadwaita 1.0.
    public var dampingRatio: Double { adw_spring_params_get_damping_ratio(opaque) }

    /// Calls
    /// [`adw_spring_params_get_mass()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.SpringParams.get_mass.html).
    /// Since Libadwaita 1.0.
    public var mass: Double { adw_spring_params_get_mass(opaque) }

    /// Calls
    /// [`adw_spring_params_get_stiffness()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.SpringParams.get_stiffness.html).
    /// Since Libadwaita 1.0.
    public var stiffness: Double { adw_spring_params_get_stiffness(opaque) }
  }
}
