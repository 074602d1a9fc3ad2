public import BindingCore
import CGtk

/// A `Gio.ListModel` that follows an observable array.
///
/// Creation is O(1): rows are created when GTK requests them, about two hundred for a list of any length. A change of
/// the array causes the fewest announcements possible, so that selection and scroll position survive; a change of an
/// element's content causes none, as the element's row notifies its widgets directly. Elements are identified by `id`,
/// which must be unique in the array.
///
/// The end of an array that an operator works on in `TimeSlices` for more than one slice may follow some
/// frames later.
@MainActor
public class ArrayListModel<Item: Identifiable>: Object, Gio.ListModel {
  final let content: ArrayContent<Item>
  /// Called after each change has been announced.
  final var follower: ((ArrayChange) -> Void)?
  /// The work of announcing what has not been announced yet, if that is about to be done.
  private var catchingUp: CatchingUp<Item>?
  private var isAnnouncing = false

  /// Creates a model that follows `array` until the array or the model is deallocated.
  public convenience init<Source: SignalProtocol>(_ array: Source)
  where Source.Element == ObservableArrayEvent<Item>, Source.Failure == Never {
    self.init(ListContent.modelType, of: array)
  }

  /// Creates a model of a GObject class whose instances hold an `ArrayContent`.
  init<Source: SignalProtocol>(_ type: GType, of array: Source)
  where Source.Element == ObservableArrayEvent<Item>, Source.Failure == Never {
    content = ArrayContent()
    super.init(adopting: SwiftInstance.make(type, holding: content))
    array.steps().bind(to: self) { model, step in model.take(step) }
  }

  /// Returns the element at a position that GTK reported, as `listView.reactive.activate` or a selection does.
  ///
  /// - Precondition: `position` is in the bounds of the model.
  public final subscript(position: Int) -> Item { content.item(at: position) }

  /// Returns the element behind an object of the model, such as the `selectedItem` of a selection.
  public final func element(of row: Object?) -> Item? { ListRow<Item>.of(row?.pointer)?.item }

  func take(_ step: ArrayStep<Item>) {
    let isGradual = step.slices != nil && mayBeBehind
    switch step.change {
    case .reset: Leftovers.release(content.reset(to: step, isGradual: isGradual, announce: announce))
    case .changes(let changeset): content.change(to: step, by: changeset, isGradual: isGradual, announce: announce)
    }
    if let slices = step.slices, content.isBehind, catchingUp == nil {
      catchingUp = CatchingUp(self, in: slices)
      catchingUp?.startLater()
    }
    follower?(step.change)
  }

  private func announce(_ span: ListSpan) {
    let wasAnnouncing = isAnnouncing
    isAnnouncing = true
    itemsChanged(position: span.position, removed: span.removed, added: span.added)
    isAnnouncing = wasAnnouncing
  }

  // MARK: Catching up

  /// Whether GTK may know the first elements before the rest.
  var mayBeBehind: Bool { follower == nil }

  /// Announces elements that GTK does not know yet, unless it is just being told of some.
  ///
  /// - Returns: Whether there are no more of them.
  @discardableResult
  final func catchUp(by count: Int = .max) -> Bool {
    if isAnnouncing { return false }
    content.catchUp(by: count, announce: announce)
    if !content.isBehind { catchingUp = nil }
    return !content.isBehind
  }
}
