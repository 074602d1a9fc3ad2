// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkBuilder`](https://docs.gtk.org/gtk4/class.Builder.html).
open class Builder: Object {
  open override class var gType: GType { gtk_builder_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_builder_new()`](https://docs.gtk.org/gtk4/ctor.Builder.new.html).
  public init() {
    super.init(adopting: gtk_builder_new().raw)
  }

  /// The property [`current-object`](https://docs.gtk.org/gtk4/property.Builder.current-object.html) of `GtkBuilder`.
  public final var currentObject: Object? {
    get { lentObject(gtk_builder_get_current_object(instance(self))) }
    set { gtk_builder_set_current_object(instance(self), newValue?.gObject) }
  }

  /// The property [`scope`](https://docs.gtk.org/gtk4/property.Builder.scope.html) of `GtkBuilder`.
  public final var scope: (any BuilderScope)? {
    get { lentInterface(opaque: gtk_builder_get_scope(instance(self))) }
    set { gtk_builder_set_scope(instance(self), newValue?.opaque) }
  }

  /// The property [`translation-domain`](https://docs.gtk.org/gtk4/property.Builder.translation-domain.html) of
  /// `GtkBuilder`.
  public final var translationDomain: String? {
    get { lentString(ifAny: gtk_builder_get_translation_domain(instance(self))) }
    set { lend(newValue) { gtk_builder_set_translation_domain(instance(self), $0) } }
  }

  /// Calls [`gtk_builder_add_from_file()`](https://docs.gtk.org/gtk4/method.Builder.add_from_file.html).
  public final func addFromFile(_ filename: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_builder_add_from_file(instance(self), filename, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Calls [`gtk_builder_add_from_resource()`](https://docs.gtk.org/gtk4/method.Builder.add_from_resource.html).
  public final func addFromResource(_ resourcePath: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_builder_add_from_resource(instance(self), resourcePath, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Calls [`gtk_builder_add_from_string()`](https://docs.gtk.org/gtk4/method.Builder.add_from_string.html).
  public final func addFromString(_ buffer: String, length: Int = -1) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_builder_add_from_string(instance(self), buffer, length, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Calls
  /// [`gtk_builder_add_objects_from_file()`](https://docs.gtk.org/gtk4/method.Builder.add_objects_from_file.html).
  public final func addObjectsFromFile(_ filename: String, objectIds: [String]) throws(GLib.Failure) {
    let lent = CallScope()
    defer { lent.end() }
    var error: UnsafeMutablePointer<GError>?
    gtk_builder_add_objects_from_file(instance(self), filename, lent.strings(objectIds), &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Calls
  /// [`gtk_builder_add_objects_from_resource()`](https://docs.gtk.org/gtk4/method.Builder.add_objects_from_resource.html).
  public final func addObjectsFromResource(_ resourcePath: String, objectIds: [String]) throws(GLib.Failure) {
    let lent = CallScope()
    defer { lent.end() }
    var error: UnsafeMutablePointer<GError>?
    gtk_builder_add_objects_from_resource(instance(self), resourcePath, lent.strings(objectIds), &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Calls
  /// [`gtk_builder_add_objects_from_string()`](https://docs.gtk.org/gtk4/method.Builder.add_objects_from_string.html).
  public final func addObjectsFromString(_ buffer: String, length: Int = -1, objectIds: [String]) throws(GLib.Failure) {
    let lent = CallScope()
    defer { lent.end() }
    var error: UnsafeMutablePointer<GError>?
    gtk_builder_add_objects_from_string(instance(self), buffer, length, lent.strings(objectIds), &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Calls [`gtk_builder_expose_object()`](https://docs.gtk.org/gtk4/method.Builder.expose_object.html).
  public final func exposeObject(_ name: String, object: Object) {
    gtk_builder_expose_object(instance(self), name, object.gObject)
  }

  /// Calls [`gtk_builder_extend_with_template()`](https://docs.gtk.org/gtk4/method.Builder.extend_with_template.html).
  public final func extendWithTemplate(
    _ object: Object, templateType: any GTyped.Type, buffer: String, length: Int = -1
  ) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_builder_extend_with_template(
      instance(self), object.gObject, templateType.registeredType, buffer, length, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Calls [`gtk_builder_get_object()`](https://docs.gtk.org/gtk4/method.Builder.get_object.html).
  public final func getObject(_ name: String) -> Object? { lentObject(gtk_builder_get_object(instance(self), name)) }

  /// Calls [`gtk_builder_get_objects()`](https://docs.gtk.org/gtk4/method.Builder.get_objects.html).
  public final var objects: [Object] {
    lists(gtk_builder_get_objects(instance(self)), isGiven: true) { lentObject($0) as Object? }
  }

  /// Calls [`gtk_builder_get_type_from_name()`](https://docs.gtk.org/gtk4/method.Builder.get_type_from_name.html).
  public final func getTypeFromName(_ typeName: String) -> GType {
    gtk_builder_get_type_from_name(instance(self), typeName)
  }

  /// Calls [`gtk_builder_value_from_string()`](https://docs.gtk.org/gtk4/method.Builder.value_from_string.html).
  @discardableResult
  public final func valueFromString(_ pspec: ParamSpec, string: String) throws(GLib.Failure) -> AnyValue {
    var cValue = GValue()
    var error: UnsafeMutablePointer<GError>?
    gtk_builder_value_from_string(instance(self), pspec.gParamSpec, string, &cValue, &error)
    if let error { throw GLib.Failure(consuming: error) }
    return AnyValue(taking: cValue)
  }

  /// Calls
  /// [`gtk_builder_value_from_string_type()`](https://docs.gtk.org/gtk4/method.Builder.value_from_string_type.html).
  @discardableResult
  public final func valueFromStringType(type: any GTyped.Type, string: String) throws(GLib.Failure) -> AnyValue {
    var cValue = GValue()
    var error: UnsafeMutablePointer<GError>?
    gtk_builder_value_from_string_type(instance(self), type.registeredType, string, &cValue, &error)
    if let error { throw GLib.Failure(consuming: error) }
    return AnyValue(taking: cValue)
  }
}

extension Reactive where Base: Builder {
  /// The property [`current-object`](https://docs.gtk.org/gtk4/property.Builder.current-object.html) of `GtkBuilder`.
  public var currentObject: DynamicSubject<Object?> { property("current-object") }

  /// The property [`scope`](https://docs.gtk.org/gtk4/property.Builder.scope.html) of `GtkBuilder`.
  public var scope: DynamicSubject<(any BuilderScope)?> { interfaceProperty("scope") }

  /// The property [`translation-domain`](https://docs.gtk.org/gtk4/property.Builder.translation-domain.html) of
  /// `GtkBuilder`.
  public var translationDomain: DynamicSubject<String?> {
    property(
      "translation-domain", get: { (object: Builder) in object.translationDomain }, set: { $0.translationDomain = $1 })
  }
}
