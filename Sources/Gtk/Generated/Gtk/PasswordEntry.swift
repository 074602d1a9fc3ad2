// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkPasswordEntry`](https://docs.gtk.org/gtk4/class.PasswordEntry.html).
open class PasswordEntry: Widget, Editable {
  open override class var gType: GType { gtk_password_entry_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_password_entry_new()`](https://docs.gtk.org/gtk4/ctor.PasswordEntry.new.html).
  public init() {
    super.init(adopting: gtk_password_entry_new())
  }

  /// The property [`activates-default`](https://docs.gtk.org/gtk4/property.PasswordEntry.activates-default.html) of
  /// `GtkPasswordEntry`.
  public final var activatesDefault: Bool {
    get { getProperty("activates-default") }
    set { setProperty("activates-default", newValue) }
  }

  /// The property [`extra-menu`](https://docs.gtk.org/gtk4/property.PasswordEntry.extra-menu.html) of
  /// `GtkPasswordEntry`.
  public final var extraMenu: Gio.MenuModel? {
    get { lentObject(gtk_password_entry_get_extra_menu(instance(self))) }
    set { gtk_password_entry_set_extra_menu(instance(self), newValue?.gMenuModel) }
  }

  /// The property [`placeholder-text`](https://docs.gtk.org/gtk4/property.PasswordEntry.placeholder-text.html) of
  /// `GtkPasswordEntry`.
  public final var placeholderText: String {
    get { getProperty("placeholder-text") }
    set { setProperty("placeholder-text", newValue) }
  }

  /// The property [`show-peek-icon`](https://docs.gtk.org/gtk4/property.PasswordEntry.show-peek-icon.html) of
  /// `GtkPasswordEntry`.
  public final var showPeekIcon: Bool {
    get { gtk_password_entry_get_show_peek_icon(instance(self)).isTrue }
    set { gtk_password_entry_set_show_peek_icon(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: PasswordEntry {
  /// The property [`activates-default`](https://docs.gtk.org/gtk4/property.PasswordEntry.activates-default.html) of
  /// `GtkPasswordEntry`.
  public var activatesDefault: DynamicSubject<Bool> { property("activates-default") }

  /// The property [`extra-menu`](https://docs.gtk.org/gtk4/property.PasswordEntry.extra-menu.html) of
  /// `GtkPasswordEntry`.
  public var extraMenu: DynamicSubject<Gio.MenuModel?> { property("extra-menu") }

  /// The property [`placeholder-text`](https://docs.gtk.org/gtk4/property.PasswordEntry.placeholder-text.html) of
  /// `GtkPasswordEntry`.
  public var placeholderText: DynamicSubject<String> { property("placeholder-text") }

  /// The property [`show-peek-icon`](https://docs.gtk.org/gtk4/property.PasswordEntry.show-peek-icon.html) of
  /// `GtkPasswordEntry`.
  public var showPeekIcon: DynamicSubject<Bool> { property("show-peek-icon") }

  /// The signal [`activate`](https://docs.gtk.org/gtk4/signal.PasswordEntry.activate.html) of `GtkPasswordEntry`.
  public var activate: SafeSignal<Void> { signal("activate") }
}
