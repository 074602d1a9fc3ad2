import CGtk

extension FlowBox {
  /// Leaves Page Up and Page Down to what is around the flow box, such as a window that scrolls.
  ///
  ///     flowBox.layoutManager = BoxLayout(orientation: .horizontal)
  ///     flowBox.leavePageKeys()
  ///
  /// Call this for a flow box with another layout manager than its own. GTK, at least to version 4.24, moves by pages of
  /// lines, and divides by the number of children in a line, which only its own layout counts: otherwise it is zero, and
  /// the program ends. `WrapLayout` calls this itself.
  public final func leavePageKeys() {
    reactive.moveCursor.answer { [weak self] step, _, _, _ in
      // Otherwise GTK's own answer comes after this one, and counts.
      if let self, step == .pages { g_signal_stop_emission_by_name(pointer, "move-cursor") }
      return false
    }
  }
}
