// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CWebKit
@_spi(Bindings) import Gtk

/// WebKitGTK.
public enum WebKit {
  /// Makes the classes known to `Gtk`, so that it wraps objects of them as such.
  ///
  /// A class does so when it is first used. Call this in a program that gets its first objects from elsewhere, such
  /// as from a `.ui` file.
  public static func registerTypes() { _ = registeredTypes }
}
