import CGtk

extension PopoverMenu {
  /// Makes every menu, including GTK's own, set the texts of its items as their accessible labels when it opens.
  ///
  /// GTK 4.18 labels an item by an inner label that is hidden from assistive technology, which leaves the item without
  /// a name (`gtkmodelbutton.c` and `gtkatcontext.c` of that version).
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

/// GTK's own `map` implementation.
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
