import BindingCore
import Gtk

extension Stack {
  /// Has assistive technology read the page that is shown, and not the others too.
  func hideOtherPages() {
    reactive.visibleChildName.bind(to: self) { stack, _ in
      for page in stack.children { page.updateState(.hidden, value: page != stack.visibleChild) }
    }
  }
}
