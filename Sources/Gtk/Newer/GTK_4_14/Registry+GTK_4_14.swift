// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_14
import CGtk

/// The wrapper classes that newer versions have.
let wrapperTableOfGTK_4_14: [WrapperEntry] = [
  WrapperEntry("GdkDmabufTexture", make: Gdk.DmabufTexture.init(adopting:)),
  WrapperEntry("GdkDmabufTextureBuilder", make: Gdk.DmabufTextureBuilder.init(adopting:)),
  WrapperEntry("GtkGraphicsOffload", make: GraphicsOffload.init(adopting:)),
  WrapperEntry("GtkPrintDialog", make: PrintDialog.init(adopting:)),
]

/// The classes for objects of which only an interface of newer versions is known.
let interfaceTableOfGTK_4_14: [WrapperEntry] = [
  WrapperEntry("GtkAccessibleText", make: AccessibleTextObject.init(adopting:))
]

/// The classes for objects of newer versions that are no GObjects.
let fundamentalTableOfGTK_4_14: [FundamentalEntry] = [
  FundamentalEntry("GskFillNode", wrapper: { Gsk.FillNode.self }),
  FundamentalEntry("GskStrokeNode", wrapper: { Gsk.StrokeNode.self }),
  FundamentalEntry("GskSubsurfaceNode", wrapper: { Gsk.SubsurfaceNode.self }),
]

#endif
