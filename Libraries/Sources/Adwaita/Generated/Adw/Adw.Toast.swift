// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwToast`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.Toast.html). Since
  /// Libadwaita 1.0.
  open class Toast: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_toast_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`adw_toast_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.Toast.new.html).
    /// Since Libadwaita 1.0.
    public init(title: String) {
      super.init(adopting: adw_toast_new(title).raw)
    }

    /// The property
    /// [`action-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Toast.action-name.html) of
    /// `AdwToast`. Since Libadwaita 1.0.
    public final var actionName: String? {
      get { Gtk.lentString(ifAny: adw_toast_get_action_name(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_toast_set_action_name(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`action-target`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Toast.action-target.html)
    /// of `AdwToast`. Since Libadwaita 1.0.
    public final var actionTarget: GLib.Variant? {
      get { getProperty("action-target") }
      set { setProperty("action-target", newValue) }
    }

    /// The property
    /// [`button-label`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Toast.button-label.html)
    /// of `AdwToast`. Since Libadwaita 1.0.
    public final var buttonLabel: String? {
      get { Gtk.lentString(ifAny: adw_toast_get_button_label(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_toast_set_button_label(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`custom-title`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Toast.custom-title.html)
    /// of `AdwToast`. Since Libadwaita 1.2.
    public final var customTitle: Gtk.Widget? {
      get { Gtk.lentObject(widget: adw_toast_get_custom_title(Gtk.instance(self))) }
      set { adw_toast_set_custom_title(Gtk.instance(self), newValue?.gtkWidget) }
    }

    /// The property
    /// [`priority`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Toast.priority.html) of
    /// `AdwToast`. Since Libadwaita 1.0.
    public final var priority: Adw.ToastPriority {
      get { Adw.ToastPriority(cValue: adw_toast_get_priority(Gtk.instance(self))) }
      set { adw_toast_set_priority(Gtk.instance(self), newValue.cValue) }
    }

    /// The property
    /// [`timeout`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Toast.timeout.html) of
    /// `AdwToast`. Since Libadwaita 1.0.
    public final var timeout: Int {
      get { adw_toast_get_timeout(Gtk.instance(self)).int }
      set { adw_toast_set_timeout(Gtk.instance(self), newValue.uint32) }
    }

    /// The property [`title`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Toast.title.html)
    /// of `AdwToast`. Since Libadwaita 1.0.
    public final var title: String? {
      get { Gtk.lentString(ifAny: adw_toast_get_title(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_toast_set_title(Gtk.instance(self), $0) } }
    }

    /// Calls
    /// [`adw_toast_dismiss()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Toast.dismiss.html).
    /// Since Libadwaita 1.0.
    public final func dismiss() { adw_toast_dismiss(Gtk.instance(self)) }

    /// Calls
    /// [`adw_toast_get_action_target_value()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Toast.get_action_target_value.html)
    /// and `adw_toast_set_action_target_value()`. Since Libadwaita 1.0.
    public final var actionTargetValue: GLib.Variant? {
      get { Gtk.lentBoxed(opaque: adw_toast_get_action_target_value(Gtk.instance(self))) }
      set(actionTarget) { adw_toast_set_action_target_value(Gtk.instance(self), actionTarget?.opaque) }
    }

    /// Calls
    /// [`adw_toast_set_detailed_action_name()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Toast.set_detailed_action_name.html).
    /// Since Libadwaita 1.0.
    public final func setDetailedActionName(_ detailedActionName: String?) {
      adw_toast_set_detailed_action_name(Gtk.instance(self), detailedActionName)
    }
  }
}

extension Reactive where Base: Adw.Toast {
  /// The property
  /// [`action-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Toast.action-name.html) of
  /// `AdwToast`. Since Libadwaita 1.0.
  public var actionName: DynamicSubject<String?> {
    property("action-name", get: { (object: Adw.Toast) in object.actionName }, set: { $0.actionName = $1 })
  }

  /// The property
  /// [`action-target`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Toast.action-target.html)
  /// of `AdwToast`. Since Libadwaita 1.0.
  public var actionTarget: DynamicSubject<GLib.Variant?> { property("action-target") }

  /// The property
  /// [`button-label`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Toast.button-label.html) of
  /// `AdwToast`. Since Libadwaita 1.0.
  public var buttonLabel: DynamicSubject<String?> {
    property("button-label", get: { (object: Adw.Toast) in object.buttonLabel }, set: { $0.buttonLabel = $1 })
  }

  /// The property
  /// [`custom-title`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Toast.custom-title.html) of
  /// `AdwToast`. Since Libadwaita 1.2.
  public var customTitle: DynamicSubject<Gtk.Widget?> { property("custom-title") }

  /// The property
  /// [`priority`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Toast.priority.html) of
  /// `AdwToast`. Since Libadwaita 1.0.
  public var priority: DynamicSubject<Adw.ToastPriority> { property("priority") }

  /// The property [`timeout`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Toast.timeout.html)
  /// of `AdwToast`. Since Libadwaita 1.0.
  public var timeout: DynamicSubject<Int> {
    property("timeout", get: { (object: Adw.Toast) in object.timeout }, set: { $0.timeout = $1 })
  }

  /// The property [`title`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Toast.title.html) of
  /// `AdwToast`. Since Libadwaita 1.0.
  public var title: DynamicSubject<String?> {
    property("title", get: { (object: Adw.Toast) in object.title }, set: { $0.title = $1 })
  }

  /// The signal
  /// [`button-clicked`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.Toast.button-clicked.html)
  /// of `AdwToast`. Since Libadwaita 1.2.
  public var buttonClicked: SafeSignal<Void> { signal("button-clicked") }

  /// The signal [`dismissed`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.Toast.dismissed.html)
  /// of `AdwToast`. Since Libadwaita 1.0.
  public var dismissed: SafeSignal<Void> { signal("dismissed") }
}
