import CGtk

/// An argument of a signal that the handler fills in or corrects, such as the number that a `SpinButton` reads from its
/// text, or the place at which an `Editable` will insert:
///
///     spinButton.reactive.input.handle { number in
///       guard let value = parse(spinButton.text) else { return -1 }
///       number.value = value
///       return 1
///     }
///
/// It counts while the signal is handled; what is set later reaches nobody.
public final class SignalOutput<Value: SignalOutputValue>: GValueRepresentable, SignalLoan {
  private var memory: UnsafeMutableRawPointer?
  private var last: Value

  private init(_ memory: UnsafeMutableRawPointer) {
    self.memory = memory
    last = Value.load(memory)
    SignalLoans.open.append(self)
  }

  /// The value: what GTK proposes, or what was set last. For an argument that only comes back it means nothing at first.
  public var value: Value {
    get { last }
    set {
      last = newValue
      if let memory { newValue.store(in: memory) }
    }
  }

  func end() { memory = nil }

  public static var gType: GType { 0 }

  public static func read(_ slot: GValueSlot) -> SignalOutput {
    guard let memory = g_value_peek_pointer(slot.pointer) else {
      preconditionFailure("The signal was emitted without a place for a result")
    }
    return SignalOutput(memory)
  }

  public func write(to slot: GValueSlot) {}
}

/// What a handler can give back through an argument: `Int`, `Double` and structs of numbers.
@MainActor
public protocol SignalOutputValue {
  /// Reads what C has in its memory.
  static func load(_ memory: UnsafeMutableRawPointer) -> Self
  /// Puts the value into C's memory.
  func store(in memory: UnsafeMutableRawPointer)
}

extension Int: SignalOutputValue {
  public static func load(_ memory: UnsafeMutableRawPointer) -> Int { Int(memory.load(as: Int32.self)) }
  public func store(in memory: UnsafeMutableRawPointer) { memory.storeBytes(of: Int32(self), as: Int32.self) }
}

extension Double: SignalOutputValue {
  public static func load(_ memory: UnsafeMutableRawPointer) -> Double { memory.load(as: Double.self) }
  public func store(in memory: UnsafeMutableRawPointer) { memory.storeBytes(of: self, as: Double.self) }
}

extension Gdk.Rectangle: SignalOutputValue {
  public static func load(_ memory: UnsafeMutableRawPointer) -> Gdk.Rectangle {
    Gdk.Rectangle(cValue: memory.load(as: GdkRectangle.self))
  }
  public func store(in memory: UnsafeMutableRawPointer) { memory.storeBytes(of: cValue, as: GdkRectangle.self) }
}

/// What a handler may use only while its signal is emitted.
protocol SignalLoan: AnyObject {
  func end()
}

/// The loans of the emissions that are going on, the innermost last.
enum SignalLoans {
  static var open: [any SignalLoan] = []

  static func end(downTo count: Int) {
    for loan in open[count...] { loan.end() }
    open.removeSubrange(count...)
  }
}
