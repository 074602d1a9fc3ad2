import CGtk

// A Swift class implements `Editable` by delegating to a `Text` among its children, as GTK's own entries do:
//
//     final class TagField: Widget, Editable {
//       private let field = Text()
//
//       init() {
//         super.init()
//         layoutManager = BinLayout()
//         field.setParent(self)
//         delegateEditing(to: field)
//       }
//
//       override func grabFocus() -> Bool { field.grabFocus() }
//     }
//
//     tags.text = "tree"
//     tags.reactive.text.observeNext { ... }

extension Editable {
  /// Delegates all editing to another editable, usually a `Text` among the children: it holds the text, the cursor and
  /// the selection, and its changes are changes of this editable. Call this once, in the initialiser of a Swift class.
  ///
  /// Precondition: The class does not derive from a GTK class that is itself editable.
  public func delegateEditing(to delegate: any Editable) {
    precondition(
      Subclass.of(cgtk_type_of(pointer)).map { g_type_is_a($0.native, gtk_editable_get_type()) == 0 } == true,
      "a \(typeName(cgtk_type_of(pointer))) has its own text")
    g_object_set_data_full(cast(), EditableDelegation.key, g_object_ref(delegate.pointer), g_object_unref)
    gtk_editable_init_delegate(opaque)
  }
}

enum EditableDelegation {
  fileprivate static let key = "swift-editable-delegate"

  /// The functions of the interface: GTK's defaults ask the delegate.
  static let implement: GInterfaceInitFunc = { table, _ in
    table!.assumingMemoryBound(to: GtkEditableInterface.self).pointee.get_delegate = { editable in
      delegate(of: UnsafeMutableRawPointer(editable!)).map { OpaquePointer($0) }
    }
  }

  /// The properties of the interface, forwarded to the delegate. Newer versions of GTK have more of them.
  static let members = ObjectInterface.properties(of: gtk_editable_get_type()).sorted().map { name in
    ObjectMember.ofInterface(
      name,
      read: { object, slot in
        if let delegate = delegate(of: object.pointer) { g_object_get_property(delegate, name, slot.pointer) }
      },
      write: { object, slot in
        if let delegate = delegate(of: object.pointer) { g_object_set_property(delegate, name, slot.pointer) }
      })
  }

  /// Ends a delegation before the object that the delegate would notify of changes is gone.
  static func end(_ object: UnsafeMutablePointer<GObject>) {
    guard g_object_get_data(object, key) != nil else { return }
    gtk_editable_finish_delegate(OpaquePointer(object))
    g_object_set_data(object, key, nil)
  }

  private static func delegate(of object: UnsafeMutableRawPointer) -> UnsafeMutablePointer<GObject>? {
    g_object_get_data(object.assumingMemoryBound(to: GObject.self), key)?.assumingMemoryBound(to: GObject.self)
  }
}
