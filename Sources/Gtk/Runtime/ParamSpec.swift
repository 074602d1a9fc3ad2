public import BindingCore
import CGtk

/// What a class says about one of its properties.
open class ParamSpec: FundamentalObject {
  open override class var gType: GType { FundamentalType.param }

  override class func hold(_ pointer: UnsafeRawPointer) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(g_param_spec_ref(pointer.cast()))
  }

  override class func release(_ pointer: UnsafeMutableRawPointer) {
    g_param_spec_unref(UnsafeRawPointer(pointer).cast())
  }

  final var gParamSpec: UnsafeMutablePointer<GParamSpec> { pointer.assumingMemoryBound(to: GParamSpec.self) }

  private var specification: GParamSpec { pointer.assumingMemoryBound(to: GParamSpec.self).pointee }

  /// The name, such as `margin-top`.
  public final var name: String { lentString(g_param_spec_get_name(cast())) }

  /// What the property is for, in a few words.
  public final var blurb: String { lentString(g_param_spec_get_blurb(cast())) }

  /// The name of the type of the values, such as `gint` or `GtkAlign`.
  public final var valueTypeName: String { typeName(specification.value_type) }

  /// The name of the class that has the property first, such as `GtkWidget`.
  public final var ownerTypeName: String { typeName(specification.owner_type) }

  /// Whether it can be read.
  public final var isReadable: Bool { specification.flags.rawValue & G_PARAM_READABLE.rawValue != 0 }

  /// Whether it can be set, at least when the object is made.
  public final var isWritable: Bool { specification.flags.rawValue & G_PARAM_WRITABLE.rawValue != 0 }

  /// Whether it can be set only when the object is made.
  public final var isConstructOnly: Bool { specification.flags.rawValue & G_PARAM_CONSTRUCT_ONLY.rawValue != 0 }

  /// The value that the property has unless it is set.
  public final var defaultValue: AnyValue { lentValue(g_param_spec_get_default_value(cast())) }
}

extension Object {
  /// The properties of the object's class, those of its superclasses included.
  public final var properties: [ParamSpec] {
    var count: guint = 0
    let list = g_object_class_list_properties(cgtk_object_class(pointer), &count)
    return elements(list, count: Int(count), isGiven: true) { (lentBoxed($0) as ParamSpec?)! }
  }
}

extension Reactive where Base: Object {
  /// Fires after each change of any property, with what the class says about it; like `notify` without a detail.
  public var notify: SafeSignal<ParamSpec> {
    signal("notify", reading: { ($0.value(at: 1) as ParamSpec?)! })
  }
}
