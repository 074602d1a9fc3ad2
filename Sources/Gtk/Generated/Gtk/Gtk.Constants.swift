// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The constant [`GTK_ACCESSIBLE_VALUE_UNDEFINED`](https://docs.gtk.org/gtk4/const.ACCESSIBLE_VALUE_UNDEFINED.html).
public nonisolated var ACCESSIBLE_VALUE_UNDEFINED: Int { -1 }
/// The constant [`GTK_BINARY_AGE`](https://docs.gtk.org/gtk4/const.BINARY_AGE.html).
public nonisolated var BINARY_AGE: Int { 803 }
/// The constant
/// [`GTK_IM_MODULE_EXTENSION_POINT_NAME`](https://docs.gtk.org/gtk4/const.IM_MODULE_EXTENSION_POINT_NAME.html).
public nonisolated var IM_MODULE_EXTENSION_POINT_NAME: String { #"gtk-im-module"# }
/// The constant [`GTK_INPUT_ERROR`](https://docs.gtk.org/gtk4/const.INPUT_ERROR.html).
public nonisolated var INPUT_ERROR: Int { -1 }
/// The constant [`GTK_INTERFACE_AGE`](https://docs.gtk.org/gtk4/const.INTERFACE_AGE.html).
public nonisolated var INTERFACE_AGE: Int { 3 }
/// The constant [`GTK_INVALID_LIST_POSITION`](https://docs.gtk.org/gtk4/const.INVALID_LIST_POSITION.html).
public nonisolated var INVALID_LIST_POSITION: Int { 4_294_967_295 }
/// The constant [`GTK_LEVEL_BAR_OFFSET_FULL`](https://docs.gtk.org/gtk4/const.LEVEL_BAR_OFFSET_FULL.html).
public nonisolated var LEVEL_BAR_OFFSET_FULL: String { #"full"# }
/// The constant [`GTK_LEVEL_BAR_OFFSET_HIGH`](https://docs.gtk.org/gtk4/const.LEVEL_BAR_OFFSET_HIGH.html).
public nonisolated var LEVEL_BAR_OFFSET_HIGH: String { #"high"# }
/// The constant [`GTK_LEVEL_BAR_OFFSET_LOW`](https://docs.gtk.org/gtk4/const.LEVEL_BAR_OFFSET_LOW.html).
public nonisolated var LEVEL_BAR_OFFSET_LOW: String { #"low"# }
/// The constant [`GTK_MAJOR_VERSION`](https://docs.gtk.org/gtk4/const.MAJOR_VERSION.html).
public nonisolated var MAJOR_VERSION: Int { 4 }
/// The constant [`GTK_MAX_COMPOSE_LEN`](https://docs.gtk.org/gtk4/const.MAX_COMPOSE_LEN.html).
public nonisolated var MAX_COMPOSE_LEN: Int { 7 }
/// The constant
/// [`GTK_MEDIA_FILE_EXTENSION_POINT_NAME`](https://docs.gtk.org/gtk4/const.MEDIA_FILE_EXTENSION_POINT_NAME.html).
public nonisolated var MEDIA_FILE_EXTENSION_POINT_NAME: String { #"gtk-media-file"# }
/// The constant [`GTK_MICRO_VERSION`](https://docs.gtk.org/gtk4/const.MICRO_VERSION.html).
public nonisolated var MICRO_VERSION: Int { 3 }
/// The constant [`GTK_MINOR_VERSION`](https://docs.gtk.org/gtk4/const.MINOR_VERSION.html).
public nonisolated var MINOR_VERSION: Int { 8 }
/// The constant [`GTK_PAPER_NAME_A3`](https://docs.gtk.org/gtk4/const.PAPER_NAME_A3.html).
public nonisolated var PAPER_NAME_A3: String { #"iso_a3"# }
/// The constant [`GTK_PAPER_NAME_A4`](https://docs.gtk.org/gtk4/const.PAPER_NAME_A4.html).
public nonisolated var PAPER_NAME_A4: String { #"iso_a4"# }
/// The constant [`GTK_PAPER_NAME_A5`](https://docs.gtk.org/gtk4/const.PAPER_NAME_A5.html).
public nonisolated var PAPER_NAME_A5: String { #"iso_a5"# }
/// The constant [`GTK_PAPER_NAME_B5`](https://docs.gtk.org/gtk4/const.PAPER_NAME_B5.html).
public nonisolated var PAPER_NAME_B5: String { #"iso_b5"# }
/// The constant [`GTK_PAPER_NAME_EXECUTIVE`](https://docs.gtk.org/gtk4/const.PAPER_NAME_EXECUTIVE.html).
public nonisolated var PAPER_NAME_EXECUTIVE: String { #"na_executive"# }
/// The constant [`GTK_PAPER_NAME_LEGAL`](https://docs.gtk.org/gtk4/const.PAPER_NAME_LEGAL.html).
public nonisolated var PAPER_NAME_LEGAL: String { #"na_legal"# }
/// The constant [`GTK_PAPER_NAME_LETTER`](https://docs.gtk.org/gtk4/const.PAPER_NAME_LETTER.html).
public nonisolated var PAPER_NAME_LETTER: String { #"na_letter"# }
/// The constant [`GTK_PRINT_SETTINGS_COLLATE`](https://docs.gtk.org/gtk4/const.PRINT_SETTINGS_COLLATE.html).
public nonisolated var PRINT_SETTINGS_COLLATE: String { #"collate"# }
/// The constant
/// [`GTK_PRINT_SETTINGS_DEFAULT_SOURCE`](https://docs.gtk.org/gtk4/const.PRINT_SETTINGS_DEFAULT_SOURCE.html).
public nonisolated var PRINT_SETTINGS_DEFAULT_SOURCE: String { #"default-source"# }
/// The constant [`GTK_PRINT_SETTINGS_DITHER`](https://docs.gtk.org/gtk4/const.PRINT_SETTINGS_DITHER.html).
public nonisolated var PRINT_SETTINGS_DITHER: String { #"dither"# }
/// The constant [`GTK_PRINT_SETTINGS_DUPLEX`](https://docs.gtk.org/gtk4/const.PRINT_SETTINGS_DUPLEX.html).
public nonisolated var PRINT_SETTINGS_DUPLEX: String { #"duplex"# }
/// The constant [`GTK_PRINT_SETTINGS_FINISHINGS`](https://docs.gtk.org/gtk4/const.PRINT_SETTINGS_FINISHINGS.html).
public nonisolated var PRINT_SETTINGS_FINISHINGS: String { #"finishings"# }
/// The constant [`GTK_PRINT_SETTINGS_MEDIA_TYPE`](https://docs.gtk.org/gtk4/const.PRINT_SETTINGS_MEDIA_TYPE.html).
public nonisolated var PRINT_SETTINGS_MEDIA_TYPE: String { #"media-type"# }
/// The constant [`GTK_PRINT_SETTINGS_NUMBER_UP`](https://docs.gtk.org/gtk4/const.PRINT_SETTINGS_NUMBER_UP.html).
public nonisolated var PRINT_SETTINGS_NUMBER_UP: String { #"number-up"# }
/// The constant
/// [`GTK_PRINT_SETTINGS_NUMBER_UP_LAYOUT`](https://docs.gtk.org/gtk4/const.PRINT_SETTINGS_NUMBER_UP_LAYOUT.html).
public nonisolated var PRINT_SETTINGS_NUMBER_UP_LAYOUT: String { #"number-up-layout"# }
/// The constant [`GTK_PRINT_SETTINGS_N_COPIES`](https://docs.gtk.org/gtk4/const.PRINT_SETTINGS_N_COPIES.html).
public nonisolated var PRINT_SETTINGS_N_COPIES: String { #"n-copies"# }
/// The constant [`GTK_PRINT_SETTINGS_ORIENTATION`](https://docs.gtk.org/gtk4/const.PRINT_SETTINGS_ORIENTATION.html).
public nonisolated var PRINT_SETTINGS_ORIENTATION: String { #"orientation"# }
/// The constant
/// [`GTK_PRINT_SETTINGS_OUTPUT_BASENAME`](https://docs.gtk.org/gtk4/const.PRINT_SETTINGS_OUTPUT_BASENAME.html).
public nonisolated var PRINT_SETTINGS_OUTPUT_BASENAME: String { #"output-basename"# }
/// The constant [`GTK_PRINT_SETTINGS_OUTPUT_BIN`](https://docs.gtk.org/gtk4/const.PRINT_SETTINGS_OUTPUT_BIN.html).
public nonisolated var PRINT_SETTINGS_OUTPUT_BIN: String { #"output-bin"# }
/// The constant [`GTK_PRINT_SETTINGS_OUTPUT_DIR`](https://docs.gtk.org/gtk4/const.PRINT_SETTINGS_OUTPUT_DIR.html).
public nonisolated var PRINT_SETTINGS_OUTPUT_DIR: String { #"output-dir"# }
/// The constant
/// [`GTK_PRINT_SETTINGS_OUTPUT_FILE_FORMAT`](https://docs.gtk.org/gtk4/const.PRINT_SETTINGS_OUTPUT_FILE_FORMAT.html).
public nonisolated var PRINT_SETTINGS_OUTPUT_FILE_FORMAT: String { #"output-file-format"# }
/// The constant [`GTK_PRINT_SETTINGS_OUTPUT_URI`](https://docs.gtk.org/gtk4/const.PRINT_SETTINGS_OUTPUT_URI.html).
public nonisolated var PRINT_SETTINGS_OUTPUT_URI: String { #"output-uri"# }
/// The constant [`GTK_PRINT_SETTINGS_PAGE_RANGES`](https://docs.gtk.org/gtk4/const.PRINT_SETTINGS_PAGE_RANGES.html).
public nonisolated var PRINT_SETTINGS_PAGE_RANGES: String { #"page-ranges"# }
/// The constant [`GTK_PRINT_SETTINGS_PAGE_SET`](https://docs.gtk.org/gtk4/const.PRINT_SETTINGS_PAGE_SET.html).
public nonisolated var PRINT_SETTINGS_PAGE_SET: String { #"page-set"# }
/// The constant [`GTK_PRINT_SETTINGS_PAPER_FORMAT`](https://docs.gtk.org/gtk4/const.PRINT_SETTINGS_PAPER_FORMAT.html).
public nonisolated var PRINT_SETTINGS_PAPER_FORMAT: String { #"paper-format"# }
/// The constant [`GTK_PRINT_SETTINGS_PAPER_HEIGHT`](https://docs.gtk.org/gtk4/const.PRINT_SETTINGS_PAPER_HEIGHT.html).
public nonisolated var PRINT_SETTINGS_PAPER_HEIGHT: String { #"paper-height"# }
/// The constant [`GTK_PRINT_SETTINGS_PAPER_WIDTH`](https://docs.gtk.org/gtk4/const.PRINT_SETTINGS_PAPER_WIDTH.html).
public nonisolated var PRINT_SETTINGS_PAPER_WIDTH: String { #"paper-width"# }
/// The constant [`GTK_PRINT_SETTINGS_PRINTER`](https://docs.gtk.org/gtk4/const.PRINT_SETTINGS_PRINTER.html).
public nonisolated var PRINT_SETTINGS_PRINTER: String { #"printer"# }
/// The constant [`GTK_PRINT_SETTINGS_PRINTER_LPI`](https://docs.gtk.org/gtk4/const.PRINT_SETTINGS_PRINTER_LPI.html).
public nonisolated var PRINT_SETTINGS_PRINTER_LPI: String { #"printer-lpi"# }
/// The constant [`GTK_PRINT_SETTINGS_PRINT_PAGES`](https://docs.gtk.org/gtk4/const.PRINT_SETTINGS_PRINT_PAGES.html).
public nonisolated var PRINT_SETTINGS_PRINT_PAGES: String { #"print-pages"# }
/// The constant [`GTK_PRINT_SETTINGS_QUALITY`](https://docs.gtk.org/gtk4/const.PRINT_SETTINGS_QUALITY.html).
public nonisolated var PRINT_SETTINGS_QUALITY: String { #"quality"# }
/// The constant [`GTK_PRINT_SETTINGS_RESOLUTION`](https://docs.gtk.org/gtk4/const.PRINT_SETTINGS_RESOLUTION.html).
public nonisolated var PRINT_SETTINGS_RESOLUTION: String { #"resolution"# }
/// The constant [`GTK_PRINT_SETTINGS_RESOLUTION_X`](https://docs.gtk.org/gtk4/const.PRINT_SETTINGS_RESOLUTION_X.html).
public nonisolated var PRINT_SETTINGS_RESOLUTION_X: String { #"resolution-x"# }
/// The constant [`GTK_PRINT_SETTINGS_RESOLUTION_Y`](https://docs.gtk.org/gtk4/const.PRINT_SETTINGS_RESOLUTION_Y.html).
public nonisolated var PRINT_SETTINGS_RESOLUTION_Y: String { #"resolution-y"# }
/// The constant [`GTK_PRINT_SETTINGS_REVERSE`](https://docs.gtk.org/gtk4/const.PRINT_SETTINGS_REVERSE.html).
public nonisolated var PRINT_SETTINGS_REVERSE: String { #"reverse"# }
/// The constant [`GTK_PRINT_SETTINGS_SCALE`](https://docs.gtk.org/gtk4/const.PRINT_SETTINGS_SCALE.html).
public nonisolated var PRINT_SETTINGS_SCALE: String { #"scale"# }
/// The constant [`GTK_PRINT_SETTINGS_USE_COLOR`](https://docs.gtk.org/gtk4/const.PRINT_SETTINGS_USE_COLOR.html).
public nonisolated var PRINT_SETTINGS_USE_COLOR: String { #"use-color"# }
/// The constant
/// [`GTK_PRINT_SETTINGS_WIN32_DRIVER_EXTRA`](https://docs.gtk.org/gtk4/const.PRINT_SETTINGS_WIN32_DRIVER_EXTRA.html).
public nonisolated var PRINT_SETTINGS_WIN32_DRIVER_EXTRA: String { #"win32-driver-extra"# }
/// The constant
/// [`GTK_PRINT_SETTINGS_WIN32_DRIVER_VERSION`](https://docs.gtk.org/gtk4/const.PRINT_SETTINGS_WIN32_DRIVER_VERSION.html).
public nonisolated var PRINT_SETTINGS_WIN32_DRIVER_VERSION: String { #"win32-driver-version"# }
/// The constant [`GTK_PRIORITY_RESIZE`](https://docs.gtk.org/gtk4/const.PRIORITY_RESIZE.html).
public nonisolated var PRIORITY_RESIZE: Int { 110 }
/// The constant
/// [`GTK_STYLE_PROVIDER_PRIORITY_APPLICATION`](https://docs.gtk.org/gtk4/const.STYLE_PROVIDER_PRIORITY_APPLICATION.html).
public nonisolated var STYLE_PROVIDER_PRIORITY_APPLICATION: Int { 600 }
/// The constant
/// [`GTK_STYLE_PROVIDER_PRIORITY_FALLBACK`](https://docs.gtk.org/gtk4/const.STYLE_PROVIDER_PRIORITY_FALLBACK.html).
public nonisolated var STYLE_PROVIDER_PRIORITY_FALLBACK: Int { 1 }
/// The constant
/// [`GTK_STYLE_PROVIDER_PRIORITY_SETTINGS`](https://docs.gtk.org/gtk4/const.STYLE_PROVIDER_PRIORITY_SETTINGS.html).
public nonisolated var STYLE_PROVIDER_PRIORITY_SETTINGS: Int { 400 }
/// The constant
/// [`GTK_STYLE_PROVIDER_PRIORITY_THEME`](https://docs.gtk.org/gtk4/const.STYLE_PROVIDER_PRIORITY_THEME.html).
public nonisolated var STYLE_PROVIDER_PRIORITY_THEME: Int { 200 }
/// The constant
/// [`GTK_STYLE_PROVIDER_PRIORITY_USER`](https://docs.gtk.org/gtk4/const.STYLE_PROVIDER_PRIORITY_USER.html).
public nonisolated var STYLE_PROVIDER_PRIORITY_USER: Int { 800 }
/// The constant [`GTK_TEXT_VIEW_PRIORITY_VALIDATE`](https://docs.gtk.org/gtk4/const.TEXT_VIEW_PRIORITY_VALIDATE.html).
public nonisolated var TEXT_VIEW_PRIORITY_VALIDATE: Int { 125 }
/// The constant
/// [`GTK_TREE_SORTABLE_DEFAULT_SORT_COLUMN_ID`](https://docs.gtk.org/gtk4/const.TREE_SORTABLE_DEFAULT_SORT_COLUMN_ID.html).
public nonisolated var TREE_SORTABLE_DEFAULT_SORT_COLUMN_ID: Int { -1 }
/// The constant
/// [`GTK_TREE_SORTABLE_UNSORTED_SORT_COLUMN_ID`](https://docs.gtk.org/gtk4/const.TREE_SORTABLE_UNSORTED_SORT_COLUMN_ID.html).
public nonisolated var TREE_SORTABLE_UNSORTED_SORT_COLUMN_ID: Int { -2 }
