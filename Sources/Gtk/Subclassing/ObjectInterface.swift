import CGtk

/// An interface of GObject that a Swift class gets when it conforms to the protocol.
///
/// `Orientable` and `Scrollable` are made of properties, which the class has among its `members`:
///
///     final class Ruler: Widget, Orientable {
///       @ObjectProperty var orientation = Orientation.horizontal { didSet { queueResize() } }
///
///       override class var members: [ObjectMember] { [.property("orientation", \Ruler.orientation)] }
///     }
///
/// `Actionable` and `Editable` come with theirs; see `performAction` and `delegateEditing(to:)`.
struct ObjectInterface {
  let type: GType
  private let isImplemented: (Object.Type) -> Bool
  /// Whether the class must have its properties. The others are a `SubclassTrait`.
  private var isMadeOfProperties = false
  private var setUp: GInterfaceInitFunc?
  /// Its properties, where the class need not have them.
  private(set) var members: [ObjectMember] = []
  /// Whether a class has it anew whose C class has it already.
  private var isRenewed = false

  private static let all = [
    ObjectInterface(
      type: gtk_orientable_get_type(), isImplemented: { $0 is any Orientable.Type }, isMadeOfProperties: true),
    ObjectInterface(
      type: gtk_scrollable_get_type(), isImplemented: { $0 is any Scrollable.Type }, isMadeOfProperties: true),
    ObjectInterface(
      type: gtk_actionable_get_type(), isImplemented: { $0 is any Actionable.Type }, setUp: implementActionable,
      members: actionableMembers),
    ObjectInterface(
      type: gtk_editable_get_type(), isImplemented: { $0 is any Editable.Type }, setUp: EditableDelegation.implement,
      members: EditableDelegation.members),
    ObjectInterface(
      type: g_list_model_get_type(), isImplemented: { $0 is any ListModelImplementation.Type },
      setUp: implementListModel),
    // It wants a list model.
    ObjectInterface(
      type: gtk_selection_model_get_type(), isImplemented: { $0 is any SelectionModelImplementation.Type },
      setUp: implementSelectionModel),
    ObjectInterface(
      type: gtk_buildable_get_type(), isImplemented: { $0 is any BuildableImplementation.Type },
      setUp: implementBuildable, isRenewed: true),
  ]

  /// The interfaces that a Swift class has and its superclass has not.
  static func added(by swiftClass: Object.Type, to parent: GType) -> [ObjectInterface] {
    // Our own classes are wrappers of what C implements.
    guard !isOfGtk(swiftClass) else { return [] }
    // To find that a class does not conform to a protocol takes a look at every conformance of the program, and the
    // classes of a window that do not are many. So they are asked for few.
    let hasTrait = swiftClass is any SubclassTrait.Type
    let hasMembers = !swiftClass.members.isEmpty
    guard hasTrait || hasMembers else { return [] }
    return all.filter { interface in
      guard interface.isMadeOfProperties ? hasMembers : hasTrait else { return false }
      let isInherited = g_type_is_a(parent, interface.type) != 0
      guard !isInherited || interface.isRenewed, interface.isImplemented(swiftClass) else { return false }
      return !isInherited || (_getSuperclass(swiftClass) as? Object.Type).map(interface.isImplemented) == false
    }
  }

  func add(to type: GType) {
    var info = GInterfaceInfo(interface_init: setUp, interface_finalize: nil, interface_data: nil)
    g_type_add_interface_static(type, self.type, &info)
  }

  /// The names of the properties that the interfaces consist of.
  static func properties(of interfaces: [ObjectInterface]) -> Set<String> {
    interfaces.reduce(into: []) { $0.formUnion(properties(of: $1.type)) }
  }

  /// The names of the properties of an interface in the version of GTK that runs.
  static func properties(of interface: GType) -> [String] {
    let table = g_type_default_interface_ref(interface)!
    defer { g_type_default_interface_unref(table) }
    var count: guint = 0
    let list = g_object_interface_list_properties(table, &count)
    return elements(list, count: Int(count), isGiven: true) { String(cString: $0!.pointee.name) }
  }
}
