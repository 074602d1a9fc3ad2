import CGtk

/// What GTK sees of a list that Swift holds.
///
/// GTK asks for counts and rows thousands of times when a long list changes, which is why this is `nonisolated` and
/// asked without a check of the thread. Sound, because GTK uses its list models on the main thread only, as we do.
nonisolated class ListContent {
  /// How many elements GTK is to see now.
  var count: Int { 0 }

  /// The row at a position below `count`, with a reference for the caller.
  func row(at position: Int) -> UnsafeMutableRawPointer { preconditionFailure("An empty list has no rows") }

  /// Whether the element at a position below `count` is selected, for models that are selection models.
  func isSelected(at position: Int) -> Bool { false }

  /// Selects, of the positions `asked` about, exactly those that are in `selected` too. False when that cannot be.
  func select(_ selected: Positions, outOf asked: Positions) -> Bool { false }

  /// The GObject class of rows.
  static let rowType = SwiftInstance.register("SwiftListRow")

  /// The GObject class of list models: `GListModel` implemented by the content that an instance holds.
  static let modelType: GType = {
    let type = SwiftInstance.register("SwiftListModel")
    implementListModel(type)
    return type
  }()

  /// The GObject class of list models that are `GtkSelectionModel`s as well.
  static let selectionModelType: GType = {
    let type = SwiftInstance.register("SwiftSelectionModel")
    implementListModel(type)
    var implementation = GInterfaceInfo()
    implementation.interface_init = { table, _ in
      let interface = table!.assumingMemoryBound(to: GtkSelectionModelInterface.self)
      interface.pointee.is_selected = { model, position in
        ListContent.of(model) { position < $0.count && $0.isSelected(at: Int(position)) ? 1 : 0 }
      }
      // All other requests come down to this one.
      interface.pointee.set_selection = { model, selected, mask in
        ListContent.of(model) { $0.select(Positions(selected!), outOf: Positions(mask!)) ? 1 : 0 }
      }
    }
    g_type_add_interface_static(type, gtk_selection_model_get_type(), &implementation)
    return type
  }()

  private static func implementListModel(_ type: GType) {
    var implementation = GInterfaceInfo()
    implementation.interface_init = { table, _ in
      let interface = table!.assumingMemoryBound(to: GListModelInterface.self)
      interface.pointee.get_item_type = { _ in ListContent.rowType }
      interface.pointee.get_n_items = { model in ListContent.of(model) { guint($0.count) } }
      interface.pointee.get_item = { model, position in
        ListContent.of(model) { position < $0.count ? $0.row(at: Int(position)) : nil }
      }
    }
    g_type_add_interface_static(type, g_list_model_get_type(), &implementation)
  }

  /// Asks the content of a model, which the model holds meanwhile.
  @inline(__always)
  private static func of<Answer>(_ model: OpaquePointer?, _ ask: (ListContent) -> Answer) -> Answer {
    let content = UnsafeRawPointer(model!).assumingMemoryBound(to: CGtkSwiftInstance.self).pointee.swift_object!
    return Unmanaged<ListContent>.fromOpaque(content)._withUnsafeGuaranteedRef(ask)
  }
}
