import CGtk

/// What a Swift subclass of any widget can override to measure, place and draw itself.
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
/// An override replaces what the widget's own class does, and calls it with `super`. A class that overrides nothing
/// costs nothing: GTK does not call into Swift for it. The first object of a class that overrides something registers a
/// GObject class for it.
open class OverridableWidget: Object {
  /// Wraps a new GObject, or makes that of a Swift subclass.
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

  /// How much room a widget wants in one direction.
  public nonisolated struct Measurement: Hashable, Sendable {
    /// The least with which it can be drawn.
    public var minimum: Int
    /// What suits it best, no less than `minimum`.
    public var natural: Int
    /// Where the baseline is at the minimum height, -1 for none.
    public var minimumBaseline: Int
    /// Where the baseline is at the natural height, -1 for none.
    public var naturalBaseline: Int

    /// A size, with baselines where it is a height that has some.
    public init(minimum: Int, natural: Int, minimumBaseline: Int = -1, naturalBaseline: Int = -1) {
      self.minimum = minimum
      self.natural = natural
      self.minimumBaseline = minimumBaseline
      self.naturalBaseline = naturalBaseline
    }
  }

  /// The name of the widgets of a class in style sheets, `nil` for that of the class it derives from. It counts for
  /// classes that derive from `Widget` itself, and for what a `Builder` makes.
  open class var cssName: String? { nil }

  /// The actions that all widgets of a Swift class have, and the keys for them:
  ///
  ///     override class var classActions: [ClassAction] {
  ///       [.action("dial.reset", keys: "Home|KP_Home") { (dial: Dial) in dial.value = 0 }]
  ///     }
  ///
  /// Those of its superclasses it has as well. It is read once, before the first object of the class is made.
  open class var classActions: [ClassAction] { [] }

  /// Says how much room the widget's content wants: its width for `.horizontal`, its height for `.vertical`.
  ///
  /// Margins, paddings, borders and size requests are added by GTK. So to ask *another* widget call its `measured`,
  /// which has them all.
  ///
  /// - Parameter size: how much there is in the other direction, -1 when that is not known.
  open func measure(orientation: Orientation, forSize size: Int) -> Measurement {
    guard overrides(.measure) else { return measured(orientation: orientation, forSize: size) }
    return NativeLayout.measure(self, orientation, size)
  }

  /// Gives the children of the widget their places. The size is that of the content.
  ///
  /// - Parameter baseline: where the baseline is, -1 for none.
  open func sizeAllocate(width: Int, height: Int, baseline: Int) {
    NativeLayout.allocate(self, width, height, baseline)
  }

  /// Whether a wanted height depends on the width, or the other way round.
  open var sizeRequestMode: SizeRequestMode { NativeLayout.requestMode(self) }

  /// Draws the widget: its content lies between 0, 0 and `width`, `height`. `super` draws the children.
  open func snapshot(_ snapshot: Snapshot) { nativeClass.pointee.snapshot(cast(), snapshot.opaque) }

  /// Whether a point is inside the widget: where it takes the pointer.
  open func contains(x: Double, y: Double) -> Bool {
    guard overrides(.contains) else { return gtk_widget_contains(cast(), x, y) != 0 }
    return nativeClass.pointee.contains(cast(), x, y) != 0
  }

  /// Moves the focus into the widget, or on inside it. False when it does not take it.
  open func focus(_ direction: DirectionType) -> Bool {
    nativeClass.pointee.focus(cast(), direction.cValue) != 0
  }

  /// Gives the widget the keyboard focus, or something inside it. False when it does not take it.
  @discardableResult
  open func grabFocus() -> Bool {
    guard overrides(.grabFocus) else { return gtk_widget_grab_focus(cast()) != 0 }
    return nativeClass.pointee.grab_focus(cast()) != 0
  }

  /// Notes which child has the focus in it, or is it, before GTK tells the parent; `nil` for none. To be passed on to
  /// `super`.
  open func setFocusChild(_ child: Widget?) { nativeClass.pointee.set_focus_child(cast(), child?.cast()) }

  /// Says whether the widget wants room that is left over, in either direction: what counts where neither `hexpand` nor
  /// `vexpand` has been set. GTK's own widgets want it when a child does.
  ///
  /// It is asked once, and again after `queueResize()` where an expanding child comes or goes. To ask *another* widget call
  /// its `computeExpand(_:)`, which knows what has been set.
  open func computeExpand() -> (horizontal: Bool, vertical: Bool) {
    var (horizontal, vertical): (gboolean, gboolean) = (0, 0)
    nativeClass.pointee.compute_expand(cast(), &horizontal, &vertical)
    return (horizontal.isTrue, vertical.isTrue)
  }

  /// A setting of the desktop has changed, such as the font or the theme of icons, and GTK has done what it does then.
  open func systemSettingChanged(_ setting: SystemSetting) {}

  /// What style sheets say of the widget has changed, and GTK has done what it does then.
  open func cssChanged() {}

  /// The widget has got into a window, which is its `root` now.
  open func didRoot() {}

  /// The widget is going to leave its window.
  open func willUnroot() {}

  /// The widget is going to be seen.
  open func didMap() {}

  /// The widget is no longer going to be seen.
  open func willUnmap() {}
}

extension OverridableWidget {
  /// How much room the widget wants, with margins, paddings, borders and size requests.
  ///
  /// - Parameter size: how much there is in the other direction, -1 when that is not known.
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

  /// The class of GTK's that the Swift class derives from.
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
  /// Takes what a C function puts into four numbers.
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
