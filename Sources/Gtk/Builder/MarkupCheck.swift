import CGtk

/// Reads a `.ui` file before GTK does. `GtkBuilder` builds what there is of a document that breaks off, and says nothing.
final class MarkupCheck {
  /// The class of the file's template.
  private(set) var templateClass: String?

  /// Throws when the text is no complete XML document.
  init(_ xml: String, file: String) throws(BuilderError) {
    // GTK has a binary form, too.
    guard !xml.hasPrefix("GBU") else { return }
    var parser = GMarkupParser()
    parser.start_element = { _, name, names, values, check, _ in
      guard let name, let check else { return }
      let attributes = MarkupAttributes(names: names, values: values)
      Unmanaged<MarkupCheck>.fromOpaque(check).takeUnretainedValue().begin(String(cString: name), attributes)
    }
    let context = g_markup_parse_context_new(
      &parser, GMarkupParseFlags(rawValue: 0), Unmanaged.passUnretained(self).toOpaque(), nil)!
    defer { g_markup_parse_context_free(context) }
    var error: UnsafeMutablePointer<GError>?
    _ =
      g_markup_parse_context_parse(context, xml, -1, &error) != 0
      && g_markup_parse_context_end_parse(context, &error) != 0
    if let error { throw BuilderError(GLib.Failure(consuming: error), file: file) }
  }

  private func begin(_ element: String, _ attributes: MarkupAttributes) {
    if element == "template" { templateClass = attributes["class"] }
  }
}

/// The attributes of an element, lent by GLib's parser.
struct MarkupAttributes {
  let names: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  let values: UnsafeMutablePointer<UnsafePointer<CChar>?>?

  subscript(name: String) -> String? {
    guard var names, var values else { return nil }
    while let candidate = names.pointee, let value = values.pointee {
      if strcmp(candidate, name) == 0 { return String(cString: value) }
      names += 1
      values += 1
    }
    return nil
  }
}
