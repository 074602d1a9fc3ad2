// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// What GTK's interface uses of Gdk.
public enum Gdk {}
