public import BindingCore
import CGtk

extension Widget {
  /// Lets the widget be dragged to other widgets and other applications.
  ///
  ///     picture.addDragSource { [weak model] in model?.photo.title }
  ///
  /// - Parameters:
  ///   - actions: what may happen to the content.
  ///   - content: what is dragged, asked for when a drag begins: a text, a `Gdk.Texture`, a `Gdk.FileList`. Nil for
  ///     nothing: there is no drag then.
  /// - Returns: the controller, with the signals of the drag.
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

  /// Lets content of one type be dropped onto the widget.
  ///
  ///     picture.addDropTarget(for: Gdk.FileList.self) { list, x, y in
  ///       open(list.files)
  ///       return true
  ///     }
  ///
  /// - Parameters:
  ///   - type: `String.self`, `Gdk.Texture.self` for a picture, `Gdk.FileList.self` for files.
  ///   - actions: what may happen to the content.
  ///   - body: takes what was dropped and where; returns whether it could be used. It comes from another application:
  ///     trust nothing in it.
  /// - Returns: the controller, with the signals of the drag.
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
  /// What is dropped onto the widget, of one type: `String.self`, `Gdk.Texture.self` or `Gdk.FileList.self`. While it is
  /// observed, content of that type can be dropped.
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
