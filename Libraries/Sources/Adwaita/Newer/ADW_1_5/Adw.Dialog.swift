// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_5
public import BindingCore
public import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwDialog`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.Dialog.html). Since
  /// Libadwaita 1.5.
  open class Dialog: Gtk.Widget, Gtk.ShortcutManager {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_dialog_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var adwDialog: UnsafeMutablePointer<AdwDialog> {
      pointer.assumingMemoryBound(to: AdwDialog.self)
    }

    /// Calls [`adw_dialog_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.Dialog.new.html).
    /// Since Libadwaita 1.5.
    public init() {
      super.init(adopting: adw_dialog_new())
    }

    /// The property
    /// [`can-close`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Dialog.can-close.html) of
    /// `AdwDialog`. Since Libadwaita 1.5.
    public final var canClose: Bool {
      get { adw_dialog_get_can_close(adwDialog).isTrue }
      set { adw_dialog_set_can_close(adwDialog, newValue.gboolean) }
    }

    /// The property [`child`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Dialog.child.html)
    /// of `AdwDialog`. Since Libadwaita 1.5.
    public final var child: Gtk.Widget? {
      get { Gtk.lentObject(widget: adw_dialog_get_child(adwDialog)) }
      set { adw_dialog_set_child(adwDialog, newValue?.gtkWidget) }
    }

    /// The property
    /// [`content-height`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Dialog.content-height.html)
    /// of `AdwDialog`. Since Libadwaita 1.5.
    public final var contentHeight: Int {
      get { adw_dialog_get_content_height(adwDialog).int }
      set { adw_dialog_set_content_height(adwDialog, newValue.int32) }
    }

    /// The property
    /// [`content-width`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Dialog.content-width.html)
    /// of `AdwDialog`. Since Libadwaita 1.5.
    public final var contentWidth: Int {
      get { adw_dialog_get_content_width(adwDialog).int }
      set { adw_dialog_set_content_width(adwDialog, newValue.int32) }
    }

    /// The property
    /// [`current-breakpoint`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Dialog.current-breakpoint.html)
    /// of `AdwDialog`. Since Libadwaita 1.5.
    public final var currentBreakpoint: Adw.Breakpoint? {
      Gtk.lentObject(opaque: adw_dialog_get_current_breakpoint(adwDialog))
    }

    /// The property
    /// [`default-widget`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Dialog.default-widget.html)
    /// of `AdwDialog`. Since Libadwaita 1.5.
    public final var defaultWidget: Gtk.Widget? {
      get { Gtk.lentObject(widget: adw_dialog_get_default_widget(adwDialog)) }
      set { adw_dialog_set_default_widget(adwDialog, newValue?.gtkWidget) }
    }

    /// The property
    /// [`focus-widget`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Dialog.focus-widget.html)
    /// of `AdwDialog`. Since Libadwaita 1.5.
    public final var focusWidget: Gtk.Widget? {
      get { Gtk.lentObject(widget: adw_dialog_get_focus(adwDialog)) }
      set { adw_dialog_set_focus(adwDialog, newValue?.gtkWidget) }
    }

    /// The property
    /// [`follows-content-size`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Dialog.follows-content-size.html)
    /// of `AdwDialog`. Since Libadwaita 1.5.
    public final var followsContentSize: Bool {
      get { adw_dialog_get_follows_content_size(adwDialog).isTrue }
      set { adw_dialog_set_follows_content_size(adwDialog, newValue.gboolean) }
    }

    /// The property
    /// [`presentation-mode`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Dialog.presentation-mode.html)
    /// of `AdwDialog`. Since Libadwaita 1.5.
    public final var presentationMode: Adw.DialogPresentationMode {
      get { Adw.DialogPresentationMode(cValue: adw_dialog_get_presentation_mode(adwDialog)) }
      set { adw_dialog_set_presentation_mode(adwDialog, newValue.cValue) }
    }

    /// The property [`title`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Dialog.title.html)
    /// of `AdwDialog`. Since Libadwaita 1.5.
    public final var title: String {
      get { Gtk.lentString(adw_dialog_get_title(adwDialog)) }
      set { Gtk.lend(newValue) { adw_dialog_set_title(adwDialog, $0) } }
    }

    /// Calls
    /// [`adw_dialog_add_breakpoint()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Dialog.add_breakpoint.html).
    /// Since Libadwaita 1.5.
    public final func addBreakpoint(_ breakpoint: Adw.Breakpoint) {
      adw_dialog_add_breakpoint(adwDialog, breakpoint.given())
    }

    /// Calls
    /// [`adw_dialog_close()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Dialog.close.html).
    /// Since Libadwaita 1.5.
    @discardableResult
    public final func close() -> Bool { adw_dialog_close(adwDialog).isTrue }

    /// Calls
    /// [`adw_dialog_force_close()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Dialog.force_close.html).
    /// Since Libadwaita 1.5.
    public final func forceClose() { adw_dialog_force_close(adwDialog) }

    /// Calls
    /// [`adw_dialog_get_focus()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Dialog.get_focus.html).
    /// Since Libadwaita 1.5.
    public final func getFocus() -> Gtk.Widget? { Gtk.lentObject(widget: adw_dialog_get_focus(adwDialog)) }

    /// Calls
    /// [`adw_dialog_present()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Dialog.present.html).
    /// Since Libadwaita 1.5.
    public final func present(_ parent: Gtk.Widget?) { adw_dialog_present(adwDialog, parent?.gtkWidget) }

    /// Calls
    /// [`adw_dialog_set_focus()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Dialog.set_focus.html).
    /// Since Libadwaita 1.5.
    public final func setFocus(_ focus: Gtk.Widget?) { adw_dialog_set_focus(adwDialog, focus?.gtkWidget) }
  }
}

