// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_20
import CGtk

extension Gsk {
  /// The struct [`GskComponentTransfer`](https://docs.gtk.org/gsk4/struct.ComponentTransfer.html). Since GTK 4.20.
  public final class ComponentTransfer: Boxed {
    public override class var gType: GType { gsk_component_transfer_get_type() }

    /// Calls
    /// [`gsk_component_transfer_new_discrete()`](https://docs.gtk.org/gsk4/ctor.ComponentTransfer.new_discrete.html).
    /// Since GTK 4.20.
    public convenience init(values: [Double]) {
      var cValues = values.map { $0.float }
      self.init(taking: gsk_component_transfer_new_discrete(values.count.uint32, &cValues).raw)
    }

    /// Calls [`gsk_component_transfer_new_gamma()`](https://docs.gtk.org/gsk4/ctor.ComponentTransfer.new_gamma.html).
    /// Since GTK 4.20.
    public convenience init(amp: Double, exp: Double, ofs: Double) {
      self.init(taking: gsk_component_transfer_new_gamma(amp.float, exp.float, ofs.float).raw)
    }

    /// Calls
    /// [`gsk_component_transfer_new_identity()`](https://docs.gtk.org/gsk4/ctor.ComponentTransfer.new_identity.html).
    /// Since GTK 4.20.
    public convenience init() {
      self.init(taking: gsk_component_transfer_new_identity().raw)
    }

    /// Calls [`gsk_component_transfer_new_levels()`](https://docs.gtk.org/gsk4/ctor.ComponentTransfer.new_levels.html).
    /// Since GTK 4.20.
    public convenience init(n: Double) {
      self.init(taking: gsk_component_transfer_new_levels(n.float).raw)
    }

    /// Calls [`gsk_component_transfer_new_linear()`](https://docs.gtk.org/gsk4/ctor.ComponentTransfer.new_linear.html).
    /// Since GTK 4.20.
    public convenience init(m: Double, b: Double) {
      self.init(taking: gsk_component_transfer_new_linear(m.float, b.float).raw)
    }

    /// Calls [`gsk_component_transfer_new_table()`](https://docs.gtk.org/gsk4/ctor.ComponentTransfer.new_table.html).
    /// Since GTK 4.20.
    public static func table(_ values: [Double]) -> Gsk.ComponentTransfer {
      var cValues = values.map { $0.float }
      return Gsk.ComponentTransfer(taking: gsk_component_transfer_new_table(values.count.uint32, &cValues).raw)
    }
  }
}

#endif
