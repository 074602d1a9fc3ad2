/// A program of sources and of objects that are their targets and may go at any time.
struct TargetProgram: Equatable {
  /// How an object is bound to a source.
  enum Way: Equatable, CaseIterable {
    case setter, keyPath, optionalKeyPath, bond, bondOfKeyPath, dynamicMember, subject, mappedSubject, convertedSubject
    case assignment, unretained, observable
  }

  enum Deed: Equatable {
    case send(source: Int, Int)
    case finish(source: Int)
    case releaseSource(Int)
    case releaseObject(Int)
    /// Nothing if that has been done before.
    case link(Int, Way, source: Int, object: Int)
    case dispose(Int)
  }

  enum Statement: Equatable {
    case property(Int, Int)
    case subject(Int)
    /// An object that does something when it is given a number that the divisor divides, a few times.
    case object(Int, divisor: Int, times: Int, Deed?)
    case linkSeveral(Int, source: Int, objects: [Int])
    case perform(Deed)
  }

  var statements: [Statement] = []

  func shrunk(while fails: (TargetProgram) -> Bool) -> TargetProgram {
    var smallest = self
    while let smaller = smallest.smallerPrograms().first(where: { $0 != smallest && fails($0) }) { smallest = smaller }
    return smallest
  }

  private func smallerPrograms() -> [TargetProgram] {
    var programs = statements.indices.reversed().map { line in
      var program = self
      program.statements.remove(at: line)
      return program
    }
    for (line, statement) in statements.enumerated() {
      if case .object(let id, let divisor, let times, _?) = statement {
        var program = self
        program.statements[line] = .object(id, divisor: divisor, times: times, nil)
        programs.append(program)
      }
      if case .linkSeveral(let id, let source, let objects) = statement, objects.count > 2 {
        var program = self
        program.statements[line] = .linkSeveral(id, source: source, objects: Array(objects.dropLast()))
        programs.append(program)
      }
    }
    return programs
  }
}

/// Makes such programs.
struct TargetGenerator {
  var dice: Dice
  private var program = TargetProgram()
  private var sources: [Int] = []
  private var objects: [Int] = []
  private var nextLink = 100

  init(seed: UInt64) { dice = Dice(seed: seed) }

  mutating func make(size: Int) -> TargetProgram {
    sources = Array(0..<1 + dice.roll(3))
    objects = Array(10..<11 + dice.roll(size))
    for source in sources {
      program.statements.append(dice.happens(onceIn: 2) ? .property(source, dice.roll(30)) : .subject(source))
    }
    // What a deed links is the same thing as what a line links later, so that links are made in any order.
    for object in objects {
      let deed = dice.happens(onceIn: 3) ? nil : self.deed()
      program.statements.append(.object(object, divisor: 1 + dice.roll(3), times: 1 + dice.roll(3), deed))
    }
    for _ in 0..<objects.count + dice.roll(4) { link() }
    for _ in 0..<4 + dice.roll(8) {
      switch dice.roll(8) {
      case 0: link()
      case 1: program.statements.append(.perform(deed()))
      default: program.statements.append(.perform(.send(source: dice.pick(sources), dice.roll(30))))
      }
    }
    for source in sources { program.statements.append(.perform(.send(source: source, dice.roll(30)))) }
    return program
  }

  private mutating func newLink() -> Int {
    nextLink += 1
    return nextLink
  }

  private mutating func link() {
    let source = dice.pick(sources)
    if dice.happens(onceIn: 5) {
      var several: [Int] = []
      for _ in 0..<2 + dice.roll(2) { several.append(dice.pick(objects)) }
      program.statements.append(.linkSeveral(newLink(), source: source, objects: several))
    } else {
      let way = dice.pick(TargetProgram.Way.allCases)
      program.statements.append(.perform(.link(newLink(), way, source: source, object: dice.pick(objects))))
    }
  }

