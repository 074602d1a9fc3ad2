// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gdk {
  /// The class [`GdkKeyEvent`](https://docs.gtk.org/gdk4/class.KeyEvent.html).
  open class KeyEvent: Gdk.Event {
    open override class var gType: GType { gdk_key_event_get_type() }

    /// Calls
    /// [`gdk_key_event_get_consumed_modifiers()`](https://docs.gtk.org/gdk4/method.KeyEvent.get_consumed_modifiers.html).
    public final var consumedModifiers: Gdk.ModifierType {
      Gdk.ModifierType(cValue: gdk_key_event_get_consumed_modifiers(opaque))
    }

    /// Calls [`gdk_key_event_get_keycode()`](https://docs.gtk.org/gdk4/method.KeyEvent.get_keycode.html).
    public final var keycode: Int { gdk_key_event_get_keycode(opaque).int }

    /// Calls [`gdk_key_event_get_keyval()`](https://docs.gtk.org/gdk4/method.KeyEvent.get_keyval.html).
    public final var keyval: Int { gdk_key_event_get_keyval(opaque).int }

    /// Calls [`gdk_key_event_get_layout()`](https://docs.gtk.org/gdk4/method.KeyEvent.get_layout.html).
    public final var layout: Int { gdk_key_event_get_layout(opaque).int }

    /// Calls [`gdk_key_event_get_level()`](https://docs.gtk.org/gdk4/method.KeyEvent.get_level.html).
    public final var level: Int { gdk_key_event_get_level(opaque).int }

    /// Calls [`gdk_key_event_get_match()`](https://docs.gtk.org/gdk4/method.KeyEvent.get_match.html).
    public final var match: (keyval: Int, modifiers: Gdk.ModifierType)? {
      var cKeyval: UInt32 = 0
      var cModifiers = GdkModifierType(rawValue: 0)
      let result = gdk_key_event_get_match(opaque, &cKeyval, &cModifiers)
      guard result != 0 else { return nil }
      return (cKeyval.int, Gdk.ModifierType(cValue: cModifiers))
    }

    /// Calls [`gdk_key_event_is_modifier()`](https://docs.gtk.org/gdk4/method.KeyEvent.is_modifier.html).
    public final var isModifier: Bool { gdk_key_event_is_modifier(opaque).isTrue }

    /// Calls [`gdk_key_event_matches()`](https://docs.gtk.org/gdk4/method.KeyEvent.matches.html).
    @discardableResult
    public final func matches(keyval: Int, modifiers: Gdk.ModifierType) -> Gdk.KeyMatch {
      Gdk.KeyMatch(cValue: gdk_key_event_matches(opaque, keyval.uint32, modifiers.cValue))
    }
  }
}
