// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_16
import CGtk

/// The wrapper classes that newer versions have.
let wrapperTableOfGTK_4_16: [WrapperEntry] = [
  WrapperEntry("GdkCicpParams", make: Gdk.CicpParams.init(adopting:)),
  WrapperEntry("GdkMemoryTextureBuilder", make: Gdk.MemoryTextureBuilder.init(adopting:)),
]

#endif