  private mutating func deed() -> TargetProgram.Deed {
    switch dice.roll(12) {
    case 0...4: .send(source: dice.pick(sources), dice.roll(30))
    case 5: .finish(source: dice.pick(sources))
    case 6: .releaseSource(dice.pick(sources))
    case 7, 8: .releaseObject(dice.pick(objects))
    case 9:
      .link(newLink(), dice.pick(TargetProgram.Way.allCases), source: dice.pick(sources), object: dice.pick(objects))
    default: .dispose(101 + dice.roll(6))
    }
  }
}

extension TargetProgram {
  /// The program in Swift, to be pasted into a test.
  var text: String {
    let beginning = """
      @Observable final class Object: DisposeBagProvider, ReactiveExtensionsProvider {
        let bag = DisposeBag(); let changes = PassthroughSubject<Void, Never>()
        @ObservationIgnored var answer: ((Int) -> Void)?
        var value = 0 { didSet { changes.send(); answer?(value) } }
        var optional: Int? = 0 { didSet { value = optional ?? 0 } }
        var subject: DynamicSubject<Int> {
          reactive.dynamicSubject(signal: changes.toSignal(), get: { $0.value }, set: { $0.value = $1 })
        }
      }
      """
    return ([beginning] + statements.map(Self.text)).joined(separator: "\n")
  }

  private static func text(_ statement: Statement) -> String {
    switch statement {
    case .property(let id, let value): "var n\(id): Property<Int>? = Property(\(value))"
    case .subject(let id): "var n\(id): PassthroughSubject<Int, Never>? = PassthroughSubject()"
    case .object(let id, _, _, nil): "var n\(id): Object? = Object()"
    case .object(let id, let divisor, let times, let deed?):
      """
      var n\(id): Object? = Object()
      var left\(id) = \(times)
      n\(id)!.answer = { if $0 % \(divisor) == 0, left\(id) > 0 { left\(id) -= 1; \(text(deed)) } }
      """
    case .linkSeveral(let id, let source, let objects):
      "let b\(id) = n\(source)!.bind(to: \(objects.map { "n\($0)!.reactive.value" }.joined(separator: ", ")))"
    case .perform(let deed): text(deed)
    }
  }

  private static func text(_ deed: Deed) -> String {
    switch deed {
    case .send(let source, let value): "n\(source)?.send(\(value))"
    case .finish(let source): "n\(source)?.send(completion: .finished)"
    case .releaseSource(let id), .releaseObject(let id): "n\(id) = nil"
    case .dispose(let id): "b\(id).dispose()"
    case .link(let id, let way, let source, let object): "let b\(id) = " + way.text("n\(source)!", "n\(object)!")
    }
  }
}

extension TargetProgram.Way {
  fileprivate func text(_ source: String, _ object: String) -> String {
    switch self {
    case .setter: "\(source).bind(to: \(object)) { $0.value = $1 }"
    case .keyPath: #"\#(source).bind(to: \#(object), keyPath: \.value)"#
    case .optionalKeyPath: #"\#(source).bind(to: \#(object), keyPath: \.optional)"#
    case .bond: "\(source).bind(to: \(object).reactive.bond { $0.value = $1 })"
    case .bondOfKeyPath: #"\#(source).bind(to: \#(object).reactive.bond(\.value))"#
    case .dynamicMember: "\(source).bind(to: \(object).reactive.value)"
    case .subject: "\(source).bind(to: \(object).subject)"
    case .mappedSubject: "\(source).bind(to: \(object).subject.bidirectionalMap(to: { $0 }, from: { $0 }))"
    case .convertedSubject: "\(source).bind(to: \(object).subject.bidirectionalMap(to: { $0 }, from: { $0 }))"
    case .assignment: #"\#(source).assign(to: \.value, on: \#(object))"#
    case .unretained: "\(source).withUnretained(\(object)).observeNext { $0.value = $1 }"
    case .observable: #"\#(source).bind(to: \#(object).reactive(\.value))"#
    }
  }
}
