import CGtk

/// An entry for a GObject type in the tables of `Registry.swift`.
///
/// Types are known only by name, so that a program registers the types it uses rather than all 300. GTK also finds the
/// function that registers a type by its name.
protocol TypeEntry {
  var name: StaticString { get }
}

/// A GObject class or interface.
@_spi(Bindings) public struct WrapperEntry: TypeEntry {
  let name: StaticString
  let make: WrapperFactory

  @_spi(Bindings) public init(_ name: StaticString, make: @escaping WrapperFactory) {
    self.name = name
    self.make = make
  }
}

/// A class of objects that are not GObjects.
@_spi(Bindings) public struct FundamentalEntry: TypeEntry {
  let name: StaticString
  let wrapper: () -> FundamentalObject.Type

  @_spi(Bindings) public init(_ name: StaticString, wrapper: @escaping () -> FundamentalObject.Type) {
    self.name = name
    self.wrapper = wrapper
  }
}
