public import BindingCore
import CGtk

extension Widget {
  /// Makes the widget draggable to other widgets and other applications.
  ///
  ///     picture.addDragSource { [weak model] in model?.photo.title }
  ///
  /// - Parameters:
  ///   - actions: the allowed actions.
  ///   - content: returns the dragged content when a drag begins: a text, a `Gdk.Texture`, a `Gdk.FileList`, or `nil`
  ///     to prevent the drag.
  /// - Returns: The controller, with the signals of the drag.
  @discardableResult
  public final func addDragSource(
    actions: Gdk.DragAction = .copy, _ content: @escaping () -> (any GValueWritable)?
  ) -> DragSource {
    let source = DragSource()
    source.actions = actions
    source.reactive.prepare.answer { _, _ in content().map { Gdk.ContentProvider(value: $0) } }
    addController(source)
    return source
  }

  /// Accepts drops of one type of content on the widget.
  ///
  ///     picture.addDropTarget(for: Gdk.FileList.self) { list, x, y in
  ///       open(list.files)
  ///       return true
  ///     }
  ///
  /// - Parameters:
  ///   - type: `String.self`, `Gdk.Texture.self` for an image, or `Gdk.FileList.self` for files.
  ///   - actions: the allowed actions.
  ///   - body: takes the dropped content and its position, and returns whether it could be used. The content comes from
  ///     another application and is untrusted.
  /// - Returns: The controller, with the signals of the drag.
  @discardableResult
  public final func addDropTarget<Content: GValueNullable>(
    for type: Content.Type, actions: Gdk.DragAction = .copy, _ body: @escaping (Content, Double, Double) -> Bool
  ) -> DropTarget {
    let target = DropTarget(type: type, actions: actions)
    target.reactive.drop.answer { value, x, y in value.get(Content.self).map { body($0, x, y) } ?? false }
    addController(target)
    return target
  }
}

extension Reactive where Base: Widget {
  /// Content of one type that is dropped on the widget: `String.self`, `Gdk.Texture.self` or `Gdk.FileList.self`. The
  /// widget accepts such content while the signal is observed.
  ///
  ///     window.reactive.drops(of: Gdk.FileList.self).map(\.files).bind(to: model.opened)
  public func drops<Content: GValueNullable>(
    of type: Content.Type, actions: Gdk.DragAction = .copy
  ) -> SafeSignal<Content> {
    Signal(attach: { [weak base] observer, subscription in
      guard let base else {
        observer.end?(.finished)
        return
      }
      let target = base.addDropTarget(for: type, actions: actions) { content, _, _ in
        observer.next(content)
        return true
      }
      let end = base.deallocated.observeNext { observer.end?(.finished) }
      subscription.add(end)
      subscription.add(BlockDisposable { [weak base, weak target] in target.map { base?.removeController($0) } })
    })
  }
}
