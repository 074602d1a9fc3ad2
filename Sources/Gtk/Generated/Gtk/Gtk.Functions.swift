// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// Calls
/// [`gtk_accelerator_get_default_mod_mask()`](https://docs.gtk.org/gtk4/func.accelerator_get_default_mod_mask.html).
@MainActor public func acceleratorGetDefaultModMask() -> Gdk.ModifierType {
  Gdk.ModifierType(cValue: gtk_accelerator_get_default_mod_mask())
}

/// Calls [`gtk_accelerator_get_label()`](https://docs.gtk.org/gtk4/func.accelerator_get_label.html).
@MainActor public func acceleratorGetLabel(acceleratorKey: Int, acceleratorMods: Gdk.ModifierType) -> String {
  givenString(gtk_accelerator_get_label(acceleratorKey.uint32, acceleratorMods.cValue))
}

/// Calls
/// [`gtk_accelerator_get_label_with_keycode()`](https://docs.gtk.org/gtk4/func.accelerator_get_label_with_keycode.html).
@MainActor public func acceleratorGetLabelWithKeycode(
  _ display: Gdk.Display?, acceleratorKey: Int, keycode: Int, acceleratorMods: Gdk.ModifierType
) -> String {
  givenString(
    gtk_accelerator_get_label_with_keycode(
      display?.opaque, acceleratorKey.uint32, keycode.uint32, acceleratorMods.cValue))
}

/// Calls [`gtk_accelerator_name()`](https://docs.gtk.org/gtk4/func.accelerator_name.html).
@discardableResult
@MainActor public func acceleratorName(acceleratorKey: Int, acceleratorMods: Gdk.ModifierType) -> String {
  givenString(gtk_accelerator_name(acceleratorKey.uint32, acceleratorMods.cValue))
}

/// Calls [`gtk_accelerator_name_with_keycode()`](https://docs.gtk.org/gtk4/func.accelerator_name_with_keycode.html).
@discardableResult
@MainActor public func acceleratorNameWithKeycode(
  _ display: Gdk.Display?, acceleratorKey: Int, keycode: Int, acceleratorMods: Gdk.ModifierType
) -> String {
  givenString(
    gtk_accelerator_name_with_keycode(display?.opaque, acceleratorKey.uint32, keycode.uint32, acceleratorMods.cValue))
}

/// Calls [`gtk_accelerator_parse()`](https://docs.gtk.org/gtk4/func.accelerator_parse.html).
@discardableResult
@MainActor public func acceleratorParse(_ accelerator: String) -> (
  acceleratorKey: Int, acceleratorMods: Gdk.ModifierType
)? {
  var cAcceleratorKey: UInt32 = 0
  var cAcceleratorMods = GdkModifierType(rawValue: 0)
  let result = gtk_accelerator_parse(accelerator, &cAcceleratorKey, &cAcceleratorMods)
  guard result != 0 else { return nil }
  return (cAcceleratorKey.int, Gdk.ModifierType(cValue: cAcceleratorMods))
}

/// Calls [`gtk_accelerator_valid()`](https://docs.gtk.org/gtk4/func.accelerator_valid.html).
@discardableResult
@MainActor public func acceleratorValid(keyval: Int, modifiers: Gdk.ModifierType) -> Bool {
  gtk_accelerator_valid(keyval.uint32, modifiers.cValue).isTrue
}

/// Calls [`gtk_check_version()`](https://docs.gtk.org/gtk4/func.check_version.html).
@discardableResult
@MainActor public func checkVersion(requiredMajor: Int, requiredMinor: Int, requiredMicro: Int) -> String? {
  lentString(ifAny: gtk_check_version(requiredMajor.uint32, requiredMinor.uint32, requiredMicro.uint32))
}

/// Calls [`gtk_disable_setlocale()`](https://docs.gtk.org/gtk4/func.disable_setlocale.html).
@MainActor public func disableSetlocale() { gtk_disable_setlocale() }

/// Calls [`gtk_enumerate_printers()`](https://docs.gtk.org/gtk4/func.enumerate_printers.html).
@MainActor public func enumeratePrinters(_ `func`: @escaping (Printer) -> Bool, wait: Bool) {
  gtk_enumerate_printers(callGtkPrinterFunc, heldClosure(`func`), releaseClosure, wait.gboolean)
}

