// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkNotebookPage`](https://docs.gtk.org/gtk4/class.NotebookPage.html).
open class NotebookPage: Object {
  open override class var gType: GType { gtk_notebook_page_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.NotebookPage.child.html) of `GtkNotebookPage`.
  public final var child: Widget? { lentObject(widget: gtk_notebook_page_get_child(instance(self))) }

  /// The property [`detachable`](https://docs.gtk.org/gtk4/property.NotebookPage.detachable.html) of `GtkNotebookPage`.
  public final var detachable: Bool {
    get { getProperty("detachable") }
    set { setProperty("detachable", newValue) }
  }

  /// The property [`menu`](https://docs.gtk.org/gtk4/property.NotebookPage.menu.html) of `GtkNotebookPage`.
  public final var menu: Widget? { getProperty("menu") }

  /// The property [`menu-label`](https://docs.gtk.org/gtk4/property.NotebookPage.menu-label.html) of `GtkNotebookPage`.
  public final var menuLabel: String {
    get { getProperty("menu-label") }
    set { setProperty("menu-label", newValue) }
  }

  /// The property [`position`](https://docs.gtk.org/gtk4/property.NotebookPage.position.html) of `GtkNotebookPage`.
  public final var position: Int {
    get { getProperty("position") }
    set { setProperty("position", newValue) }
  }

  /// The property [`reorderable`](https://docs.gtk.org/gtk4/property.NotebookPage.reorderable.html) of
  /// `GtkNotebookPage`.
  public final var reorderable: Bool {
    get { getProperty("reorderable") }
    set { setProperty("reorderable", newValue) }
  }

  /// The property [`tab`](https://docs.gtk.org/gtk4/property.NotebookPage.tab.html) of `GtkNotebookPage`.
  public final var tab: Widget? { getProperty("tab") }

  /// The property [`tab-expand`](https://docs.gtk.org/gtk4/property.NotebookPage.tab-expand.html) of `GtkNotebookPage`.
  public final var tabExpand: Bool {
    get { getProperty("tab-expand") }
    set { setProperty("tab-expand", newValue) }
  }

  /// The property [`tab-fill`](https://docs.gtk.org/gtk4/property.NotebookPage.tab-fill.html) of `GtkNotebookPage`.
  public final var tabFill: Bool {
    get { getProperty("tab-fill") }
    set { setProperty("tab-fill", newValue) }
  }

  /// The property [`tab-label`](https://docs.gtk.org/gtk4/property.NotebookPage.tab-label.html) of `GtkNotebookPage`.
  public final var tabLabel: String {
    get { getProperty("tab-label") }
    set { setProperty("tab-label", newValue) }
  }
}

extension Reactive where Base: NotebookPage {
  /// The property [`child`](https://docs.gtk.org/gtk4/property.NotebookPage.child.html) of `GtkNotebookPage`.
  public var child: SafeSignal<Widget?> { readOnlyProperty("child") }

  /// The property [`detachable`](https://docs.gtk.org/gtk4/property.NotebookPage.detachable.html) of `GtkNotebookPage`.
  public var detachable: DynamicSubject<Bool> { property("detachable") }

  /// The property [`menu`](https://docs.gtk.org/gtk4/property.NotebookPage.menu.html) of `GtkNotebookPage`.
  public var menu: SafeSignal<Widget?> { readOnlyProperty("menu") }

  /// The property [`menu-label`](https://docs.gtk.org/gtk4/property.NotebookPage.menu-label.html) of `GtkNotebookPage`.
  public var menuLabel: DynamicSubject<String> { property("menu-label") }

  /// The property [`position`](https://docs.gtk.org/gtk4/property.NotebookPage.position.html) of `GtkNotebookPage`.
  public var position: DynamicSubject<Int> { property("position") }

  /// The property [`reorderable`](https://docs.gtk.org/gtk4/property.NotebookPage.reorderable.html) of
  /// `GtkNotebookPage`.
  public var reorderable: DynamicSubject<Bool> { property("reorderable") }

  /// The property [`tab`](https://docs.gtk.org/gtk4/property.NotebookPage.tab.html) of `GtkNotebookPage`.
  public var tab: SafeSignal<Widget?> { readOnlyProperty("tab") }

  /// The property [`tab-expand`](https://docs.gtk.org/gtk4/property.NotebookPage.tab-expand.html) of `GtkNotebookPage`.
  public var tabExpand: DynamicSubject<Bool> { property("tab-expand") }

  /// The property [`tab-fill`](https://docs.gtk.org/gtk4/property.NotebookPage.tab-fill.html) of `GtkNotebookPage`.
  public var tabFill: DynamicSubject<Bool> { property("tab-fill") }

  /// The property [`tab-label`](https://docs.gtk.org/gtk4/property.NotebookPage.tab-label.html) of `GtkNotebookPage`.
  public var tabLabel: DynamicSubject<String> { property("tab-label") }
}
