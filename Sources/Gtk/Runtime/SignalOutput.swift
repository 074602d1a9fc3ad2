import CGtk

/// A signal argument that the handler fills in or corrects, such as the number that a `SpinButton` reads from its text,
/// or the position at which an `Editable` inserts text:
///
///     spinButton.reactive.input.handle { number in
///       guard let value = parse(spinButton.text) else { return -1 }
///       number.value = value
///       return 1
///     }
///
/// It is valid only while the signal is handled; values set later have no effect.
public final class SignalOutput<Value: SignalOutputValue>: GValueRepresentable, SignalLoan {
  private var memory: UnsafeMutableRawPointer?
  private var last: Value

  private init(_ memory: UnsafeMutableRawPointer) {
    self.memory = memory
    last = Value.load(memory)
    SignalLoans.open.append(self)
  }

  /// The value: GTK's proposal or the last value set. For an argument that is output only, the initial value is
  /// meaningless.
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

/// A type that a handler can return through an argument: `Int`, `Double` and structs of numbers.
@MainActor
public protocol SignalOutputValue {
  /// Reads the value from C memory.
  static func load(_ memory: UnsafeMutableRawPointer) -> Self
  /// Writes the value to C memory.
  func store(in memory: UnsafeMutableRawPointer)
}

@MainActor extension Int: SignalOutputValue {
  public static func load(_ memory: UnsafeMutableRawPointer) -> Int { Int(memory.load(as: Int32.self)) }
  public func store(in memory: UnsafeMutableRawPointer) { memory.storeBytes(of: Int32(self), as: Int32.self) }
}

@MainActor extension Double: SignalOutputValue {
  public static func load(_ memory: UnsafeMutableRawPointer) -> Double { memory.load(as: Double.self) }
  public func store(in memory: UnsafeMutableRawPointer) { memory.storeBytes(of: self, as: Double.self) }
}

extension Gdk.Rectangle: SignalOutputValue {
  public static func load(_ memory: UnsafeMutableRawPointer) -> Gdk.Rectangle {
    Gdk.Rectangle(cValue: memory.load(as: GdkRectangle.self))
  }
  public func store(in memory: UnsafeMutableRawPointer) { memory.storeBytes(of: cValue, as: GdkRectangle.self) }
}

/// An object that a handler may use only while its signal is emitted.
protocol SignalLoan: AnyObject {
  func end()
}

/// The loans of the current emissions, innermost last.
enum SignalLoans {
  static var open: [any SignalLoan] = []

  static func end(downTo count: Int) {
    for loan in open[count...] { loan.end() }
    open.removeSubrange(count...)
  }
}