/// Calls [`gtk_get_binary_age()`](https://docs.gtk.org/gtk4/func.get_binary_age.html).
@MainActor public var binaryAge: Int { gtk_get_binary_age().int }

/// Calls [`gtk_get_debug_flags()`](https://docs.gtk.org/gtk4/func.get_debug_flags.html).
@MainActor public var debugFlags: DebugFlags { DebugFlags(cValue: gtk_get_debug_flags()) }

/// Calls [`gtk_get_default_language()`](https://docs.gtk.org/gtk4/func.get_default_language.html).
@MainActor public var defaultLanguage: Pango.Language { promised(lentBoxed(opaque: gtk_get_default_language())) }

/// Calls [`gtk_get_interface_age()`](https://docs.gtk.org/gtk4/func.get_interface_age.html).
@MainActor public var interfaceAge: Int { gtk_get_interface_age().int }

/// Calls [`gtk_get_locale_direction()`](https://docs.gtk.org/gtk4/func.get_locale_direction.html).
@MainActor public var localeDirection: TextDirection { TextDirection(cValue: gtk_get_locale_direction()) }

/// Calls [`gtk_get_major_version()`](https://docs.gtk.org/gtk4/func.get_major_version.html).
@MainActor public var majorVersion: Int { gtk_get_major_version().int }

/// Calls [`gtk_get_micro_version()`](https://docs.gtk.org/gtk4/func.get_micro_version.html).
@MainActor public var microVersion: Int { gtk_get_micro_version().int }

/// Calls [`gtk_get_minor_version()`](https://docs.gtk.org/gtk4/func.get_minor_version.html).
@MainActor public var minorVersion: Int { gtk_get_minor_version().int }

/// Calls [`gtk_hsv_to_rgb()`](https://docs.gtk.org/gtk4/func.hsv_to_rgb.html).
@discardableResult
@MainActor public func hsvToRgb(h: Double, s: Double, v: Double) -> (r: Double, g: Double, b: Double) {
  var cR: Float = 0
  var cG: Float = 0
  var cB: Float = 0
  gtk_hsv_to_rgb(h.float, s.float, v.float, &cR, &cG, &cB)
  return (cR.double, cG.double, cB.double)
}

/// Calls [`gtk_is_initialized()`](https://docs.gtk.org/gtk4/func.is_initialized.html).
@MainActor public func isInitialized() -> Bool { gtk_is_initialized().isTrue }

/// Calls [`gtk_print_run_page_setup_dialog()`](https://docs.gtk.org/gtk4/func.print_run_page_setup_dialog.html).
@discardableResult
@MainActor public func printRunPageSetupDialog(_ parent: Window?, pageSetup: PageSetup?, settings: PrintSettings)
  -> PageSetup
{ givenObject(opaque: gtk_print_run_page_setup_dialog(parent?.gtkWindow, pageSetup?.opaque, settings.opaque))! }

/// Calls
/// [`gtk_print_run_page_setup_dialog_async()`](https://docs.gtk.org/gtk4/func.print_run_page_setup_dialog_async.html).
@MainActor public func printRunPageSetupDialogAsync(
  _ parent: Window?, pageSetup: PageSetup?, settings: PrintSettings, doneCb: @escaping (PageSetup) -> Void
) {
  gtk_print_run_page_setup_dialog_async(
    parent?.gtkWindow, pageSetup?.opaque, settings.opaque, callGtkPageSetupDoneFuncOnce, heldClosure(doneCb))
}

/// Calls [`gtk_render_activity()`](https://docs.gtk.org/gtk4/func.render_activity.html).
#if GTK_4_10
@available(*, deprecated, message: "Deprecated since GTK 4.10.")
#endif
@MainActor public func renderActivity(
  _ context: StyleContext, cr: Cairo.Context, x: Double, y: Double, width: Double, height: Double
) { gtk_render_activity(context.gtkStyleContext, cr.opaque, x, y, width, height) }

/// Calls [`gtk_render_arrow()`](https://docs.gtk.org/gtk4/func.render_arrow.html).
#if GTK_4_10
@available(*, deprecated, message: "Deprecated since GTK 4.10.")
#endif
@MainActor public func renderArrow(
  _ context: StyleContext, cr: Cairo.Context, angle: Double, x: Double, y: Double, size: Double
) { gtk_render_arrow(context.gtkStyleContext, cr.opaque, angle, x, y, size) }

