// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The class [`GtkPrintSettings`](https://docs.gtk.org/gtk4/class.PrintSettings.html).
open class PrintSettings: Object {
  open override class var gType: GType { gtk_print_settings_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_print_settings_new()`](https://docs.gtk.org/gtk4/ctor.PrintSettings.new.html).
  public init() {
    super.init(adopting: gtk_print_settings_new().raw)
  }

  /// Calls [`gtk_print_settings_new_from_file()`](https://docs.gtk.org/gtk4/ctor.PrintSettings.new_from_file.html).
  public init(fileName: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    let pointer = gtk_print_settings_new_from_file(fileName, &error)
    if let error { throw GLib.Failure(consuming: error) }
    super.init(adopting: pointer!.raw)
  }

  /// Calls
  /// [`gtk_print_settings_new_from_gvariant()`](https://docs.gtk.org/gtk4/ctor.PrintSettings.new_from_gvariant.html).
  public init(variant: GLib.Variant) {
    super.init(adopting: gtk_print_settings_new_from_gvariant(variant.opaque).raw)
  }

  /// Calls
  /// [`gtk_print_settings_new_from_key_file()`](https://docs.gtk.org/gtk4/ctor.PrintSettings.new_from_key_file.html).
  public init(keyFile: GLib.KeyFile, groupName: String?) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    let pointer = gtk_print_settings_new_from_key_file(keyFile.opaque, groupName, &error)
    if let error { throw GLib.Failure(consuming: error) }
    super.init(adopting: pointer!.raw)
  }

  /// Calls [`gtk_print_settings_copy()`](https://docs.gtk.org/gtk4/method.PrintSettings.copy.html).
  @discardableResult
  public final func copy() -> PrintSettings { givenObject(opaque: gtk_print_settings_copy(instance(self)))! }

  /// Calls [`gtk_print_settings_foreach()`](https://docs.gtk.org/gtk4/method.PrintSettings.foreach.html).
  public final func foreach(_ `func`: @escaping (String, String) -> Void) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_print_settings_foreach(instance(self), callGtkPrintSettingsFunc, lent.closure(`func`))
  }

  /// Calls [`gtk_print_settings_get()`](https://docs.gtk.org/gtk4/method.PrintSettings.get.html).
  public final func get(_ key: String) -> String? { lentString(ifAny: gtk_print_settings_get(instance(self), key)) }

  /// Calls [`gtk_print_settings_get_bool()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_bool.html).
  public final func getBool(_ key: String) -> Bool { gtk_print_settings_get_bool(instance(self), key).isTrue }

  /// Calls [`gtk_print_settings_get_collate()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_collate.html) and
  /// `gtk_print_settings_set_collate()`.
  public final var collate: Bool {
    get { gtk_print_settings_get_collate(instance(self)).isTrue }
    set(collate) { gtk_print_settings_set_collate(instance(self), collate.gboolean) }
  }

  /// Calls
  /// [`gtk_print_settings_get_default_source()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_default_source.html).
  public final var defaultSource: String? { lentString(ifAny: gtk_print_settings_get_default_source(instance(self))) }

  /// Calls [`gtk_print_settings_get_dither()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_dither.html).
  public final var dither: String? { lentString(ifAny: gtk_print_settings_get_dither(instance(self))) }

  /// Calls [`gtk_print_settings_get_double()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_double.html).
  public final func getDouble(_ key: String) -> Double { gtk_print_settings_get_double(instance(self), key) }

  /// Calls
  /// [`gtk_print_settings_get_double_with_default()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_double_with_default.html).
  public final func getDoubleWithDefault(_ key: String, def: Double) -> Double {
    gtk_print_settings_get_double_with_default(instance(self), key, def)
  }

  /// Calls [`gtk_print_settings_get_duplex()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_duplex.html) and
  /// `gtk_print_settings_set_duplex()`.
  public final var duplex: PrintDuplex {
    get { PrintDuplex(cValue: gtk_print_settings_get_duplex(instance(self))) }
    set(duplex) { gtk_print_settings_set_duplex(instance(self), duplex.cValue) }
  }

  /// Calls [`gtk_print_settings_get_finishings()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_finishings.html).
  public final var finishings: String? { lentString(ifAny: gtk_print_settings_get_finishings(instance(self))) }

  /// Calls [`gtk_print_settings_get_int()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_int.html).
  public final func getInt(_ key: String) -> Int { gtk_print_settings_get_int(instance(self), key).int }

