// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkLevelBar`](https://docs.gtk.org/gtk4/class.LevelBar.html).
open class LevelBar: Widget, Orientable {
  open override class var gType: GType { gtk_level_bar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_level_bar_new()`](https://docs.gtk.org/gtk4/ctor.LevelBar.new.html).
  public init() {
    super.init(adopting: gtk_level_bar_new())
  }

  /// Calls [`gtk_level_bar_new_for_interval()`](https://docs.gtk.org/gtk4/ctor.LevelBar.new_for_interval.html).
  public init(minValue: Double, maxValue: Double) {
    super.init(adopting: gtk_level_bar_new_for_interval(minValue, maxValue))
  }

  /// The property [`inverted`](https://docs.gtk.org/gtk4/property.LevelBar.inverted.html) of `GtkLevelBar`.
  public final var inverted: Bool {
    get { gtk_level_bar_get_inverted(instance(self)).isTrue }
    set { gtk_level_bar_set_inverted(instance(self), newValue.gboolean) }
  }

  /// The property [`max-value`](https://docs.gtk.org/gtk4/property.LevelBar.max-value.html) of `GtkLevelBar`.
  public final var maxValue: Double {
    get { gtk_level_bar_get_max_value(instance(self)) }
    set { gtk_level_bar_set_max_value(instance(self), newValue) }
  }

  /// The property [`min-value`](https://docs.gtk.org/gtk4/property.LevelBar.min-value.html) of `GtkLevelBar`.
  public final var minValue: Double {
    get { gtk_level_bar_get_min_value(instance(self)) }
    set { gtk_level_bar_set_min_value(instance(self), newValue) }
  }

  /// The property [`mode`](https://docs.gtk.org/gtk4/property.LevelBar.mode.html) of `GtkLevelBar`.
  public final var mode: LevelBarMode {
    get { LevelBarMode(cValue: gtk_level_bar_get_mode(instance(self))) }
    set { gtk_level_bar_set_mode(instance(self), newValue.cValue) }
  }

  /// The property [`value`](https://docs.gtk.org/gtk4/property.LevelBar.value.html) of `GtkLevelBar`.
  public final var value: Double {
    get { gtk_level_bar_get_value(instance(self)) }
    set { gtk_level_bar_set_value(instance(self), newValue) }
  }

  /// Calls [`gtk_level_bar_add_offset_value()`](https://docs.gtk.org/gtk4/method.LevelBar.add_offset_value.html).
  public final func addOffsetValue(_ name: String, value: Double) {
    gtk_level_bar_add_offset_value(instance(self), name, value)
  }

  /// Calls [`gtk_level_bar_get_offset_value()`](https://docs.gtk.org/gtk4/method.LevelBar.get_offset_value.html).
  public final func getOffsetValue(_ name: String?) -> Double? {
    var cValue: Double = 0
    let result = gtk_level_bar_get_offset_value(instance(self), name, &cValue)
    guard result != 0 else { return nil }
    return cValue
  }

  /// Calls [`gtk_level_bar_remove_offset_value()`](https://docs.gtk.org/gtk4/method.LevelBar.remove_offset_value.html).
  public final func removeOffsetValue(_ name: String?) { gtk_level_bar_remove_offset_value(instance(self), name) }
}

extension Reactive where Base: LevelBar {
  /// The property [`inverted`](https://docs.gtk.org/gtk4/property.LevelBar.inverted.html) of `GtkLevelBar`.
  public var inverted: DynamicSubject<Bool> { property("inverted") }

  /// The property [`max-value`](https://docs.gtk.org/gtk4/property.LevelBar.max-value.html) of `GtkLevelBar`.
  public var maxValue: DynamicSubject<Double> {
    property("max-value", get: { (object: LevelBar) in object.maxValue }, set: { $0.maxValue = $1 })
  }

  /// The property [`min-value`](https://docs.gtk.org/gtk4/property.LevelBar.min-value.html) of `GtkLevelBar`.
  public var minValue: DynamicSubject<Double> {
    property("min-value", get: { (object: LevelBar) in object.minValue }, set: { $0.minValue = $1 })
  }

  /// The property [`mode`](https://docs.gtk.org/gtk4/property.LevelBar.mode.html) of `GtkLevelBar`.
  public var mode: DynamicSubject<LevelBarMode> { property("mode") }

  /// The property [`value`](https://docs.gtk.org/gtk4/property.LevelBar.value.html) of `GtkLevelBar`.
  public var value: DynamicSubject<Double> {
    property("value", get: { (object: LevelBar) in object.value }, set: { $0.value = $1 })
  }

  /// The signal [`offset-changed`](https://docs.gtk.org/gtk4/signal.LevelBar.offset-changed.html) of `GtkLevelBar`.
  ///
  /// Argument: `name`.
  public var offsetChanged: SafeSignal<String> { signal(ofOne: "offset-changed") }
}
