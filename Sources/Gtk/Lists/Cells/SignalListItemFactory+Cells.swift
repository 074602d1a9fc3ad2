import CGtk

extension SignalListItemFactory {
  /// A factory of cells.
  convenience init<Item: Identifiable>(_ makeCell: @escaping () -> ListCell<Item>) {
    self.init()
    handle("setup") { listItem in
      // Named, so that it lives until GTK holds it.
      let cell = makeCell()
      gtk_list_item_set_child(listItem, cell.cast())
    }
    handle("bind") { listItem in
      guard let row = ListRow<Item>.of(gtk_list_item_get_item(listItem)), let cell: ListCell<Item> = cell(of: listItem)
      else { return }
      cell.prepareLine(listItem)
      cell.showContent(of: row)
    }
    handle("unbind") { listItem in (cell(of: listItem) as ListCell<Item>?)?.hideContent() }
    handle("teardown") { listItem in
      if let line = (cell(of: listItem) as ListCell<Item>?)?.parent { LineActivation.disable(line) }
      gtk_list_item_set_child(listItem, nil)
    }
  }

  /// Directly, not through a signal: GTK counts on the work being done when the emission returns, also when one item
  /// is set up while another is.
  func handle(_ signal: StaticString, _ body: @escaping (OpaquePointer) -> Void) {
    _ = SignalHandler(self, SignalID(signal, of: self)) { arguments in
      if let listItem = g_value_get_object(arguments.values + 1) { body(OpaquePointer(listItem)) }
    }
  }
}

private func cell<Item>(of listItem: OpaquePointer) -> ListCell<Item>? {
  lentObject(gtk_list_item_get_child(listItem))
}
