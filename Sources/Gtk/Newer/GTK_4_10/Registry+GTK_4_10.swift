// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_10
import CGtk

/// The wrapper classes that newer versions have.
let wrapperTableOfGTK_4_10: [WrapperEntry] = [
  WrapperEntry("GtkAlertDialog", make: AlertDialog.init(adopting:)),
  WrapperEntry("GtkColorDialog", make: ColorDialog.init(adopting:)),
  WrapperEntry("GtkColorDialogButton", make: ColorDialogButton.init(adopting:)),
  WrapperEntry("GtkColumnViewSorter", make: ColumnViewSorter.init(adopting:)),
  WrapperEntry("GtkFileDialog", make: FileDialog.init(adopting:)),
  WrapperEntry("GtkFileLauncher", make: FileLauncher.init(adopting:)),
  WrapperEntry("GtkFontDialog", make: FontDialog.init(adopting:)),
  WrapperEntry("GtkFontDialogButton", make: FontDialogButton.init(adopting:)),
  WrapperEntry("GtkUriLauncher", make: UriLauncher.init(adopting:)),
]

/// The classes for objects of which only an interface of newer versions is known.
let interfaceTableOfGTK_4_10: [WrapperEntry] = [
  WrapperEntry("GtkAccessibleRange", make: AccessibleRangeObject.init(adopting:))
]

/// The classes for objects of newer versions that are no GObjects.
let fundamentalTableOfGTK_4_10: [FundamentalEntry] = [
  FundamentalEntry("GskMaskNode", wrapper: { Gsk.MaskNode.self }),
  FundamentalEntry("GskTextureScaleNode", wrapper: { Gsk.TextureScaleNode.self }),
]

#endif
