// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_8
import CAdwaita
@_spi(Bindings) import Gtk

let callGtkListBoxCreateWidgetFunc: GtkListBoxCreateWidgetFunc = { item, context in
  let body: (Gtk.Object) -> Gtk.Widget = Gtk.lentClosure(context)
  return body(Gtk.lentObject(item)!).givenPointer().assumingMemoryBound(to: GtkWidget.self)
}

#endif
