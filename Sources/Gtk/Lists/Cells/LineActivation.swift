import CGtk

/// Lets assistive technology activate the lines of a list. GTK exposes only a widget's own parameterless actions to it,
/// and lines have none. (`list.activate-item` takes a position.)
enum LineActivation {
  private static let groupName = "line"

  /// Gives a line the action `line.activate`, which is equivalent to pressing Return.
  ///
  /// `listItem` must be valid until `disable` is called.
  static func enable(_ line: Widget, _ listItem: OpaquePointer) {
    let quark = LineActivation.quark
    guard g_object_get_qdata(line.cast(), quark) == nil else { return }
    g_object_set_qdata(line.cast(), quark, UnsafeMutableRawPointer(listItem))
    let group = Gio.SimpleActionGroup()
    group.addAction("activate") { [weak line] in
      guard let line else { return }
      line.activateAction("list.activate-item", args: gtk_list_item_get_position(listItem).asVariant)
    }
    line.insertActionGroup(groupName, group: group)
  }

  static func disable(_ line: Widget) {
    guard g_object_get_qdata(line.cast(), quark) != nil else { return }
    g_object_set_qdata(line.cast(), quark, nil)
    line.insertActionGroup(groupName, group: nil)
  }

  private static let quark = g_quark_from_string("swift-line-activation")
}
