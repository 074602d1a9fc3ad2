// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkAssistant`](https://docs.gtk.org/gtk4/class.Assistant.html).
open class Assistant: Window {
  open override class var gType: GType { gtk_assistant_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_assistant_new()`](https://docs.gtk.org/gtk4/ctor.Assistant.new.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public override init() {
    super.init(adopting: gtk_assistant_new())
  }

  /// The property [`pages`](https://docs.gtk.org/gtk4/property.Assistant.pages.html) of `GtkAssistant`.
  public final var pages: (any Gio.ListModel)? { givenInterface(opaque: gtk_assistant_get_pages(instance(self))) }

  /// The property [`use-header-bar`](https://docs.gtk.org/gtk4/property.Assistant.use-header-bar.html) of
  /// `GtkAssistant`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final var useHeaderBar: Int { getProperty("use-header-bar") }

  /// Calls [`gtk_assistant_add_action_widget()`](https://docs.gtk.org/gtk4/method.Assistant.add_action_widget.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func addActionWidget(_ child: Widget) {
    gtk_assistant_add_action_widget(instance(self), child.gtkWidget)
  }

  /// Calls [`gtk_assistant_append_page()`](https://docs.gtk.org/gtk4/method.Assistant.append_page.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public final func appendPage(_ page: Widget) -> Int { gtk_assistant_append_page(instance(self), page.gtkWidget).int }

  /// Calls [`gtk_assistant_commit()`](https://docs.gtk.org/gtk4/method.Assistant.commit.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func commit() { gtk_assistant_commit(instance(self)) }

  /// Calls [`gtk_assistant_get_current_page()`](https://docs.gtk.org/gtk4/method.Assistant.get_current_page.html) and
  /// `gtk_assistant_set_current_page()`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final var currentPage: Int {
    get { gtk_assistant_get_current_page(instance(self)).int }
    set(pageNum) { gtk_assistant_set_current_page(instance(self), pageNum.int32) }
  }

  /// Calls [`gtk_assistant_get_n_pages()`](https://docs.gtk.org/gtk4/method.Assistant.get_n_pages.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final var nPages: Int { gtk_assistant_get_n_pages(instance(self)).int }

  /// Calls [`gtk_assistant_get_nth_page()`](https://docs.gtk.org/gtk4/method.Assistant.get_nth_page.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func getNthPage(_ pageNum: Int) -> Widget? {
    lentObject(widget: gtk_assistant_get_nth_page(instance(self), pageNum.int32))
  }

  /// Calls [`gtk_assistant_get_page()`](https://docs.gtk.org/gtk4/method.Assistant.get_page.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func getPage(_ child: Widget) -> AssistantPage? {
    lentObject(opaque: gtk_assistant_get_page(instance(self), child.gtkWidget))
  }

  /// Calls [`gtk_assistant_get_page_complete()`](https://docs.gtk.org/gtk4/method.Assistant.get_page_complete.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func getPageComplete(_ page: Widget) -> Bool {
    gtk_assistant_get_page_complete(instance(self), page.gtkWidget).isTrue
  }

  /// Calls [`gtk_assistant_get_page_title()`](https://docs.gtk.org/gtk4/method.Assistant.get_page_title.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func getPageTitle(_ page: Widget) -> String {
    lentString(gtk_assistant_get_page_title(instance(self), page.gtkWidget))
  }

  /// Calls [`gtk_assistant_get_page_type()`](https://docs.gtk.org/gtk4/method.Assistant.get_page_type.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func getPageType(_ page: Widget) -> AssistantPageType {
    AssistantPageType(cValue: gtk_assistant_get_page_type(instance(self), page.gtkWidget))
  }

  /// Calls [`gtk_assistant_insert_page()`](https://docs.gtk.org/gtk4/method.Assistant.insert_page.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public final func insertPage(_ page: Widget, position: Int) -> Int {
    gtk_assistant_insert_page(instance(self), page.gtkWidget, position.int32).int
  }

  /// Calls [`gtk_assistant_next_page()`](https://docs.gtk.org/gtk4/method.Assistant.next_page.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func nextPage() { gtk_assistant_next_page(instance(self)) }

  /// Calls [`gtk_assistant_prepend_page()`](https://docs.gtk.org/gtk4/method.Assistant.prepend_page.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public final func prependPage(_ page: Widget) -> Int {
    gtk_assistant_prepend_page(instance(self), page.gtkWidget).int
  }

  /// Calls [`gtk_assistant_previous_page()`](https://docs.gtk.org/gtk4/method.Assistant.previous_page.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func previousPage() { gtk_assistant_previous_page(instance(self)) }

  /// Calls
  /// [`gtk_assistant_remove_action_widget()`](https://docs.gtk.org/gtk4/method.Assistant.remove_action_widget.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func removeActionWidget(_ child: Widget) {
    gtk_assistant_remove_action_widget(instance(self), child.gtkWidget)
  }

  /// Calls [`gtk_assistant_remove_page()`](https://docs.gtk.org/gtk4/method.Assistant.remove_page.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func removePage(_ pageNum: Int) { gtk_assistant_remove_page(instance(self), pageNum.int32) }

  /// Calls
  /// [`gtk_assistant_set_forward_page_func()`](https://docs.gtk.org/gtk4/method.Assistant.set_forward_page_func.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func setForwardPageFunc(_ pageFunc: ((Int) -> Int)?) {
    gtk_assistant_set_forward_page_func(
      instance(self), pageFunc == nil ? nil : callGtkAssistantPageFunc, pageFunc.map { heldClosure($0) },
      pageFunc == nil ? nil : releaseClosure)
  }

  /// Calls [`gtk_assistant_set_page_complete()`](https://docs.gtk.org/gtk4/method.Assistant.set_page_complete.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func setPageComplete(_ page: Widget, complete: Bool) {
    gtk_assistant_set_page_complete(instance(self), page.gtkWidget, complete.gboolean)
  }

  /// Calls [`gtk_assistant_set_page_title()`](https://docs.gtk.org/gtk4/method.Assistant.set_page_title.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func setPageTitle(_ page: Widget, title: String) {
    gtk_assistant_set_page_title(instance(self), page.gtkWidget, title)
  }

  /// Calls [`gtk_assistant_set_page_type()`](https://docs.gtk.org/gtk4/method.Assistant.set_page_type.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func setPageType(_ page: Widget, type: AssistantPageType) {
    gtk_assistant_set_page_type(instance(self), page.gtkWidget, type.cValue)
  }

  /// Calls
  /// [`gtk_assistant_update_buttons_state()`](https://docs.gtk.org/gtk4/method.Assistant.update_buttons_state.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func updateButtonsState() { gtk_assistant_update_buttons_state(instance(self)) }
}

extension Reactive where Base: Assistant {
  /// The property [`pages`](https://docs.gtk.org/gtk4/property.Assistant.pages.html) of `GtkAssistant`.
  public var pages: SafeSignal<(any Gio.ListModel)?> { readOnlyInterfaceProperty("pages") }

  /// The property [`use-header-bar`](https://docs.gtk.org/gtk4/property.Assistant.use-header-bar.html) of
  /// `GtkAssistant`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public var useHeaderBar: SafeSignal<Int> { readOnlyProperty("use-header-bar") }

  /// The signal [`apply`](https://docs.gtk.org/gtk4/signal.Assistant.apply.html) of `GtkAssistant`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public var apply: SafeSignal<Void> { signal("apply") }

  /// The signal [`cancel`](https://docs.gtk.org/gtk4/signal.Assistant.cancel.html) of `GtkAssistant`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public var cancel: SafeSignal<Void> { signal("cancel") }

  /// The signal [`close`](https://docs.gtk.org/gtk4/signal.Assistant.close.html) of `GtkAssistant`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public var close: SafeSignal<Void> { signal("close") }

  /// The signal [`escape`](https://docs.gtk.org/gtk4/signal.Assistant.escape.html) of `GtkAssistant`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public var escape: SafeSignal<Void> { signal("escape") }

  /// The signal [`prepare`](https://docs.gtk.org/gtk4/signal.Assistant.prepare.html) of `GtkAssistant`.
  ///
  /// Argument: `page`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public var prepare: SafeSignal<Widget> { signal(ofOne: "prepare") }
}
