// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CWebKit
@_spi(Bindings) public import Gtk

extension JavaScriptCore {
  /// The class [`JSCContext`](https://webkitgtk.org/reference/jsc-glib/stable/class.Context.html).
  open class Context: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return jsc_context_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`jsc_context_new()`](https://webkitgtk.org/reference/jsc-glib/stable/ctor.Context.new.html).
    public init() {
      super.init(adopting: jsc_context_new().raw)
    }

    /// Calls
    /// [`jsc_context_new_with_virtual_machine()`](https://webkitgtk.org/reference/jsc-glib/stable/ctor.Context.new_with_virtual_machine.html).
    public init(vm: JavaScriptCore.VirtualMachine) {
      super.init(adopting: jsc_context_new_with_virtual_machine(vm.opaque).raw)
    }

    /// The property
    /// [`virtual-machine`](https://webkitgtk.org/reference/jsc-glib/stable/property.Context.virtual-machine.html) of
    /// `JSCContext`.
    public final var virtualMachine: JavaScriptCore.VirtualMachine? {
      Gtk.lentObject(opaque: jsc_context_get_virtual_machine(Gtk.instance(self)))
    }

    /// Calls
    /// [`jsc_context_check_syntax()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Context.check_syntax.html).
    @discardableResult
    public final func checkSyntax(
      _ code: String, length: Int = -1, mode: JavaScriptCore.CheckSyntaxMode, uri: String, lineNumber: Int
    ) -> (result: JavaScriptCore.CheckSyntaxResult, exception: JavaScriptCore.Exception?) {
      var cException: OpaquePointer?
      let result = jsc_context_check_syntax(
        Gtk.instance(self), code, length, mode.cValue, uri, lineNumber.uint32, &cException)
      return (JavaScriptCore.CheckSyntaxResult(cValue: result), Gtk.givenObject(opaque: cException))
    }

    /// Calls
    /// [`jsc_context_clear_exception()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Context.clear_exception.html).
    public final func clearException() { jsc_context_clear_exception(Gtk.instance(self)) }

    /// Calls [`jsc_context_evaluate()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Context.evaluate.html).
    @discardableResult
    public final func evaluate(_ code: String, length: Int = -1) -> JavaScriptCore.Value {
      Gtk.givenObject(opaque: jsc_context_evaluate(Gtk.instance(self), code, length))!
    }

    /// Calls
    /// [`jsc_context_evaluate_with_source_uri()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Context.evaluate_with_source_uri.html).
    @discardableResult
    public final func evaluateWithSourceUri(_ code: String, length: Int = -1, uri: String, lineNumber: Int)
      -> JavaScriptCore.Value
    {
      Gtk.givenObject(
        opaque: jsc_context_evaluate_with_source_uri(Gtk.instance(self), code, length, uri, lineNumber.uint32))!
    }

    /// Calls
    /// [`jsc_context_get_exception()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Context.get_exception.html).
    public final var exception: JavaScriptCore.Exception? {
      Gtk.lentObject(opaque: jsc_context_get_exception(Gtk.instance(self)))
    }

    /// Calls
    /// [`jsc_context_get_global_object()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Context.get_global_object.html).
    public final var globalObject: JavaScriptCore.Value? {
      Gtk.givenObject(opaque: jsc_context_get_global_object(Gtk.instance(self)))
    }

    /// Calls
    /// [`jsc_context_get_value()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Context.get_value.html).
    public final func getValue(_ name: String) -> JavaScriptCore.Value? {
      Gtk.givenObject(opaque: jsc_context_get_value(Gtk.instance(self), name))
    }

    /// Calls
    /// [`jsc_context_pop_exception_handler()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Context.pop_exception_handler.html).
    public final func popExceptionHandler() { jsc_context_pop_exception_handler(Gtk.instance(self)) }

    /// Calls
    /// [`jsc_context_push_exception_handler()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Context.push_exception_handler.html).
    public final func pushExceptionHandler(
      _ handler: @escaping (JavaScriptCore.Context, JavaScriptCore.Exception) -> Void
    ) {
      jsc_context_push_exception_handler(
        Gtk.instance(self), callJSCExceptionHandler, Gtk.heldClosure(handler), Gtk.releaseClosure)
    }

    /// Calls
    /// [`jsc_context_set_value()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Context.set_value.html).
    public final func setValue(_ name: String, value: JavaScriptCore.Value) {
      jsc_context_set_value(Gtk.instance(self), name, value.opaque)
    }

    /// Calls [`jsc_context_throw()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Context.throw.html).
    public final func `throw`(_ errorMessage: String) { jsc_context_throw(Gtk.instance(self), errorMessage) }

    /// Calls
    /// [`jsc_context_throw_exception()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Context.throw_exception.html).
    public final func throwException(_ exception: JavaScriptCore.Exception) {
      jsc_context_throw_exception(Gtk.instance(self), exception.opaque)
    }

    /// Calls
    /// [`jsc_context_throw_with_name()`](https://webkitgtk.org/reference/jsc-glib/stable/method.Context.throw_with_name.html).
    public final func throwWithName(_ errorName: String, errorMessage: String) {
      jsc_context_throw_with_name(Gtk.instance(self), errorName, errorMessage)
    }

    /// Calls
    /// [`jsc_context_get_current()`](https://webkitgtk.org/reference/jsc-glib/stable/type_func.Context.get_current.html).
    public static var current: JavaScriptCore.Context? { Gtk.lentObject(opaque: jsc_context_get_current()) }
  }
}

extension Reactive where Base: JavaScriptCore.Context {
  /// The property
  /// [`virtual-machine`](https://webkitgtk.org/reference/jsc-glib/stable/property.Context.virtual-machine.html) of
  /// `JSCContext`.
  public var virtualMachine: SafeSignal<JavaScriptCore.VirtualMachine?> { readOnlyProperty("virtual-machine") }
}
