// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkHeaderBar`](https://docs.gtk.org/gtk4/class.HeaderBar.html).
open class HeaderBar: Widget {
  open override class var gType: GType { gtk_header_bar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_header_bar_new()`](https://docs.gtk.org/gtk4/ctor.HeaderBar.new.html).
  public init() {
    super.init(adopting: gtk_header_bar_new())
  }

  /// The property [`decoration-layout`](https://docs.gtk.org/gtk4/property.HeaderBar.decoration-layout.html) of
  /// `GtkHeaderBar`.
  public final var decorationLayout: String? {
    get { lentString(ifAny: gtk_header_bar_get_decoration_layout(instance(self))) }
    set { lend(newValue) { gtk_header_bar_set_decoration_layout(instance(self), $0) } }
  }

  /// The property [`show-title-buttons`](https://docs.gtk.org/gtk4/property.HeaderBar.show-title-buttons.html) of
  /// `GtkHeaderBar`.
  public final var showTitleButtons: Bool {
    get { gtk_header_bar_get_show_title_buttons(instance(self)).isTrue }
    set { gtk_header_bar_set_show_title_buttons(instance(self), newValue.gboolean) }
  }

  /// The property [`title-widget`](https://docs.gtk.org/gtk4/property.HeaderBar.title-widget.html) of `GtkHeaderBar`.
  public final var titleWidget: Widget? {
    get { lentObject(widget: gtk_header_bar_get_title_widget(instance(self))) }
    set { gtk_header_bar_set_title_widget(instance(self), newValue?.gtkWidget) }
  }

  /// Calls [`gtk_header_bar_pack_end()`](https://docs.gtk.org/gtk4/method.HeaderBar.pack_end.html).
  public final func packEnd(_ child: Widget) { gtk_header_bar_pack_end(instance(self), child.gtkWidget) }

  /// Calls [`gtk_header_bar_pack_start()`](https://docs.gtk.org/gtk4/method.HeaderBar.pack_start.html).
  public final func packStart(_ child: Widget) { gtk_header_bar_pack_start(instance(self), child.gtkWidget) }

  /// Calls [`gtk_header_bar_remove()`](https://docs.gtk.org/gtk4/method.HeaderBar.remove.html).
  public final func remove(_ child: Widget) { gtk_header_bar_remove(instance(self), child.gtkWidget) }
}

extension Reactive where Base: HeaderBar {
  /// The property [`decoration-layout`](https://docs.gtk.org/gtk4/property.HeaderBar.decoration-layout.html) of
  /// `GtkHeaderBar`.
  public var decorationLayout: DynamicSubject<String?> {
    property(
      "decoration-layout", get: { (object: HeaderBar) in object.decorationLayout }, set: { $0.decorationLayout = $1 })
  }

  /// The property [`show-title-buttons`](https://docs.gtk.org/gtk4/property.HeaderBar.show-title-buttons.html) of
  /// `GtkHeaderBar`.
  public var showTitleButtons: DynamicSubject<Bool> { property("show-title-buttons") }

  /// The property [`title-widget`](https://docs.gtk.org/gtk4/property.HeaderBar.title-widget.html) of `GtkHeaderBar`.
  public var titleWidget: DynamicSubject<Widget?> { property("title-widget") }
}
