// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

extension Gio {
  /// The class [`GTlsCertificate`](https://docs.gtk.org/gio/class.TlsCertificate.html). Since GLib 2.28.
  open class TlsCertificate: Object {
    open override class var gType: GType { g_tls_certificate_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var gTlsCertificate: UnsafeMutablePointer<GTlsCertificate> {
      pointer.assumingMemoryBound(to: GTlsCertificate.self)
    }

    /// Calls [`g_tls_certificate_new_from_file()`](https://docs.gtk.org/gio/ctor.TlsCertificate.new_from_file.html).
    /// Since GLib 2.28.
    public init(file: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      let pointer = g_tls_certificate_new_from_file(file, &error)
      if let error { throw GLib.Failure(consuming: error) }
      super.init(adopting: pointer!)
    }

    /// Calls
    /// [`g_tls_certificate_new_from_file_with_password()`](https://docs.gtk.org/gio/ctor.TlsCertificate.new_from_file_with_password.html).
    /// Since GLib 2.72.
    public init(file: String, password: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      let pointer = g_tls_certificate_new_from_file_with_password(file, password, &error)
      if let error { throw GLib.Failure(consuming: error) }
      super.init(adopting: pointer!)
    }

    /// Calls [`g_tls_certificate_new_from_files()`](https://docs.gtk.org/gio/ctor.TlsCertificate.new_from_files.html).
    /// Since GLib 2.28.
    public init(certFile: String, keyFile: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      let pointer = g_tls_certificate_new_from_files(certFile, keyFile, &error)
      if let error { throw GLib.Failure(consuming: error) }
      super.init(adopting: pointer!)
    }

    /// Calls [`g_tls_certificate_new_from_pem()`](https://docs.gtk.org/gio/ctor.TlsCertificate.new_from_pem.html).
    /// Since GLib 2.28.
    public init(data: String, length: Int = -1) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      let pointer = g_tls_certificate_new_from_pem(data, length, &error)
      if let error { throw GLib.Failure(consuming: error) }
      super.init(adopting: pointer!)
    }

    /// Calls
    /// [`g_tls_certificate_new_from_pkcs11_uris()`](https://docs.gtk.org/gio/ctor.TlsCertificate.new_from_pkcs11_uris.html).
    /// Since GLib 2.68.
    public init(pkcs11Uri: String, privateKeyPkcs11Uri: String?) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      let pointer = g_tls_certificate_new_from_pkcs11_uris(pkcs11Uri, privateKeyPkcs11Uri, &error)
      if let error { throw GLib.Failure(consuming: error) }
      super.init(adopting: pointer!)
    }

    /// Calls
    /// [`g_tls_certificate_new_from_pkcs12()`](https://docs.gtk.org/gio/ctor.TlsCertificate.new_from_pkcs12.html).
    /// Since GLib 2.72.
    public init(data: [UInt8], password: String?) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      let pointer = g_tls_certificate_new_from_pkcs12(data, data.count.uint, password, &error)
      if let error { throw GLib.Failure(consuming: error) }
      super.init(adopting: pointer!)
    }

    /// The property [`certificate-pem`](https://docs.gtk.org/gio/property.TlsCertificate.certificate-pem.html) of
    /// `GTlsCertificate`. Since GLib 2.28.
    public final var certificatePem: String { getProperty("certificate-pem") }

    /// The property [`issuer`](https://docs.gtk.org/gio/property.TlsCertificate.issuer.html) of `GTlsCertificate`.
    /// Since GLib 2.28.
    public final var issuer: Gio.TlsCertificate? { lentObject(g_tls_certificate_get_issuer(gTlsCertificate)) }

    /// The property [`issuer-name`](https://docs.gtk.org/gio/property.TlsCertificate.issuer-name.html) of
    /// `GTlsCertificate`. Since GLib 2.70.
    public final var issuerName: String? { givenString(ifAny: g_tls_certificate_get_issuer_name(gTlsCertificate)) }

    /// The property [`not-valid-after`](https://docs.gtk.org/gio/property.TlsCertificate.not-valid-after.html) of
    /// `GTlsCertificate`. Since GLib 2.70.
    public final var notValidAfter: GLib.DateTime? {
      givenBoxed(opaque: g_tls_certificate_get_not_valid_after(gTlsCertificate))
    }

    /// The property [`not-valid-before`](https://docs.gtk.org/gio/property.TlsCertificate.not-valid-before.html) of
    /// `GTlsCertificate`. Since GLib 2.70.
    public final var notValidBefore: GLib.DateTime? {
      givenBoxed(opaque: g_tls_certificate_get_not_valid_before(gTlsCertificate))
    }

    /// The property [`pkcs11-uri`](https://docs.gtk.org/gio/property.TlsCertificate.pkcs11-uri.html) of
    /// `GTlsCertificate`. Since GLib 2.68.
    public final var pkcs11Uri: String { getProperty("pkcs11-uri") }

    /// The property [`private-key-pem`](https://docs.gtk.org/gio/property.TlsCertificate.private-key-pem.html) of
    /// `GTlsCertificate`. Since GLib 2.28.
    public final var privateKeyPem: String { getProperty("private-key-pem") }

    /// The property
    /// [`private-key-pkcs11-uri`](https://docs.gtk.org/gio/property.TlsCertificate.private-key-pkcs11-uri.html) of
    /// `GTlsCertificate`. Since GLib 2.68.
    public final var privateKeyPkcs11Uri: String { getProperty("private-key-pkcs11-uri") }

    /// The property [`subject-name`](https://docs.gtk.org/gio/property.TlsCertificate.subject-name.html) of
    /// `GTlsCertificate`. Since GLib 2.70.
    public final var subjectName: String? { givenString(ifAny: g_tls_certificate_get_subject_name(gTlsCertificate)) }

    /// Calls [`g_tls_certificate_get_dns_names()`](https://docs.gtk.org/gio/method.TlsCertificate.get_dns_names.html).
    /// Since GLib 2.70.
    public final var dnsNames: [GLib.Bytes] {
      pointerArray(g_tls_certificate_get_dns_names(gTlsCertificate), transfer: .container) {
        lentBoxed($0) as GLib.Bytes?
      }
    }

    /// Calls [`g_tls_certificate_is_same()`](https://docs.gtk.org/gio/method.TlsCertificate.is_same.html). Since GLib
    /// 2.34.
    public final func isSame(_ certTwo: Gio.TlsCertificate) -> Bool {
      g_tls_certificate_is_same(gTlsCertificate, certTwo.gTlsCertificate).isTrue
    }

    /// Calls
    /// [`g_tls_certificate_list_new_from_file()`](https://docs.gtk.org/gio/type_func.TlsCertificate.list_new_from_file.html).
    /// Since GLib 2.28.
    @discardableResult
    public static func listNewFromFile(_ file: String) throws(GLib.Failure) -> [Gio.TlsCertificate] {
      var error: UnsafeMutablePointer<GError>?
      let result = g_tls_certificate_list_new_from_file(file, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return lists(result, isGiven: true) { givenObject($0) as Gio.TlsCertificate? }
    }
  }
}

