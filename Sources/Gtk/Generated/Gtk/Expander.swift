// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkExpander`](https://docs.gtk.org/gtk4/class.Expander.html).
open class Expander: Widget {
  open override class var gType: GType { gtk_expander_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_expander_new()`](https://docs.gtk.org/gtk4/ctor.Expander.new.html).
  public init(label: String? = nil) {
    super.init(adopting: gtk_expander_new(label))
  }

  /// Calls [`gtk_expander_new_with_mnemonic()`](https://docs.gtk.org/gtk4/ctor.Expander.new_with_mnemonic.html).
  public init(mnemonic: String?) {
    super.init(adopting: gtk_expander_new_with_mnemonic(mnemonic))
  }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.Expander.child.html) of `GtkExpander`.
  public final var child: Widget? {
    get { lentObject(widget: gtk_expander_get_child(instance(self))) }
    set { gtk_expander_set_child(instance(self), newValue?.gtkWidget) }
  }

  /// The property [`expanded`](https://docs.gtk.org/gtk4/property.Expander.expanded.html) of `GtkExpander`.
  public final var expanded: Bool {
    get { gtk_expander_get_expanded(instance(self)).isTrue }
    set { gtk_expander_set_expanded(instance(self), newValue.gboolean) }
  }

  /// The property [`label`](https://docs.gtk.org/gtk4/property.Expander.label.html) of `GtkExpander`.
  public final var label: String? {
    get { lentString(ifAny: gtk_expander_get_label(instance(self))) }
    set { lend(newValue) { gtk_expander_set_label(instance(self), $0) } }
  }

  /// The property [`label-widget`](https://docs.gtk.org/gtk4/property.Expander.label-widget.html) of `GtkExpander`.
  public final var labelWidget: Widget? {
    get { lentObject(widget: gtk_expander_get_label_widget(instance(self))) }
    set { gtk_expander_set_label_widget(instance(self), newValue?.gtkWidget) }
  }

  /// The property [`resize-toplevel`](https://docs.gtk.org/gtk4/property.Expander.resize-toplevel.html) of
  /// `GtkExpander`.
  public final var resizeToplevel: Bool {
    get { gtk_expander_get_resize_toplevel(instance(self)).isTrue }
    set { gtk_expander_set_resize_toplevel(instance(self), newValue.gboolean) }
  }

  /// The property [`use-markup`](https://docs.gtk.org/gtk4/property.Expander.use-markup.html) of `GtkExpander`.
  public final var useMarkup: Bool {
    get { gtk_expander_get_use_markup(instance(self)).isTrue }
    set { gtk_expander_set_use_markup(instance(self), newValue.gboolean) }
  }

  /// The property [`use-underline`](https://docs.gtk.org/gtk4/property.Expander.use-underline.html) of `GtkExpander`.
  public final var useUnderline: Bool {
    get { gtk_expander_get_use_underline(instance(self)).isTrue }
    set { gtk_expander_set_use_underline(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: Expander {
  /// The property [`child`](https://docs.gtk.org/gtk4/property.Expander.child.html) of `GtkExpander`.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The property [`expanded`](https://docs.gtk.org/gtk4/property.Expander.expanded.html) of `GtkExpander`.
  public var expanded: DynamicSubject<Bool> { property("expanded") }

  /// The property [`label`](https://docs.gtk.org/gtk4/property.Expander.label.html) of `GtkExpander`.
  public var label: DynamicSubject<String?> {
    property("label", get: { (object: Expander) in object.label }, set: { $0.label = $1 })
  }

  /// The property [`label-widget`](https://docs.gtk.org/gtk4/property.Expander.label-widget.html) of `GtkExpander`.
  public var labelWidget: DynamicSubject<Widget?> { property("label-widget") }

  /// The property [`resize-toplevel`](https://docs.gtk.org/gtk4/property.Expander.resize-toplevel.html) of
  /// `GtkExpander`.
  public var resizeToplevel: DynamicSubject<Bool> { property("resize-toplevel") }

  /// The property [`use-markup`](https://docs.gtk.org/gtk4/property.Expander.use-markup.html) of `GtkExpander`.
  public var useMarkup: DynamicSubject<Bool> { property("use-markup") }

  /// The property [`use-underline`](https://docs.gtk.org/gtk4/property.Expander.use-underline.html) of `GtkExpander`.
  public var useUnderline: DynamicSubject<Bool> { property("use-underline") }

  /// The signal [`activate`](https://docs.gtk.org/gtk4/signal.Expander.activate.html) of `GtkExpander`.
  public var activate: SafeSignal<Void> { signal("activate") }
}
