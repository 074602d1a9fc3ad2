import BindingCore
import CGtk

/// An element of a list as GTK sees it: a GObject, made when GTK asks for it.
///
/// The same element keeps the same row while GTK holds it, which is how GTK keeps its selection. New content of the
/// element reaches the row's widgets through `element`.
final class ListRow<Item>: Object {
  let element: Property<Item>
  /// Called when GTK has let go of the row.
  var released: (() -> Void)?

  init(_ item: Item) {
    element = Property(item)
    super.init(adopting: UnsafeMutableRawPointer(g_object_new_with_properties(FundamentalType.object, 0, nil, nil)!))
  }

  isolated deinit { released?() }
}
