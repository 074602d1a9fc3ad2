// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// Gets the modifier mask.
public func acceleratorGetDefaultModMask() -> Gdk.ModifierType {
  Gdk.ModifierType(cValue: gtk_accelerator_get_default_mod_mask())
}

/// Converts an accelerator keyval and modifier mask into a string which can be used to represent the accelerator to the
/// user.
public func acceleratorGetLabel(acceleratorKey: Int, acceleratorMods: Gdk.ModifierType) -> String {
  givenString(gtk_accelerator_get_label(acceleratorKey.uint32, acceleratorMods.cValue))
}

/// Converts an accelerator keyval and modifier mask into a string that can be displayed to the user.
public func acceleratorGetLabelWithKeycode(
  _ display: Gdk.Display?, acceleratorKey: Int, keycode: Int, acceleratorMods: Gdk.ModifierType
) -> String {
  givenString(
    gtk_accelerator_get_label_with_keycode(
      display?.opaque, acceleratorKey.uint32, keycode.uint32, acceleratorMods.cValue))
}

/// Converts an accelerator keyval and modifier mask into a string parseable by `gtk_accelerator_parse()`.
@discardableResult
public func acceleratorName(acceleratorKey: Int, acceleratorMods: Gdk.ModifierType) -> String {
  givenString(gtk_accelerator_name(acceleratorKey.uint32, acceleratorMods.cValue))
}

/// Converts an accelerator keyval and modifier mask into a string parseable by `gtk_accelerator_parse_with_keycode()`.
@discardableResult
public func acceleratorNameWithKeycode(
  _ display: Gdk.Display?, acceleratorKey: Int, keycode: Int, acceleratorMods: Gdk.ModifierType
) -> String {
  givenString(
    gtk_accelerator_name_with_keycode(display?.opaque, acceleratorKey.uint32, keycode.uint32, acceleratorMods.cValue))
}

/// Parses a string representing an accelerator.
@discardableResult
public func acceleratorParse(_ accelerator: String) -> (acceleratorKey: Int, acceleratorMods: Gdk.ModifierType)? {
  var cAcceleratorKey: UInt32 = 0
  var cAcceleratorMods = GdkModifierType(rawValue: 0)
  let result = gtk_accelerator_parse(accelerator, &cAcceleratorKey, &cAcceleratorMods)
  guard result != 0 else { return nil }
  return (cAcceleratorKey.int, Gdk.ModifierType(cValue: cAcceleratorMods))
}

/// Determines whether a given keyval and modifier mask constitute a valid keyboard accelerator.
@discardableResult
public func acceleratorValid(keyval: Int, modifiers: Gdk.ModifierType) -> Bool {
  gtk_accelerator_valid(keyval.uint32, modifiers.cValue).isTrue
}

/// Checks that the GTK library in use is compatible with the given version.
@discardableResult
public func checkVersion(requiredMajor: Int, requiredMinor: Int, requiredMicro: Int) -> String? {
  lentString(ifAny: gtk_check_version(requiredMajor.uint32, requiredMinor.uint32, requiredMicro.uint32))
}

/// Prevents `gtk_init` and `gtk_init_check` from automatically calling `setlocale (LC_ALL, "")`.
public func disableSetlocale() { gtk_disable_setlocale() }

/// Calls a function for all `Printer`s.
public func enumeratePrinters(_ `func`: @escaping (Printer) -> Bool, wait: Bool) {
  gtk_enumerate_printers(callGtkPrinterFunc, heldClosure(`func`), releaseClosure, wait.gboolean)
}

/// Returns the binary age as passed to `libtool`.
public var binaryAge: Int { gtk_get_binary_age().int }

/// Returns the GTK debug flags that are currently active.
public var debugFlags: DebugFlags { DebugFlags(cValue: gtk_get_debug_flags()) }

/// Returns the `Pango.Language` for the default language currently in effect.
public var defaultLanguage: Pango.Language { promised(lentBoxed(opaque: gtk_get_default_language())) }

/// Returns the interface age as passed to `libtool`.
public var interfaceAge: Int { gtk_get_interface_age().int }

/// Get the direction of the current locale. This is the expected reading direction for text and UI.
public var localeDirection: TextDirection { TextDirection(cValue: gtk_get_locale_direction()) }

/// Returns the major version number of the GTK library.
public var majorVersion: Int { gtk_get_major_version().int }

/// Returns the micro version number of the GTK library.
public var microVersion: Int { gtk_get_micro_version().int }

