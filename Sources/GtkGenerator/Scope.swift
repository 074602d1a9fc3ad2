/// What is generated, and from which GIR files.

enum Scope {
  /// The GIR files that are read, the one that most of the output comes from first.
  static let files = [
    "Gtk-4.0", "Gdk-4.0", "Gsk-4.0", "Gio-2.0", "Pango-1.0", "Graphene-1.0", "GdkPixbuf-2.0", "GLib-2.0",
  ]

  /// Whether all that the GIR describes is generated (`--newer`), and not only what every program can count on.
  @TaskLocal static var includesNewer = CommandLine.arguments.contains("--newer")

  /// The versions that every program can count on.
  private static let floorVersions: [String: Version] = [
    "Gtk": Version(4, 8), "Gdk": Version(4, 8), "Gsk": Version(4, 8), "Gio": Version(2, 74), "Pango": Version(1, 50),
    "Graphene": Version(1, 10), "GdkPixbuf": Version(2, 42), "GLib": Version(2, 74),
  ]

  /// Gtk's classes, interfaces and enumerations come complete, but for these.
  static let leftOut: [String: String] = [
    "Gtk.PrintBackend": "private to GTK",
    "Gsk.VulkanRenderer": "GTK may have been built without it",
    "Gsk.BroadwayRenderer": "GTK may have been built without it",
    "Gsk.NglRenderer": "declared in a header that gtk/gtk.h does not include",
    "Gsk.GLRenderer": "declared in a header that gtk/gtk.h does not include",
    "Gsk.RoundedRect": "written by hand",
    "Gdk.DevicePad": "an interface of devices that are private to GDK",
    "Gtk.BuildableParseContext": "only for implementations of an interface in C",
    "Gtk.BuildableParser": "only for implementations of an interface in C",
    "Gtk.BuilderError": "`BuilderError` is written by hand",
  ]

  /// Of the libraries below Gtk, Gdk and Gsk, what their classes hand out or take.
  static let fromOtherLibraries: Set<String> = [
    "Gio.Action", "Gio.ActionGroup", "Gio.ActionMap", "Gio.AppInfo", "Gio.AppLaunchContext", "Gio.Application",
    "Gio.ApplicationCommandLine", "Gio.BytesIcon", "Gio.Cancellable", "Gio.File", "Gio.FileEnumerator",
    "Gio.FileIcon", "Gio.FileInfo", "Gio.FileInputStream", "Gio.FileMonitor", "Gio.FileOutputStream", "Gio.Icon",
    "Gio.InputStream", "Gio.ListModel", "Gio.ListStore", "Gio.MemoryInputStream", "Gio.MemoryOutputStream", "Gio.Menu",
    "Gio.MenuItem", "Gio.MenuModel", "Gio.MountOperation", "Gio.NetworkMonitor", "Gio.Notification", "Gio.OutputStream",
    "Gio.Permission",
    "Gio.PropertyAction", "Gio.ProxyResolver", "Gio.Resource", "Gio.Settings", "Gio.SettingsSchema",
    "Gio.SettingsSchemaKey",
    "Gio.SettingsSchemaSource", "Gio.SimpleAction", "Gio.SimpleActionGroup", "Gio.SimplePermission", "Gio.ThemedIcon",
    "GLib.Bytes", "GLib.DateTime", "GLib.KeyFile", "GLib.TimeZone", "GLib.Variant", "GLib.VariantDict",
    "GLib.VariantType",
    "GdkPixbuf.Pixbuf",
    "Graphene.Matrix", "Graphene.Point", "Graphene.Point3D", "Graphene.Rect", "Graphene.Size", "Graphene.Vec2",
    "Graphene.Vec3", "Graphene.Vec4",
    "Pango.AttrIterator", "Pango.AttrList", "Pango.Attribute", "Pango.Color", "Pango.Context", "Pango.Font",
    "Pango.FontDescription", "Pango.FontFace", "Pango.FontFamily", "Pango.FontMap", "Pango.FontMetrics",
    "Pango.Fontset", "Pango.GlyphString", "Pango.Language", "Pango.Layout", "Pango.LayoutIter", "Pango.LayoutLine",
    "Pango.Matrix", "Pango.Rectangle", "Pango.TabArray",
  ]

