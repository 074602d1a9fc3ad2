/// An object of a template, by its id: the name of the property, or another one that is given.
///
///     @Outlet var title: Label
///     @Outlet("save-button") var save: Button
///
/// `loadTemplate` fills it, and throws when there is no such object.
@propertyWrapper public final class Outlet<Child: Object>: OutletStorage {
  private let id: String?
  private var child: Child?

  /// An object with the name of the property as its id.
  public init() { id = nil }

  /// An object with another id.
  public init(_ id: String) { self.id = id }

  /// The object.
  ///
  /// Precondition: the template has been loaded.
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

/// What `loadTemplate` fills.
protocol OutletStorage: AnyObject {
  var isFilled: Bool { get }
  /// Takes its object from the builder. One that is not required may be missing.
  func fill(from builder: Builder, property: String, isRequired: Bool) throws(BuilderError)
}
