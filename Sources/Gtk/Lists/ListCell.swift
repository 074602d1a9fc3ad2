public import BindingCore

/// A line of a list view: a widget that shows one element after another.
///
/// Make the widgets in `init`, fill them in `bind(_:)`. GTK makes some two hundred cells for a list of any length and
/// gives each the elements that scroll into view.
///
///     final class NameCell: ListCell<Person> {
///       private let label = Label()
///
///       init() {
///         super.init(orientation: .horizontal, spacing: 6)
///         append(label)
///       }
///
///       override func bind(_ person: Person) {
///         person.name.bind(to: label.reactive.label).dispose(in: bag)
///       }
///     }
open class ListCell<Item: Identifiable>: Box {
  /// What belongs to the element that is shown. Emptied before the cell gets another one, or the same with new content.
  public final var bag: DisposeBag { onReuseBag }
  private var row: ListRow<Item>?

  public override init(orientation: Orientation, spacing: Int) {
    super.init(orientation: orientation, spacing: spacing)
  }

  /// Shows an element. Called again when its content changes.
  open func bind(_ item: Item) {}

  /// The element has scrolled away or is gone: `bag` is empty already.
  open func unbind() {}

  /// What assistive technology calls the whole line: set it in `bind(_:)`. GTK gives lines no name of their own.
  public final var lineLabel: String? {
    get { parent?.accessibleLabel }
    set { parent?.accessibleLabel = newValue }
  }

  final func showContent(of row: ListRow<Item>) {
    stopShowing()
    self.row = row
    row.observe(self) { [weak self] item in
      guard let self else { return }
      bag.removeAll()
      bind(item)
    }
  }

  final func hideContent() {
    stopShowing()
    bag.removeAll()
    unbind()
  }

  private func stopShowing() {
    row?.stopObserving(self)
    row = nil
  }
}
