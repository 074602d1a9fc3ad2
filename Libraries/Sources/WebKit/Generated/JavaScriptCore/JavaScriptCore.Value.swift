// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CWebKit
@_spi(Bindings) public import Gtk

extension JavaScriptCore {
  /// The class [`JSCValue`](https://webkitgtk.org/reference/jsc-glib/stable/class.Value.html).
  open class Value: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return jsc_value_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`jsc_value_new_array_buffer()`](https://webkitgtk.org/reference/jsc-glib/stable/ctor.Value.new_array_buffer.html).
    /// Since JavaScriptCoreGTK 2.38.
    public init?(context: JavaScriptCore.Context, size: Int) {
      let pointer = jsc_value_new_array_buffer(context.opaque, nil, size.uint, nil, nil)
      guard let pointer else { return nil }
      super.init(adopting: pointer.raw)
    }

    /// Calls
    /// [`jsc_value_new_array_from_garray()`](https://webkitgtk.org/reference/jsc-glib/stable/ctor.Value.new_array_from_garray.html).
    public init(context: JavaScriptCore.Context, array: [JavaScriptCore.Value]) {
      let lent = Gtk.CallScope()
      defer { lent.end() }
      super.init(adopting: jsc_value_new_array_from_garray(context.opaque, lent.pointerArray(array, by: \.pointer)).raw)
    }

    /// Calls
    /// [`jsc_value_new_array_from_strv()`](https://webkitgtk.org/reference/jsc-glib/stable/ctor.Value.new_array_from_strv.html).
    public init(context: JavaScriptCore.Context, strv: [String]) {
      let lent = Gtk.CallScope()
      defer { lent.end() }
      super.init(adopting: jsc_value_new_array_from_strv(context.opaque, lent.strings(strv)).raw)
    }

    /// Calls [`jsc_value_new_boolean()`](https://webkitgtk.org/reference/jsc-glib/stable/ctor.Value.new_boolean.html).
    public init(context: JavaScriptCore.Context, value: Bool) {
      super.init(adopting: jsc_value_new_boolean(context.opaque, value.gboolean).raw)
    }

    /// Calls
    /// [`jsc_value_new_from_json()`](https://webkitgtk.org/reference/jsc-glib/stable/ctor.Value.new_from_json.html).
    /// Since JavaScriptCoreGTK 2.28.
    public init(context: JavaScriptCore.Context, json: String) {
      super.init(adopting: jsc_value_new_from_json(context.opaque, json).raw)
    }

    /// Calls [`jsc_value_new_null()`](https://webkitgtk.org/reference/jsc-glib/stable/ctor.Value.new_null.html).
    public init(context: JavaScriptCore.Context) {
      super.init(adopting: jsc_value_new_null(context.opaque).raw)
    }

    /// Calls [`jsc_value_new_number()`](https://webkitgtk.org/reference/jsc-glib/stable/ctor.Value.new_number.html).
    public init(context: JavaScriptCore.Context, number: Double) {
      super.init(adopting: jsc_value_new_number(context.opaque, number).raw)
    }

    /// Calls [`jsc_value_new_object()`](https://webkitgtk.org/reference/jsc-glib/stable/ctor.Value.new_object.html).
    public init(context: JavaScriptCore.Context, jscClass: JavaScriptCore.Class?) {
      super.init(adopting: jsc_value_new_object(context.opaque, nil, jscClass?.opaque).raw)
    }

    /// Calls [`jsc_value_new_string()`](https://webkitgtk.org/reference/jsc-glib/stable/ctor.Value.new_string.html).
    public init(context: JavaScriptCore.Context, string: String?) {
      super.init(adopting: jsc_value_new_string(context.opaque, string).raw)
    }

    /// Calls
    /// [`jsc_value_new_string_from_bytes()`](https://webkitgtk.org/reference/jsc-glib/stable/ctor.Value.new_string_from_bytes.html).
    public init(context: JavaScriptCore.Context, bytes: GLib.Bytes?) {
      super.init(adopting: jsc_value_new_string_from_bytes(context.opaque, bytes?.opaque).raw)
    }

    /// Calls
    /// [`jsc_value_new_typed_array()`](https://webkitgtk.org/reference/jsc-glib/stable/ctor.Value.new_typed_array.html).
    /// Since JavaScriptCoreGTK 2.38.
    public init(context: JavaScriptCore.Context, type: JavaScriptCore.TypedArrayType, length: Int) {
      super.init(adopting: jsc_value_new_typed_array(context.opaque, type.cValue, length.uint).raw)
    }

    /// Calls
    /// [`jsc_value_new_undefined()`](https://webkitgtk.org/reference/jsc-glib/stable/ctor.Value.new_undefined.html).
    public static func undefined(_ context: JavaScriptCore.Context) -> JavaScriptCore.Value {
      JavaScriptCore.Value(adopting: jsc_value_new_undefined(context.opaque).raw)
    }

    /// The property [`context`](https://webkitgtk.org/reference/jsc-glib/stable/property.Value.context.html) of
    /// `JSCValue`.
    public final var context: JavaScriptCore.Context? {
      Gtk.lentObject(opaque: jsc_value_get_context(Gtk.instance(self)))
    }

    /// Calls
    /// [`jsc_value_array_buffer_get_data()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Value.array_buffer_get_data.html).
    /// Since JavaScriptCoreGTK 2.38.
    public final func arrayBufferGetData() -> [UInt8] {
      var cSize: UInt = 0
      let result = jsc_value_array_buffer_get_data(Gtk.instance(self), &cSize)
      return Gtk.elements(result, count: cSize.int, isGiven: false) { $0 }
    }

    /// Calls
    /// [`jsc_value_array_buffer_get_size()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Value.array_buffer_get_size.html).
    /// Since JavaScriptCoreGTK 2.38.
    public final func arrayBufferGetSize() -> Int { jsc_value_array_buffer_get_size(Gtk.instance(self)).int }

    /// Calls
    /// [`jsc_value_constructor_callv()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Value.constructor_callv.html).
    @discardableResult
    public final func constructorCall(_ parameters: [JavaScriptCore.Value]) -> JavaScriptCore.Value {
      let lent = Gtk.CallScope()
      defer { lent.end() }
      return Gtk.givenObject(
        opaque: jsc_value_constructor_callv(
          Gtk.instance(self), parameters.count.uint32, lent.array(parameters, by: \.pointer)))!
    }

    /// Calls
    /// [`jsc_value_function_callv()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Value.function_callv.html).
    @discardableResult
    public final func functionCall(_ parameters: [JavaScriptCore.Value]) -> JavaScriptCore.Value {
      let lent = Gtk.CallScope()
      defer { lent.end() }
      return Gtk.givenObject(
        opaque: jsc_value_function_callv(
          Gtk.instance(self), parameters.count.uint32, lent.array(parameters, by: \.pointer)))!
    }

    /// Calls [`jsc_value_is_array()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Value.is_array.html).
    public final var isArray: Bool { jsc_value_is_array(Gtk.instance(self)).isTrue }

    /// Calls
    /// [`jsc_value_is_array_buffer()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Value.is_array_buffer.html).
    /// Since JavaScriptCoreGTK 2.38.
    public final var isArrayBuffer: Bool { jsc_value_is_array_buffer(Gtk.instance(self)).isTrue }

    /// Calls [`jsc_value_is_boolean()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Value.is_boolean.html).
    public final var isBoolean: Bool { jsc_value_is_boolean(Gtk.instance(self)).isTrue }

    /// Calls
    /// [`jsc_value_is_constructor()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Value.is_constructor.html).
    public final var isConstructor: Bool { jsc_value_is_constructor(Gtk.instance(self)).isTrue }

    /// Calls
    /// [`jsc_value_is_function()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Value.is_function.html).
    public final var isFunction: Bool { jsc_value_is_function(Gtk.instance(self)).isTrue }

    /// Calls [`jsc_value_is_null()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Value.is_null.html).
    public final var isNull: Bool { jsc_value_is_null(Gtk.instance(self)).isTrue }

    /// Calls [`jsc_value_is_number()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Value.is_number.html).
    public final var isNumber: Bool { jsc_value_is_number(Gtk.instance(self)).isTrue }

    /// Calls [`jsc_value_is_object()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Value.is_object.html).
    public final var isObject: Bool { jsc_value_is_object(Gtk.instance(self)).isTrue }

    /// Calls [`jsc_value_is_string()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Value.is_string.html).
    public final var isString: Bool { jsc_value_is_string(Gtk.instance(self)).isTrue }

    /// Calls
    /// [`jsc_value_is_typed_array()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Value.is_typed_array.html).
    /// Since JavaScriptCoreGTK 2.38.
    public final var isTypedArray: Bool { jsc_value_is_typed_array(Gtk.instance(self)).isTrue }

    /// Calls
    /// [`jsc_value_is_undefined()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Value.is_undefined.html).
    public final var isUndefined: Bool { jsc_value_is_undefined(Gtk.instance(self)).isTrue }

    /// Calls
    /// [`jsc_value_new_typed_array_with_buffer()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Value.new_typed_array_with_buffer.html).
    /// Since JavaScriptCoreGTK 2.38.
    @discardableResult
    public final func newTypedArrayWithBuffer(type: JavaScriptCore.TypedArrayType, offset: Int, length: Int)
      -> JavaScriptCore.Value
    {
      Gtk.givenObject(
        opaque: jsc_value_new_typed_array_with_buffer(Gtk.instance(self), type.cValue, offset.uint, length))!
    }

    /// Calls
    /// [`jsc_value_object_define_property_data()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Value.object_define_property_data.html).
    public final func objectDefinePropertyData(
      _ propertyName: String, flags: JavaScriptCore.ValuePropertyFlags, propertyValue: JavaScriptCore.Value?
    ) { jsc_value_object_define_property_data(Gtk.instance(self), propertyName, flags.cValue, propertyValue?.opaque) }

    /// Calls
    /// [`jsc_value_object_delete_property()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Value.object_delete_property.html).
    @discardableResult
    public final func objectDeleteProperty(_ name: String) -> Bool {
      jsc_value_object_delete_property(Gtk.instance(self), name).isTrue
    }

    /// Calls
    /// [`jsc_value_object_enumerate_properties()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Value.object_enumerate_properties.html).
    @discardableResult
    public final func objectEnumerateProperties() -> [String] {
      Gtk.givenStrings(jsc_value_object_enumerate_properties(Gtk.instance(self)))
    }

    /// Calls
    /// [`jsc_value_object_get_property()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Value.object_get_property.html).
    public final func objectGetProperty(_ name: String) -> JavaScriptCore.Value {
      Gtk.givenObject(opaque: jsc_value_object_get_property(Gtk.instance(self), name))!
    }

    /// Calls
    /// [`jsc_value_object_get_property_at_index()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Value.object_get_property_at_index.html).
    public final func objectGetPropertyAtIndex(_ index: Int) -> JavaScriptCore.Value {
      Gtk.givenObject(opaque: jsc_value_object_get_property_at_index(Gtk.instance(self), index.uint32))!
    }

    /// Calls
    /// [`jsc_value_object_has_property()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Value.object_has_property.html).
    public final func objectHasProperty(_ name: String) -> Bool {
      jsc_value_object_has_property(Gtk.instance(self), name).isTrue
    }

    /// Calls
    /// [`jsc_value_object_invoke_methodv()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Value.object_invoke_methodv.html).
    @discardableResult
    public final func objectInvokeMethod(_ name: String, parameters: [JavaScriptCore.Value]) -> JavaScriptCore.Value {
      let lent = Gtk.CallScope()
      defer { lent.end() }
      return Gtk.givenObject(
        opaque: jsc_value_object_invoke_methodv(
          Gtk.instance(self), name, parameters.count.uint32, lent.array(parameters, by: \.pointer)))!
    }

    /// Calls
    /// [`jsc_value_object_is_instance_of()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Value.object_is_instance_of.html).
    public final func objectIsInstanceOf(_ name: String) -> Bool {
      jsc_value_object_is_instance_of(Gtk.instance(self), name).isTrue
    }

    /// Calls
    /// [`jsc_value_object_set_property()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Value.object_set_property.html).
    public final func objectSetProperty(_ name: String, property: JavaScriptCore.Value) {
      jsc_value_object_set_property(Gtk.instance(self), name, property.opaque)
    }

    /// Calls
    /// [`jsc_value_object_set_property_at_index()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Value.object_set_property_at_index.html).
    public final func objectSetPropertyAtIndex(index: Int, property: JavaScriptCore.Value) {
      jsc_value_object_set_property_at_index(Gtk.instance(self), index.uint32, property.opaque)
    }

    /// Calls [`jsc_value_to_boolean()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Value.to_boolean.html).
    @discardableResult
    public final func toBoolean() -> Bool { jsc_value_to_boolean(Gtk.instance(self)).isTrue }

    /// Calls [`jsc_value_to_double()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Value.to_double.html).
    @discardableResult
    public final func toDouble() -> Double { jsc_value_to_double(Gtk.instance(self)) }

    /// Calls [`jsc_value_to_int32()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Value.to_int32.html).
    @discardableResult
    public final func toInt32() -> Int { jsc_value_to_int32(Gtk.instance(self)).int }

    /// Calls [`jsc_value_to_json()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Value.to_json.html). Since
    /// JavaScriptCoreGTK 2.28.
    @discardableResult
    public final func toJson(_ indent: Int) -> String {
      Gtk.givenString(jsc_value_to_json(Gtk.instance(self), indent.uint32))
    }

    /// Calls [`jsc_value_to_string()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Value.to_string.html).
    @discardableResult
    public final func toString() -> String { Gtk.givenString(jsc_value_to_string(Gtk.instance(self))) }

    /// Calls
    /// [`jsc_value_to_string_as_bytes()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Value.to_string_as_bytes.html).
    @discardableResult
    public final func toStringAsBytes() -> GLib.Bytes {
      Gtk.promised(Gtk.givenBoxed(opaque: jsc_value_to_string_as_bytes(Gtk.instance(self))))
    }

    /// Calls
    /// [`jsc_value_typed_array_get_buffer()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Value.typed_array_get_buffer.html).
    /// Since JavaScriptCoreGTK 2.38.
    public final func typedArrayGetBuffer() -> JavaScriptCore.Value {
      Gtk.givenObject(opaque: jsc_value_typed_array_get_buffer(Gtk.instance(self)))!
    }

    /// Calls
    /// [`jsc_value_typed_array_get_length()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Value.typed_array_get_length.html).
    /// Since JavaScriptCoreGTK 2.38.
    public final func typedArrayGetLength() -> Int { jsc_value_typed_array_get_length(Gtk.instance(self)).int }

    /// Calls
    /// [`jsc_value_typed_array_get_offset()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Value.typed_array_get_offset.html).
    /// Since JavaScriptCoreGTK 2.38.
    public final func typedArrayGetOffset() -> Int { jsc_value_typed_array_get_offset(Gtk.instance(self)).int }

    /// Calls
    /// [`jsc_value_typed_array_get_size()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Value.typed_array_get_size.html).
    /// Since JavaScriptCoreGTK 2.38.
    public final func typedArrayGetSize() -> Int { jsc_value_typed_array_get_size(Gtk.instance(self)).int }

    /// Calls
    /// [`jsc_value_typed_array_get_type()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Value.typed_array_get_type.html).
    /// Since JavaScriptCoreGTK 2.38.
    public final func typedArrayGetType() -> JavaScriptCore.TypedArrayType {
      JavaScriptCore.TypedArrayType(cValue: jsc_value_typed_array_get_type(Gtk.instance(self)))
    }
  }
}

extension Reactive where Base: JavaScriptCore.Value {
  /// The property [`context`](https://webkitgtk.org/reference/jsc-glib/stable/property.Value.context.html) of
  /// `JSCValue`.
  public var context: SafeSignal<JavaScriptCore.Context?> { readOnlyProperty("context") }
}
