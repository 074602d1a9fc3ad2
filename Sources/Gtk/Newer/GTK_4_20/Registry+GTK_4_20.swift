// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_20
import CGtk

/// The classes for objects of newer versions that are no GObjects.
let fundamentalTableOfGTK_4_20: [FundamentalEntry] = [
  FundamentalEntry("GskComponentTransferNode", wrapper: { Gsk.ComponentTransferNode.self })
]

#endif
