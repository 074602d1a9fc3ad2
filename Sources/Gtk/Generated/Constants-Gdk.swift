// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gdk {
  public nonisolated static var ACTION_ALL: Int { 7 }
  public nonisolated static var BUTTON_MIDDLE: Int { 2 }
  public nonisolated static var BUTTON_PRIMARY: Int { 1 }
  public nonisolated static var BUTTON_SECONDARY: Int { 3 }
  public nonisolated static var CURRENT_TIME: Int { 0 }
  public nonisolated static var EVENT_PROPAGATE: Bool { false }
  public nonisolated static var EVENT_STOP: Bool { true }
  public nonisolated static var MODIFIER_MASK: Int { 469_769_999 }
  public nonisolated static var PRIORITY_REDRAW: Int { 120 }
}