/// Calls [`gtk_render_background()`](https://docs.gtk.org/gtk4/func.render_background.html).
#if GTK_4_10
@available(*, deprecated, message: "Deprecated since GTK 4.10.")
#endif
@MainActor public func renderBackground(
  _ context: StyleContext, cr: Cairo.Context, x: Double, y: Double, width: Double, height: Double
) { gtk_render_background(context.gtkStyleContext, cr.opaque, x, y, width, height) }

/// Calls [`gtk_render_check()`](https://docs.gtk.org/gtk4/func.render_check.html).
#if GTK_4_10
@available(*, deprecated, message: "Deprecated since GTK 4.10.")
#endif
@MainActor public func renderCheck(
  _ context: StyleContext, cr: Cairo.Context, x: Double, y: Double, width: Double, height: Double
) { gtk_render_check(context.gtkStyleContext, cr.opaque, x, y, width, height) }

/// Calls [`gtk_render_expander()`](https://docs.gtk.org/gtk4/func.render_expander.html).
#if GTK_4_10
@available(*, deprecated, message: "Deprecated since GTK 4.10.")
#endif
@MainActor public func renderExpander(
  _ context: StyleContext, cr: Cairo.Context, x: Double, y: Double, width: Double, height: Double
) { gtk_render_expander(context.gtkStyleContext, cr.opaque, x, y, width, height) }

/// Calls [`gtk_render_focus()`](https://docs.gtk.org/gtk4/func.render_focus.html).
#if GTK_4_10
@available(*, deprecated, message: "Deprecated since GTK 4.10.")
#endif
@MainActor public func renderFocus(
  _ context: StyleContext, cr: Cairo.Context, x: Double, y: Double, width: Double, height: Double
) { gtk_render_focus(context.gtkStyleContext, cr.opaque, x, y, width, height) }

/// Calls [`gtk_render_frame()`](https://docs.gtk.org/gtk4/func.render_frame.html).
#if GTK_4_10
@available(*, deprecated, message: "Deprecated since GTK 4.10.")
#endif
@MainActor public func renderFrame(
  _ context: StyleContext, cr: Cairo.Context, x: Double, y: Double, width: Double, height: Double
) { gtk_render_frame(context.gtkStyleContext, cr.opaque, x, y, width, height) }

/// Calls [`gtk_render_handle()`](https://docs.gtk.org/gtk4/func.render_handle.html).
#if GTK_4_10
@available(*, deprecated, message: "Deprecated since GTK 4.10.")
#endif
@MainActor public func renderHandle(
  _ context: StyleContext, cr: Cairo.Context, x: Double, y: Double, width: Double, height: Double
) { gtk_render_handle(context.gtkStyleContext, cr.opaque, x, y, width, height) }

/// Calls [`gtk_render_icon()`](https://docs.gtk.org/gtk4/func.render_icon.html).
#if GTK_4_10
@available(*, deprecated, message: "Deprecated since GTK 4.10.")
#endif
@MainActor public func renderIcon(
  _ context: StyleContext, cr: Cairo.Context, texture: Gdk.Texture, x: Double, y: Double
) { gtk_render_icon(context.gtkStyleContext, cr.opaque, texture.opaque, x, y) }

/// Calls [`gtk_render_layout()`](https://docs.gtk.org/gtk4/func.render_layout.html).
#if GTK_4_10
@available(*, deprecated, message: "Deprecated since GTK 4.10.")
#endif
@MainActor public func renderLayout(
  _ context: StyleContext, cr: Cairo.Context, x: Double, y: Double, layout: Pango.Layout
) { gtk_render_layout(context.gtkStyleContext, cr.opaque, x, y, layout.opaque) }

/// Calls [`gtk_render_line()`](https://docs.gtk.org/gtk4/func.render_line.html).
#if GTK_4_10
@available(*, deprecated, message: "Deprecated since GTK 4.10.")
#endif
@MainActor public func renderLine(
  _ context: StyleContext, cr: Cairo.Context, x0: Double, y0: Double, x1: Double, y1: Double
) { gtk_render_line(context.gtkStyleContext, cr.opaque, x0, y0, x1, y1) }

/// Calls [`gtk_render_option()`](https://docs.gtk.org/gtk4/func.render_option.html).
#if GTK_4_10
@available(*, deprecated, message: "Deprecated since GTK 4.10.")
#endif
@MainActor public func renderOption(
  _ context: StyleContext, cr: Cairo.Context, x: Double, y: Double, width: Double, height: Double
) { gtk_render_option(context.gtkStyleContext, cr.opaque, x, y, width, height) }

