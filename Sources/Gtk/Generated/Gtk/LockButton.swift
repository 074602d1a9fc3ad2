// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkLockButton`](https://docs.gtk.org/gtk4/class.LockButton.html).
open class LockButton: Button {
  open override class var gType: GType { gtk_lock_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_lock_button_new()`](https://docs.gtk.org/gtk4/ctor.LockButton.new.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public init(permission: Gio.Permission? = nil) {
    super.init(adopting: gtk_lock_button_new(permission?.gPermission))
  }

  /// The property [`permission`](https://docs.gtk.org/gtk4/property.LockButton.permission.html) of `GtkLockButton`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final var permission: Gio.Permission? {
    get { lentObject(gtk_lock_button_get_permission(instance(self))) }
    set { gtk_lock_button_set_permission(instance(self), newValue?.gPermission) }
  }

  /// The property [`text-lock`](https://docs.gtk.org/gtk4/property.LockButton.text-lock.html) of `GtkLockButton`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final var textLock: String {
    get { getProperty("text-lock") }
    set { setProperty("text-lock", newValue) }
  }

  /// The property [`text-unlock`](https://docs.gtk.org/gtk4/property.LockButton.text-unlock.html) of `GtkLockButton`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final var textUnlock: String {
    get { getProperty("text-unlock") }
    set { setProperty("text-unlock", newValue) }
  }

  /// The property [`tooltip-lock`](https://docs.gtk.org/gtk4/property.LockButton.tooltip-lock.html) of `GtkLockButton`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final var tooltipLock: String {
    get { getProperty("tooltip-lock") }
    set { setProperty("tooltip-lock", newValue) }
  }

  /// The property [`tooltip-not-authorized`](https://docs.gtk.org/gtk4/property.LockButton.tooltip-not-authorized.html)
  /// of `GtkLockButton`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final var tooltipNotAuthorized: String {
    get { getProperty("tooltip-not-authorized") }
    set { setProperty("tooltip-not-authorized", newValue) }
  }

  /// The property [`tooltip-unlock`](https://docs.gtk.org/gtk4/property.LockButton.tooltip-unlock.html) of
  /// `GtkLockButton`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final var tooltipUnlock: String {
    get { getProperty("tooltip-unlock") }
    set { setProperty("tooltip-unlock", newValue) }
  }
}

extension Reactive where Base: LockButton {
  /// The property [`permission`](https://docs.gtk.org/gtk4/property.LockButton.permission.html) of `GtkLockButton`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public var permission: DynamicSubject<Gio.Permission?> { property("permission") }

  /// The property [`text-lock`](https://docs.gtk.org/gtk4/property.LockButton.text-lock.html) of `GtkLockButton`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public var textLock: DynamicSubject<String> { property("text-lock") }

  /// The property [`text-unlock`](https://docs.gtk.org/gtk4/property.LockButton.text-unlock.html) of `GtkLockButton`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public var textUnlock: DynamicSubject<String> { property("text-unlock") }

  /// The property [`tooltip-lock`](https://docs.gtk.org/gtk4/property.LockButton.tooltip-lock.html) of `GtkLockButton`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public var tooltipLock: DynamicSubject<String> { property("tooltip-lock") }

  /// The property [`tooltip-not-authorized`](https://docs.gtk.org/gtk4/property.LockButton.tooltip-not-authorized.html)
  /// of `GtkLockButton`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public var tooltipNotAuthorized: DynamicSubject<String> { property("tooltip-not-authorized") }

  /// The property [`tooltip-unlock`](https://docs.gtk.org/gtk4/property.LockButton.tooltip-unlock.html) of
  /// `GtkLockButton`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public var tooltipUnlock: DynamicSubject<String> { property("tooltip-unlock") }
}
