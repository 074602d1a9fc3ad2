// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CGtkSource
@_spi(Bindings) import Gtk

let callGFileProgressCallback: GFileProgressCallback = { currentNumBytes, totalNumBytes, context in
  let body: (Int, Int) -> Void = Gtk.lentClosure(context)
  body(currentNumBytes, totalNumBytes)
}

let callGtkSourceSchedulerCallback: GtkSourceSchedulerCallback = { deadline, context in
  let body: (Int) -> Bool = Gtk.lentClosure(context)
  return body(deadline).gboolean
}

let callGtkSourceSchedulerCallbackOnce: GtkSourceSchedulerCallback = { deadline, context in
  let body: (Int) -> Bool = Gtk.takenClosure(context)
  return body(deadline).gboolean
}
