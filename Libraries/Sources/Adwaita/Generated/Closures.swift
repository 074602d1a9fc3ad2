// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CAdwaita
@_spi(Bindings) import Gtk

let callAdwAnimationTargetFunc: AdwAnimationTargetFunc = { value, context in
  let body: (Double) -> Void = Gtk.lentClosure(context)
  body(value)
}
