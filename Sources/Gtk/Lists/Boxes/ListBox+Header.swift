import CGtk

extension ListBox {
  /// Sets the closure that makes the header above a row, given the row and the preceding one.
  func setHeader(_ make: (@MainActor (ListBoxRow, ListBoxRow?) -> Widget?)?) {
    guard let make else { return gtk_list_box_set_header_func(opaque, nil, nil, nil) }
    let context = Unmanaged.passRetained(HeaderMaker(make)).toOpaque()
    gtk_list_box_set_header_func(
      opaque,
      { row, before, context in
        // Sound: GTK arranges rows on the main thread; nothing outlives the call.
        nonisolated(unsafe) let call = (row: row!, before: before, context: context!)
        MainActor.assumeIsolated {
          let maker = Unmanaged<HeaderMaker>.fromOpaque(call.context).takeUnretainedValue()
          guard let row: ListBoxRow = lentObject(call.row) else { return }
          row.header = maker.make(row, lentObject(call.before))
        }
      }, context, { Unmanaged<HeaderMaker>.fromOpaque($0!).release() })
  }
}

private final class HeaderMaker {
  let make: @MainActor (ListBoxRow, ListBoxRow?) -> Widget?

  init(_ make: @escaping @MainActor (ListBoxRow, ListBoxRow?) -> Widget?) { self.make = make }
}
