import Gtk
import PhotoSearchCore

extension Gdk.Clipboard {
  /// Puts a credit, or several, on the clipboard. HTML is offered as such too: pasted into a document it becomes
  /// formatted text, and into an editor its source.
  func setCredit(_ text: String, format: CreditFormat) {
    if format == .html { setContent(Gdk.ContentProvider(credit: text, html: text)) } else { setText(text) }
  }
}

extension Gdk.ContentProvider {
  /// A credit for programs that take formatted text, and for those that take plain text only.
  convenience init(credit text: String, html: String) {
    // Programs assume different encodings for HTML without this element.
    let page = "<meta http-equiv=\"content-type\" content=\"text/html; charset=utf-8\">\(html)"
    let formatted = Gdk.ContentProvider(mimeType: "text/html", bytes: GLib.Bytes(data: Array(page.utf8)))
    self.init(union: [formatted, Gdk.ContentProvider(value: text)])
  }
}
