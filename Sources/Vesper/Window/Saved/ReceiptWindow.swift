import BindingCore
import Gtk

/// What services said about a photo when it was saved, as a text to read and copy.
final class ReceiptWindow: Window {
  init(_ receipt: String, parent: Window) {
    super.init()
    title = Strings.receipt
    let width = Int(640 * Appearance.current.textScale.value)
    setDefaultSize(width: parent.width > 0 ? min(width, parent.width) : width, height: 480)
    let copyButton = Button(label: Strings.copyReceipt)
    let header = HeaderBar()
    header.packStart(copyButton)
    titlebar = header
    let view = TextView()
    view.editable = false
    view.cursorVisible = false
    view.wrapMode = .wordChar
    view.monospace = true
    view.topMargin = 18
    view.bottomMargin = 18
    view.leftMargin = 18
    view.rightMargin = 18
    view.accessibleLabel = Strings.receipt
    view.buffer?.text = receipt
    let scroller = ScrolledWindow()
    scroller.hscrollbarPolicy = .never
    scroller.child = view
    child = scroller
    copyButton.reactive.clicked.bind(to: self) { me in
      me.clipboard?.setText(receipt)
      copyButton.label = Strings.copied
    }
    onEscape { [weak self] in
      self?.close()
      return true
    }
  }
}
