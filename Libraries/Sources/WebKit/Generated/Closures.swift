// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CWebKit
@_spi(Bindings) import Gtk

let callJSCExceptionHandler: JSCExceptionHandler = { context, exception, closure in
  let body: (JavaScriptCore.Context, JavaScriptCore.Exception) -> Void = Gtk.lentClosure(closure)
  body(Gtk.lentObject(opaque: context)!, Gtk.lentObject(opaque: exception)!)
}

let callJSCOptionsFunc: JSCOptionsFunc = { option, type, description, context in
  let body: (String, JavaScriptCore.OptionType, String?) -> Bool = Gtk.lentClosure(context)
  return body(Gtk.lentString(option), JavaScriptCore.OptionType(cValue: type), Gtk.lentString(ifAny: description))
    .gboolean
}

let callSoupMessageHeadersForeachFunc: SoupMessageHeadersForeachFunc = { name, value, context in
  let body: (String, String) -> Void = Gtk.lentClosure(context)
  body(Gtk.lentString(name), Gtk.lentString(value))
}

let callWebKitURISchemeRequestCallback: WebKitURISchemeRequestCallback = { request, context in
  let body: (WebKit.URISchemeRequest) -> Void = Gtk.lentClosure(context)
  body(Gtk.lentObject(opaque: request)!)
}
