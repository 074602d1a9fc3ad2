/// The functions of `OverridableWidget` that a Swift class overrides.
struct WidgetOverrides: OptionSet {
  let rawValue: Int

  static let measure = WidgetOverrides(rawValue: 1 << 0)
  static let sizeAllocate = WidgetOverrides(rawValue: 1 << 1)
  static let sizeRequestMode = WidgetOverrides(rawValue: 1 << 2)
  static let snapshot = WidgetOverrides(rawValue: 1 << 3)
  static let contains = WidgetOverrides(rawValue: 1 << 4)
  static let focus = WidgetOverrides(rawValue: 1 << 5)
  static let didRoot = WidgetOverrides(rawValue: 1 << 6)
  static let willUnroot = WidgetOverrides(rawValue: 1 << 9)
  static let didMap = WidgetOverrides(rawValue: 1 << 7)
  static let willUnmap = WidgetOverrides(rawValue: 1 << 8)
  static let grabFocus = WidgetOverrides(rawValue: 1 << 10)
  static let setFocusChild = WidgetOverrides(rawValue: 1 << 11)
  static let computeExpand = WidgetOverrides(rawValue: 1 << 12)
  static let systemSettingChanged = WidgetOverrides(rawValue: 1 << 13)
  static let cssChanged = WidgetOverrides(rawValue: 1 << 14)
  static let all = WidgetOverrides(rawValue: (1 << 15) - 1)
  /// The functions that a layout manager, if there is one, performs in place of the widget.
  static let layout: WidgetOverrides = [.measure, .sizeAllocate, .sizeRequestMode]

  /// Returns the functions that a class overrides.
  ///
  /// Swift does not expose them. But the function table of a class begins with that of its superclass, in the same
  /// order, so the entries of two classes can be compared, and one example class per function shows which entry is
  /// whose. If this fails, classes of other modules are assumed to override everything, which is slower but also
  /// correct.
  static func of(_ type: OverridableWidget.Type) -> WidgetOverrides {
    guard let entries else { return isImplementedInC(type) ? [] : .all }
    let base = ClassTable(OverridableWidget.self)
    let table = ClassTable(type)
    return entries.reduce(into: []) { overrides, entry in
      if table[entry.index] != base[entry.index] { overrides.insert(entry.function) }
    }
  }

  /// Whether `of` can determine the overrides.
  static var isExact: Bool { entries != nil }

  private static let entries: [(function: WidgetOverrides, index: Int)]? = {
    let base = ClassTable(OverridableWidget.self)
    let inherited = base.differences(from: ClassTable(Nothing.self))
    var entries: [(WidgetOverrides, Int)] = []
    let examples: [(WidgetOverrides, OverridableWidget.Type)] = [
      (.measure, Measure.self), (.sizeAllocate, SizeAllocate.self), (.sizeRequestMode, RequestMode.self),
      (.snapshot, TakesSnapshot.self), (.contains, Contains.self), (.focus, Focus.self), (.grabFocus, GrabFocus.self),
      (.didRoot, DidRoot.self), (.willUnroot, WillUnroot.self), (.didMap, DidMap.self), (.willUnmap, WillUnmap.self),
      (.setFocusChild, SetFocusChild.self), (.computeExpand, ComputeExpand.self),
      (.systemSettingChanged, SystemSettingChanged.self), (.cssChanged, CssChanged.self),
    ]
    for (function, example) in examples {
      let changed = base.differences(from: ClassTable(example)).subtracting(inherited)
      guard changed.count == 1, let index = changed.first else { return nil }
      entries.append((function, index))
    }
    return Set(entries.map(\.1)).count == entries.count ? entries : nil
  }()

  private class Nothing: OverridableWidget {}
  private class Measure: OverridableWidget {
    override func measure(orientation: Orientation, forSize size: Int) -> Measurement {
      Measurement(minimum: 0, natural: 0)
    }
  }
  private class SizeAllocate: OverridableWidget {
    override func sizeAllocate(width: Int, height: Int, baseline: Int) {}
  }
  private class RequestMode: OverridableWidget {
    override var sizeRequestMode: SizeRequestMode { .constantSize }
  }
  private class TakesSnapshot: OverridableWidget { override func snapshot(_ snapshot: Snapshot) {} }
  private class Contains: OverridableWidget { override func contains(x: Double, y: Double) -> Bool { false } }
  private class Focus: OverridableWidget { override func focus(_ direction: DirectionType) -> Bool { false } }
  private class GrabFocus: OverridableWidget { override func grabFocus() -> Bool { false } }
  private class SetFocusChild: OverridableWidget { override func setFocusChild(_ child: Widget?) {} }
  private class ComputeExpand: OverridableWidget {
    override func computeExpand() -> (horizontal: Bool, vertical: Bool) { (false, false) }
  }
  private class SystemSettingChanged: OverridableWidget {
    override func systemSettingChanged(_ setting: SystemSetting) {}
  }
  private class CssChanged: OverridableWidget { override func cssChanged() {} }
  private class DidRoot: OverridableWidget { override func didRoot() {} }
  private class WillUnroot: OverridableWidget { override func willUnroot() {} }
  private class DidMap: OverridableWidget { override func didMap() {} }
  private class WillUnmap: OverridableWidget { override func willUnmap() {} }
}

/// The words of a Swift class after its header, including its function table.
private struct ClassTable {
  private let words: UnsafeBufferPointer<UInt>

  init(_ type: AnyClass) {
    // Sound: a class is a pointer to its metadata, which lives for ever and is no longer written to once the
    // superclass's part is complete, which it is once there is a value of its type. The two numbers are the size of the
    // metadata and the offset at which the pointer points into it (swift/ABI/Metadata.h); implausible values leave no
    // words to compare.
    let description = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let size = Int(description.load(fromByteOffset: 32, as: UInt32.self))
    let start = Int(description.load(fromByteOffset: 36, as: UInt32.self))
    let count = (8..<8192).contains(size) && (0..<size).contains(start) ? (size - start) / MemoryLayout<UInt>.size : 0
    words = UnsafeBufferPointer(start: description.assumingMemoryBound(to: UInt.self), count: count)
  }

  subscript(index: Int) -> UInt? { words.indices.contains(index) ? words[index] : nil }

  /// The indices at which the table of a subclass differs.
  func differences(from subclass: ClassTable) -> Set<Int> {
    let header = 7
    return Set(words.indices.dropFirst(header).filter { subclass[$0] != words[$0] })
  }
}
