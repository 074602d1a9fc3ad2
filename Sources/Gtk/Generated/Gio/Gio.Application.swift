// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

extension Gio {
  /// The class [`GApplication`](https://docs.gtk.org/gio/class.Application.html). Since GLib 2.28.
  open class Application: Object, Gio.ActionGroup, Gio.ActionMap {
    open override class var gType: GType { g_application_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var gApplication: UnsafeMutablePointer<GApplication> {
      pointer.assumingMemoryBound(to: GApplication.self)
    }

    /// Calls [`g_application_new()`](https://docs.gtk.org/gio/ctor.Application.new.html).
    public init(applicationId: String? = nil, flags: Gio.ApplicationFlags = []) {
      super.init(adopting: g_application_new(applicationId, flags.cValue))
    }

    /// The property [`application-id`](https://docs.gtk.org/gio/property.Application.application-id.html) of
    /// `GApplication`.
    public final var applicationId: String? {
      get { lentString(ifAny: g_application_get_application_id(gApplication)) }
      set { lend(newValue) { g_application_set_application_id(gApplication, $0) } }
    }

    /// The property [`flags`](https://docs.gtk.org/gio/property.Application.flags.html) of `GApplication`.
    public final var flags: Gio.ApplicationFlags {
      get { Gio.ApplicationFlags(cValue: g_application_get_flags(gApplication)) }
      set { g_application_set_flags(gApplication, newValue.cValue) }
    }

    /// The property [`inactivity-timeout`](https://docs.gtk.org/gio/property.Application.inactivity-timeout.html) of
    /// `GApplication`.
    public final var inactivityTimeout: Int {
      get { g_application_get_inactivity_timeout(gApplication).int }
      set { g_application_set_inactivity_timeout(gApplication, newValue.uint32) }
    }

    /// The property [`is-busy`](https://docs.gtk.org/gio/property.Application.is-busy.html) of `GApplication`. Since
    /// GLib 2.44.
    public final var isBusy: Bool { g_application_get_is_busy(gApplication).isTrue }

    /// The property [`is-registered`](https://docs.gtk.org/gio/property.Application.is-registered.html) of
    /// `GApplication`.
    public final var isRegistered: Bool { g_application_get_is_registered(gApplication).isTrue }

    /// The property [`is-remote`](https://docs.gtk.org/gio/property.Application.is-remote.html) of `GApplication`.
    public final var isRemote: Bool { g_application_get_is_remote(gApplication).isTrue }

    /// The property [`resource-base-path`](https://docs.gtk.org/gio/property.Application.resource-base-path.html) of
    /// `GApplication`.
    public final var resourceBasePath: String? {
      get { lentString(ifAny: g_application_get_resource_base_path(gApplication)) }
      set { lend(newValue) { g_application_set_resource_base_path(gApplication, $0) } }
    }

    /// Calls [`g_application_activate()`](https://docs.gtk.org/gio/method.Application.activate.html). Since GLib 2.28.
    public final func activate() { g_application_activate(gApplication) }

    /// Calls
    /// [`g_application_bind_busy_property()`](https://docs.gtk.org/gio/method.Application.bind_busy_property.html).
    /// Since GLib 2.44.
    public final func bindBusyProperty(_ object: Object, property: String) {
      g_application_bind_busy_property(gApplication, object.pointer, property)
    }

    /// Calls
    /// [`g_application_get_dbus_object_path()`](https://docs.gtk.org/gio/method.Application.get_dbus_object_path.html).
    /// Since GLib 2.34.
    public final var dbusObjectPath: String? { lentString(ifAny: g_application_get_dbus_object_path(gApplication)) }

    /// Calls [`g_application_hold()`](https://docs.gtk.org/gio/method.Application.hold.html).
    public final func hold() { g_application_hold(gApplication) }

    /// Calls [`g_application_mark_busy()`](https://docs.gtk.org/gio/method.Application.mark_busy.html). Since GLib
    /// 2.38.
    public final func markBusy() { g_application_mark_busy(gApplication) }

    /// Calls [`g_application_open()`](https://docs.gtk.org/gio/method.Application.open.html). Since GLib 2.28.
    public final func open(_ files: [Gio.File], hint: String) {
      let lent = CallScope()
      defer { lent.end() }
      g_application_open(gApplication, lent.array(files, by: \.pointer), files.count.int32, hint)
    }

    /// Calls [`g_application_quit()`](https://docs.gtk.org/gio/method.Application.quit.html). Since GLib 2.32.
    public final func quit() { g_application_quit(gApplication) }

    /// Calls [`g_application_register()`](https://docs.gtk.org/gio/method.Application.register.html). Since GLib 2.28.
    public final func register(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_application_register(gApplication, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_application_release()`](https://docs.gtk.org/gio/method.Application.release.html).
    public final func release() { g_application_release(gApplication) }

    /// Calls [`g_application_send_notification()`](https://docs.gtk.org/gio/method.Application.send_notification.html).
    /// Since GLib 2.40.
    public final func sendNotification(_ id: String?, notification: Gio.Notification) {
      g_application_send_notification(gApplication, id, notification.opaque)
    }

    /// Calls [`g_application_set_default()`](https://docs.gtk.org/gio/method.Application.set_default.html). Since GLib
    /// 2.32.
    public final func setDefault() { g_application_set_default(gApplication) }

    /// Calls
    /// [`g_application_set_option_context_description()`](https://docs.gtk.org/gio/method.Application.set_option_context_description.html).
    /// Since GLib 2.56.
    public final func setOptionContextDescription(_ description: String?) {
      g_application_set_option_context_description(gApplication, description)
    }

    /// Calls
    /// [`g_application_set_option_context_parameter_string()`](https://docs.gtk.org/gio/method.Application.set_option_context_parameter_string.html).
    /// Since GLib 2.56.
    public final func setOptionContextParameterString(_ parameterString: String?) {
      g_application_set_option_context_parameter_string(gApplication, parameterString)
    }

    /// Calls
    /// [`g_application_set_option_context_summary()`](https://docs.gtk.org/gio/method.Application.set_option_context_summary.html).
    /// Since GLib 2.56.
    public final func setOptionContextSummary(_ summary: String?) {
      g_application_set_option_context_summary(gApplication, summary)
    }

    /// Calls
    /// [`g_application_unbind_busy_property()`](https://docs.gtk.org/gio/method.Application.unbind_busy_property.html).
    /// Since GLib 2.44.
    public final func unbindBusyProperty(_ object: Object, property: String) {
      g_application_unbind_busy_property(gApplication, object.pointer, property)
    }

    /// Calls [`g_application_unmark_busy()`](https://docs.gtk.org/gio/method.Application.unmark_busy.html). Since GLib
    /// 2.38.
    public final func unmarkBusy() { g_application_unmark_busy(gApplication) }

    /// Calls
    /// [`g_application_withdraw_notification()`](https://docs.gtk.org/gio/method.Application.withdraw_notification.html).
    /// Since GLib 2.40.
    public final func withdrawNotification(_ id: String) { g_application_withdraw_notification(gApplication, id) }

    /// Calls [`g_application_set_action_group()`](https://docs.gtk.org/gio/method.Application.set_action_group.html).
    /// Since GLib 2.28.
    @available(*, deprecated, message: "Replaced by `ActionMap` in GLib 2.32.")
    public final func setActionGroup(_ actionGroup: (any Gio.ActionGroup)?) {
      g_application_set_action_group(gApplication, actionGroup?.opaque)
    }

    /// Calls [`g_application_get_default()`](https://docs.gtk.org/gio/type_func.Application.get_default.html). Since
    /// GLib 2.32.
    public static var `default`: Gio.Application? { lentObject(g_application_get_default()) }

    /// Calls [`g_application_id_is_valid()`](https://docs.gtk.org/gio/type_func.Application.id_is_valid.html).
    public static func idIsValid(_ applicationId: String) -> Bool { g_application_id_is_valid(applicationId).isTrue }
  }
}

extension Reactive where Base: Gio.Application {
  /// The property [`action-group`](https://docs.gtk.org/gio/property.Application.action-group.html) of `GApplication`.
  public var actionGroup: Bond<(any Gio.ActionGroup)?> { bond { $0.setProperty("action-group", $1 as Object?) } }

  /// The property [`application-id`](https://docs.gtk.org/gio/property.Application.application-id.html) of
  /// `GApplication`.
  public var applicationId: DynamicSubject<String?> {
    property(
      "application-id", get: { (object: Gio.Application) in object.applicationId }, set: { $0.applicationId = $1 })
  }

  /// The property [`flags`](https://docs.gtk.org/gio/property.Application.flags.html) of `GApplication`.
  public var flags: DynamicSubject<Gio.ApplicationFlags> { property("flags") }

  /// The property [`inactivity-timeout`](https://docs.gtk.org/gio/property.Application.inactivity-timeout.html) of
  /// `GApplication`.
  public var inactivityTimeout: DynamicSubject<Int> {
    property(
      "inactivity-timeout", get: { (object: Gio.Application) in object.inactivityTimeout },
      set: { $0.inactivityTimeout = $1 })
  }

  /// The property [`is-busy`](https://docs.gtk.org/gio/property.Application.is-busy.html) of `GApplication`. Since GLib
  /// 2.44.
  public var isBusy: SafeSignal<Bool> { readOnlyProperty("is-busy") }

  /// The property [`is-registered`](https://docs.gtk.org/gio/property.Application.is-registered.html) of
  /// `GApplication`.
  public var isRegistered: SafeSignal<Bool> { readOnlyProperty("is-registered") }

  /// The property [`is-remote`](https://docs.gtk.org/gio/property.Application.is-remote.html) of `GApplication`.
  public var isRemote: SafeSignal<Bool> { readOnlyProperty("is-remote") }

  /// The property [`resource-base-path`](https://docs.gtk.org/gio/property.Application.resource-base-path.html) of
  /// `GApplication`.
  public var resourceBasePath: DynamicSubject<String?> {
    property(
      "resource-base-path", get: { (object: Gio.Application) in object.resourceBasePath },
      set: { $0.resourceBasePath = $1 })
  }

  /// The signal [`activate`](https://docs.gtk.org/gio/signal.Application.activate.html) of `GApplication`.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// The signal [`command-line`](https://docs.gtk.org/gio/signal.Application.command-line.html) of `GApplication`.
  ///
  /// Argument: `commandLine`.
  public var commandLine: SignalRequest<Int, Gio.ApplicationCommandLine> { request("command-line") }

  /// The signal [`handle-local-options`](https://docs.gtk.org/gio/signal.Application.handle-local-options.html) of
  /// `GApplication`. Since GLib 2.40.
  ///
  /// Argument: `options`.
  public var handleLocalOptions: SignalRequest<Int, GLib.VariantDict> { request("handle-local-options") }

  /// The signal [`name-lost`](https://docs.gtk.org/gio/signal.Application.name-lost.html) of `GApplication`. Since GLib
  /// 2.60.
  public var nameLost: SignalRequest<Bool> { request("name-lost") }

  /// The signal [`open`](https://docs.gtk.org/gio/signal.Application.open.html) of `GApplication`.
  ///
  /// Arguments: `files`, `hint`.
  public var open: SafeSignal<([Gio.File], String)> {
    signal("open", reading: { ($0.objects(at: 1, count: 2), $0.value(at: 3)) })
  }

  /// The signal [`shutdown`](https://docs.gtk.org/gio/signal.Application.shutdown.html) of `GApplication`.
  public var shutdown: SafeSignal<Void> { signal("shutdown") }

  /// The signal [`startup`](https://docs.gtk.org/gio/signal.Application.startup.html) of `GApplication`.
  public var startup: SafeSignal<Void> { signal("startup") }
}
