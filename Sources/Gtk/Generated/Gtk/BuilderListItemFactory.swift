// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkBuilderListItemFactory`](https://docs.gtk.org/gtk4/class.BuilderListItemFactory.html).
open class BuilderListItemFactory: ListItemFactory {
  open override class var gType: GType { gtk_builder_list_item_factory_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls
  /// [`gtk_builder_list_item_factory_new_from_bytes()`](https://docs.gtk.org/gtk4/ctor.BuilderListItemFactory.new_from_bytes.html).
  public init(scope: (any BuilderScope)?, bytes: GLib.Bytes) {
    super.init(adopting: gtk_builder_list_item_factory_new_from_bytes(scope?.opaque, bytes.opaque).raw)
  }

  /// Calls
  /// [`gtk_builder_list_item_factory_new_from_resource()`](https://docs.gtk.org/gtk4/ctor.BuilderListItemFactory.new_from_resource.html).
  public init(scope: (any BuilderScope)?, resourcePath: String) {
    super.init(adopting: gtk_builder_list_item_factory_new_from_resource(scope?.opaque, resourcePath).raw)
  }

  /// The property [`bytes`](https://docs.gtk.org/gtk4/property.BuilderListItemFactory.bytes.html) of
  /// `GtkBuilderListItemFactory`.
  public final var bytes: GLib.Bytes? { getProperty("bytes") }

  /// The property [`resource`](https://docs.gtk.org/gtk4/property.BuilderListItemFactory.resource.html) of
  /// `GtkBuilderListItemFactory`.
  public final var resource: String? { lentString(ifAny: gtk_builder_list_item_factory_get_resource(instance(self))) }

  /// The property [`scope`](https://docs.gtk.org/gtk4/property.BuilderListItemFactory.scope.html) of
  /// `GtkBuilderListItemFactory`.
  public final var scope: (any BuilderScope)? {
    lentInterface(opaque: gtk_builder_list_item_factory_get_scope(instance(self)))
  }
}

extension Reactive where Base: BuilderListItemFactory {
  /// The property [`bytes`](https://docs.gtk.org/gtk4/property.BuilderListItemFactory.bytes.html) of
  /// `GtkBuilderListItemFactory`.
  public var bytes: SafeSignal<GLib.Bytes?> { readOnlyProperty("bytes") }

  /// The property [`resource`](https://docs.gtk.org/gtk4/property.BuilderListItemFactory.resource.html) of
  /// `GtkBuilderListItemFactory`.
  public var resource: SafeSignal<String?> { readOnlyProperty("resource") }

  /// The property [`scope`](https://docs.gtk.org/gtk4/property.BuilderListItemFactory.scope.html) of
  /// `GtkBuilderListItemFactory`.
  public var scope: SafeSignal<(any BuilderScope)?> { readOnlyInterfaceProperty("scope") }
}
