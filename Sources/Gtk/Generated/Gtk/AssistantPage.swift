// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkAssistantPage`](https://docs.gtk.org/gtk4/class.AssistantPage.html).
open class AssistantPage: Object {
  open override class var gType: GType { gtk_assistant_page_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.AssistantPage.child.html) of `GtkAssistantPage`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final var child: Widget? { lentObject(widget: gtk_assistant_page_get_child(instance(self))) }

  /// The property [`complete`](https://docs.gtk.org/gtk4/property.AssistantPage.complete.html) of `GtkAssistantPage`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final var complete: Bool {
    get { getProperty("complete") }
    set { setProperty("complete", newValue) }
  }

  /// The property [`page-type`](https://docs.gtk.org/gtk4/property.AssistantPage.page-type.html) of `GtkAssistantPage`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final var pageType: AssistantPageType {
    get { getProperty("page-type") }
    set { setProperty("page-type", newValue) }
  }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.AssistantPage.title.html) of `GtkAssistantPage`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final var title: String {
    get { getProperty("title") }
    set { setProperty("title", newValue) }
  }
}

extension Reactive where Base: AssistantPage {
  /// The property [`child`](https://docs.gtk.org/gtk4/property.AssistantPage.child.html) of `GtkAssistantPage`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public var child: SafeSignal<Widget?> { readOnlyProperty("child") }

  /// The property [`complete`](https://docs.gtk.org/gtk4/property.AssistantPage.complete.html) of `GtkAssistantPage`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public var complete: DynamicSubject<Bool> { property("complete") }

  /// The property [`page-type`](https://docs.gtk.org/gtk4/property.AssistantPage.page-type.html) of `GtkAssistantPage`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public var pageType: DynamicSubject<AssistantPageType> { property("page-type") }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.AssistantPage.title.html) of `GtkAssistantPage`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public var title: DynamicSubject<String> { property("title") }
}
