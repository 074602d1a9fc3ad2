// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_12
import CGtk

/// The wrapper classes that newer versions have.
let wrapperTableOfGTK_4_12: [WrapperEntry] = [
  WrapperEntry("GdkGLTextureBuilder", make: Gdk.GLTextureBuilder.init(adopting:)),
  WrapperEntry("GtkColumnViewCell", make: ColumnViewCell.init(adopting:)),
  WrapperEntry("GtkColumnViewRow", make: ColumnViewRow.init(adopting:)),
  WrapperEntry("GtkListHeader", make: ListHeader.init(adopting:)),
]

/// The classes for objects of which only an interface of newer versions is known.
let interfaceTableOfGTK_4_12: [WrapperEntry] = [
  WrapperEntry("GtkSectionModel", make: SectionModelObject.init(adopting:))
]

#endif
