import CGtk

extension Gdk.Display {
  /// Returns a setting of the display's desktop, such as `gtk-theme-name`, or `nil` if there is none of that name.
  ///
  /// The value has the type of the `ToolkitSettings` property with this name, or is a string if there is none.
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
