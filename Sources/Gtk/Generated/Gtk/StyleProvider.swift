// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The interface [`GtkStyleProvider`](https://docs.gtk.org/gtk4/iface.StyleProvider.html).
public protocol StyleProvider: Object {}

extension Reactive where Base: StyleProvider {
  /// The signal [`gtk-private-changed`](https://docs.gtk.org/gtk4/signal.StyleProvider.gtk-private-changed.html) of
  /// `GtkStyleProvider`.
  public var gtkPrivateChanged: SafeSignal<Void> { signal("gtk-private-changed") }
}

/// An object of a class that is private to its library, known by its interface.
final class StyleProviderObject: Object, StyleProvider {}
