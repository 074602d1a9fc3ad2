// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_14
import CGtk

/// The constant
/// [`GTK_ACCESSIBLE_ATTRIBUTE_BACKGROUND`](https://docs.gtk.org/gtk4/const.ACCESSIBLE_ATTRIBUTE_BACKGROUND.html). Since
/// GTK 4.14.
public nonisolated var ACCESSIBLE_ATTRIBUTE_BACKGROUND: String { #"bg-color"# }
/// The constant [`GTK_ACCESSIBLE_ATTRIBUTE_FAMILY`](https://docs.gtk.org/gtk4/const.ACCESSIBLE_ATTRIBUTE_FAMILY.html).
/// Since GTK 4.14.
public nonisolated var ACCESSIBLE_ATTRIBUTE_FAMILY: String { #"family-name"# }
/// The constant
/// [`GTK_ACCESSIBLE_ATTRIBUTE_FOREGROUND`](https://docs.gtk.org/gtk4/const.ACCESSIBLE_ATTRIBUTE_FOREGROUND.html). Since
/// GTK 4.14.
public nonisolated var ACCESSIBLE_ATTRIBUTE_FOREGROUND: String { #"fg-color"# }
/// The constant
/// [`GTK_ACCESSIBLE_ATTRIBUTE_OVERLINE`](https://docs.gtk.org/gtk4/const.ACCESSIBLE_ATTRIBUTE_OVERLINE.html). Since GTK
/// 4.14.
public nonisolated var ACCESSIBLE_ATTRIBUTE_OVERLINE: String { #"overline"# }
/// The constant
/// [`GTK_ACCESSIBLE_ATTRIBUTE_OVERLINE_NONE`](https://docs.gtk.org/gtk4/const.ACCESSIBLE_ATTRIBUTE_OVERLINE_NONE.html).
/// Since GTK 4.14.
public nonisolated var ACCESSIBLE_ATTRIBUTE_OVERLINE_NONE: String { #"none"# }
/// The constant
/// [`GTK_ACCESSIBLE_ATTRIBUTE_OVERLINE_SINGLE`](https://docs.gtk.org/gtk4/const.ACCESSIBLE_ATTRIBUTE_OVERLINE_SINGLE.html).
/// Since GTK 4.14.
public nonisolated var ACCESSIBLE_ATTRIBUTE_OVERLINE_SINGLE: String { #"single"# }
/// The constant [`GTK_ACCESSIBLE_ATTRIBUTE_SIZE`](https://docs.gtk.org/gtk4/const.ACCESSIBLE_ATTRIBUTE_SIZE.html).
/// Since GTK 4.14.
public nonisolated var ACCESSIBLE_ATTRIBUTE_SIZE: String { #"size"# }
/// The constant
/// [`GTK_ACCESSIBLE_ATTRIBUTE_STRETCH`](https://docs.gtk.org/gtk4/const.ACCESSIBLE_ATTRIBUTE_STRETCH.html). Since GTK
/// 4.14.
public nonisolated var ACCESSIBLE_ATTRIBUTE_STRETCH: String { #"stretch"# }
/// The constant
/// [`GTK_ACCESSIBLE_ATTRIBUTE_STRETCH_CONDENSED`](https://docs.gtk.org/gtk4/const.ACCESSIBLE_ATTRIBUTE_STRETCH_CONDENSED.html).
/// Since GTK 4.14.
public nonisolated var ACCESSIBLE_ATTRIBUTE_STRETCH_CONDENSED: String { #"condensed"# }
/// The constant
/// [`GTK_ACCESSIBLE_ATTRIBUTE_STRETCH_EXPANDED`](https://docs.gtk.org/gtk4/const.ACCESSIBLE_ATTRIBUTE_STRETCH_EXPANDED.html).
/// Since GTK 4.14.
public nonisolated var ACCESSIBLE_ATTRIBUTE_STRETCH_EXPANDED: String { #"expanded"# }
/// The constant
/// [`GTK_ACCESSIBLE_ATTRIBUTE_STRETCH_EXTRA_CONDENSED`](https://docs.gtk.org/gtk4/const.ACCESSIBLE_ATTRIBUTE_STRETCH_EXTRA_CONDENSED.html).
/// Since GTK 4.14.
public nonisolated var ACCESSIBLE_ATTRIBUTE_STRETCH_EXTRA_CONDENSED: String { #"extra_condensed"# }
/// The constant
/// [`GTK_ACCESSIBLE_ATTRIBUTE_STRETCH_EXTRA_EXPANDED`](https://docs.gtk.org/gtk4/const.ACCESSIBLE_ATTRIBUTE_STRETCH_EXTRA_EXPANDED.html).
/// Since GTK 4.14.
public nonisolated var ACCESSIBLE_ATTRIBUTE_STRETCH_EXTRA_EXPANDED: String { #"extra_expanded"# }
/// The constant
/// [`GTK_ACCESSIBLE_ATTRIBUTE_STRETCH_NORMAL`](https://docs.gtk.org/gtk4/const.ACCESSIBLE_ATTRIBUTE_STRETCH_NORMAL.html).
/// Since GTK 4.14.
public nonisolated var ACCESSIBLE_ATTRIBUTE_STRETCH_NORMAL: String { #"normal"# }
/// The constant
/// [`GTK_ACCESSIBLE_ATTRIBUTE_STRETCH_SEMI_CONDENSED`](https://docs.gtk.org/gtk4/const.ACCESSIBLE_ATTRIBUTE_STRETCH_SEMI_CONDENSED.html).
/// Since GTK 4.14.
public nonisolated var ACCESSIBLE_ATTRIBUTE_STRETCH_SEMI_CONDENSED: String { #"semi_condensed"# }
/// The constant
/// [`GTK_ACCESSIBLE_ATTRIBUTE_STRETCH_SEMI_EXPANDED`](https://docs.gtk.org/gtk4/const.ACCESSIBLE_ATTRIBUTE_STRETCH_SEMI_EXPANDED.html).
/// Since GTK 4.14.
public nonisolated var ACCESSIBLE_ATTRIBUTE_STRETCH_SEMI_EXPANDED: String { #"semi_expanded"# }
/// The constant
/// [`GTK_ACCESSIBLE_ATTRIBUTE_STRETCH_ULTRA_CONDENSED`](https://docs.gtk.org/gtk4/const.ACCESSIBLE_ATTRIBUTE_STRETCH_ULTRA_CONDENSED.html).
/// Since GTK 4.14.
public nonisolated var ACCESSIBLE_ATTRIBUTE_STRETCH_ULTRA_CONDENSED: String { #"ultra_condensed"# }
/// The constant
/// [`GTK_ACCESSIBLE_ATTRIBUTE_STRETCH_ULTRA_EXPANDED`](https://docs.gtk.org/gtk4/const.ACCESSIBLE_ATTRIBUTE_STRETCH_ULTRA_EXPANDED.html).
/// Since GTK 4.14.
public nonisolated var ACCESSIBLE_ATTRIBUTE_STRETCH_ULTRA_EXPANDED: String { #"ultra_expanded"# }
/// The constant
/// [`GTK_ACCESSIBLE_ATTRIBUTE_STRIKETHROUGH`](https://docs.gtk.org/gtk4/const.ACCESSIBLE_ATTRIBUTE_STRIKETHROUGH.html).
/// Since GTK 4.14.
public nonisolated var ACCESSIBLE_ATTRIBUTE_STRIKETHROUGH: String { #"strikethrough"# }
/// The constant [`GTK_ACCESSIBLE_ATTRIBUTE_STYLE`](https://docs.gtk.org/gtk4/const.ACCESSIBLE_ATTRIBUTE_STYLE.html).
/// Since GTK 4.14.
public nonisolated var ACCESSIBLE_ATTRIBUTE_STYLE: String { #"style"# }
/// The constant
/// [`GTK_ACCESSIBLE_ATTRIBUTE_STYLE_ITALIC`](https://docs.gtk.org/gtk4/const.ACCESSIBLE_ATTRIBUTE_STYLE_ITALIC.html).
/// Since GTK 4.14.
public nonisolated var ACCESSIBLE_ATTRIBUTE_STYLE_ITALIC: String { #"italic"# }
/// The constant
/// [`GTK_ACCESSIBLE_ATTRIBUTE_STYLE_NORMAL`](https://docs.gtk.org/gtk4/const.ACCESSIBLE_ATTRIBUTE_STYLE_NORMAL.html).
/// Since GTK 4.14.
public nonisolated var ACCESSIBLE_ATTRIBUTE_STYLE_NORMAL: String { #"normal"# }
/// The constant
/// [`GTK_ACCESSIBLE_ATTRIBUTE_STYLE_OBLIQUE`](https://docs.gtk.org/gtk4/const.ACCESSIBLE_ATTRIBUTE_STYLE_OBLIQUE.html).
/// Since GTK 4.14.
public nonisolated var ACCESSIBLE_ATTRIBUTE_STYLE_OBLIQUE: String { #"oblique"# }
/// The constant
/// [`GTK_ACCESSIBLE_ATTRIBUTE_UNDERLINE`](https://docs.gtk.org/gtk4/const.ACCESSIBLE_ATTRIBUTE_UNDERLINE.html). Since
/// GTK 4.14.
public nonisolated var ACCESSIBLE_ATTRIBUTE_UNDERLINE: String { #"underline"# }
/// The constant
/// [`GTK_ACCESSIBLE_ATTRIBUTE_UNDERLINE_DOUBLE`](https://docs.gtk.org/gtk4/const.ACCESSIBLE_ATTRIBUTE_UNDERLINE_DOUBLE.html).
/// Since GTK 4.14.
public nonisolated var ACCESSIBLE_ATTRIBUTE_UNDERLINE_DOUBLE: String { #"double"# }
/// The constant
/// [`GTK_ACCESSIBLE_ATTRIBUTE_UNDERLINE_ERROR`](https://docs.gtk.org/gtk4/const.ACCESSIBLE_ATTRIBUTE_UNDERLINE_ERROR.html).
/// Since GTK 4.14.
public nonisolated var ACCESSIBLE_ATTRIBUTE_UNDERLINE_ERROR: String { #"error"# }
/// The constant
/// [`GTK_ACCESSIBLE_ATTRIBUTE_UNDERLINE_NONE`](https://docs.gtk.org/gtk4/const.ACCESSIBLE_ATTRIBUTE_UNDERLINE_NONE.html).
/// Since GTK 4.14.
public nonisolated var ACCESSIBLE_ATTRIBUTE_UNDERLINE_NONE: String { #"none"# }
/// The constant
/// [`GTK_ACCESSIBLE_ATTRIBUTE_UNDERLINE_SINGLE`](https://docs.gtk.org/gtk4/const.ACCESSIBLE_ATTRIBUTE_UNDERLINE_SINGLE.html).
/// Since GTK 4.14.
public nonisolated var ACCESSIBLE_ATTRIBUTE_UNDERLINE_SINGLE: String { #"single"# }
/// The constant
/// [`GTK_ACCESSIBLE_ATTRIBUTE_VARIANT`](https://docs.gtk.org/gtk4/const.ACCESSIBLE_ATTRIBUTE_VARIANT.html). Since GTK
/// 4.14.
public nonisolated var ACCESSIBLE_ATTRIBUTE_VARIANT: String { #"variant"# }
/// The constant
/// [`GTK_ACCESSIBLE_ATTRIBUTE_VARIANT_ALL_PETITE_CAPS`](https://docs.gtk.org/gtk4/const.ACCESSIBLE_ATTRIBUTE_VARIANT_ALL_PETITE_CAPS.html).
/// Since GTK 4.14.
public nonisolated var ACCESSIBLE_ATTRIBUTE_VARIANT_ALL_PETITE_CAPS: String { #"all-petite-caps"# }
/// The constant
/// [`GTK_ACCESSIBLE_ATTRIBUTE_VARIANT_ALL_SMALL_CAPS`](https://docs.gtk.org/gtk4/const.ACCESSIBLE_ATTRIBUTE_VARIANT_ALL_SMALL_CAPS.html).
/// Since GTK 4.14.
public nonisolated var ACCESSIBLE_ATTRIBUTE_VARIANT_ALL_SMALL_CAPS: String { #"all-small-caps"# }
/// The constant
/// [`GTK_ACCESSIBLE_ATTRIBUTE_VARIANT_PETITE_CAPS`](https://docs.gtk.org/gtk4/const.ACCESSIBLE_ATTRIBUTE_VARIANT_PETITE_CAPS.html).
/// Since GTK 4.14.
public nonisolated var ACCESSIBLE_ATTRIBUTE_VARIANT_PETITE_CAPS: String { #"petite-caps"# }
/// The constant
/// [`GTK_ACCESSIBLE_ATTRIBUTE_VARIANT_SMALL_CAPS`](https://docs.gtk.org/gtk4/const.ACCESSIBLE_ATTRIBUTE_VARIANT_SMALL_CAPS.html).
/// Since GTK 4.14.
public nonisolated var ACCESSIBLE_ATTRIBUTE_VARIANT_SMALL_CAPS: String { #"small-caps"# }
/// The constant
/// [`GTK_ACCESSIBLE_ATTRIBUTE_VARIANT_TITLE_CAPS`](https://docs.gtk.org/gtk4/const.ACCESSIBLE_ATTRIBUTE_VARIANT_TITLE_CAPS.html).
/// Since GTK 4.14.
public nonisolated var ACCESSIBLE_ATTRIBUTE_VARIANT_TITLE_CAPS: String { #"title-caps"# }
/// The constant
/// [`GTK_ACCESSIBLE_ATTRIBUTE_VARIANT_UNICASE`](https://docs.gtk.org/gtk4/const.ACCESSIBLE_ATTRIBUTE_VARIANT_UNICASE.html).
/// Since GTK 4.14.
public nonisolated var ACCESSIBLE_ATTRIBUTE_VARIANT_UNICASE: String { #"unicase"# }
/// The constant [`GTK_ACCESSIBLE_ATTRIBUTE_WEIGHT`](https://docs.gtk.org/gtk4/const.ACCESSIBLE_ATTRIBUTE_WEIGHT.html).
/// Since GTK 4.14.
public nonisolated var ACCESSIBLE_ATTRIBUTE_WEIGHT: String { #"weight"# }

#endif
