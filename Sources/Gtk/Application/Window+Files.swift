import CGtk

extension Window {
  /// Lets the user choose a file to open.
  ///
  /// In a sandbox, and where the desktop prefers it, the dialog is the desktop's own, and the chosen file becomes
  /// readable for the application. The main loop continues to run meanwhile. The dialog closes if the task is cancelled
  /// or this window is closed.
  ///
  /// - Parameters:
  ///   - title: the dialog's title, or `nil` for GTK's default.
  ///   - filters: the file filters, the first of which is active initially. If empty, all files can be chosen.
  ///   - folder: the initial folder.
  /// - Returns: The file, or `nil` if none was chosen.
  public final func openFile(
    title: String? = nil, filters: [FileFilter] = [], in folder: Gio.File? = nil
  ) async -> Gio.File? {
    await chooseFiles(.open, title, filters, folder)?.first
  }

  /// Lets the user choose one or more files to open, in the same way as `openFile`.
  ///
  /// - Returns: The files, or `nil` if none was chosen.
  public final func openFiles(
    title: String? = nil, filters: [FileFilter] = [], in folder: Gio.File? = nil
  ) async -> [Gio.File]? {
    await chooseFiles(.open, title, filters, folder) { $0.allowSeveral() }
  }

  /// Lets the user choose where to save a file, in the same way as `openFile`. If the file exists, the user is asked
  /// whether to replace it.
  ///
  /// - Parameter suggestedName: the initial file name, without a folder.
  /// - Returns: The file, which need not exist, or `nil` if none was chosen.
  public final func saveFile(
    suggestedName: String, title: String? = nil, filters: [FileFilter] = [], in folder: Gio.File? = nil
  ) async -> Gio.File? {
    await chooseFiles(.save, title, filters, folder) { $0.suggest(suggestedName) }?.first
  }

  /// Lets the user choose a folder, in the same way as `openFile`.
  ///
  /// - Parameter answer: the label of the button that chooses the folder, or `nil` for GTK's default.
  /// - Returns: The folder, or `nil` if none was chosen.
  public final func selectFolder(
    title: String? = nil, answer: String? = nil, in folder: Gio.File? = nil
  ) async -> Gio.File? {
    await chooseFiles(.selectFolder, title, [], folder) { $0.acceptLabel = answer }?.first
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
  /// Creates a filter from file types and names.
  ///
  /// - Parameters:
  ///   - name: the filter's label, such as "Pictures".
  ///   - mimeTypes: file types, such as `image/png` or `image/*`.
  ///   - suffixes: file name extensions without the dot, case-insensitive.
  ///   - patterns: file name patterns, such as `*.tar.*`.
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
