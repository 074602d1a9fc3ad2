// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CShumate
@_spi(Bindings) import Gtk
