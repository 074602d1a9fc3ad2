import BindingCore
import Gtk

/// Decides when the controls over a picture are shown: they fade out when nothing stirs, but not while one of them has
/// the pointer or the keyboard focus. Assistive technology finds them in any case.
final class FloatingControls: DisposeBagProvider {
  let isShown = Property(true)
  /// Whether one of the controls has the pointer or the keyboard focus.
  let isAttended = Property(false)
  let bag = DisposeBag()
  private let stirred = Property<Void>(())
  private var attended: Set<ObjectIdentifier> = []

  /// How long nothing stirs before the controls fade out.
  static let restingTime = Duration.milliseconds(2500)

  init(scheduler: any Scheduler = MainScheduler.shared) {
    combineLatest(stirred, isAttended) { $1 }
      .flatMapLatest { isAttended -> SafeSignal<Bool> in
        let shown = SafeSignal<Bool>(just: true)
        if isAttended { return shown }
        return shown.append(SafeSignal(just: false).delay(interval: Self.restingTime, scheduler: scheduler))
      }
      .removeDuplicates().bind(to: isShown)
  }

  /// Shows the controls, for some time at least.
  func wake() { stirred.value = () }

  /// Wakes the controls whenever something stirs above the picture.
  func watch(_ canvas: Widget) {
    let motion = EventControllerMotion()
    motion.propagationPhase = .capture
    // GTK repeats the position when something moves below a pointer that rests.
    motion.reactive.motion.removeDuplicates { $0 == $1 }.bind(to: self) { me, _ in me.wake() }
    canvas.addController(motion)
    let press = GestureClick()
    press.button = 0
    press.propagationPhase = .capture
    press.reactive.pressed.bind(to: self) { me, _ in me.wake() }
    canvas.addController(press)
    let focus = EventControllerFocus()
    focus.reactive.containsFocus.bind(to: self) { me, _ in me.wake() }
    canvas.addController(focus)
  }

  /// Wakes the controls on each key.
  func watchKeys(in widget: Widget) {
    let keys = EventControllerKey()
    keys.propagationPhase = .capture
    keys.reactive.keyPressed.handle { [weak self] _, _, _ in
      self?.wake()
      return false
    }
    widget.addController(keys)
  }

  /// Adds a control, or a group of them, that fades.
  func add(_ part: Widget) {
    let (motion, focus) = (EventControllerMotion(), EventControllerFocus())
    part.addController(motion)
    part.addController(focus)
    let id = ObjectIdentifier(part)
    combineLatest(motion.reactive.containsPointer, focus.reactive.containsFocus) { $0 || $1 }.removeDuplicates()
      .bind(to: self) { me, isAttended in
        if isAttended { me.attended.insert(id) } else { me.attended.remove(id) }
        me.isAttended.value = !me.attended.isEmpty
      }
    part.addCssClass("floating-control")
    isShown.map { !$0 }.bind(to: part.reactive.cssClass("faded"))
    // A finger must not press what cannot be seen: the first touch brings the controls back.
    isShown.bind(to: part.reactive.canTarget)
  }
}
