import CGtk

/// A Swift class that puts the children from a `.ui` file into positions of its own.
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
  /// Adds a child, with the value of `<child type="...">` in the file. Returns `false` to leave it to the superclass.
  func addChild(_ child: Object, type: String?, by builder: Builder) -> Bool
  /// Called when all objects of the file have been created and have their properties.
  func parsingEnded(by builder: Builder)
}

extension BuildableImplementation {
  /// Leaves all children to the superclass.
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

/// The Swift object of a buildable, or `nil` while it is being created or disposed of, and the functions of its C
/// class.
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
