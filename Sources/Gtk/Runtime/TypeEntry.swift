import CGtk

/// What there is in Swift for one type of GObject: a line of the tables in `Registry.swift`.
///
/// The type is known by its name alone: a program has those types that it uses, not the 300 that it could use. GTK finds
/// the function that makes one by that name, too.
protocol TypeEntry {
  var name: StaticString { get }
}

/// A class of GObjects, or an interface of some.
struct WrapperEntry: TypeEntry {
  let name: StaticString
  let make: WrapperFactory

  init(_ name: StaticString, make: @escaping WrapperFactory) {
    self.name = name
    self.make = make
  }
}

/// A class of objects that are no GObjects.
struct FundamentalEntry: TypeEntry {
  let name: StaticString
  let wrapper: () -> FundamentalObject.Type

  init(_ name: StaticString, wrapper: @escaping () -> FundamentalObject.Type) {
    self.name = name
    self.wrapper = wrapper
  }
}

/// What a table, sorted by names, has under this name.
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