  /// Of the libraries below, the errors that their functions report.
  private static let reportedErrors: Set<String> = [
    "Gio.IOErrorEnum", "Gio.ResourceError", "GLib.FileError", "GLib.KeyFileError", "GLib.MarkupError",
    "GLib.VariantParseError", "GdkPixbuf.PixbufError", "Pango.LayoutDeserializeError",
  ]

  /// Interfaces that have one private class of objects behind them: a class in Swift, which can have initialisers.
  static let interfacesAsClasses: Set<String> = [
    "Gio.AppInfo", "Gio.File", "Gio.NetworkMonitor", "Gio.ProxyResolver",
  ]

  /// Interfaces that a Swift class gets for no more than being said to have them.
  static let subclassTraits: Set<String> = ["Gtk.Actionable", "Gtk.Editable"]

  /// What the libraries may touch on other threads. Its wrappers hold a plain reference; see `Object.isShared`.
  static let shared: Set<String> = [
    "Gdk.Texture", "GdkPixbuf.Pixbuf", "Gio.AppInfo", "Gio.BytesIcon", "Gio.Cancellable", "Gio.File",
    "Gio.FileEnumerator", "Gio.FileIcon", "Gio.FileInfo", "Gio.Icon", "Gio.InputStream", "Gio.OutputStream",
    "Gio.ThemedIcon", "Gtk.IconPaintable",
  ]

  /// Libraries whose functions without a class are of use to programs with a window.
  static let functionLibraries: Set<String> = ["Gtk", "Gdk", "Gsk", "Pango"]

  /// Functions that GIR marks as being for C only, because other languages have a more general one, but that are just
  /// right for Swift.
  static let notOnlyForC: Set<String> = ["gdk_clipboard_set_text", "gtk_show_about_dialog"]

  /// Functions in whose place there is one that is written by hand, so that they are not missed.
  static let replacedByHand: [String: String] = [
    "gtk_application_inhibit": "`Application.inhibit` does nothing where the C function reads what is not there",
    "gtk_application_uninhibit": "the same",
    "gtk_builder_new_from_file": "`Builder.init(file:)` throws",
    "gtk_builder_new_from_resource": "`Builder.init(resource:)` throws",
    "gtk_builder_new_from_string": "`Builder.init(xml:)` throws",
    "gtk_css_provider_load_from_data": "`CssProvider.loadFromData` takes a text, in every version",
    "gtk_widget_contains": "`OverridableWidget.contains` can be overridden",
    "gtk_widget_grab_focus": "`OverridableWidget.grabFocus` can be overridden",
    "gdk_display_get_setting": "`Gdk.Display.getSetting` returns the value",
    "gtk_cell_area_cell_get_property": "`CellArea.cellGetProperty` returns the value",
    "gtk_value_set_expression": inAnyValue, "gtk_value_take_expression": inAnyValue,
    "gsk_value_set_render_node": inAnyValue, "gsk_value_take_render_node": inAnyValue,
    "gdk_texture_download": "`Gdk.Texture.download` returns the pixels",
    "gtk_custom_layout_new": "`CustomLayout.init(measure:allocate:)` is written by hand",
    "gtk_layout_manager_allocate": "`OverridableLayout.allocate` can be overridden",
    "gtk_layout_manager_measure": "`OverridableLayout.measure` can be overridden",
    "gtk_constraint_layout_add_constraints_from_descriptionv": "`addConstraintsFromDescription` takes a dictionary",
    "g_key_file_get_boolean": "`GLib.KeyFile.getBoolean` returns the value, not whether there is one",
    "g_key_file_load_from_data": "`GLib.KeyFile.loadFromData` is written by hand: its flags have no type in C",
    "g_key_file_load_from_file": "`GLib.KeyFile.loadFromFile`, the same",
    "gtk_accessible_update_property_value": "`Accessible.updateProperty` makes of each value what GTK reads",
    "gtk_accessible_update_relation_value": "`Accessible.updateRelation` does so too",
    "gtk_accessible_update_state_value": "`Accessible.updateState` does so too",
    "gtk_widget_measure": "`OverridableWidget.measured`, beside `measure`, which can be overridden",
  ]

