import CGtk

/// A widget whose children are described by a `.ui` file.
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
/// An initialiser that overrides one without `throws`, such as `init()` of a `Window`, cannot throw either. A template in
/// a string is as certain as the code around it, so there `try! loadTemplate()` will do: a mistake in it stops the
/// program with the line at its first start.
///
/// The class in the template is the `gTypeName` of the Swift class; its parent is the GTK class that it derives from.
public protocol Templated: Widget, SubclassTrait {
  /// The description of the children.
  static var template: Template { get }
}

/// The source of the description of a widget's children.
public nonisolated enum Template: Sendable {
  /// In a string.
  case xml(String)
  /// In a file.
  case file(String)
  /// In the application's resources.
  case resource(String)
}

extension Templated {
  /// Creates the children described by the template, and fills the outlets. Call this once, after `super.init`.
  ///
  /// A subclass inherits the template along with the initialiser that loads it, and can have outlets for its objects. A
  /// subclass with additional children loads a template for its own class after `super.init`:
  ///
  ///     final class LongRow: NameRow {
  ///       init() throws {
  ///         try super.init()
  ///         try loadTemplate(.resource("/org/example/long-row.ui"))
  ///       }
  ///     }
  ///
  /// Throws a `BuilderError` with the line of an error in the template, or with the outlet whose object is missing or
  /// has another class.
  ///
  /// - Parameters:
  ///   - template: The description of the children, by default that of the class.
  ///   - handlers: The handlers named in `<signal handler="...">`. They receive the object that emits the signal.
  public func loadTemplate(_ template: Template? = nil, handlers: BuilderHandlers = [:]) throws(BuilderError) {
    try loadTemplate(template, handlers: [String: BuilderHandler](handlers))
  }

  /// Creates the children described by the template, and fills the outlets, like `loadTemplate` with handlers that need
  /// only the object that emits the signal.
  ///
  /// - Parameters:
  ///   - template: The description of the children, by default that of the class.
  ///   - handlers: The handlers named in `<signal handler="...">` and `<closure function="...">`.
  @_disfavoredOverload
  public func loadTemplate(
    _ template: Template? = nil, handlers: [String: BuilderHandler]
  ) throws(BuilderError) {
    let (name, xml) = try (template ?? Self.template).read(for: "\(Self.self)")
    let check = try MarkupCheck(xml, file: name, handlers)
    let builder = Builder(source: name, handlers)
    builder.currentObject = self
    let owner = Subclass.owner(ofTemplate: check.templateClass, in: Self.self)
    var error: UnsafeMutablePointer<GError>?
    gtk_builder_extend_with_template(builder.opaque, cast(), owner.type, xml, -1, &error)
    if let error { throw BuilderError(GLib.Failure(consuming: error), file: name) }
    var mirror: Mirror? = Mirror(reflecting: self)
    // The objects of a subclass may be in a template that is loaded later.
    var isRequired = false
    while let level = mirror {
      isRequired = isRequired || level.subjectType == owner.swiftClass
      for (label, value) in level.children {
        guard let outlet = value as? any OutletStorage, !outlet.isFilled, let label else { continue }
        let property = label.hasPrefix("_") ? String(label.dropFirst()) : label
        try outlet.fill(from: builder, property: property, isRequired: isRequired)
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
