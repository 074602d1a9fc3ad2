// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkShortcutsSection`](https://docs.gtk.org/gtk4/class.ShortcutsSection.html).
open class ShortcutsSection: Box {
  open override class var gType: GType { gtk_shortcuts_section_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The property [`max-height`](https://docs.gtk.org/gtk4/property.ShortcutsSection.max-height.html) of
  /// `GtkShortcutsSection`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public final var maxHeight: Int {
    get { getProperty("max-height") }
    set { setProperty("max-height", newValue) }
  }

  /// The property [`section-name`](https://docs.gtk.org/gtk4/property.ShortcutsSection.section-name.html) of
  /// `GtkShortcutsSection`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public final var sectionName: String {
    get { getProperty("section-name") }
    set { setProperty("section-name", newValue) }
  }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.ShortcutsSection.title.html) of `GtkShortcutsSection`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public final var title: String {
    get { getProperty("title") }
    set { setProperty("title", newValue) }
  }

  /// The property [`view-name`](https://docs.gtk.org/gtk4/property.ShortcutsSection.view-name.html) of
  /// `GtkShortcutsSection`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public final var viewName: String {
    get { getProperty("view-name") }
    set { setProperty("view-name", newValue) }
  }
}

extension Reactive where Base: ShortcutsSection {
  /// The property [`max-height`](https://docs.gtk.org/gtk4/property.ShortcutsSection.max-height.html) of
  /// `GtkShortcutsSection`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public var maxHeight: DynamicSubject<Int> { property("max-height") }

  /// The property [`section-name`](https://docs.gtk.org/gtk4/property.ShortcutsSection.section-name.html) of
  /// `GtkShortcutsSection`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public var sectionName: DynamicSubject<String> { property("section-name") }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.ShortcutsSection.title.html) of `GtkShortcutsSection`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public var title: DynamicSubject<String> { property("title") }

  /// The property [`view-name`](https://docs.gtk.org/gtk4/property.ShortcutsSection.view-name.html) of
  /// `GtkShortcutsSection`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public var viewName: DynamicSubject<String> { property("view-name") }

  /// The signal [`change-current-page`](https://docs.gtk.org/gtk4/signal.ShortcutsSection.change-current-page.html) of
  /// `GtkShortcutsSection`.
  ///
  /// Argument: `object`.
  #if GTK_4_18
  @available(*, deprecated, message: "Deprecated since GTK 4.18.")
  #endif
  public var changeCurrentPage: SignalRequest<Bool, Int> { request("change-current-page") }
}
