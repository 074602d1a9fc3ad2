import CGtk

/// GTK's view of a list that Swift holds.
///
/// GTK queries counts and rows thousands of times when a long list changes, so this is `nonisolated` and called without
/// a thread check. Sound, because GTK uses its list models on the main thread only, as we do.
nonisolated class ListContent {
  /// The number of elements that GTK sees now.
  var count: Int { 0 }

  /// Returns the row at a position below `count`, retained for the caller.
  func row(at position: Int) -> UnsafeMutableRawPointer { preconditionFailure("An empty list has no rows") }

  /// Returns whether the element at a position below `count` is selected, for selection models.
  func isSelected(at position: Int) -> Bool { false }

  /// Of the positions in `asked`, selects exactly those in `selected`. Returns whether that is possible.
  func select(_ selected: Positions, outOf asked: Positions) -> Bool { false }

  /// The GObject class of rows.
  static let rowType = SwiftInstance.register("SwiftListRow")

  /// The GObject class of list models: implements `GListModel` with the content that an instance holds.
  static let modelType: GType = {
    let type = SwiftInstance.register("SwiftListModel")
    implementListModel(type)
    return type
  }()

  /// The GObject class of list models that are also `GtkSelectionModel`s.
  static let selectionModelType: GType = {
    let type = SwiftInstance.register("SwiftSelectionModel")
    implementListModel(type)
    var implementation = GInterfaceInfo()
    implementation.interface_init = { table, _ in
      let interface = table!.assumingMemoryBound(to: GtkSelectionModelInterface.self)
      interface.pointee.is_selected = { model, position in
        ListContent.of(model) { position < $0.count && $0.isSelected(at: Int(position)) ? 1 : 0 }
      }
      // All other requests end up here.
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

  /// Calls a closure with the content of a model, which the model retains meanwhile.
  @inline(__always)
  private static func of<Answer>(_ model: OpaquePointer?, _ ask: (ListContent) -> Answer) -> Answer {
    let content = UnsafeRawPointer(model!).assumingMemoryBound(to: CGtkSwiftInstance.self).pointee.swift_object!
    return Unmanaged<ListContent>.fromOpaque(content)._withUnsafeGuaranteedRef(ask)
  }
}
