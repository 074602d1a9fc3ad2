import Gtk
import PhotoSearchCore

extension Gdk.Clipboard {
  /// Puts a credit, or several, on the clipboard. HTML is offered as such too: pasted into a document it becomes
  /// formatted text, and into an editor its source.
  func setCredit(_ text: String, format: CreditFormat) {
    guard format == .html else { return setText(text) }
    // Programs assume different encodings for HTML without this element.
    let page = "<meta http-equiv=\"content-type\" content=\"text/html; charset=utf-8\">\(text)"
    let html = Gdk.ContentProvider(mimeType: "text/html", bytes: GLib.Bytes(data: Array(page.utf8)))
    setContent(Gdk.ContentProvider(union: [html, Gdk.ContentProvider(value: text)]))
  }
}
