// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_22
import CGtk

/// The wrapper classes that newer versions have.
let wrapperTableOfGTK_4_22: [WrapperEntry] = [
  WrapperEntry("GtkAccessibleHyperlink", make: AccessibleHyperlink.init(adopting:)),
  WrapperEntry("GtkPopoverBin", make: PopoverBin.init(adopting:)),
  WrapperEntry("GtkSvg", make: Svg.init(adopting:)),
]

/// The classes for objects of which only an interface of newer versions is known.
let interfaceTableOfGTK_4_22: [WrapperEntry] = [
  WrapperEntry("GtkAccessibleHypertext", make: AccessibleHypertextObject.init(adopting:))
]

/// The classes for objects of newer versions that are no GObjects.
let fundamentalTableOfGTK_4_22: [FundamentalEntry] = [
  FundamentalEntry("GskCompositeNode", wrapper: { Gsk.CompositeNode.self }),
  FundamentalEntry("GskCopyNode", wrapper: { Gsk.CopyNode.self }),
  FundamentalEntry("GskIsolationNode", wrapper: { Gsk.IsolationNode.self }),
  FundamentalEntry("GskPasteNode", wrapper: { Gsk.PasteNode.self }),
  FundamentalEntry("GtkTryExpression", wrapper: { TryExpression.self }),
]

#endif
