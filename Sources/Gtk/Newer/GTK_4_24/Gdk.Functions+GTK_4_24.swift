// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_24
import CGtk

extension Gdk {
  /// Calls [`gdk_keyval_get_aliases()`](https://docs.gtk.org/gdk4/func.keyval_get_aliases.html). Since GTK 4.24.
  public static func keyvalGetAliases(_ keyval: Int) -> [Int] {
    var cNAliases: UInt32 = 0
    let result = gdk_keyval_get_aliases(keyval.uint32, &cNAliases)
    return elements(result, count: cNAliases.int, isGiven: false) { $0.int }
  }
}

#endif
