// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_22
import CGtk

/// The constant [`GTK_SVG_DEFAULT_FEATURES`](https://docs.gtk.org/gtk4/const.SVG_DEFAULT_FEATURES.html). Since GTK
/// 4.22.
public nonisolated var SVG_DEFAULT_FEATURES: Int { 15 }

#endif
