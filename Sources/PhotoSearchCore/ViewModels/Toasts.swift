public import BindingCore

/// The toasts of a window, of which one is there at a time: a newer one replaces an older one.
public final class Toasts: DisposeBagProvider {
  /// The toast that is there, or `nil` if there is none.
  public let current = Property<Toast?>(nil)
  /// Emits each toast when it first appears, to be announced. Steps of a progress are not announced.
  public let announcements = PassthroughSubject<Toast, Never>()
  /// Whether the user is pointing at the toast or has the keyboard focus in it. It stays meanwhile, and has its full
  /// time again afterwards.
  public let isAttended = Property(false)
  public let bag = DisposeBag()

  private var message: Toast? { didSet { showCurrent() } }
  private var progress: Toast? { didSet { showCurrent() } }
  /// Emits the message whose time begins, or `nil`.
  private let timed = PassthroughSubject<Toast?, Never>()

  /// - Parameters:
  ///   - undo: The removals whose undoing is offered. How long messages stay is that of offers.
  ///   - removed: Returns the text of a removal.
  ///   - scheduler: The scheduler for the time of reading.
  public init(
    undo: UndoHistory, removed: @escaping (UndoHistory.Removal) -> String,
    scheduler: any Scheduler = MainScheduler.shared
  ) {
    timed
      .flatMapLatest { [isAttended, messageTime = undo.messageTime] toast -> SafeSignal<Void> in
        guard let toast else { return .never() }
        let time = toast.readingTime * messageTime
        return isAttended.removeDuplicates().flatMapLatest { isAttended -> SafeSignal<Void> in
          isAttended ? .never() : .init(just: ()).delay(interval: time, scheduler: scheduler)
        }.first()
      }
      .bind(to: self) { me, _ in me.message = nil }
    undo.offer.bind(to: self) { me, removal in
      if let removal {
        me.show(Toast(.removal, removed(removal), .undo, stay: .lasting))
      } else {
        me.withdraw(.removal)
      }
    }
    isAttended.bind(to: undo.isAttended)
    // An offer that another message has replaced would otherwise come back to life with its time.
    current.bind(to: undo) { undo, toast in
      if toast?.topic != .removal, undo.offer.value != nil { undo.dismiss() }
    }
  }

  /// Shows a toast instead of the one that is there. A progress waits below a message until that has been read.
  public func show(_ toast: Toast) {
    if toast.isProgress {
      let isStep = progress?.topic == toast.topic
      progress = toast
      if !isStep { announcements.send(toast) }
      return
    }
    // What an action has come to takes the place of its progress.
    if progress?.topic == toast.topic { progress = nil }
    message = toast
    timed.send(toast.stay == .brief ? toast : nil)
    announcements.send(toast)
  }

  /// Removes what is shown about a topic.
  public func withdraw(_ topic: Toast.Topic) {
    if progress?.topic == topic { progress = nil }
    if message?.topic == topic { closeMessage() }
  }

  /// Removes the progress of a topic, and keeps its messages.
  public func withdrawProgress(_ topic: Toast.Topic) {
    if progress?.topic == topic { progress = nil }
  }

  /// Closes the message that is there.
  public func dismiss() {
    if message != nil { closeMessage() } else { progress = nil }
  }

  private func closeMessage() {
    timed.send(nil)
    message = nil
  }

  private func showCurrent() {
    let toast = message ?? progress
    if current.value != toast { current.value = toast }
  }
}
