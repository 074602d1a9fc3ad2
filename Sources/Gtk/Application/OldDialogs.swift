import BindingCore
import CGtk

// GTK 4.10 replaces the dialogs of 4.8 and deprecates the members of the older ones: with the trait `GTK_4_10` the
// compiler warns where they are used. As long as GTK 4.8 is supported, there is no alternative for
// the windows' functions that ask the user. They use C functions here, and only here, instead of those members.

extension Reactive where Base: Dialog {
  /// The user's responses.
  var answers: SafeSignal<Int> { signal(ofOne: "response") }
}

extension MessageDialog {
  /// Creates a dialog with a message and the usual buttons; the answer is the signal `response`. `Window.alert` does
  /// everything in one call.
  public convenience init(
    parent: Window?, flags: DialogFlags = [], type: MessageType, buttons: ButtonsType, message: String
  ) {
    self.init(
      adopting: UnsafeMutableRawPointer(
        cgtk_message_dialog_new(parent?.cast(), flags.cValue, type.cValue, buttons.cValue, message)))
  }

  static func make(title: String, message: String) -> MessageDialog {
    // The C constructors of message dialogs take printf formats, which Swift cannot call.
    let dialog = MessageDialog(
      adopting: UnsafeMutableRawPointer(g_object_new_with_properties(gtk_message_dialog_get_type(), 0, nil, nil)))
    dialog.setProperty("text", title)
    dialog.setProperty("secondary-text", message)
    return dialog
  }

  /// The container of the texts.
  var textArea: Widget? { lentObject(gtk_message_dialog_get_message_area(cast())) }

  /// Adds buttons that respond with their indices. The last one is the default, activated by the Enter key.
  func addAnswers(_ labels: [String]) {
    for (index, label) in labels.enumerated() { gtk_dialog_add_button(cast(), label, Int32(index)) }
    gtk_dialog_set_default_response(cast(), Int32(labels.count - 1))
  }
}

extension ColorChooserDialog {
  static func make(title: String?, parent: Window, usesAlpha: Bool) -> ColorChooserDialog {
    let dialog = ColorChooserDialog(
      adopting: UnsafeMutableRawPointer(gtk_color_chooser_dialog_new(title, parent.cast())))
    gtk_color_chooser_set_use_alpha(dialog.opaque, usesAlpha.gboolean)
    return dialog
  }

  var chosenColor: Gdk.RGBA {
    get { getProperty("rgba") }
    set { setProperty("rgba", newValue) }
  }
}

extension FontChooserDialog {
  static func make(title: String?, parent: Window) -> FontChooserDialog {
    FontChooserDialog(adopting: UnsafeMutableRawPointer(gtk_font_chooser_dialog_new(title, parent.cast())))
  }

  var chosenFont: Pango.FontDescription? {
    get { givenBoxed(opaque: gtk_font_chooser_get_font_desc(opaque)) }
    set { gtk_font_chooser_set_font_desc(opaque, newValue?.opaque) }
  }
}

extension AppChooserDialog {
  static func make(parent: Window, file: Gio.File) -> AppChooserDialog {
    AppChooserDialog(
      adopting: UnsafeMutableRawPointer(gtk_app_chooser_dialog_new(parent.cast(), GTK_DIALOG_MODAL, file.opaque)))
  }

  var chosenApplication: Gio.AppInfo? { givenObject(opaque: gtk_app_chooser_get_app_info(opaque)) }
}

extension FileChooserNative {
  static func make(
    _ action: FileChooserAction, title: String?, parent: Window, filters: [FileFilter], folder: Gio.File?
  ) -> FileChooserNative {
    let chooser = FileChooserNative(
      adopting: UnsafeMutableRawPointer(
        gtk_file_chooser_native_new(title, parent.cast(), action.cValue, nil, nil)))
    for filter in filters { gtk_file_chooser_add_filter(chooser.opaque, filter.opaque) }
    // Ignore a missing folder: it is no reason not to show the dialog.
    if let folder { gtk_file_chooser_set_current_folder(chooser.opaque, folder.opaque, nil) }
    return chooser
  }

  func allowSeveral() { gtk_file_chooser_set_select_multiple(opaque, 1) }

  func suggest(_ name: String) { gtk_file_chooser_set_current_name(opaque, name) }

  var chosenFiles: [Gio.File] {
    let files: (any Gio.ListModel)? = givenInterface(opaque: gtk_file_chooser_get_files(opaque))
    guard let files else { return [] }
    return (0..<files.nItems).compactMap { files.getItem($0) as? Gio.File }
  }
}
