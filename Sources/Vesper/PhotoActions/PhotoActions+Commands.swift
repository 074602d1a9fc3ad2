import BindingCore
import FoundationEssentials
import Gtk
import PhotoSearchCore

extension PhotoActions {
  /// Returns the menu of less frequent actions.
  static func menu(for photo: Photo) -> Gio.Menu {
    Gio.Menu {
      Gio.MenuItem {
        Gio.MenuItem(Strings.copyImage, action: "win.copy-image")
        Gio.MenuItem(Strings.copyCredit, action: Command.copyCredit.action)
        Gio.MenuItem.whereAvailable(Strings.copyLink, action: "win.copy-link")
      }
      Gio.MenuItem {
        Gio.MenuItem(Strings.openWith, action: "win.open-with")
        Gio.MenuItem(Strings.sendByEmail, action: "win.send-by-email")
        Gio.MenuItem(Strings.printPhoto, action: "win.print")
        Gio.MenuItem.whereAvailable(Strings.setAsWallpaper, action: "win.set-as-wallpaper")
      }
      Gio.MenuItem {
        Gio.MenuItem.whereAvailable(Strings.openPage(of: photo), action: "win.open-source-page")
        Gio.MenuItem.whereAvailable(Strings.reportPhoto, action: "win.report-photo")
      }
    }
  }

  /// Adds the actions on a photo to the window, with their keys.
  func addActions() {
    guard let window else { return }
    let isShown: SafeSignal<Bool> = viewModel.detail.map { $0 != nil }
    let always = [
      window.addAction("copy-image") { [weak self] in self?.copyImage() },
      window.addAction("open-with") { [weak self] in self?.openWith() },
      window.addAction(.sendByEmail) { [weak self] in self?.sendByEmail() },
      window.addAction(.print) { [weak self] in self?.printPhoto() },
    ]
    for action in always { isShown.bind(to: action.reactive.enabled) }
    let page = window.addAction(.openSourcePage) { [weak self] in
      self?.window?.openPage(self?.viewModel.detail.value?.photo.value.pageURL)
    }
    let link = window.addAction("copy-link") { [weak self] in self?.copyLink() }
    let report = window.addAction("report-photo") { [weak self] in
      self?.window?.openPage(self?.viewModel.detail.value?.photo.value.reportURL)
    }
    viewModel.selection.detail.map { $0?.pageURL != nil }.bind(to: page.reactive.enabled)
    viewModel.selection.detail.map { $0?.pageURL != nil }.bind(to: link.reactive.enabled)
    viewModel.selection.detail.map { $0?.reportURL != nil }.bind(to: report.reactive.enabled)
    addWallpaper(to: window, isShown)
  }

  /// Adds the wallpaper action, which only some desktops support.
  private func addWallpaper(to window: ApplicationWindow, _ isShown: SafeSignal<Bool>) {
    let action = window.addAction("set-as-wallpaper") { [weak self] in self?.setAsWallpaper() }
    action.enabled = false
    var isAsked = false
    isShown.filter { $0 }.bind(to: action) { action, _ in
      guard !isAsked else { return }
      isAsked = true
      Task {
        // A portal that was too slow to answer is asked again with the next photo.
        let isThere = await Portal.version(of: Self.wallpaper) != nil
        if isThere { isShown.bind(to: action.reactive.enabled) } else { isAsked = false }
      }
    }
  }

  private static let wallpaper = "org.freedesktop.portal.Wallpaper"
  private static let email = "org.freedesktop.portal.Email"
  private static let openURI = "org.freedesktop.portal.OpenURI"
  /// The size limit, in pixels, for programs that paste images.
  private static let largestPicture = 8192
  /// The size limit for printing, in pixels: as sharp as is visible on A4.
  private static let largestPrint = 5120

  // MARK: The clipboard

  func copyCredit() {
    guard let detail = viewModel.detail.value else { return }
    window?.clipboard?.setCredit(detail.credit.value, format: detail.creditFormat.value)
    copied.send(Strings.creditCopied)
  }

  private func copyLink() {
    guard let page = viewModel.detail.value?.photo.value.pageURL else { return }
    window?.clipboard?.setText(page.absoluteString)
    copied.send(Strings.linkCopied)
  }

  private func copyImage() {
    begin { me, detail in
      let path = try await me.file(of: detail.photo.value)
      let data = try Data(contentsOf: URL(filePath: path), options: .mappedIfSafe)
      let texture = try await ImageDecoder.decode(
        bytes: data, fitting: (Self.largestPicture, Self.largestPicture), in: me.decoder)
      let files = Gdk.ContentProvider(value: Gdk.FileList(files: [Gio.File(path: path)]))
      let content = Gdk.ContentProvider(union: [Gdk.ContentProvider(value: texture), files])
      // Something else may have been copied meanwhile.
      try Task.checkCancellation()
      me.window?.clipboard?.setContent(content)
      return Strings.imageCopied
    }
  }