/// Returns the minor version number of the GTK library.
public var minorVersion: Int { gtk_get_minor_version().int }

/// Converts a color from HSV space to RGB.
@discardableResult
public func hsvToRgb(h: Double, s: Double, v: Double) -> (r: Double, g: Double, b: Double) {
  var cR: Float = 0
  var cG: Float = 0
  var cB: Float = 0
  gtk_hsv_to_rgb(h.float, s.float, v.float, &cR, &cG, &cB)
  return (cR.double, cG.double, cB.double)
}

/// Use this function to check if GTK has been initialized with `gtk_init()` or `gtk_init_check()`.
public func isInitialized() -> Bool { gtk_is_initialized().isTrue }

/// Runs a page setup dialog, letting the user modify the values from `pageSetup`. If the user cancels the dialog, the
/// returned `PageSetup` is identical to the passed in `pageSetup`, otherwise it contains the modifications done in the
/// dialog.
@discardableResult
public func printRunPageSetupDialog(_ parent: Window?, pageSetup: PageSetup?, settings: PrintSettings) -> PageSetup {
  givenObject(opaque: gtk_print_run_page_setup_dialog(parent?.gtkWindow, pageSetup?.opaque, settings.opaque))!
}

/// Runs a page setup dialog, letting the user modify the values from `pageSetup`.
public func printRunPageSetupDialogAsync(
  _ parent: Window?, pageSetup: PageSetup?, settings: PrintSettings, doneCb: @escaping (PageSetup) -> Void
) {
  gtk_print_run_page_setup_dialog_async(
    parent?.gtkWindow, pageSetup?.opaque, settings.opaque, callGtkPageSetupDoneFuncOnce, heldClosure(doneCb))
}

/// Renders an activity indicator (such as in `Spinner`). The state `GTK_STATE_FLAG_CHECKED` determines whether there is
/// activity going on.
public func renderActivity(
  _ context: StyleContext, cr: Cairo.Context, x: Double, y: Double, width: Double, height: Double
) { gtk_render_activity(context.gtkStyleContext, cr.opaque, x, y, width, height) }

/// Renders an arrow pointing to `angle`.
public func renderArrow(_ context: StyleContext, cr: Cairo.Context, angle: Double, x: Double, y: Double, size: Double) {
  gtk_render_arrow(context.gtkStyleContext, cr.opaque, angle, x, y, size)
}

/// Renders the background of an element.
public func renderBackground(
  _ context: StyleContext, cr: Cairo.Context, x: Double, y: Double, width: Double, height: Double
) { gtk_render_background(context.gtkStyleContext, cr.opaque, x, y, width, height) }

/// Renders a checkmark (as in a `CheckButton`).
public func renderCheck(_ context: StyleContext, cr: Cairo.Context, x: Double, y: Double, width: Double, height: Double)
{ gtk_render_check(context.gtkStyleContext, cr.opaque, x, y, width, height) }

/// Renders an expander (as used in `TreeView` and `Expander`) in the area defined by `x`, `y`, `width`, `height`. The
/// state `GTK_STATE_FLAG_CHECKED` determines whether the expander is collapsed or expanded.
public func renderExpander(
  _ context: StyleContext, cr: Cairo.Context, x: Double, y: Double, width: Double, height: Double
) { gtk_render_expander(context.gtkStyleContext, cr.opaque, x, y, width, height) }

/// Renders a focus indicator on the rectangle determined by `x`, `y`, `width`, `height`.
public func renderFocus(_ context: StyleContext, cr: Cairo.Context, x: Double, y: Double, width: Double, height: Double)
{ gtk_render_focus(context.gtkStyleContext, cr.opaque, x, y, width, height) }

/// Renders a frame around the rectangle defined by `x`, `y`, `width`, `height`.
public func renderFrame(_ context: StyleContext, cr: Cairo.Context, x: Double, y: Double, width: Double, height: Double)
{ gtk_render_frame(context.gtkStyleContext, cr.opaque, x, y, width, height) }

/// Renders a handle (as in `Paned` and `Window`’s resize grip), in the rectangle determined by `x`, `y`, `width`,
/// `height`.
public func renderHandle(
  _ context: StyleContext, cr: Cairo.Context, x: Double, y: Double, width: Double, height: Double
) { gtk_render_handle(context.gtkStyleContext, cr.opaque, x, y, width, height) }

