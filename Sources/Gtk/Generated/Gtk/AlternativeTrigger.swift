// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkAlternativeTrigger`](https://docs.gtk.org/gtk4/class.AlternativeTrigger.html).
open class AlternativeTrigger: ShortcutTrigger {
  open override class var gType: GType { gtk_alternative_trigger_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_alternative_trigger_new()`](https://docs.gtk.org/gtk4/ctor.AlternativeTrigger.new.html).
  public init(first: ShortcutTrigger, second: ShortcutTrigger) {
    super.init(adopting: gtk_alternative_trigger_new(first.given(), second.given()).raw)
  }

  /// The property [`first`](https://docs.gtk.org/gtk4/property.AlternativeTrigger.first.html) of
  /// `GtkAlternativeTrigger`.
  public final var first: ShortcutTrigger? { lentObject(opaque: gtk_alternative_trigger_get_first(instance(self))) }

  /// The property [`second`](https://docs.gtk.org/gtk4/property.AlternativeTrigger.second.html) of
  /// `GtkAlternativeTrigger`.
  public final var second: ShortcutTrigger? { lentObject(opaque: gtk_alternative_trigger_get_second(instance(self))) }
}

extension Reactive where Base: AlternativeTrigger {
  /// The property [`first`](https://docs.gtk.org/gtk4/property.AlternativeTrigger.first.html) of
  /// `GtkAlternativeTrigger`.
  public var first: SafeSignal<ShortcutTrigger?> { readOnlyProperty("first") }

  /// The property [`second`](https://docs.gtk.org/gtk4/property.AlternativeTrigger.second.html) of
  /// `GtkAlternativeTrigger`.
  public var second: SafeSignal<ShortcutTrigger?> { readOnlyProperty("second") }
}
