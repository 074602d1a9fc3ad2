// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

extension Gio {
  /// The class [`GMountOperation`](https://docs.gtk.org/gio/class.MountOperation.html).
  open class MountOperation: Object {
    open override class var gType: GType { g_mount_operation_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var gMountOperation: UnsafeMutablePointer<GMountOperation> {
      pointer.assumingMemoryBound(to: GMountOperation.self)
    }

    /// Calls [`g_mount_operation_new()`](https://docs.gtk.org/gio/ctor.MountOperation.new.html).
    public init() {
      super.init(adopting: g_mount_operation_new())
    }

    /// The property [`anonymous`](https://docs.gtk.org/gio/property.MountOperation.anonymous.html) of
    /// `GMountOperation`.
    public final var anonymous: Bool {
      get { g_mount_operation_get_anonymous(gMountOperation).isTrue }
      set { g_mount_operation_set_anonymous(gMountOperation, newValue.gboolean) }
    }

    /// The property [`choice`](https://docs.gtk.org/gio/property.MountOperation.choice.html) of `GMountOperation`.
    public final var choice: Int {
      get { g_mount_operation_get_choice(gMountOperation).int }
      set { g_mount_operation_set_choice(gMountOperation, newValue.int32) }
    }

    /// The property [`domain`](https://docs.gtk.org/gio/property.MountOperation.domain.html) of `GMountOperation`.
    public final var domain: String? {
      get { lentString(ifAny: g_mount_operation_get_domain(gMountOperation)) }
      set { lend(newValue) { g_mount_operation_set_domain(gMountOperation, $0) } }
    }

    /// The property
    /// [`is-tcrypt-hidden-volume`](https://docs.gtk.org/gio/property.MountOperation.is-tcrypt-hidden-volume.html) of
    /// `GMountOperation`. Since GLib 2.58.
    public final var isTcryptHiddenVolume: Bool {
      get { g_mount_operation_get_is_tcrypt_hidden_volume(gMountOperation).isTrue }
      set { g_mount_operation_set_is_tcrypt_hidden_volume(gMountOperation, newValue.gboolean) }
    }

    /// The property
    /// [`is-tcrypt-system-volume`](https://docs.gtk.org/gio/property.MountOperation.is-tcrypt-system-volume.html) of
    /// `GMountOperation`. Since GLib 2.58.
    public final var isTcryptSystemVolume: Bool {
      get { g_mount_operation_get_is_tcrypt_system_volume(gMountOperation).isTrue }
      set { g_mount_operation_set_is_tcrypt_system_volume(gMountOperation, newValue.gboolean) }
    }

    /// The property [`password`](https://docs.gtk.org/gio/property.MountOperation.password.html) of `GMountOperation`.
    public final var password: String? {
      get { lentString(ifAny: g_mount_operation_get_password(gMountOperation)) }
      set { lend(newValue) { g_mount_operation_set_password(gMountOperation, $0) } }
    }

    /// The property [`password-save`](https://docs.gtk.org/gio/property.MountOperation.password-save.html) of
    /// `GMountOperation`.
    public final var passwordSave: Gio.PasswordSave {
      get { Gio.PasswordSave(cValue: g_mount_operation_get_password_save(gMountOperation)) }
      set { g_mount_operation_set_password_save(gMountOperation, newValue.cValue) }
    }

    /// The property [`pim`](https://docs.gtk.org/gio/property.MountOperation.pim.html) of `GMountOperation`. Since GLib
    /// 2.58.
    public final var pim: Int {
      get { g_mount_operation_get_pim(gMountOperation).int }
      set { g_mount_operation_set_pim(gMountOperation, newValue.uint32) }
    }

    /// The property [`username`](https://docs.gtk.org/gio/property.MountOperation.username.html) of `GMountOperation`.
    public final var username: String? {
      get { lentString(ifAny: g_mount_operation_get_username(gMountOperation)) }
      set { lend(newValue) { g_mount_operation_set_username(gMountOperation, $0) } }
    }

    /// Calls [`g_mount_operation_reply()`](https://docs.gtk.org/gio/method.MountOperation.reply.html).
    public final func reply(_ result: Gio.MountOperationResult) {
      g_mount_operation_reply(gMountOperation, result.cValue)
    }
  }
}

extension Reactive where Base: Gio.MountOperation {
  /// The property [`anonymous`](https://docs.gtk.org/gio/property.MountOperation.anonymous.html) of `GMountOperation`.
  public var anonymous: DynamicSubject<Bool> { property("anonymous") }

