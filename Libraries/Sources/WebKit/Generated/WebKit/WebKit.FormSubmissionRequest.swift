// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class
  /// [`WebKitFormSubmissionRequest`](https://webkitgtk.org/reference/webkitgtk/stable/class.FormSubmissionRequest.html).
  open class FormSubmissionRequest: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_form_submission_request_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`webkit_form_submission_request_list_text_fields()`](https://webkitgtk.org/reference/webkitgtk/stable/method.FormSubmissionRequest.list_text_fields.html).
    /// Since WebKitGTK 2.20.
    @discardableResult
    public final func listTextFields() -> (fieldNames: [String], fieldValues: [String])? {
      var cFieldNames: UnsafeMutablePointer<GPtrArray>?
      var cFieldValues: UnsafeMutablePointer<GPtrArray>?
      let result = webkit_form_submission_request_list_text_fields(Gtk.instance(self), &cFieldNames, &cFieldValues)
      guard result != 0 else { return nil }
      return (
        Gtk.pointerArray(cFieldNames, transfer: .none) { Gtk.lentString(untyped: $0) },
        Gtk.pointerArray(cFieldValues, transfer: .none) { Gtk.lentString(untyped: $0) }
      )
    }

    /// Calls
    /// [`webkit_form_submission_request_submit()`](https://webkitgtk.org/reference/webkitgtk/stable/method.FormSubmissionRequest.submit.html).
    public final func submit() { webkit_form_submission_request_submit(Gtk.instance(self)) }
  }
}