  /// Calls
  /// [`gtk_print_settings_get_int_with_default()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_int_with_default.html).
  public final func getIntWithDefault(_ key: String, def: Int) -> Int {
    gtk_print_settings_get_int_with_default(instance(self), key, def.int32).int
  }

  /// Calls [`gtk_print_settings_get_length()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_length.html).
  public final func getLength(_ key: String, unit: PrintUnit) -> Double {
    gtk_print_settings_get_length(instance(self), key, unit.cValue)
  }

  /// Calls [`gtk_print_settings_get_media_type()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_media_type.html).
  public final var mediaType: String? { lentString(ifAny: gtk_print_settings_get_media_type(instance(self))) }

  /// Calls [`gtk_print_settings_get_n_copies()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_n_copies.html) and
  /// `gtk_print_settings_set_n_copies()`.
  public final var nCopies: Int {
    get { gtk_print_settings_get_n_copies(instance(self)).int }
    set(numCopies) { gtk_print_settings_set_n_copies(instance(self), numCopies.int32) }
  }

  /// Calls [`gtk_print_settings_get_number_up()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_number_up.html)
  /// and `gtk_print_settings_set_number_up()`.
  public final var numberUp: Int {
    get { gtk_print_settings_get_number_up(instance(self)).int }
    set(numberUp) { gtk_print_settings_set_number_up(instance(self), numberUp.int32) }
  }

  /// Calls
  /// [`gtk_print_settings_get_number_up_layout()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_number_up_layout.html)
  /// and `gtk_print_settings_set_number_up_layout()`.
  public final var numberUpLayout: NumberUpLayout {
    get { NumberUpLayout(cValue: gtk_print_settings_get_number_up_layout(instance(self))) }
    set(numberUpLayout) { gtk_print_settings_set_number_up_layout(instance(self), numberUpLayout.cValue) }
  }

  /// Calls
  /// [`gtk_print_settings_get_orientation()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_orientation.html) and
  /// `gtk_print_settings_set_orientation()`.
  public final var orientation: PageOrientation {
    get { PageOrientation(cValue: gtk_print_settings_get_orientation(instance(self))) }
    set(orientation) { gtk_print_settings_set_orientation(instance(self), orientation.cValue) }
  }

  /// Calls [`gtk_print_settings_get_output_bin()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_output_bin.html).
  public final var outputBin: String? { lentString(ifAny: gtk_print_settings_get_output_bin(instance(self))) }

  /// Calls
  /// [`gtk_print_settings_get_page_ranges()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_page_ranges.html) and
  /// `gtk_print_settings_set_page_ranges()`.
  public final var pageRanges: [PageRange] {
    get {
      var cNumRanges: Int32 = 0
      let result = gtk_print_settings_get_page_ranges(instance(self), &cNumRanges)
      return elements(result, count: cNumRanges.int, isGiven: true) { PageRange(cValue: $0) }
    }
    set(pageRanges) {
      var cPageRanges = pageRanges.map { $0.cValue }
      gtk_print_settings_set_page_ranges(instance(self), &cPageRanges, pageRanges.count.int32)
    }
  }

  /// Calls [`gtk_print_settings_get_page_set()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_page_set.html) and
  /// `gtk_print_settings_set_page_set()`.
  public final var pageSet: PageSet {
    get { PageSet(cValue: gtk_print_settings_get_page_set(instance(self))) }
    set(pageSet) { gtk_print_settings_set_page_set(instance(self), pageSet.cValue) }
  }

  /// Calls
  /// [`gtk_print_settings_get_paper_height()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_paper_height.html).
  public final func getPaperHeight(_ unit: PrintUnit) -> Double {
    gtk_print_settings_get_paper_height(instance(self), unit.cValue)
  }

  /// Calls [`gtk_print_settings_get_paper_size()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_paper_size.html).
  public final var paperSize: PaperSize? { givenBoxed(opaque: gtk_print_settings_get_paper_size(instance(self))) }

  /// Calls
  /// [`gtk_print_settings_get_paper_width()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_paper_width.html).
  public final func getPaperWidth(_ unit: PrintUnit) -> Double {
    gtk_print_settings_get_paper_width(instance(self), unit.cValue)
  }

  /// Calls
  /// [`gtk_print_settings_get_print_pages()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_print_pages.html) and
  /// `gtk_print_settings_set_print_pages()`.
  public final var printPages: PrintPages {
    get { PrintPages(cValue: gtk_print_settings_get_print_pages(instance(self))) }
    set(pages) { gtk_print_settings_set_print_pages(instance(self), pages.cValue) }
  }

