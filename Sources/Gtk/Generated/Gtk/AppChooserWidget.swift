// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkAppChooserWidget`](https://docs.gtk.org/gtk4/class.AppChooserWidget.html).
open class AppChooserWidget: Widget, AppChooser {
  open override class var gType: GType { gtk_app_chooser_widget_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_app_chooser_widget_new()`](https://docs.gtk.org/gtk4/ctor.AppChooserWidget.new.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public init(contentType: String) {
    super.init(adopting: gtk_app_chooser_widget_new(contentType))
  }

  /// The property [`default-text`](https://docs.gtk.org/gtk4/property.AppChooserWidget.default-text.html) of
  /// `GtkAppChooserWidget`.
  public final var defaultText: String? {
    get { lentString(ifAny: gtk_app_chooser_widget_get_default_text(instance(self))) }
    set { lend(newValue) { gtk_app_chooser_widget_set_default_text(instance(self), $0) } }
  }

  /// The property [`show-all`](https://docs.gtk.org/gtk4/property.AppChooserWidget.show-all.html) of
  /// `GtkAppChooserWidget`.
  public final var showAll: Bool {
    get { gtk_app_chooser_widget_get_show_all(instance(self)).isTrue }
    set { gtk_app_chooser_widget_set_show_all(instance(self), newValue.gboolean) }
  }

  /// The property [`show-default`](https://docs.gtk.org/gtk4/property.AppChooserWidget.show-default.html) of
  /// `GtkAppChooserWidget`.
  public final var showDefault: Bool {
    get { gtk_app_chooser_widget_get_show_default(instance(self)).isTrue }
    set { gtk_app_chooser_widget_set_show_default(instance(self), newValue.gboolean) }
  }

  /// The property [`show-fallback`](https://docs.gtk.org/gtk4/property.AppChooserWidget.show-fallback.html) of
  /// `GtkAppChooserWidget`.
  public final var showFallback: Bool {
    get { gtk_app_chooser_widget_get_show_fallback(instance(self)).isTrue }
    set { gtk_app_chooser_widget_set_show_fallback(instance(self), newValue.gboolean) }
  }

  /// The property [`show-other`](https://docs.gtk.org/gtk4/property.AppChooserWidget.show-other.html) of
  /// `GtkAppChooserWidget`.
  public final var showOther: Bool {
    get { gtk_app_chooser_widget_get_show_other(instance(self)).isTrue }
    set { gtk_app_chooser_widget_set_show_other(instance(self), newValue.gboolean) }
  }

  /// The property [`show-recommended`](https://docs.gtk.org/gtk4/property.AppChooserWidget.show-recommended.html) of
  /// `GtkAppChooserWidget`.
  public final var showRecommended: Bool {
    get { gtk_app_chooser_widget_get_show_recommended(instance(self)).isTrue }
    set { gtk_app_chooser_widget_set_show_recommended(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: AppChooserWidget {
  /// The property [`default-text`](https://docs.gtk.org/gtk4/property.AppChooserWidget.default-text.html) of
  /// `GtkAppChooserWidget`.
  public var defaultText: DynamicSubject<String?> {
    property("default-text", get: { (object: AppChooserWidget) in object.defaultText }, set: { $0.defaultText = $1 })
  }

  /// The property [`show-all`](https://docs.gtk.org/gtk4/property.AppChooserWidget.show-all.html) of
  /// `GtkAppChooserWidget`.
  public var showAll: DynamicSubject<Bool> { property("show-all") }

  /// The property [`show-default`](https://docs.gtk.org/gtk4/property.AppChooserWidget.show-default.html) of
  /// `GtkAppChooserWidget`.
  public var showDefault: DynamicSubject<Bool> { property("show-default") }

  /// The property [`show-fallback`](https://docs.gtk.org/gtk4/property.AppChooserWidget.show-fallback.html) of
  /// `GtkAppChooserWidget`.
  public var showFallback: DynamicSubject<Bool> { property("show-fallback") }

  /// The property [`show-other`](https://docs.gtk.org/gtk4/property.AppChooserWidget.show-other.html) of
  /// `GtkAppChooserWidget`.
  public var showOther: DynamicSubject<Bool> { property("show-other") }

  /// The property [`show-recommended`](https://docs.gtk.org/gtk4/property.AppChooserWidget.show-recommended.html) of
  /// `GtkAppChooserWidget`.
  public var showRecommended: DynamicSubject<Bool> { property("show-recommended") }

  /// The signal [`application-activated`](https://docs.gtk.org/gtk4/signal.AppChooserWidget.application-activated.html)
  /// of `GtkAppChooserWidget`.
  ///
  /// Argument: `application`.
  public var applicationActivated: SafeSignal<Gio.AppInfo> { signal(ofOne: "application-activated") }

  /// The signal [`application-selected`](https://docs.gtk.org/gtk4/signal.AppChooserWidget.application-selected.html)
  /// of `GtkAppChooserWidget`.
  ///
  /// Argument: `application`.
  public var applicationSelected: SafeSignal<Gio.AppInfo> { signal(ofOne: "application-selected") }
}
