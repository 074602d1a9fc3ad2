// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkStringObject`](https://docs.gtk.org/gtk4/class.StringObject.html).
open class StringObject: Object {
  open override class var gType: GType { gtk_string_object_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_string_object_new()`](https://docs.gtk.org/gtk4/ctor.StringObject.new.html).
  public init(string: String) {
    super.init(adopting: gtk_string_object_new(string).raw)
  }

  /// The property [`string`](https://docs.gtk.org/gtk4/property.StringObject.string.html) of `GtkStringObject`.
  public final var string: String { lentString(gtk_string_object_get_string(instance(self))) }
}

extension Reactive where Base: StringObject {
  /// The property [`string`](https://docs.gtk.org/gtk4/property.StringObject.string.html) of `GtkStringObject`.
  public var string: SafeSignal<String> { readOnlyProperty("string") }
}
