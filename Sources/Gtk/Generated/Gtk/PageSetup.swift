// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The class [`GtkPageSetup`](https://docs.gtk.org/gtk4/class.PageSetup.html).
open class PageSetup: Object {
  open override class var gType: GType { gtk_page_setup_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_page_setup_new()`](https://docs.gtk.org/gtk4/ctor.PageSetup.new.html).
  public init() {
    super.init(adopting: gtk_page_setup_new().raw)
  }

  /// Calls [`gtk_page_setup_new_from_file()`](https://docs.gtk.org/gtk4/ctor.PageSetup.new_from_file.html).
  public init(fileName: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    let pointer = gtk_page_setup_new_from_file(fileName, &error)
    if let error { throw GLib.Failure(consuming: error) }
    super.init(adopting: pointer!.raw)
  }

  /// Calls [`gtk_page_setup_new_from_gvariant()`](https://docs.gtk.org/gtk4/ctor.PageSetup.new_from_gvariant.html).
  public init(variant: GLib.Variant) {
    super.init(adopting: gtk_page_setup_new_from_gvariant(variant.opaque).raw)
  }

  /// Calls [`gtk_page_setup_new_from_key_file()`](https://docs.gtk.org/gtk4/ctor.PageSetup.new_from_key_file.html).
  public init(keyFile: GLib.KeyFile, groupName: String?) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    let pointer = gtk_page_setup_new_from_key_file(keyFile.opaque, groupName, &error)
    if let error { throw GLib.Failure(consuming: error) }
    super.init(adopting: pointer!.raw)
  }

  /// Calls [`gtk_page_setup_copy()`](https://docs.gtk.org/gtk4/method.PageSetup.copy.html).
  @discardableResult
  public final func copy() -> PageSetup { givenObject(opaque: gtk_page_setup_copy(instance(self)))! }

  /// Calls [`gtk_page_setup_get_bottom_margin()`](https://docs.gtk.org/gtk4/method.PageSetup.get_bottom_margin.html).
  public final func getBottomMargin(_ unit: PrintUnit) -> Double {
    gtk_page_setup_get_bottom_margin(instance(self), unit.cValue)
  }

  /// Calls [`gtk_page_setup_get_left_margin()`](https://docs.gtk.org/gtk4/method.PageSetup.get_left_margin.html).
  public final func getLeftMargin(_ unit: PrintUnit) -> Double {
    gtk_page_setup_get_left_margin(instance(self), unit.cValue)
  }

  /// Calls [`gtk_page_setup_get_orientation()`](https://docs.gtk.org/gtk4/method.PageSetup.get_orientation.html) and
  /// `gtk_page_setup_set_orientation()`.
  public final var orientation: PageOrientation {
    get { PageOrientation(cValue: gtk_page_setup_get_orientation(instance(self))) }
    set(orientation) { gtk_page_setup_set_orientation(instance(self), orientation.cValue) }
  }

  /// Calls [`gtk_page_setup_get_page_height()`](https://docs.gtk.org/gtk4/method.PageSetup.get_page_height.html).
  public final func getPageHeight(_ unit: PrintUnit) -> Double {
    gtk_page_setup_get_page_height(instance(self), unit.cValue)
  }

  /// Calls [`gtk_page_setup_get_page_width()`](https://docs.gtk.org/gtk4/method.PageSetup.get_page_width.html).
  public final func getPageWidth(_ unit: PrintUnit) -> Double {
    gtk_page_setup_get_page_width(instance(self), unit.cValue)
  }

  /// Calls [`gtk_page_setup_get_paper_height()`](https://docs.gtk.org/gtk4/method.PageSetup.get_paper_height.html).
  public final func getPaperHeight(_ unit: PrintUnit) -> Double {
    gtk_page_setup_get_paper_height(instance(self), unit.cValue)
  }

  /// Calls [`gtk_page_setup_get_paper_size()`](https://docs.gtk.org/gtk4/method.PageSetup.get_paper_size.html) and
  /// `gtk_page_setup_set_paper_size()`.
  public final var paperSize: PaperSize {
    get { promised(lentBoxed(opaque: gtk_page_setup_get_paper_size(instance(self)))) }
    set(size) { gtk_page_setup_set_paper_size(instance(self), size.opaque) }
  }

  /// Calls [`gtk_page_setup_get_paper_width()`](https://docs.gtk.org/gtk4/method.PageSetup.get_paper_width.html).
  public final func getPaperWidth(_ unit: PrintUnit) -> Double {
    gtk_page_setup_get_paper_width(instance(self), unit.cValue)
  }

  /// Calls [`gtk_page_setup_get_right_margin()`](https://docs.gtk.org/gtk4/method.PageSetup.get_right_margin.html).
  public final func getRightMargin(_ unit: PrintUnit) -> Double {
    gtk_page_setup_get_right_margin(instance(self), unit.cValue)
  }

  /// Calls [`gtk_page_setup_get_top_margin()`](https://docs.gtk.org/gtk4/method.PageSetup.get_top_margin.html).
  public final func getTopMargin(_ unit: PrintUnit) -> Double {
    gtk_page_setup_get_top_margin(instance(self), unit.cValue)
  }

  /// Calls [`gtk_page_setup_load_file()`](https://docs.gtk.org/gtk4/method.PageSetup.load_file.html).
  public final func loadFile(_ fileName: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_page_setup_load_file(instance(self), fileName, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Calls [`gtk_page_setup_load_key_file()`](https://docs.gtk.org/gtk4/method.PageSetup.load_key_file.html).
  public final func loadKeyFile(_ keyFile: GLib.KeyFile, groupName: String?) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_page_setup_load_key_file(instance(self), keyFile.opaque, groupName, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Calls [`gtk_page_setup_set_bottom_margin()`](https://docs.gtk.org/gtk4/method.PageSetup.set_bottom_margin.html).
  public final func setBottomMargin(margin: Double, unit: PrintUnit) {
    gtk_page_setup_set_bottom_margin(instance(self), margin, unit.cValue)
  }

  /// Calls [`gtk_page_setup_set_left_margin()`](https://docs.gtk.org/gtk4/method.PageSetup.set_left_margin.html).
  public final func setLeftMargin(margin: Double, unit: PrintUnit) {
    gtk_page_setup_set_left_margin(instance(self), margin, unit.cValue)
  }

  /// Calls
  /// [`gtk_page_setup_set_paper_size_and_default_margins()`](https://docs.gtk.org/gtk4/method.PageSetup.set_paper_size_and_default_margins.html).
  public final func setPaperSizeAndDefaultMargins(_ size: PaperSize) {
    gtk_page_setup_set_paper_size_and_default_margins(instance(self), size.opaque)
  }

  /// Calls [`gtk_page_setup_set_right_margin()`](https://docs.gtk.org/gtk4/method.PageSetup.set_right_margin.html).
  public final func setRightMargin(margin: Double, unit: PrintUnit) {
    gtk_page_setup_set_right_margin(instance(self), margin, unit.cValue)
  }

  /// Calls [`gtk_page_setup_set_top_margin()`](https://docs.gtk.org/gtk4/method.PageSetup.set_top_margin.html).
  public final func setTopMargin(margin: Double, unit: PrintUnit) {
    gtk_page_setup_set_top_margin(instance(self), margin, unit.cValue)
  }

  /// Calls [`gtk_page_setup_to_file()`](https://docs.gtk.org/gtk4/method.PageSetup.to_file.html).
  public final func toFile(_ fileName: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_page_setup_to_file(instance(self), fileName, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Calls [`gtk_page_setup_to_gvariant()`](https://docs.gtk.org/gtk4/method.PageSetup.to_gvariant.html).
  @discardableResult
  public final func toGvariant() -> GLib.Variant {
    promised(lentBoxed(opaque: gtk_page_setup_to_gvariant(instance(self))))
  }

  /// Calls [`gtk_page_setup_to_key_file()`](https://docs.gtk.org/gtk4/method.PageSetup.to_key_file.html).
  public final func toKeyFile(_ keyFile: GLib.KeyFile, groupName: String?) {
    gtk_page_setup_to_key_file(instance(self), keyFile.opaque, groupName)
  }
}