/// Calls [`gtk_rgb_to_hsv()`](https://docs.gtk.org/gtk4/func.rgb_to_hsv.html).
@discardableResult
@MainActor public func rgbToHsv(r: Double, g: Double, b: Double) -> (h: Double, s: Double, v: Double) {
  var cH: Float = 0
  var cS: Float = 0
  var cV: Float = 0
  gtk_rgb_to_hsv(r.float, g.float, b.float, &cH, &cS, &cV)
  return (cH.double, cS.double, cV.double)
}

/// Calls [`gtk_set_debug_flags()`](https://docs.gtk.org/gtk4/func.set_debug_flags.html).
@MainActor public func setDebugFlags(_ flags: DebugFlags) { gtk_set_debug_flags(flags.cValue) }

/// Calls [`gtk_show_uri()`](https://docs.gtk.org/gtk4/func.show_uri.html).
#if GTK_4_10
@available(*, deprecated, message: "Replaced by `FileLauncher.launch()` in GTK 4.10.")
#endif
@MainActor public func showUri(_ parent: Window?, uri: String, timestamp: Int) {
  gtk_show_uri(parent?.gtkWindow, uri, timestamp.uint32)
}

/// Calls [`gtk_show_uri_full()`](https://docs.gtk.org/gtk4/func.show_uri_full.html).
#if GTK_4_10
@available(*, deprecated, message: "Replaced by `FileLauncher.launch()` in GTK 4.10.")
#endif
@MainActor public func showUriFull(_ parent: Window?, uri: String, timestamp: Int) async throws {
  let outcome = await awaitOutcome { cancellable, finished, userData in
    gtk_show_uri_full(parent?.gtkWindow, uri, timestamp.uint32, cancellable, finished, userData)
  }
  defer { outcome.end() }
  var error: UnsafeMutablePointer<GError>?
  gtk_show_uri_full_finish(parent?.gtkWindow, outcome.pointer, &error)
  if let error { throw outcome.failure(error) }
}

/// Calls [`gtk_tree_create_row_drag_content()`](https://docs.gtk.org/gtk4/func.tree_create_row_drag_content.html).
#if GTK_4_10
@available(*, deprecated, message: "Deprecated since GTK 4.10.")
#endif
@discardableResult
@MainActor public func treeCreateRowDragContent(_ treeModel: any TreeModel, path: TreePath) -> Gdk.ContentProvider {
  givenObject(gtk_tree_create_row_drag_content(treeModel.opaque, path.opaque))!
}

/// Calls [`gtk_tree_get_row_drag_data()`](https://docs.gtk.org/gtk4/func.tree_get_row_drag_data.html).
#if GTK_4_10
@available(*, deprecated, message: "Deprecated since GTK 4.10.")
#endif
@MainActor public func treeGetRowDragData(_ value: any GValueWritable) -> (
  treeModel: (any TreeModel)?, path: TreePath?
)? {
  let lent = CallScope()
  defer { lent.end() }
  var cTreeModel: OpaquePointer?
  var cPath: OpaquePointer?
  let result = gtk_tree_get_row_drag_data(lent.value(value), &cTreeModel, &cPath)
  guard result != 0 else { return nil }
  return (lentInterface(opaque: cTreeModel), givenBoxed(opaque: cPath))
}

/// Calls [`gtk_value_dup_expression()`](https://docs.gtk.org/gtk4/func.value_dup_expression.html).
@MainActor public func valueDupExpression(_ value: any GValueWritable) -> ValueExpression? {
  let lent = CallScope()
  defer { lent.end() }
  return givenBoxed(opaque: gtk_value_dup_expression(lent.value(value)))
}

/// Calls [`gtk_value_get_expression()`](https://docs.gtk.org/gtk4/func.value_get_expression.html).
@MainActor public func valueGetExpression(_ value: any GValueWritable) -> ValueExpression? {
  let lent = CallScope()
  defer { lent.end() }
  return lentBoxed(opaque: gtk_value_get_expression(lent.value(value)))
}

/// Calls [`gtk_native_get_for_surface()`](https://docs.gtk.org/gtk4/type_func.Native.get_for_surface.html).
@MainActor public func nativeGetForSurface(_ surface: Gdk.Surface) -> (any Native)? {
  lentInterface(opaque: gtk_native_get_for_surface(surface.opaque))
}