  /// Functions that are not called, and properties that are not written, as they are, and why.
  static let writtenByHand: [String: String] = [
    "gtk_label_get_text": "`Label.text` is written by hand",
    "g_variant_type_string_scan": "of no use without pointers into a text",
    "gtk_expression_evaluate": "`ValueExpression.evaluate` is written by hand",
    "gdk_content_provider_get_value": "`Gdk.ContentProvider.value(as:)` is written by hand",
    "gtk_calendar_get_date": "`Calendar.date` is written by hand",
    "gtk_label_set_markup": markup, "gtk_label_set_markup_with_mnemonic": markup,
    "gtk_inscription_set_markup": markup, "gtk_message_dialog_set_markup": markup, "gtk_tooltip_set_markup": markup,
    "gtk_text_buffer_insert_markup": markup, "gtk_entry_set_icon_tooltip_markup": markup,
    "gtk_scale_add_mark": markup,
    "g_settings_new": settings, "g_settings_new_with_path": settings,
    "Gtk.Calendar:date": "`Calendar.date` is written by hand",
    "Gtk.ColumnViewColumn:id": columnID, "gtk_column_view_column_get_id": columnID,
    "gtk_column_view_column_set_id": columnID,
    "gtk_editable_delegate_get_property": "for classes in C", "gtk_editable_delegate_set_property": "for classes in C",
    "gtk_init": "`Application.run` does it",
    "gtk_init_check": "`Application.hasDisplay` is written by hand",
    "g_application_run": "`Application.run` is written by hand",
  ]

  private static let inAnyValue = "`AnyValue(_:)` holds it"
  private static let columnID = "`ItemColumn.id` is written by hand"
  private static let markup = "takes a `Markup` instead of a text, by hand"
  private static let settings = "ends the program for a schema that is not installed; `Gio.Settings` throws, by hand"

  /// Classes with a superclass that is written by hand: it has what Swift subclasses can override, and an initialiser for
  /// them.
  static let overridable: [String: String] = [
    "Gtk.Widget": "OverridableWidget", "Gtk.LayoutManager": "OverridableLayout",
  ]

  /// Constructors of abstract classes that hand out an object of a class below, perhaps one that there is already.
  static let finders: Set = [
    "gtk_shortcut_action_parse_string", "gtk_shortcut_trigger_parse_string", "gtk_at_context_create",
    "gdk_surface_new_popup", "gdk_surface_new_toplevel", "gsk_renderer_new_for_surface",
  ]

  /// Classes without a constructor of which Swift subclasses have objects: what the functions of the class do by
  /// themselves is enough to be of use. The other ones (`ListBase`, `CellRenderer`, `NativeDialog`, ...) need functions
  /// that only C can give them.
  static let derivable: Set = [
    "Gtk.EventController", "Gtk.Filter", "Gtk.Gesture", "Gtk.GestureSingle", "Gtk.IMContext", "Gtk.MediaStream",
    "Gtk.Range", "Gtk.Sorter",
  ]

  /// C functions that do not read the property that GTK's description says they read.
  static let wrongGetters: Set = [
    "gtk_aspect_frame_get_yalign"  // returns xalign
  ]

  /// Functions that make something although they are called `get_...`.
  static let makers: Set = ["g_file_get_child", "g_file_enumerator_get_child", "g_settings_get_child"]

  /// Functions that only read a value, although they do not promise it with a `const`.
  static let readsValue: Set = ["gtk_list_store_set_value", "gtk_tree_store_set_value"]

  /// Structs of which the C function can hash only some.
  static let hashedByHand: Set = ["GLib.Variant"]

