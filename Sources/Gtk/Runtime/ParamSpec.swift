public import BindingCore
public import CGtk

/// The specification of a property of a class.
open class ParamSpec: FundamentalObject {
  open override class var gType: GType { FundamentalType.param }

  @_spi(Bindings) public override class func hold(_ pointer: UnsafeRawPointer) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(g_param_spec_ref(pointer.cast()))
  }

  @_spi(Bindings) public override class func release(_ pointer: UnsafeMutableRawPointer) {
    g_param_spec_unref(UnsafeRawPointer(pointer).cast())
  }

  @_spi(Bindings) public final var gParamSpec: UnsafeMutablePointer<GParamSpec> {
    pointer.assumingMemoryBound(to: GParamSpec.self)
  }

  private var specification: GParamSpec { pointer.assumingMemoryBound(to: GParamSpec.self).pointee }

  /// The name, such as `margin-top`.
  public final var name: String { lentString(g_param_spec_get_name(cast())) }

  /// A short description of the property.
  public final var blurb: String { lentString(g_param_spec_get_blurb(cast())) }

  /// The name of the value type, such as `gint` or `GtkAlign`.
  public final var valueTypeName: String { typeName(specification.value_type) }

  /// The name of the class that introduced the property, such as `GtkWidget`.
  public final var ownerTypeName: String { typeName(specification.owner_type) }

  /// Whether the property can be read.
  public final var isReadable: Bool { specification.flags.rawValue & G_PARAM_READABLE.rawValue != 0 }

  /// Whether the property can be set, at least during construction.
  public final var isWritable: Bool { specification.flags.rawValue & G_PARAM_WRITABLE.rawValue != 0 }

  /// Whether the property can be set only during construction.
  public final var isConstructOnly: Bool { specification.flags.rawValue & G_PARAM_CONSTRUCT_ONLY.rawValue != 0 }

  /// The value that the property has unless it is set.
  public final var defaultValue: AnyValue { lentValue(g_param_spec_get_default_value(cast())) }
}

extension Object {
  /// The properties of the object's class, including inherited ones.
  public final var properties: [ParamSpec] {
    var count: guint = 0
    let list = g_object_class_list_properties(cgtk_object_class(pointer), &count)
    return elements(list, count: Int(count), isGiven: true) { (lentBoxed($0) as ParamSpec?)! }
  }
}

extension Reactive where Base: Object {
  /// Fires after each change of any property, with the property's specification; like `notify` without a detail.
  public var notify: SafeSignal<ParamSpec> {
    signal("notify", reading: { ($0.value(at: 1) as ParamSpec?)! })
  }
}
