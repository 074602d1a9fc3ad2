import CGtk

extension Window {
  /// Lets a person choose a file to open.
  ///
  /// In a sandbox, and where the desktop prefers it, the dialog is the desktop's own, and what is chosen becomes readable
  /// for the application. The main loop goes on meanwhile. When the task is cancelled or this window goes away, so does
  /// the dialog.
  ///
  /// - Parameters:
  ///   - title: the dialog's title; nil for GTK's words.
  ///   - filters: what can be chosen; the first one is on at first. None is everything.
  ///   - folder: where to begin.
  /// - Returns: the file, or nil when nothing was chosen.
  public final func openFile(
    title: String? = nil, filters: [FileFilter] = [], in folder: Gio.File? = nil
  ) async -> Gio.File? {
    await chooseFiles(.open, title, filters, folder)?.first
  }

  /// Lets a person choose one or more files to open; like `openFile`.
  ///
  /// - Returns: the files, or nil when nothing was chosen.
  public final func openFiles(
    title: String? = nil, filters: [FileFilter] = [], in folder: Gio.File? = nil
  ) async -> [Gio.File]? {
    await chooseFiles(.open, title, filters, folder) { $0.allowSeveral() }
  }

  /// Lets a person say where to save a file; like `openFile`. Somebody who chooses a file that exists is asked whether to
  /// replace it.
  ///
  /// - Parameter suggestedName: the name that the file is given unless another one is typed, without a folder.
  /// - Returns: the file, which need not exist, or nil when nothing was chosen.
  public final func saveFile(
    suggestedName: String, title: String? = nil, filters: [FileFilter] = [], in folder: Gio.File? = nil
  ) async -> Gio.File? {
    await chooseFiles(.save, title, filters, folder) { $0.suggest(suggestedName) }?.first
  }

  /// Lets a person choose a folder; like `openFile`.
  ///
  /// - Returns: the folder, or nil when nothing was chosen.
  public final func selectFolder(title: String? = nil, in folder: Gio.File? = nil) async -> Gio.File? {
    await chooseFiles(.selectFolder, title, [], folder)?.first
  }

  private func chooseFiles(
    _ action: FileChooserAction, _ title: String?, _ filters: [FileFilter], _ folder: Gio.File?,
    configure: (FileChooserNative) -> Void = { _ in }
  ) async -> [Gio.File]? {
    let chooser = FileChooserNative.make(action, title: title, parent: self, filters: filters, folder: folder)
    chooser.modal = true
    configure(chooser)
    let answer = await response(of: chooser.reactive.response, show: { chooser.show() })
    defer { chooser.destroy() }
    guard answer == Int(GTK_RESPONSE_ACCEPT.rawValue) else { return nil }
    let chosen = chooser.chosenFiles
    return chosen.isEmpty ? nil : chosen
  }
}

extension FileFilter {
  /// A choice of files.
  ///
  /// - Parameters:
  ///   - name: what the choice is called, such as "Pictures".
  ///   - mimeTypes: kinds of files, such as `image/png` or `image/*`.
  ///   - suffixes: ends of names without a dot, in any case.
  ///   - patterns: patterns of names, such as `*.tar.*`.
  public convenience init(
    _ name: String, mimeTypes: [String] = [], suffixes: [String] = [], patterns: [String] = []
  ) {
    self.init()
    self.name = name
    mimeTypes.forEach(addMimeType)
    suffixes.forEach(addSuffix)
    patterns.forEach(addPattern)
  }
}
