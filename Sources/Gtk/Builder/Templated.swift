import CGtk

/// A widget whose children a `.ui` file describes.
///
///     final class NameRow: Box, Templated {
///       static let template = Template.xml("""
///         <interface>
///           <template class="ExampleNameRow" parent="GtkBox">
///             <child><object class="GtkEntry" id="name"/></child>
///             <child><object class="GtkButton" id="save"><signal name="clicked" handler="save"/></object></child>
///           </template>
///         </interface>
///         """)
///
///       @Outlet("name") var nameEntry: Entry
///
///       init() throws {
///         super.init(orientation: .horizontal, spacing: 6)
///         try loadTemplate(handlers: ["save": { [weak self] _ in self?.save() }])
///       }
///     }
///
/// The class in the template is the `gTypeName` of the Swift class, its parent the GTK class it derives from.
public protocol Templated: Widget, SubclassTrait {
  /// The description of the children.
  static var template: Template { get }
}

/// Where the description of a widget's children is.
public nonisolated enum Template: Sendable {
  /// In a text.
  case xml(String)
  /// In a file.
  case file(String)
  /// Among the application's resources.
  case resource(String)
}

extension Templated {
  /// Makes the children that the template describes, and fills the outlets. To be called once, after `super.init`.
  ///
  /// Throws a `BuilderError` with the line of a mistake in the template, or with the outlet that has no object or one of
  /// another class.
  public func loadTemplate(handlers: BuilderHandlers = [:]) throws(BuilderError) {
    let (name, xml) = try Self.template.read(for: "\(Self.self)")
    try BuilderError.checkDocument(xml, file: name)
    let builder = Builder(source: name, handlers)
    builder.currentObject = self
    var error: UnsafeMutablePointer<GError>?
    gtk_builder_extend_with_template(builder.opaque, cast(), cgtk_type_of(pointer), xml, -1, &error)
    if let error { throw BuilderError(GLib.Failure(consuming: error), file: name) }
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      for (label, value) in level.children {
        guard let outlet = value as? any OutletStorage, let label else { continue }
        try outlet.fill(from: builder, property: label.hasPrefix("_") ? String(label.dropFirst()) : label)
      }
      mirror = level.superclassMirror
    }
  }
}

extension Template {
  @MainActor func read(for name: String) throws(BuilderError) -> (name: String, xml: String) {
    var error: UnsafeMutablePointer<GError>?
    var length: gsize = 0
    switch self {
    case .xml(let xml): return (name, xml)
    case .file(let path):
      var text: UnsafeMutablePointer<CChar>?
      guard g_file_get_contents(path, &text, &length, &error) != 0 else {
        throw BuilderError(GLib.Failure(consuming: error), file: path)
      }
      return (path, givenString(text))
    case .resource(let path):
      guard let bytes = g_resources_lookup_data(path, GResourceLookupFlags(rawValue: 0), &error) else {
        throw BuilderError(GLib.Failure(consuming: error), file: path)
      }
      defer { g_bytes_unref(bytes) }
      let start = g_bytes_get_data(bytes, &length)
      return (path, String(decoding: UnsafeRawBufferPointer(start: start, count: Int(length)), as: UTF8.self))
    }
  }
}
