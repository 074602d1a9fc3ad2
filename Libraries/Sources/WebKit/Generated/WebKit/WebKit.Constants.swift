// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CWebKit
@_spi(Bindings) import Gtk

extension WebKit {
  /// The constant
  /// [`WEBKIT_EDITING_COMMAND_COPY`](https://webkitgtk.org/reference/webkitgtk/stable/const.EDITING_COMMAND_COPY.html).
  public nonisolated static var EDITING_COMMAND_COPY: String { #"Copy"# }
  /// The constant
  /// [`WEBKIT_EDITING_COMMAND_CREATE_LINK`](https://webkitgtk.org/reference/webkitgtk/stable/const.EDITING_COMMAND_CREATE_LINK.html).
  /// Since WebKitGTK 2.10.
  public nonisolated static var EDITING_COMMAND_CREATE_LINK: String { #"CreateLink"# }
  /// The constant
  /// [`WEBKIT_EDITING_COMMAND_CUT`](https://webkitgtk.org/reference/webkitgtk/stable/const.EDITING_COMMAND_CUT.html).
  public nonisolated static var EDITING_COMMAND_CUT: String { #"Cut"# }
  /// The constant
  /// [`WEBKIT_EDITING_COMMAND_INSERT_IMAGE`](https://webkitgtk.org/reference/webkitgtk/stable/const.EDITING_COMMAND_INSERT_IMAGE.html).
  /// Since WebKitGTK 2.10.
  public nonisolated static var EDITING_COMMAND_INSERT_IMAGE: String { #"InsertImage"# }
  /// The constant
  /// [`WEBKIT_EDITING_COMMAND_PASTE`](https://webkitgtk.org/reference/webkitgtk/stable/const.EDITING_COMMAND_PASTE.html).
  public nonisolated static var EDITING_COMMAND_PASTE: String { #"Paste"# }
  /// The constant
  /// [`WEBKIT_EDITING_COMMAND_PASTE_AS_PLAIN_TEXT`](https://webkitgtk.org/reference/webkitgtk/stable/const.EDITING_COMMAND_PASTE_AS_PLAIN_TEXT.html).
  /// Since WebKitGTK 2.30.
  public nonisolated static var EDITING_COMMAND_PASTE_AS_PLAIN_TEXT: String { #"PasteAsPlainText"# }
  /// The constant
  /// [`WEBKIT_EDITING_COMMAND_REDO`](https://webkitgtk.org/reference/webkitgtk/stable/const.EDITING_COMMAND_REDO.html).
  public nonisolated static var EDITING_COMMAND_REDO: String { #"Redo"# }
  /// The constant
  /// [`WEBKIT_EDITING_COMMAND_SELECT_ALL`](https://webkitgtk.org/reference/webkitgtk/stable/const.EDITING_COMMAND_SELECT_ALL.html).
  public nonisolated static var EDITING_COMMAND_SELECT_ALL: String { #"SelectAll"# }
  /// The constant
  /// [`WEBKIT_EDITING_COMMAND_UNDO`](https://webkitgtk.org/reference/webkitgtk/stable/const.EDITING_COMMAND_UNDO.html).
  public nonisolated static var EDITING_COMMAND_UNDO: String { #"Undo"# }
  /// The constant [`WEBKIT_MAJOR_VERSION`](https://webkitgtk.org/reference/webkitgtk/stable/const.MAJOR_VERSION.html).
  public nonisolated static var MAJOR_VERSION: Int { 2 }
  /// The constant [`WEBKIT_MICRO_VERSION`](https://webkitgtk.org/reference/webkitgtk/stable/const.MICRO_VERSION.html).
  public nonisolated static var MICRO_VERSION: Int { 6 }
  /// The constant [`WEBKIT_MINOR_VERSION`](https://webkitgtk.org/reference/webkitgtk/stable/const.MINOR_VERSION.html).
  public nonisolated static var MINOR_VERSION: Int { 50 }
}