/// Renders the icon in `texture` at the specified `x` and `y` coordinates.
public func renderIcon(_ context: StyleContext, cr: Cairo.Context, texture: Gdk.Texture, x: Double, y: Double) {
  gtk_render_icon(context.gtkStyleContext, cr.opaque, texture.opaque, x, y)
}

/// Renders `layout` on the coordinates `x`, `y`
public func renderLayout(_ context: StyleContext, cr: Cairo.Context, x: Double, y: Double, layout: Pango.Layout) {
  gtk_render_layout(context.gtkStyleContext, cr.opaque, x, y, layout.opaque)
}

/// Renders a line from (x0, y0) to (x1, y1).
public func renderLine(_ context: StyleContext, cr: Cairo.Context, x0: Double, y0: Double, x1: Double, y1: Double) {
  gtk_render_line(context.gtkStyleContext, cr.opaque, x0, y0, x1, y1)
}

/// Renders an option mark (as in a radio button), the `GTK_STATE_FLAG_CHECKED` state will determine whether the option
/// is on or off, and `GTK_STATE_FLAG_INCONSISTENT` whether it should be marked as undefined.
public func renderOption(
  _ context: StyleContext, cr: Cairo.Context, x: Double, y: Double, width: Double, height: Double
) { gtk_render_option(context.gtkStyleContext, cr.opaque, x, y, width, height) }

/// Converts a color from RGB space to HSV.
@discardableResult
public func rgbToHsv(r: Double, g: Double, b: Double) -> (h: Double, s: Double, v: Double) {
  var cH: Float = 0
  var cS: Float = 0
  var cV: Float = 0
  gtk_rgb_to_hsv(r.float, g.float, b.float, &cH, &cS, &cV)
  return (cH.double, cS.double, cV.double)
}

/// Sets the GTK debug flags.
public func setDebugFlags(_ flags: DebugFlags) { gtk_set_debug_flags(flags.cValue) }

/// This function launches the default application for showing a given uri, or shows an error dialog if that fails.
public func showUri(_ parent: Window?, uri: String, timestamp: Int) {
  gtk_show_uri(parent?.gtkWindow, uri, timestamp.uint32)
}

/// This function launches the default application for showing a given uri.
public func showUriFull(_ parent: Window?, uri: String, timestamp: Int) async throws {
  let outcome = await awaitOutcome { cancellable, finished, userData in
    gtk_show_uri_full(parent?.gtkWindow, uri, timestamp.uint32, cancellable, finished, userData)
  }
  defer { outcome.end() }
  var error: UnsafeMutablePointer<GError>?
  gtk_show_uri_full_finish(parent?.gtkWindow, outcome.pointer, &error)
  if let error { throw outcome.failure(error) }
}

/// Creates a content provider for dragging `path` from `treeModel`.
@discardableResult
public func treeCreateRowDragContent(_ treeModel: any TreeModel, path: TreePath) -> Gdk.ContentProvider {
  givenObject(gtk_tree_create_row_drag_content(treeModel.opaque, path.opaque))!
}

/// Obtains a `treeModel` and `path` from value of target type `GTK_TYPE_TREE_ROW_DATA`.
public func treeGetRowDragData(_ value: any GValueWritable) -> (treeModel: (any TreeModel)?, path: TreePath?)? {
  let lent = CallScope()
  defer { lent.end() }
  var cTreeModel: OpaquePointer?
  var cPath: OpaquePointer?
  let result = gtk_tree_get_row_drag_data(lent.value(value), &cTreeModel, &cPath)
  guard result != 0 else { return nil }
  return (lentInterface(opaque: cTreeModel), givenBoxed(opaque: cPath))
}

/// Retrieves the `ValueExpression` stored inside the given `value`, and acquires a reference to it.
public func valueDupExpression(_ value: any GValueWritable) -> ValueExpression? {
  let lent = CallScope()
  defer { lent.end() }
  return givenBoxed(opaque: gtk_value_dup_expression(lent.value(value)))
}

/// Retrieves the `ValueExpression` stored inside the given `value`.
public func valueGetExpression(_ value: any GValueWritable) -> ValueExpression? {
  let lent = CallScope()
  defer { lent.end() }
  return lentBoxed(opaque: gtk_value_get_expression(lent.value(value)))
}

/// Finds the `Native` associated with the surface.
public func nativeGetForSurface(_ surface: Gdk.Surface) -> (any Native)? {
  lentInterface(opaque: gtk_native_get_for_surface(surface.opaque))
}
