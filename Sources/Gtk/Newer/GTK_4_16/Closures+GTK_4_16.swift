// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_16
import CGtk

let callGtkTextBufferCommitNotify: GtkTextBufferCommitNotify = { buffer, flags, position, length, context in
  let body: (TextBuffer, TextBufferNotifyFlags, Int, Int) -> Void = lentClosure(context)
  body(lentObject(buffer)!, TextBufferNotifyFlags(cValue: flags), position.int, length.int)
}

#endif
