// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CAdwaita
@_spi(Bindings) import Gtk

/// The wrapper classes that newer versions have.
#if ADW_1_10
let newerWrapperTables: [[Gtk.WrapperEntry]] = [
  wrapperTableOfADW_1_3, wrapperTableOfADW_1_4, wrapperTableOfADW_1_5, wrapperTableOfADW_1_6, wrapperTableOfADW_1_7,
  wrapperTableOfADW_1_8, wrapperTableOfADW_1_9, wrapperTableOfADW_1_10,
]
#elseif ADW_1_9
let newerWrapperTables: [[Gtk.WrapperEntry]] = [
  wrapperTableOfADW_1_3, wrapperTableOfADW_1_4, wrapperTableOfADW_1_5, wrapperTableOfADW_1_6, wrapperTableOfADW_1_7,
  wrapperTableOfADW_1_8, wrapperTableOfADW_1_9,
]
#elseif ADW_1_8
let newerWrapperTables: [[Gtk.WrapperEntry]] = [
  wrapperTableOfADW_1_3, wrapperTableOfADW_1_4, wrapperTableOfADW_1_5, wrapperTableOfADW_1_6, wrapperTableOfADW_1_7,
  wrapperTableOfADW_1_8,
]
#elseif ADW_1_7
let newerWrapperTables: [[Gtk.WrapperEntry]] = [
  wrapperTableOfADW_1_3, wrapperTableOfADW_1_4, wrapperTableOfADW_1_5, wrapperTableOfADW_1_6, wrapperTableOfADW_1_7,
]
#elseif ADW_1_6
let newerWrapperTables: [[Gtk.WrapperEntry]] = [
  wrapperTableOfADW_1_3, wrapperTableOfADW_1_4, wrapperTableOfADW_1_5, wrapperTableOfADW_1_6,
]
#elseif ADW_1_5
let newerWrapperTables: [[Gtk.WrapperEntry]] = [wrapperTableOfADW_1_3, wrapperTableOfADW_1_4, wrapperTableOfADW_1_5]
#elseif ADW_1_4
let newerWrapperTables: [[Gtk.WrapperEntry]] = [wrapperTableOfADW_1_3, wrapperTableOfADW_1_4]
#elseif ADW_1_3
let newerWrapperTables: [[Gtk.WrapperEntry]] = [wrapperTableOfADW_1_3]
#else
let newerWrapperTables: [[Gtk.WrapperEntry]] = []
#endif

/// The classes for objects of which only an interface of newer versions is known.
let newerInterfaceTable: [Gtk.WrapperEntry] = []

/// The classes for objects of newer versions that are no GObjects.
let newerFundamentalTables: [[Gtk.FundamentalEntry]] = []
