// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// `WindowControls` shows window frame controls.
open class WindowControls: Widget {
  open override class var gType: GType { gtk_window_controls_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `WindowControls`.
  public init(side: PackType) {
    super.init(adopting: gtk_window_controls_new(side.cValue))
  }

  /// The decoration layout for window buttons.
  public final var decorationLayout: String? {
    get { lentString(ifAny: gtk_window_controls_get_decoration_layout(opaque)) }
    set { lend(newValue) { gtk_window_controls_set_decoration_layout(opaque, $0) } }
  }

  /// Whether the widget has any window buttons.
  public final var empty: Bool { gtk_window_controls_get_empty(opaque).isTrue }

  /// Whether the widget shows start or end side of the decoration layout.
  public final var side: PackType {
    get { PackType(cValue: gtk_window_controls_get_side(opaque)) }
    set { gtk_window_controls_set_side(opaque, newValue.cValue) }
  }
}

extension Reactive where Base: WindowControls {
  /// The decoration layout for window buttons.
  public var decorationLayout: DynamicSubject<String?> {
    property(
      "decoration-layout", get: { (object: WindowControls) in object.decorationLayout },
      set: { $0.decorationLayout = $1 })
  }

  /// Whether the widget has any window buttons.
  public var empty: SafeSignal<Bool> { readOnlyProperty("empty") }

  /// Whether the widget shows start or end side of the decoration layout.
  public var side: DynamicSubject<PackType> { property("side") }
}

/// `WindowGroup` makes group of windows behave like separate applications.
open class WindowGroup: Object {
  open override class var gType: GType { gtk_window_group_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkWindowGroup: UnsafeMutablePointer<GtkWindowGroup> {
    pointer.assumingMemoryBound(to: GtkWindowGroup.self)
  }

  /// Creates a new `WindowGroup` object.
  public init() {
    super.init(adopting: gtk_window_group_new())
  }

  /// Adds a window to a `WindowGroup`.
  public final func addWindow(_ window: Window) { gtk_window_group_add_window(gtkWindowGroup, window.gtkWindow) }

  /// Returns a list of the `Windows` that belong to `windowGroup`.
  @discardableResult
  public final func listWindows() -> [Window] {
    lists(gtk_window_group_list_windows(gtkWindowGroup), isGiven: true) { lentObject($0) as Window? }
  }

  /// Removes a window from a `WindowGroup`.
  public final func removeWindow(_ window: Window) { gtk_window_group_remove_window(gtkWindowGroup, window.gtkWindow) }
}

/// `WindowHandle` is a titlebar area widget.
open class WindowHandle: Widget {
  open override class var gType: GType { gtk_window_handle_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `WindowHandle`.
  public init() {
    super.init(adopting: gtk_window_handle_new())
  }

  /// The child widget.
  public final var child: Widget? {
    get { lentObject(gtk_window_handle_get_child(opaque)) }
    set { gtk_window_handle_set_child(opaque, newValue?.gtkWidget) }
  }
}

extension Reactive where Base: WindowHandle {
  /// The child widget.
  public var child: DynamicSubject<Widget?> { property("child") }
}
