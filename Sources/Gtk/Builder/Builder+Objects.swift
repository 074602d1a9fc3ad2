import CGtk

extension Builder {
  /// Makes what a `.ui` file describes.
  ///
  /// - Parameter handlers: what `<signal handler="...">` names. They get the object that emits the signal.
  public convenience init(file: String, handlers: BuilderHandlers = [:]) throws(BuilderError) {
    try self.init(file: file, handlers: [String: BuilderHandler](handlers))
  }

  /// Makes what a `.ui` file describes.
  ///
  /// - Parameter handlers: what `<signal handler="...">` and `<closure function="...">` name.
  @_disfavoredOverload
  public convenience init(file: String, handlers: [String: BuilderHandler]) throws(BuilderError) {
    self.init(source: file, handlers)
    _ = try MarkupCheck(Template.file(file).read(for: file).xml, file: file, handlers)
    do { try addFromFile(file) } catch { throw BuilderError(error, file: file) }
  }

  /// Makes what a `.ui` file among the application's resources describes.
  ///
  /// - Parameter handlers: what `<signal handler="...">` names. They get the object that emits the signal.
  public convenience init(resource path: String, handlers: BuilderHandlers = [:]) throws(BuilderError) {
    try self.init(resource: path, handlers: [String: BuilderHandler](handlers))
  }

  /// Makes what a `.ui` file among the application's resources describes.
  ///
  /// - Parameter handlers: what `<signal handler="...">` and `<closure function="...">` name.
  @_disfavoredOverload
  public convenience init(resource path: String, handlers: [String: BuilderHandler]) throws(BuilderError) {
    self.init(source: path, handlers)
    _ = try MarkupCheck(Template.resource(path).read(for: path).xml, file: path, handlers)
    do { try addFromResource(path) } catch { throw BuilderError(error, file: path) }
  }

  /// Makes what a text in the format of `.ui` files describes.
  ///
  /// - Parameters:
  ///   - name: what errors call the text.
  ///   - handlers: what `<signal handler="...">` names. They get the object that emits the signal.
  public convenience init(xml: String, name: String = "(XML)", handlers: BuilderHandlers = [:]) throws(BuilderError) {
    try self.init(xml: xml, name: name, handlers: [String: BuilderHandler](handlers))
  }

  /// Makes what a text in the format of `.ui` files describes.
  ///
  /// - Parameters:
  ///   - name: what errors call the text.
  ///   - handlers: what `<signal handler="...">` and `<closure function="...">` name.
  @_disfavoredOverload
  public convenience init(
    xml: String, name: String = "(XML)", handlers: [String: BuilderHandler]
  ) throws(BuilderError) {
    self.init(source: name, handlers)
    _ = try MarkupCheck(xml, file: name, handlers)
    do { try addFromString(xml) } catch { throw BuilderError(error, file: name) }
  }

  /// The object with an id.
  ///
  ///     let save = try builder.object("save", as: Button.self)
  ///
  /// Throws a `BuilderError` that names the id, the class and the file when there is none, or one of another class.
  public final func object<Child: Object>(
    _ id: String, as expected: Child.Type = Child.self
  ) throws(BuilderError) -> Child {
    let file = source.name
    guard let object = getObject(id) else { throw .missing(id: id, expected: "\(expected)", file: file) }
    guard let child = object as? Child else {
      throw .wrongClass(id: id, expected: "\(expected)", actual: "\(Swift.type(of: object))", file: file)
    }
    return child
  }

  convenience init(source name: String, _ handlers: [String: BuilderHandler]) {
    self.init()
    source.name = name
    let scope = HandlerScope.make(handlers)
    gtk_builder_set_scope(opaque, OpaquePointer(scope))
    g_object_unref(scope)
  }

  /// Where the objects come from.
  final class Source { var name = "(XML)" }
  private static let sourceQuark = g_quark_from_string("swift-builder-source")
  private final var source: Source { attachment(Self.sourceQuark) { Source() } }
}
