// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CWebKit
@_spi(Bindings) import Gtk

/// What WebKitGTK's interface uses of JavaScriptCore.
public enum JavaScriptCore {}
