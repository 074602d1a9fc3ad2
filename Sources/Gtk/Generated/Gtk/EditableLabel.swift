// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkEditableLabel`](https://docs.gtk.org/gtk4/class.EditableLabel.html).
open class EditableLabel: Widget, Editable {
  open override class var gType: GType { gtk_editable_label_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_editable_label_new()`](https://docs.gtk.org/gtk4/ctor.EditableLabel.new.html).
  public init(text: String) {
    super.init(adopting: gtk_editable_label_new(text))
  }

  /// The property [`editing`](https://docs.gtk.org/gtk4/property.EditableLabel.editing.html) of `GtkEditableLabel`.
  public final var editing: Bool {
    get { gtk_editable_label_get_editing(instance(self)).isTrue }
    set { setProperty("editing", newValue) }
  }

  /// Calls [`gtk_editable_label_start_editing()`](https://docs.gtk.org/gtk4/method.EditableLabel.start_editing.html).
  public final func startEditing() { gtk_editable_label_start_editing(instance(self)) }

  /// Calls [`gtk_editable_label_stop_editing()`](https://docs.gtk.org/gtk4/method.EditableLabel.stop_editing.html).
  public final func stopEditing(_ commit: Bool) { gtk_editable_label_stop_editing(instance(self), commit.gboolean) }
}

extension Reactive where Base: EditableLabel {
  /// The property [`editing`](https://docs.gtk.org/gtk4/property.EditableLabel.editing.html) of `GtkEditableLabel`.
  public var editing: DynamicSubject<Bool> { property("editing") }
}
