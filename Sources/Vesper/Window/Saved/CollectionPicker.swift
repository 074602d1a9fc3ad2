import BindingCore
import Gtk
import PhotoSearchCore

/// Adds photos to a collection whose name is typed or chosen.
final class CollectionPicker: Popover {
  private let collections: PhotoCollectionsViewModel
  private let photos: [Photo]
  private let entry = Entry()
  private let list = Box(orientation: .vertical, spacing: 0)
  private let scroller = ScrolledWindow()

  /// - Parameter photos: The photos to add.
  init(_ collections: PhotoCollectionsViewModel, photos: [Photo]) {
    self.collections = collections
    self.photos = photos
    super.init()
    addCssClass("name-popover")
    accessibleLabel = Strings.addToCollection
    let heading = Label(label: Strings.addToCollection)
    heading.xalign = 0
    heading.addCssClass("heading")
    entry.accessibleLabel = Strings.collectionName
    entry.placeholderText = Strings.addToCollectionHint
    entry.tooltipText = Strings.addToCollectionHint
    entry.widthChars = 28
    entry.maxLength = 4 * PhotoCollection.maximumNameLength
    scroller.hscrollbarPolicy = .never
    scroller.focusable = false
    scroller.propagateNaturalHeight = true
    scroller.maxContentHeight = 220
    scroller.child = list
    child = Box(.vertical, spacing: 8, [heading, entry, scroller])
    combineLatest(collections.collections, entry.reactive.text) { event, text in
      CollectionChoices(event.collection, typed: text)
    }
    .removeDuplicates().bind(to: self) { me, choices in me.show(choices) }
    entry.reactive.activate.bind(to: self) { $0.take($0.entry.text) }
    collections.load()
  }

  private func show(_ choices: CollectionChoices) {
    while let button = list.firstChild { list.remove(button) }
    for name in choices.matching { add(Icon.collection, name, name: name) }
    scroller.visible = !choices.matching.isEmpty || choices.new != nil
    if let name = choices.new { add(Icon.add, Strings.createCollection(name), name: name) }
  }

  private func add(_ icon: String, _ text: String, name: String) {
    let label = Label(label: text)
    label.xalign = 0
    label.ellipsize = .end
    label.maxWidthChars = 28
    let button = Button()
    button.child = Box(.horizontal, spacing: 8, [Image(iconName: icon), label])
    button.accessibleLabel = text
    button.addCssClass("flat")
    button.reactive.clicked.bind(to: self) { $0.take(name) }
    list.append(button)
  }

  private func take(_ name: String) {
    guard !PhotoCollection.name(name).isEmpty else { return }
    popdown()
    collections.add(photos, toNamed: name)
  }

  /// Opens the popover in the lower middle of a widget. The keyboard focus returns to where it was.
  func open(in widget: Widget) {
    let before = (widget.root as? Window)?.focus
    hasArrow = false
    position = .top
    pointingTo = Gdk.Rectangle(x: widget.width / 2, y: widget.height - 12, width: 1, height: 1)
    setParent(widget)
    reactive.closed.bind(to: self) { [weak before] me in
      Task {
        me.unparent()
        before?.grabFocus()
      }
    }
    widget.reactive.unrealize.bind(to: self) { $0.unparent() }
    popup()
    entry.grabFocus()
  }
}
