import CGtk

/// Lets assistive technology activate the rows of a list. GTK exposes only a widget's own parameterless actions to it,
/// and rows have none. (`list.activate-item` takes a position.)
enum RowActivation {
  private static let groupName = "row"

  /// Gives a row the action `row.activate`, which is equivalent to pressing Return.
  ///
  /// `listItem` must be valid until `disable` is called.
  static func enable(_ rowWidget: Widget, _ listItem: OpaquePointer) {
    let quark = RowActivation.quark
    guard g_object_get_qdata(rowWidget.cast(), quark) == nil else { return }
    g_object_set_qdata(rowWidget.cast(), quark, UnsafeMutableRawPointer(listItem))
    let group = Gio.SimpleActionGroup()
    group.addAction("activate") { [weak rowWidget] in
      guard let rowWidget else { return }
      rowWidget.activateAction("list.activate-item", args: gtk_list_item_get_position(listItem).asVariant)
    }
    rowWidget.insertActionGroup(groupName, group: group)
  }

  static func disable(_ rowWidget: Widget) {
    guard g_object_get_qdata(rowWidget.cast(), quark) != nil else { return }
    g_object_set_qdata(rowWidget.cast(), quark, nil)
    rowWidget.insertActionGroup(groupName, group: nil)
  }

  private static let quark = g_quark_from_string("swift-row-activation")
}
