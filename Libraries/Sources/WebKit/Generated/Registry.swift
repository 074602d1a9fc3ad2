// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CWebKit
@_spi(Bindings) import Gtk

/// Registers the classes with `Gtk` on first use.
let registeredTypes: Void = Gtk.TypeTables.add(
  module: "WebKit",
  wrappers: [wrapperTable],
  interfaces: interfaceTable,
  fundamentals: [fundamentalTable])

/// Every wrapper class, by the names of GObject.
private let wrapperTable: [Gtk.WrapperEntry] = [
  Gtk.WrapperEntry("JSCClass", make: JavaScriptCore.Class.init(adopting:)),
  Gtk.WrapperEntry("JSCContext", make: JavaScriptCore.Context.init(adopting:)),
  Gtk.WrapperEntry("JSCException", make: JavaScriptCore.Exception.init(adopting:)),
  Gtk.WrapperEntry("JSCValue", make: JavaScriptCore.Value.init(adopting:)),
  Gtk.WrapperEntry("JSCVirtualMachine", make: JavaScriptCore.VirtualMachine.init(adopting:)),
  Gtk.WrapperEntry("JSCWeakValue", make: JavaScriptCore.WeakValue.init(adopting:)),
  Gtk.WrapperEntry("WebKitAuthenticationRequest", make: WebKit.AuthenticationRequest.init(adopting:)),
  Gtk.WrapperEntry("WebKitAutomationSession", make: WebKit.AutomationSession.init(adopting:)),
  Gtk.WrapperEntry("WebKitBackForwardList", make: WebKit.BackForwardList.init(adopting:)),
  Gtk.WrapperEntry("WebKitBackForwardListItem", make: WebKit.BackForwardListItem.init(adopting:)),
  Gtk.WrapperEntry("WebKitColorChooserRequest", make: WebKit.ColorChooserRequest.init(adopting:)),
  Gtk.WrapperEntry("WebKitContextMenu", make: WebKit.ContextMenu.init(adopting:)),
  Gtk.WrapperEntry("WebKitContextMenuItem", make: WebKit.ContextMenuItem.init(adopting:)),
  Gtk.WrapperEntry("WebKitCookieManager", make: WebKit.CookieManager.init(adopting:)),
  Gtk.WrapperEntry("WebKitDeviceInfoPermissionRequest", make: WebKit.DeviceInfoPermissionRequest.init(adopting:)),
  Gtk.WrapperEntry("WebKitDownload", make: WebKit.Download.init(adopting:)),
  Gtk.WrapperEntry("WebKitEditorState", make: WebKit.EditorState.init(adopting:)),
  Gtk.WrapperEntry("WebKitFaviconDatabase", make: WebKit.FaviconDatabase.init(adopting:)),
  Gtk.WrapperEntry("WebKitFileChooserRequest", make: WebKit.FileChooserRequest.init(adopting:)),
  Gtk.WrapperEntry("WebKitFindController", make: WebKit.FindController.init(adopting:)),
  Gtk.WrapperEntry("WebKitFormSubmissionRequest", make: WebKit.FormSubmissionRequest.init(adopting:)),
  Gtk.WrapperEntry("WebKitGeolocationManager", make: WebKit.GeolocationManager.init(adopting:)),
  Gtk.WrapperEntry("WebKitGeolocationPermissionRequest", make: WebKit.GeolocationPermissionRequest.init(adopting:)),
  Gtk.WrapperEntry("WebKitHitTestResult", make: WebKit.HitTestResult.init(adopting:)),
  Gtk.WrapperEntry("WebKitInputMethodContext", make: WebKit.InputMethodContext.init(adopting:)),
  Gtk.WrapperEntry(
    "WebKitMediaKeySystemPermissionRequest", make: WebKit.MediaKeySystemPermissionRequest.init(adopting:)),
  Gtk.WrapperEntry("WebKitNavigationPolicyDecision", make: WebKit.NavigationPolicyDecision.init(adopting:)),
  Gtk.WrapperEntry("WebKitNetworkSession", make: WebKit.NetworkSession.init(adopting:)),
  Gtk.WrapperEntry("WebKitNotification", make: WebKit.Notification.init(adopting:)),
  Gtk.WrapperEntry("WebKitNotificationPermissionRequest", make: WebKit.NotificationPermissionRequest.init(adopting:)),
  Gtk.WrapperEntry("WebKitOptionMenu", make: WebKit.OptionMenu.init(adopting:)),
  Gtk.WrapperEntry("WebKitPointerLockPermissionRequest", make: WebKit.PointerLockPermissionRequest.init(adopting:)),
  Gtk.WrapperEntry("WebKitPolicyDecision", make: WebKit.PolicyDecision.init(adopting:)),
  Gtk.WrapperEntry("WebKitPrintOperation", make: WebKit.PrintOperation.init(adopting:)),
  Gtk.WrapperEntry("WebKitResponsePolicyDecision", make: WebKit.ResponsePolicyDecision.init(adopting:)),
  Gtk.WrapperEntry("WebKitSecurityManager", make: WebKit.SecurityManager.init(adopting:)),
  Gtk.WrapperEntry("WebKitSettings", make: WebKit.Settings.init(adopting:)),
  Gtk.WrapperEntry("WebKitURIRequest", make: WebKit.URIRequest.init(adopting:)),
  Gtk.WrapperEntry("WebKitURIResponse", make: WebKit.URIResponse.init(adopting:)),
  Gtk.WrapperEntry("WebKitURISchemeRequest", make: WebKit.URISchemeRequest.init(adopting:)),
  Gtk.WrapperEntry("WebKitURISchemeResponse", make: WebKit.URISchemeResponse.init(adopting:)),
  Gtk.WrapperEntry("WebKitUserContentFilterStore", make: WebKit.UserContentFilterStore.init(adopting:)),
  Gtk.WrapperEntry("WebKitUserContentManager", make: WebKit.UserContentManager.init(adopting:)),
  Gtk.WrapperEntry("WebKitUserMediaPermissionRequest", make: WebKit.UserMediaPermissionRequest.init(adopting:)),
  Gtk.WrapperEntry("WebKitUserMessage", make: WebKit.UserMessage.init(adopting:)),
  Gtk.WrapperEntry("WebKitWebContext", make: WebKit.WebContext.init(adopting:)),
  Gtk.WrapperEntry("WebKitWebInspector", make: WebKit.WebInspector.init(adopting:)),
  Gtk.WrapperEntry("WebKitWebResource", make: WebKit.WebResource.init(adopting:)),
  Gtk.WrapperEntry("WebKitWebView", make: WebKit.WebView.init(adopting:)),
  Gtk.WrapperEntry("WebKitWebViewBase", make: WebKit.WebViewBase.init(adopting:)),
  Gtk.WrapperEntry(
    "WebKitWebsiteDataAccessPermissionRequest", make: WebKit.WebsiteDataAccessPermissionRequest.init(adopting:)),
  Gtk.WrapperEntry("WebKitWebsiteDataManager", make: WebKit.WebsiteDataManager.init(adopting:)),
  Gtk.WrapperEntry("WebKitWebsitePolicies", make: WebKit.WebsitePolicies.init(adopting:)),
  Gtk.WrapperEntry("WebKitWindowProperties", make: WebKit.WindowProperties.init(adopting:)),
]

/// The classes for objects of which only an interface is known. Interfaces that build on others come first.
private let interfaceTable: [Gtk.WrapperEntry] = [
  Gtk.WrapperEntry("WebKitPermissionRequest", make: WebKitPermissionRequestObject.init(adopting:))
]

/// The classes for objects that are no GObjects, by the names of GObject.
private let fundamentalTable: [Gtk.FundamentalEntry] = []
