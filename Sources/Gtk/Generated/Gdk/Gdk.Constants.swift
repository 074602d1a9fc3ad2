// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gdk {
  /// The constant [`GDK_ACTION_ALL`](https://docs.gtk.org/gdk4/const.ACTION_ALL.html).
  public nonisolated static var ACTION_ALL: Int { 7 }
  /// The constant [`GDK_BUTTON_MIDDLE`](https://docs.gtk.org/gdk4/const.BUTTON_MIDDLE.html).
  public nonisolated static var BUTTON_MIDDLE: Int { 2 }
  /// The constant [`GDK_BUTTON_PRIMARY`](https://docs.gtk.org/gdk4/const.BUTTON_PRIMARY.html).
  public nonisolated static var BUTTON_PRIMARY: Int { 1 }
  /// The constant [`GDK_BUTTON_SECONDARY`](https://docs.gtk.org/gdk4/const.BUTTON_SECONDARY.html).
  public nonisolated static var BUTTON_SECONDARY: Int { 3 }
  /// The constant [`GDK_CURRENT_TIME`](https://docs.gtk.org/gdk4/const.CURRENT_TIME.html).
  public nonisolated static var CURRENT_TIME: Int { 0 }
  /// The constant [`GDK_EVENT_PROPAGATE`](https://docs.gtk.org/gdk4/const.EVENT_PROPAGATE.html).
  public nonisolated static var EVENT_PROPAGATE: Bool { false }
  /// The constant [`GDK_EVENT_STOP`](https://docs.gtk.org/gdk4/const.EVENT_STOP.html).
  public nonisolated static var EVENT_STOP: Bool { true }
  /// The constant [`GDK_MODIFIER_MASK`](https://docs.gtk.org/gdk4/const.MODIFIER_MASK.html).
  public nonisolated static var MODIFIER_MASK: Int { 469_769_999 }
  /// The constant [`GDK_PRIORITY_REDRAW`](https://docs.gtk.org/gdk4/const.PRIORITY_REDRAW.html).
  public nonisolated static var PRIORITY_REDRAW: Int { 120 }
}