  /// Interfaces that widgets of private classes have. Their wrappers are those of the nearest class that Swift knows, so
  /// that they are widgets and no more.
  static let interfacesOfPrivateWidgets: Set = [
    "Gtk.CellEditable"  // what `CellRendererAccel` edits with
  ]

  /// Arguments of signals that can be missing, whatever GIR says.
  static let nullableArguments: Set = [
    "Gdk.Device::tool-changed.tool",  // a pen that leaves the tablet
    "Gtk.CellArea::focus-changed.renderer",  // the focus leaves the row
  ]

  /// Functions that are newer than their GIR says.
  static let newerThanSaid: [String: String] = [:]

  /// Whether a callback is one that a Swift closure can answer.
  static func checkCallback(_ name: String) -> Bool {
    ![
      "GObject.Callback", "GLib.DestroyNotify", "GdkPixbuf.PixbufDestroyNotify", "GObject.ClosureNotify",
      "GLib.FreeFunc",
    ].contains(name)
  }

  static func includes(_ description: ClassDescription) -> Bool {
    guard includes(description.name, description.availability) else { return false }
    return !description.isFundamental || !description.name.hasPrefix("GObject.")
  }

  static func includes(_ description: InterfaceDescription) -> Bool {
    includes(description.name, description.availability)
  }

  static func includes(_ description: RecordDescription) -> Bool {
    guard !description.isTable, includes(description.name, description.availability) else { return false }
    return !description.name.hasSuffix("Private") && !description.name.hasSuffix("Class")
  }

  /// Whether a struct can be copied and freed without knowing what it is.
  static func isHeld(_ description: RecordDescription) -> Bool {
    description.typeFunction != nil || description.name == "GLib.Variant"
  }

  /// Of enumerations of other libraries, those that are used are picked out later.
  static func includes(_ description: EnumerationDescription) -> Bool {
    description.typeFunction != nil && description.errorDomain == nil && leftOut[description.name] == nil
      && isUsable(description.availability, in: namespace(of: description.name))
  }

  /// The codes of errors that functions of ours can report.
  static func includesErrors(_ description: EnumerationDescription) -> Bool {
    description.errorDomain != nil && leftOut[description.name] == nil
      && isUsable(description.availability, in: namespace(of: description.name))
      && (["Gtk", "Gdk", "Gsk"].contains(namespace(of: description.name)) || reportedErrors.contains(description.name))
  }

  private static func includes(_ name: String, _ availability: Availability) -> Bool {
    guard isUsable(availability, in: namespace(of: name)), leftOut[name] == nil else { return false }
    return ["Gtk", "Gdk", "Gsk"].contains(namespace(of: name)) || fromOtherLibraries.contains(name)
  }

  static func isUsable(_ availability: Availability, in namespace: String) -> Bool {
    do {
      try checkUsable(availability, in: namespace)
      return true
    } catch { return false }
  }

  /// Says why something may not be used: for C only, or newer than what we build against. What is deprecated is there,
  /// with the attribute that makes the compiler say so.
  static func checkUsable(_ availability: Availability, in namespace: String) throws(Unmapped) {
    guard availability.isIntrospectable else { throw Unmapped("for C only") }
    if !includesNewer, let version = availability.version.flatMap(Version.init), let floor = floorVersions[namespace],
      version > floor
    {
      throw Unmapped("newer than \(namespace) \(floor)")
    }
  }

  /// `Gtk` for `Gtk.Label`.
  static func namespace(of qualifiedName: String) -> String {
    String(qualifiedName.prefix { $0 != "." })
  }
}

/// A version of a library. Releases that only mend something do not count.
struct Version: Comparable, CustomStringConvertible {
  var major: Int
  var minor: Int

  init(_ major: Int, _ minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// Reads `4.8` or `4.8.3`.
  init?(_ text: String) {
    let parts = text.split(separator: ".").map { Int($0) }
    guard parts.count >= 2, let major = parts[0], let minor = parts[1] else { return nil }
    self.init(major, minor)
  }

  var description: String { "\(major).\(minor)" }

  static func < (left: Version, right: Version) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
