import Adwaita
import BindingCore
import Gtk

/// Notes beside each other in a wide window, one after the other in a narrow one.
final class NotesWindow: Adw.ApplicationWindow {
  let viewModel: NotesViewModel
  private let leaflet = Adw.Leaflet()
  private let toasts = Adw.ToastOverlay()
  private let list = ListView()
  private let titleRow = Adw.EntryRow()
  private let textView = TextView()

  init(app: Adw.Application, viewModel: NotesViewModel) {
    self.viewModel = viewModel
    super.init(app: app)
    title = "Notes"
    setDefaultSize(width: 760, height: 480)
    setSizeRequest(width: 360, height: 300)
    _ = leaflet.append(makeSidebar())
    _ = leaflet.append(makeContent())
    leaflet.canNavigateBack = true
    toasts.child = leaflet
    content = toasts
    bind()
  }

  private func bind() {
    viewModel.shown.bind(to: list, selection: SingleItemSelection(viewModel.selected)) { TextCell(\.title) }
    viewModel.title.bidirectionalBind(to: titleRow.reactive.text)
    viewModel.text.bidirectionalBind(to: textView.buffer!.reactive.text)
    viewModel.hasSelection.bind(to: self) { me, isOpen in
      _ = me.leaflet.navigate(isOpen ? .forward : .back)
    }
    viewModel.deleted.bind(to: self) { me, note in me.tell(note) }
  }

  private func tell(_ note: Note) {
    let toast = Adw.Toast(title: "“\(note.title)” deleted")
    toast.buttonLabel = "Undo"
    toast.reactive.buttonClicked.bind(to: self) { me in me.viewModel.restore(note) }
    toasts.addToast(toast)
  }

  private func makeSidebar() -> Widget {
    let header = Adw.HeaderBar()
    header.titleWidget = Adw.WindowTitle(title: "Notes", subtitle: "")
    // Beside the note, the window's buttons are at its end.
    leaflet.reactive.folded.bind(to: header.reactive.showEndTitleButtons)
    let add = Button(iconName: "list-add-symbolic")
    add.tooltipText = "New Note"
    add.reactive.clicked.bind(to: viewModel) { $0.add() }
    header.packStart(add)
    let preferences = Button(iconName: "emblem-system-symbolic")
    preferences.tooltipText = "Preferences"
    preferences.reactive.clicked.bind(to: self) { me in PreferencesWindow(parent: me).present() }
    header.packEnd(preferences)
    list.addCssClass("navigation-sidebar")
    list.accessibleLabel = "Notes"
    let scroller = ScrolledWindow()
    scroller.child = list
    scroller.vexpand = true
    let box = Box(.vertical, spacing: 0, [header, scroller])
    box.setSizeRequest(width: 260, height: -1)
    return box
  }

  private func makeContent() -> Widget {
    let header = Adw.HeaderBar()
    header.titleWidget = Adw.WindowTitle(title: "", subtitle: "")
    let back = Button(iconName: "go-previous-symbolic")
    back.tooltipText = "Back"
    back.reactive.clicked.bind(to: viewModel) { $0.selected.value = nil }
    leaflet.reactive.folded.bind(to: back.reactive.visible)
    header.packStart(back)
    let delete = Button(iconName: "user-trash-symbolic")
    delete.tooltipText = "Delete"
    delete.reactive.clicked.bind(to: viewModel) { $0.delete() }
    viewModel.hasSelection.bind(to: delete.reactive.sensitive)
    header.packEnd(delete)

    titleRow.title = "Title"
    let group = Adw.PreferencesGroup()
    group.add(titleRow)
    textView.wrapMode = .wordChar
    textView.vexpand = true
    textView.addCssClass("card")
    textView.topMargin = 12
    textView.leftMargin = 12
    textView.accessibleLabel = "Text"
    let form = Box(.vertical, spacing: 18, [group, textView])
    form.setMargins(18)
    let clamp = Adw.Clamp()
    clamp.child = form

    let empty = Adw.StatusPage()
    empty.iconName = "document-edit-symbolic"
    empty.title = "No Note Selected"
    empty.vexpand = true
    viewModel.hasSelection.bind(to: clamp.reactive.visible)
    viewModel.hasSelection.map { !$0 }.bind(to: empty.reactive.visible)
    let box = Box(.vertical, spacing: 0, [header, clamp, empty])
    box.hexpand = true
    return box
  }
}

/// The preferences: how the program looks.
final class PreferencesWindow: Adw.PreferencesWindow {
  init(parent: Gtk.Window) {
    super.init()
    transientFor = parent
    modal = true
    let isDark = Property(Adw.StyleManager.default.dark)
    let dark = Switch()
    dark.valign = .center
    isDark.bidirectionalBind(to: dark.reactive.active)
    isDark.dropFirst(1).bind(to: self) { _, isDark in
      Adw.StyleManager.default.colorScheme = isDark ? .forceDark : .forceLight
    }
    let row = Adw.ActionRow()
    row.title = "Dark Style"
    row.subtitle = "For late hours"
    row.addSuffix(dark)
    row.activatableWidget = dark
    let group = Adw.PreferencesGroup()
    group.title = "Appearance"
    group.add(row)
    let page = Adw.PreferencesPage()
    page.add(group)
    add(page)
  }
}
