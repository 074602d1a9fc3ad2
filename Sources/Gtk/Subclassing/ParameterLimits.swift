import CGtk

/// The constraints in a property's specification.
struct ParameterLimits<Value: GValueRepresentable> {
  var `default`: Value?
  var lower: Value?
  var upper: Value?

  init(default: Value? = nil, lower: Value? = nil, upper: Value? = nil) {
    self.default = `default`
    self.lower = lower
    self.upper = upper
  }

  /// Creates the specification of a GObject property.
  ///
  /// - Parameter owner: The class that has the property, for error messages.
  func makeSpecification(_ name: String, of owner: String, isWritable: Bool) -> UnsafeMutablePointer<GParamSpec> {
    let type = Value.gType
    // The Swift property notifies observers of its changes itself.
    let flags = GParamFlags(
      rawValue: G_PARAM_READABLE.rawValue | G_PARAM_EXPLICIT_NOTIFY.rawValue
        | (isWritable ? G_PARAM_WRITABLE.rawValue : 0))
    switch cgtk_fundamental_type(type) {
    case FundamentalType.boolean:
      return g_param_spec_boolean(name, nil, nil, number(self.default, or: 0), flags)
    case FundamentalType.int:
      return g_param_spec_int(name, nil, nil, number(lower, or: .min), number(upper, or: .max), start(), flags)
    case FundamentalType.uint:
      return g_param_spec_uint(name, nil, nil, number(lower, or: .min), number(upper, or: .max), start(), flags)
    case FundamentalType.int64:
      return g_param_spec_int64(name, nil, nil, number(lower, or: .min), number(upper, or: .max), start(), flags)
    case FundamentalType.uint64:
      return g_param_spec_uint64(name, nil, nil, number(lower, or: .min), number(upper, or: .max), start(), flags)
    case FundamentalType.double:
      let (least, most) = (fraction(lower) ?? -.greatestFiniteMagnitude, fraction(upper) ?? .greatestFiniteMagnitude)
      return g_param_spec_double(name, nil, nil, least, most, fraction(self.default) ?? max(least, min(most, 0)), flags)
    case FundamentalType.float:
      let (least, most) = (
        fraction(lower).map(Float.init) ?? -.greatestFiniteMagnitude,
        fraction(upper).map(Float.init) ?? .greatestFiniteMagnitude
      )
      let value = fraction(self.default).map(Float.init) ?? max(least, min(most, 0))
      return g_param_spec_float(name, nil, nil, least, most, value, flags)
    case FundamentalType.string:
      var value = GValue()
      g_value_init(&value, type)
      defer { g_value_unset(&value) }
      self.default?.write(to: GValueSlot(&value))
      return g_param_spec_string(name, nil, nil, g_value_get_string(&value), flags)
    case FundamentalType.enum:
      let table = g_type_class_ref(type).assumingMemoryBound(to: GEnumClass.self)
      defer { g_type_class_unref(table) }
      return g_param_spec_enum(
        name, nil, nil, type, number(self.default, or: table.pointee.values.pointee.value), flags)
    case FundamentalType.flags:
      return g_param_spec_flags(name, nil, nil, type, number(self.default, or: 0), flags)
    case FundamentalType.object, FundamentalType.interface:
      return g_param_spec_object(name, nil, nil, type, flags)
    case FundamentalType.boxed:
      return g_param_spec_boxed(name, nil, nil, type, flags)
    case FundamentalType.variant:
      // `G_VARIANT_TYPE_ANY`, a macro that Swift cannot import.
      let any = g_variant_type_new("*")
      defer { g_variant_type_free(any) }
      var value = GValue()
      g_value_init(&value, type)
      defer { g_value_unset(&value) }
      self.default?.write(to: GValueSlot(&value))
      return g_param_spec_variant(name, nil, nil, any, g_value_get_variant(&value), flags)
    case gtk_expression_get_type():
      return gtk_param_spec_expression(name, nil, nil, flags)
    default:
      let kind = type == 0 ? "which GObject does not know" : "a \(typeName(type)), which GObject has no properties of"
      preconditionFailure("'\(name)' of \(owner) cannot be a property: it is of the type \(Value.self), \(kind)")
    }
  }

  /// The initial value if no default is given: 0, or the nearest value within the limits.
  private func start<Number: FixedWidthInteger>() -> Number {
    number(self.default, or: max(number(lower, or: .min), min(number(upper, or: .max), 0)))
  }

  private func number<Number: FixedWidthInteger>(_ value: Value?, or other: Number) -> Number {
    reading(value) {
      cgtk_fundamental_type(Value.gType) == FundamentalType.boolean ? (Bool.read($0) ? 1 : 0) : $0.number()
    }
      ?? other
  }

  private func fraction(_ value: Value?) -> Double? { reading(value, Double.read) }

  private func reading<Result>(_ value: Value?, _ read: (GValueSlot) -> Result) -> Result? {
    guard let value else { return nil }
    var copy = GValue()
    g_value_init(&copy, Value.gType)
    defer { g_value_unset(&copy) }
    value.write(to: GValueSlot(&copy))
    return read(GValueSlot(&copy))
  }
}
