public import BindingCore
import CGtk

/// A `Gio.ListModel` that follows an observable array.
///
/// Made in O(1): rows come into being when GTK asks for them, some two hundred for a list of any length. A change of
/// the array becomes the fewest announcements, so that selection and scroll position survive; a change of an element's
/// content becomes none at all, the element's row tells its widgets itself. Elements are told apart by `id`, which must
/// be unique in the array.
@MainActor
public class ArrayListModel<Item: Identifiable>: Object, Gio.ListModel {
  final let content: ArrayContent<Item>

  /// A model of what `array` holds until the array or the model goes away.
  public convenience init<Source: SignalProtocol>(_ array: Source)
  where Source.Element == ObservableArrayEvent<Item>, Source.Failure == Never {
    self.init(ListContent.modelType, of: array)
  }

  /// A model of a GObject class whose instances hold an `ArrayContent`.
  init<Source: SignalProtocol>(_ type: GType, of array: Source)
  where Source.Element == ObservableArrayEvent<Item>, Source.Failure == Never {
    content = ArrayContent()
    super.init(adopting: SwiftInstance.make(type, holding: content))
    array.steps().bind(to: self) { model, step in model.take(step) }
  }

  /// The element at a position, for what GTK says by position: `listView.reactive.activate`, a selection.
  ///
  /// Precondition: the model has that many.
  public final subscript(position: Int) -> Item { content.item(at: position) }

  /// The element behind an object of the model, such as the `selectedItem` of a selection.
  public final func element(of row: Object?) -> Item? { ListRow<Item>.of(row?.pointer)?.item }

  func take(_ step: ArrayStep<Item>) {
    let announce = { (span: ListSpan) in
      self.itemsChanged(position: span.position, removed: span.removed, added: span.added)
    }
    switch step.change {
    case .reset: content.reset(to: step.wholeOfReset, announce: announce)
    case .changes(let changeset): content.change(to: step, by: changeset, announce: announce)
    }
  }
}
