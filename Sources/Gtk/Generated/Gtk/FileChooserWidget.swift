// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkFileChooserWidget`](https://docs.gtk.org/gtk4/class.FileChooserWidget.html).
open class FileChooserWidget: Widget, FileChooser {
  open override class var gType: GType { gtk_file_chooser_widget_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_file_chooser_widget_new()`](https://docs.gtk.org/gtk4/ctor.FileChooserWidget.new.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public init(action: FileChooserAction) {
    super.init(adopting: gtk_file_chooser_widget_new(action.cValue))
  }

  /// The property [`search-mode`](https://docs.gtk.org/gtk4/property.FileChooserWidget.search-mode.html) of
  /// `GtkFileChooserWidget`.
  public final var searchMode: Bool {
    get { getProperty("search-mode") }
    set { setProperty("search-mode", newValue) }
  }

  /// The property [`subtitle`](https://docs.gtk.org/gtk4/property.FileChooserWidget.subtitle.html) of
  /// `GtkFileChooserWidget`.
  public final var subtitle: String { getProperty("subtitle") }
}

extension Reactive where Base: FileChooserWidget {
  /// The property [`search-mode`](https://docs.gtk.org/gtk4/property.FileChooserWidget.search-mode.html) of
  /// `GtkFileChooserWidget`.
  public var searchMode: DynamicSubject<Bool> { property("search-mode") }

  /// The property [`subtitle`](https://docs.gtk.org/gtk4/property.FileChooserWidget.subtitle.html) of
  /// `GtkFileChooserWidget`.
  public var subtitle: SafeSignal<String> { readOnlyProperty("subtitle") }

  /// The signal [`desktop-folder`](https://docs.gtk.org/gtk4/signal.FileChooserWidget.desktop-folder.html) of
  /// `GtkFileChooserWidget`.
  public var desktopFolder: SafeSignal<Void> { signal("desktop-folder") }

  /// The signal [`down-folder`](https://docs.gtk.org/gtk4/signal.FileChooserWidget.down-folder.html) of
  /// `GtkFileChooserWidget`.
  public var downFolder: SafeSignal<Void> { signal("down-folder") }

  /// The signal [`home-folder`](https://docs.gtk.org/gtk4/signal.FileChooserWidget.home-folder.html) of
  /// `GtkFileChooserWidget`.
  public var homeFolder: SafeSignal<Void> { signal("home-folder") }

  /// The signal [`location-popup`](https://docs.gtk.org/gtk4/signal.FileChooserWidget.location-popup.html) of
  /// `GtkFileChooserWidget`.
  ///
  /// Argument: `path`.
  public var locationPopup: SafeSignal<String> { signal(ofOne: "location-popup") }

  /// The signal
  /// [`location-popup-on-paste`](https://docs.gtk.org/gtk4/signal.FileChooserWidget.location-popup-on-paste.html) of
  /// `GtkFileChooserWidget`.
  public var locationPopupOnPaste: SafeSignal<Void> { signal("location-popup-on-paste") }

  /// The signal
  /// [`location-toggle-popup`](https://docs.gtk.org/gtk4/signal.FileChooserWidget.location-toggle-popup.html) of
  /// `GtkFileChooserWidget`.
  public var locationTogglePopup: SafeSignal<Void> { signal("location-toggle-popup") }

  /// The signal [`places-shortcut`](https://docs.gtk.org/gtk4/signal.FileChooserWidget.places-shortcut.html) of
  /// `GtkFileChooserWidget`.
  public var placesShortcut: SafeSignal<Void> { signal("places-shortcut") }

  /// The signal [`quick-bookmark`](https://docs.gtk.org/gtk4/signal.FileChooserWidget.quick-bookmark.html) of
  /// `GtkFileChooserWidget`.
  ///
  /// Argument: `bookmarkIndex`.
  public var quickBookmark: SafeSignal<Int> { signal(ofOne: "quick-bookmark") }

  /// The signal [`recent-shortcut`](https://docs.gtk.org/gtk4/signal.FileChooserWidget.recent-shortcut.html) of
  /// `GtkFileChooserWidget`.
  public var recentShortcut: SafeSignal<Void> { signal("recent-shortcut") }

  /// The signal [`search-shortcut`](https://docs.gtk.org/gtk4/signal.FileChooserWidget.search-shortcut.html) of
  /// `GtkFileChooserWidget`.
  public var searchShortcut: SafeSignal<Void> { signal("search-shortcut") }

  /// The signal [`show-hidden`](https://docs.gtk.org/gtk4/signal.FileChooserWidget.show-hidden.html) of
  /// `GtkFileChooserWidget`.
  public var showHidden: SafeSignal<Void> { signal("show-hidden") }

  /// The signal [`up-folder`](https://docs.gtk.org/gtk4/signal.FileChooserWidget.up-folder.html) of
  /// `GtkFileChooserWidget`.
  public var upFolder: SafeSignal<Void> { signal("up-folder") }
}
