import CGtk

/// An entry for a GObject type in the tables of `Registry.swift`.
///
/// Types are known only by name, so that a program registers the types it uses rather than all 300. GTK also finds the
/// function that registers a type by its name.
protocol TypeEntry {
  var name: StaticString { get }
}

/// A GObject class or interface.
struct WrapperEntry: TypeEntry {
  let name: StaticString
  let make: WrapperFactory

  init(_ name: StaticString, make: @escaping WrapperFactory) {
    self.name = name
    self.make = make
  }
}

/// A class of objects that are not GObjects.
struct FundamentalEntry: TypeEntry {
  let name: StaticString
  let wrapper: () -> FundamentalObject.Type

  init(_ name: StaticString, wrapper: @escaping () -> FundamentalObject.Type) {
    self.name = name
    self.wrapper = wrapper
  }
}

/// Returns the entry with this name in a table that is sorted by name.
func entry<Entry: TypeEntry>(named name: UnsafePointer<CChar>, in table: [Entry]) -> Entry? {
  var candidates = table.indices
  while !candidates.isEmpty {
    let middle = (candidates.lowerBound + candidates.upperBound) / 2
    let order = strcmp(name, table[middle].name.cString)
    if order == 0 { return table[middle] }
    candidates = order < 0 ? candidates.lowerBound..<middle : middle + 1..<candidates.upperBound
  }
  return nil
}
