import CGtk

/// The GObject class of a Swift class that needs one, because it overrides functions of widgets or has properties and
/// signals of its own.
///
/// Its instances have the same size as those of the C class it derives from: all its state is in the Swift object.
final class Subclass {
  /// The GObject class.
  private(set) var type: GType = 0
  /// The functions that it overrides, including those of its Swift superclasses.
  let overrides: WidgetOverrides
  /// Its properties and signals, with those of its Swift superclasses first.
  let members: [ObjectMember]
  /// The actions of its widgets, with those of its Swift superclasses first.
  let actions: [ClassAction]
  /// The C class that it derives from.
  let native: GType
  private let ownMembers: ArraySlice<ObjectMember>
  private let ownActions: ArraySlice<ClassAction>
  private let ownInterfaces: [ObjectInterface]
  private let cssName: String?
  private let nativeTable: UnsafeMutableRawPointer
  /// Creates the Swift object of an object created by C.
  var make: (() -> Object)?

  private static var bySwiftClass: [ObjectIdentifier: Subclass?] = [:]
  private static var byType: [GType: Subclass] = [:]
  /// The class of the object that Swift is creating.
  private static var making: GType = 0
  /// The object created by C whose Swift object is being created.
  private static var waiting: UnsafeMutableRawPointer?

  /// Returns the class of an object, or `nil` for a C class.
  static func of(_ type: GType) -> Subclass? { byType[type] }

  /// Returns the class of a Swift class, creating it on first use, or `nil` if that of its superclass will do.
  static func of(_ type: Object.Type) -> Subclass? {
    if let known = bySwiftClass[ObjectIdentifier(type)] { return known }
    // Registers the types of the class's module, if it is a generated one.
    _ = type.gType
    let parent = superclass(of: type).flatMap(of)
    let overrides = (type as? OverridableWidget.Type).map(WidgetOverrides.of) ?? []
    let inherited = Set(parent?.members.map(\.name) ?? [])
    let needsOne =
      overrides != parent?.overrides ?? []
      || type.members.contains { !inherited.contains($0.name) }
      || !actions(of: type, besides: parent).isEmpty
      || !ObjectInterface.added(by: type, to: parent?.type ?? type.gType).isEmpty
      || !isImplementedInC(type)
        && (parent == nil && type is OverridableLayout.Type
          || type is any SubclassTrait.Type && type is any Templated.Type)
    let found = needsOne ? Subclass(type, parent: parent, overrides: overrides) : parent
    bySwiftClass[ObjectIdentifier(type)] = .some(found)
    return found
  }

  /// Returns the class of a Swift class that must have one of its own.
  static func own(_ type: Object.Type) -> Subclass {
    let parent = superclass(of: type).flatMap(of)
    if let found = of(type), found !== parent { return found }
    let overrides = (type as? OverridableWidget.Type).map(WidgetOverrides.of) ?? []
    let subclass = Subclass(type, parent: parent, overrides: overrides)
    bySwiftClass[ObjectIdentifier(type)] = .some(subclass)
    return subclass
  }

  private static func actions(of type: Object.Type, besides parent: Subclass?) -> [ClassAction] {
    guard let actions = (type as? OverridableWidget.Type)?.classActions, !actions.isEmpty else { return [] }
    let inherited = Set(parent?.actions.map(\.name) ?? [])
    return actions.filter { !inherited.contains($0.name) }
  }

  private static func superclass(of type: Object.Type) -> Object.Type? { _getSuperclass(type) as? Object.Type }

