public import BindingCore
import CGtk

extension Accessible {
  /// The accessible label of the widget, for widgets without a visible label, such as a button with an icon. It
  /// replaces widgets that label this one. Reads `nil` unless it has been set here.
  public var accessibleLabel: String? {
    get { accessibleText(labelQuark) }
    set {
      setAccessibleText(newValue, GTK_ACCESSIBLE_PROPERTY_LABEL, labelQuark)
      // Newer GTK versions label a button by its text and a drop-down by its choice, which would take precedence.
      if newValue != nil { resetRelation(.labelledBy) }
    }
  }

  /// The accessible description of the widget. Reads `nil` unless it has been set here.
  public var accessibleDescription: String? {
    get { accessibleText(descriptionQuark) }
    set { setAccessibleText(newValue, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, descriptionQuark) }
  }

  /// Sets the widgets that label this one.
  public func labelAccessibly(by labels: [Widget]) { updateRelation(.labelledBy, widgets: labels) }

  private func accessibleText(_ quark: GQuark) -> String? {
    g_object_get_qdata(cast(), quark).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
  }

  private func setAccessibleText(_ text: String?, _ property: GtkAccessibleProperty, _ quark: GQuark) {
    lend(text) { text in
      g_object_set_qdata_full(cast(), quark, g_strdup(text), g_free)
      var property = property
      guard text != nil else { return gtk_accessible_reset_property(opaque, property) }
      var value = GValue()
      gtk_accessible_property_init_value(property, &value)
      g_value_set_static_string(&value, text)
      gtk_accessible_update_property_value(opaque, 1, &property, &value)
      g_value_unset(&value)
    }
  }
}

// GTK has no getters for these, so the object stores the values.
private let labelQuark = g_quark_from_string("swift-accessible-label")
private let descriptionQuark = g_quark_from_string("swift-accessible-description")

extension Reactive where Base: Accessible {
  /// The accessible label of the widget.
  public var accessibleLabel: Bond<String?> { bond { $0.accessibleLabel = $1 } }

  /// The accessible description of the widget.
  public var accessibleDescription: Bond<String?> { bond { $0.accessibleDescription = $1 } }
}
