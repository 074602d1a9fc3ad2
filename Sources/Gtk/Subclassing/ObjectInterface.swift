import CGtk

/// A GObject interface that a Swift class implements when it conforms to the protocol.
///
/// `Orientable` and `Scrollable` consist of properties, which the class lists among its `members`:
///
///     final class Ruler: Widget, Orientable {
///       @ObjectProperty var orientation = Orientation.horizontal { didSet { queueResize() } }
///
///       override class var members: [ObjectMember] { [.property("orientation", \Ruler.orientation)] }
///     }
///
/// `Actionable` and `Editable` provide theirs; see `performAction` and `delegateEditing(to:)`.
struct ObjectInterface {
  let type: GType
  private let isImplemented: (Object.Type) -> Bool
  /// Whether the class must have the interface's properties. The other protocols are a `SubclassTrait`.
  private var isMadeOfProperties = false
  private var setUp: GInterfaceInitFunc?
  /// The interface's properties, if the class need not have them.
  private(set) var members: [ObjectMember] = []
  /// Whether a class reimplements the interface if its C class already implements it.
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
    // Requires a list model.
    ObjectInterface(
      type: gtk_selection_model_get_type(), isImplemented: { $0 is any SelectionModelImplementation.Type },
      setUp: implementSelectionModel),
    ObjectInterface(
      type: gtk_buildable_get_type(), isImplemented: { $0 is any BuildableImplementation.Type },
      setUp: implementBuildable, isRenewed: true),
  ]

  /// The interfaces that a Swift class implements in addition to its superclass.
  static func added(by swiftClass: Object.Type, to parent: GType) -> [ObjectInterface] {
    // Our own classes are wrappers of C implementations.
    guard !isImplementedInC(swiftClass) else { return [] }
    // Checking that a class does not conform to a protocol searches every conformance in the program, and most classes
    // in a window do not conform. So make as few of these checks as possible.
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

  /// The names of the properties of an interface in the running version of GTK.
  static func properties(of interface: GType) -> [String] {
    let table = g_type_default_interface_ref(interface)!
    defer { g_type_default_interface_unref(table) }
    var count: guint = 0
    let list = g_object_interface_list_properties(table, &count)
    return elements(list, count: Int(count), isGiven: true) { String(cString: $0!.pointee.name) }
  }
}
