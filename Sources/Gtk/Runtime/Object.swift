import BindingCore
public import CGtk

/// A GObject: the base of all classes of this module.
///
/// **Identity.** A GObject always has the same Swift object, which lives as long as anything holds the GObject: a
/// subclass such as `final class PhotoRow: Box` keeps its stored properties while GTK shows the row, even when no Swift
/// code refers to it. This is done with a toggle reference: while GTK (or another library) holds the GObject, the
/// GObject holds the wrapper; when only the wrapper is left, the wrapper holds the GObject.
///
/// **Thread.** Main actor only. Objects that GTK itself passes between threads (`Gdk.Texture`, `Gio.File`) have no
/// identity: a toggle reference would be notified of other threads' references on those threads. Such a wrapper only
/// holds its GObject; a GObject can have several of them, which are equal.
///
/// **Subclassing.** Constructors of the generated classes are designated initialisers, so that a subclass in any module
/// can have stored properties of its own and call `super.init(orientation:spacing:)`. `init(adopting:)` is not
/// `required` for the same reason: a subclass need not repeat it. Each generated class overrides it and is listed in
/// `wrapperTable`, which `wrap` reads.
@MainActor open class Object {
  /// The GObject. Valid as long as the wrapper is.
  // Sound: a constant, and only C calls look behind it.
  @_spi(Bindings) public nonisolated(unsafe) let pointer: UnsafeMutableRawPointer

  /// Where subjects of the object's properties find it.
  final var registration: TargetRegistration {
    if let registration = existingRegistration { return registration }
    let registration = TargetRegistration(of: self)
    existingRegistration = registration
    return registration
  }
  @exclusivity(unchecked) private final var existingRegistration: TargetRegistration?

  /// The shared state of the subjects of each property that has been observed or bound.
  @exclusivity(unchecked) final var subjectStates: ContiguousArray<SubjectState> = []

  /// The GObject class that this Swift class wraps.
  open class var gType: GType { FundamentalType.object }

  /// The GObject type name of a Swift class that needs a GObject class of its own, for use in `.ui` files: the module
  /// name followed by the class name, such as `ExampleDial`. A name that is already taken gets a number.
  open class var gTypeName: String { qualifiedName(of: self).filter { $0 != "." } }

  /// The properties and signals that the class adds to those of its superclass.
  open class var members: [ObjectMember] { [] }

  /// Whether a class of this module is implemented in Swift, as those of an application are.
  nonisolated class var isMadeInSwift: Bool { false }

  /// Whether libraries use the GObject on other threads, so that the wrapper has no identity.
  @_spi(Bindings) open class var isShared: Bool { false }

  /// Wraps a new GObject, or creates the one for a Swift subclass. The initialiser of a class that derives directly
  /// from `Object` or `Widget` calls it as `super.init()`.
  ///
  /// Takes over the reference that a constructor returns: a floating one is sunk. GTK owns windows from the start
  /// (`gtk_window_new` returns no reference of its own), so they get an additional one.
  ///
  /// Precondition: The GObject has no wrapper yet.
  public init(adopting pointer: UnsafeMutableRawPointer = Object.unmade) {
    let type = Swift.type(of: self)
    self.pointer = pointer == Object.unmade ? Subclass.makeObject(of: type) : Subclass.settle(pointer, as: type)
    hold(isLent: Subclass.takeIsLent())
  }

  /// A placeholder for the GObject that has yet to be created; no object has this address. Using it instead of a second
  /// initialiser saves two functions per class.
  public nonisolated static var unmade: UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(bitPattern: 1)!
  }

  /// - Parameter isLent: Whether C created the GObject and has yet to take its first reference.
  private func hold(isLent: Bool) {
    LeakCheck.liveObjects += 1
    guard !Self.isShared else { return }
    let object = pointer.assumingMemoryBound(to: GObject.self)
    let wrapper = Unmanaged.passUnretained(self)
    precondition(
      g_object_get_qdata(object, Object.wrapperQuark) == nil, "\(typeName(cgtk_type_of(pointer))) has a wrapper already"
    )
    g_object_set_qdata(object, Object.wrapperQuark, wrapper.toOpaque())
    if isLent {
      g_object_ref(pointer)
    } else if cgtk_is_floating(pointer) != 0 {
      g_object_ref_sink(pointer)
    } else if Object.isOwnedByGTK(pointer) {
      g_object_ref(pointer)
    }
    // Start in the state "others hold it too": the GObject holds the wrapper. If nothing else does, the unref below
    // notifies us.
    _ = wrapper.retain()
    g_object_add_toggle_ref(object, Object.toggled, wrapper.toOpaque())
    g_object_unref(pointer)
    guard let members = Subclass.of(cgtk_type_of(pointer))?.members else { return }
    for member in members { member.attach(self, member.name) }
  }

  isolated deinit {
    LeakCheck.liveObjects -= 1
    existingRegistration?.leave()
    guard !Self.isShared else {
      g_object_unref(pointer)
      return
    }
    let object = pointer.assumingMemoryBound(to: GObject.self)
    // First, because disposing of the GObject can call back into Swift, which must not find this dying wrapper.
    g_object_set_qdata(object, Object.wrapperQuark, nil)
    g_object_remove_toggle_ref(object, Object.toggled, Unmanaged.passUnretained(self).toOpaque())
  }

  private static let toggled: GToggleNotify = { wrapper, _, isLastReference in
    guard let wrapper else { return }
    let unmanaged = Unmanaged<Object>.fromOpaque(wrapper)
    if isLastReference != 0 { unmanaged.release() } else { _ = unmanaged.retain() }
  }
}

extension Object {
  /// The key of the GObject's wrapper in its data list. The entry is unretained.
  static let wrapperQuark = g_quark_from_string("swift-wrapper")

  static func isOwnedByGTK(_ pointer: UnsafeMutableRawPointer) -> Bool {
    g_type_is_a(cgtk_type_of(pointer), gtk_window_get_type()) != 0
  }

  @_spi(Bindings) public final var gObject: UnsafeMutablePointer<GObject> {
    pointer.assumingMemoryBound(to: GObject.self)
  }

  /// The GObject as the struct that a C function takes. Generated code names the struct, as `gObject` does: the
  /// compiler records what it knows of a struct in each file in which the struct is inferred as `T`.
  final func cast<T>() -> UnsafeMutablePointer<T> { pointer.assumingMemoryBound(to: T.self) }

  /// The GObject as the incomplete struct that a C function takes.
  @_spi(Bindings) public final var opaque: OpaquePointer { OpaquePointer(pointer) }
}

/// `self.opaque` for the methods of subclasses. The compiler retains `self` for a member of the superclass but not for
/// a function, and each method has one such use.
@_spi(Bindings) @MainActor public func instance(_ object: Object) -> OpaquePointer { object.opaque }

extension Object {
  /// Calls `body` with the GObject, for C functions that have no Swift counterpart. The pointer is valid only during the
  /// call; its target has at least that long a life.
  ///
  ///     button.withUnsafePointer { my_library_decorate($0.assumingMemoryBound(to: GtkWidget.self)) }
  ///
  /// The C type is in the module `CGtk`, a product of this package.
  public final func withUnsafePointer<Result, Failure: Error>(
    _ body: (UnsafeMutableRawPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { withExtendedLifetime(self) {} }
    return try body(pointer)
  }
}

extension Object: Hashable {
  /// Whether two wrappers wrap the same GObject.
  public nonisolated static func == (left: Object, right: Object) -> Bool { left.pointer == right.pointer }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(pointer) }
}
