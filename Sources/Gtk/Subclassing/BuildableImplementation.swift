import CGtk

/// A class of Swift that takes the children which a `.ui` file has for it to places of their own.
///
///     final class Card: Widget, BuilderElement, BuildableImplementation {
///       var heading: Widget? { didSet { ... } }
///
///       func addChild(_ child: Object, type: String?, by builder: Builder) -> Bool {
///         guard type == "heading" else { return false }
///         heading = child as? Widget
///         return true
///       }
///     }
///
///     <object class="ExampleCard">
///       <child type="heading"><object class="GtkLabel"/></child>
///     </object>
@MainActor
public protocol BuildableImplementation: Buildable, SubclassTrait {
  /// Takes a child, with what the file says in `<child type="...">`. Returns false to leave it to the class that this
  /// one derives from.
  func addChild(_ child: Object, type: String?, by builder: Builder) -> Bool
  /// Called when all objects of the file are made and have their properties.
  func parsingEnded(by builder: Builder)
}

extension BuildableImplementation {
  /// Leaves all children to the class that this one derives from.
  public func addChild(_ child: Object, type: String?, by builder: Builder) -> Bool { false }
  /// Does nothing.
  public func parsingEnded(by builder: Builder) {}
}

let implementBuildable: GInterfaceInitFunc = { table, _ in
  let interface = table!.assumingMemoryBound(to: GtkBuildableIface.self)
  interface.pointee.add_child = { buildable, builder, child, type in
    let (object, native) = implementation(of: buildable)
    let taken: Object? = lentObject(child)
    if let object, let taken, let builder: Builder = lentObject(opaque: builder),
      object.addChild(taken, type: lentString(ifAny: type), by: builder)
    {
      return
    }
    native?.pointee.add_child?(buildable, builder, child, type)
  }
  interface.pointee.parser_finished = { buildable, builder in
    let (object, native) = implementation(of: buildable)
    native?.pointee.parser_finished?(buildable, builder)
    if let builder: Builder = lentObject(opaque: builder) { object?.parsingEnded(by: builder) }
  }
}

/// The Swift object of a buildable, nil while it is being made or disposed of, and what its C class does.
private func implementation(
  of buildable: OpaquePointer?
) -> (object: (any BuildableImplementation)?, native: UnsafeMutablePointer<GtkBuildableIface>?) {
  let pointer = UnsafeMutableRawPointer(buildable!)
  let table: UnsafeMutablePointer<GTypeClass>? = Subclass.of(cgtk_type_of(pointer))?.nativeClass()
  let native = g_type_interface_peek(table, gtk_buildable_get_type())
  return (
    Object.existing(pointer) as? any BuildableImplementation, native?.assumingMemoryBound(to: GtkBuildableIface.self)
  )
}
