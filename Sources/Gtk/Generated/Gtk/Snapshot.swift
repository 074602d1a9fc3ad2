// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The class [`GtkSnapshot`](https://docs.gtk.org/gtk4/class.Snapshot.html).
open class Snapshot: Gdk.Snapshot {
  open override class var gType: GType { gtk_snapshot_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_snapshot_new()`](https://docs.gtk.org/gtk4/ctor.Snapshot.new.html).
  public init() {
    super.init(adopting: gtk_snapshot_new().raw)
  }

  /// Calls [`gtk_snapshot_append_border()`](https://docs.gtk.org/gtk4/method.Snapshot.append_border.html).
  public final func appendBorder(_ outline: Gsk.RoundedRect, borderWidth: [Double], borderColor: [Gdk.RGBA]) {
    var cOutline = outline.cValue
    precondition(borderWidth.count == 4, "borderWidth has 4 elements")
    let cBorderWidth = borderWidth.map { $0.float }
    precondition(borderColor.count == 4, "borderColor has 4 elements")
    let cBorderColor = borderColor.map { $0.cValue }
    gtk_snapshot_append_border(instance(self), &cOutline, cBorderWidth, cBorderColor)
  }

  /// Calls [`gtk_snapshot_append_cairo()`](https://docs.gtk.org/gtk4/method.Snapshot.append_cairo.html).
  @discardableResult
  public final func appendCairo(_ bounds: Graphene.Rect) -> Cairo.Context {
    var cBounds = bounds.cValue
    return promised(givenBoxed(opaque: gtk_snapshot_append_cairo(instance(self), &cBounds)))
  }

  /// Calls [`gtk_snapshot_append_color()`](https://docs.gtk.org/gtk4/method.Snapshot.append_color.html).
  public final func appendColor(_ color: Gdk.RGBA, bounds: Graphene.Rect) {
    var cColor = color.cValue
    var cBounds = bounds.cValue
    gtk_snapshot_append_color(instance(self), &cColor, &cBounds)
  }

  /// Calls
  /// [`gtk_snapshot_append_conic_gradient()`](https://docs.gtk.org/gtk4/method.Snapshot.append_conic_gradient.html).
  public final func appendConicGradient(
    _ bounds: Graphene.Rect, center: Graphene.Point, rotation: Double, stops: [Gsk.ColorStop]
  ) {
    var cBounds = bounds.cValue
    var cCenter = center.cValue
    let cStops = stops.map { $0.cValue }
    gtk_snapshot_append_conic_gradient(instance(self), &cBounds, &cCenter, rotation.float, cStops, stops.count.uint)
  }

  /// Calls [`gtk_snapshot_append_inset_shadow()`](https://docs.gtk.org/gtk4/method.Snapshot.append_inset_shadow.html).
  public final func appendInsetShadow(
    _ outline: Gsk.RoundedRect, color: Gdk.RGBA, dx: Double, dy: Double, spread: Double, blurRadius: Double
  ) {
    var cOutline = outline.cValue
    var cColor = color.cValue
    gtk_snapshot_append_inset_shadow(
      instance(self), &cOutline, &cColor, dx.float, dy.float, spread.float, blurRadius.float)
  }

  /// Calls [`gtk_snapshot_append_layout()`](https://docs.gtk.org/gtk4/method.Snapshot.append_layout.html).
  public final func appendLayout(_ layout: Pango.Layout, color: Gdk.RGBA) {
    var cColor = color.cValue
    gtk_snapshot_append_layout(instance(self), layout.opaque, &cColor)
  }

  /// Calls
  /// [`gtk_snapshot_append_linear_gradient()`](https://docs.gtk.org/gtk4/method.Snapshot.append_linear_gradient.html).
  public final func appendLinearGradient(
    _ bounds: Graphene.Rect, startPoint: Graphene.Point, endPoint: Graphene.Point, stops: [Gsk.ColorStop]
  ) {
    var cBounds = bounds.cValue
    var cStartPoint = startPoint.cValue
    var cEndPoint = endPoint.cValue
    let cStops = stops.map { $0.cValue }
    gtk_snapshot_append_linear_gradient(instance(self), &cBounds, &cStartPoint, &cEndPoint, cStops, stops.count.uint)
  }

  /// Calls [`gtk_snapshot_append_node()`](https://docs.gtk.org/gtk4/method.Snapshot.append_node.html).
  public final func appendNode(_ node: Gsk.RenderNode) { gtk_snapshot_append_node(instance(self), node.opaque) }

  /// Calls
  /// [`gtk_snapshot_append_outset_shadow()`](https://docs.gtk.org/gtk4/method.Snapshot.append_outset_shadow.html).
  public final func appendOutsetShadow(
    _ outline: Gsk.RoundedRect, color: Gdk.RGBA, dx: Double, dy: Double, spread: Double, blurRadius: Double
  ) {
    var cOutline = outline.cValue
    var cColor = color.cValue
    gtk_snapshot_append_outset_shadow(
      instance(self), &cOutline, &cColor, dx.float, dy.float, spread.float, blurRadius.float)
  }

  /// Calls
  /// [`gtk_snapshot_append_radial_gradient()`](https://docs.gtk.org/gtk4/method.Snapshot.append_radial_gradient.html).
  public final func appendRadialGradient(
    _ bounds: Graphene.Rect, center: Graphene.Point, hradius: Double, vradius: Double, start: Double, end: Double,
    stops: [Gsk.ColorStop]
  ) {
    var cBounds = bounds.cValue
    var cCenter = center.cValue
    let cStops = stops.map { $0.cValue }
    gtk_snapshot_append_radial_gradient(
      instance(self), &cBounds, &cCenter, hradius.float, vradius.float, start.float, end.float, cStops, stops.count.uint
    )
  }

  /// Calls
  /// [`gtk_snapshot_append_repeating_linear_gradient()`](https://docs.gtk.org/gtk4/method.Snapshot.append_repeating_linear_gradient.html).
  public final func appendRepeatingLinearGradient(
    _ bounds: Graphene.Rect, startPoint: Graphene.Point, endPoint: Graphene.Point, stops: [Gsk.ColorStop]
  ) {
    var cBounds = bounds.cValue
    var cStartPoint = startPoint.cValue
    var cEndPoint = endPoint.cValue
    let cStops = stops.map { $0.cValue }
    gtk_snapshot_append_repeating_linear_gradient(
      instance(self), &cBounds, &cStartPoint, &cEndPoint, cStops, stops.count.uint)
  }

  /// Calls
  /// [`gtk_snapshot_append_repeating_radial_gradient()`](https://docs.gtk.org/gtk4/method.Snapshot.append_repeating_radial_gradient.html).
  public final func appendRepeatingRadialGradient(
    _ bounds: Graphene.Rect, center: Graphene.Point, hradius: Double, vradius: Double, start: Double, end: Double,
    stops: [Gsk.ColorStop]
  ) {
    var cBounds = bounds.cValue
    var cCenter = center.cValue
    let cStops = stops.map { $0.cValue }
    gtk_snapshot_append_repeating_radial_gradient(
      instance(self), &cBounds, &cCenter, hradius.float, vradius.float, start.float, end.float, cStops, stops.count.uint
    )
  }

  /// Calls [`gtk_snapshot_append_texture()`](https://docs.gtk.org/gtk4/method.Snapshot.append_texture.html).
  public final func appendTexture(_ texture: Gdk.Texture, bounds: Graphene.Rect) {
    var cBounds = bounds.cValue
    gtk_snapshot_append_texture(instance(self), texture.opaque, &cBounds)
  }

  /// Calls
  /// [`gtk_snapshot_gl_shader_pop_texture()`](https://docs.gtk.org/gtk4/method.Snapshot.gl_shader_pop_texture.html).
  #if GTK_4_16
  @available(*, deprecated, message: "Replaced by `GLArea` in GTK 4.16.")
  #endif
  public final func glShaderPopTexture() { gtk_snapshot_gl_shader_pop_texture(instance(self)) }

  /// Calls [`gtk_snapshot_perspective()`](https://docs.gtk.org/gtk4/method.Snapshot.perspective.html).
  public final func perspective(_ depth: Double) { gtk_snapshot_perspective(instance(self), depth.float) }

  /// Calls [`gtk_snapshot_pop()`](https://docs.gtk.org/gtk4/method.Snapshot.pop.html).
  public final func pop() { gtk_snapshot_pop(instance(self)) }

  /// Calls [`gtk_snapshot_push_blend()`](https://docs.gtk.org/gtk4/method.Snapshot.push_blend.html).
  public final func pushBlend(_ blendMode: Gsk.BlendMode) { gtk_snapshot_push_blend(instance(self), blendMode.cValue) }

  /// Calls [`gtk_snapshot_push_blur()`](https://docs.gtk.org/gtk4/method.Snapshot.push_blur.html).
  public final func pushBlur(_ radius: Double) { gtk_snapshot_push_blur(instance(self), radius) }

  /// Calls [`gtk_snapshot_push_clip()`](https://docs.gtk.org/gtk4/method.Snapshot.push_clip.html).
  public final func pushClip(_ bounds: Graphene.Rect) {
    var cBounds = bounds.cValue
    gtk_snapshot_push_clip(instance(self), &cBounds)
  }

  /// Calls [`gtk_snapshot_push_color_matrix()`](https://docs.gtk.org/gtk4/method.Snapshot.push_color_matrix.html).
  public final func pushColorMatrix(_ colorMatrix: Graphene.Matrix, colorOffset: Graphene.Vec4) {
    gtk_snapshot_push_color_matrix(instance(self), colorMatrix.grapheneMatrixT, colorOffset.grapheneVec4T)
  }

  /// Calls [`gtk_snapshot_push_cross_fade()`](https://docs.gtk.org/gtk4/method.Snapshot.push_cross_fade.html).
  public final func pushCrossFade(_ progress: Double) { gtk_snapshot_push_cross_fade(instance(self), progress) }

  /// Calls [`gtk_snapshot_push_gl_shader()`](https://docs.gtk.org/gtk4/method.Snapshot.push_gl_shader.html).
  #if GTK_4_16
  @available(*, deprecated, message: "Replaced by `GLArea` in GTK 4.16.")
  #endif
  public final func pushGlShader(_ shader: Gsk.GLShader, bounds: Graphene.Rect, takeArgs: GLib.Bytes) {
    var cBounds = bounds.cValue
    gtk_snapshot_push_gl_shader(instance(self), shader.opaque, &cBounds, takeArgs.given())
  }

  /// Calls [`gtk_snapshot_push_opacity()`](https://docs.gtk.org/gtk4/method.Snapshot.push_opacity.html).
  public final func pushOpacity(_ opacity: Double) { gtk_snapshot_push_opacity(instance(self), opacity) }

  /// Calls [`gtk_snapshot_push_repeat()`](https://docs.gtk.org/gtk4/method.Snapshot.push_repeat.html).
  public final func pushRepeat(_ bounds: Graphene.Rect, childBounds: Graphene.Rect?) {
    let lent = CallScope()
    defer { lent.end() }
    var cBounds = bounds.cValue
    gtk_snapshot_push_repeat(instance(self), &cBounds, lent.structure(childBounds?.cValue))
  }

  /// Calls [`gtk_snapshot_push_rounded_clip()`](https://docs.gtk.org/gtk4/method.Snapshot.push_rounded_clip.html).
  public final func pushRoundedClip(_ bounds: Gsk.RoundedRect) {
    var cBounds = bounds.cValue
    gtk_snapshot_push_rounded_clip(instance(self), &cBounds)
  }

  /// Calls [`gtk_snapshot_push_shadow()`](https://docs.gtk.org/gtk4/method.Snapshot.push_shadow.html).
  public final func pushShadow(_ shadow: [Gsk.Shadow]) {
    let cShadow = shadow.map { $0.cValue }
    gtk_snapshot_push_shadow(instance(self), cShadow, shadow.count.uint)
  }

  /// Calls [`gtk_snapshot_render_background()`](https://docs.gtk.org/gtk4/method.Snapshot.render_background.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func renderBackground(_ context: StyleContext, x: Double, y: Double, width: Double, height: Double) {
    gtk_snapshot_render_background(instance(self), context.gtkStyleContext, x, y, width, height)
  }

  /// Calls [`gtk_snapshot_render_focus()`](https://docs.gtk.org/gtk4/method.Snapshot.render_focus.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func renderFocus(_ context: StyleContext, x: Double, y: Double, width: Double, height: Double) {
    gtk_snapshot_render_focus(instance(self), context.gtkStyleContext, x, y, width, height)
  }

  /// Calls [`gtk_snapshot_render_frame()`](https://docs.gtk.org/gtk4/method.Snapshot.render_frame.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func renderFrame(_ context: StyleContext, x: Double, y: Double, width: Double, height: Double) {
    gtk_snapshot_render_frame(instance(self), context.gtkStyleContext, x, y, width, height)
  }

  /// Calls
  /// [`gtk_snapshot_render_insertion_cursor()`](https://docs.gtk.org/gtk4/method.Snapshot.render_insertion_cursor.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func renderInsertionCursor(
    _ context: StyleContext, x: Double, y: Double, layout: Pango.Layout, index: Int, direction: Pango.Direction
  ) {
    gtk_snapshot_render_insertion_cursor(
      instance(self), context.gtkStyleContext, x, y, layout.opaque, index.int32, direction.cValue)
  }

  /// Calls [`gtk_snapshot_render_layout()`](https://docs.gtk.org/gtk4/method.Snapshot.render_layout.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func renderLayout(_ context: StyleContext, x: Double, y: Double, layout: Pango.Layout) {
    gtk_snapshot_render_layout(instance(self), context.gtkStyleContext, x, y, layout.opaque)
  }

  /// Calls [`gtk_snapshot_restore()`](https://docs.gtk.org/gtk4/method.Snapshot.restore.html).
  public final func restore() { gtk_snapshot_restore(instance(self)) }

  /// Calls [`gtk_snapshot_rotate()`](https://docs.gtk.org/gtk4/method.Snapshot.rotate.html).
  public final func rotate(_ angle: Double) { gtk_snapshot_rotate(instance(self), angle.float) }

  /// Calls [`gtk_snapshot_rotate_3d()`](https://docs.gtk.org/gtk4/method.Snapshot.rotate_3d.html).
  public final func rotate3d(angle: Double, axis: Graphene.Vec3) {
    gtk_snapshot_rotate_3d(instance(self), angle.float, axis.grapheneVec3T)
  }

  /// Calls [`gtk_snapshot_save()`](https://docs.gtk.org/gtk4/method.Snapshot.save.html).
  public final func save() { gtk_snapshot_save(instance(self)) }

  /// Calls [`gtk_snapshot_scale()`](https://docs.gtk.org/gtk4/method.Snapshot.scale.html).
  public final func scale(factorX: Double, factorY: Double) {
    gtk_snapshot_scale(instance(self), factorX.float, factorY.float)
  }

  /// Calls [`gtk_snapshot_scale_3d()`](https://docs.gtk.org/gtk4/method.Snapshot.scale_3d.html).
  public final func scale3d(factorX: Double, factorY: Double, factorZ: Double) {
    gtk_snapshot_scale_3d(instance(self), factorX.float, factorY.float, factorZ.float)
  }

  /// Calls [`gtk_snapshot_to_node()`](https://docs.gtk.org/gtk4/method.Snapshot.to_node.html).
  @discardableResult
  public final func toNode() -> Gsk.RenderNode? { givenBoxed(opaque: gtk_snapshot_to_node(instance(self))) }

  /// Calls [`gtk_snapshot_to_paintable()`](https://docs.gtk.org/gtk4/method.Snapshot.to_paintable.html).
  @discardableResult
  public final func toPaintable(_ size: Graphene.Size?) -> (any Gdk.Paintable)? {
    let lent = CallScope()
    defer { lent.end() }
    return givenInterface(opaque: gtk_snapshot_to_paintable(instance(self), lent.structure(size?.cValue)))
  }

  /// Calls [`gtk_snapshot_transform()`](https://docs.gtk.org/gtk4/method.Snapshot.transform.html).
  public final func transform(_ transform: Gsk.Transform?) { gtk_snapshot_transform(instance(self), transform?.opaque) }

  /// Calls [`gtk_snapshot_transform_matrix()`](https://docs.gtk.org/gtk4/method.Snapshot.transform_matrix.html).
  public final func transformMatrix(_ matrix: Graphene.Matrix) {
    gtk_snapshot_transform_matrix(instance(self), matrix.grapheneMatrixT)
  }

  /// Calls [`gtk_snapshot_translate()`](https://docs.gtk.org/gtk4/method.Snapshot.translate.html).
  public final func translate(_ point: Graphene.Point) {
    var cPoint = point.cValue
    gtk_snapshot_translate(instance(self), &cPoint)
  }

  /// Calls [`gtk_snapshot_translate_3d()`](https://docs.gtk.org/gtk4/method.Snapshot.translate_3d.html).
  public final func translate3d(_ point: Graphene.Point3D) {
    var cPoint = point.cValue
    gtk_snapshot_translate_3d(instance(self), &cPoint)
  }
}
