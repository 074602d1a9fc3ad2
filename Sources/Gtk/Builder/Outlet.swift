/// An object of a template, found by its id: the name of the property, or another that is given.
///
///     @Outlet var title: Label
///     @Outlet("save-button") var save: Button
///
/// `loadTemplate` fills the outlet, and throws if there is no such object.
@propertyWrapper public final class Outlet<Child: Object>: OutletStorage {
  private let id: String?
  private var child: Child?

  /// Creates an outlet for the object whose id is the name of the property.
  public init() { id = nil }

  /// Creates an outlet for the object with another id.
  public init(_ id: String) { self.id = id }

  /// The object.
  ///
  /// Precondition: The template has been loaded.
  public var wrappedValue: Child {
    guard let child else { preconditionFailure("an outlet for a \(Child.self) is read before the template is loaded") }
    return child
  }

  var isFilled: Bool { child != nil }

  func fill(from builder: Builder, property: String, isRequired: Bool) throws(BuilderError) {
    guard isRequired || builder.getObject(id ?? property) != nil else { return }
    child = try builder.object(id ?? property)
  }
}

/// Storage to be filled by `loadTemplate`.
protocol OutletStorage: AnyObject {
  var isFilled: Bool { get }
  /// Gets the object from the builder. It may be missing unless it is required.
  func fill(from builder: Builder, property: String, isRequired: Bool) throws(BuilderError)
}
