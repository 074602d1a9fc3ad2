import BindingCore
import FoundationEssentials
import Gtk
import PhotoSearchCore

/// The actions on a collection, and their menu.
final class CollectionActions: DisposeBagProvider {
  let collections: PhotoCollectionsViewModel
  private unowned let window: SearchWindow
  /// The collection to which the open context menu refers, and where the menu is.
  private var target: Target?
  let bag = DisposeBag()
  /// Where the last collection was exported as a folder, at first where the folder of the saved photos is. GTK itself
  /// would offer the files that were used last, none of which is a folder to export to.
  private lazy var exportFolder = window.viewModel.savedPhotos.map {
    Gio.File(path: URL(filePath: $0.directory).deletingLastPathComponent().path)
  }

  /// What an action acts on, and where it asks for a name.
  struct Target {
    let collection: PhotoCollection
    let widget: Widget
  }

  init(_ collections: PhotoCollectionsViewModel, window: SearchWindow) {
    self.collections = collections
    self.window = window
    window.insertActionGroup("collection", group: group { [weak self] in self?.target })
  }

  /// Returns the actions of a menu.
  ///
  /// - Parameter target: Returns the collection to which the menu refers.
  func group(_ target: @escaping () -> Target?) -> Gio.SimpleActionGroup {
    let group = Gio.SimpleActionGroup()
    @discardableResult func add(
      _ name: String, _ body: @escaping (CollectionActions, PhotoCollection, Widget) -> Void
    ) -> Gio.SimpleAction {
      group.addAction(name) { [weak self] in
        guard let self, let target = target() else { return }
        body(self, target.collection, target.widget)
      }
    }
    add("rename") { $0.rename($1, from: $2) }
    add("delete") { me, collection, _ in me.collections.delete(collection) }
    add("save-here") { me, collection, _ in me.collections.saveTo(collection) }
    add("save-to-none") { me, _, _ in me.collections.saveTo(nil) }
    add("copy-credits") { me, collection, _ in me.copyCredits(of: collection) }
    for form in PictureExport.Form.allCases {
      let action = add("export-\(form)") { me, collection, _ in me.export(collection, as: form) }
      // There is one at a time.
      collections.exportProgress.map { $0 == nil }.bind(to: action.reactive.enabled)
    }
    for form in CreditsDocument.allCases {
      add("credits-\(form.rawValue)") { me, collection, _ in me.exportCredits(of: collection, as: form) }
    }
    return group
  }

  // MARK: Menus

  /// Returns the context menu of a collection.
  func contextMenu(for collection: PhotoCollection, on widget: Widget) -> ContextMenu {
    target = Target(collection: collection, widget: widget)
    return ContextMenu(
      menu: menu(for: collection), widget: widget, point: (Double(widget.width) / 2, Double(widget.height) / 2)
    ) { [weak widget] in widget?.grabFocus() }
  }

  /// Returns the menu of a collection, for a widget with its actions.
  func menu(for collection: PhotoCollection) -> Gio.Menu {
    Gio.Menu {
      Gio.MenuItem {
        Gio.MenuItem(Strings.renameCollection, action: "collection.rename")
        if !collection.isSmart {
          if collection.isLastUsed {
            Gio.MenuItem(Strings.saveToNone, action: "collection.save-to-none")
          } else {
            Gio.MenuItem(Strings.saveHere, action: "collection.save-here")
          }
        }
      }
      Gio.MenuItem {
        Gio.MenuItem(Strings.copyCredits, action: "collection.copy-credits")
        Gio.MenuItem(submenu: Strings.exportCredits) {
          for form in CreditsDocument.allCases {
            Gio.MenuItem(Strings.name(of: form), action: "collection.credits-\(form.rawValue)")
          }
        }
        for form in PictureExport.Form.allCases {
          Gio.MenuItem(Strings.export(as: form), action: "collection.export-\(form)")
        }
      }
      Gio.MenuItem { Gio.MenuItem(Strings.deleteCollection, action: "collection.delete") }
    }
  }

  // MARK: Names

  /// Asks for the name of a new collection.
  func create(from widget: Widget) {
    ask(Strings.newCollectionTitle, from: widget, answer: Strings.create) { [collections] in
      collections.objection(to: $0)
    } then: { [collections] in
      collections.create(named: $0)
    }
  }

  /// Asks for the name of a smart collection with the current search.
  func saveSearch(from widget: Widget) {
    let text = PhotoCollection.name(collections.searchText)
    ask(Strings.newSmartCollectionTitle, from: widget, text: text, answer: Strings.create) { [collections] in
      collections.objection(to: $0)
    } then: { [collections] in
      collections.saveSearch(named: $0)
    }
  }

  /// Asks for another name of a collection.
  func rename(_ collection: PhotoCollection, from widget: Widget) {
    ask(Strings.renameCollectionTitle, from: widget, text: collection.name, answer: Strings.rename) { [collections] in
      collections.objection(to: $0, for: collection)
    } then: { [collections] in
      collections.rename(collection, to: $0)
    }
  }

  private func ask(
    _ title: String, from widget: Widget, text: String = "", answer: String,
    objection: @escaping (String) -> SavedPhotosError?, then body: @escaping (String) -> Void
  ) {
    let popover = NamePopover(title, text: text, answer: answer, objection: objection, then: body)
    popover.open(on: widget)
  }

  // MARK: Handing on

  private func copyCredits(of collection: PhotoCollection) {
    let format = collections.creditFormat
    Task {
      do throws(SavedPhotosError) {
        let credits = try await collections.credits(of: collection, as: format)
        if !credits.isEmpty { window.clipboard?.setCredit(credits, format: format) }
      } catch {
        window.tell(Strings.savedPhotosFailedTitle, Strings.sentence(for: error))
      }
    }
  }

  func exportCredits(of collection: PhotoCollection, as form: CreditsDocument) {
    Task {
      do throws(SavedPhotosError) {
        window.export(form, of: try await collections.photos(of: collection), title: collection.name)
      } catch {
        window.tell(Strings.creditsNotExported, Strings.sentence(for: error))
      }
    }
  }

  /// Exports the pictures of a collection, or of all saved photos, to a place that the user chooses.
  func export(_ collection: PhotoCollection?, as form: PictureExport.Form) {
    guard collections.exportProgress.value == nil else { return }
    let title = collection?.name ?? Strings.creditsTitle
    let name = PhotoCollection.fileName(for: collection?.name ?? Strings.allSavedPhotos)
    Task {
      let path: String?
      switch form {
      case .folder:
        let folder = await window.selectFolder(
          title: Strings.export(as: form), answer: Strings.exportHere, in: exportFolder)
        exportFolder = folder ?? exportFolder
        path = folder?.path.map { "\($0)/\(name)" }
      case .archive:
        path = await window.saveFile(suggestedName: "\(name).zip", title: Strings.export(as: form))?.path
      }
      guard let path else { return }
      collections.export(
        collection,
        as: PictureExport(
          form, to: path, title: title, creditsName: Strings.creditsTitle, receipts: Strings.receiptWording))
    }
  }
}
