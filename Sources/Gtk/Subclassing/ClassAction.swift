import CGtk

/// An action of all widgets of a Swift class, with the keys that activate it while the widget contains the keyboard
/// focus. See `OverridableWidget.classActions`.
@MainActor
public struct ClassAction {
  enum Kind {
    case function(parameter: String?, (Widget, GLib.Variant?) -> Void)
    case property(String)
  }

  let name: String
  let kind: Kind
  let keys: [Keys]

  /// Keys that activate an action, in the syntax of ``ShortcutTrigger``: `<Control>plus`, or several: `plus|KP_Add`.
  public struct Keys: ExpressibleByStringLiteral {
    let trigger: String
    let argument: GLib.Variant?

    /// Creates keys for an action without a parameter.
    public init(stringLiteral trigger: String) { (self.trigger, argument) = (trigger, nil) }

    /// Creates keys that activate an action with an argument, which must have the type of the action's parameter.
    @MainActor public init(_ trigger: String, _ argument: some VariantRepresentable) {
      (self.trigger, self.argument) = (trigger, argument.asVariant)
    }
  }

  /// Creates an action without a parameter, such as `editor.clear`: the name has a group prefix before a dot, as for
  /// `Widget.activateAction(_:args:)`, and in menus and `.ui` files.
  public static func action<Owner: Widget>(
    _ name: String, keys: Keys..., run: @escaping (Owner) -> Void
  ) -> ClassAction {
    ClassAction(name: name, kind: .function(parameter: nil) { widget, _ in run(widget as! Owner) }, keys: keys)
  }

  /// Creates an action with a parameter. GTK activates it only with an argument of that type.
  public static func action<Owner: Widget, Parameter: VariantRepresentable>(
    _ name: String, keys: Keys..., run: @escaping (Owner, Parameter) -> Void
  ) -> ClassAction {
    let kind = Kind.function(parameter: Parameter.variantSignature) { widget, argument in
      if let argument, let parameter = Parameter(variant: argument) { run(widget as! Owner, parameter) }
    }
    return ClassAction(name: name, kind: kind, keys: keys)
  }

  /// Creates an action with the state of a property of the widget. It toggles a Boolean property and sets any other to
  /// the argument.
  ///
  /// - Parameter property: A readable and writable property of the class that holds a Boolean, a number, a string or an
  ///   enumeration value.
  public static func property(_ name: String, _ property: String, keys: Keys...) -> ClassAction {
    ClassAction(name: name, kind: .property(property), keys: keys)
  }
}

extension ArraySlice<ClassAction> {
  /// Adds the actions to a widget class, which must already have its properties.
  func install(in table: UnsafeMutablePointer<GtkWidgetClass>) {
    for action in self {
      switch action.kind {
      case .function(let parameter, _):
        gtk_widget_class_install_action(table, action.name, parameter) { widget, name, argument in
          guard let widget, let name, let wrapper = g_object_get_qdata(widget.object, Object.wrapperQuark) else {
            return
          }
          let object = Unmanaged<Object>.fromOpaque(wrapper).takeUnretainedValue()
          let actions = Subclass.of(cgtk_type_of(widget))?.actions
          guard let widget = object as? Widget,
            case .function(_, let run) = actions?.last(where: { $0.name == String(cString: name) })?.kind
          else { return }
          run(widget, argument.map { GLib.Variant(copying: UnsafeRawPointer($0)) })
        }
      case .property(let property):
        precondition(
          g_object_class_find_property(
            UnsafeMutableRawPointer(table).assumingMemoryBound(to: GObjectClass.self), property)
            != nil, "\(typeName(table.pointee.parent_class.g_type_class.g_type)) has no property '\(property)'")
        gtk_widget_class_install_property_action(table, action.name, property)
      }
      for keys in action.keys {
        guard let trigger = gtk_shortcut_trigger_parse_string(keys.trigger) else {
          preconditionFailure("'\(keys.trigger)' names no keys")
        }
        let shortcut = gtk_shortcut_new(trigger, gtk_named_action_new(action.name))
        if let argument = keys.argument { gtk_shortcut_set_arguments(shortcut, argument.opaque) }
        gtk_widget_class_add_shortcut(table, shortcut)
        g_object_unref(UnsafeMutableRawPointer(shortcut))
      }
    }
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  fileprivate var object: UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GObject.self)
  }
}