  /// Calls [`gtk_print_settings_get_printer()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_printer.html).
  public final var printer: String? { lentString(ifAny: gtk_print_settings_get_printer(instance(self))) }

  /// Calls
  /// [`gtk_print_settings_get_printer_lpi()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_printer_lpi.html) and
  /// `gtk_print_settings_set_printer_lpi()`.
  public final var printerLpi: Double {
    get { gtk_print_settings_get_printer_lpi(instance(self)) }
    set(lpi) { gtk_print_settings_set_printer_lpi(instance(self), lpi) }
  }

  /// Calls [`gtk_print_settings_get_quality()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_quality.html) and
  /// `gtk_print_settings_set_quality()`.
  public final var quality: PrintQuality {
    get { PrintQuality(cValue: gtk_print_settings_get_quality(instance(self))) }
    set(quality) { gtk_print_settings_set_quality(instance(self), quality.cValue) }
  }

  /// Calls [`gtk_print_settings_get_resolution()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_resolution.html)
  /// and `gtk_print_settings_set_resolution()`.
  public final var resolution: Int {
    get { gtk_print_settings_get_resolution(instance(self)).int }
    set(resolution) { gtk_print_settings_set_resolution(instance(self), resolution.int32) }
  }

  /// Calls
  /// [`gtk_print_settings_get_resolution_x()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_resolution_x.html).
  public final var resolutionX: Int { gtk_print_settings_get_resolution_x(instance(self)).int }

  /// Calls
  /// [`gtk_print_settings_get_resolution_y()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_resolution_y.html).
  public final var resolutionY: Int { gtk_print_settings_get_resolution_y(instance(self)).int }

  /// Calls [`gtk_print_settings_get_reverse()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_reverse.html) and
  /// `gtk_print_settings_set_reverse()`.
  public final var reverse: Bool {
    get { gtk_print_settings_get_reverse(instance(self)).isTrue }
    set(reverse) { gtk_print_settings_set_reverse(instance(self), reverse.gboolean) }
  }

  /// Calls [`gtk_print_settings_get_scale()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_scale.html) and
  /// `gtk_print_settings_set_scale()`.
  public final var scale: Double {
    get { gtk_print_settings_get_scale(instance(self)) }
    set(scale) { gtk_print_settings_set_scale(instance(self), scale) }
  }

  /// Calls [`gtk_print_settings_get_use_color()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_use_color.html)
  /// and `gtk_print_settings_set_use_color()`.
  public final var useColor: Bool {
    get { gtk_print_settings_get_use_color(instance(self)).isTrue }
    set(useColor) { gtk_print_settings_set_use_color(instance(self), useColor.gboolean) }
  }

  /// Calls [`gtk_print_settings_has_key()`](https://docs.gtk.org/gtk4/method.PrintSettings.has_key.html).
  public final func hasKey(_ key: String) -> Bool { gtk_print_settings_has_key(instance(self), key).isTrue }

