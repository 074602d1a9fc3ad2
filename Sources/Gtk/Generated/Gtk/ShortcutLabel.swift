// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkShortcutLabel`](https://docs.gtk.org/gtk4/class.ShortcutLabel.html).
open class ShortcutLabel: Widget {
  open override class var gType: GType { gtk_shortcut_label_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_shortcut_label_new()`](https://docs.gtk.org/gtk4/ctor.ShortcutLabel.new.html).
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public init(accelerator: String) {
    super.init(adopting: gtk_shortcut_label_new(accelerator))
  }

  /// The property [`accelerator`](https://docs.gtk.org/gtk4/property.ShortcutLabel.accelerator.html) of
  /// `GtkShortcutLabel`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public final var accelerator: String? {
    get { lentString(ifAny: gtk_shortcut_label_get_accelerator(instance(self))) }
    set { lend(newValue) { gtk_shortcut_label_set_accelerator(instance(self), $0) } }
  }

  /// The property [`disabled-text`](https://docs.gtk.org/gtk4/property.ShortcutLabel.disabled-text.html) of
  /// `GtkShortcutLabel`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public final var disabledText: String? {
    get { lentString(ifAny: gtk_shortcut_label_get_disabled_text(instance(self))) }
    set { lend(newValue) { gtk_shortcut_label_set_disabled_text(instance(self), $0) } }
  }
}

extension Reactive where Base: ShortcutLabel {
  /// The property [`accelerator`](https://docs.gtk.org/gtk4/property.ShortcutLabel.accelerator.html) of
  /// `GtkShortcutLabel`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public var accelerator: DynamicSubject<String?> {
    property("accelerator", get: { (object: ShortcutLabel) in object.accelerator }, set: { $0.accelerator = $1 })
  }

  /// The property [`disabled-text`](https://docs.gtk.org/gtk4/property.ShortcutLabel.disabled-text.html) of
  /// `GtkShortcutLabel`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public var disabledText: DynamicSubject<String?> {
    property("disabled-text", get: { (object: ShortcutLabel) in object.disabledText }, set: { $0.disabledText = $1 })
  }
}
