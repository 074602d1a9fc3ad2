// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkPopover`](https://docs.gtk.org/gtk4/class.Popover.html).
open class Popover: Widget, Native, ShortcutManager {
  open override class var gType: GType { gtk_popover_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkPopover: UnsafeMutablePointer<GtkPopover> {
    pointer.assumingMemoryBound(to: GtkPopover.self)
  }

  /// Calls [`gtk_popover_new()`](https://docs.gtk.org/gtk4/ctor.Popover.new.html).
  public init() {
    super.init(adopting: gtk_popover_new())
  }

  /// The property [`autohide`](https://docs.gtk.org/gtk4/property.Popover.autohide.html) of `GtkPopover`.
  public final var autohide: Bool {
    get { gtk_popover_get_autohide(gtkPopover).isTrue }
    set { gtk_popover_set_autohide(gtkPopover, newValue.gboolean) }
  }

  /// The property [`cascade-popdown`](https://docs.gtk.org/gtk4/property.Popover.cascade-popdown.html) of `GtkPopover`.
  public final var cascadePopdown: Bool {
    get { gtk_popover_get_cascade_popdown(gtkPopover).isTrue }
    set { gtk_popover_set_cascade_popdown(gtkPopover, newValue.gboolean) }
  }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.Popover.child.html) of `GtkPopover`.
  public final var child: Widget? {
    get { lentObject(widget: gtk_popover_get_child(gtkPopover)) }
    set { gtk_popover_set_child(gtkPopover, newValue?.gtkWidget) }
  }

  /// The property [`default-widget`](https://docs.gtk.org/gtk4/property.Popover.default-widget.html) of `GtkPopover`.
  public final var defaultWidget: Widget? {
    get { getProperty("default-widget") }
    set { gtk_popover_set_default_widget(gtkPopover, newValue?.gtkWidget) }
  }

  /// The property [`has-arrow`](https://docs.gtk.org/gtk4/property.Popover.has-arrow.html) of `GtkPopover`.
  public final var hasArrow: Bool {
    get { gtk_popover_get_has_arrow(gtkPopover).isTrue }
    set { gtk_popover_set_has_arrow(gtkPopover, newValue.gboolean) }
  }

  /// The property [`mnemonics-visible`](https://docs.gtk.org/gtk4/property.Popover.mnemonics-visible.html) of
  /// `GtkPopover`.
  public final var mnemonicsVisible: Bool {
    get { gtk_popover_get_mnemonics_visible(gtkPopover).isTrue }
    set { gtk_popover_set_mnemonics_visible(gtkPopover, newValue.gboolean) }
  }

  /// The property [`pointing-to`](https://docs.gtk.org/gtk4/property.Popover.pointing-to.html) of `GtkPopover`.
  public final var pointingTo: Gdk.Rectangle? {
    get { getProperty("pointing-to") }
    set { setProperty("pointing-to", newValue) }
  }

  /// The property [`position`](https://docs.gtk.org/gtk4/property.Popover.position.html) of `GtkPopover`.
  public final var position: PositionType {
    get { PositionType(cValue: gtk_popover_get_position(gtkPopover)) }
    set { gtk_popover_set_position(gtkPopover, newValue.cValue) }
  }

  /// Calls [`gtk_popover_get_offset()`](https://docs.gtk.org/gtk4/method.Popover.get_offset.html).
  public final var offset: (xOffset: Int, yOffset: Int) {
    var cXOffset: Int32 = 0
    var cYOffset: Int32 = 0
    gtk_popover_get_offset(gtkPopover, &cXOffset, &cYOffset)
    return (cXOffset.int, cYOffset.int)
  }

  /// Calls [`gtk_popover_get_pointing_to()`](https://docs.gtk.org/gtk4/method.Popover.get_pointing_to.html).
  public final func getPointingTo() -> Gdk.Rectangle? {
    var cRect = GdkRectangle()
    let result = gtk_popover_get_pointing_to(gtkPopover, &cRect)
    guard result != 0 else { return nil }
    return Gdk.Rectangle(cValue: cRect)
  }

  /// Calls [`gtk_popover_popdown()`](https://docs.gtk.org/gtk4/method.Popover.popdown.html).
  public final func popdown() { gtk_popover_popdown(gtkPopover) }

  /// Calls [`gtk_popover_popup()`](https://docs.gtk.org/gtk4/method.Popover.popup.html).
  public final func popup() { gtk_popover_popup(gtkPopover) }

  /// Calls [`gtk_popover_present()`](https://docs.gtk.org/gtk4/method.Popover.present.html).
  public final func present() { gtk_popover_present(gtkPopover) }

  /// Calls [`gtk_popover_set_offset()`](https://docs.gtk.org/gtk4/method.Popover.set_offset.html).
  public final func setOffset(xOffset: Int, yOffset: Int) {
    gtk_popover_set_offset(gtkPopover, xOffset.int32, yOffset.int32)
  }
}

extension Reactive where Base: Popover {
  /// The property [`autohide`](https://docs.gtk.org/gtk4/property.Popover.autohide.html) of `GtkPopover`.
  public var autohide: DynamicSubject<Bool> { property("autohide") }

  /// The property [`cascade-popdown`](https://docs.gtk.org/gtk4/property.Popover.cascade-popdown.html) of `GtkPopover`.
  public var cascadePopdown: DynamicSubject<Bool> { property("cascade-popdown") }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.Popover.child.html) of `GtkPopover`.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The property [`default-widget`](https://docs.gtk.org/gtk4/property.Popover.default-widget.html) of `GtkPopover`.
  public var defaultWidget: DynamicSubject<Widget?> { property("default-widget") }

  /// The property [`has-arrow`](https://docs.gtk.org/gtk4/property.Popover.has-arrow.html) of `GtkPopover`.
  public var hasArrow: DynamicSubject<Bool> { property("has-arrow") }

  /// The property [`mnemonics-visible`](https://docs.gtk.org/gtk4/property.Popover.mnemonics-visible.html) of
  /// `GtkPopover`.
  public var mnemonicsVisible: DynamicSubject<Bool> { property("mnemonics-visible") }

  /// The property [`pointing-to`](https://docs.gtk.org/gtk4/property.Popover.pointing-to.html) of `GtkPopover`.
  public var pointingTo: DynamicSubject<Gdk.Rectangle?> { property("pointing-to") }

  /// The property [`position`](https://docs.gtk.org/gtk4/property.Popover.position.html) of `GtkPopover`.
  public var position: DynamicSubject<PositionType> { property("position") }

  /// The signal [`activate-default`](https://docs.gtk.org/gtk4/signal.Popover.activate-default.html) of `GtkPopover`.
  public var activateDefault: SafeSignal<Void> { signal("activate-default") }

  /// The signal [`closed`](https://docs.gtk.org/gtk4/signal.Popover.closed.html) of `GtkPopover`.
  public var closed: SafeSignal<Void> { signal("closed") }
}
