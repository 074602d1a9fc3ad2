// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The interface [`GtkBuilderScope`](https://docs.gtk.org/gtk4/iface.BuilderScope.html).
public protocol BuilderScope: Object {}

/// An object of a class that is private to its library, known by its interface.
final class BuilderScopeObject: Object, BuilderScope {}
