// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CWebKit
@_spi(Bindings) import Gtk

extension JavaScriptCore {
  /// The constant [`JSC_MAJOR_VERSION`](https://webkitgtk.org/reference/jsc-glib/stable/const.MAJOR_VERSION.html).
  public nonisolated static var MAJOR_VERSION: Int { 2 }
  /// The constant [`JSC_MICRO_VERSION`](https://webkitgtk.org/reference/jsc-glib/stable/const.MICRO_VERSION.html).
  public nonisolated static var MICRO_VERSION: Int { 6 }
  /// The constant [`JSC_MINOR_VERSION`](https://webkitgtk.org/reference/jsc-glib/stable/const.MINOR_VERSION.html).
  public nonisolated static var MINOR_VERSION: Int { 50 }
  /// The constant [`JSC_OPTIONS_USE_DFG`](https://webkitgtk.org/reference/jsc-glib/stable/const.OPTIONS_USE_DFG.html).
  /// Since JavaScriptCoreGTK 2.24.
  public nonisolated static var OPTIONS_USE_DFG: String { #"useDFGJIT"# }
  /// The constant [`JSC_OPTIONS_USE_FTL`](https://webkitgtk.org/reference/jsc-glib/stable/const.OPTIONS_USE_FTL.html).
  /// Since JavaScriptCoreGTK 2.24.
  public nonisolated static var OPTIONS_USE_FTL: String { #"useFTLJIT"# }
  /// The constant [`JSC_OPTIONS_USE_JIT`](https://webkitgtk.org/reference/jsc-glib/stable/const.OPTIONS_USE_JIT.html).
  /// Since JavaScriptCoreGTK 2.24.
  public nonisolated static var OPTIONS_USE_JIT: String { #"useJIT"# }
  /// The constant
  /// [`JSC_OPTIONS_USE_LLINT`](https://webkitgtk.org/reference/jsc-glib/stable/const.OPTIONS_USE_LLINT.html). Since
  /// JavaScriptCoreGTK 2.24.
  public nonisolated static var OPTIONS_USE_LLINT: String { #"useLLInt"# }
}
