import BindingCore
import Gtk
import WebKit

/// A browser with an address, a progress bar and a history.
final class BrowserWindow: ApplicationWindow {
  private let view = WebKit.WebView()

  init(_ app: Gtk.Application) {
    super.init(application: app)
    setDefaultSize(width: 900, height: 600)
    let back = Button(iconName: "go-previous-symbolic")
    back.tooltipText = "Back"
    let forward = Button(iconName: "go-next-symbolic")
    forward.tooltipText = "Forward"
    let address = Entry()
    address.hexpand = true
    address.inputPurpose = .url
    address.accessibleLabel = "Address"

    back.reactive.clicked.bind(to: view) { $0.goBack() }
    forward.reactive.clicked.bind(to: view) { $0.goForward() }
    view.backForwardList?.reactive.changed.bind(to: view) { view, _ in
      back.sensitive = view.canGoBack()
      forward.sensitive = view.canGoForward()
    }
    (back.sensitive, forward.sensitive) = (false, false)
    address.reactive.activate.bind(to: self) { me in me.open(address.text) }
    view.reactive.uri.bind(to: address.reactive.text)
    view.reactive.title.map { $0.isEmpty ? "Browser" : $0 }.bind(to: reactive.title)
    combineLatest(view.reactive.estimatedLoadProgress, view.reactive.isLoading) { $1 ? $0 : 0 }
      .bind(to: address.reactive.progressFraction)

    let header = HeaderBar()
    header.packStart(back)
    header.packStart(forward)
    header.titleWidget = address
    titlebar = header
    view.vexpand = true
    child = view
    view.loadHtml(
      "<title>Hello</title><h1>Hello from Swift</h1><p>Type an address above, and press Enter.</p>", baseUri: nil)
  }

  /// Opens an address, which may lack its scheme.
  private func open(_ text: String) {
    view.loadUri(text.contains("://") ? text : "https://\(text)")
  }
}

/// Makes the application.
func browser() -> Application {
  let app = Application(id: "org.example.Browser")
  app.reactive.activate.bind(to: app) { app in BrowserWindow(app).present() }
  return app
}
