// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_20
import CGtk

let callGskPathIntersectionFunc: GskPathIntersectionFunc = { path1, point1, path2, point2, kind, context in
  let body: (Gsk.Path, Gsk.PathPoint, Gsk.Path, Gsk.PathPoint, Gsk.PathIntersection) -> Bool = lentClosure(context)
  return body(
    promised(lentBoxed(opaque: path1)), promised(lentBoxed(point1)), promised(lentBoxed(opaque: path2)),
    promised(lentBoxed(point2)), Gsk.PathIntersection(cValue: kind)
  ).gboolean
}

#endif
