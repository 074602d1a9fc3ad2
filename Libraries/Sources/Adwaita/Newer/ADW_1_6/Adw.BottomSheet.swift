// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_6
public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwBottomSheet`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.BottomSheet.html).
  /// Since Libadwaita 1.6.
  open class BottomSheet: Gtk.Widget, Adw.Swipeable {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_bottom_sheet_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_bottom_sheet_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.BottomSheet.new.html).
    /// Since Libadwaita 1.6.
    public init() {
      super.init(adopting: adw_bottom_sheet_new())
    }

    /// The property
    /// [`align`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.BottomSheet.align.html) of
    /// `AdwBottomSheet`. Since Libadwaita 1.6.
    public final var align: Double {
      get { adw_bottom_sheet_get_align(Gtk.instance(self)).double }
      set { adw_bottom_sheet_set_align(Gtk.instance(self), newValue.float) }
    }

    /// The property
    /// [`bottom-bar`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.BottomSheet.bottom-bar.html)
    /// of `AdwBottomSheet`. Since Libadwaita 1.6.
    public final var bottomBar: Gtk.Widget? {
      get { Gtk.lentObject(widget: adw_bottom_sheet_get_bottom_bar(Gtk.instance(self))) }
      set { adw_bottom_sheet_set_bottom_bar(Gtk.instance(self), newValue?.gtkWidget) }
    }

    /// The property
    /// [`bottom-bar-height`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.BottomSheet.bottom-bar-height.html)
    /// of `AdwBottomSheet`. Since Libadwaita 1.6.
    public final var bottomBarHeight: Int { adw_bottom_sheet_get_bottom_bar_height(Gtk.instance(self)).int }

    /// The property
    /// [`can-close`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.BottomSheet.can-close.html)
    /// of `AdwBottomSheet`. Since Libadwaita 1.6.
    public final var canClose: Bool {
      get { adw_bottom_sheet_get_can_close(Gtk.instance(self)).isTrue }
      set { adw_bottom_sheet_set_can_close(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`can-open`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.BottomSheet.can-open.html) of
    /// `AdwBottomSheet`. Since Libadwaita 1.6.
    public final var canOpen: Bool {
      get { adw_bottom_sheet_get_can_open(Gtk.instance(self)).isTrue }
      set { adw_bottom_sheet_set_can_open(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`content`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.BottomSheet.content.html) of
    /// `AdwBottomSheet`. Since Libadwaita 1.6.
    public final var content: Gtk.Widget? {
      get { Gtk.lentObject(widget: adw_bottom_sheet_get_content(Gtk.instance(self))) }
      set { adw_bottom_sheet_set_content(Gtk.instance(self), newValue?.gtkWidget) }
    }

    /// The property
    /// [`full-width`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.BottomSheet.full-width.html)
    /// of `AdwBottomSheet`. Since Libadwaita 1.6.
    public final var fullWidth: Bool {
      get { adw_bottom_sheet_get_full_width(Gtk.instance(self)).isTrue }
      set { adw_bottom_sheet_set_full_width(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`modal`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.BottomSheet.modal.html) of
    /// `AdwBottomSheet`. Since Libadwaita 1.6.
    public final var modal: Bool {
      get { adw_bottom_sheet_get_modal(Gtk.instance(self)).isTrue }
      set { adw_bottom_sheet_set_modal(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`open`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.BottomSheet.open.html) of
    /// `AdwBottomSheet`. Since Libadwaita 1.6.
    public final var open: Bool {
      get { adw_bottom_sheet_get_open(Gtk.instance(self)).isTrue }
      set { adw_bottom_sheet_set_open(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`sheet`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.BottomSheet.sheet.html) of
    /// `AdwBottomSheet`. Since Libadwaita 1.6.
    public final var sheet: Gtk.Widget? {
      get { Gtk.lentObject(widget: adw_bottom_sheet_get_sheet(Gtk.instance(self))) }
      set { adw_bottom_sheet_set_sheet(Gtk.instance(self), newValue?.gtkWidget) }
    }

    /// The property
    /// [`sheet-height`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.BottomSheet.sheet-height.html)
    /// of `AdwBottomSheet`. Since Libadwaita 1.6.
    public final var sheetHeight: Int { adw_bottom_sheet_get_sheet_height(Gtk.instance(self)).int }

    /// The property
    /// [`show-drag-handle`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.BottomSheet.show-drag-handle.html)
    /// of `AdwBottomSheet`. Since Libadwaita 1.6.
    public final var showDragHandle: Bool {
      get { adw_bottom_sheet_get_show_drag_handle(Gtk.instance(self)).isTrue }
      set { adw_bottom_sheet_set_show_drag_handle(Gtk.instance(self), newValue.gboolean) }
    }
  }
}

extension Reactive where Base: Adw.BottomSheet {
  /// The property
  /// [`align`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.BottomSheet.align.html) of
  /// `AdwBottomSheet`. Since Libadwaita 1.6.
  public var align: DynamicSubject<Double> {
    property("align", get: { (object: Adw.BottomSheet) in object.align }, set: { $0.align = $1 })
  }

  /// The property
  /// [`bottom-bar`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.BottomSheet.bottom-bar.html)
  /// of `AdwBottomSheet`. Since Libadwaita 1.6.
  public var bottomBar: DynamicSubject<Gtk.Widget?> { property("bottom-bar") }

  /// The property
  /// [`bottom-bar-height`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.BottomSheet.bottom-bar-height.html)
  /// of `AdwBottomSheet`. Since Libadwaita 1.6.
  public var bottomBarHeight: SafeSignal<Int> { readOnlyProperty("bottom-bar-height") }

  /// The property
  /// [`can-close`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.BottomSheet.can-close.html) of
  /// `AdwBottomSheet`. Since Libadwaita 1.6.
  public var canClose: DynamicSubject<Bool> { property("can-close") }

  /// The property
  /// [`can-open`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.BottomSheet.can-open.html) of
  /// `AdwBottomSheet`. Since Libadwaita 1.6.
  public var canOpen: DynamicSubject<Bool> { property("can-open") }

  /// The property
  /// [`content`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.BottomSheet.content.html) of
  /// `AdwBottomSheet`. Since Libadwaita 1.6.
  public var content: DynamicSubject<Gtk.Widget?> { property("content") }

  /// The property
  /// [`full-width`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.BottomSheet.full-width.html)
  /// of `AdwBottomSheet`. Since Libadwaita 1.6.
  public var fullWidth: DynamicSubject<Bool> { property("full-width") }

  /// The property
  /// [`modal`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.BottomSheet.modal.html) of
  /// `AdwBottomSheet`. Since Libadwaita 1.6.
  public var modal: DynamicSubject<Bool> { property("modal") }

  /// The property [`open`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.BottomSheet.open.html)
  /// of `AdwBottomSheet`. Since Libadwaita 1.6.
  public var open: DynamicSubject<Bool> { property("open") }

  /// The property
  /// [`sheet`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.BottomSheet.sheet.html) of
  /// `AdwBottomSheet`. Since Libadwaita 1.6.
  public var sheet: DynamicSubject<Gtk.Widget?> { property("sheet") }

  /// The property
  /// [`sheet-height`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.BottomSheet.sheet-height.html)
  /// of `AdwBottomSheet`. Since Libadwaita 1.6.
  public var sheetHeight: SafeSignal<Int> { readOnlyProperty("sheet-height") }

  /// The property
  /// [`show-drag-handle`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.BottomSheet.show-drag-handle.html)
  /// of `AdwBottomSheet`. Since Libadwaita 1.6.
  public var showDragHandle: DynamicSubject<Bool> { property("show-drag-handle") }

  /// The signal
  /// [`close-attempt`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.BottomSheet.close-attempt.html)
  /// of `AdwBottomSheet`. Since Libadwaita 1.6.
  public var closeAttempt: SafeSignal<Void> { signal("close-attempt") }
}

#endif
