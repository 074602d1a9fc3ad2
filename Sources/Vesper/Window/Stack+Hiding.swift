import BindingCore
import Gtk

extension Stack {
  /// Hides all pages except the visible one from assistive technology.
  func hideOtherPages() {
    reactive.visibleChildName.bind(to: self) { stack, _ in
      for page in stack.children { page.updateState(.hidden, value: page != stack.visibleChild) }
    }
  }
}