extension Reactive where Base: Gio.TlsCertificate {
  /// The property [`certificate-pem`](https://docs.gtk.org/gio/property.TlsCertificate.certificate-pem.html) of
  /// `GTlsCertificate`. Since GLib 2.28.
  public var certificatePem: SafeSignal<String> { readOnlyProperty("certificate-pem") }

  /// The property [`issuer`](https://docs.gtk.org/gio/property.TlsCertificate.issuer.html) of `GTlsCertificate`. Since
  /// GLib 2.28.
  public var issuer: SafeSignal<Gio.TlsCertificate?> { readOnlyProperty("issuer") }

  /// The property [`issuer-name`](https://docs.gtk.org/gio/property.TlsCertificate.issuer-name.html) of
  /// `GTlsCertificate`. Since GLib 2.70.
  public var issuerName: SafeSignal<String?> { readOnlyProperty("issuer-name") }

  /// The property [`not-valid-after`](https://docs.gtk.org/gio/property.TlsCertificate.not-valid-after.html) of
  /// `GTlsCertificate`. Since GLib 2.70.
  public var notValidAfter: SafeSignal<GLib.DateTime?> { readOnlyProperty("not-valid-after") }

  /// The property [`not-valid-before`](https://docs.gtk.org/gio/property.TlsCertificate.not-valid-before.html) of
  /// `GTlsCertificate`. Since GLib 2.70.
  public var notValidBefore: SafeSignal<GLib.DateTime?> { readOnlyProperty("not-valid-before") }

  /// The property [`pkcs11-uri`](https://docs.gtk.org/gio/property.TlsCertificate.pkcs11-uri.html) of
  /// `GTlsCertificate`. Since GLib 2.68.
  public var pkcs11Uri: SafeSignal<String> { readOnlyProperty("pkcs11-uri") }

  /// The property [`private-key-pem`](https://docs.gtk.org/gio/property.TlsCertificate.private-key-pem.html) of
  /// `GTlsCertificate`. Since GLib 2.28.
  public var privateKeyPem: SafeSignal<String> { readOnlyProperty("private-key-pem") }

  /// The property
  /// [`private-key-pkcs11-uri`](https://docs.gtk.org/gio/property.TlsCertificate.private-key-pkcs11-uri.html) of
  /// `GTlsCertificate`. Since GLib 2.68.
  public var privateKeyPkcs11Uri: SafeSignal<String> { readOnlyProperty("private-key-pkcs11-uri") }

  /// The property [`subject-name`](https://docs.gtk.org/gio/property.TlsCertificate.subject-name.html) of
  /// `GTlsCertificate`. Since GLib 2.70.
  public var subjectName: SafeSignal<String?> { readOnlyProperty("subject-name") }
}
