import CGtk

extension BuilderError {
  /// Throws when a text is no complete XML document. `GtkBuilder` builds what there is of one that breaks off, and says
  /// nothing.
  @MainActor static func checkDocument(_ xml: String, file: String) throws(BuilderError) {
    // GTK has a binary form, too.
    guard !xml.hasPrefix("GBU") else { return }
    var parser = GMarkupParser()
    let context = g_markup_parse_context_new(&parser, GMarkupParseFlags(rawValue: 0), nil, nil)!
    defer { g_markup_parse_context_free(context) }
    var error: UnsafeMutablePointer<GError>?
    _ =
      g_markup_parse_context_parse(context, xml, -1, &error) != 0
      && g_markup_parse_context_end_parse(context, &error) != 0
    if let error { throw BuilderError(GLib.Failure(consuming: error), file: file) }
  }
}