  // MARK: Other applications

  private func setAsWallpaper() {
    begin { me, detail in
      let path = try await me.file(of: detail.photo.value)
      try me.wait()
      let answer = try await Portal.request(
        Self.wallpaper, "SetWallpaperFile", for: me.window, files: [path],
        arguments: { [GLib.Variant(handle: $0[0])] },
        options: { _ in ["show-preview": true.asVariant, "set-on": "background".asVariant] })
      return answer == nil ? nil : Strings.wallpaperIsSet
    }
  }

  private func sendByEmail() {
    begin { me, detail in
      let photo = detail.photo.value
      let subject = photo.title.isEmpty ? Strings.untitled : photo.title
      let text = Credit(photo).text(in: .plainText, detail.wording.value)
      if try await Self.hasPortal(Self.email) {
        let path = try await me.file(of: photo)
        try me.wait()
        do {
          try await Portal.request(
            Self.email, "ComposeEmail", for: me.window, files: [path],
            options: { numbers in
              [
                "subject": subject.asVariant, "body": text.asVariant,
                "attachment_fds": GLib.Variant(
                  childType: GLib.VariantType(typeString: "h"), children: numbers.map { GLib.Variant(handle: $0) }),
              ]
            })
          return nil
        } catch Portal.Failure.ended {
          // Some portals find no e-mail program where there is one for links.
        }
      }
      // Without the portal, an e-mail cannot have an attachment, so link to the photo instead.
      let body = [text, photo.pageURL?.absoluteString].compactMap(\.self).joined(separator: "\n\n")
      try await me.write(subject: subject, body: body)
      return nil
    }
  }

  /// Returns whether the desktop has a portal. One that was not waited for is no reason to do without.
  private static func hasPortal(_ name: String) async throws -> Bool {
    let version = await Portal.version(of: name)
    try Task.checkCancellation()
    return version != nil
  }

  /// Composes an e-mail in the user's e-mail program.
  private func write(subject: String, body: String) async throws {
    try Task.checkCancellation()
    guard let window else { return }
    let text = "mailto:?subject=\(Self.escaped(subject))&body=\(Self.escaped(body))"
    try await showUriFull(window, uri: text, timestamp: Gdk.CURRENT_TIME)
  }

  /// Returns the text percent-encoded.
  private static func escaped(_ text: String) -> String {
    text.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      if scalar.properties.isAlphabetic && scalar.isASCII || (48...57).contains(byte) { return String(scalar) }
      return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }

  private func printPhoto() {
    begin { me, detail in
      let photo = detail.photo.value
      let data = try Data(contentsOf: URL(filePath: await me.file(of: photo)), options: .mappedIfSafe)
      let texture = try await ImageDecoder.decode(
        bytes: data, fitting: (Self.largestPrint, Self.largestPrint), in: me.decoder)
      let credit = Credit(photo).text(in: .plainText, detail.wording.value)
      let operation = PrintedPhoto(texture: texture, credit: credit)
        .operation(name: Strings.name(of: photo), settings: me.printSettings)
      try me.wait()
      guard try await operation.run(.printDialog, over: me.window) == .apply else { return nil }
      me.printSettings = operation.printSettings
      return Strings.photoIsPrinted
    }
  }

  private func openWith() {
    begin { me, detail in
      let path = try await me.file(of: detail.photo.value)
      try me.wait()
      if try await Self.hasPortal(Self.openURI) {
        try await Portal.request(
          Self.openURI, "OpenFile", for: me.window, files: [path], arguments: { [GLib.Variant(handle: $0[0])] },
          options: { _ in ["ask": true.asVariant] })
      } else if let window = me.window {
        try await window.openWithApplication(path)
      }
      return nil
    }
  }
}

extension Window {
  /// Lets the user choose the application that opens a file.
  fileprivate func openWithApplication(_ path: String) async throws {
    let file = Gio.File(path: path)
    guard let application = await chooseApplication(for: file) else { return }
    try application.launch([file], context: nil)
  }
}

extension Gio.MenuItem {
  /// Creates an item that is hidden while its action is disabled.
  fileprivate static func whereAvailable(_ label: String, action: String) -> Gio.MenuItem {
    let item = Gio.MenuItem(label, action: action)
    item.setAttributeValue("hidden-when", value: "action-disabled".asVariant)
    return item
  }
}
