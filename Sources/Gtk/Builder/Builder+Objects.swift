import CGtk

extension Builder {
  /// Builds the objects in a `.ui` file.
  ///
  /// - Parameter handlers: The handlers named in `<signal handler="...">`. They receive the object that emits the
  ///   signal.
  public convenience init(file: String, handlers: BuilderHandlers = [:]) throws(BuilderError) {
    try self.init(file: file, handlers: [String: BuilderHandler](handlers))
  }

  /// Builds the objects in a `.ui` file.
  ///
  /// - Parameter handlers: The handlers named in `<signal handler="...">` and `<closure function="...">`.
  @_disfavoredOverload
  public convenience init(file: String, handlers: [String: BuilderHandler]) throws(BuilderError) {
    self.init(source: file, handlers)
    _ = try MarkupCheck(Template.file(file).read(for: file).xml, file: file, handlers)
    do { try addFromFile(file) } catch { throw BuilderError(error, file: file) }
  }

  /// Builds the objects in a `.ui` file from the application's resources.
  ///
  /// - Parameter handlers: The handlers named in `<signal handler="...">`. They receive the object that emits the
  ///   signal.
  public convenience init(resource path: String, handlers: BuilderHandlers = [:]) throws(BuilderError) {
    try self.init(resource: path, handlers: [String: BuilderHandler](handlers))
  }

  /// Builds the objects in a `.ui` file from the application's resources.
  ///
  /// - Parameter handlers: The handlers named in `<signal handler="...">` and `<closure function="...">`.
  @_disfavoredOverload
  public convenience init(resource path: String, handlers: [String: BuilderHandler]) throws(BuilderError) {
    self.init(source: path, handlers)
    _ = try MarkupCheck(Template.resource(path).read(for: path).xml, file: path, handlers)
    do { try addFromResource(path) } catch { throw BuilderError(error, file: path) }
  }

  /// Builds the objects in a string in the format of `.ui` files.
  ///
  /// - Parameters:
  ///   - name: The name of the string in errors.
  ///   - handlers: The handlers named in `<signal handler="...">`. They receive the object that emits the signal.
  public convenience init(xml: String, name: String = "(XML)", handlers: BuilderHandlers = [:]) throws(BuilderError) {
    try self.init(xml: xml, name: name, handlers: [String: BuilderHandler](handlers))
  }

  /// Builds the objects in a string in the format of `.ui` files.
  ///
  /// - Parameters:
  ///   - name: The name of the string in errors.
  ///   - handlers: The handlers named in `<signal handler="...">` and `<closure function="...">`.
  @_disfavoredOverload
  public convenience init(
    xml: String, name: String = "(XML)", handlers: [String: BuilderHandler]
  ) throws(BuilderError) {
    self.init(source: name, handlers)
    _ = try MarkupCheck(xml, file: name, handlers)
    do { try addFromString(xml) } catch { throw BuilderError(error, file: name) }
  }

  /// Returns the object with an id.
  ///
  ///     let save = try builder.object("save", as: Button.self)
  ///
  /// Throws a `BuilderError` that names the id, the class and the file if there is no such object, or one of another
  /// class.
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

  /// The source of the objects.
  final class Source { var name = "(XML)" }
  private static let sourceQuark = g_quark_from_string("swift-builder-source")
  private final var source: Source { attachment(Self.sourceQuark) { Source() } }
}
