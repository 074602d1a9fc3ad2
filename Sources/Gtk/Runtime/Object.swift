import BindingCore
import CGtk

/// A GObject: the base of all classes of this module.
///
/// **Identity.** The same GObject is always the same Swift object, and the Swift object lives as long as anybody holds
/// the GObject: a subclass such as `final class PhotoRow: Box` keeps its stored properties while GTK shows the row,
/// even when no Swift code refers to it. This is done with a toggle reference: while GTK (or another library) holds the
/// GObject, the GObject holds the wrapper; when only the wrapper is left, the wrapper holds the GObject.
///
/// **Thread.** Main actor only. What GTK itself passes between threads (`Gdk.Texture`, `Gio.File`) has no identity: a
/// toggle reference would be told of other threads' references on those threads. Such a wrapper holds its GObject and
/// nothing else; there can be several of one GObject, which are equal.
///
/// **Subclassing.** Constructors of the generated classes are designated initialisers, so that a subclass in any module
/// can have stored properties of its own and call `super.init(orientation:spacing:)`. `init(adopting:)` is not
/// `required` for the same reason: a subclass need not repeat it. Each generated class overrides it, and names itself in
/// `wrapperTable`, the table that `wrap` reads.
@MainActor open class Object {
  /// The GObject. Valid as long as the wrapper is.
  nonisolated(unsafe) let pointer: UnsafeMutableRawPointer  // sound: a constant, and only C calls look behind it

  /// Where subjects of its properties find the object.
  final var place: TargetPlace {
    if let place = takenPlace { return place }
    let place = TargetPlace(of: self)
    takenPlace = place
    return place
  }
  @exclusivity(unchecked) private final var takenPlace: TargetPlace?

  /// What the subjects of each property share that has been observed or bound.
  @exclusivity(unchecked) final var subjectStates: ContiguousArray<SubjectState> = []

  /// The GObject class that this Swift class wraps.
  open class var gType: GType { FundamentalType.object }

  /// The name under which GObject knows a Swift class that needs a GObject class of its own, and under which a `.ui` file
  /// names it: the module's followed by the class', `ExampleDial`. A name that is taken gets a number.
  open class var gTypeName: String { qualifiedName(of: self).filter { $0 != "." } }

  /// The properties and signals that the class adds to its superclass'.
  open class var members: [ObjectMember] { [] }

  /// Whether libraries touch the GObject on other threads, so that the wrapper has no identity.
  class var isShared: Bool { false }

  /// Wraps a new GObject, or makes that of a Swift subclass: what the initialiser of a class that derives from `Object`
  /// or from `Widget` itself calls, as `super.init()`.
  ///
  /// Takes over the reference that a constructor returns: a floating one is sunk. Windows belong to GTK from birth
  /// (`gtk_window_new` hands out none of the references), so they get one more.
  ///
  /// Precondition: the GObject has no wrapper yet.
  public init(adopting pointer: UnsafeMutableRawPointer = Object.unmade) {
    let type = Swift.type(of: self)
    self.pointer = pointer == Object.unmade ? Subclass.makeObject(of: type) : Subclass.settle(pointer, as: type)
    hold(isLent: Subclass.takeIsLent())
  }

  /// Stands for the GObject that has yet to be made; the address of none. One initialiser with it instead of two is
  /// two functions less in each class.
  @usableFromInline nonisolated static var unmade: UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(bitPattern: 1)!
  }

  /// - Parameter isLent: whether C made the GObject and has yet to take care of its first reference.
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
    // The state "others hold it too": the GObject holds the wrapper. If that is not so, the unref below tells us.
    _ = wrapper.retain()
    g_object_add_toggle_ref(object, Object.toggled, wrapper.toOpaque())
    g_object_unref(pointer)
    guard let members = Subclass.of(cgtk_type_of(pointer))?.members else { return }
    for member in members { member.attach(self, member.name) }
  }

  isolated deinit {
    LeakCheck.liveObjects -= 1
    takenPlace?.leave()
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
  /// The GObject's wrapper under this key of its data list, without a reference.
  static let wrapperQuark = g_quark_from_string("swift-wrapper")

  static func isOwnedByGTK(_ pointer: UnsafeMutableRawPointer) -> Bool {
    g_type_is_a(cgtk_type_of(pointer), gtk_window_get_type()) != 0
  }

  final var gObject: UnsafeMutablePointer<GObject> { pointer.assumingMemoryBound(to: GObject.self) }

  /// The GObject as the struct that a C function wants. Generated code names the struct, as `gObject` does: the compiler
  /// writes down what it knows of a struct in each file in which it stands for a `T`.
  final func cast<T>() -> UnsafeMutablePointer<T> { pointer.assumingMemoryBound(to: T.self) }

  /// The GObject as the incomplete struct that a C function wants.
  final var opaque: OpaquePointer { OpaquePointer(pointer) }
}

/// `self.opaque` for the methods of subclasses. For a member of the superclass the compiler retains `self`, which it does
/// not for a function, and there is one such use in each method.
func instance(_ object: Object) -> OpaquePointer { object.opaque }

extension Object: Hashable {
  /// Two wrappers are equal when they are of the same GObject.
  public nonisolated static func == (left: Object, right: Object) -> Bool { left.pointer == right.pointer }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(pointer) }
}
