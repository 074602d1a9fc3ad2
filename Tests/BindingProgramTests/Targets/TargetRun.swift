import BindingCore
import BindingTesting
import Observation

/// What happens to sources and objects when a program runs.
final class TargetRun {
  private var properties: [Int: Property<Int>] = [:]
  private var subjects: [Int: PassthroughSubject<Int, Never>] = [:]
  private var objects: [Int: Object] = [:]
  private var links: [Int: SerialDisposable] = [:]
  private var lazy = Set<Int>()
  private var given: [Int: [Int]] = [:]
  /// What who observes the value of each object has been told.
  private var told: [Int: [Int]] = [:]
  private var weakObjects: [WeakObject] = []

  private struct WeakObject {
    let id: Int
    weak var object: Object?
  }

  /// What is wrong with what a program does; `nil` if nothing is.
  static func complaint(about program: TargetProgram) -> String? {
    let model = TargetModel()
    var mistake: String?
    let leaked = leakedSubscriptions {
      let run = TargetRun()
      for (line, statement) in program.statements.enumerated() where mistake == nil {
        model.perform(statement)
        run.perform(statement)
        for (id, wanted) in model.given.sorted(by: { $0.key < $1.key }) where run.given[id]! != wanted {
          mistake = "line \(line + 1): n\(id) has been given \(run.given[id]!) instead of \(wanted)"
        }
        for (id, given) in run.given.sorted(by: { $0.key < $1.key }) where run.told[id]! != [0] + given {
          mistake = mistake ?? "line \(line + 1): n\(id) has been given \(given), but has told \(run.told[id]!)"
        }
        for id in model.over where run.outlives(id) {
          mistake = mistake ?? "line \(line + 1): b\(id) outlives its source or its object"
        }
      }
      for object in run.weakObjects where object.object != nil && run.objects[object.id] == nil {
        mistake = mistake ?? "n\(object.id) is never freed"
      }
      // The run is over, and what objects still do about what they are given is no part of it.
      for object in run.objects.values { object.answer = nil }
      run.properties = [:]
      run.subjects = [:]
      run.objects = [:]
      run.links = [:]
      for object in run.weakObjects where object.object != nil {
        mistake = mistake ?? "n\(object.id) is kept alive by what it is bound to"
      }
    }
    return mistake ?? (leaked == 0 ? nil : "\(leaked) subscriptions are still alive")
  }

  private func perform(_ statement: TargetProgram.Statement) {
    switch statement {
    case .property(let id, let value): properties[id] = Property(value)
    case .subject(let id): subjects[id] = PassthroughSubject()
    case .object(let id, let divisor, let times, let deed):
      let object = Object()
      var left = times
      given[id] = []
      object.answer = { [weak self] value in
        self?.given[id]!.append(value)
        guard let deed, value % divisor == 0, left > 0 else { return }
        left -= 1
        self?.perform(deed)
      }
      told[id] = []
      object.subject.observeNext { [weak self] in self?.told[id]!.append($0) }
      objects[id] = object
      weakObjects.append(WeakObject(id: id, object: object))
    case .linkSeveral(let id, let source, let targets):
      let bonds = targets.compactMap { objects[$0] }.map { $0.reactive.value }
      guard links[id] == nil, let signal = signal(source), bonds.count == targets.count else { break }
      let link = SerialDisposable()
      links[id] = link
      link.otherDisposable =
        switch bonds.count {
        case 1: signal.bind(to: bonds[0])
        case 2: signal.bind(to: bonds[0], bonds[1])
        default: signal.bind(to: bonds[0], bonds[1], bonds[2])
        }
    case .perform(let deed): perform(deed)
    }
  }

  /// Whether a binding goes on. What delivers an object with each element finds out at the next one that it has gone.
  private func outlives(_ id: Int) -> Bool { links[id]?.otherDisposable?.isDisposed == false && !lazy.contains(id) }

  private func signal(_ source: Int) -> SafeSignal<Int>? {
    properties[source]?.toSignal() ?? subjects[source]?.toSignal()
  }

  private func perform(_ deed: TargetProgram.Deed) {
    switch deed {
    case .send(let id, let value):
      properties[id]?.value = value
      subjects[id]?.send(value)
    case .finish(let id): subjects[id]?.send(completion: .finished)
    case .releaseSource(let id):
      properties[id] = nil
      subjects[id] = nil
    case .releaseObject(let id): objects[id] = nil
    case .link(let id, let way, let source, let object):
      guard links[id] == nil, let signal = signal(source), let object = objects[object] else { break }
      // Known before it delivers anything; who disposes it from inside of that has it disposed when it is there.
      let link = SerialDisposable()
      links[id] = link
      if way == .unretained || way == .assignment { lazy.insert(id) }
      link.otherDisposable = way.bind(signal, object)
    case .dispose(let id): links[id]?.dispose()
    }
  }
}

extension TargetProgram.Way {
  fileprivate func bind(_ signal: SafeSignal<Int>, _ object: Object) -> any Disposable {
    switch self {
    case .setter: signal.bind(to: object) { $0.value = $1 }
    case .keyPath: signal.bind(to: object, keyPath: \.value)
    case .optionalKeyPath: signal.bind(to: object, keyPath: \.optional)
    case .bond: signal.bind(to: object.reactive.bond { $0.value = $1 })
    case .bondOfKeyPath: signal.bind(to: object.reactive.bond(\.value))
    case .dynamicMember: signal.bind(to: object.reactive.value)
    case .subject: signal.bind(to: object.subject)
    case .mappedSubject:
      signal.bind(
        to: object.subject.bidirectionalMap(to: { -$0 }, from: { -$0 }).bidirectionalMap(to: { -$0 }, from: { -$0 }))
    case .convertedSubject:
      signal.bind(
        to: object.subject.bidirectionalMap(to: { "\($0)" }, from: { Int($0)! }).bidirectionalMap(
          to: { Int($0)! }, from: { "\($0)" }))
    case .assignment: signal.assign(to: \.value, on: object)
    case .unretained: signal.withUnretained(object).observeNext { $0.value = $1 }
    case .observable: signal.bind(to: object.reactive(\.value))
    }
  }
}

/// A target that tells what it is given.
@Observable
private final class Object: DisposeBagProvider, ReactiveExtensionsProvider {
  let bag = DisposeBag()
  let changes = PassthroughSubject<Void, Never>()
  @ObservationIgnored var answer: ((Int) -> Void)?

  var value = 0 {
    didSet {
      changes.send()
      answer?(value)
    }
  }

  var optional: Int? = 0 { didSet { value = optional ?? 0 } }

  var subject: DynamicSubject<Int> {
    reactive.dynamicSubject(signal: changes.toSignal(), get: { $0.value }, set: { $0.value = $1 })
  }
}