  /// Calls [`gtk_print_settings_load_file()`](https://docs.gtk.org/gtk4/method.PrintSettings.load_file.html).
  public final func loadFile(_ fileName: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_print_settings_load_file(instance(self), fileName, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Calls [`gtk_print_settings_load_key_file()`](https://docs.gtk.org/gtk4/method.PrintSettings.load_key_file.html).
  public final func loadKeyFile(_ keyFile: GLib.KeyFile, groupName: String?) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_print_settings_load_key_file(instance(self), keyFile.opaque, groupName, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Calls [`gtk_print_settings_set()`](https://docs.gtk.org/gtk4/method.PrintSettings.set.html).
  public final func set(_ key: String, value: String?) { gtk_print_settings_set(instance(self), key, value) }

  /// Calls [`gtk_print_settings_set_bool()`](https://docs.gtk.org/gtk4/method.PrintSettings.set_bool.html).
  public final func setBool(_ key: String, value: Bool) {
    gtk_print_settings_set_bool(instance(self), key, value.gboolean)
  }

  /// Calls
  /// [`gtk_print_settings_set_default_source()`](https://docs.gtk.org/gtk4/method.PrintSettings.set_default_source.html).
  public final func setDefaultSource(_ defaultSource: String) {
    gtk_print_settings_set_default_source(instance(self), defaultSource)
  }

  /// Calls [`gtk_print_settings_set_dither()`](https://docs.gtk.org/gtk4/method.PrintSettings.set_dither.html).
  public final func setDither(_ dither: String) { gtk_print_settings_set_dither(instance(self), dither) }

  /// Calls [`gtk_print_settings_set_double()`](https://docs.gtk.org/gtk4/method.PrintSettings.set_double.html).
  public final func setDouble(_ key: String, value: Double) {
    gtk_print_settings_set_double(instance(self), key, value)
  }

  /// Calls [`gtk_print_settings_set_finishings()`](https://docs.gtk.org/gtk4/method.PrintSettings.set_finishings.html).
  public final func setFinishings(_ finishings: String) {
    gtk_print_settings_set_finishings(instance(self), finishings)
  }

  /// Calls [`gtk_print_settings_set_int()`](https://docs.gtk.org/gtk4/method.PrintSettings.set_int.html).
  public final func setInt(_ key: String, value: Int) { gtk_print_settings_set_int(instance(self), key, value.int32) }

  /// Calls [`gtk_print_settings_set_length()`](https://docs.gtk.org/gtk4/method.PrintSettings.set_length.html).
  public final func setLength(_ key: String, value: Double, unit: PrintUnit) {
    gtk_print_settings_set_length(instance(self), key, value, unit.cValue)
  }

  /// Calls [`gtk_print_settings_set_media_type()`](https://docs.gtk.org/gtk4/method.PrintSettings.set_media_type.html).
  public final func setMediaType(_ mediaType: String) { gtk_print_settings_set_media_type(instance(self), mediaType) }

  /// Calls [`gtk_print_settings_set_output_bin()`](https://docs.gtk.org/gtk4/method.PrintSettings.set_output_bin.html).
  public final func setOutputBin(_ outputBin: String) { gtk_print_settings_set_output_bin(instance(self), outputBin) }

  /// Calls
  /// [`gtk_print_settings_set_paper_height()`](https://docs.gtk.org/gtk4/method.PrintSettings.set_paper_height.html).
  public final func setPaperHeight(height: Double, unit: PrintUnit) {
    gtk_print_settings_set_paper_height(instance(self), height, unit.cValue)
  }

  /// Calls [`gtk_print_settings_set_paper_size()`](https://docs.gtk.org/gtk4/method.PrintSettings.set_paper_size.html).
  public final func setPaperSize(_ paperSize: PaperSize) {
    gtk_print_settings_set_paper_size(instance(self), paperSize.opaque)
  }

  /// Calls
  /// [`gtk_print_settings_set_paper_width()`](https://docs.gtk.org/gtk4/method.PrintSettings.set_paper_width.html).
  public final func setPaperWidth(width: Double, unit: PrintUnit) {
    gtk_print_settings_set_paper_width(instance(self), width, unit.cValue)
  }

  /// Calls [`gtk_print_settings_set_printer()`](https://docs.gtk.org/gtk4/method.PrintSettings.set_printer.html).
  public final func setPrinter(_ printer: String) { gtk_print_settings_set_printer(instance(self), printer) }

  /// Calls
  /// [`gtk_print_settings_set_resolution_xy()`](https://docs.gtk.org/gtk4/method.PrintSettings.set_resolution_xy.html).
  public final func setResolutionXy(resolutionX: Int, resolutionY: Int) {
    gtk_print_settings_set_resolution_xy(instance(self), resolutionX.int32, resolutionY.int32)
  }

  /// Calls [`gtk_print_settings_to_file()`](https://docs.gtk.org/gtk4/method.PrintSettings.to_file.html).
  public final func toFile(_ fileName: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_print_settings_to_file(instance(self), fileName, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Calls [`gtk_print_settings_to_gvariant()`](https://docs.gtk.org/gtk4/method.PrintSettings.to_gvariant.html).
  @discardableResult
  public final func toGvariant() -> GLib.Variant {
    promised(lentBoxed(opaque: gtk_print_settings_to_gvariant(instance(self))))
  }

  /// Calls [`gtk_print_settings_to_key_file()`](https://docs.gtk.org/gtk4/method.PrintSettings.to_key_file.html).
  public final func toKeyFile(_ keyFile: GLib.KeyFile, groupName: String?) {
    gtk_print_settings_to_key_file(instance(self), keyFile.opaque, groupName)
  }

  /// Calls [`gtk_print_settings_unset()`](https://docs.gtk.org/gtk4/method.PrintSettings.unset.html).
  public final func unset(_ key: String) { gtk_print_settings_unset(instance(self), key) }
}
