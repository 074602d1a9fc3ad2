import CGtk

/// Unselecting in a drop-down.
///
/// GTK 4.8 accepts `GTK_INVALID_LIST_POSITION`. Newer versions keep the selection (4.18 does), because the inner
/// `GtkSingleSelection` is set to always select something and is not exposed. But it forwards what its model announces,
/// even an empty change, and that makes it reachable.
extension DropDown {
  /// Does what `gtk_drop_down_set_selected` does in GTK 4.8, in all versions. During an announcement of the model, it
  /// behaves as the installed version does.
  static func setSelected(_ dropDown: OpaquePointer, _ position: guint) {
    let object = UnsafeMutablePointer<GObject>(dropDown)
    g_object_freeze_notify(object)
    defer { g_object_thaw_notify(object) }
    gtk_drop_down_set_selected(dropDown, position)
    guard let model = gtk_drop_down_get_model(dropDown), position >= g_list_model_get_n_items(model),
      gtk_drop_down_get_selected(dropDown) != GTK_INVALID_LIST_POSITION,
      g_signal_get_invocation_hint(UnsafeMutableRawPointer(model)) == nil,
      let selection = selection(of: dropDown, with: model)
    else { return }
    gtk_single_selection_set_autoselect(selection, 0)
    gtk_single_selection_set_can_unselect(selection, 1)
    gtk_drop_down_set_selected(dropDown, GTK_INVALID_LIST_POSITION)
  }

  private static func selection(of dropDown: OpaquePointer, with model: OpaquePointer) -> OpaquePointer? {
    Announcement.dropDown = UnsafeMutableRawPointer(dropDown)
    let signal = g_signal_lookup("items-changed", g_list_model_get_type())
    let hook = g_signal_add_emission_hook(
      signal, 0,
      { _, _, arguments, _ in
        let sender = g_value_get_object(arguments)!
        // The popup list has a selection too, but the drop-down does not listen to it.
        if cgtk_type_of(sender) == gtk_single_selection_get_type(),
          g_signal_handler_find(sender, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, Announcement.dropDown) != 0
        {
          Announcement.selection = OpaquePointer(sender)
        }
        return 1
      }, nil, nil)
    g_list_model_items_changed(model, 0, 0, 0)
    g_signal_remove_emission_hook(signal, hook)
    defer { Announcement.selection = nil }
    return Announcement.selection
  }

  /// The drop-down whose selection is searched for, and the selection found.
  private enum Announcement {
    static var dropDown: UnsafeMutableRawPointer?
    static var selection: OpaquePointer?
  }
}
