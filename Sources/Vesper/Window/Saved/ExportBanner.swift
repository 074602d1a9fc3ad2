import Gtk
import PhotoSearchCore

/// Reports the location of exported credits.
final class ExportBanner: Banner {
  init() {
    super.init(buttonLabel: Strings.showInFolder, canBeClosed: true)
    passes.value = true
    button.reactive.clicked.bind(to: self) { me in
      (me.root as? Window)?.showFolder(of: me.path)
      me.revealChild = false
    }
  }

  func tell(_ path: String) {
    self.path = path
    text = Strings.creditsExported
    revealChild = true
  }
}
