import CGtk

extension ConstraintLayout {
  /// Adds constraints in the Visual Format Language:
  ///
  ///     try layout.addConstraintsFromDescription(
  ///       ["H:|-[name(==mail)]-12-[mail]-|", "V:|-[name]-|"], views: ["name": name, "mail": mail])
  ///
  /// - Parameters:
  ///   - lines: the descriptions.
  ///   - hspacing: the width of `-`; -1 for the default.
  ///   - vspacing: the height of `-`; -1 for the default.
  ///   - views: the widgets and guides by the names that the descriptions use.
  /// - Throws: `GLib.Failure` if a description is invalid or uses a name that is not in `views`.
  @discardableResult
  public final func addConstraintsFromDescription(
    _ lines: [String], hspacing: Int = -1, vspacing: Int = -1, views: [String: any ConstraintTarget]
  ) throws(GLib.Failure) -> [Constraint] {
    let table = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, nil)
    defer { g_hash_table_unref(table) }
    for (name, view) in views { g_hash_table_insert(table, g_strdup(name), view.pointer) }
    let lent = CallScope()
    defer { lent.end() }
    var error: UnsafeMutablePointer<GError>?
    // Keeps alive the views to which the constraints refer.
    let constraints = withExtendedLifetime(views) {
      gtk_constraint_layout_add_constraints_from_descriptionv(
        opaque, lent.strings(lines), gsize(lines.count), Int32(hspacing), Int32(vspacing), table, &error)
    }
    if let error { throw GLib.Failure(consuming: error) }
    return lists(constraints, isGiven: true) { lentObject($0) as Constraint? }
  }
}
