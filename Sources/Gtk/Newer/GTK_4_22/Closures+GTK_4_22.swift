// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_22
import CGtk

let callGskRenderReplayFontFilter: GskRenderReplayFontFilter = { replay, font, context in
  let body: (Gsk.RenderReplay, Pango.Font) -> Pango.Font = lentClosure(context)
  return body(promised(lentBoxed(opaque: replay)), lentObject(font)!).givenPointer().assumingMemoryBound(
    to: PangoFont.self)
}

let callGskRenderReplayNodeFilter: GskRenderReplayNodeFilter = { replay, node, context in
  let body: (Gsk.RenderReplay, Gsk.RenderNode) -> Gsk.RenderNode? = lentClosure(context)
  return body(promised(lentBoxed(opaque: replay)), promised(lentBoxed(opaque: node)))?.given()
}

let callGskRenderReplayTextureFilter: GskRenderReplayTextureFilter = { replay, texture, context in
  let body: (Gsk.RenderReplay, Gdk.Texture) -> Gdk.Texture = lentClosure(context)
  return body(promised(lentBoxed(opaque: replay)), lentObject(opaque: texture)!).given()
}

#endif
