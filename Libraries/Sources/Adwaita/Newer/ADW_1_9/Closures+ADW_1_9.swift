// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_9
import CAdwaita
@_spi(Bindings) import Gtk

let callAdwSidebarSectionCreateItemFunc: AdwSidebarSectionCreateItemFunc = { item, context in
  let body: (Gtk.Object) -> Adw.SidebarItem = Gtk.lentClosure(context)
  return body(Gtk.lentObject(item)!).givenPointer().assumingMemoryBound(to: AdwSidebarItem.self)
}

#endif
