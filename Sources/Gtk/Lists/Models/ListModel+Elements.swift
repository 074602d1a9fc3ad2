public import BindingCore

// So that the elements of GObject's models are shown by the same cells as those of arrays. An object is itself.
extension Object: nonisolated Identifiable {}

extension Reactive where Base: Gio.ListModel {
  /// The elements of a GObject model as an observable array: what is there now, then each change of the model.
  ///
  ///     let folder = DirectoryList(attributes: "standard::*", file: Gio.File(path: "/usr/share"))
  ///     folder.reactive.elements(as: Gio.FileInfo.self)
  ///       .sortedCollection { $0.displayName < $1.displayName }
  ///       .bind(to: listView) { FileCell() }
  ///
  /// Each observer has a wrapper for each element, so the first event takes time in proportion to their number, and a change
  /// in proportion to what is removed and added. A view that shows a model without looking at all of it, such as one of
  /// millions of elements, takes the model itself: `listView.model`.
  ///
  /// - Parameter type: The class of the elements. The program ends with a message at an element of another class.
  public func elements<Element: Object>(as type: Element.Type = Element.self) -> SafeSignal<
    ObservableArrayEvent<Element>
  > {
    let changes = itemsChanged
    return Signal { [weak base] observer in
      guard let base else { return NonDisposable.instance }
      @MainActor func elements(_ range: Range<Int>, of model: any Gio.ListModel) -> [Element] {
        range.map { index in
          let object = model.getItem(index)
          guard let element = object as? Element else {
            preconditionFailure("Element \(index) of the model is a \(Swift.type(of: object)), not a \(type)")
          }
          return element
        }
      }
      var all = elements(0..<base.nItems, of: base)
      observer.receive(ObservableArrayEvent(collection: all, change: .reset))
      return changes.observeNext { [weak base] position, removed, added in
        guard let base, removed > 0 || added > 0 else { return }
        all.replaceSubrange(
          position..<position + removed, with: elements(position..<position + added, of: base))
        let change = ListChangeset(
          deletes: Array(position..<position + removed), inserts: Array(position..<position + added))
        observer.receive(ObservableArrayEvent(collection: all, change: .changes(change)))
      }
    }
  }
}
