// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_10
public import BindingCore
import CGtk

/// The class [`GtkColorDialog`](https://docs.gtk.org/gtk4/class.ColorDialog.html). Since GTK 4.10.
open class ColorDialog: Object {
  open override class var gType: GType { gtk_color_dialog_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_color_dialog_new()`](https://docs.gtk.org/gtk4/ctor.ColorDialog.new.html). Since GTK 4.10.
  public init() {
    super.init(adopting: gtk_color_dialog_new().raw)
  }

  /// The property [`modal`](https://docs.gtk.org/gtk4/property.ColorDialog.modal.html) of `GtkColorDialog`. Since GTK
  /// 4.10.
  public final var modal: Bool {
    get { gtk_color_dialog_get_modal(instance(self)).isTrue }
    set { gtk_color_dialog_set_modal(instance(self), newValue.gboolean) }
  }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.ColorDialog.title.html) of `GtkColorDialog`. Since GTK
  /// 4.10.
  public final var title: String {
    get { lentString(gtk_color_dialog_get_title(instance(self))) }
    set { lend(newValue) { gtk_color_dialog_set_title(instance(self), $0) } }
  }

  /// The property [`with-alpha`](https://docs.gtk.org/gtk4/property.ColorDialog.with-alpha.html) of `GtkColorDialog`.
  /// Since GTK 4.10.
  public final var withAlpha: Bool {
    get { gtk_color_dialog_get_with_alpha(instance(self)).isTrue }
    set { gtk_color_dialog_set_with_alpha(instance(self), newValue.gboolean) }
  }

  /// Calls [`gtk_color_dialog_choose_rgba()`](https://docs.gtk.org/gtk4/method.ColorDialog.choose_rgba.html). Since GTK
  /// 4.10.
  @discardableResult
  public final func chooseRgba(_ parent: Window?, initialColor: Gdk.RGBA?) async throws -> Gdk.RGBA {
    let lent = CallScope()
    defer { lent.end() }
    let outcome = await awaitOutcome { cancellable, finished, userData in
      gtk_color_dialog_choose_rgba(
        instance(self), parent?.gtkWindow, lent.structure(initialColor?.cValue), cancellable, finished, userData)
    }
    defer { outcome.end() }
    var error: UnsafeMutablePointer<GError>?
    let result = gtk_color_dialog_choose_rgba_finish(instance(self), outcome.pointer, &error)
    if let error { throw outcome.failure(error) }
    return givenStructure(result) { Gdk.RGBA(cValue: $0) }!
  }
}

extension Reactive where Base: ColorDialog {
  /// The property [`modal`](https://docs.gtk.org/gtk4/property.ColorDialog.modal.html) of `GtkColorDialog`. Since GTK
  /// 4.10.
  public var modal: DynamicSubject<Bool> { property("modal") }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.ColorDialog.title.html) of `GtkColorDialog`. Since GTK
  /// 4.10.
  public var title: DynamicSubject<String> {
    property("title", get: { (object: ColorDialog) in object.title }, set: { $0.title = $1 })
  }

  /// The property [`with-alpha`](https://docs.gtk.org/gtk4/property.ColorDialog.with-alpha.html) of `GtkColorDialog`.
  /// Since GTK 4.10.
  public var withAlpha: DynamicSubject<Bool> { property("with-alpha") }
}

#endif
