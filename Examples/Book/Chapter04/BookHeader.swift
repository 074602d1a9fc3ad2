import BindingCore
import Gtk

/// The header of the window: what to look for, and in which order.
final class BookHeader: HeaderBar {
  init(_ shelf: Shelf) {
    super.init()
    let search = SearchEntry()
    search.placeholderText = "Search"
    search.maxWidthChars = 30
    titleWidget = search
    let order = DropDown(strings: Order.allCases.map(\.name))
    order.accessibleLabel = "Order"
    packEnd(order)

    shelf.search.bidirectionalBind(to: search.reactive.text)
    shelf.order
      .bidirectionalMap(to: { $0.rawValue }, from: { Order(rawValue: $0) ?? .added })
      .bidirectionalBind(to: order.reactive.selected)
  }
}