extension Reactive where Base: Adw.Dialog {
  /// The property
  /// [`can-close`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Dialog.can-close.html) of
  /// `AdwDialog`. Since Libadwaita 1.5.
  public var canClose: DynamicSubject<Bool> { property("can-close") }

  /// The property [`child`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Dialog.child.html) of
  /// `AdwDialog`. Since Libadwaita 1.5.
  public var child: DynamicSubject<Gtk.Widget?> { property("child") }

  /// The property
  /// [`content-height`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Dialog.content-height.html)
  /// of `AdwDialog`. Since Libadwaita 1.5.
  public var contentHeight: DynamicSubject<Int> {
    property("content-height", get: { (object: Adw.Dialog) in object.contentHeight }, set: { $0.contentHeight = $1 })
  }

  /// The property
  /// [`content-width`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Dialog.content-width.html)
  /// of `AdwDialog`. Since Libadwaita 1.5.
  public var contentWidth: DynamicSubject<Int> {
    property("content-width", get: { (object: Adw.Dialog) in object.contentWidth }, set: { $0.contentWidth = $1 })
  }

  /// The property
  /// [`current-breakpoint`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Dialog.current-breakpoint.html)
  /// of `AdwDialog`. Since Libadwaita 1.5.
  public var currentBreakpoint: SafeSignal<Adw.Breakpoint?> { readOnlyProperty("current-breakpoint") }

  /// The property
  /// [`default-widget`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Dialog.default-widget.html)
  /// of `AdwDialog`. Since Libadwaita 1.5.
  public var defaultWidget: DynamicSubject<Gtk.Widget?> { property("default-widget") }

  /// The property
  /// [`focus-widget`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Dialog.focus-widget.html)
  /// of `AdwDialog`. Since Libadwaita 1.5.
  public var focusWidget: DynamicSubject<Gtk.Widget?> { property("focus-widget") }

  /// The property
  /// [`follows-content-size`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Dialog.follows-content-size.html)
  /// of `AdwDialog`. Since Libadwaita 1.5.
  public var followsContentSize: DynamicSubject<Bool> { property("follows-content-size") }

  /// The property
  /// [`presentation-mode`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Dialog.presentation-mode.html)
  /// of `AdwDialog`. Since Libadwaita 1.5.
  public var presentationMode: DynamicSubject<Adw.DialogPresentationMode> { property("presentation-mode") }

  /// The property [`title`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Dialog.title.html) of
  /// `AdwDialog`. Since Libadwaita 1.5.
  public var title: DynamicSubject<String> {
    property("title", get: { (object: Adw.Dialog) in object.title }, set: { $0.title = $1 })
  }

  /// The signal
  /// [`close-attempt`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.Dialog.close-attempt.html)
  /// of `AdwDialog`. Since Libadwaita 1.5.
  public var closeAttempt: SafeSignal<Void> { signal("close-attempt") }

  /// The signal [`closed`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.Dialog.closed.html) of
  /// `AdwDialog`. Since Libadwaita 1.5.
  public var closed: SafeSignal<Void> { signal("closed") }
}

#endif