  private init(_ swiftClass: Object.Type, parent: Subclass?, overrides: WidgetOverrides) {
    self.overrides = overrides
    native = parent?.native ?? swiftClass.gType
    nativeTable = UnsafeMutableRawPointer(g_type_class_ref(native)!)
    let parentType = parent?.type ?? native
    ownInterfaces = ObjectInterface.added(by: swiftClass, to: parentType)
    let inherited = parent?.members ?? []
    var names = Set(inherited.map(\.name))
    let own = swiftClass.members + ownInterfaces.flatMap(\.members)
    members = inherited + own.filter { names.insert($0.name).inserted }
    ownMembers = members.dropFirst(inherited.count)
    let inheritedActions = parent?.actions ?? []
    actions = inheritedActions + Self.actions(of: swiftClass, besides: parent)
    ownActions = actions.dropFirst(inheritedActions.count)
    cssName = (swiftClass as? OverridableWidget.Type)?.cssName
    var query = GTypeQuery()
    g_type_query(parentType, &query)
    var info = GTypeInfo()
    info.class_size = guint16(query.class_size)
    info.instance_size = guint16(query.instance_size)
    info.class_init = Subclass.setUp
    // Lives for ever, like the GObject class.
    info.class_data = UnsafeRawPointer(Unmanaged.passRetained(self).toOpaque())
    type = g_type_register_static(parentType, Subclass.freeName(swiftClass.gTypeName), &info, GTypeFlags(rawValue: 0))
    precondition(type != 0, "\(Gtk.typeName(parentType)) lets no class derive from it")
    Subclass.byType[type] = self
    for interface in ownInterfaces { interface.add(to: type) }
    _ = g_type_class_ref(type)
  }

  /// Returns a name that no GObject type has yet.
  static func freeName(_ wanted: String) -> String {
    let name = String(wanted.map { $0.isASCII && ($0.isLetter || $0.isNumber) || "+-_".contains($0) ? $0 : "_" })
    var free = name
    var number = 1
    while g_type_from_name(free) != 0 {
      number += 1
      free = "\(name)-\(number)"
    }
    return free
  }

  /// The functions of the C class.
  func nativeClass<Table>() -> UnsafeMutablePointer<Table> { nativeTable.assumingMemoryBound(to: Table.self) }

  private static let setUp: GClassInitFunc = { table, data in
    let subclass = Unmanaged<Subclass>.fromOpaque(data!).takeUnretainedValue()
    let object = table!.assumingMemoryBound(to: GObjectClass.self)
    object.pointee.constructed = Subclass.constructed
    subclass.ownMembers.install(in: object, inheriting: ObjectInterface.properties(of: subclass.ownInterfaces))
    if g_type_is_a(subclass.native, gtk_layout_manager_get_type()) != 0 {
      table!.assumingMemoryBound(to: GtkLayoutManagerClass.self).installOverrides()
    }
    guard g_type_is_a(subclass.native, gtk_widget_get_type()) != 0 else { return }
    let widget = table!.assumingMemoryBound(to: GtkWidgetClass.self)
    widget.install(subclass.overrides)
    subclass.ownActions.install(in: widget)
    if let name = subclass.cssName { gtk_widget_class_set_css_name(widget, name) }
    let isEditable = subclass.ownInterfaces.contains { $0.type == gtk_editable_get_type() }
    if isEditable || subclass.native == gtk_widget_get_type() { object.pointee.dispose = dispose }
  }

  // MARK: Objects

