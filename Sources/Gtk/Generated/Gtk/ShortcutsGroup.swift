// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkShortcutsGroup`](https://docs.gtk.org/gtk4/class.ShortcutsGroup.html).
open class ShortcutsGroup: Box {
  open override class var gType: GType { gtk_shortcuts_group_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The property [`accel-size-group`](https://docs.gtk.org/gtk4/property.ShortcutsGroup.accel-size-group.html) of
  /// `GtkShortcutsGroup`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public final func setAccelSizeGroup(_ newValue: SizeGroup?) {
    setProperty("accel-size-group", newValue)
  }

  /// The property [`height`](https://docs.gtk.org/gtk4/property.ShortcutsGroup.height.html) of `GtkShortcutsGroup`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public final var groupHeight: Int { getProperty("height") }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.ShortcutsGroup.title.html) of `GtkShortcutsGroup`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public final var title: String {
    get { getProperty("title") }
    set { setProperty("title", newValue) }
  }

  /// The property [`title-size-group`](https://docs.gtk.org/gtk4/property.ShortcutsGroup.title-size-group.html) of
  /// `GtkShortcutsGroup`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public final func setTitleSizeGroup(_ newValue: SizeGroup?) {
    setProperty("title-size-group", newValue)
  }

  /// The property [`view`](https://docs.gtk.org/gtk4/property.ShortcutsGroup.view.html) of `GtkShortcutsGroup`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public final var view: String {
    get { getProperty("view") }
    set { setProperty("view", newValue) }
  }
}

extension Reactive where Base: ShortcutsGroup {
  /// The property [`accel-size-group`](https://docs.gtk.org/gtk4/property.ShortcutsGroup.accel-size-group.html) of
  /// `GtkShortcutsGroup`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public var accelSizeGroup: Bond<SizeGroup?> { bond { $0.setProperty("accel-size-group", $1) } }

  /// The property [`height`](https://docs.gtk.org/gtk4/property.ShortcutsGroup.height.html) of `GtkShortcutsGroup`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public var groupHeight: SafeSignal<Int> { readOnlyProperty("height") }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.ShortcutsGroup.title.html) of `GtkShortcutsGroup`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public var title: DynamicSubject<String> { property("title") }

  /// The property [`title-size-group`](https://docs.gtk.org/gtk4/property.ShortcutsGroup.title-size-group.html) of
  /// `GtkShortcutsGroup`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public var titleSizeGroup: Bond<SizeGroup?> { bond { $0.setProperty("title-size-group", $1) } }

  /// The property [`view`](https://docs.gtk.org/gtk4/property.ShortcutsGroup.view.html) of `GtkShortcutsGroup`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public var view: DynamicSubject<String> { property("view") }
}
