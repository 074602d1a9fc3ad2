// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkStackPage`](https://docs.gtk.org/gtk4/class.StackPage.html).
open class StackPage: Object, Accessible {
  open override class var gType: GType { gtk_stack_page_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.StackPage.child.html) of `GtkStackPage`.
  public final var child: Widget? { lentObject(widget: gtk_stack_page_get_child(instance(self))) }

  /// The property [`icon-name`](https://docs.gtk.org/gtk4/property.StackPage.icon-name.html) of `GtkStackPage`.
  public final var iconName: String? {
    get { lentString(ifAny: gtk_stack_page_get_icon_name(instance(self))) }
    set { lend(newValue) { gtk_stack_page_set_icon_name(instance(self), $0) } }
  }

  /// The property [`name`](https://docs.gtk.org/gtk4/property.StackPage.name.html) of `GtkStackPage`.
  public final var name: String? {
    get { lentString(ifAny: gtk_stack_page_get_name(instance(self))) }
    set { lend(newValue) { gtk_stack_page_set_name(instance(self), $0) } }
  }

  /// The property [`needs-attention`](https://docs.gtk.org/gtk4/property.StackPage.needs-attention.html) of
  /// `GtkStackPage`.
  public final var needsAttention: Bool {
    get { gtk_stack_page_get_needs_attention(instance(self)).isTrue }
    set { gtk_stack_page_set_needs_attention(instance(self), newValue.gboolean) }
  }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.StackPage.title.html) of `GtkStackPage`.
  public final var title: String? {
    get { lentString(ifAny: gtk_stack_page_get_title(instance(self))) }
    set { lend(newValue) { gtk_stack_page_set_title(instance(self), $0) } }
  }

  /// The property [`use-underline`](https://docs.gtk.org/gtk4/property.StackPage.use-underline.html) of `GtkStackPage`.
  public final var useUnderline: Bool {
    get { gtk_stack_page_get_use_underline(instance(self)).isTrue }
    set { gtk_stack_page_set_use_underline(instance(self), newValue.gboolean) }
  }

  /// The property [`visible`](https://docs.gtk.org/gtk4/property.StackPage.visible.html) of `GtkStackPage`.
  public final var visible: Bool {
    get { gtk_stack_page_get_visible(instance(self)).isTrue }
    set { gtk_stack_page_set_visible(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: StackPage {
  /// The property [`child`](https://docs.gtk.org/gtk4/property.StackPage.child.html) of `GtkStackPage`.
  public var child: SafeSignal<Widget?> { readOnlyProperty("child") }

  /// The property [`icon-name`](https://docs.gtk.org/gtk4/property.StackPage.icon-name.html) of `GtkStackPage`.
  public var iconName: DynamicSubject<String?> {
    property("icon-name", get: { (object: StackPage) in object.iconName }, set: { $0.iconName = $1 })
  }

  /// The property [`name`](https://docs.gtk.org/gtk4/property.StackPage.name.html) of `GtkStackPage`.
  public var name: DynamicSubject<String?> {
    property("name", get: { (object: StackPage) in object.name }, set: { $0.name = $1 })
  }

  /// The property [`needs-attention`](https://docs.gtk.org/gtk4/property.StackPage.needs-attention.html) of
  /// `GtkStackPage`.
  public var needsAttention: DynamicSubject<Bool> { property("needs-attention") }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.StackPage.title.html) of `GtkStackPage`.
  public var title: DynamicSubject<String?> {
    property("title", get: { (object: StackPage) in object.title }, set: { $0.title = $1 })
  }

  /// The property [`use-underline`](https://docs.gtk.org/gtk4/property.StackPage.use-underline.html) of `GtkStackPage`.
  public var useUnderline: DynamicSubject<Bool> { property("use-underline") }

  /// The property [`visible`](https://docs.gtk.org/gtk4/property.StackPage.visible.html) of `GtkStackPage`.
  public var visible: DynamicSubject<Bool> { property("visible") }
}
