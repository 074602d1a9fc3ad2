import CGtk

extension PopoverMenu {
  /// Gives the items of every menu their texts as accessible names when it opens, those of GTK's own menus as well.
  ///
  /// GTK 4.18 lets an item be labelled by a label in it that is hidden from assistive technology, which leaves the item
  /// without a name (`gtkmodelbutton.c` and `gtkatcontext.c` of that version).
  static func nameItemsOfAllMenus() {
    guard mapOfGtk == nil, let menus = g_type_class_ref(gtk_popover_menu_get_type()) else { return }
    let widgets = menus.assumingMemoryBound(to: GtkWidgetClass.self)
    mapOfGtk = widgets.pointee.map
    widgets.pointee.map = { menu in
      mapOfGtk?(menu)
      let menu: Widget? = Object.wrap(UnsafeMutableRawPointer(menu))
      menu?.nameMenuItems()
    }
  }
}

/// What GTK does when a menu opens.
private var mapOfGtk: (@convention(c) (UnsafeMutablePointer<GtkWidget>?) -> Void)?

extension Widget {
  fileprivate func nameMenuItems() {
    if typeName(cgtk_type_of(pointer)) == "GtkModelButton" {
      let text: String = getProperty("text")
      accessibleLabel = text
    } else {
      for child in children { child.nameMenuItems() }
    }
  }
}
