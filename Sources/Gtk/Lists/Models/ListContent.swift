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
        let content = ListContent.of(model!)
        return position < content.count && content.isSelected(at: Int(position)) ? 1 : 0
      }
      // All other requests come down to this one.
      interface.pointee.set_selection = { model, selected, mask in
        ListContent.of(model!).select(Positions(selected!), outOf: Positions(mask!)) ? 1 : 0
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
      interface.pointee.get_n_items = { model in guint(ListContent.of(model!).count) }
      interface.pointee.get_item = { model, position in
        let content = ListContent.of(model!)
        return position < content.count ? content.row(at: Int(position)) : nil
      }
    }
    g_type_add_interface_static(type, g_list_model_get_type(), &implementation)
  }

  private static func of(_ model: OpaquePointer) -> ListContent {
    unsafeDowncast(
      SwiftInstance.object(in: UnsafeMutableRawPointer(model)).takeUnretainedValue(), to: ListContent.self)
  }
}
