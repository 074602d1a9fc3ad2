// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkVolumeButton`](https://docs.gtk.org/gtk4/class.VolumeButton.html).
open class VolumeButton: ScaleButton {
  open override class var gType: GType { gtk_volume_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkVolumeButton: UnsafeMutablePointer<GtkVolumeButton> {
    pointer.assumingMemoryBound(to: GtkVolumeButton.self)
  }

  /// Calls [`gtk_volume_button_new()`](https://docs.gtk.org/gtk4/ctor.VolumeButton.new.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public init() {
    super.init(adopting: gtk_volume_button_new())
  }

  /// The property [`use-symbolic`](https://docs.gtk.org/gtk4/property.VolumeButton.use-symbolic.html) of
  /// `GtkVolumeButton`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final var useSymbolic: Bool {
    get { getProperty("use-symbolic") }
    set { setProperty("use-symbolic", newValue) }
  }
}

extension Reactive where Base: VolumeButton {
  /// The property [`use-symbolic`](https://docs.gtk.org/gtk4/property.VolumeButton.use-symbolic.html) of
  /// `GtkVolumeButton`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public var useSymbolic: DynamicSubject<Bool> { property("use-symbolic") }
}
