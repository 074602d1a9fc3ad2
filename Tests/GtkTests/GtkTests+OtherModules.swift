import CGtk
import Testing

@_spi(Bindings) @testable import Gtk

/// A class of a generated module.
private final class ToyBox: Box {
  override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }
}

/// A class as generated modules have them, and one that is written by hand beside it.
private class Generated: Box {
  override class var gType: GType { gtk_center_box_get_type() }
}

private final class HandMade: Generated {}

/// What generated modules for other libraries use.
extension GtkTests {
  @Test func `Objects are of a class of another module once that is registered, also if their type was seen before`()
    async throws
  {
    try await withoutLeaks {
      var query = GTypeQuery()
      g_type_query(gtk_box_get_type(), &query)
      var info = GTypeInfo()
      info.class_size = guint16(query.class_size)
      info.instance_size = guint16(query.instance_size)
      let type = g_type_register_static(gtk_box_get_type(), "ToyBox", &info, GTypeFlags(rawValue: 0))
      @MainActor func make() -> Widget? {
        givenObject(UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil)!))
      }
      let early = make()
      #expect(early is Box && !(early is ToyBox))
      TypeTables.add(module: "Toys", wrappers: [[WrapperEntry("ToyBox", make: ToyBox.init(adopting:))]])
      #expect(make() is ToyBox)
      // An object stays what it is.
      #expect(lentObject(early?.pointer) === early)
    }
  }

  @Test func `A class that is written by hand in a generated module is not taken for one of C`() {
    #expect(isImplementedInC(Generated.self, modules: ["GtkTests"]))
    #expect(!isImplementedInC(Generated.self))
    #expect(!isImplementedInC(HandMade.self, modules: ["GtkTests"]))
    #expect(isImplementedInC(Box.self) && !isImplementedInC(JustifiedView.self))
  }

  @Test func `Hash tables of texts come and go`() {
    let texts = ["user": "ada", "": "empty", "größe": "7"]
    #expect(givenDictionary(texts.makeHashTable()) == texts)
    #expect(givenDictionary(nil).isEmpty)
    let scope = CallScope()
    #expect(lentDictionary(scope.dictionary(texts)) == texts)
    scope.end()
  }

  @Test func `Arrays of GLib give what they hold, whoever owns it`() async throws {
    try await withoutLeaks {
      for transfer in [ArrayTransfer.none, .container, .full] {
        let array = g_ptr_array_new_with_free_func(g_object_unref)!
        for _ in 0..<3 { g_ptr_array_add(array, UnsafeMutableRawPointer(g_menu_new())) }
        let menus: [Gio.Menu] = pointerArray(array, transfer: transfer) {
          transfer == .full ? givenObject($0) as Gio.Menu? : lentObject($0) as Gio.Menu?
        }
        #expect(Set(menus).count == 3)
        if transfer == .none { g_ptr_array_unref(array) }
        #expect(menus.allSatisfy { $0.gObject.pointee.ref_count == 1 })
        let scope = CallScope()
        let lent = scope.pointerArray(menus, by: \.pointer)
        #expect(pointerArray(lent, transfer: .none) { lentObject($0) as Gio.Menu? } == menus)
        scope.end()
      }
      let empty: [Gio.Menu] = pointerArray(nil, transfer: .full) { givenObject($0) }
      #expect(empty.isEmpty)
    }
  }

  @Test func `Arrays of bytes come and go`() {
    let bytes = [UInt8](0...255)
    let scope = CallScope()
    #expect(byteArray(scope.byteArray(bytes), isGiven: false) == bytes)
    scope.end()
    #expect(byteArray(g_byte_array_append(g_byte_array_new(), bytes, 256), isGiven: true) == bytes)
    #expect(byteArray(nil, isGiven: true).isEmpty)
  }

  @Test func `C functions get the pointer of an object or a struct`() async throws {
    try await withoutLeaks {
      let label = Label(label: "Owl")
      let text = label.withUnsafePointer { String(cString: gtk_label_get_text(OpaquePointer($0))) }
      #expect(text == "Owl")
      let attributes = Pango.AttrList()
      attributes.withUnsafePointer { pango_attr_list_insert(OpaquePointer($0), pango_attr_scale_new(2)) }
      #expect(attributes.attributes.count == 1)
      struct Failing: Error {}
      #expect(throws: Failing.self) { try label.withUnsafePointer { _ throws(Failing) in throw Failing() } }
    }
  }
}
