// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkConstraintGuide`](https://docs.gtk.org/gtk4/class.ConstraintGuide.html).
open class ConstraintGuide: Object, ConstraintTarget {
  open override class var gType: GType { gtk_constraint_guide_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_constraint_guide_new()`](https://docs.gtk.org/gtk4/ctor.ConstraintGuide.new.html).
  public init() {
    super.init(adopting: gtk_constraint_guide_new().raw)
  }

  /// The property [`max-height`](https://docs.gtk.org/gtk4/property.ConstraintGuide.max-height.html) of
  /// `GtkConstraintGuide`.
  public final var maxHeight: Int {
    get { getProperty("max-height") }
    set { setProperty("max-height", newValue) }
  }

  /// The property [`max-width`](https://docs.gtk.org/gtk4/property.ConstraintGuide.max-width.html) of
  /// `GtkConstraintGuide`.
  public final var maxWidth: Int {
    get { getProperty("max-width") }
    set { setProperty("max-width", newValue) }
  }

  /// The property [`min-height`](https://docs.gtk.org/gtk4/property.ConstraintGuide.min-height.html) of
  /// `GtkConstraintGuide`.
  public final var minHeight: Int {
    get { getProperty("min-height") }
    set { setProperty("min-height", newValue) }
  }

  /// The property [`min-width`](https://docs.gtk.org/gtk4/property.ConstraintGuide.min-width.html) of
  /// `GtkConstraintGuide`.
  public final var minWidth: Int {
    get { getProperty("min-width") }
    set { setProperty("min-width", newValue) }
  }

  /// The property [`name`](https://docs.gtk.org/gtk4/property.ConstraintGuide.name.html) of `GtkConstraintGuide`.
  public final var name: String? {
    get { lentString(ifAny: gtk_constraint_guide_get_name(instance(self))) }
    set { lend(newValue) { gtk_constraint_guide_set_name(instance(self), $0) } }
  }

  /// The property [`nat-height`](https://docs.gtk.org/gtk4/property.ConstraintGuide.nat-height.html) of
  /// `GtkConstraintGuide`.
  public final var natHeight: Int {
    get { getProperty("nat-height") }
    set { setProperty("nat-height", newValue) }
  }

  /// The property [`nat-width`](https://docs.gtk.org/gtk4/property.ConstraintGuide.nat-width.html) of
  /// `GtkConstraintGuide`.
  public final var natWidth: Int {
    get { getProperty("nat-width") }
    set { setProperty("nat-width", newValue) }
  }

  /// The property [`strength`](https://docs.gtk.org/gtk4/property.ConstraintGuide.strength.html) of
  /// `GtkConstraintGuide`.
  public final var strength: ConstraintStrength {
    get { ConstraintStrength(cValue: gtk_constraint_guide_get_strength(instance(self))) }
    set { gtk_constraint_guide_set_strength(instance(self), newValue.cValue) }
  }

  /// Calls [`gtk_constraint_guide_get_max_size()`](https://docs.gtk.org/gtk4/method.ConstraintGuide.get_max_size.html).
  public final var maxSize: (width: Int, height: Int) {
    var cWidth: Int32 = 0
    var cHeight: Int32 = 0
    gtk_constraint_guide_get_max_size(instance(self), &cWidth, &cHeight)
    return (cWidth.int, cHeight.int)
  }

  /// Calls [`gtk_constraint_guide_get_min_size()`](https://docs.gtk.org/gtk4/method.ConstraintGuide.get_min_size.html).
  public final var minSize: (width: Int, height: Int) {
    var cWidth: Int32 = 0
    var cHeight: Int32 = 0
    gtk_constraint_guide_get_min_size(instance(self), &cWidth, &cHeight)
    return (cWidth.int, cHeight.int)
  }

  /// Calls [`gtk_constraint_guide_get_nat_size()`](https://docs.gtk.org/gtk4/method.ConstraintGuide.get_nat_size.html).
  public final var natSize: (width: Int, height: Int) {
    var cWidth: Int32 = 0
    var cHeight: Int32 = 0
    gtk_constraint_guide_get_nat_size(instance(self), &cWidth, &cHeight)
    return (cWidth.int, cHeight.int)
  }

  /// Calls [`gtk_constraint_guide_set_max_size()`](https://docs.gtk.org/gtk4/method.ConstraintGuide.set_max_size.html).
  public final func setMaxSize(width: Int, height: Int) {
    gtk_constraint_guide_set_max_size(instance(self), width.int32, height.int32)
  }

  /// Calls [`gtk_constraint_guide_set_min_size()`](https://docs.gtk.org/gtk4/method.ConstraintGuide.set_min_size.html).
  public final func setMinSize(width: Int, height: Int) {
    gtk_constraint_guide_set_min_size(instance(self), width.int32, height.int32)
  }

  /// Calls [`gtk_constraint_guide_set_nat_size()`](https://docs.gtk.org/gtk4/method.ConstraintGuide.set_nat_size.html).
  public final func setNatSize(width: Int, height: Int) {
    gtk_constraint_guide_set_nat_size(instance(self), width.int32, height.int32)
  }
}

extension Reactive where Base: ConstraintGuide {
  /// The property [`max-height`](https://docs.gtk.org/gtk4/property.ConstraintGuide.max-height.html) of
  /// `GtkConstraintGuide`.
  public var maxHeight: DynamicSubject<Int> { property("max-height") }

  /// The property [`max-width`](https://docs.gtk.org/gtk4/property.ConstraintGuide.max-width.html) of
  /// `GtkConstraintGuide`.
  public var maxWidth: DynamicSubject<Int> { property("max-width") }

  /// The property [`min-height`](https://docs.gtk.org/gtk4/property.ConstraintGuide.min-height.html) of
  /// `GtkConstraintGuide`.
  public var minHeight: DynamicSubject<Int> { property("min-height") }

  /// The property [`min-width`](https://docs.gtk.org/gtk4/property.ConstraintGuide.min-width.html) of
  /// `GtkConstraintGuide`.
  public var minWidth: DynamicSubject<Int> { property("min-width") }

  /// The property [`name`](https://docs.gtk.org/gtk4/property.ConstraintGuide.name.html) of `GtkConstraintGuide`.
  public var name: DynamicSubject<String?> {
    property("name", get: { (object: ConstraintGuide) in object.name }, set: { $0.name = $1 })
  }

  /// The property [`nat-height`](https://docs.gtk.org/gtk4/property.ConstraintGuide.nat-height.html) of
  /// `GtkConstraintGuide`.
  public var natHeight: DynamicSubject<Int> { property("nat-height") }

  /// The property [`nat-width`](https://docs.gtk.org/gtk4/property.ConstraintGuide.nat-width.html) of
  /// `GtkConstraintGuide`.
  public var natWidth: DynamicSubject<Int> { property("nat-width") }

  /// The property [`strength`](https://docs.gtk.org/gtk4/property.ConstraintGuide.strength.html) of
  /// `GtkConstraintGuide`.
  public var strength: DynamicSubject<ConstraintStrength> { property("strength") }
}
