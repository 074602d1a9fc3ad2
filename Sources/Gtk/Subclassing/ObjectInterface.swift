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
struct ObjectInterface {
  private let type: GType
  private let isImplemented: (Object.Type) -> Bool
  private let setUp: GInterfaceInitFunc?

  private static let all = [
    ObjectInterface(type: gtk_orientable_get_type(), isImplemented: { $0 is any Orientable.Type }, setUp: nil),
    ObjectInterface(type: gtk_scrollable_get_type(), isImplemented: { $0 is any Scrollable.Type }, setUp: nil),
    ObjectInterface(
      type: g_list_model_get_type(), isImplemented: { $0 is any ListModelImplementation.Type },
      setUp: implementListModel),
  ]

  /// The interfaces that a Swift class has and its superclass has not.
  static func added(by swiftClass: Object.Type, to parent: GType) -> [ObjectInterface] {
    // Our own classes are wrappers of what C implements.
    guard !isOfGtk(swiftClass) else { return [] }
    return all.filter { $0.isImplemented(swiftClass) && g_type_is_a(parent, $0.type) == 0 }
  }

  func add(to type: GType) {
    var info = GInterfaceInfo(interface_init: setUp, interface_finalize: nil, interface_data: nil)
    g_type_add_interface_static(type, self.type, &info)
  }

  /// The names of the properties that the interfaces consist of.
  static func properties(of interfaces: [ObjectInterface]) -> Set<String> {
    var names: Set<String> = []
    for interface in interfaces {
      let table = g_type_default_interface_ref(interface.type)!
      defer { g_type_default_interface_unref(table) }
      var count: guint = 0
      let list = g_object_interface_list_properties(table, &count)
      names.formUnion(elements(list, count: Int(count), isGiven: true) { String(cString: $0!.pointee.name) })
    }
    return names
  }
}
