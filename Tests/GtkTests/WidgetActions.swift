import CGtk

@_spi(Bindings) @testable import Gtk

extension Widget {
  /// Does what a click on a row of a list does: with `modify` as with Control, with `extend` as with Shift.
  func select(_ position: Int, modify: Bool = false, extend: Bool = false) {
    var arguments = [
      g_variant_new_uint32(guint(position)), g_variant_new_boolean(modify ? 1 : 0),
      g_variant_new_boolean(extend ? 1 : 0),
    ]
    gtk_widget_activate_action_variant(cast(), "list.select-item", g_variant_new_tuple(&arguments, 3))
  }

  /// Does what Return does on a row of a list.
  func activate(_ position: Int) {
    gtk_widget_activate_action_variant(cast(), "list.activate-item", g_variant_new_uint32(guint(position)))
  }

  /// Activates an action by its name.
  @discardableResult
  func activateAction(_ name: String) -> Bool { gtk_widget_activate_action_variant(cast(), name, nil) != 0 }

  /// Gives a key to the widget's own key controllers. Returns whether one of them took it.
  func press(_ key: CInt) -> Bool {
    guard let controllers: Object = givenObject(opaque: gtk_widget_observe_controllers(cast())),
      let list = controllers as? any Gio.ListModel
    else { return false }
    return (0..<list.nItems).contains { index in
      guard let controller = list.getItem(index) as? EventControllerKey else { return false }
      let signal = SignalID("key-pressed", of: controller)
      var values = [GValue](repeating: GValue(), count: 4)
      var taken = GValue()
      g_value_init(&values[0], EventControllerKey.gType)
      g_value_set_object(&values[0], controller.pointer)
      for index in 1...2 { g_value_init(&values[index], FundamentalType.uint) }
      g_value_set_uint(&values[1], guint(key))
      g_value_init(&values[3], gdk_modifier_type_get_type())
      g_value_init(&taken, FundamentalType.boolean)
      g_signal_emitv(&values, signal.id, 0, &taken)
      g_value_unset(&values[0])
      return g_value_get_boolean(&taken) != 0
    }
  }
}
