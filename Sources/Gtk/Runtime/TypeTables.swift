import CGtk

/// The Swift classes of GObject types, by the types' names: those of this module and of each generated module that has
/// registered its own.
///
/// A generated module registers its types when one of its classes is first used.
@_spi(Bindings) public enum TypeTables {
  static private(set) var wrappers = [wrapperTable] + newerWrapperTables
  static private(set) var interfaces = newerInterfaceTable + interfaceTable
  static private(set) var fundamentals = [fundamentalTable] + newerFundamentalTables
  /// The modules whose classes are implemented in C.
  static private(set) var modules: Set<String> = ["Gtk"]

  /// Registers the types of a generated module.
  ///
  /// - Parameters:
  ///   - module: The name of the Swift module.
  ///   - wrappers: Its classes in tables, each sorted by name as C compares strings.
  ///   - interfaces: Classes for objects known only by an interface. Interfaces that build on others come first.
  ///   - fundamentals: Classes of objects that are not GObjects, sorted likewise.
  public static func add(
    module: String, wrappers: [[WrapperEntry]], interfaces: [WrapperEntry] = [],
    fundamentals: [[FundamentalEntry]] = []
  ) {
    guard modules.insert(module).inserted else { return }
    self.wrappers += wrappers
    self.interfaces = interfaces + self.interfaces
    self.fundamentals += fundamentals
    Object.forgetNearestClasses()
    FundamentalObject.forgetNearestClasses()
  }

  /// Returns the entry with this name.
  static func entry<Entry: TypeEntry>(named name: UnsafePointer<CChar>, in tables: [[Entry]]) -> Entry? {
    for table in tables {
      if let found = find(name, in: table) { return found }
    }
    return nil
  }

  /// Searches a table that is sorted by name.
  private static func find<Entry: TypeEntry>(_ name: UnsafePointer<CChar>, in table: [Entry]) -> Entry? {
    var candidates = table.indices
    while !candidates.isEmpty {
      let middle = (candidates.lowerBound + candidates.upperBound) / 2
      let order = strcmp(name, table[middle].name.cString)
      if order == 0 { return table[middle] }
      candidates = order < 0 ? candidates.lowerBound..<middle : middle + 1..<candidates.upperBound
    }
    return nil
  }
}
