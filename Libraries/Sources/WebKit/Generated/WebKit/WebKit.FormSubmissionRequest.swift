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
    /// [`webkit_form_submission_request_submit()`](https://webkitgtk.org/reference/webkitgtk/stable/method.FormSubmissionRequest.submit.html).
    public final func submit() { webkit_form_submission_request_submit(Gtk.instance(self)) }
  }
}
