import CGtk

/// The functions that a Swift subclass of any widget can override to measure, place and draw itself.
///
///     final class Dot: Widget {
///       init() { super.init() }
///
///       override func measure(orientation: Orientation, forSize size: Int) -> Measurement {
///         Measurement(minimum: 16, natural: 32)
///       }
///
///       override func snapshot(_ snapshot: Snapshot) {
///         snapshot.appendColor(Gdk.RGBA(red: 1, green: 0, blue: 0, alpha: 1), bounds: bounds)
///       }
///     }
///
/// An override replaces the widget's own implementation, which it can call with `super`. A class that overrides nothing
/// has no cost: GTK does not call into Swift for it. The first object of a class that overrides something registers a
/// GObject class for it.
open class OverridableWidget: Object {
  /// Wraps a new GObject, or creates the one for a Swift subclass.
  public override init(adopting pointer: UnsafeMutableRawPointer = Object.unmade) {
    super.init(adopting: pointer)
    takeOverLayout()
  }

  private func takeOverLayout() {
    guard let subclass = Subclass.of(cgtk_type_of(pointer)), !subclass.overrides.isDisjoint(with: .layout) else {
      return
    }
    NativeLayout.letDecide(pointer)
  }

  /// The space that a widget needs in one direction.
  public nonisolated struct Measurement: Hashable, Sendable {
    /// The minimum size at which the widget can be drawn.
    public var minimum: Int
    /// The natural size, at least `minimum`.
    public var natural: Int
    /// The position of the baseline at the minimum height, or -1 for none.
    public var minimumBaseline: Int
    /// The position of the baseline at the natural height, or -1 for none.
    public var naturalBaseline: Int

    /// Creates a measurement. Baselines apply to heights only.
    public init(minimum: Int, natural: Int, minimumBaseline: Int = -1, naturalBaseline: Int = -1) {
      self.minimum = minimum
      self.natural = natural
      self.minimumBaseline = minimumBaseline
      self.naturalBaseline = naturalBaseline
    }
  }

  /// The name of the class's widgets in style sheets, or `nil` to use that of the superclass. It applies to classes
  /// that derive directly from `Widget`, and to widgets created by a `Builder`.
  open class var cssName: String? { nil }

  /// The actions that all widgets of a Swift class have, and their keys:
  ///
  ///     override class var classActions: [ClassAction] {
  ///       [.action("dial.reset", keys: "Home|KP_Home") { (dial: Dial) in dial.value = 0 }]
  ///     }
  ///
  /// Actions of superclasses are inherited. This is read once, before the first object of the class is created.
  open class var classActions: [ClassAction] { [] }

  /// Measures the widget's content: its width for `.horizontal`, its height for `.vertical`.
  ///
  /// GTK adds margins, padding, borders and size requests. So to measure *another* widget, call its `measured`, which
  /// includes them all.
  ///
  /// - Parameter size: The size in the other direction, or -1 if it is unknown.
  open func measure(orientation: Orientation, forSize size: Int) -> Measurement {
    guard overrides(.measure) else { return measured(orientation: orientation, forSize: size) }
    return NativeLayout.measure(self, orientation, size)
  }

  /// Assigns positions and sizes to the children of the widget. The size is that of the content.
  ///
  /// - Parameter baseline: The position of the baseline, or -1 for none.
  open func sizeAllocate(width: Int, height: Int, baseline: Int) {
    NativeLayout.allocate(self, width, height, baseline)
  }

  /// Whether the requested height depends on the width, or vice versa.
  open var sizeRequestMode: SizeRequestMode { NativeLayout.requestMode(self) }

  /// Draws the widget, whose content spans from 0, 0 to `width`, `height`. `super` draws the children.
  open func snapshot(_ snapshot: Snapshot) { nativeClass.pointee.snapshot(cast(), snapshot.opaque) }

  /// Whether a point is inside the area where the widget receives pointer events.
  open func contains(x: Double, y: Double) -> Bool {
    guard overrides(.contains) else { return gtk_widget_contains(cast(), x, y) != 0 }
    return nativeClass.pointee.contains(cast(), x, y) != 0
  }

