// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkShortcutsShortcut`](https://docs.gtk.org/gtk4/class.ShortcutsShortcut.html).
open class ShortcutsShortcut: Widget {
  open override class var gType: GType { gtk_shortcuts_shortcut_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The property [`accel-size-group`](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.accel-size-group.html) of
  /// `GtkShortcutsShortcut`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public final func setAccelSizeGroup(_ newValue: SizeGroup?) {
    setProperty("accel-size-group", newValue)
  }

  /// The property [`accelerator`](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.accelerator.html) of
  /// `GtkShortcutsShortcut`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public final var accelerator: String {
    get { getProperty("accelerator") }
    set { setProperty("accelerator", newValue) }
  }

  /// The property [`action-name`](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.action-name.html) of
  /// `GtkShortcutsShortcut`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public final var actionName: String {
    get { getProperty("action-name") }
    set { setProperty("action-name", newValue) }
  }

  /// The property [`icon`](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.icon.html) of `GtkShortcutsShortcut`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public final var icon: (any Gio.Icon)? {
    get { (getProperty("icon") as Object?) as? any Gio.Icon }
    set { setProperty("icon", newValue as Object?) }
  }

  /// The property [`icon-set`](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.icon-set.html) of
  /// `GtkShortcutsShortcut`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public final var iconSet: Bool {
    get { getProperty("icon-set") }
    set { setProperty("icon-set", newValue) }
  }

  /// The property [`shortcut-type`](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.shortcut-type.html) of
  /// `GtkShortcutsShortcut`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public final var shortcutType: ShortcutType {
    get { getProperty("shortcut-type") }
    set { setProperty("shortcut-type", newValue) }
  }

  /// The property [`subtitle`](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.subtitle.html) of
  /// `GtkShortcutsShortcut`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public final var subtitle: String {
    get { getProperty("subtitle") }
    set { setProperty("subtitle", newValue) }
  }

  /// The property [`subtitle-set`](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.subtitle-set.html) of
  /// `GtkShortcutsShortcut`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public final var subtitleSet: Bool {
    get { getProperty("subtitle-set") }
    set { setProperty("subtitle-set", newValue) }
  }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.title.html) of `GtkShortcutsShortcut`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public final var title: String {
    get { getProperty("title") }
    set { setProperty("title", newValue) }
  }

  /// The property [`title-size-group`](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.title-size-group.html) of
  /// `GtkShortcutsShortcut`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public final func setTitleSizeGroup(_ newValue: SizeGroup?) {
    setProperty("title-size-group", newValue)
  }
}

extension Reactive where Base: ShortcutsShortcut {
  /// The property [`accel-size-group`](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.accel-size-group.html) of
  /// `GtkShortcutsShortcut`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public var accelSizeGroup: Bond<SizeGroup?> { bond { $0.setProperty("accel-size-group", $1) } }

  /// The property [`accelerator`](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.accelerator.html) of
  /// `GtkShortcutsShortcut`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public var accelerator: DynamicSubject<String> { property("accelerator") }

  /// The property [`action-name`](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.action-name.html) of
  /// `GtkShortcutsShortcut`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public var actionName: DynamicSubject<String> { property("action-name") }

  /// The property [`icon`](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.icon.html) of `GtkShortcutsShortcut`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public var icon: DynamicSubject<(any Gio.Icon)?> { interfaceProperty("icon") }

  /// The property [`icon-set`](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.icon-set.html) of
  /// `GtkShortcutsShortcut`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public var iconSet: DynamicSubject<Bool> { property("icon-set") }

  /// The property [`shortcut-type`](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.shortcut-type.html) of
  /// `GtkShortcutsShortcut`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public var shortcutType: DynamicSubject<ShortcutType> { property("shortcut-type") }

  /// The property [`subtitle`](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.subtitle.html) of
  /// `GtkShortcutsShortcut`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public var subtitle: DynamicSubject<String> { property("subtitle") }

  /// The property [`subtitle-set`](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.subtitle-set.html) of
  /// `GtkShortcutsShortcut`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public var subtitleSet: DynamicSubject<Bool> { property("subtitle-set") }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.title.html) of `GtkShortcutsShortcut`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public var title: DynamicSubject<String> { property("title") }

  /// The property [`title-size-group`](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.title-size-group.html) of
  /// `GtkShortcutsShortcut`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public var titleSizeGroup: Bond<SizeGroup?> { bond { $0.setProperty("title-size-group", $1) } }
}
