// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class [`WebKitEditorState`](https://webkitgtk.org/reference/webkitgtk/stable/class.EditorState.html). Since
  /// WebKitGTK 2.10.
  open class EditorState: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_editor_state_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property
    /// [`typing-attributes`](https://webkitgtk.org/reference/webkitgtk/stable/property.EditorState.typing-attributes.html)
    /// of `WebKitEditorState`. Since WebKitGTK 2.10.
    public final var typingAttributes: Int { webkit_editor_state_get_typing_attributes(Gtk.instance(self)).int }

    /// Calls
    /// [`webkit_editor_state_is_copy_available()`](https://webkitgtk.org/reference/webkitgtk/stable/method.EditorState.is_copy_available.html).
    /// Since WebKitGTK 2.20.
    public final var isCopyAvailable: Bool { webkit_editor_state_is_copy_available(Gtk.instance(self)).isTrue }

    /// Calls
    /// [`webkit_editor_state_is_cut_available()`](https://webkitgtk.org/reference/webkitgtk/stable/method.EditorState.is_cut_available.html).
    /// Since WebKitGTK 2.20.
    public final var isCutAvailable: Bool { webkit_editor_state_is_cut_available(Gtk.instance(self)).isTrue }

    /// Calls
    /// [`webkit_editor_state_is_paste_available()`](https://webkitgtk.org/reference/webkitgtk/stable/method.EditorState.is_paste_available.html).
    /// Since WebKitGTK 2.20.
    public final var isPasteAvailable: Bool { webkit_editor_state_is_paste_available(Gtk.instance(self)).isTrue }

    /// Calls
    /// [`webkit_editor_state_is_redo_available()`](https://webkitgtk.org/reference/webkitgtk/stable/method.EditorState.is_redo_available.html).
    /// Since WebKitGTK 2.20.
    public final var isRedoAvailable: Bool { webkit_editor_state_is_redo_available(Gtk.instance(self)).isTrue }

    /// Calls
    /// [`webkit_editor_state_is_undo_available()`](https://webkitgtk.org/reference/webkitgtk/stable/method.EditorState.is_undo_available.html).
    /// Since WebKitGTK 2.20.
    public final var isUndoAvailable: Bool { webkit_editor_state_is_undo_available(Gtk.instance(self)).isTrue }
  }
}

extension Reactive where Base: WebKit.EditorState {
  /// The property
  /// [`typing-attributes`](https://webkitgtk.org/reference/webkitgtk/stable/property.EditorState.typing-attributes.html)
  /// of `WebKitEditorState`. Since WebKitGTK 2.10.
  public var typingAttributes: SafeSignal<Int> { readOnlyProperty("typing-attributes") }
}