  /// The property [`choice`](https://docs.gtk.org/gio/property.MountOperation.choice.html) of `GMountOperation`.
  public var choice: DynamicSubject<Int> {
    property("choice", get: { (object: Gio.MountOperation) in object.choice }, set: { $0.choice = $1 })
  }

  /// The property [`domain`](https://docs.gtk.org/gio/property.MountOperation.domain.html) of `GMountOperation`.
  public var domain: DynamicSubject<String?> {
    property("domain", get: { (object: Gio.MountOperation) in object.domain }, set: { $0.domain = $1 })
  }

  /// The property
  /// [`is-tcrypt-hidden-volume`](https://docs.gtk.org/gio/property.MountOperation.is-tcrypt-hidden-volume.html) of
  /// `GMountOperation`. Since GLib 2.58.
  public var isTcryptHiddenVolume: DynamicSubject<Bool> { property("is-tcrypt-hidden-volume") }

  /// The property
  /// [`is-tcrypt-system-volume`](https://docs.gtk.org/gio/property.MountOperation.is-tcrypt-system-volume.html) of
  /// `GMountOperation`. Since GLib 2.58.
  public var isTcryptSystemVolume: DynamicSubject<Bool> { property("is-tcrypt-system-volume") }

  /// The property [`password`](https://docs.gtk.org/gio/property.MountOperation.password.html) of `GMountOperation`.
  public var password: DynamicSubject<String?> {
    property("password", get: { (object: Gio.MountOperation) in object.password }, set: { $0.password = $1 })
  }

  /// The property [`password-save`](https://docs.gtk.org/gio/property.MountOperation.password-save.html) of
  /// `GMountOperation`.
  public var passwordSave: DynamicSubject<Gio.PasswordSave> { property("password-save") }

  /// The property [`pim`](https://docs.gtk.org/gio/property.MountOperation.pim.html) of `GMountOperation`. Since GLib
  /// 2.58.
  public var pim: DynamicSubject<Int> {
    property("pim", get: { (object: Gio.MountOperation) in object.pim }, set: { $0.pim = $1 })
  }

  /// The property [`username`](https://docs.gtk.org/gio/property.MountOperation.username.html) of `GMountOperation`.
  public var username: DynamicSubject<String?> {
    property("username", get: { (object: Gio.MountOperation) in object.username }, set: { $0.username = $1 })
  }

  /// The signal [`aborted`](https://docs.gtk.org/gio/signal.MountOperation.aborted.html) of `GMountOperation`. Since
  /// GLib 2.20.
  public var aborted: SafeSignal<Void> { signal("aborted") }

  /// The signal [`ask-password`](https://docs.gtk.org/gio/signal.MountOperation.ask-password.html) of
  /// `GMountOperation`.
  ///
  /// Arguments: `message`, `defaultUser`, `defaultDomain`, `flags`.
  public var askPassword: SafeSignal<(String, String, String, Gio.AskPasswordFlags)> {
    signal(ofSeveral: "ask-password")
  }

  /// The signal [`ask-question`](https://docs.gtk.org/gio/signal.MountOperation.ask-question.html) of
  /// `GMountOperation`.
  ///
  /// Arguments: `message`, `choices`.
  public var askQuestion: SafeSignal<(String, [String])> { signal(ofSeveral: "ask-question") }

  /// The signal [`reply`](https://docs.gtk.org/gio/signal.MountOperation.reply.html) of `GMountOperation`.
  ///
  /// Argument: `result`.
  public var reply: SafeSignal<Gio.MountOperationResult> { signal(ofOne: "reply") }

  /// The signal [`show-processes`](https://docs.gtk.org/gio/signal.MountOperation.show-processes.html) of
  /// `GMountOperation`. Since GLib 2.22.
  ///
  /// Arguments: `message`, `processes`, `choices`.
  public var showProcesses: SafeSignal<(String, OpaqueValue, [String])> { signal(ofSeveral: "show-processes") }

  /// The signal [`show-unmount-progress`](https://docs.gtk.org/gio/signal.MountOperation.show-unmount-progress.html) of
  /// `GMountOperation`. Since GLib 2.34.
  ///
  /// Arguments: `message`, `timeLeft`, `bytesLeft`.
  public var showUnmountProgress: SafeSignal<(String, Int, Int)> { signal(ofSeveral: "show-unmount-progress") }
}
