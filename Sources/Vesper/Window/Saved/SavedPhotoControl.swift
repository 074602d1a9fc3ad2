import BindingCore
import Gtk
import PhotoSearchCore

/// The user's own note and tags for a saved photo, saved while typing, and its collections. Hidden for other photos.
final class SavedPhotoControl: Box {
  private let notes: SavedPhotoNotes
  private let noteView = TextView()
  private let tagsEntry = Entry()
  private let stateLabel = Label()

  init(_ notes: SavedPhotoNotes, saving: Property<PhotoSaveState>) {
    self.notes = notes
    super.init(orientation: .vertical, spacing: 6)
    addCssClass("saved-photo")
    let receiptButton = Button(label: Strings.showReceipt)
    let removeButton = Button(label: Strings.removeFromSaved)
    append([heading(Strings.note), makeNoteView(), heading(Strings.tagsOfSaved), tagsEntry, stateLabel])
    append([heading(Strings.collections), CollectionChips(notes.collections), receiptButton, removeButton])
    receiptButton.marginTop = 8
    receiptButton.tooltipText = Strings.receiptHint
    tagsEntry.accessibleLabel = Strings.tagsOfSaved
    tagsEntry.tooltipText = Strings.tagsHint
    stateLabel.accessibleRole = .status
    stateLabel.xalign = 0
    stateLabel.wrap = true
    stateLabel.addCssClass("dim-label")
    stateLabel.addCssClass("caption")

    notes.saved.map { $0 != nil }.bind(to: reactive.visible)
    if let buffer = noteView.buffer { notes.note.bidirectionalBind(to: buffer.reactive.text) }
    notes.tags.bidirectionalBind(to: tagsEntry.reactive.text)
    notes.state.map(Strings.state).bind(to: stateLabel.reactive.label)
    receiptButton.reactive.clicked.bind(to: self) { $0.showReceipt() }
    removeButton.reactive.clicked.bind(to: notes) { $0.remove() }
    // A photo can be saved or removed while it is open.
    saving.dropFirst(1).filter { !$0.isUnderWay }.bind(to: notes) { notes, _ in notes.look() }
    reactive.unrealize.bind(to: notes) { $0.keep() }
  }

  private func showReceipt() {
    Task {
      guard let window = root as? SearchWindow else { return }
      do throws(SavedPhotosError) {
        if let receipt = try await notes.receipt(wording: Strings.receiptWording) {
          window.present(ReceiptWindow(receipt, parent: window))
        } else {
          await window.alert(title: Strings.noReceipt, message: Strings.noReceiptHint, buttons: [Strings.close])
        }
      } catch {
        await window.alert(
          title: Strings.savedPhotosFailedTitle, message: Strings.sentence(for: error), buttons: [Strings.close])
      }
    }
  }

  private func heading(_ text: String) -> Widget {
    let label = Label(label: text)
    label.xalign = 0
    label.wrap = true
    label.addCssClass("heading")
    return label
  }

  private func makeNoteView() -> Widget {
    noteView.wrapMode = .wordChar
    noteView.acceptsTab = false
    noteView.topMargin = 6
    noteView.bottomMargin = 6
    noteView.leftMargin = 6
    noteView.rightMargin = 6
    noteView.accessibleLabel = Strings.note
    let scroller = ScrolledWindow()
    scroller.hasFrame = true
    scroller.focusable = false
    scroller.addCssClass("note")
    scroller.minContentHeight = 72
    scroller.maxContentHeight = 240
    scroller.propagateNaturalHeight = true
    scroller.child = noteView
    return scroller
  }
}
