import BindingCore
@preconcurrency import OpenCombine

/// An observer in both libraries and what each of the two was told.
final class ObserverTwins {
  private(set) var heard: [String] = []
  private(set) var heardOfTheirs: [String] = []
  private let subscription = BindingCore.Subscription()
  private var theirSubscription: (any OpenCombine.Subscription)?
  private var theirSink: (any OpenCombine.Cancellable)?
  private var hasLeftTheirs = false
  /// Writes an event down.
  private let text: (Event<Int, Broken>) -> String
  /// After how many elements it leaves by itself.
  private let patience: Int
  /// What it does when it hears an element, in either library.
  private let reply: (Int, _ isOurs: Bool) -> Void

  init(
    patience: Int, text: @escaping (Event<Int, Broken>) -> String, reply: @escaping (Int, _ isOurs: Bool) -> Void
  ) {
    self.patience = patience
    self.text = text
    self.reply = reply
  }

  /// Without any guard of its own: nothing may be delivered after the end, nor after disposal.
  func observe(_ ours: Ours) {
    ours.attach(
      Observer(
        next: { element in
          self.heard.append(self.text(.next(element)))
          if self.heard.count == self.patience { self.subscription.dispose() }
          self.reply(element, true)
        },
        end: { self.heard.append(self.text(Event($0))) }),
      subscription)
  }

  func observe(_ theirs: Theirs) {
    theirSink = theirs.handleEvents(receiveSubscription: { self.theirSubscription = $0 }).sink(
      receiveCompletion: { completion in
        guard !self.hasLeftTheirs else { return }
        switch completion {
        case .finished: self.heardOfTheirs.append(self.text(.completed))
        case .failure(let failure): self.heardOfTheirs.append(self.text(.failed(failure)))
        }
      },
      receiveValue: { element in
        guard !self.hasLeftTheirs else { return }
        self.heardOfTheirs.append(self.text(.next(element)))
        if self.heardOfTheirs.count == self.patience { self.leaveTheirs() }
        self.reply(element, false)
      })
  }

  func leave() {
    subscription.dispose()
    leaveTheirs()
  }

  private func leaveTheirs() {
    hasLeftTheirs = true
    // There is no sink yet where it leaves while it is being subscribed.
    let handle: (any OpenCombine.Cancellable)? = theirSink ?? theirSubscription
    handle?.cancel()
  }
}
