// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_10
public import BindingCore
import CGtk

/// The class [`GtkAlertDialog`](https://docs.gtk.org/gtk4/class.AlertDialog.html). Since GTK 4.10.
open class AlertDialog: Object {
  open override class var gType: GType { gtk_alert_dialog_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The property [`buttons`](https://docs.gtk.org/gtk4/property.AlertDialog.buttons.html) of `GtkAlertDialog`. Since
  /// GTK 4.10.
  public final var buttons: [String] {
    get { lentStrings(gtk_alert_dialog_get_buttons(instance(self))) }
    set { setProperty("buttons", newValue) }
  }

  /// The property [`cancel-button`](https://docs.gtk.org/gtk4/property.AlertDialog.cancel-button.html) of
  /// `GtkAlertDialog`. Since GTK 4.10.
  public final var cancelButton: Int {
    get { gtk_alert_dialog_get_cancel_button(instance(self)).int }
    set { gtk_alert_dialog_set_cancel_button(instance(self), newValue.int32) }
  }

  /// The property [`default-button`](https://docs.gtk.org/gtk4/property.AlertDialog.default-button.html) of
  /// `GtkAlertDialog`. Since GTK 4.10.
  public final var defaultButton: Int {
    get { gtk_alert_dialog_get_default_button(instance(self)).int }
    set { gtk_alert_dialog_set_default_button(instance(self), newValue.int32) }
  }

  /// The property [`detail`](https://docs.gtk.org/gtk4/property.AlertDialog.detail.html) of `GtkAlertDialog`. Since GTK
  /// 4.10.
  public final var detail: String {
    get { lentString(gtk_alert_dialog_get_detail(instance(self))) }
    set { lend(newValue) { gtk_alert_dialog_set_detail(instance(self), $0) } }
  }

  /// The property [`message`](https://docs.gtk.org/gtk4/property.AlertDialog.message.html) of `GtkAlertDialog`. Since
  /// GTK 4.10.
  public final var message: String {
    get { lentString(gtk_alert_dialog_get_message(instance(self))) }
    set { lend(newValue) { gtk_alert_dialog_set_message(instance(self), $0) } }
  }

  /// The property [`modal`](https://docs.gtk.org/gtk4/property.AlertDialog.modal.html) of `GtkAlertDialog`. Since GTK
  /// 4.10.
  public final var modal: Bool {
    get { gtk_alert_dialog_get_modal(instance(self)).isTrue }
    set { gtk_alert_dialog_set_modal(instance(self), newValue.gboolean) }
  }

  /// Calls [`gtk_alert_dialog_choose()`](https://docs.gtk.org/gtk4/method.AlertDialog.choose.html). Since GTK 4.10.
  @discardableResult
  public final func choose(_ parent: Window?) async throws -> Int {
    let outcome = await awaitOutcome { cancellable, finished, userData in
      gtk_alert_dialog_choose(instance(self), parent?.gtkWindow, cancellable, finished, userData)
    }
    defer { outcome.end() }
    var error: UnsafeMutablePointer<GError>?
    let result = gtk_alert_dialog_choose_finish(instance(self), outcome.pointer, &error)
    if let error { throw outcome.failure(error) }
    return result.int
  }

  /// Calls [`gtk_alert_dialog_show()`](https://docs.gtk.org/gtk4/method.AlertDialog.show.html). Since GTK 4.10.
  public final func show(_ parent: Window?) { gtk_alert_dialog_show(instance(self), parent?.gtkWindow) }
}

extension Reactive where Base: AlertDialog {
  /// The property [`buttons`](https://docs.gtk.org/gtk4/property.AlertDialog.buttons.html) of `GtkAlertDialog`. Since
  /// GTK 4.10.
  public var buttons: DynamicSubject<[String]> { property("buttons") }

  /// The property [`cancel-button`](https://docs.gtk.org/gtk4/property.AlertDialog.cancel-button.html) of
  /// `GtkAlertDialog`. Since GTK 4.10.
  public var cancelButton: DynamicSubject<Int> {
    property("cancel-button", get: { (object: AlertDialog) in object.cancelButton }, set: { $0.cancelButton = $1 })
  }

  /// The property [`default-button`](https://docs.gtk.org/gtk4/property.AlertDialog.default-button.html) of
  /// `GtkAlertDialog`. Since GTK 4.10.
  public var defaultButton: DynamicSubject<Int> {
    property("default-button", get: { (object: AlertDialog) in object.defaultButton }, set: { $0.defaultButton = $1 })
  }

  /// The property [`detail`](https://docs.gtk.org/gtk4/property.AlertDialog.detail.html) of `GtkAlertDialog`. Since GTK
  /// 4.10.
  public var detail: DynamicSubject<String> {
    property("detail", get: { (object: AlertDialog) in object.detail }, set: { $0.detail = $1 })
  }

  /// The property [`message`](https://docs.gtk.org/gtk4/property.AlertDialog.message.html) of `GtkAlertDialog`. Since
  /// GTK 4.10.
  public var message: DynamicSubject<String> {
    property("message", get: { (object: AlertDialog) in object.message }, set: { $0.message = $1 })
  }

  /// The property [`modal`](https://docs.gtk.org/gtk4/property.AlertDialog.modal.html) of `GtkAlertDialog`. Since GTK
  /// 4.10.
  public var modal: DynamicSubject<Bool> { property("modal") }
}

#endif
