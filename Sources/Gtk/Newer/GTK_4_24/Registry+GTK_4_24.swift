// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_24
import CGtk

/// The wrapper classes that newer versions have.
let wrapperTableOfGTK_4_24: [WrapperEntry] = [
  WrapperEntry("GtkEnumList", make: EnumList.init(adopting:)),
  WrapperEntry("GtkEnumListItem", make: EnumListItem.init(adopting:)),
  WrapperEntry("GtkSvgWidget", make: SvgWidget.init(adopting:)),
]

#endif
