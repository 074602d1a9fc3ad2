import CGtk

/// A computed list: a Swift class that GTK's list widgets, filters and selections take as a model.
///
///     final class Squares: Object, ListModelImplementation {
///       var itemCount = 1000 { didSet { ... itemsChanged(position: ...) } }
///
///       init() { super.init() }
///       func makeItem(at position: Int) -> Object { StringObject(string: "\(position * position)") }
///     }
///
///     listView.model = SingleSelection(model: Squares())
///
/// Report changes with `itemsChanged(position:removed:added:)`, after updating the count. An observable array needs
/// none of this: `photos.bind(to: listView)`.
@MainActor
public protocol ListModelImplementation: Gio.ListModel, SubclassTrait {
  /// The GObject class of the items.
  static var itemClass: Object.Type { get }
  /// The number of items.
  var itemCount: Int { get }
  /// Returns the item at a position below `itemCount`. Further calls for the same position return the same object as
  /// long as it is alive.
  func makeItem(at position: Int) -> Object
}

extension ListModelImplementation {
  public static var itemClass: Object.Type { Object.self }
}

let implementListModel: GInterfaceInitFunc = { table, _ in
  let interface = table!.assumingMemoryBound(to: GListModelInterface.self)
  interface.pointee.get_item_type = { model in
    implementation(of: model).map { type(of: $0).itemClass.registeredType } ?? FundamentalType.object
  }
  interface.pointee.get_n_items = { guint(implementation(of: $0)?.itemCount ?? 0) }
  interface.pointee.get_item = { model, position in
    guard let list = implementation(of: model), position < list.itemCount else { return nil }
    return list.makeItem(at: Int(position)).givenPointer()
  }
}

/// The Swift object of a model, or `nil` while it is being created or disposed of.
private func implementation(of model: OpaquePointer?) -> (any ListModelImplementation)? {
  Object.existing(model.map { UnsafeMutableRawPointer($0) }) as? any ListModelImplementation
}
