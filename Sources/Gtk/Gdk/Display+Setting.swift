import CGtk

extension Gdk.Display {
  /// A setting of the desktop that the display belongs to, such as `gtk-theme-name`; nil when it has none of that name.
  ///
  /// The value is of the type that the property of `ToolkitSettings` with this name has, and a text where there is none.
  public final func getSetting(_ name: String) -> AnyValue? {
    let settings = g_type_class_ref(gtk_settings_get_type())
    defer { g_type_class_unref(settings) }
    let property = g_object_class_find_property(settings?.assumingMemoryBound(to: GObjectClass.self), name)
    var value = GValue()
    g_value_init(&value, property?.pointee.value_type ?? FundamentalType.string)
    guard gdk_display_get_setting(opaque, name, &value).isTrue else {
      g_value_unset(&value)
      return nil
    }
    return AnyValue(taking: value)
  }
}
