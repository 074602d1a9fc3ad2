// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The class [`GtkShortcutTrigger`](https://docs.gtk.org/gtk4/class.ShortcutTrigger.html).
open class ShortcutTrigger: Object {
  open override class var gType: GType { gtk_shortcut_trigger_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_shortcut_trigger_parse_string()`](https://docs.gtk.org/gtk4/ctor.ShortcutTrigger.parse_string.html).
  public static func parseString(_ string: String) -> ShortcutTrigger? {
    givenObject(opaque: gtk_shortcut_trigger_parse_string(string))
  }

  /// Calls [`gtk_shortcut_trigger_compare()`](https://docs.gtk.org/gtk4/method.ShortcutTrigger.compare.html).
  @discardableResult
  public final func compare(_ trigger2: ShortcutTrigger) -> Int {
    gtk_shortcut_trigger_compare(pointer, trigger2.pointer).int
  }

  /// Calls [`gtk_shortcut_trigger_equal()`](https://docs.gtk.org/gtk4/method.ShortcutTrigger.equal.html).
  @discardableResult
  public final func equal(_ trigger2: ShortcutTrigger) -> Bool {
    gtk_shortcut_trigger_equal(pointer, trigger2.pointer).isTrue
  }

  /// Calls [`gtk_shortcut_trigger_hash()`](https://docs.gtk.org/gtk4/method.ShortcutTrigger.hash.html).
  @discardableResult
  public final func hash() -> Int { gtk_shortcut_trigger_hash(pointer).int }

  /// Calls [`gtk_shortcut_trigger_to_label()`](https://docs.gtk.org/gtk4/method.ShortcutTrigger.to_label.html).
  @discardableResult
  public final func toLabel(_ display: Gdk.Display) -> String {
    givenString(gtk_shortcut_trigger_to_label(instance(self), display.opaque))
  }

  /// Calls [`gtk_shortcut_trigger_to_string()`](https://docs.gtk.org/gtk4/method.ShortcutTrigger.to_string.html).
  @discardableResult
  public final func toString() -> String { givenString(gtk_shortcut_trigger_to_string(instance(self))) }

  /// Calls [`gtk_shortcut_trigger_trigger()`](https://docs.gtk.org/gtk4/method.ShortcutTrigger.trigger.html).
  @discardableResult
  public final func trigger(_ event: Gdk.Event, enableMnemonics: Bool) -> Gdk.KeyMatch {
    Gdk.KeyMatch(cValue: gtk_shortcut_trigger_trigger(instance(self), event.opaque, enableMnemonics.gboolean))
  }
}
