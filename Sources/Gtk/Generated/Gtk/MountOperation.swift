// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkMountOperation`](https://docs.gtk.org/gtk4/class.MountOperation.html).
open class MountOperation: Gio.MountOperation {
  open override class var gType: GType { gtk_mount_operation_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkMountOperation: UnsafeMutablePointer<GtkMountOperation> {
    pointer.assumingMemoryBound(to: GtkMountOperation.self)
  }

  /// Calls [`gtk_mount_operation_new()`](https://docs.gtk.org/gtk4/ctor.MountOperation.new.html).
  public init(parent: Window? = nil) {
    super.init(adopting: gtk_mount_operation_new(parent?.gtkWindow))
  }

  /// The property [`display`](https://docs.gtk.org/gtk4/property.MountOperation.display.html) of `GtkMountOperation`.
  public final var display: Gdk.Display? {
    get { lentObject(opaque: gtk_mount_operation_get_display(gtkMountOperation)) }
    set { gtk_mount_operation_set_display(gtkMountOperation, newValue?.opaque) }
  }

  /// The property [`is-showing`](https://docs.gtk.org/gtk4/property.MountOperation.is-showing.html) of
  /// `GtkMountOperation`.
  public final var isShowing: Bool { gtk_mount_operation_is_showing(gtkMountOperation).isTrue }

  /// The property [`parent`](https://docs.gtk.org/gtk4/property.MountOperation.parent.html) of `GtkMountOperation`.
  public final var parent: Window? {
    get { lentObject(gtk_mount_operation_get_parent(gtkMountOperation)) }
    set { gtk_mount_operation_set_parent(gtkMountOperation, newValue?.gtkWindow) }
  }
}

extension Reactive where Base: MountOperation {
  /// The property [`display`](https://docs.gtk.org/gtk4/property.MountOperation.display.html) of `GtkMountOperation`.
  public var display: DynamicSubject<Gdk.Display?> { property("display") }

  /// The property [`is-showing`](https://docs.gtk.org/gtk4/property.MountOperation.is-showing.html) of
  /// `GtkMountOperation`.
  public var isShowing: SafeSignal<Bool> { readOnlyProperty("is-showing") }

  /// The property [`parent`](https://docs.gtk.org/gtk4/property.MountOperation.parent.html) of `GtkMountOperation`.
  public var parent: DynamicSubject<Window?> { property("parent") }
}