  /// Moves the focus into the widget, or onwards inside it. Returns `false` if the widget does not accept it.
  open func focus(_ direction: DirectionType) -> Bool {
    nativeClass.pointee.focus(cast(), direction.cValue) != 0
  }

  /// Gives the keyboard focus to the widget or to something inside it. Returns `false` if the widget does not accept
  /// it.
  @discardableResult
  open func grabFocus() -> Bool {
    guard overrides(.grabFocus) else { return gtk_widget_grab_focus(cast()) != 0 }
    return nativeClass.pointee.grab_focus(cast()) != 0
  }

  /// Records which child is or contains the focus, or `nil` for none, before GTK notifies the parent. Overrides must
  /// call `super`.
  open func setFocusChild(_ child: Widget?) { nativeClass.pointee.set_focus_child(cast(), child?.cast()) }

  /// Whether the widget wants extra space, in either direction. The result applies where neither `hexpand` nor
  /// `vexpand` has been set. GTK's own widgets want extra space if a child does.
  ///
  /// GTK calls this once, and again after `queueResize()` if an expanding child is added or removed. For *another*
  /// widget, call its `computeExpand(_:)`, which takes these properties into account.
  open func computeExpand() -> (horizontal: Bool, vertical: Bool) {
    var (horizontal, vertical): (gboolean, gboolean) = (0, 0)
    nativeClass.pointee.compute_expand(cast(), &horizontal, &vertical)
    return (horizontal.isTrue, vertical.isTrue)
  }

  /// Called after GTK has handled a change of a desktop setting, such as the font or the icon theme.
  open func systemSettingChanged(_ setting: SystemSetting) {}

  /// Called after GTK has handled a change of the widget's style.
  open func cssChanged() {}

  /// Called after the widget was added to a window, which is now its `root`.
  open func didRoot() {}

  /// Called before the widget is removed from its window.
  open func willUnroot() {}

  /// Called when the widget is about to become visible.
  open func didMap() {}

  /// Called before the widget becomes invisible.
  open func willUnmap() {}
}

extension OverridableWidget {
  /// Measures the widget, including margins, padding, borders and size requests.
  ///
  /// - Parameter size: The size in the other direction, or -1 if it is unknown.
  public final func measured(orientation: Orientation, forSize size: Int = -1) -> Measurement {
    Measurement { gtk_widget_measure(cast(), orientation.cValue, Int32(size), $0, $1, $2, $3) }
  }

  /// The part of the widget that `snapshot(_:)` draws into.
  public final var bounds: Graphene.Rect {
    Graphene.Rect(
      origin: Graphene.Point(x: 0, y: 0),
      size: Graphene.Size(
        width: Double(gtk_widget_get_width(cast())), height: Double(gtk_widget_get_height(cast()))))
  }

  /// The GTK class that the Swift class derives from.
  final var nativeClass: UnsafeMutablePointer<GtkWidgetClass> {
    let type = cgtk_type_of(pointer)
    return Subclass.of(type)?.nativeClass()
      ?? UnsafeMutableRawPointer(cgtk_object_class(pointer)!).assumingMemoryBound(to: GtkWidgetClass.self)
  }

  private func overrides(_ function: WidgetOverrides) -> Bool {
    Subclass.of(cgtk_type_of(pointer))?.overrides.contains(function) == true
  }
}

extension OverridableWidget.Measurement {
  /// Creates a measurement from a C function with four output parameters.
  @MainActor init(
    _ measure: (
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>,
      UnsafeMutablePointer<Int32>
    ) -> Void
  ) {
    var (minimum, natural, minimumBaseline, naturalBaseline) = (Int32(0), Int32(0), Int32(-1), Int32(-1))
    measure(&minimum, &natural, &minimumBaseline, &naturalBaseline)
    self.init(
      minimum: Int(minimum), natural: Int(natural), minimumBaseline: Int(minimumBaseline),
      naturalBaseline: Int(naturalBaseline))
  }
}
