public import BindingCore
import CGtk

// Reading is generated: `try await clipboard.readText()`, `readTexture()`.
extension Gdk.Clipboard {
  /// Puts an image on the clipboard.
  public final func setTexture(_ texture: Gdk.Texture) { set(texture) }

  /// Puts files on the clipboard, for pasting in a file manager.
  public final func setFiles(_ files: [Gio.File]) { set(Gdk.FileList(files: files)) }

  /// The files on the clipboard.
  ///
  /// - Throws: An error if there are none, or `CancellationError`.
  public final func readFiles() async throws -> [Gio.File] {
    try await readValue(type: Gdk.FileList.self).get(Gdk.FileList.self)?.files ?? []
  }
}

extension Reactive where Base: Gdk.Clipboard {
  /// Puts each text on the clipboard: `copy.with(latestFrom: address).bind(to: clipboard.reactive.text)`.
  public var text: Bond<String> { bond { $0.setText($1) } }

  /// Puts each image on the clipboard.
  public var texture: Bond<Gdk.Texture> { bond { $0.setTexture($1) } }
}