  /// Creates the GObject of a Swift object.
  static func makeObject(of swiftClass: Object.Type) -> UnsafeMutableRawPointer {
    var subclass = of(swiftClass)
    let native = swiftClass.gType
    if subclass == nil, g_type_test_flags(native, G_TYPE_FLAG_ABSTRACT.rawValue) != 0 {
      precondition(
        superclass(of: swiftClass)?.gType == native, "\(Gtk.typeName(native)) is abstract: only subclasses have objects"
      )
      subclass = own(swiftClass)
    }
    if let waiting = takeWaiting(for: subclass) { return waiting }
    let type = subclass?.type ?? native
    making = type
    defer { making = 0 }
    return UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil)!)
  }

  /// Returns the object for a Swift object: the one that C created, if any, or `pointer`, converted to the class.
  static func settle(_ pointer: UnsafeMutableRawPointer, as swiftClass: Object.Type) -> UnsafeMutableRawPointer {
    guard let subclass = of(swiftClass), cgtk_type_of(pointer) != subclass.type else { return pointer }
    if let waiting = takeWaiting(for: subclass) {
      waiting.copyProperties(from: pointer, of: subclass.native)
      return waiting
    }
    subclass.convert(pointer)
    return pointer
  }

  /// Whether C created, and therefore owns, the object whose Swift object is being created.
  private(set) static var isLent = false

  /// Whether C owns the object that has just been settled.
  static func takeIsLent() -> Bool {
    defer { isLent = false }
    return isLent
  }

  private static func takeWaiting(for subclass: Subclass?) -> UnsafeMutableRawPointer? {
    guard let object = waiting, cgtk_type_of(object) == subclass?.type else { return nil }
    waiting = nil
    isLent = true
    return object
  }

  /// Converts an object of the C class to this class.
  ///
  /// Sound: instances of both classes have the same size and differ only in the class pointer at their beginning. Each
  /// instance holds a reference to its class.
  private func convert(_ pointer: UnsafeMutableRawPointer) {
    precondition(
      cgtk_type_of(pointer) == native,
      "a \(Gtk.typeName(type)) cannot be made of a \(Gtk.typeName(cgtk_type_of(pointer)))")
    let instance = pointer.assumingMemoryBound(to: GTypeInstance.self)
    let old = instance.pointee.g_class
    instance.pointee.g_class = g_type_class_ref(type).assumingMemoryBound(to: GTypeClass.self)
    g_type_class_unref(old)
  }

  private static let constructed: @convention(c) (UnsafeMutablePointer<GObject>?) -> Void = { object in
    let pointer = UnsafeMutableRawPointer(object!)
    let type = cgtk_type_of(pointer)
    guard let subclass = of(type) else { return }
    (subclass.nativeClass() as UnsafeMutablePointer<GObjectClass>).pointee.constructed(object)
    if making == type {
      making = 0
      return
    }
    guard let make = subclass.make else { return }
    let outer = waiting
    waiting = pointer
    _ = make()
    waiting = outer
  }

  private static let dispose: @convention(c) (UnsafeMutablePointer<GObject>?) -> Void = { object in
    EditableDelegation.end(object!)
    guard let subclass = of(cgtk_type_of(object)) else { return }
    // GTK's own widgets remove their children themselves.
    if subclass.native == gtk_widget_get_type() {
      let widget = UnsafeMutableRawPointer(object!).assumingMemoryBound(to: GtkWidget.self)
      while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
    }
    (subclass.nativeClass() as UnsafeMutablePointer<GObjectClass>).pointee.dispose(object)
  }
}

extension UnsafeMutableRawPointer {
  /// Copies the properties that an initialiser has set in another object, which is then discarded.
  fileprivate func copyProperties(from other: UnsafeMutableRawPointer, of type: GType) {
    if cgtk_is_floating(other) != 0 { g_object_ref_sink(other) }
    var count: guint = 0
    let properties = g_object_class_list_properties(cgtk_object_class(other), &count)
    let readWrite = G_PARAM_READABLE.rawValue | G_PARAM_WRITABLE.rawValue
    for index in 0..<Int(count) {
      guard let property = properties?[index],
        property.pointee.flags.rawValue & (readWrite | G_PARAM_CONSTRUCT_ONLY.rawValue) == readWrite,
        // A child cannot have two parents, and whatever created it is copied as well.
        g_type_is_a(property.pointee.value_type, gtk_widget_get_type()) == 0
      else { continue }
      var value = GValue()
      g_value_init(&value, property.pointee.value_type)
      g_object_get_property(other.assumingMemoryBound(to: GObject.self), property.pointee.name, &value)
      if g_param_value_defaults(property, &value) == 0 {
        g_object_set_property(assumingMemoryBound(to: GObject.self), property.pointee.name, &value)
      }
      g_value_unset(&value)
    }
    g_free(properties)
    if Object.isOwnedByGTK(other) {
      gtk_window_destroy(other.assumingMemoryBound(to: GtkWindow.self))
    } else {
      g_object_unref(other)
    }
  }
}
