// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

extension Gio {
  /// The class [`GFileIcon`](https://docs.gtk.org/gio/class.FileIcon.html).
  open class FileIcon: Object, Gio.Icon {
    open override class var gType: GType { g_file_icon_get_type() }

    @_spi(Bindings) open override class var isShared: Bool { true }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`g_file_icon_new()`](https://docs.gtk.org/gio/ctor.FileIcon.new.html).
    public init(file: Gio.File) {
      super.init(adopting: g_file_icon_new(file.opaque).raw)
    }

    /// The property [`file`](https://docs.gtk.org/gio/property.FileIcon.file.html) of `GFileIcon`.
    public final var file: Gio.File? { lentObject(opaque: g_file_icon_get_file(instance(self))) }
  }
}

extension Reactive where Base: Gio.FileIcon {
  /// The property [`file`](https://docs.gtk.org/gio/property.FileIcon.file.html) of `GFileIcon`.
  public var file: SafeSignal<Gio.File?> { readOnlyProperty("file") }
}
