// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The interface [`GtkShortcutManager`](https://docs.gtk.org/gtk4/iface.ShortcutManager.html).
public protocol ShortcutManager: Object {}

/// An object of a class that is private to its library, known by its interface.
final class ShortcutManagerObject: Object, ShortcutManager {}
