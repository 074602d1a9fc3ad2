import BindingCore
import BindingTesting

extension Play {
  /// Signals with several observers, one of which comes late.
  static let sharing: [Play] = [
    Play("share") { stage in
      let shared = stage.numbers("source").share(limit: 1)
      shared.observeNext { _ in }
      return stage.play(shared)
    },
    Play("publish") { stage in
      let published = stage.numbers("source").publish()
      _ = published.connect()
      return stage.play(published)
    },
    Play("replay") { stage in
      let replayed = stage.numbers("source").replay(limit: 2)
      _ = replayed.connect()
      return stage.play(replayed)
    },
    Play("PassthroughSubject") { stage in
      let subject = PassthroughSubject<String, Never>()
      stage.send("send", to: subject)
      return stage.play(subject)
    },
    Play("ReplaySubject") { stage in
      let subject = ReplaySubject<String, Never>(bufferSize: 2)
      stage.send("send", to: subject)
      return stage.play(subject)
    },
    Play("Property") { stage in
      let property = Property("0")
      stage.hot("set").bind(to: property)
      return stage.play(property)
    },
  ]
}

extension Stage {
  /// Sends a row to a subject, with its end.
  fileprivate func send(_ label: String, to subject: some SubjectProtocol<String, Never>) {
    hot(label).observe { event in
      switch event {
      case .next(let element): subject.send(element)
      case .completed: subject.send(completion: .finished)
      }
    }
  }
}
